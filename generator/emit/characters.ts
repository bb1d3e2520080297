/**
 * How the characters of wire names and values stand in generated code.
 *
 * The ranges are written out, and not asked of the regular expression engine (`\p{L}`), because they
 * decide bytes and the engine's tables change with every version.
 */

/** Letters, digits and signs of one column each: Latin, Greek, Cyrillic, punctuation, arrows, signs. */
const NARROW = "\\x20-\\x7e\\xa1-\\xac\\xae-\\u02ff\\u0370-\\u0482\\u048a-\\u052f\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u20bf\\u2100-\\u218f\\u2190-\\u22ff\\u2500-\\u25fc\\u2600-\\u2613";
/** Of two columns each: Chinese, Japanese and Korean writing, and the pictures that status words use. */
const WIDE = "\\u26aa\\u26ab\\u2705\\u274c\\u2753-\\u2755\\u2757\\u2b50\\u2b55\\u3001-\\u3029\\u3041-\\u3096\\u309b-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff60\\u{1f442}-\\u{1f4fc}\\u{1f550}-\\u{1f567}\\u{1f5fb}-\\u{1f64f}\\u{1f680}-\\u{1f6c5}\\u{1f7e0}-\\u{1f7eb}\\u{1f947}-\\u{1f9ff}";

const ONLY_NARROW = new RegExp(`^[${NARROW}]*$`);
const WIDE_ONES = new RegExp(`[${WIDE}]`, "gu");
/** Everything that is invisible, joins its neighbours or may look different elsewhere. */
const UNUSUAL = new RegExp(`[^${NARROW}${WIDE}]`, "gu");

/** Columns that a text takes in a file; for text that this file's functions print. */
export function widthOf(text: string): number {
  if (ONLY_NARROW.test(text)) return text.length;
  // A wide character past the first plane has two units and two columns already.
  const wide = (text.match(WIDE_ONES) ?? []).filter((character) => character.length === 1);
  return text.length + wide.length;
}

/** `"text"`, or `'say "hi"'` where that needs fewer backslashes; unusual characters by their numbers. */
export function stringLiteral(text: string): string {
  if (ORDINARY.test(text)) return `"${text}"`;
  const quote = count(text, '"') > count(text, "'") ? "'" : '"';
  const inner = text
    .replaceAll("\\", "\\\\")
    .replaceAll(quote, `\\${quote}`)
    .replace(UNUSUAL, (character) => SHORT.get(character) ?? escaped(character));
  return quote + inner + quote;
}

/** A property's name as it stands in a type: quoted unless it is a name in a usual script. */
export function propertyKey(name: string): string {
  return NAME.test(name) ? name : stringLiteral(name);
}

/** `1e21`, `-5`, `0.1`. */
export function numberLiteral(value: number): string {
  return String(value).replace("e+", "e");
}

const ORDINARY = /^[\x20\x21\x23-\x5b\x5d-\x7e\u0400-\u0481]*$/;
const NAME = /^[A-Za-z_$\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0400-\u0481\u048a-\u0523\u4e00-\u9fa5\u3041-\u3096\u30a1-\u30fa\uac00-\ud7a3][\w$\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0400-\u0481\u048a-\u0523\u4e00-\u9fa5\u3041-\u3096\u30a1-\u30fa\uac00-\ud7a3]*$/;

const SHORT: ReadonlyMap<string, string> = new Map([
  ["\n", "\\n"],
  ["\r", "\\r"],
  ["\t", "\\t"],
]);

/** A character by its number, as TypeScript writes it. */
function escaped(character: string): string {
  const code = character.codePointAt(0)!;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, "0")}`;
}

function count(text: string, character: string): number {
  return text.split(character).length - 1;
}
