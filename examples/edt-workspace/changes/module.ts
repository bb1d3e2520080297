import { Failed } from "contract-gate/runtime";
import { readModule } from "../bsl/outline.js";
import { findModule } from "../metadata/module-file.js";
import type { Change } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { linesInWords, readLines } from "../source/line-range.js";
import { plain } from "../source/plain.js";
import { lineAt, linesOf, MARK, newlineOf } from "../source/text.js";
import { writeOf } from "./carry-out.js";

/** A change of a module that has been worked out. */
export interface Editing {
  readonly path: string;
  readonly before: string;
  readonly change: Change;
  /** The lines that the new code takes; none where code was taken away. */
  readonly lines: string;
}

/** Lines of a module that give way to new code. */
export async function planReplace(reading: ProjectReading, fqn: string, lines: string, text: string, signal: AbortSignal): Promise<Editing> {
  const { path, text: before } = await findModule(reading, fqn, signal);
  const { first, last } = readLines(lines, linesOf(before).length);
  return edited(path, before, first - 1, last, text);
}

/** New code after a line; after line 0 it stands at the very beginning. */
export async function planInsert(reading: ProjectReading, fqn: string, after: number, text: string, signal: AbortSignal): Promise<Editing> {
  const { path, text: before } = await findModule(reading, fqn, signal);
  const total = linesOf(before).length;
  if (after > total) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `Строки ${after} в модуле нет, последняя — ${total}.` }, given: String(after) });
  return edited(path, before, after, after, text);
}

/** The code that stands on lines now: what the latch `expected` compares. */
export async function standingLines(reading: ProjectReading, fqn: string, lines: string, signal: AbortSignal): Promise<string> {
  const all = linesOf((await findModule(reading, fqn, signal)).text);
  const { first, last } = readLines(lines, all.length);
  return all.slice(first - 1, last).join("\n");
}

/**
 * The module with other lines from one place to another. The ends of its lines stay what they are;
 * code that the change would break is refused, and code that was broken before is nobody's fault here.
 */
function edited(path: string, before: string, from: number, to: number, given: string): Editing {
  const newline = newlineOf(before);
  const starts = lineStarts(before);
  const code = linesOf(plain("text", given).replace(/\r\n?/g, "\n"));
  const start = starts[from] ?? before.length;
  const end = starts[to] ?? before.length;
  const isLast = end === before.length && !before.endsWith("\n");
  // After a last line without an end, the new code begins with one.
  const lead = start === before.length && start > 0 && before !== MARK && !before.endsWith("\n") ? newline : "";
  const body = code.length === 0 ? "" : lead + code.join(newline) + (isLast ? "" : newline);
  const after = before.slice(0, start) + body + before.slice(end);
  const fault = readModule(before).faults.length > 0 ? undefined : readModule(after).faults[0];
  if (fault !== undefined) throw new Failed({ code: "MODULE_SYNTAX", values: { line: String(lineAt(after, fault.place)), reason: fault.reason } });
  return { path, before, change: writeOf(path, before, after), lines: linesInWords({ first: from + 1, last: from + code.length }) };
}

/** Where each line begins; the first one after the byte order mark. */
function lineStarts(text: string): readonly number[] {
  const starts = text === "" || text === MARK ? [] : [text.startsWith(MARK) ? 1 : 0];
  for (let at = text.indexOf("\n"); at !== -1 && at + 1 < text.length; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
