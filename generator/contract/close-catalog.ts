import type { Action, JsonObject, PublicContract, Schema, Tool } from "../../runtime/contract/contract.js";
import { acceptedNames } from "../../runtime/contract/arguments.js";
import { pointerOf } from "../../runtime/contract/pointer.js";
import { entriesOf, keysOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, visitSchemas, withKeywords, without } from "../../runtime/contract/schema.js";
import { Closing } from "./close.js";
import { describesInside, hasParts, isDecided, isObjectPosition, type Scope } from "./in-place.js";
import type { Inner } from "./inner-values.js";
import { skeletonOf, withSkeleton } from "./skeleton.js";

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
    const scope = { types, document: inputs[index]! };
    closing.notice(inputs[index]!, scope);
    for (const narrowing of aloneIn(tool, scope)) closing.notice(narrowing, scope);
    for (const [name, narrowings] of wideningOf(tool, scope)) for (const schema of [tool.parameters[name]!, ...narrowings]) if (isSchemaObject(schema)) closing.leave({ schema, scope });
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
  const ownKeysOnly = new Map<string, JsonObject>();
  const closed = closing.close(input, scope) as JsonObject;
  return {
    ...tool,
    parameters: mapValues(closed["properties"] as { readonly [name: string]: Schema }, (schema, name) => {
      // The object that carries an action's arguments is open on the wire; each action says what is in it.
      if (name === tool.params) return tool.parameters[name]!;
      return widening.has(name) && isSchemaObject(schema) ? withSkeleton(schema, skeletonOf([schema, ...widening.get(name)!].map(inScope), [inScope(schema)])) : schema;
    }),
    // That the root is closed is what the convention says; only how it is, where it is no plain object.
    schema: without(Object.hasOwn(tool.schema, "additionalProperties") ? closed : without(closed, "additionalProperties"), "properties"),
    actions: tool.actions.map((action) => closeAction(action)),
  };

  function closeAction(action: Action): Action {
    const given = action.arguments;
    const closed = given === null ? null : closing.close(given, { types, document: given });
    if (widening.size === 0 && Object.keys(action.narrow).length === 0) return { ...action, arguments: closed };
    const accepted = acceptedNames(tool, action);
    const narrow = ordered([
      ...entriesOf(action.narrow).map(([name, schema]) => [name, widening.has(name) ? besideWire(name, schema) : isSilent(wireOf(tool, name), scope) ? (closing.close(schema, scope) as JsonObject) : schema] as const),
      // An action that says nothing of a parameter does not get the keys that others add to it.
      ...[...widening.keys()].filter((name) => !Object.hasOwn(action.narrow, name) && accepted.has(name)).map((name) => [name, ofWireAlone(name)] as const),
    ]);
    return { ...action, narrow, arguments: closed };
  }

  function ofWireAlone(name: string): JsonObject {
    let known = ownKeysOnly.get(name);
    if (known === undefined) ownKeysOnly.set(name, (known = besideWire(name, {})));
    return known;
  }

  function besideWire(name: string, narrowing: JsonObject): JsonObject {
    const skeleton = skeletonOf([tool.parameters[name]!, narrowing].filter(isSchemaObject).map(inScope));
    return isSchemaObject(skeleton) && Object.keys(narrowing).length === 0 ? skeleton : (withSkeleton(narrowing, skeleton) as JsonObject);
  }

  function inScope(schema: JsonObject): Inner {
    return { schema, scope };
  }
}

/** Parameters for which actions declare keys that the wire schema does not: name → those narrowings. */
type Widening = ReadonlyMap<string, readonly JsonObject[]>;

function wideningOf(tool: Tool, scope: Scope): Widening {
  const widening = new Map<string, JsonObject[]>();
  for (const action of tool.actions) {
    for (const [name, schema] of entriesOf(action.narrow)) {
      const wire = wireOf(tool, name);
      if (!isSchemaObject(wire) || isDecided(wire) || isSilent(wire, scope) || !addsKeys(schema, wire, scope)) continue;
      const known = widening.get(name);
      if (known === undefined) widening.set(name, [schema]);
      else known.push(schema);
    }
  }
  return widening;
}

/** Narrowings of parameters of which the wire schema says nothing: they alone say what an object holds. */
function aloneIn(tool: Tool, scope: Scope): readonly JsonObject[] {
  return tool.actions.flatMap((action) => entriesOf(action.narrow).flatMap(([name, schema]) => (isSilent(wireOf(tool, name), scope) ? [schema] : [])));
}

function wireOf(tool: Tool, name: string): Schema | undefined {
  return Object.hasOwn(tool.parameters, name) ? tool.parameters[name] : undefined;
}

/** Whether a schema says nothing of what a value holds, at any depth. */
function isSilent(wire: Schema | undefined, scope: Scope): boolean {
  if (!isSchemaObject(wire)) return wire === true;
  if (!hasParts(wire) && !describesInside(wire)) return !isObjectPosition(wire);
  return skeletonOf([{ schema: wire, scope }]) === true;
}

/** Whether a narrowing declares a key, at any depth, that the wire schema does not. */
function addsKeys(narrowing: JsonObject, wire: JsonObject, scope: Scope): boolean {
  if (!describesInside(narrowing) && !hasParts(narrowing)) return false;
  const alone = skeletonOf([{ schema: wire, scope }]);
  return JSON.stringify(skeletonOf([{ schema: wire, scope }, { schema: narrowing, scope }])) !== JSON.stringify(alone);
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
