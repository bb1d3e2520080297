import type { Cursor } from "./cursor.js";
import { type CharacterSet, invalid, literal, type Pattern, type SetPart, unsupported } from "./syntax.js";

/** What stands between `[` and `]`; the cursor is after the `[`. */
export function parseClass(cursor: Cursor): CharacterSet {
  const negated = cursor.take("^");
  const parts: SetPart[] = [];
  for (let first = true; ; first = false) {
    if (cursor.done) throw invalid("набор символов [ не закрыт");
    if (!first && cursor.take("]")) return { kind: "set", negated, parts };
    if (cursor.peek() === "[" && cursor.peek(1) === ":") throw unsupported("имена наборов вида [:alpha:]; вместо них есть \\p{L} и \\w");
    const from = parseMember(cursor);
    if (cursor.peek() === "-" && cursor.peek(1) !== "]" && cursor.peek(1) !== "") {
      cursor.next();
      const to = parseMember(cursor);
      if (from.kind !== "range" || to.kind !== "range") throw invalid("граница диапазона в [ ] должна быть одним символом");
      if (to.from < from.from) throw invalid("диапазон в [ ] записан от большего символа к меньшему");
      parts.push({ kind: "range", from: from.from, to: to.from });
    } else {
      parts.push(from);
    }
  }
}

function parseMember(cursor: Cursor): SetPart {
  const character = cursor.next();
  if (character !== "\\") return { kind: "range", from: character.codePointAt(0)!, to: character.codePointAt(0)! };
  if (cursor.take("b")) return { kind: "range", from: 8, to: 8 };
  const escaped = parseEscape(cursor);
  if (escaped.kind !== "set" || escaped.negated || escaped.parts.length !== 1) throw invalid("якорь внутри [ ]");
  return escaped.parts[0]!;
}

/** An escape; the cursor is after the backslash. */
export function parseEscape(cursor: Cursor): Pattern {
  if (cursor.done) throw invalid("обратная косая черта в конце");
  const character = cursor.next();
  const control = CONTROLS.get(character);
  if (control !== undefined) return literal(control);
  const part = CLASSES.get(character);
  if (part !== undefined) return { kind: "set", negated: false, parts: [part] };
  switch (character) {
    case "b":
      return { kind: "anchor", at: "boundary" };
    case "B":
      return { kind: "anchor", at: "inside" };
    case "A":
      return { kind: "anchor", at: "start" };
    case "z":
      return { kind: "anchor", at: "end" };
    case "x":
    case "u":
      return literal(codePoint(cursor, character));
    case "p":
    case "P":
      return { kind: "set", negated: false, parts: [{ kind: "property", name: propertyName(cursor), negated: character === "P" }] };
    case "k":
      throw unsupported("обратная ссылка \\k<…>");
    case "0":
      return literal(0);
  }
  if (/[1-9]/.test(character)) throw unsupported(`обратная ссылка \\${character}`);
  if (/[\p{L}\p{N}]/u.test(character)) throw invalid(`неизвестная запись \\${character}`);
  return literal(character.codePointAt(0)!);
}

function codePoint(cursor: Cursor, letter: "x" | "u"): number {
  const found = cursor.match(letter === "x" ? /^(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{2}))/ : /^(?:\{([0-9A-Fa-f]{1,6})\}|([0-9A-Fa-f]{4}))/);
  const value = found === null ? Infinity : Number.parseInt(found[1] ?? found[2]!, 16);
  if (value > 0x10ffff) throw invalid(`код символа после \\${letter} не читается`);
  const low = value >= 0xd800 && value < 0xdc00 && letter === "u" ? cursor.match(/^\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})/) : null;
  return low === null ? value : 0x10000 + ((value - 0xd800) << 10) + (Number.parseInt(low[1]!, 16) - 0xdc00);
}

function propertyName(cursor: Cursor): string {
  const found = cursor.match(/^(?:\{([A-Za-z_=]+)\}|([A-Z]))/);
  if (found === null) throw invalid("имя свойства после \\p не читается");
  // ECMAScript spells scripts and categories with a key, RE2 without.
  return (found[1] ?? found[2]!).replace(/^(?:Script|sc|General_Category|gc)=/, "");
}

const CONTROLS = new Map([
  ["t", 9],
  ["n", 10],
  ["v", 11],
  ["f", 12],
  ["r", 13],
]);

const CLASSES = new Map<string, SetPart>(
  (["word", "digit", "space"] as const).flatMap((name) => [
    [name[0]!, { kind: "class", name, negated: false }],
    [name[0]!.toUpperCase(), { kind: "class", name, negated: true }],
  ]),
);
