import { unescaped } from "../answer/escape.js";
import type { CompiledPattern } from "../pattern/compile.js";
import type { Body } from "./body.js";
import type { CodeRegion } from "./fences.js";
import { Slices } from "./slices.js";

/**
 * The lines that match, and the headings of their sections; both count as lines. Fences are no
 * lines to search: where lines of a block are kept, the window adds its fences again.
 *
 * @throws TooSlow where the search takes longer than a caller should wait
 */
export async function filterLines(body: Body, pattern: CompiledPattern, slices: Slices): Promise<Body> {
  const kept: string[] = [];
  const code: CodeRegion[] = [];
  const headings: Heading[] = [];
  let steps = 0;
  let region = 0;
  /** The block of the run of code lines that was kept last, and where the run begins. */
  let run = null as { readonly block: CodeRegion; readonly start: number } | null;
  const endRun = (): void => {
    if (run !== null) code.push({ ...run.block, start: run.start, end: kept.length, opened: false, closed: false });
    run = null;
  };
  for (let index = 0; index < body.lines.length; index++) {
    const line = body.lines[index]!;
    steps += line.length * pattern.cost;
    if (steps > STEPS_PER_REST) {
      await slices.rest(steps);
      steps = 0;
    }
    while (region < body.code.length && body.code[region]!.end <= index) region++;
    const block = body.code[region];
    if (block !== undefined && block.start <= index) {
      if (isFence(block, index) || !matches(pattern, line)) continue;
      if (run?.block !== block) {
        endRun();
        keepHeadings(headings, kept);
        run = { block, start: kept.length };
      }
      kept.push(line);
      continue;
    }
    const level = headingLevel(line);
    if (level > 0) {
      while (headings.length > 0 && headings.at(-1)!.level >= level) headings.pop();
      headings.push({ level, line, kept: false });
    }
    if (!matches(pattern, line) && (pattern.plain || !line.includes("\\") || !matches(pattern, unescaped(line)))) continue;
    endRun();
    keepHeadings(headings, kept);
    if (level === 0) kept.push(line);
  }
  endRun();
  return { head: body.head, lines: kept, code, items: null, searched: body.searched };
}

/** Whether a text matches in NFC, whatever form it is in. */
export function matches(pattern: CompiledPattern, text: string): boolean {
  if (pattern.plain && !pattern.test(text)) return false;
  return pattern.test(NOT_SURELY_NFC.test(text) ? text.normalize("NFC") : text);
}

interface Heading {
  readonly level: number;
  readonly line: string;
  kept: boolean;
}

const HASH = 35;
const SPACE = 32;
/** About a millisecond of work. */
const STEPS_PER_REST = 100_000;
/** Anything but characters that no normal form ever changes: a quick no for nearly every line. */
const NOT_SURELY_NFC = /[^\u0000-\u02ff\u0390-\u0482\u048a-\u052f\u2010-\u2125\u2190-\u2328\u232b-\u2a00]/;

function isFence(block: CodeRegion, index: number): boolean {
  return (block.opened && index === block.start) || (block.closed && index === block.end - 1);
}

function headingLevel(line: string): number {
  const first = line.charCodeAt(0);
  if (first !== HASH && first !== SPACE) return 0;
  return /^ {0,3}(#{1,6})(?:[ \t]|$)/.exec(line)?.[1]!.length ?? 0;
}

function keepHeadings(headings: readonly Heading[], kept: string[]): void {
  for (const heading of headings) {
    if (heading.kept) continue;
    heading.kept = true;
    kept.push(heading.line);
  }
}
