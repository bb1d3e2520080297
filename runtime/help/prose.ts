import { linesOf } from "../answer/escape.js";
import { blocksOf } from "../window/fences.js";

/**
 * A description as a part of a page: as its author wrote it, with the fence closed that it leaves
 * open, since all that follows would be code. Null where there is none.
 */
export function prose(description: string | null): string | null {
  if (description === null || !/`{3}|~{3}/.test(description)) return description;
  const lines = linesOf(description);
  const last = blocksOf(lines).code.at(-1);
  return last === undefined || last.closed || last.end < lines.length ? description : `${description.trimEnd()}\n${last.closer}`;
}
