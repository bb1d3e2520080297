import { entriesOf } from "../../runtime/contract/ordered.js";
import { keyword } from "../../runtime/contract/schema.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import { nearestNode, nodeAt, type Node } from "../catalog/tree.js";
import type { Step } from "./schema-parts.js";
import { isSent, pathOf, schemasOf, type Judged } from "./schemas.js";

/** A text of the catalog that a person or a model reads. */
export interface Prose {
  readonly text: string;
  /** Looked up when it is asked for. */
  readonly node: Node;
  /** Path in the catalog: `tools.metadata_edit.description`; written when it is asked for. */
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

/** Most texts have nothing wrong, and nobody points at them. */
class Placed implements Prose {
  readonly #parent: Node;
  readonly #base: string;
  readonly #steps: readonly Step[];

  /** @param steps from the parent to what holds the key */
  constructor(
    readonly text: string,
    parent: Node,
    base: string,
    steps: readonly Step[],
    readonly key: string,
    readonly of: Prose["of"],
    readonly tool: CatalogTool | null,
    readonly action: CatalogAction | null,
  ) {
    this.#parent = parent;
    this.#base = base;
    this.#steps = steps;
  }

  get path(): string {
    return pathOf(this.#base, [...this.#steps, this.key]);
  }

  get node(): Node {
    return nearestNode(this.#parent, [...this.#steps, this.key]);
  }
}

function collect(catalog: Catalog): Prose[] {
  const found: Prose[] = [];
  const add: Add = (text, parent, base, steps, key, of, tool = null, action = null) => {
    if (text !== null) found.push(new Placed(text, parent, base, steps, key, of, tool, action));
  };
  add(catalog.server.title, catalog.server.node, "server", HERE, "title", "server");
  add(catalog.server.description, catalog.server.node, "server", HERE, "description", "server");
  for (const [plural, of] of [["scopes", "scope"], ["groups", "group"], ["profiles", "profile"]] as const) {
    for (const part of catalog[plural]) {
      add(part.title, part.node, `${plural}.${part.name}`, HERE, "title", of);
      add(part.description, part.node, `${plural}.${part.name}`, HERE, "description", of);
    }
  }
  for (const profile of catalog.profiles) add(profile.enable, profile.node, `profiles.${profile.name}`, HERE, "enable", "profile");
  const labels = nodeAt(catalog.node, "labels") ?? catalog.node;
  for (const kind of ["fields", "sections"] as const) {
    for (const [name, meaning] of entriesOf(catalog.labels[kind])) add(meaning, labels, "labels", [kind], name, "label");
  }
  for (const error of catalog.errors) {
    add(error.message, error.node, `errors.${error.name}`, HERE, "message", "error");
    if (error.hint !== "") add(error.hint, error.node, `errors.${error.name}`, HERE, "hint", "error");
  }
  for (const tool of catalog.tools) inTool(tool, add);
  for (const judged of schemasOf(catalog)) inSchema(judged, add);
  return found;
}

const HERE: readonly Step[] = [];
const SELECTOR: readonly Step[] = ["selector"];
const KEYS = ["title", "description"];
type Add = (text: string | null, parent: Node, base: string, steps: readonly Step[], key: string, of: Prose["of"], tool?: CatalogTool | null, action?: CatalogAction | null) => void;

function inTool(tool: CatalogTool, add: Add): void {
  const path = `tools.${tool.name}`;
  add(tool.title, tool.node, path, HERE, "title", "tool", tool);
  add(tool.description, tool.node, path, HERE, "description", "tool", tool);
  if (tool.selector) {
    add(tool.selector.title, tool.node, path, SELECTOR, "title", "selector", tool);
    add(tool.selector.description, tool.node, path, SELECTOR, "description", "selector", tool);
  }
  for (const action of tool.actions) {
    // A tool without actions carries the keys of its only action, whose prose is the tool's own.
    if (action.name !== null) {
      add(action.title, action.node, action.path, HERE, "title", "action", tool, action);
      add(action.description, action.node, action.path, HERE, "description", "action", tool, action);
    }
    action.examples.forEach(({ intent }, index) => add(intent, action.node, action.path, ["examples", index], "intent", "intent", tool, action));
  }
}

function inSchema(judged: Judged, add: Add): void {
  const of = judged.role === "type" ? "type" : judged.role === "selector" ? "selector" : isSent(judged) ? "parameter" : "result";
  for (const { schema, steps } of judged.parts) {
    for (const key of KEYS) {
      const text = keyword(schema, key);
      if (typeof text === "string") for (const use of judged.uses) add(text, use.node, use.path, steps, key, of, use.tool, use.action);
    }
  }
}
