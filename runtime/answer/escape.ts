/**
 * A value as one line of markdown that shows just its characters. What could act is escaped, and no
 * more, because names are full of underscores and brackets that act on nothing.
 *
 * @param start true where the text begins a block (a list item, a paragraph)
 */
export function plainText(value: string, start: boolean): string {
  // Nearly every value is a name or a sentence in which nothing acts.
  if (!RISKY.test(value) && !(start && BLOCK_START.test(value))) return value;
  const text = oneLine(value).trim();
  const escaped = text.replace(ACTING, (character, at: number) => (acts(character, at, text) ? `\\${character}` : character));
  return start ? escaped.replace(BLOCK_START, escapeStart) : escaped;
}

/** A code span with a fence longer than any run of backticks in it. Empty and blank values stand in «guillemets». */
export function codeSpan(value: string): string {
  const text = oneLine(value);
  if (text.trim() === "") return `«${text}»`;
  const fence = "`".repeat(longestRun(text, "`") + 1);
  const padded = /^`|`$|^ .* $/.test(text) ? ` ${text} ` : text;
  return `${fence}${padded}${fence}`;
}

/** The fence of a block of code: longer than any run of backticks in the text, whose lines stand as they are. */
export function codeFence(text: string): string {
  return "`".repeat(Math.max(3, longestRun(text, "`") + 1));
}

/** The first word of a language name, of characters that cannot end an info string. */
export function infoString(language: string): string {
  return /^[\p{L}\p{N}_+#.-]{1,40}$/u.test(language) ? language : "";
}

/** A value on one line: line breaks are shown, controls that hide or break are replaced. */
export function oneLine(value: string): string {
  const line = BREAK.test(value) ? value.replace(BREAKS, " ↵ ") : value;
  return SUSPECT.test(line) ? line.replace(CONTROLS, "\uFFFD") : line;
}

/** Text of several lines with LF ends; U+2028 stays what it is, a character. */
export function linesOf(text: string): string[] {
  let clean = text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
  if (SUSPECT.test(clean)) clean = clean.replace(CONTROLS, "\uFFFD");
  const lines = clean.split("\n");
  if (lines.length > 1 && lines.at(-1) === "") lines.pop();
  return lines;
}

/** The text of a heading: a run of `#` at its end would be taken for its closing. */
export function headingText(rendered: string): string {
  return rendered.endsWith("#") ? rendered.replace(/(^|\s)(#+)$/, "$1\\$2") : rendered;
}

/** A cell of a table: a pipe would open the next one, inside a code span too. */
export function cell(rendered: string): string {
  return rendered.replaceAll("|", "\\|");
}

/** The line as its reader sees it: for a filter that should find `a*b` where `a\*b` is written. */
export function unescaped(line: string): string {
  return line.replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

const BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;
const BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
/** A quick no for texts without any of {@link CONTROLS}: lone surrogates take longer to be told from pairs. */
const SUSPECT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ud800-\udfff]/;
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** What {@link plainText} may have to change, spaces at the ends included. */
const RISKY = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff\\`*_~<&]|\][(:[]|^\s|\s$/;
const ACTING = /[\\`*_~<&\]]/g;
/** What would open a heading, a quotation, a list, a rule or a task at the start of a block. */
const BLOCK_START = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|-(?=[\s-]*$)|\[(?=[ xX]\]\s)|\d{1,9}[.)](?=\s|$))/;
const ENTITY = /^&(?:#\d{1,7}|#[xX][0-9A-Fa-f]{1,6}|[A-Za-z][A-Za-z0-9]{0,40});/;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const WORD = /[\p{L}\p{N}]/u;

function acts(character: string, at: number, text: string): boolean {
  const next = text[at + 1] ?? "";
  switch (character) {
    case "\\":
      return next === "" || PUNCTUATION.test(next);
    case "_":
      // Inside a word an underscore never emphasises.
      return !(WORD.test(before(text, at)) && WORD.test(after(text, at)));
    case "*":
      return !(/\s/.test(text[at - 1] ?? "x") && /\s/.test(next || "x"));
    case "<":
      return /[A-Za-z/!?]/.test(next);
    case "&":
      return ENTITY.test(text.slice(at, at + 48));
    case "]":
      return next === "(" || next === "[" || next === ":";
    default:
      return true;
  }
}

/** The code point before a place, or after it. */
const before = (text: string, at: number): string => [...text.slice(Math.max(0, at - 2), at)].at(-1) ?? "";
const after = (text: string, at: number): string => [...text.slice(at + 1, at + 3)][0] ?? "";

function escapeStart(start: string): string {
  return /^\d/.test(start) ? `${start.slice(0, -1)}\\${start.at(-1)!}` : `\\${start}`;
}

function longestRun(text: string, character: string): number {
  let longest = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at)) {
    const start = at;
    while (text[at] === character) at++;
    longest = Math.max(longest, at - start);
  }
  return longest;
}
