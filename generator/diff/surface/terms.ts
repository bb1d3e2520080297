import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "../../../runtime/contract/contract.js";
import { inputDocument, isClosed, parametersOf, requiredOf, rootKeywords } from "../../../runtime/contract/arguments.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, withKeywords } from "../../../runtime/contract/schema.js";
import { documentOf, draftOf, type Document, type Draft, type Located, type Term } from "../schema/term.js";

/**
 * What an action accepts, as a term whose references still bear the names of their definitions. It
 * accepts what `argumentsSchema` accepts, where everything is resolved; a test holds them equal.
 *
 * @param selector false leaves the selector out: which action it is, is told elsewhere
 */
export function argumentsTerm(contract: PublicContract, tool: Tool, action: Action, selector = true): Term {
  const all = parametersOf(contract, tool, action);
  const parameters = selector ? all : all.filter(({ from }) => from !== "selector");
  const own = tool.params !== null && action.arguments !== null && parameters.some(({ name, schema }) => name === tool.params && schema === action.arguments) ? tool.params : null;
  const root: JsonObject = withKeywords(
    {
      type: "object",
      properties: ordered<Json>(parameters.map(({ name, schema }) => [name, name === own ? true : schema] as const)),
      required: requiredOf(tool, action, parameters).filter((name) => selector || name !== tool.selector?.name),
    },
    rootKeywords(tool),
    isClosed(contract, tool) ? { additionalProperties: false } : {},
  );
  const term: Located[] = [{ schema: root, document: inputOf(contract, tool), pointer: "", definition: null }];
  if (own !== null) {
    // `#` of an action's own arguments is the arguments themselves.
    const document = schemaDocument(contract, action.arguments!, draftOf(tool.schema));
    term.push({ schema: { properties: ordered<Json>([[own, action.arguments!]]) }, document, pointer: "", definition: null });
  }
  return term;
}

/** The tool's parameters as they stand on the wire, whatever action takes them: for their words. */
export function wireTerm(contract: PublicContract, tool: Tool): Term {
  return [{ schema: inputDocument(tool), document: inputOf(contract, tool), pointer: "", definition: null }];
}

/** A schema that is its own document: an output schema, a result, an action's own arguments. */
export function schemaTerm(contract: PublicContract, schema: Schema, pointer = ""): Term {
  return schema === true ? [] : [{ schema, document: schemaDocument(contract, schema, draftOf(schema)), pointer, definition: null }];
}

/** What one parameter of an action says on top of the wire schema. */
export function narrowTerm(contract: PublicContract, tool: Tool, action: Action): Term {
  return [{ schema: { properties: action.narrow }, document: inputOf(contract, tool), pointer: "", definition: null }];
}

/** One document a tool and one a schema, so that equal questions are recognised. */
function inputOf(contract: PublicContract, tool: Tool): Document {
  return remembered(tool, () => documentOf(inputDocument(tool), contract.types, draftOf(tool.schema)));
}

function schemaDocument(contract: PublicContract, schema: Schema, draft: Draft): Document {
  const make = (): Document => documentOf(schema, contract.types, draft);
  return isSchemaObject(schema) ? remembered(schema, make) : make();
}

const DOCUMENTS = new WeakMap<object, Document>();

function remembered(owner: object, make: () => Document): Document {
  let document = DOCUMENTS.get(owner);
  if (document === undefined) DOCUMENTS.set(owner, (document = make()));
  return document;
}
