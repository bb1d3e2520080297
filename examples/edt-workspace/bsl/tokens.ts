/** A piece of a module by its place. Spaces are none; comments are told apart so that nobody takes them for code. */
export interface Token {
  readonly kind: "name" | "string" | "number" | "date" | "sign" | "comment" | "directive" | "preprocessor";
  readonly start: number;
  readonly end: number;
}

/** What keeps a module from being read: where, and why in words. */
export interface Fault {
  readonly place: number;
  readonly reason: string;
}

/**
 * The tokens of a module. Names are any letters, so that both languages of the platform are read. A
 * string goes on over lines that begin with `|`, with comments between them, as the platform has it.
 */
export function tokensOf(text: string): { readonly tokens: readonly Token[]; readonly faults: readonly Fault[] } {
  const tokens: Token[] = [];
  const faults: Fault[] = [];
  let at = 0;
  while (at < text.length) {
    TOKEN.lastIndex = at;
    const found = TOKEN.exec(text);
    if (found === null) {
      at++;
      continue;
    }
    const start = at;
    at = TOKEN.lastIndex;
    const kind = KINDS.find((name) => found.groups![name] !== undefined);
    if (kind === undefined) continue;
    if (kind === "string") {
      const end = endOfString(text, start);
      if (!end.closed) faults.push({ place: start, reason: "строка не закрыта кавычкой" });
      at = end.place;
    }
    tokens.push({ kind, start, end: at });
  }
  return { tokens, faults };
}

/** Names are compared without case, as the platform does; ё and е are different letters. */
export function fold(name: string): string {
  return name.normalize("NFC").toLowerCase();
}

function endOfString(text: string, start: number): { readonly place: number; readonly closed: boolean } {
  let at = start + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    const line = text.indexOf("\n", at);
    if (quote !== -1 && (line === -1 || quote < line)) {
      if (text[quote + 1] !== '"') return { place: quote + 1, closed: true };
      at = quote + 2;
      continue;
    }
    CONTINUED.lastIndex = line === -1 ? text.length : line;
    if (line === -1 || !CONTINUED.test(text)) return { place: line === -1 ? text.length : line, closed: false };
    at = CONTINUED.lastIndex;
  }
}

const KINDS = ["comment", "preprocessor", "directive", "name", "number", "date", "string", "sign"] as const;
const TOKEN = /(?<space>[\s\uFEFF]+)|(?<comment>\/\/[^\r\n]*)|(?<preprocessor>#[^\r\n]*)|(?<directive>&[\p{L}_]+)|(?<name>[\p{L}_][\p{L}\p{N}_]*)|(?<number>\d+(?:\.\d+)?)|(?<date>'[^'\r\n]*')|(?<string>")|(?<sign><>|<=|>=|[-+*/%=<>()[\],.;:?~])/uy;
/** Lines of comments and empty ones may stand before the `|` that goes on with a string. */
const CONTINUED = /\n(?:[ \t]*(?:\/\/[^\n]*)?\r?\n)*[ \t]*\|/y;
