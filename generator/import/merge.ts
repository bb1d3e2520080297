import type { Catalog, CatalogTool } from "../catalog/model.js";
import { nodeAt } from "../catalog/tree.js";
import { published } from "../contract/published.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { sameListed } from "../surface/compare.js";
import { refuseTwins, type Surface } from "../surface/list.js";
import { aliasesOf, type Aliases } from "./aliases.js";
import { buildAction, buildTool, TOOL_KEYS, wayOf, type Manner, type Way } from "./build.js";
import { withoutClaimed } from "./claimed.js";
import { actionsBy, type MultiAction } from "./detect.js";
import { placeAmong, type CatalogEdit } from "./edit-catalog.js";
import { importSurface } from "./import.js";
import type { ImportRecord } from "./record.js";
import { referTo } from "./share.js";
import { Shapes } from "./shapes.js";
import { ThreeWay, type Conflict } from "./three-way.js";
import { refuseMergeKeys } from "./unwritable.js";

/** What a new look at the server means for a catalog that people have worked on. */
export interface Merge {
  readonly edits: readonly CatalogEdit[];
  /** Paths of tools and actions that came in, undecided. */
  readonly added: readonly string[];
  /** Tools of which something else changed. */
  readonly changed: readonly string[];
  /** Tools and actions that the server does not list any more. */
  readonly vanished: readonly (readonly string[])[];
  readonly conflicts: readonly Conflict[];
  /** Tools whose actions are not chosen any more as the catalog says. */
  readonly reshaped: readonly string[];
}

/**
 * Compares three times: what the server said at the last import, what the catalog says, what the
 * server says now. What only the server changed is carried over; policies, scopes, groups, examples
 * and everything else that no server lists are not looked at.
 *
 * @param before what the last import saw; null where nobody knows
 * @param prune whether what vanished goes from the catalog too
 */
export function mergeSurface(catalog: Catalog, surface: Surface, before: ImportRecord | null, prune: boolean): Merge {
  refuseTwins(surface.tools);
  refuseMergeKeys(surface.tools);
  const merging = new Merging(catalog, surface, before, prune);
  for (const tool of catalog.tools) merging.tool(tool);
  merging.newTools();
  merging.server();
  return merging.result();
}

class Merging {
  readonly #added: string[] = [];
  readonly #changed: string[] = [];
  readonly #vanished: (readonly string[])[] = [];
  readonly #reshaped: string[] = [];
  readonly #now: ReadonlyMap<string, JsonObject>;
  readonly #before: ReadonlyMap<string, JsonObject> | null;
  readonly #current: ReadonlyMap<string, JsonObject>;
  /** How tools that are new, or not as the catalog has them, can be written without losing anything. */
  readonly #manners: ReadonlyMap<string, Manner>;
  readonly #aliases: Aliases;
  readonly #threeWay: ThreeWay;

  constructor(
    private readonly catalog: Catalog,
    private readonly surface: Surface,
    private readonly before: ImportRecord | null,
    private readonly prune: boolean,
  ) {
    this.#now = byName(surface.tools);
    this.#before = before === null ? null : byName(before.tools);
    this.#current = byName(listTools(published(catalog).contract) as unknown as readonly JsonObject[]);
    const others = surface.tools.filter((tool) => {
      const current = this.#current.get(tool.name as string);
      return current === undefined || !sameListed(current, tool);
    });
    this.#manners = others.length === 0 ? new Map() : importSurface({ ...surface, tools: others }).manners;
    const known = catalog.tools.map(({ name, as, actions }) => ({ name: as ?? name, actions: actions.flatMap((action) => (action.name === null ? [] : [action.as ?? action.name])) }));
    this.#aliases = aliasesOf([...known, ...this.#unknown().map((tool) => ({ name: tool.name as string, actions: wayOf(tool).multi?.actions ?? [] }))]);
    const shapes = new Shapes();
    const types = new Map(catalog.types.flatMap(({ name, schema }) => (typeof schema === "boolean" ? [] : [[shapes.of(schema).shape, name] as const])));
    this.#threeWay = new ThreeWay((value, path) => (path[2] === "parameters" ? referTo(value, types, shapes) : value));
  }

  result(): Merge {
    return { edits: this.#threeWay.edits, conflicts: this.#threeWay.conflicts, added: this.#added, changed: this.#changed, vanished: this.#vanished, reshaped: this.#reshaped };
  }

  /** A tool that the catalog knows. */
  tool(tool: CatalogTool): void {
    const path = ["tools", tool.name];
    const now = this.#now.get(tool.name);
    if (now === undefined) return this.#gone(path, this.#before?.has(tool.name) ?? true);
    const current = this.#current.get(tool.name)!;
    const before = this.#before?.get(tool.name) ?? null;
    const [nowWay, currentWay] = [this.#nowWay(tool, now), this.#way(tool, current)];
    if (nowWay === null || currentWay === null) {
      this.#reshaped.push(tool.name);
      return;
    }
    const beforeWay = before === null ? null : this.#way(tool, before);
    const is = this.#entry(tool, current, currentWay);
    const was = before === null || beforeWay === null ? withoutTitle(is) : this.#entry(tool, before, beforeWay);
    const edits = this.#threeWay.edits.length;
    this.#threeWay.members(tool.node, path, { before: was, current: is, now: this.#entry(tool, now, nowWay) }, TOOL_KEYS);
    if (this.#threeWay.edits.length > edits) this.#changed.push(tool.name);
    if (nowWay.multi !== null) this.#actions(tool, now, nowWay.multi, beforeWay?.multi?.actions ?? null);
  }

  newTools(): void {
    const unknown = this.#unknown();
    if (unknown.length === 0) return;
    const { contract } = published(this.catalog);
    const order = this.surface.tools.map(({ name }) => name as string);
    const present = nodeAt(this.catalog.node, "tools");
    for (const tool of unknown) {
      const name = tool.name as string;
      const listed = withoutClaimed(tool, contract, null);
      const value = buildTool(listed, wayOf(listed, this.#manners.get(name)), this.#aliases);
      const after = present?.kind === "map" ? (placeAmong(order, name, present.entries) ?? undefined) : undefined;
      this.#threeWay.edits.push({ kind: "set", path: ["tools", name], value, ...(after === undefined ? {} : { after }) });
      this.#added.push(`tools.${name}`);
    }
  }

  /** The server's version, where it is still the one that the last import saw. */
  server(): void {
    const [before, now] = [this.before?.server?.version, this.surface.server?.version];
    if (typeof now === "string" && now !== before && this.catalog.server.version === before) this.#threeWay.edits.push({ kind: "set", path: ["server", "version"], value: now });
  }

  #unknown(): readonly JsonObject[] {
    return this.surface.tools.filter(({ name }) => !this.#current.has(name as string));
  }

  #gone(path: readonly string[], wasListed: boolean): void {
    // What the server never listed somebody has planned.
    if (!wasListed && !(this.before?.vanished.includes(path.join(".")) ?? false)) return;
    this.#vanished.push(path);
    if (this.prune) this.#threeWay.edits.push({ kind: "remove", path });
  }

  #actions(tool: CatalogTool, now: JsonObject, multi: MultiAction, before: readonly string[] | null): void {
    const known = new Set(tool.actions.map(({ name }) => name));
    const present = nodeAt(tool.node, "actions");
    for (const action of multi.actions) {
      if (known.has(action)) continue;
      const path = ["tools", tool.name, "actions", action];
      const after = present?.kind === "map" ? placeAmong(multi.actions, action, present.entries) : undefined;
      this.#threeWay.edits.push({ kind: "set", path, value: buildAction(now, action, multi, this.#aliases), ...(after == null ? {} : { after }) });
      this.#added.push(path.join("."));
    }
    for (const { name } of tool.actions) if (name !== null && !multi.actions.includes(name)) this.#gone(["tools", tool.name, "actions", name], before?.includes(name) ?? true);
  }

  /** How the catalog writes a tool, for one time of it; null where it could not be written so. */
  #way(tool: CatalogTool, listed: JsonObject): Way | null {
    if (Object.hasOwn(tool.wire, "inputSchema")) return { manner: "literal", multi: null };
    if (tool.selector === null) return { manner: "plain", multi: null };
    const multi = actionsBy(listed, tool.selector.name, tool.params);
    return multi === null ? null : { manner: "actions", multi };
  }

  /** How the catalog can write what the server says now: as it does, or else word by word. */
  #nowWay(tool: CatalogTool, now: JsonObject): Way | null {
    const way = this.#way(tool, now);
    if (way === null || this.catalog.conventions.length > 0) return way;
    const manner = this.#manners.get(tool.name);
    const literal = wayOf(now, manner).manner === "literal";
    if (way.multi === null) return literal ? { manner: "literal", multi: null } : way;
    return literal || manner === "plain" ? null : way;
  }

  #entry(tool: CatalogTool, listed: JsonObject, way: Way): JsonObject {
    const { contract } = published(this.catalog);
    const inContract = contract.tools.find(({ name }) => name === tool.name) ?? null;
    const entry = buildTool(withoutClaimed(listed, contract, inContract), way, NO_ALIASES);
    return ordered(entriesOf(entry).filter(([key]) => !OWN.has(key)));
  }
}

/** What no server says. */
const OWN = new Set(["as", "policy", "suggestion", "actions"]);
const NO_ALIASES: Aliases = { tool: () => undefined, action: () => undefined };

/** Where nobody knows what the server said before, a title may be somebody's own. */
function withoutTitle(entry: JsonObject): JsonObject {
  return ordered(entriesOf<Json>(entry).filter(([key]) => key !== "title"));
}

function byName(tools: readonly JsonObject[]): ReadonlyMap<string, JsonObject> {
  return new Map(tools.map((tool) => [tool.name as string, tool]));
}
