import { entriesOf, keysOf } from "../../runtime/contract/ordered.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../runtime/contract/schema.js";
import type { Catalog, CatalogTool } from "../catalog/model.js";
import { nearestNode, nodeAt, type Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";
import { pathOf, schemasWith, type Judged } from "./schemas.js";

/** A name that the catalog gives to something. */
export interface Name {
  readonly name: string;
  readonly kind: "tool" | "action" | "parameter" | "property" | "selector" | "scope" | "group" | "profile" | "type" | "value";
  /** Names of one namespace stand beside each other: two equal ones would be one. */
  readonly namespace: string;
  readonly path: string;
  readonly tool: CatalogTool | null;
  /** True where it stands in what a call returns. */
  readonly returned: boolean;
  /** The key, or the value of a list. */
  readonly at: Span;
}

/** Every name, in the catalog's order: also those of nested properties and the string values of enums. */
export function namesOf(catalog: Catalog): readonly Name[] {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = collect(catalog)));
  return known;
}

/** The span of a key, or of the map where the key cannot be found. */
export function keySpan(map: Node | undefined, key: string, otherwise: Node): Span {
  return (map?.kind === "map" ? map.entries.get(key)?.keySpan : undefined) ?? otherwise;
}

const memory = new WeakMap<Catalog, readonly Name[]>();

function collect(catalog: Catalog): Name[] {
  const found: Name[] = [];
  const top = (kind: Name["kind"], plural: "scopes" | "groups" | "profiles" | "types" | "tools"): void => {
    for (const part of catalog[plural]) found.push({ name: part.name, kind, namespace: plural, path: `${plural}.${part.name}`, at: part.keySpan, ...SENT, tool: null });
  };
  top("scope", "scopes");
  top("group", "groups");
  top("profile", "profiles");
  top("type", "types");
  top("tool", "tools");
  for (const tool of catalog.tools) {
    const path = `tools.${tool.name}`;
    for (const action of tool.actions) {
      if (action.name !== null) found.push({ name: action.name, kind: "action", namespace: `${path}.actions`, path: action.path, at: action.keySpan, ...SENT, tool });
    }
    const parameters = nodeAt(tool.node, "parameters");
    for (const name of keysOf(tool.parameters)) {
      found.push({ name, kind: "parameter", namespace: `${path}.parameters`, path: `${path}.parameters.${name}`, at: keySpan(parameters, name, tool.node), ...SENT, tool });
    }
    if (tool.selector) found.push({ name: tool.selector.name, kind: "selector", namespace: `${path}.parameters`, path: `${path}.selector.name`, at: nodeAt(tool.node, "selector", "name") ?? tool.node, ...SENT, tool });
  }
  for (const judged of schemasWith(catalog, ["properties", "enum"])) inSchema(judged, found);
  return found;
}

const SENT = { returned: false };

function inSchema(judged: Judged, found: Name[]): void {
  const returned = judged.role === "result" || judged.role === "output";
  for (const { schema, steps } of judged.parts) {
    const properties = keyword(schema, "properties");
    const values = keyword(schema, "enum");
    if (!isSchemaObject(properties) && !Array.isArray(values)) continue;
    for (const use of judged.uses) {
      const base = pathOf(use.path, steps);
      const namespace = `${use.tool?.name ?? ""} ${use.path}${pointerTo(...steps)}`;
      const node = nearestNode(use.node, steps);
      if (isSchemaObject(properties)) {
        for (const [name] of entriesOf(properties)) {
          found.push({ name, kind: "property", namespace: `${namespace} properties`, path: `${base}.properties.${name}`, at: keySpan(nodeAt(node, "properties"), name, node), returned, tool: use.tool });
        }
      }
      if (Array.isArray(values)) {
        for (const [index, value] of values.entries()) {
          if (typeof value === "string") found.push({ name: value, kind: "value", namespace: `${namespace} enum`, path: `${base}.enum[${index}]`, at: nodeAt(node, "enum", index) ?? node, returned, tool: use.tool });
        }
      }
    }
  }
}

