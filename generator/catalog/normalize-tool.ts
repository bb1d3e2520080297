import type { Export, Flag, JsonObject, Latch, Policy, Window } from "../../runtime/contract/contract.js";
import { toData } from "./data.js";
import { booleanOf, EMPTY, entriesOf, filledTextOf, itemsOf, listOf, mapOf, objectOf, schemaOf, schemasOf, textOf, textsOf, wordOf } from "./access.js";
import type { CatalogAction, CatalogTool } from "./model.js";
import type { Entry, MapNode, Node } from "./tree.js";

/** A tool of a checked tree. One without actions has exactly one action, which is named null. */
export function normalizeTool(entry: Entry): CatalogTool {
  const node = entry.value as MapNode;
  const shared = { group: filledTextOf(node, "group"), address: filledTextOf(node, "address"), help: filledTextOf(node, "help") };
  const retired = mapOf(node, "retired");
  const actions = node.entries.has("actions")
    ? entriesOf(node, "actions").map((action) => normalizeAction(action.key, action, action.value as MapNode, `tools.${entry.key}.actions.${action.key}`, shared))
    : [normalizeAction(null, entry, node, `tools.${entry.key}`, shared)];
  return Object.freeze({
    name: entry.key,
    keySpan: entry.keySpan,
    node,
    as: filledTextOf(node, "as"),
    title: textOf(node, "title"),
    description: textOf(node, "description"),
    ...shared,
    selector: selector(node),
    params: filledTextOf(node, "params"),
    parameters: schemasOf(node, "parameters"),
    required: listOf(node, "required") ?? NO_NAMES,
    schema: objectOf(node, "schema") ?? EMPTY,
    outputSchema: schemaOf(node, "outputSchema"),
    annotations: objectOf(node, "annotations"),
    wire: objectOf(node, "wire") ?? EMPTY,
    export: wordOf<Export>(node, "export"),
    retired: retired === null ? NOTHING_RETIRED : Object.freeze({ actions: textsOf(retired, "actions"), parameters: textsOf(retired, "parameters") }),
    actions: Object.freeze(actions),
  });
}

/** What an action takes from its tool where it says nothing itself. Never policy or scope. */
interface Shared {
  readonly group: string | null;
  readonly address: string | null;
  readonly help: string | null;
}

function normalizeAction(name: string | null, entry: Entry, node: MapNode, path: string, tool: Shared): CatalogAction {
  return Object.freeze({
    name,
    keySpan: entry.keySpan,
    node,
    path,
    // The tool's own words are the tool's, not its only action's.
    as: name === null ? null : filledTextOf(node, "as"),
    title: name === null ? null : textOf(node, "title"),
    description: name === null ? null : textOf(node, "description"),
    policy: wordOf<Policy>(node, "policy"),
    suggestion: suggestion(node),
    scope: filledTextOf(node, "scope"),
    group: filledTextOf(node, "group") ?? tool.group,
    address: node.entries.has("address") ? filledTextOf(node, "address") : tool.address,
    help: filledTextOf(node, "help") ?? tool.help,
    requires: listOf(node, "requires") ?? NO_NAMES,
    takes: name === null || textOf(node, "takes") === "all" ? "all" : (listOf(node, "takes") ?? NO_NAMES),
    narrow: schemasOf<JsonObject>(node, "narrow"),
    arguments: schemaOf(node, "arguments"),
    latches: listOf<Latch>(node, "latches") ?? NO_NAMES,
    flag: flag(node),
    window: window(node),
    result: schemaOf(node, "result"),
    answer: answer(node),
    examples: Object.freeze(itemsOf(node, "examples").map(example)),
  });
}

const NO_NAMES: readonly never[] = Object.freeze([]);
const NOTHING_RETIRED: CatalogTool["retired"] = Object.freeze({ actions: EMPTY, parameters: EMPTY });
const NO_LABELS: CatalogAction["answer"] = Object.freeze({ fields: NO_NAMES, sections: NO_NAMES });

function selector(node: MapNode): CatalogTool["selector"] {
  const map = mapOf(node, "selector");
  if (map === null && !node.entries.has("actions")) return null;
  const given: MapNode = map ?? { ...node, entries: new Map() };
  return Object.freeze({
    name: filledTextOf(given, "name") ?? "action",
    title: textOf(given, "title"),
    description: textOf(given, "description"),
    optional: booleanOf(given, "optional", false),
    schema: objectOf(given, "schema") ?? EMPTY,
  });
}

function suggestion(node: MapNode): CatalogAction["suggestion"] {
  const map = mapOf(node, "suggestion");
  return map === null ? null : Object.freeze({ policy: wordOf<Policy>(map, "policy"), scope: filledTextOf(map, "scope"), because: textOf(map, "because") ?? "" });
}

function flag(node: MapNode): Flag | null {
  const map = mapOf(node, "flag");
  return map === null ? null : Object.freeze({ name: textOf(map, "name")!, rehearses: booleanOf(map, "rehearses", true), absent: wordOf<Flag["absent"]>(map, "absent") ?? "rehearse" });
}

/** undefined where the rule decides, null where the author says that there is none. */
function window(node: MapNode): Window | null | undefined {
  if (!node.entries.has("window")) return undefined;
  const map = mapOf(node, "window");
  return map === null ? null : Object.freeze({ unit: wordOf<Window["unit"]>(map, "unit") ?? "line", paging: filledTextOf(map, "paging"), cache: booleanOf(map, "cache", true) });
}

function answer(node: MapNode): CatalogAction["answer"] {
  const map = mapOf(node, "answer");
  return map === null ? NO_LABELS : Object.freeze({ fields: listOf(map, "fields") ?? NO_NAMES, sections: listOf(map, "sections") ?? NO_NAMES });
}

function example(node: Node): CatalogAction["examples"][number] {
  const map = node as MapNode;
  const result = map.entries.get("result")?.value;
  return Object.freeze({ intent: textOf(map, "intent"), arguments: objectOf(map, "arguments") ?? EMPTY, result: result === undefined ? null : toData(result) });
}
