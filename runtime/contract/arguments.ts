import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "./contract.js";
import { addedParameters, type AddedParameter } from "./convention-parameters.js";
import { narrowed } from "./narrow.js";
import { keysOf, ordered } from "./ordered.js";
import { References } from "./references.js";
import { isSchemaObject, withKeywords, without } from "./schema.js";

/** A parameter of one action, as that action takes it. Its references are not resolved. */
export interface Parameter {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** Who put it on the wire. */
  readonly from: "selector" | "author" | AddedParameter["from"];
}

/**
 * The JSON Schema of a call's arguments for one action: closed where the contract is, standing alone
 * (no reference leaves it), with the selector's value, what the action takes as it takes it, and what
 * conventions add.
 *
 * `allowlist` is judged against the profile and `confirm`, `expected`, `preview` against the state, so
 * no latch is required here. `$schema` is the author's where there is one; else 2020-12 holds.
 */
export function argumentsSchema(contract: PublicContract, tool: Tool, action: Action): JsonObject {
  let ofContract = schemas.get(contract);
  if (ofContract === undefined) schemas.set(contract, (ofContract = new WeakMap()));
  let schema = ofContract.get(action);
  if (schema === undefined) ofContract.set(action, (schema = makeSchema(contract, tool, action)));
  return schema;
}

function makeSchema(contract: PublicContract, tool: Tool, action: Action): JsonObject {
  const references = referencesOf(contract);
  const document = inputDocument(tool);
  const definitions = new Map<string, Schema>();
  const parameters = parametersOf(contract, tool, action);
  const properties = ordered(parameters.map(({ name, schema }) => [name, resolveParameter(name, schema)] as const));
  const root = references.resolve(rootKeywords(tool), document, definitions) as JsonObject;
  return withKeywords(
    { type: "object", properties, required: requiredOf(tool, action, parameters) },
    root,
    isClosed(contract, tool) ? { additionalProperties: false } : {},
    definitions.size > 0 ? { $defs: ordered<Json>(definitions) } : {},
  );

  function resolveParameter(name: string, schema: Schema): Schema {
    if (name !== tool.params) return references.resolve(schema, document, definitions);
    if (schema !== action.arguments) return references.resolve(schema, document, definitions);
    // `#` of an action's own arguments is the arguments themselves.
    references.own(schema, "arguments.");
    const resolved = references.resolve(schema, schema, definitions);
    return isSchemaObject(resolved) ? without(resolved, "$defs", "definitions", "$schema") : resolved;
  }
}

/** The schema of what an action returns, standing alone. */
export function resolvedResult(contract: PublicContract, result: Schema): Schema {
  if (!isSchemaObject(result)) return result;
  const definitions = new Map<string, Schema>();
  const resolved = referencesOf(contract).resolve(result, result, definitions);
  if (!isSchemaObject(resolved)) return resolved;
  const own = without(resolved, "$defs", "definitions");
  return definitions.size === 0 ? own : withKeywords(own, { $defs: ordered<Json>(definitions) });
}

/** The parameters that a call of the action may give: the selector, the author's in wire order, the added ones. */
export function parametersOf(contract: PublicContract, tool: Tool, action: Action): readonly Parameter[] {
  let ofContract = parameterLists.get(contract);
  if (ofContract === undefined) parameterLists.set(contract, (ofContract = new WeakMap()));
  let parameters = ofContract.get(action);
  if (parameters === undefined) ofContract.set(action, (parameters = listParameters(contract, tool, action)));
  return parameters;
}

function listParameters(contract: PublicContract, tool: Tool, action: Action): readonly Parameter[] {
  const added = addedParameters(contract, tool.parameters, action);
  const taken = new Set(added.map(({ name }) => name));
  const accepted = acceptedNames(tool, action);
  const required = new Set([...tool.required, ...action.requires]);
  const parameters: Parameter[] = [];
  if (tool.selector !== null && action.name !== null) {
    taken.add(tool.selector.name);
    parameters.push({ name: tool.selector.name, schema: { type: "string", const: action.name }, required: !tool.selector.optional, from: "selector" });
  }
  for (const name of keysOf(tool.parameters)) {
    if (!accepted.has(name) || taken.has(name)) continue;
    const wire = tool.parameters[name]!;
    const narrowing = Object.hasOwn(action.narrow, name) ? action.narrow[name] : undefined;
    const schema = name === tool.params ? paramsSchema(contract, wire, narrowing, action) : narrowed(wire, narrowing);
    parameters.push({ name, schema, required: required.has(name) || (name === action.flag?.name && action.flag.absent === "error"), from: "author" });
  }
  return [...parameters, ...added];
}

/** The author's parameters that an action accepts. */
export function acceptedNames(tool: Tool, action: Action): ReadonlySet<string> {
  const names = new Set([...tool.required, ...action.requires, ...action.takes]);
  if (tool.params !== null) names.add(tool.params);
  if (action.flag !== null) names.add(action.flag.name);
  if (action.window !== null && action.window.paging !== null) names.add(action.window.paging);
  return names;
}

/** Whether a parameter that the tool does not declare is refused at the root. */
export function isClosed(contract: Pick<PublicContract, "conventions">, tool: Tool): boolean {
  return contract.conventions.includes("closed") && !Object.hasOwn(tool.schema, "additionalProperties") && !Object.hasOwn(tool.schema, "unevaluatedProperties");
}

/** An open object takes what the action says is in it; where the action says nothing and objects are closed, nothing. */
function paramsSchema(contract: PublicContract, wire: Schema, narrowing: JsonObject | undefined, action: Action): Schema {
  if (action.arguments !== null) return action.arguments;
  const schema = narrowed(wire, narrowing);
  if (!contract.conventions.includes("closed") || !isSchemaObject(schema)) return schema;
  const decided = ["additionalProperties", "unevaluatedProperties", "propertyNames", "$ref"].some((name) => Object.hasOwn(schema, name));
  return decided ? schema : withKeywords(schema, { additionalProperties: false });
}

/** Names that every call of the action gives, the tool's first, the selector where the tool lists it. */
export function requiredOf(tool: Tool, action: Action, parameters: readonly Parameter[]): readonly string[] {
  const selector = tool.selector !== null && action.name !== null && !tool.selector.optional ? [tool.selector.name] : [];
  const listed = tool.required.includes(tool.selector?.name ?? "") ? [] : selector;
  return [...new Set([...listed, ...tool.required, ...action.requires, ...parameters.filter(({ required }) => required).map(({ name }) => name)])];
}

/** Root keywords that judge arguments; names of the root itself and definitions are taken care of elsewhere. */
export function rootKeywords(tool: Tool): JsonObject {
  return without(tool.schema, "$id", "type", "properties", "required", "$defs", "definitions");
}

/** What `#` stands for in a tool's parameters: the input schema as the author wrote it. */
export function inputDocument(tool: Tool): JsonObject {
  let document = documents.get(tool);
  if (document === undefined) documents.set(tool, (document = withKeywords(tool.schema, { properties: tool.parameters })));
  return document;
}

/** The resolver of a contract, which remembers what it has resolved. */
export function referencesOf(contract: PublicContract): References {
  let references = resolvers.get(contract);
  if (references === undefined) resolvers.set(contract, (references = new References(contract)));
  return references;
}

const parameterLists = new WeakMap<PublicContract, WeakMap<Action, readonly Parameter[]>>();
const schemas = new WeakMap<PublicContract, WeakMap<Action, JsonObject>>();
const documents = new WeakMap<Tool, JsonObject>();
const resolvers = new WeakMap<PublicContract, References>();
