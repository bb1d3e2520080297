import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "../contract/contract.js";
import { acceptedNames, isClosed, referencesOf } from "../contract/arguments.js";
import { addedParameters } from "../contract/convention-parameters.js";
import { entriesOf, keysOf, ordered } from "../contract/ordered.js";
import { isSchemaObject, withKeywords, without } from "../contract/schema.js";
import { envelopeSchema } from "./envelope-schema.js";
import { shown } from "./exports.js";
import { actionTable, derivedHints } from "./hints.js";
import { fitsOwnKey } from "./own-keys.js";

/** A tool as `tools/list` answers it. */
export interface WireTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  readonly inputSchema: JsonObject;
  readonly outputSchema?: JsonObject;
  readonly annotations?: JsonObject;
  readonly [key: string]: Json | undefined;
}

/** A part of the surface: the groups that a profile enables. */
export interface View {
  readonly groups: ReadonlySet<string>;
}

/**
 * What `tools/list` answers.
 *
 * Without a view it is the full surface, undecided actions included. A view has the actions of its
 * groups and no undecided ones: values of the selector, parameters and hints shrink with them, and
 * a tool without actions left is not listed.
 *
 * Types are written out, because clients refuse references; only one that refers to itself, or is
 * too large to repeat, stands under `$defs`. A contract that claims no conventions comes back as it
 * was imported.
 */
export function listTools(contract: PublicContract, view?: View): WireTool[] {
  if (view !== undefined) return listOf(contract, view);
  let known = whole.get(contract);
  if (known === undefined) whole.set(contract, (known = listOf(contract)));
  return known;
}

/** Outputs, budgets and reports ask for the full list of one contract. */
const whole = new WeakMap<PublicContract, WireTool[]>();

function listOf(contract: PublicContract, view?: View): WireTool[] {
  return contract.tools.flatMap((tool) => {
    const actions = view === undefined ? tool.actions : tool.actions.filter((action) => isServed(action, view));
    return actions.length === 0 && tool.actions.length > 0 ? [] : [wireTool(contract, tool, actions)];
  });
}

/** An action is served where its group is enabled and somebody decided its policy. */
export function isServed(action: Action, view: View): boolean {
  return action.policy !== "UNDECIDED" && action.group !== null && view.groups.has(action.group);
}

function wireTool(contract: PublicContract, tool: Tool, actions: readonly Action[]): WireTool {
  const text = describedTool(contract, tool, actions);
  const output = outputOf(contract, tool, actions);
  const annotations = annotationsOf(contract, tool, actions);
  const meta = contract.conventions.includes("hints") ? actionTable(tool, actions) : null;
  const said: readonly (readonly [string, Json])[] = [
    ["name", tool.name],
    ...(tool.title === null ? [] : [["title", tool.title] as const]),
    ...(text === null ? [] : [["description", text] as const]),
    ["inputSchema", literalInput(contract, tool) ?? inputSchema(contract, tool, actions)],
    ...(output === null ? [] : [["outputSchema", output] as const]),
    ...(annotations === null ? [] : [["annotations", annotations] as const]),
  ];
  return ordered<Json>([
    ...said,
    ...furtherKeys(contract, tool, new Set(said.map(([key]) => key))).filter(([key]) => meta === null || key !== "_meta"),
    ...(meta === null ? [] : [["_meta", withKeywords(isSchemaObject(tool.wire["_meta"]) ? tool.wire["_meta"] : {}, meta)] as const]),
  ]) as unknown as WireTool;
}

/**
 * Keys of the list that are kept as written. None replaces what the contract itself says: a promise
 * that a policy makes could be taken back there, where no check looks.
 */
function furtherKeys(contract: PublicContract, tool: Tool, said: ReadonlySet<string>): readonly (readonly [string, Json])[] {
  return entriesOf(tool.wire).filter(([key, value]) => !said.has(key) && !fitsOwnKey(key, value) && !(key === "outputSchema" && contract.answers !== null));
}

/** An imported input schema that is no object of parameters, until a convention shapes it. */
function literalInput(contract: PublicContract, tool: Tool): Json | null {
  if (!Object.hasOwn(tool.wire, "inputSchema") || shapesInput(contract.conventions)) return null;
  return tool.selector === null && keysOf(tool.parameters).length === 0 ? tool.wire["inputSchema"]! : null;
}

/** Whether a server that claims these conventions lists input schemas of their making. */
export function shapesInput(conventions: readonly string[]): boolean {
  return conventions.some((convention) => convention === "mode" || convention === "closed" || convention === "window");
}

function inputSchema(contract: PublicContract, tool: Tool, actions: readonly Action[]): JsonObject {
  const references = referencesOf(contract);
  const definitions = new Map<string, Schema>();
  const { selector, parameters, required, open } = shown(contract, tool, actions, wireParameters(contract, tool, actions));
  const names = tool.selector === null || tool.selector.optional || required.includes(tool.selector.name) ? required : [tool.selector.name, ...required];
  const properties = ordered<Json>([
    ...(tool.selector === null || selector === null ? [] : [[tool.selector.name, selector] as const]),
    ...parameters.map(([name, schema]) => [name, references.resolve(schema, null, definitions)] as const),
  ]);
  const root = references.resolve(rootKeywords(contract, tool), null, definitions) as JsonObject;
  const own = Object.hasOwn(root, "$defs") && isSchemaObject(root["$defs"]!) ? root["$defs"] : {};
  return withKeywords(
    Object.hasOwn(root, "$schema") ? { $schema: root["$schema"]! } : {},
    { type: "object", properties },
    names.length > 0 ? { required: names } : {},
    open ? { additionalProperties: true } : isClosed(contract, tool) ? { additionalProperties: false } : {},
    // An import writes an empty list of required names here; it is none once there are names.
    names.length > 0 ? without(root, "required") : root,
    definitions.size > 0 ? { $defs: withKeywords(own, ordered<Json>(definitions)) } : {},
  );
}

/**
 * Root keywords as written. A server that promises anything does not combine schemas at its root:
 * clients refuse the whole list for it. The runtime judges calls by them all the same.
 */
function rootKeywords(contract: PublicContract, tool: Tool): JsonObject {
  return contract.conventions.length === 0 ? tool.schema : without(tool.schema, "oneOf", "anyOf", "allOf", "$ref", "if", "then", "else", "not");
}

/** All that some action listed here may be called with: the author's parameters, then the added ones. */
function wireParameters(contract: PublicContract, tool: Tool, actions: readonly Action[]): [string, Schema][] {
  const added = new Map(actions.flatMap((action) => addedParameters(contract, tool.parameters, action)).map(({ name, schema }) => [name, schema] as const));
  const whole = actions.length === tool.actions.length;
  const accepted = whole ? null : new Set(actions.flatMap((action) => [...acceptedNames(tool, action)]));
  const own = entriesOf(tool.parameters).filter(([name]) => (accepted === null || accepted.has(name)) && !added.has(name));
  return [...own, ...added];
}

/** A call that acts at once says so where the model chooses; where there is a switch, the switch says it. */
function describedTool(contract: PublicContract, tool: Tool, actions: readonly Action[]): string | null {
  const single = tool.selector === null ? actions[0] : undefined;
  if (single?.policy !== "APPLY_ONLY" || !contract.conventions.includes("mode")) return tool.description;
  return [tool.description, IMMEDIATE].filter((text) => text !== null && text !== "").join("\n\n");
}

const IMMEDIATE = "Выполняется сразу, предпросмотра нет.";

function outputOf(contract: PublicContract, tool: Tool, actions: readonly Action[]): Schema | null {
  if (contract.answers === "markdown") return null;
  if (contract.answers === "envelope") return envelopeSchema(contract, actions);
  if (tool.outputSchema === null) return null;
  const definitions = new Map<string, Schema>();
  const resolved = referencesOf(contract).resolve(tool.outputSchema, null, definitions);
  if (definitions.size === 0 || !isSchemaObject(resolved)) return resolved;
  const own = Object.hasOwn(resolved, "$defs") && isSchemaObject(resolved["$defs"]!) ? resolved["$defs"] : {};
  return withKeywords(resolved, { $defs: withKeywords(own, ordered<Json>(definitions)) });
}

function annotationsOf(contract: PublicContract, tool: Tool, actions: readonly Action[]): JsonObject | null {
  if (!contract.conventions.includes("hints") || actions.length === tool.actions.length) return tool.annotations;
  return derivedHints(actions, tool.annotations);
}
