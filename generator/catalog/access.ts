import { ordered } from "../../runtime/contract/ordered.js";
import type { JsonObject, Schema } from "../../runtime/contract/contract.js";
import { toData, toObject } from "./data.js";
import type { Entry, MapNode, Node, ScalarNode } from "./tree.js";

/**
 * Typed reading of a tree whose shape was checked. What the shape let through with a finding (a
 * number where text is meant, say) is read as its source spells it.
 */
export function textOf(map: MapNode, key: string): string | null {
  const node = map.entries.get(key)?.value;
  return node?.kind === "scalar" && node.value !== null ? asText(node) : null;
}

/** The text, or null where it is absent or empty. */
export function filledTextOf(map: MapNode, key: string): string | null {
  const text = textOf(map, key);
  return text === "" ? null : text;
}

export function booleanOf(map: MapNode, key: string, absent: boolean): boolean {
  const node = map.entries.get(key)?.value;
  return node?.kind === "scalar" && typeof node.value === "boolean" ? node.value : absent;
}

export function numberOf(map: MapNode, key: string): number | null {
  const node = map.entries.get(key)?.value;
  return node?.kind === "scalar" && typeof node.value === "number" ? node.value : null;
}

/** A word that the shape has checked to be one of `W`. */
export function wordOf<W extends string>(map: MapNode, key: string): W | null {
  return textOf(map, key) as W | null;
}

export function mapOf(map: MapNode, key: string): MapNode | null {
  const node = map.entries.get(key)?.value;
  return node?.kind === "map" ? node : null;
}

/** Entries of a map of names; none where it is absent. */
export function entriesOf(map: MapNode, key: string): readonly Entry[] {
  const names = mapOf(map, key);
  return names === null ? NONE : [...names.entries.values()];
}

export function itemsOf(map: MapNode, key: string): readonly Node[] {
  const node = map.entries.get(key)?.value;
  return node?.kind === "list" ? node.items : NONE;
}

/** A list of texts; null where it is absent. */
export function listOf<W extends string = string>(map: MapNode, key: string): readonly W[] | null {
  const node = map.entries.get(key)?.value;
  if (node?.kind !== "list") return null;
  return Object.freeze(node.items.filter((item) => item.kind === "scalar").map((item) => asText(item) as W));
}

/** A map from names to texts. */
export function textsOf(map: MapNode, key: string): { readonly [name: string]: string } {
  const names = mapOf(map, key);
  return names === null ? EMPTY : Object.freeze(ordered([...names.entries.values()].map((entry) => [entry.key, entry.value.kind === "scalar" ? asText(entry.value) : ""] as const)));
}

export function schemaOf(map: MapNode, key: string): Schema | null {
  const node = map.entries.get(key)?.value;
  return node === undefined ? null : asSchema(node);
}

/** A map from names to schemas or other maps. */
export function schemasOf<S extends Schema = Schema>(map: MapNode, key: string): { readonly [name: string]: S } {
  const names = mapOf(map, key);
  return names === null ? EMPTY : Object.freeze(ordered([...names.entries.values()].map((entry) => [entry.key, asSchema(entry.value) as S] as const)));
}

export function objectOf(map: MapNode, key: string): JsonObject | null {
  const node = mapOf(map, key);
  return node === null ? null : toObject(node);
}

export const EMPTY: { readonly [key: string]: never } = Object.freeze({});
const NONE: readonly never[] = Object.freeze([]);

function asText(node: ScalarNode): string {
  return typeof node.value === "string" ? node.value : node.source.text.slice(node.start, node.end);
}

function asSchema(node: Node): Schema {
  return node.kind === "map" ? toObject(node) : (toData(node) as Schema);
}
