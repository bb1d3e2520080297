import { isClosed, type Parameter, parametersOf } from "../../../runtime/contract/arguments.js";
import type { Action, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../../runtime/contract/ordered.js";
import type { Document } from "./definitions.js";
import type { TypeReader } from "./read-type.js";
import type { ObjectType } from "./type.js";

/** What `#` means in the schemas of an action: the input schema, and its own `arguments` where it has them. */
export interface Documents {
  readonly input: Document;
  readonly own: Document | null;
}

/**
 * What the handler of an action is given: the author's parameters that the action accepts, in wire
 * order, with defaults filled in. The selector, the mode, the flag of a rehearsal, the values of
 * latches and the window are not among them: the runtime deals with these.
 *
 * Combinators at the root of an input schema (`anyOf`) are left out, as they may speak of those.
 */
export function argumentsType(contract: PublicContract, tool: Tool, action: Action, reader: TypeReader, documents: Documents): ObjectType {
  const parameters = parametersOf(contract, tool, action).filter((parameter) => isForHandler(parameter, action));
  const properties = parameters.map(({ name, schema, required }) => {
    const document = documents.own !== null && schema === action.arguments ? documents.own : documents.input;
    return reader.property(name, schema, required, { document, filled: true });
  });
  return { kind: "object", properties, index: isClosed(contract, tool) ? null : indexOf(tool, reader, documents.input) };
}

/** Paging of the action's own is for its handler, whoever declares the parameter. */
function isForHandler(parameter: Parameter, action: Action): boolean {
  return parameter.name !== action.flag?.name && (parameter.from === "author" || parameter.from === "paging");
}

/** Type of the parameters that the tool does not declare and accepts all the same. */
function indexOf(tool: Tool, reader: TypeReader, input: Document): ObjectType["index"] {
  const openings = entriesOf(tool.schema).filter(([keyword]) => OPENINGS.has(keyword));
  const type = reader.read(ordered([["type", "object"] as const, ...openings]), input);
  return type.kind === "object" ? type.index : null;
}

const OPENINGS: ReadonlySet<string> = new Set(["patternProperties", "additionalProperties", "unevaluatedProperties"]);
