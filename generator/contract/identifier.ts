/**
 * Latin identifiers of wire names: what generated files and generated code are called.
 *
 * The wire name itself is never changed: keys, selector values and dispatch keep it. An identifier is
 * needed only where a name becomes a file (`tools/metadata_edit.ts`) or a part of a type's name
 * (`MetadataEditSetLengthArguments`). Whoever publishes, emits or lints asks here, so that a clash
 * that lint does not see cannot reach the outputs.
 */

/** Suffixes of the types that stubs declare: two for each action, one for each tool. */
export const ACTION_SUFFIXES = ["Arguments", "Result"] as const;
export const TOOL_SUFFIX = "Handlers";

/** Longest identifier: file systems take 255 bytes, and suffixes follow. */
const LONGEST = 120;

/**
 * The identifier of a tool, an action or a type: of `[A-Za-z0-9_-]`, never empty, safe as a file name
 * but for {@link isReservedFileName}.
 *
 * `as` wins where the catalog gives it. Else Latin letters, digits, `_` and `-` stay as they are
 * (`metadata_edit`, `setType`), Cyrillic is transliterated (`поиск` → `poisk`), other punctuation and
 * spaces become `_` (`admin.tools` → `admin_tools`), other letters their code points (`中` → `u4e2d`);
 * a name that holds nothing but punctuation is spelled by code points (`!=` → `u21_u3d`).
 */
export function identifierOf(name: string, as: string | null): string {
  return slug(as ?? name).slice(0, LONGEST);
}

/** `metadata_edit` → `MetadataEdit`: first letter of each word raised, the rest kept. */
export function pascal(identifier: string): string {
  return identifier
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join("");
}

/**
 * Name of a generated type: `typeName("metadata_edit", "set_length", "Arguments")` is
 * `MetadataEditSetLengthArguments`; without an action `MetadataReadArguments`. Takes identifiers.
 */
export function typeName(tool: string, action: string | null, suffix: (typeof ACTION_SUFFIXES)[number] | typeof TOOL_SUFFIX): string {
  return standalone(pascal(tool) + (action === null ? "" : pascal(action)) + suffix);
}

/** Name of the type of a named schema (`types: Fqn` → `Fqn`). Takes an identifier. */
export function namedTypeName(type: string): string {
  return standalone(pascal(type));
}

/**
 * Names that no file of a tool may have: `index` is the generator's own, the others are devices on
 * Windows, with any extension and in any case.
 */
export function isReservedFileName(identifier: string): boolean {
  return /^(?:index|con|prn|aux|nul|conin|conout|com[0-9]|lpt[0-9])$/i.test(identifier);
}

/** Type names that generated code uses or that shadow the language's own. */
export const RESERVED_TYPE_NAMES: ReadonlySet<string> = new Set([
  ...["Answer", "Call", "CoreCall", "Define", "Exactly", "Handlers", "ImmediateHandler", "ReadHandler", "RehearsedHandler", "Served", "Tools"],
  ...["Array", "Boolean", "Date", "Error", "Function", "Map", "Number", "Object", "Omit", "Partial", "Pick", "Promise"],
  ...["Readonly", "ReadonlyArray", "Record", "RegExp", "Required", "Set", "String", "Symbol"],
]);

function slug(name: string): string {
  if (/^[A-Za-z0-9_-]*[A-Za-z0-9][A-Za-z0-9_-]*$/.test(name)) return name;
  let text = "";
  let letters = false;
  // Runs of punctuation are one separator; letters of a word stay together.
  for (const character of name.normalize("NFC")) {
    const latin = /[A-Za-z0-9]/.test(character) ? character : (transliterate(character) ?? foreignLetter(character));
    if (latin !== null) letters = true;
    text += latin ?? (character === "-" ? "-" : "_");
  }
  const trimmed = text.replace(/_{2,}/g, "_").replace(/^_+|_+$/g, "");
  if (letters && trimmed !== "") return trimmed;
  if (name === "") return "empty";
  return [...name].map(codePoint).join("_");
}

/** A letter or digit of another script, by its code point. */
function foreignLetter(character: string): string | null {
  return /[\p{L}\p{N}]/u.test(character) ? codePoint(character) : null;
}

const codePoint = (character: string): string => `u${character.codePointAt(0)!.toString(16)}`;

const standalone = (name: string): string => (/^[0-9]/.test(name) ? `_${name}` : name);

/** Cyrillic of Russian, Ukrainian and Belarusian in Latin letters, by the habit of file names. */
const CYRILLIC: ReadonlyMap<string, string> = new Map([
  ...["аa", "бb", "вv", "гg", "дd", "еe", "ёyo", "жzh", "зz", "иi", "йy", "кk", "лl", "мm", "нn", "оo", "пp", "рr", "сs", "тt"],
  ...["уu", "фf", "хkh", "цts", "чch", "шsh", "щshch", "ъ", "ыy", "ь", "эe", "юyu", "яya", "іi", "їyi", "єye", "ґg", "ўu"],
].map((row) => [row.slice(0, 1), row.slice(1)] as const));

function transliterate(character: string): string | null {
  const lower = character.toLowerCase();
  const latin = CYRILLIC.get(lower);
  if (latin === undefined) return null;
  return lower === character ? latin : latin.slice(0, 1).toUpperCase() + latin.slice(1);
}
