import { identifierOf } from "../contract/identifier.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import type { Surface } from "../surface/list.js";
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
 * @param manners how each tool is written, by name; absent means `actions` where there are any, else `plain`
 */
export function buildCatalog(surface: Surface, manners: ReadonlyMap<string, Manner> = new Map()): JsonObject {
  const aliases = identifiers(surface.tools.map((tool) => tool.name as string));
  const tools = surface.tools.map((tool) => [tool.name as string, buildTool(tool, manners.get(tool.name as string), aliases)] as const);
  return ordered<Json>([
    ["catalog", 1],
    ["server", buildServer(surface)],
    ["conventions", []],
    ["tools", ordered(tools)],
  ]);
}

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

function buildTool(tool: JsonObject, asked: Manner | undefined, aliases: ReadonlyMap<string, string>): JsonObject {
  const { name, inputSchema, ...others } = tool;
  const known: Record<string, Json> = {};
  const wire: Record<string, Json> = {};
  for (const [key, value] of entriesOf(others)) (isAsSpecified(key, value) ? known : wire)[key] = value;
  const { title, description, outputSchema, annotations } = known;
  const multi = asked === "plain" || asked === "literal" ? null : detectActions(objectOf(inputSchema) ?? {});
  const input = asked === "literal" ? [] : buildInput(objectOf(inputSchema) ?? {}, multi);
  const rest = { ...wire, ...(asked === "literal" && inputSchema !== undefined ? { inputSchema } : {}) };
  const alias = aliases.get(name as string);
  return ordered<Json>([
    ...optional("as", alias),
    ...(multi === null ? decision(tool, null, null) : []),
    ...optional("title", prose(title)),
    ...optional("description", prose(description)),
    ...input,
    ...optional("outputSchema", outputSchema),
    ...optional("annotations", annotations),
    ...(Object.keys(rest).length > 0 ? [["wire", rest] as const] : []),
    ...(multi === null ? [] : [["actions", buildActions(tool, multi)] as const]),
  ]);
}

/** Keys whose values are what the specification says; a null output schema, say, is kept as it came. */
function isAsSpecified(key: string, value: Json): boolean {
  if (key === "title" || key === "description") return typeof value === "string";
  return (key === "outputSchema" || key === "annotations") && objectOf(value) !== null;
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
    ...optional("title", prose(title)),
    ...optional("description", prose(description)),
    ...(required.includes(name) ? [] : [["optional", true] as const]),
    ...(Object.keys(rest).length > 0 ? [["schema", rest] as const] : []),
  ]);
  return Object.keys(selector).length > 0 ? [["selector", selector]] : [];
}

function buildActions(tool: JsonObject, multi: MultiAction): JsonObject {
  const aliases = identifiers(multi.actions);
  return ordered(
    multi.actions.map((action) => [
      action,
      ordered<Json>([...optional("as", aliases.get(action)), ...decision(tool, action, multi), ...(multi.params === null ? [["takes", "all"] as const] : [])]),
    ]),
  );
}

/** Nothing is decided by an import: the suggestion stands beside, for a person. */
function decision(tool: JsonObject, action: string | null, multi: MultiAction | null): [string, Json][] {
  const { policy, scope, because } = suggest(tool, action, multi);
  return [
    ["policy", "UNDECIDED"],
    ["suggestion", ordered<Json>([["policy", policy], ...(scope === null ? [] : [["scope", scope] as const]), ["because", because]])],
  ];
}

/** Identifiers for those names that give none of their own or the same as another's. */
function identifiers(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Map<string, number>();
  const result = new Map<string, string>();
  for (const name of names) {
    const identifier = identifierOf(name, null);
    const key = identifier.replace(/[^A-Za-z0-9]/g, "").toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    if (count > 1) result.set(name, `${identifier}_${count}`);
  }
  return result;
}

const optional = (key: string, value: Json | undefined): [string, Json][] => (value === undefined ? [] : [[key, value]]);

const prose = (value: Json | undefined): Json | undefined => (typeof value === "string" ? escapeReferences(value) : value);

/** `[[x]]` in foreign prose is no reference. */
export function escapeReferences(text: string): string {
  return text.replaceAll("[[", "\\[[");
}

/** The language of the prose, by its letters: only what they show beyond doubt, else English. */
function localeOf(tools: readonly JsonObject[]): string {
  const text = tools.map(({ description }) => (typeof description === "string" ? description : "")).join(" ");
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const latin = count(/\p{Script=Latin}/gu);
  if (count(/\p{Script=Cyrillic}/gu) > latin) return "ru";
  if (count(/\p{Script=Han}/gu) * 2 > latin) return "zh";
  return "en";
}
