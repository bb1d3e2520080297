import type { JsonPlaces } from "../../contract/json-places.js";

type Translate = (path: readonly string[]) => readonly string[];

/**
 * Paths of a catalog as paths in a public contract: a tool without actions has its one action in the
 * list all the same.
 */
export const pathInContract: Translate = (path) => {
  const [first, tool, part, ...rest] = path;
  return first === "tools" && part !== undefined && OF_AN_ACTION.has(part) ? [first, tool!, "actions", "0", part, ...rest] : path;
};

const OF_AN_ACTION: ReadonlySet<string> = new Set(["policy", "scope", "group", "address", "requires", "takes", "narrow", "arguments", "latches", "flag", "window", "result", "answer", "examples"]);

/**
 * The same in a saved answer of `tools/list`: parameters stand in the input schema there, and a tool's
 * further keys beside it.
 */
export function pathInToolsList(places: JsonPlaces): Translate {
  // The bare list, the result, or the message around it.
  const start = [["tools"], ["result", "tools"]].find((steps) => places.nearest(steps).depth === steps.length) ?? [];
  return ([first, tool, part, ...rest]) => {
    if (first !== "tools" || tool === undefined) return start;
    const inside: readonly string[] = part === undefined ? [] : part === "parameters" ? ["inputSchema", "properties"] : part === "required" ? ["inputSchema", "required"] : part === "schema" ? ["inputSchema"] : part === "wire" ? [] : [part];
    return [...start, tool, ...inside, ...rest];
  };
}
