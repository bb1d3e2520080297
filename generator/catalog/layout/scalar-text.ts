/**
 * How a string is spelled in YAML, so that readers of YAML 1.2 and of 1.1 both give it back
 * unchanged, and quotes stand only where one of them needs them.
 */

/** A string on one line: plain where nothing can mistake it, else in quotes. */
export function scalarText(value: string, flow: boolean): string {
  return isPlain(value, flow) ? value : quotedText(value);
}

/** A string in quotes: double ones, or single ones where that saves escapes. */
export function quotedText(value: string): string {
  if (/["\\]/.test(value) && !NEEDS_ESCAPE.test(value)) return `'${value.replaceAll("'", "''")}'`;
  return `"${value.replace(ESCAPED, escape)}"`;
}

/** Whether a string may stand without quotes. */
export function isPlain(value: string, flow: boolean): boolean {
  return (
    value !== "" &&
    !NEEDS_ESCAPE.test(value) &&
    !/^[-?:,[\]{}#&*!|>'"%@`=]|^<{7}|^\s|\s$|:(?:\s|$)|\s#|^(?:---|\.\.\.)/.test(value) &&
    !(flow && /[,[\]{}]/.test(value)) &&
    !isTakenForAnotherType(value)
  );
}

/** The lines of a literal block (`|`), header first and without indentation; null where a block would not be exact. */
export function literalLines(value: string): { header: string; lines: readonly string[] } | null {
  if (!value.includes("\n") || UNFIT_FOR_BLOCK.test(value) || CONFLICT_LIKE.test(value)) return null;
  const body = value.replace(/\n+$/, "");
  const lines = body.split("\n");
  const last = lines.at(-1)!;
  // White space at either end is where readers disagree.
  if (body === "" || /^\s*$/.test(last)) return null;
  const firstWritten = lines.findIndex((line) => line !== "");
  if (/^\s*$/.test(lines[firstWritten]!)) return null;
  const indicator = lines[firstWritten]!.startsWith(" ") || lines[0] === "" ? "2" : "";
  const ending = value.length - body.length;
  const chomping = ending === 0 ? "-" : ending === 1 ? "" : "+";
  return { header: `|${indicator}${chomping}`, lines: ending > 1 ? [...lines, ...Array<string>(ending - 1).fill("")] : lines };
}

/** Number as YAML and JSON both read it; beyond 2^53 in exponent form, where nobody counts digits. */
export function numberText(value: number): string {
  if (!Number.isFinite(value)) throw new Error(`A catalog cannot hold the number ${value}.`);
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return value.toExponential();
  return JSON.stringify(value);
}

/**
 * Characters that are invisible, or that some reader takes for a line break: controls, formats,
 * fillers, halves of surrogate pairs. Listed, because classes grow with the version of Unicode.
 */
const INVISIBLE = String.raw`\0-\x1F\x7F-\x9F\xAD\u034F\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uD800-\uDFFF\uFE00-\uFE0D\uFEFF\uFFA0\uFFF0-\uFFFB\uFFFE\uFFFF\u{110BD}\u{110CD}\u{13430}-\u{1343F}\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}`;
/** Blanks that a reviewer takes for the plain one: a block may hold them, since prose with «№ 5» in it has to stay lines. */
const ODD_SPACE = String.raw`\xA0\u1680\u2000-\u200A\u202F\u205F\u2800\u3000`;
/** A selector is a part of the emoji before it, and says nothing anywhere else. */
const LONE_SELECTOR = String.raw`(?<![0-9#*\xA9\xAE\u203C-\u3299\u{1F000}-\u{1FAFF}])[\uFE0E\uFE0F]`;
const NEEDS_ESCAPE = new RegExp(`[${INVISIBLE}${ODD_SPACE}]|${LONE_SELECTOR}`, "u");
const ESCAPED = new RegExp(String.raw`["\\${INVISIBLE}${ODD_SPACE}]|${LONE_SELECTOR}`, "gu");
const UNFIT_FOR_BLOCK = new RegExp(String.raw`(?![\n\t])[${INVISIBLE}]`, "u");
/** Lines that reading would take for the markers of a merge. */
const CONFLICT_LIKE = /^[ \t]*(?:<{7}|>{7}|\|{7})/m;

function escape(character: string): string {
  const named: { readonly [character: string]: string } = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r" };
  if (Object.hasOwn(named, character)) return named[character]!;
  const code = character.codePointAt(0)!;
  return code > 0xffff ? `\\U${code.toString(16).toUpperCase().padStart(8, "0")}` : `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
}

/** Null, boolean, number, date or merge key to some reader of YAML 1.1 or 1.2. */
function isTakenForAnotherType(value: string): boolean {
  const first = value.charCodeAt(0);
  const numberLike = (first >= 0x30 && first <= 0x39) || first === 0x2b || first === 0x2d || first === 0x2e;
  return numberLike ? NUMBER_OR_DATE.test(value) : WORD.test(value);
}

const WORD = /^(?:~|<<|=|null|true|false|yes|no|on|off|y|n|e[-+]?\d+)$/i;
const NUMBER_OR_DATE = new RegExp(
  [
    String.raw`[-+]?(?:0b[01_]*|0o[0-7_]*|0x[0-9a-f_]*)`,
    // Integers and floats, with the separators and the base 60 of YAML 1.1.
    String.raw`[-+]?[\d_]*(?::[\d_]*)*(?:\.[\d_]*)?(?:e[-+]?\d*)?`,
    String.raw`[-+]?\.(?:inf|nan)`,
    String.raw`\d{4}-\d\d?-\d\d?(?:[t\s].*)?`,
  ].map((pattern) => `^${pattern}$`).join("|"),
  "i",
);
