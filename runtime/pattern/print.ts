import type { CharacterSet, Pattern, SetPart } from "./syntax.js";
import { onlyCharacter, unsupported } from "./syntax.js";

/** How classes are meant: by the filter of a window (Unicode) or by ECMAScript (ASCII). */
export type Dialect = "filter" | "schema";

/**
 * Stands at every word boundary of a text that the linear engine searches for `\b` in Unicode's
 * sense, which it does not know. A noncharacter, so that no text means it.
 */
export const BOUNDARY_MARK = "\u{FDD0}";

/** A pattern for `new RegExp(…, "u")`. */
export function printNative(pattern: Pattern, dialect: Dialect): string {
  return print(pattern, { dialect, linear: false, marked: false });
}

/** A pattern for RE2. `marked` where the text carries {@link BOUNDARY_MARK}s. */
export function printLinear(pattern: Pattern, dialect: Dialect, marked: boolean): string {
  return print(pattern, { dialect, linear: true, marked });
}

interface Style {
  readonly dialect: Dialect;
  readonly linear: boolean;
  readonly marked: boolean;
}

function print(pattern: Pattern, style: Style): string {
  switch (pattern.kind) {
    case "any":
      return atom(printAny(style), style);
    case "set":
      return atom(printSet(pattern, style), style);
    case "anchor":
      return printAnchor(pattern.at, style);
    case "sequence":
      return pattern.items.map((item, index, items) => (isBoundary(item) ? printBoundary(items[index - 1], items[index + 1], style) : print(item, style))).join("");
    case "choice":
      return `(?:${pattern.options.map((option) => print(option, style)).join("|")})`;
    case "repeat":
      return `(?:${print(pattern.item, style)})${quantifier(pattern.min, pattern.max)}`;
  }
}

const isBoundary = (pattern: Pattern): boolean => pattern.kind === "anchor" && pattern.at === "boundary";

/** In a marked text any character may follow a mark. */
function atom(printed: string, style: Style): string {
  return style.marked ? `(?:${BOUNDARY_MARK}?${printed})` : printed;
}

function quantifier(min: number, max: number): string {
  if (max === Infinity) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  return min === max ? `{${min}}` : `{${min},${max}}`;
}

function printAnchor(at: "start" | "end" | "boundary" | "inside", { dialect, linear, marked }: Style): string {
  if (at === "start") return linear ? "\\A" : "^";
  if (at === "end") return linear ? (marked ? `${BOUNDARY_MARK}?\\z` : "\\z") : "$";
  if (dialect === "schema") return at === "boundary" ? "\\b" : "\\B";
  if (at === "inside") throw unsupported("\\B — место внутри слова");
  return marked ? BOUNDARY_MARK : `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;
}

/** Beside a letter only the other side is open, and the letter, which is found fast, comes first. */
function printBoundary(before: Pattern | undefined, after: Pattern | undefined, style: Style): string {
  const boundary = printAnchor("boundary", style);
  if (style.linear || style.dialect === "schema") return boundary;
  const isLetter = (pattern: Pattern | undefined): pattern is CharacterSet => pattern !== undefined && /^[\p{L}\p{N}_]$/u.test(onlyCharacter(pattern) ?? "");
  if (isLetter(before)) return `(?![${WORD}])`;
  return isLetter(after) ? `(?=${printSet(after, style)})(?<![${WORD}])` : boundary;
}

function printAny({ dialect, linear, marked }: Style): string {
  if (dialect === "filter") return marked ? `[^${BOUNDARY_MARK}]` : linear ? "(?s:.)" : "[^]";
  return `[^\\n\\r${point(0x2028, linear)}${point(0x2029, linear)}]`;
}

function printSet(set: CharacterSet, style: Style): string {
  const { parts, negated } = set;
  if (negated) {
    if (parts.some((part) => part.kind !== "range" && part.negated)) throw unsupported("\\W, \\D, \\S и \\P внутри [^…]");
    return `[^${style.marked ? BOUNDARY_MARK : ""}${parts.map((part) => member(part, style)).join("")}]`;
  }
  // RE2 has no class out of a negated class and others, so each negated one is an alternative.
  const plain = parts.filter((part) => part.kind === "range" || !part.negated);
  const printed = parts.flatMap((part) => (part.kind !== "range" && part.negated ? [printSet({ kind: "set", negated: true, parts: [{ ...part, negated: false }] }, style)] : []));
  if (plain.length > 0) printed.unshift(`[${plain.map((part) => member(part, style)).join("")}]`);
  return printed.length === 1 ? printed[0]! : `(?:${printed.join("|")})`;
}

function member(part: SetPart, { dialect, linear }: Style): string {
  switch (part.kind) {
    case "range":
      return part.from === part.to ? point(part.from, linear) : `${point(part.from, linear)}-${point(part.to, linear)}`;
    case "class":
      if (part.name === "digit") return "0-9";
      if (part.name === "word") return dialect === "filter" ? WORD : "0-9A-Za-z_";
      return SPACE.map((range) => range.map((code) => point(code, linear)).join("-")).join("");
    case "property":
      return linear || CATEGORY.test(part.name) ? `\\p{${part.name}}` : `\\p{Script=${part.name}}`;
  }
}

const WORD = "\\p{L}\\p{M}\\p{N}_";
const CATEGORY = /^(?:[LMNPSZC][a-z]?)$/;
/** White space as ECMAScript has it; RE2's own `\s` is ASCII. */
const SPACE = [[9, 13], [0x20], [0xa0], [0x1680], [0x2000, 0x200a], [0x2028, 0x2029], [0x202f], [0x205f], [0x3000], [0xfeff]];

function point(codePoint: number, linear: boolean): string {
  const character = String.fromCodePoint(codePoint);
  if (/[\p{L}\p{N} _]/u.test(character) && codePoint < 0x10000) return character;
  return linear ? `\\x{${codePoint.toString(16)}}` : `\\u{${codePoint.toString(16)}}`;
}
