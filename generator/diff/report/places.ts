import type { Span } from "../../diagnostics/span.js";
import type { Change } from "../change.js";

/** Where a side says something: the value at a path of the contract, or the innermost one around it. */
export type Locate = (path: readonly string[]) => { readonly span: Span; readonly depth: number } | null;

/**
 * The place of a change on one side, as near as it exists there.
 *
 * @param side `before` for the base, whose names and pointers may differ
 */
export function placeOfChange(change: Change, side: "before" | "after", locate: Locate): Span | null {
  let best: { span: Span; missing: number; depth: number } | null = null;
  for (const path of pathsOf(change, side)) {
    const found = locate(path);
    if (found === null) continue;
    const missing = path.length - found.depth;
    if (best === null || missing < best.missing || (missing === best.missing && found.depth > best.depth)) best = { span: found.span, missing, depth: found.depth };
  }
  return best?.span ?? null;
}

function pathsOf(change: Change, side: "before" | "after"): readonly (readonly string[])[] {
  const path = side === "before" ? change.basePath : change.path;
  if (!("pointer" in change)) return [path];
  const pointer = side === "after" && "headPointer" in change ? change.headPointer : change.pointer;
  const steps = pointer.split("/").slice(1).map((step) => step.replace(/~1/g, "/").replace(/~0/g, "~"));
  if (change.direction === "output") return [[...path, ...steps]];
  // An argument is written at the tool, narrowed at the action, or among the action's own arguments.
  const tool = path.slice(0, 2);
  const subject = path[2] === "actions" ? path.slice(0, 4) : tool;
  const [first, name, ...rest] = steps;
  if (first === "properties" && name !== undefined) {
    const own = rest[0] === "properties" ? [[...subject, "arguments", ...rest]] : [];
    return [[...subject, "narrow", name, ...rest], [...tool, "parameters", name, ...rest], ...own, [...subject, "flag"]];
  }
  if (first === "required") return [[...subject, "requires"], [...tool, "required"]];
  return [[...tool, "schema", ...steps], tool];
}
