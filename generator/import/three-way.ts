import type { Node } from "../catalog/tree.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { sameListed } from "../surface/compare.js";
import { objectOf } from "./detect.js";
import { placeAmong, type CatalogEdit } from "./edit-catalog.js";

/** One value at three times. Undefined where there is none. */
export interface Sides {
  /** What the server said at the last import. */
  readonly before: Json | undefined;
  /** What the catalog says, references written out. */
  readonly current: Json | undefined;
  /** What the server says now. */
  readonly now: Json | undefined;
}

/** Both the server and somebody in the catalog changed it; the catalog's is kept. */
export interface Conflict {
  readonly path: readonly string[];
  readonly catalog: Json | undefined;
  readonly server: Json | undefined;
}

/**
 * Carries over into the catalog what the server changed since the last import, as deep in the maps as
 * it goes, so that everything else keeps its text: what people wrote, and what they changed on purpose.
 *
 * @param node the catalog's own node, which may say the same by references
 * @param keys the order in which keys stand in this map, where it is a known one
 */
export class ThreeWay {
  readonly edits: CatalogEdit[] = [];
  readonly conflicts: Conflict[] = [];

  /** @param value makes of a server's value what the catalog writes (references to its types, say) */
  constructor(private readonly value: (value: Json, path: readonly string[]) => Json) {}

  merge(node: Node | undefined, path: readonly string[], sides: Sides, after?: string | null): void {
    const { before, current, now } = sides;
    if (same(before, now) || same(current, now)) return;
    const [was, is, next] = [before, current, now].map((side) => objectOf(side));
    // A map whose keys all go is set as a whole: key by key, nothing would be left of it, not even `{}`.
    if (is && next && keysOf(next).length > 0 && node?.kind === "map" && saysTheSame(node, is) && (was || same(before, current))) {
      this.members(node, path, { before: was ?? is, current: is, now: next });
    } else if (!same(before, current)) {
      this.conflicts.push({ path, catalog: current, server: now });
    } else if (now === undefined) {
      this.edits.push({ kind: "remove", path });
    } else {
      this.edits.push({ kind: "set", path, value: this.value(now, path), ...(after === undefined ? {} : { after }) });
    }
  }

  members(node: Node & { kind: "map" }, path: readonly string[], { before, current, now }: { readonly [side in keyof Sides]: JsonObject }, keys: readonly string[] = keysOf(now)): void {
    for (const key of new Set([...keysOf(now), ...keysOf(current), ...keysOf(before)])) {
      const sides = { before: own(before, key), current: own(current, key), now: own(now, key) };
      this.merge(node.entries.get(key)?.value, [...path, key], sides, placeAmong(keys, key, node.entries));
    }
  }
}

function same(a: Json | undefined, b: Json | undefined): boolean {
  return a === undefined || b === undefined ? a === b : sameListed(a, b);
}

/** Whether a map is written out here and does not stand for something else. */
function saysTheSame(node: Node & { kind: "map" }, current: JsonObject): boolean {
  return node.entries.size === Object.keys(current).length && [...node.entries.keys()].every((key) => Object.hasOwn(current, key));
}

const own = (map: JsonObject, key: string): Json | undefined => (Object.hasOwn(map, key) ? map[key] : undefined);
