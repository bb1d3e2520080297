import { entriesOf } from "../../runtime/contract/ordered.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import { nearestNode, nodeAt, type Node } from "../catalog/tree.js";
import { keyword, partsOf, pathOf, schemasOf } from "./schemas.js";

/** A text of the catalog that a person or a model reads. */
export interface Prose {
  readonly text: string;
  readonly node: Node;
  /** Path in the catalog: `tools.metadata_edit.description`. */
  readonly path: string;
  /** The key that holds it: `title`, `description`, `message`, … */
  readonly key: string;
  readonly of: "server" | "scope" | "group" | "profile" | "type" | "label" | "error" | "tool" | "selector" | "action" | "parameter" | "result" | "intent";
  readonly tool: CatalogTool | null;
  readonly action: CatalogAction | null;
}

/** Every text, in the catalog's order; those of schemas at every depth. */
export function proseOf(catalog: Catalog): readonly Prose[] {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = collect(catalog)));
  return known;
}

const memory = new WeakMap<Catalog, readonly Prose[]>();

function collect(catalog: Catalog): Prose[] {
  const found: Prose[] = [];
  const add = (text: string | null, parent: Node | undefined, base: string, key: string, of: Prose["of"], tool: CatalogTool | null = null, action: CatalogAction | null = null): void => {
    const node = parent && (nodeAt(parent, ...key.split(".")) ?? parent);
    if (text !== null && node !== undefined) found.push({ text, node, path: `${base}.${key}`, key: key.split(".").at(-1)!, of, tool, action });
  };
  const server = catalog.server;
  add(server.title, server.node, "server", "title", "server");
  add(server.description, server.node, "server", "description", "server");
  for (const [plural, of, parts] of [["scopes", "scope", catalog.scopes], ["groups", "group", catalog.groups], ["profiles", "profile", catalog.profiles]] as const) {
    for (const part of parts) {
      add(part.title, part.node, `${plural}.${part.name}`, "title", of);
      add(part.description, part.node, `${plural}.${part.name}`, "description", of);
    }
  }
  for (const profile of catalog.profiles) add(profile.enable, profile.node, `profiles.${profile.name}`, "enable", "profile");
  for (const kind of ["fields", "sections"] as const) {
    for (const [name, meaning] of entriesOf(catalog.labels[kind])) found.push({ text: meaning, node: nearestNode(catalog.node, ["labels", kind, name]), path: `labels.${kind}.${name}`, key: name, of: "label", tool: null, action: null });
  }
  for (const error of catalog.errors) {
    add(error.message, error.node, `errors.${error.name}`, "message", "error");
    add(error.hint === "" ? null : error.hint, error.node, `errors.${error.name}`, "hint", "error");
  }
  for (const tool of catalog.tools) inTool(tool, add);
  for (const judged of schemasOf(catalog)) {
    const of = judged.role === "type" ? "type" : judged.role === "result" || judged.role === "output" ? "result" : judged.role === "selector" ? "selector" : "parameter";
    for (const { schema, steps } of partsOf(judged)) {
      for (const key of ["title", "description"]) {
        const text = keyword(schema, key);
        if (typeof text !== "string") continue;
        for (const use of judged.uses) found.push({ text, node: nearestNode(use.node, [...steps, key]), path: pathOf(use.path, [...steps, key]), key, of, tool: use.tool, action: use.action });
      }
    }
  }
  return found;
}

type Add = (text: string | null, parent: Node | undefined, base: string, key: string, of: Prose["of"], tool?: CatalogTool | null, action?: CatalogAction | null) => void;

function inTool(tool: CatalogTool, add: Add): void {
  const path = `tools.${tool.name}`;
  add(tool.title, tool.node, path, "title", "tool", tool);
  add(tool.description, tool.node, path, "description", "tool", tool);
  add(tool.selector?.title ?? null, tool.node, path, "selector.title", "selector", tool);
  add(tool.selector?.description ?? null, tool.node, path, "selector.description", "selector", tool);
  for (const action of tool.actions) {
    // A tool without actions carries the keys of its only action, whose prose is the tool's own.
    if (action.name !== null) {
      add(action.title, action.node, action.path, "title", "action", tool, action);
      add(action.description, action.node, action.path, "description", "action", tool, action);
    }
    for (const [index, example] of action.examples.entries()) {
      add(example.intent, nodeAt(action.node, "examples", index), `${action.path}.examples[${index}]`, "intent", "intent", tool, action);
    }
  }
}
