import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "../../runtime/contract/contract.js";
import { pointerOf } from "../../runtime/contract/references.js";
import { entriesOf, keysOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, visitSchemas, withKeywords, without } from "../../runtime/contract/schema.js";
import { Closing } from "./close.js";
import { declaredBy, isDecided, isObjectPosition, type Scope } from "./in-place.js";

/**
 * The contract with every object closed that callers send. What the server returns stays as it is
 * written: a result that gains a field must not refuse itself.
 */
export function closeCatalog(contract: PublicContract): PublicContract {
  const types = contract.types;
  const closing = new Closing();
  const inputs = contract.tools.map((tool) => inputOf(tool));
  for (const name of keysOf(types)) closing.notice(types[name]!, { types, document: types[name]! });
  for (const [index, tool] of contract.tools.entries()) {
    closing.notice(inputs[index]!, { types, document: inputs[index]! });
    for (const schema of [tool.outputSchema, ...tool.actions.flatMap((action) => [action.arguments, action.result])]) {
      if (schema !== null) closing.notice(schema, { types, document: schema });
    }
  }
  const sent = typesSent(contract, inputs);
  return {
    ...contract,
    types: mapValues(types, (schema, name) => (sent.has(name) ? closing.close(schema, { types, document: schema }) : schema)),
    tools: contract.tools.map((tool, index) => closeTool(tool, inputs[index]!, types, closing)),
  };
}

/** The input schema as `#` of a tool's references: what the author wrote, without what conventions add. */
function inputOf(tool: Tool): JsonObject {
  return withKeywords(tool.schema, { properties: tool.parameters });
}

function closeTool(tool: Tool, input: JsonObject, types: PublicContract["types"], closing: Closing): Tool {
  const scope: Scope = { types, document: input };
  const widening = wideningOf(tool, scope);
  const closed = closing.close(input, scope, layers(widening)) as JsonObject;
  const parameters = closed["properties"] as { readonly [name: string]: Schema };
  return {
    ...tool,
    // The object that carries an action's arguments is open on the wire; each action says what is in it.
    parameters: mapValues(parameters, (schema, name) => (name === tool.params ? tool.parameters[name]! : schema)),
    // That the root is closed is what the convention says; only how it is, where it is no plain object.
    schema: without(Object.hasOwn(tool.schema, "additionalProperties") ? closed : without(closed, "additionalProperties"), "properties"),
    actions: tool.actions.map((action) => closeAction(action, tool, scope, widening, closing)),
  };
}

function closeAction(action: Action, tool: Tool, scope: Scope, widening: Widening, closing: Closing): Action {
  const { types } = scope;
  const narrow = ordered([
    ...entriesOf(action.narrow).map(([name, schema]) => [name, closeNarrowing(name, schema)] as const),
    ...[...widening.keys()].filter((name) => !Object.hasOwn(action.narrow, name)).flatMap((name) => ownKeysOnly(name)),
  ]);
  return { ...action, narrow, arguments: action.arguments === null ? null : closing.close(action.arguments, { types, document: action.arguments }) };

  function closeNarrowing(name: string, schema: JsonObject): JsonObject {
    if (!widening.has(name)) return schema;
    return closing.close(schema, scope, [tool.parameters[name]!]) as JsonObject;
  }

  /** An action that says nothing of a parameter does not get the keys that others add to it. */
  function ownKeysOnly(name: string): [string, JsonObject][] {
    const wire = tool.parameters[name]!;
    if (!accepts(action, tool, name) || !isSchemaObject(wire) || !isObjectPosition(wire) || isDecided(wire)) return [];
    const declared = declaredBy(wire, scope);
    if (declared.beyondNames) return [];
    return [[name, { properties: ordered<Json>([...declared.names].map((key) => [key, true] as const)), additionalProperties: false }]];
  }
}

function accepts(action: Action, tool: Tool, name: string): boolean {
  return action.requires.includes(name) || action.takes.includes(name) || tool.required.includes(name);
}

/** Parameters for which actions declare keys that the wire schema does not: name → those narrowings. */
type Widening = ReadonlyMap<string, readonly JsonObject[]>;

function wideningOf(tool: Tool, scope: Scope): Widening {
  const widening = new Map<string, JsonObject[]>();
  for (const action of tool.actions) {
    for (const [name, schema] of entriesOf(action.narrow)) {
      const wire = Object.hasOwn(tool.parameters, name) ? tool.parameters[name]! : undefined;
      if (wire === undefined) continue;
      const declared = declaredBy(schema, scope);
      const own = declaredBy(wire, scope);
      if (!declared.beyondNames && [...declared.names].every((key) => own.names.has(key))) continue;
      const known = widening.get(name);
      if (known === undefined) widening.set(name, [schema]);
      else known.push(schema);
    }
  }
  return widening;
}

/** The narrowings of all parameters as few whole inputs, so that each parameter meets only its own. */
function layers(widening: Widening): JsonObject[] {
  const depth = [...widening.values()].reduce((most, schemas) => Math.max(most, schemas.length), 0);
  return Array.from({ length: depth }, (_, layer) => ({
    properties: ordered<Json>([...widening].flatMap(([name, schemas]) => (layer < schemas.length ? [[name, schemas[layer]!] as const] : []))),
  }));
}

/** Types that an argument may hold, directly or through other types. */
function typesSent(contract: PublicContract, inputs: readonly JsonObject[]): ReadonlySet<string> {
  const sent = new Set<string>();
  const waiting: Schema[] = [...inputs];
  for (const tool of contract.tools) {
    for (const action of tool.actions) {
      waiting.push(...Object.values(action.narrow));
      if (action.arguments !== null) waiting.push(action.arguments);
    }
  }
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    visitSchemas(schema, (part) => {
      const reference = keyword(part, "$ref");
      const pointer = typeof reference === "string" ? pointerOf(reference) : null;
      const name = pointer?.[0] === "types" ? pointer[1] : undefined;
      if (name === undefined || sent.has(name) || !Object.hasOwn(contract.types, name)) return;
      sent.add(name);
      waiting.push(contract.types[name]!);
    });
  }
  return sent;
}
