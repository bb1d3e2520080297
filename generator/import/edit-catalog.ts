import { toData } from "../catalog/data.js";
import { ROOT } from "../catalog/shapes/root.js";
import type { Entry, MapNode, Node } from "../catalog/tree.js";
import { printJson } from "../contract/json.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { isCollection, TextEdits, type EditedFile } from "./text-edits.js";

/** One change of a catalog's data. */
export type CatalogEdit =
  | {
      readonly kind: "set";
      readonly path: readonly string[];
      readonly value: Json;
      /** Key after which a new one stands; null for the first place; absent for the last. */
      readonly after?: string | null;
      /** One line that stands beside the value. */
      readonly comment?: string;
    }
  | { readonly kind: "remove"; readonly path: readonly string[] };

/**
 * Edits the files of a catalog as stretches of text: whatever is not edited keeps its bytes, comments
 * and layout. What stands on one line (`{ a: 1 }`) or behind an alias is written anew as a whole, and
 * so is a catalog that is JSON.
 *
 * @param edits none within what another one sets or removes
 */
export function editCatalog(root: MapNode, edits: readonly CatalogEdit[]): EditedFile[] {
  if (edits.length === 0) return [];
  if (isFlow(root)) return [{ source: root.source, stretches: [{ start: 0, end: root.source.text.length, text: printJson(editedData(root, edits)) }] }];
  const texts = new TextEdits();
  for (const group of grouped(root, edits)) {
    const { map, entry, path, edits: own } = group;
    const comments = own.flatMap((edit) => (edit.kind === "set" && edit.comment !== undefined ? [edit.comment] : []));
    const value = own.reduce<Json | undefined>((data, edit) => applied(data, edit.path.slice(path.length), edit), entry === null ? undefined : toData(entry.value));
    // A comment stands beside the value that it speaks of, or above what had to be written as a whole.
    const beside = own.length === 1 && own[0]!.path.length === path.length;
    if (value !== undefined) texts.put(map, entry, path, value, afterOf(own, map), { comments, beside });
    else if (entry !== null) texts.remove(entry);
  }
  return texts.files();
}

/** The data as the edits leave it: what reading the edited files must give. */
export function editedData(root: MapNode, edits: readonly CatalogEdit[]): Json {
  return edits.reduce<Json | undefined>((data, edit) => applied(data, edit.path, edit), toData(root)) ?? null;
}

/** The nearest key that stands before a new one in a known order and is there: what {@link CatalogEdit} calls `after`; null for none. */
export function placeAmong(keys: readonly string[], key: string, present: { has(key: string): boolean }): string | null {
  for (let index = keys.indexOf(key) - 1; index >= 0; index--) if (present.has(keys[index]!)) return keys[index]!;
  return null;
}

interface Group {
  /** The block map in which the entry stands, or is to stand. */
  readonly map: MapNode;
  /** Null where it is new. */
  readonly entry: Entry | null;
  readonly path: readonly string[];
  readonly edits: CatalogEdit[];
}

/** Edits by the entry that has to be written: the deepest that stands on lines of its own. */
function grouped(root: MapNode, edits: readonly CatalogEdit[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const edit of edits) {
    const { map, entry, path } = anchorOf(root, edit.path);
    const key = JSON.stringify(path);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { map, entry, path, edits: [edit] });
    else group.edits.push(edit);
  }
  return [...groups.values()];
}

function anchorOf(root: MapNode, path: readonly string[]): Omit<Group, "edits"> {
  let map = root;
  let above: Omit<Group, "edits"> | null = null;
  for (const [index, step] of path.entries()) {
    const entry = map.entries.get(step) ?? null;
    if (entry !== null && !standsOnItsLine(entry) && above !== null) return above;
    const here = { map, entry, path: path.slice(0, index + 1) };
    if (entry === null || index === path.length - 1) return here;
    const { value, alias } = entry;
    if (alias !== null || value.kind !== "map" || value.entries.size === 0 || isFlow(value)) return here;
    above = here;
    map = value;
  }
  throw new Error("An edit of a catalog names no place.");
}

/** True for `{ … }`, on however many lines. */
function isFlow(node: Node): boolean {
  return isCollection(node) && node.source.text[node.start] === "{";
}

/** False for `? long key` and for keys within braces. */
function standsOnItsLine({ keySpan: { source, start } }: Entry): boolean {
  return source.text.slice(source.text.lastIndexOf("\n", start - 1) + 1, start).trim() === "";
}

function afterOf([first]: readonly CatalogEdit[], map: MapNode): string | null | undefined {
  if (first?.kind === "set" && first.after !== undefined) return first.after;
  // A part of the catalog that it did not have stands where readers look for it.
  return first !== undefined && ROOT_KEYS.includes(first.path[0]!) && !map.entries.has(first.path[0]!) ? placeAmong(ROOT_KEYS, first.path[0]!, map.entries) : undefined;
}

const ROOT_KEYS = Object.keys(ROOT.keys);

/** A value with one part of it set or removed; undefined where nothing is left. */
function applied(value: Json | undefined, path: readonly string[], edit: CatalogEdit): Json | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return edit.kind === "set" ? edit.value : undefined;
  const map: JsonObject = typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
  const inner = applied(Object.hasOwn(map, step) ? map[step] : undefined, rest, edit);
  const entries = entriesOf(map).flatMap(([key, old]): [string, Json][] => (key !== step ? [[key, old]] : inner === undefined ? [] : [[key, inner]]));
  if (inner !== undefined && !Object.hasOwn(map, step)) {
    const at = placeOf(entries.map(([key]) => key), rest.length === 0 && edit.kind === "set" ? edit.after : undefined);
    entries.splice(at, 0, [step, inner]);
  }
  return ordered(entries);
}

function placeOf(keys: readonly string[], after: string | null | undefined): number {
  if (after === null) return 0;
  const index = after === undefined ? -1 : keys.indexOf(after);
  return index === -1 ? keys.length : index + 1;
}
