import type { Json } from "../../runtime/contract/contract.js";
import { ordered } from "../../runtime/contract/ordered.js";
import { parseQuickly } from "./quick-json.js";

/** Why a JSON text has no single meaning, and where. */
export interface JsonMistake {
  readonly message: string;
  /** Offset in the text. */
  readonly at: number;
}

export type JsonResult = { readonly value: Json; readonly mistake: null } | { readonly value: null; readonly mistake: JsonMistake };

/** Past any real contract, and far from the end of the stack. */
const DEEPEST = 500;

/**
 * Reads JSON that another program relies on. Unlike `JSON.parse` it refuses an object that gives a
 * key twice (readers differ in which one they take), integers that a double cannot hold, and depths
 * that no reader survives; and it keeps the order of keys that look like integers.
 *
 * @param inexact lets integers through that a double rounds: what a server says (the largest number
 *   of 64 bits, say) is read so by every client
 */
export function parseStrictJson(text: string, { inexact = false } = {}): JsonResult {
  // The engine's own reader is several times as fast, and most texts have nothing that it gets wrong.
  const quick = inexact ? parseQuickly(text, DEEPEST, { inOrder: true }) : undefined;
  if (quick !== undefined) return { value: quick, mistake: null };
  const reader = new Reader(text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text, inexact);
  try {
    return { value: reader.whole(), mistake: null };
  } catch (error) {
    if (error instanceof Mistake) return { value: null, mistake: { message: error.message, at: error.at } };
    throw error;
  }
}

class Mistake extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(message);
  }
}

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const MARKERS = /^(?:<{7,}|={7,}|>{7,}|\|{7,})(?: |$)/m;

class Reader {
  #at = 0;

  constructor(
    private readonly text: string,
    private readonly inexact: boolean,
  ) {}

  whole(): Json {
    const value = this.#value(0);
    this.#space();
    if (this.#at < this.text.length) throw this.#unexpected();
    return value;
  }

  #value(depth: number): Json {
    if (depth > DEEPEST) throw new Mistake(`It nests deeper than ${DEEPEST} levels.`, this.#at);
    this.#space();
    switch (this.text[this.#at]) {
      case "{":
        return this.#object(depth);
      case "[":
        return this.#list(depth);
      case '"':
        return this.#string();
      case "t":
        return this.#word("true", true);
      case "f":
        return this.#word("false", false);
      case "n":
        return this.#word("null", null);
      default:
        return this.#number();
    }
  }

  #object(depth: number): Json {
    const entries: [string, Json][] = [];
    const seen = new Map<string, number>();
    this.#at++;
    this.#space();
    if (this.#take("}")) return {};
    do {
      this.#space();
      const at = this.#at;
      if (this.text[at] !== '"') throw this.#unexpected();
      const key = this.#string();
      const first = seen.get(key);
      if (first !== undefined) throw new Mistake(`The key ${JSON.stringify(key)} stands here for the second time; the first is in line ${this.#line(first)}.`, at);
      seen.set(key, at);
      this.#space();
      if (!this.#take(":")) throw this.#unexpected();
      entries.push([key, this.#value(depth + 1)]);
      this.#space();
    } while (this.#take(","));
    if (!this.#take("}")) throw this.#unexpected();
    return ordered(entries);
  }

  #list(depth: number): Json {
    const items: Json[] = [];
    this.#at++;
    this.#space();
    if (this.#take("]")) return items;
    do {
      items.push(this.#value(depth + 1));
      this.#space();
    } while (this.#take(","));
    if (!this.#take("]")) throw this.#unexpected();
    return items;
  }

  #string(): string {
    const start = this.#at;
    // The closing quote is the first one with an even number of backslashes before it.
    for (let end = this.text.indexOf('"', start + 1); end !== -1; end = this.text.indexOf('"', end + 1)) {
      let escapes = 0;
      while (this.text[end - 1 - escapes] === "\\") escapes++;
      if (escapes % 2 === 1) continue;
      this.#at = end + 1;
      return this.#decoded(this.text.slice(start, end + 1), start);
    }
    throw new Mistake("A string that begins here is not closed.", start);
  }

  #decoded(literal: string, at: number): string {
    try {
      return JSON.parse(literal) as string;
    } catch {
      throw new Mistake("A string here holds a line break, a control character or an escape that JSON does not have.", at);
    }
  }

  #number(): number {
    NUMBER.lastIndex = this.#at;
    const found = NUMBER.exec(this.text);
    if (found === null) throw this.#unexpected();
    const value = Number(found[0]);
    if (!Number.isFinite(value) || (!this.inexact && /^-?\d+$/.test(found[0]) && !Number.isSafeInteger(value))) throw new Mistake(`The number ${found[0]} is past what readers hold exactly.`, this.#at);
    this.#at = NUMBER.lastIndex;
    return value;
  }

  #word<T extends Json>(word: string, value: T): T {
    if (!this.text.startsWith(word, this.#at)) throw this.#unexpected();
    this.#at += word.length;
    return value;
  }

  #space(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return;
      this.#at++;
    }
  }

  #take(character: string): boolean {
    if (this.text[this.#at] !== character) return false;
    this.#at++;
    return true;
  }

  #unexpected(): Mistake {
    if (MARKERS.test(this.text)) return new Mistake("It holds the conflict markers of an unfinished merge.", this.text.search(MARKERS));
    if (this.#at >= this.text.length) return new Mistake("It ends too early: the text is cut off.", this.text.length);
    return new Mistake(`It is no JSON from ${JSON.stringify(this.text.slice(this.#at, this.#at + 20))} on.`, this.#at);
  }

  #line(at: number): number {
    return this.text.slice(0, at).split("\n").length;
  }
}
