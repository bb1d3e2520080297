import { stepsOf } from "../../runtime/contract/pointer.js";
import type { Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";

/**
 * Where a catalog says what lies at a pointer of a listed tool, or would say it: the value where it is
 * a line, the key of what is longer, and the nearest that is there of what is missing.
 *
 * @param tool the tool's node
 */
export function placeOfListed(tool: Node, pointer: string): Span {
    let node = tool;
  let place: Span = tool;
  for (const step of written(tool, stepsOf(pointer))) {
    const [value, at] = within(node, step);
    if (value === undefined) break;
    node = value;
    place = at ?? value;
  }
  return node.kind === "scalar" ? node : place;
}

/** The steps by which a catalog writes what lies at these steps of a listed tool. */
function written(tool: Node, [first, ...rest]: readonly string[]): readonly string[] {
  if (first === undefined) return [];
  if (first !== "inputSchema") return has(tool, first) ? [first, ...rest] : ["wire", first, ...rest];
  if (has(tool, "wire", "inputSchema")) return ["wire", first, ...rest];
  const [keyword, name, ...inner] = rest;
  if (keyword === "properties" && name !== undefined && !has(tool, "parameters", name)) return inner[0] === "enum" ? ["actions"] : ["selector", ...inner];
  if (keyword === "properties" && name !== undefined) return ["parameters", name, ...inner];
  if (keyword === "required" && has(tool, "required")) return ["required"];
  return keyword === undefined || keyword === "properties" || keyword === "required" ? ["parameters"] : ["schema", ...rest];
}

function has(node: Node, ...path: readonly string[]): boolean {
  let here: Node | undefined = node;
  for (const step of path) here = here === undefined ? undefined : within(here, step)[0];
  return here !== undefined;
}

function within(node: Node, step: string): readonly [Node | undefined, Span | null] {
  if (node.kind === "list") return [node.items[Number(step)], null];
  const entry = node.kind === "map" ? node.entries.get(step) : undefined;
  return [entry?.value, entry?.keySpan ?? null];
}
