import { matches } from "./pattern.js";

/**
 * Texts that match a pattern, for witnesses: a handful, the shortest first, from the part of the
 * language of patterns that schemas use (classes, groups, repetitions, alternatives, anchors). Empty
 * where the pattern says something else.
 */
export function textsMatching(pattern: string): readonly string[] {
  try {
    const reader = new Reader([...pattern]);
    const texts = reader.alternatives();
    if (!reader.done) return [];
    return [...new Set(texts)].filter((text) => matches(pattern, text) === true).slice(0, MOST);
  } catch {
    return [];
  }
}

const MOST = 12;

class Reader {
  #at = 0;

  constructor(private readonly letters: readonly string[]) {}

  get done(): boolean {
    return this.#at === this.letters.length;
  }

  alternatives(): readonly string[] {
    const texts = [...this.#sequence()];
    while (this.#take("|")) texts.push(...this.#sequence());
    return texts.slice(0, MOST);
  }

  #sequence(): readonly string[] {
    let texts: readonly string[] = [""];
    while (!this.done && !["|", ")"].includes(this.letters[this.#at]!)) {
      const parts = this.#repeated(this.#atom());
      texts = texts.flatMap((text) => parts.map((part) => text + part)).slice(0, MOST * MOST);
    }
    return texts;
  }

  #repeated(atom: readonly string[]): readonly string[] {
    const counts = this.#counts();
    if (counts === null) return atom;
    this.#take("?");
    const repeat = (count: number): readonly string[] => (count === 0 ? [""] : count > 64 ? [] : atom.map((text) => text.repeat(count)));
    return [...new Set([counts.least, Math.min(counts.least + 1, counts.most), Math.min(counts.least + 2, counts.most)])].flatMap(repeat).slice(0, MOST);
  }

  #counts(): { least: number; most: number } | null {
    if (this.#take("*")) return { least: 0, most: Infinity };
    if (this.#take("+")) return { least: 1, most: Infinity };
    if (this.#take("?")) return { least: 0, most: 1 };
    const rest = this.letters.slice(this.#at, this.#at + 16).join("");
    const braces = /^\{(\d+)(,(\d*))?\}/.exec(rest);
    if (braces === null) return null;
    this.#at += braces[0].length;
    const least = Number(braces[1]);
    return { least, most: braces[2] === undefined ? least : braces[3] === "" ? Infinity : Number(braces[3]) };
  }

  #atom(): readonly string[] {
    const letter = this.letters[this.#at++]!;
    if (letter === "^" || letter === "$") return [""];
    if (letter === ".") return ["a", "1"];
    if (letter === "[") return this.#class();
    if (letter === "\\") return this.#escape();
    if (letter !== "(") return [letter];
    if (this.#take("?")) this.#groupKind();
    const texts = this.alternatives();
    if (!this.#take(")")) throw new Unreadable();
    return texts;
  }

  #groupKind(): void {
    if (this.#take(":")) return;
    if (!this.#take("<") || ["=", "!"].includes(this.letters[this.#at]!)) throw new Unreadable();
    while (!this.#take(">")) if (this.#at++ >= this.letters.length) throw new Unreadable();
  }

  #escape(): readonly string[] {
    const letter = this.letters[this.#at++]!;
    const known = ESCAPES[letter];
    if (known !== undefined) return known;
    if (/[A-Za-z0-9]/.test(letter)) throw new Unreadable();
    return [letter];
  }

  #class(): readonly string[] {
    const negated = this.#take("^");
    const members: string[] = [];
    while (!this.#take("]")) {
      if (this.done) throw new Unreadable();
      const [first] = this.#member();
      if (this.letters[this.#at] === "-" && this.letters[this.#at + 1] !== "]") {
        this.#at++;
        const [last] = this.#member();
        members.push(first!, last!);
      } else {
        members.push(first!);
      }
    }
    if (!negated) return [...new Set(members)].slice(0, 4);
    return ["a", "1", "z", "_", "я", " "].filter((letter) => !members.includes(letter)).slice(0, 3);
  }

  #member(): readonly string[] {
    const letter = this.letters[this.#at++]!;
    return letter === "\\" ? this.#escape() : [letter];
  }

  #take(letter: string): boolean {
    if (this.letters[this.#at] !== letter) return false;
    this.#at++;
    return true;
  }
}

class Unreadable extends Error {}

const ESCAPES: { readonly [letter: string]: readonly string[] | undefined } = {
  d: ["1", "0"],
  D: ["a"],
  w: ["a", "1", "_"],
  W: ["-"],
  s: [" "],
  S: ["a"],
  b: [""],
  n: ["\n"],
  t: ["\t"],
  r: ["\r"],
};
