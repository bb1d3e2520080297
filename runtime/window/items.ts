import type { Body } from "./body.js";
import { firstAfter, isDeep } from "./fences.js";

/**
 * The lines of the items that a page begins in, from the outermost: without them lines of a deep list
 * would be code. Empty where the page reads alike without.
 */
export function pathTo({ items, lines, code }: Pick<Body, "items" | "lines" | "code">, start: number, end: number): readonly string[] {
  if (items === null || !needsItems(items, lines, start, end)) return [];
  const path: string[] = [];
  for (let opener = items[start]!; opener >= 0; opener = items[opener]!) {
    // An item that begins with a fence would open the block anew.
    if ((code[firstAfter(code, opener)]?.start ?? Infinity) <= opener) return [];
    path.unshift(lines[opener]!);
  }
  return path;
}

function needsItems(items: Int32Array, lines: readonly string[], start: number, end: number): boolean {
  for (let index = start; index < end && items[index]! >= 0; index++) {
    if (items[index]! < start && isDeep(lines[index]!)) return true;
  }
  return false;
}
