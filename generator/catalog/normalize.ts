import { CONVENTIONS, type Convention, type Export } from "../../runtime/contract/contract.js";
import { booleanOf, entriesOf, filledTextOf, itemsOf, listOf, mapOf, numberOf, schemaOf, textOf, textsOf, wordOf } from "./access.js";
import type { Budgets, Catalog, Limit, Named, Placed } from "./model.js";
import { normalizeTool } from "./normalize-tool.js";
import type { ClientName } from "./shapes/clients.js";
import type { Entry, MapNode, Node } from "./tree.js";

/**
 * The catalog of a tree whose shape was checked: defaults written out, every part with its node,
 * all of it frozen. Prose stays as its author wrote it; references are resolved by `publish`.
 */
export function normalize(root: MapNode, file: string): Catalog {
  const conventions = claimed(root);
  const retired = mapOf(root, "retired");
  const labels = mapOf(root, "labels");
  return Object.freeze({
    node: root,
    file,
    output: filledTextOf(root, "output") ?? "generated",
    journalFolder: filledTextOf(root, "journal") ?? "journal",
    server: server(root),
    conventions,
    answers: wordOf<"markdown" | "envelope">(root, "answers"),
    export: wordOf<Export>(root, "export") ?? (conventions.length > 0 ? "flat" : null),
    clients: Object.freeze(clients(root)),
    scopes: named(root, "scopes", (map, name) => ({ title: filledTextOf(map, "title") ?? name, description: textOf(map, "description") })),
    groups: named(root, "groups", (map, name) => ({
      access: wordOf<"read" | "write">(map, "access")!,
      title: filledTextOf(map, "title") ?? name,
      description: textOf(map, "description"),
    })),
    profiles: named(root, "profiles", (map, name) => ({
      title: filledTextOf(map, "title") ?? name,
      description: textOf(map, "description"),
      default: booleanOf(map, "default", false),
      groups: listOf(map, "groups"),
      scopes: listOf(map, "scopes") ?? NONE,
      enable: filledTextOf(map, "enable"),
      allowlist: listOf(map, "allowlist") ?? NONE,
    })),
    retired: Object.freeze({ tools: renames(retired, "tools"), parameters: renames(retired, "parameters") }),
    types: Object.freeze(entriesOf(root, "types").map((entry) => part(entry, { schema: schemaOf(mapOf(root, "types")!, entry.key)! }))),
    labels: Object.freeze({ fields: renames(labels, "fields"), sections: renames(labels, "sections") }),
    errors: named(root, "errors", (map) => ({ retryable: booleanOf(map, "retryable", false), message: textOf(map, "message")!, hint: textOf(map, "hint") ?? "" })),
    budgets: budgets(root),
    suppressions: Object.freeze(itemsOf(root, "suppressions").map(suppression)),
    tools: Object.freeze(entriesOf(root, "tools").map(normalizeTool)),
  });
}

/** A client in a list is told of by warnings. */
function clients(root: MapNode): Catalog["clients"] {
  const listed = itemsOf(root, "clients").flatMap((node) => (node.kind === "scalar" ? [Object.freeze({ node, name: node.value as ClientName, severity: "warning" as const })] : []));
  const map = mapOf(root, "clients");
  return [...listed, ...entriesOf(root, "clients").map(({ key, value }) => Object.freeze({ node: value, name: key as ClientName, severity: wordOf<"error" | "warning" | "note">(map!, key)! }))];
}

const NONE: readonly never[] = Object.freeze([]);

function claimed(root: MapNode): readonly Convention[] {
  const listed = listOf<Convention>(root, "conventions");
  return Object.freeze(CONVENTIONS.filter((convention) => listed === null || listed.includes(convention)));
}

function server(root: MapNode): Catalog["server"] {
  const map = mapOf(root, "server")!;
  return Object.freeze({
    node: map,
    name: textOf(map, "name")!,
    title: filledTextOf(map, "title"),
    version: filledTextOf(map, "version"),
    locale: filledTextOf(map, "locale") ?? "ru",
    description: filledTextOf(map, "description"),
  });
}

function named<T extends object>(root: MapNode, key: string, read: (map: MapNode, name: string) => T): readonly Named<T>[] {
  return Object.freeze(entriesOf(root, key).map((entry) => part(entry, read(entry.value as MapNode, entry.key))));
}

function part<T extends object>(entry: Entry, fields: T): Named<T> {
  return Object.freeze({ name: entry.key, keySpan: entry.keySpan, node: entry.value, ...fields });
}

function renames(map: MapNode | null, key: string): { readonly [name: string]: string } {
  return map === null ? Object.freeze({}) : textsOf(map, key);
}

function budgets(root: MapNode): Budgets {
  const map = mapOf(root, "budgets");
  if (map === null) return Object.freeze({});
  const prefix = textOf(map, "prefix");
  const limits = [...map.entries.values()].filter(({ key }) => key !== "prefix").map(({ key, value }) => [key, limit(value)] as const);
  return Object.freeze({ ...(Object.fromEntries(limits) as Omit<Budgets, "prefix">), ...(prefix === null ? {} : { prefix }) });
}

function limit(node: Node): Limit {
  if (node.kind === "map") return Object.freeze({ warn: numberOf(node, "warn"), fail: numberOf(node, "fail") });
  return Object.freeze({ warn: null, fail: node.kind === "scalar" && typeof node.value === "number" ? node.value : null });
}

function suppression(node: Node): Placed<{ rule: string; at: string; reason: string; owner: string; until: string }> {
  const field = (key: string): string => textOf(node as MapNode, key) ?? "";
  return Object.freeze({ node, rule: field("rule"), at: field("at"), reason: field("reason"), owner: field("owner"), until: field("until") });
}
