/**
 * What reports print of texts that somebody else wrote: nothing invisible stays invisible, and no
 * character moves the cursor, turns the line around or starts a command of a terminal or a runner.
 */

/** Controls, formats (zero width, bidi, tags, BOM), separators, lone surrogates, odd spaces. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;

/** One line of text with every invisible character spelled out; spaces stay spaces. */
export function visible(text: string): string {
  return text.replace(INVISIBLE, spelled);
}

/** As {@link visible}, and spaces at the end of the line are dots. */
export function visibleLine(line: string): string {
  const end = line.trimEnd().length;
  return visible(line.slice(0, end)) + visible(line.slice(end)).replaceAll(" ", "·");
}

/** As {@link visible}, and every space is a dot: for lines that differ in white space alone. */
export function visibleSpaces(line: string): string {
  return visible(line).replaceAll(" ", "·");
}

/** At most `most` characters around a column (one-based), with `…` where something was left out. */
export function clip(line: string, column: number, most: number): { text: string; column: number } {
  if (line.length <= most) return { text: line, column };
  let start = Math.max(0, Math.min(column - 1 - Math.floor(most / 3), line.length - most));
  let end = Math.min(line.length, start + most);
  if (isLowSurrogate(line, start)) start += 1;
  if (isLowSurrogate(line, end)) end -= 1;
  const before = start > 0 ? "…" : "";
  return { text: before + line.slice(start, end) + (end < line.length ? "…" : ""), column: column - start + before.length };
}

function spelled(character: string): string {
  const code = character.codePointAt(0)!;
  if (code === 0x09) return "→";
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return "␡";
  return `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
}

function isLowSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff;
}
