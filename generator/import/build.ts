import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { isSchemaObject } from "../../runtime/contract/schema.js";
import { fitsOwnKey } from "../../runtime/surface/own-keys.js";
import { escapeReferences, mapSchemaProse } from "../contract/prose.js";
import type { Surface } from "../surface/list.js";
import { aliasesOf, type Aliases } from "./aliases.js";
import { detectActions, objectOf, type MultiAction } from "./detect.js";
import { suggest } from "./suggest.js";

/** How a tool is written down; the first way whose surface comes back equal is taken. */
export type Manner =
  | "actions" // selector and actions
  | "plain" // one action, parameters as they are
  | "literal"; // an input schema that is no object of parameters, kept whole

/**
 * The catalog of a listed surface as plain data: nothing decided, nothing claimed, nothing lost.
 * Policies are UNDECIDED with a suggestion beside each; conventions are empty.
 *
 * @param manners how each tool is written, by name, where the most readable manner is known to lose something
 */
export function buildCatalog(surface: Surface, manners: ReadonlyMap<string, Manner> = new Map()): JsonObject {
  const ways = surface.tools.map((tool) => wayOf(tool, manners.get(tool.name as string)));
  const aliases = aliasesOf(surface.tools.map(({ name }, index) => ({ name: name as string, actions: ways[index]!.multi?.actions ?? [] })));
  const tools = surface.tools.map((tool, index) => [tool.name as string, buildTool(tool, ways[index]!, aliases)] as const);
  return ordered<Json>([
    ["catalog", 1],
    ["server", buildServer(surface)],
    ["conventions", []],
    ["tools", ordered(tools)],
  ]);
}

/** Keys of a tool in the order in which an import writes them, decisions first. */
export const TOOL_KEYS: readonly string[] = ["as", "group", "policy", "suggestion", "scope", "title", "description", "selector", "params", "parameters", "required", "schema", "outputSchema", "annotations", "wire", "actions"];

function buildServer({ server, tools }: Surface): JsonObject {
  const text = (value: Json | undefined): [string] | [] => (typeof value === "string" && value !== "" ? [value] : []);
  const [name = "server"] = text(server?.name);
  return ordered<Json>([
    ["name", name],
    ...text(server?.title).map((title) => ["title", escapeReferences(title)] as const),
    ...text(server?.version).map((version) => ["version", version] as const),
    ["locale", localeOf(tools)],
  ]);
}

/** A manner, and for actions how they are chosen. */
export interface Way {
  readonly manner: Manner;
  readonly multi: MultiAction | null;
}

/** The most readable way that may keep everything, or the one that is known to. */
export function wayOf({ inputSchema }: JsonObject, manner?: Manner): Way {
  const schema = objectOf(inputSchema);
  if (manner === "literal" || schema === null || !isPlainObject(schema)) return { manner: "literal", multi: null };
  const multi = manner === "plain" ? null : detectActions(schema);
  return { manner: multi === null ? "plain" : "actions", multi };
}

/** An object of named parameters, each with a schema, as a catalog writes them. Without `properties` it would come back with some. */
function isPlainObject({ type, properties, required = [] }: JsonObject): boolean {
  const named = objectOf(properties);
  return type === "object" && named !== null && Object.values(named).every((value) => typeof value === "boolean" || objectOf(value) !== null) && Array.isArray(required) && required.every((item) => typeof item === "string" && item !== "");
}

/** One tool of a catalog, as plain data. */
export function buildTool(tool: JsonObject, { manner, multi }: Way, aliases: Aliases): JsonObject {
  const { name, inputSchema, ...others } = tool;
  // A null output schema, say, fits no key of a catalog and is kept as it came.
  const known = new Map(entriesOf(others).filter(([key, value]) => fitsOwnKey(key, value)));
  const [title, description, outputSchema, annotations] = ["title", "description", "outputSchema", "annotations"].map((key) => known.get(key));
  const input = manner === "literal" ? [] : buildInput(mapSchemaProse(objectOf(inputSchema) ?? {}, escapeReferences), multi);
  // A tool that came without an input schema is listed with an empty one: the protocol wants it.
  const wire = ordered([...entriesOf(others).filter(([key]) => !known.has(key)), ...(manner === "literal" && inputSchema !== undefined && inputSchema !== null ? [["inputSchema", inputSchema] as const] : [])]);
  return ordered<Json>([
    ...optional("as", aliases.tool(name as string)),
    ...(multi === null ? decision(tool, null, null) : []),
    ...optional("title", prose(title)),
    ...optional("description", prose(description)),
    ...input,
    ...optional("outputSchema", isSchemaObject(outputSchema) ? mapSchemaProse(outputSchema, escapeReferences) : outputSchema),
    ...optional("annotations", annotations),
    ...(Object.keys(wire).length > 0 ? [["wire", wire] as const] : []),
    ...(multi === null ? [] : [["actions", buildActions(tool, multi, aliases)] as const]),
  ]);
}

function buildInput(inputSchema: JsonObject, multi: MultiAction | null): [string, Json][] {
  const { type: _, properties, required, ...root } = inputSchema;
  const parameters = entriesOf(objectOf(properties) ?? {}).filter(([name]) => name !== multi?.selector);
  const names = Array.isArray(required) ? (required as readonly Json[]) : [];
  const selector = multi === null ? [] : buildSelector(objectOf(properties)![multi.selector] as JsonObject, multi.selector, names);
  // An empty list of required names is a keyword like any other: kept as written.
  const schema = Array.isArray(required) && required.length === 0 ? { ...root, required } : root;
  const own = names.filter((name) => name !== multi?.selector);
  // The selector stands first unless the list says otherwise.
  const listed = multi !== null && names.includes(multi.selector) && names[0] !== multi.selector ? names : own;
  return [
    ...selector,
    ...(multi?.params == null ? [] : [["params", multi.params] as [string, Json]]),
    ...(parameters.length > 0 ? [["parameters", ordered(parameters)] as [string, Json]] : []),
    ...(listed.length > 0 ? [["required", listed] as [string, Json]] : []),
    ...(Object.keys(schema).length > 0 ? [["schema", schema] as [string, Json]] : []),
  ];
}

function buildSelector(schema: JsonObject, name: string, required: readonly Json[]): [string, Json][] {
  const { type: _type, enum: _enum, title, description, ...rest } = schema;
  const selector = ordered<Json>([
    ...(name === "action" ? [] : [["name", name] as const]),
    ...optional("title", title),
    ...optional("description", description),
    ...(required.includes(name) ? [] : [["optional", true] as const]),
    ...(Object.keys(rest).length > 0 ? [["schema", rest] as const] : []),
  ]);
  return Object.keys(selector).length > 0 ? [["selector", selector]] : [];
}

function buildActions(tool: JsonObject, multi: MultiAction, aliases: Aliases): JsonObject {
  return ordered(multi.actions.map((action) => [action, buildAction(tool, action, multi, aliases)] as const));
}

export function buildAction(tool: JsonObject, action: string, multi: MultiAction, aliases: Aliases): JsonObject {
  return ordered<Json>([...optional("as", aliases.action(tool.name as string, action)), ...decision(tool, action, multi), ...(hasParametersBeside(tool, multi) ? [["takes", "all"] as const] : [])]);
}

/** Whether there are parameters of which a list does not tell which actions take them: then each may. */
function hasParametersBeside({ inputSchema }: JsonObject, { selector, params }: MultiAction): boolean {
  const { properties, required } = objectOf(inputSchema) ?? {};
  const always = new Set<Json>([selector, ...(params === null ? [] : [params]), ...(Array.isArray(required) ? (required as readonly Json[]) : [])]);
  return Object.keys(objectOf(properties) ?? {}).some((name) => !always.has(name));
}

/** Nothing is decided by an import: the suggestion stands beside, for a person. */
function decision(tool: JsonObject, action: string | null, multi: MultiAction | null): [string, Json][] {
  const { policy, scope, because } = suggest(tool, action, multi);
  return [
    ["policy", "UNDECIDED"],
    ["suggestion", ordered<Json>([["policy", policy], ...(scope === null ? [] : [["scope", scope] as const]), ["because", because]])],
  ];
}

const optional = (key: string, value: Json | undefined): [string, Json][] => (value === undefined ? [] : [[key, value]]);

const prose = (value: Json | undefined): Json | undefined => (typeof value === "string" ? escapeReferences(value) : value);

/** The language of the prose, by its letters: only what they show beyond doubt, else English. */
function localeOf(tools: readonly JsonObject[]): string {
  let [latin, cyrillic, han] = [0, 0, 0];
  for (const { description } of tools) {
    if (typeof description !== "string") continue;
    // The beginning of each description tells as much as all of it.
    for (let at = Math.min(description.length, 400) - 1; at >= 0; at--) {
      const code = description.charCodeAt(at);
      if (code < 0x41) continue;
      if (code < 0x250) latin++;
      else if (code >= 0x400 && code < 0x530) cyrillic++;
      else if (code >= 0x3400 && code < 0xa000) han++;
    }
  }
  if (cyrillic > latin) return "ru";
  return han * 2 > latin ? "zh" : "en";
}
