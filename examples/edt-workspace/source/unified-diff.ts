import { linesOf } from "./text.js";

/**
 * The difference of two texts as one hunk of the unified format, with three lines around it: from the
 * first line that differs to the last. Empty where the lines are the same.
 */
export function unifiedDiff(before: string, after: string): string {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  let head = 0;
  while (head < old.length && head < fresh.length && old[head] === fresh[head]) head++;
  let tail = 0;
  while (tail < old.length - head && tail < fresh.length - head && old[old.length - 1 - tail] === fresh[fresh.length - 1 - tail]) tail++;
  if (head + tail === old.length && head + tail === fresh.length) return "";
  const lead = Math.min(AROUND, head);
  const trail = Math.min(AROUND, tail);
  const removed = old.slice(head, old.length - tail);
  const added = fresh.slice(head, fresh.length - tail);
  const lines = [
    `@@ -${range(head - lead, lead + removed.length + trail)} +${range(head - lead, lead + added.length + trail)} @@`,
    ...old.slice(head - lead, head).map((line) => ` ${line}`),
    ...removed.map((line) => `-${line}`),
    ...added.map((line) => `+${line}`),
    ...old.slice(old.length - tail, old.length - tail + trail).map((line) => ` ${line}`),
  ];
  return lines.join("\n");
}

/** `12,3`; a range of no lines is told by the line before it, as `diff` does. */
function range(start: number, length: number): string {
  return `${length === 0 ? start : start + 1},${length}`;
}

const AROUND = 3;
