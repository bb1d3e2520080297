import type { Source, Span } from "../diagnostics/span.js";

/**
 * Places in the text of a JSON file, found when they are asked for: a report asks for a few of a
 * million. The text is JSON, which whoever made this has checked.
 *
 * Steps are keys and indexes; an item of a list that is an object may be named by its `name` instead,
 * as paths of a contract do (`tools`, `metadata_edit`, `actions`, `set_length`).
 */
export class JsonPlaces {
  readonly #source: Source;
  /** List → name → item, for lists that were searched once. */
  readonly #named = new Map<number, ReadonlyMap<string, number>>();

  constructor(source: Source) {
    this.#source = source;
  }

  /** The value at the path, or the innermost one around it that exists. */
  nearest(path: readonly string[]): { readonly span: Span; readonly depth: number } {
    let at = this.#space(this.#source.text.startsWith("\uFEFF") ? 1 : 0);
    let depth = 0;
    for (const step of path) {
      const next = this.#enter(at, step);
      if (next === null) break;
      at = next;
      depth++;
    }
    return { span: { source: this.#source, start: at, end: this.#end(at) }, depth };
  }

  #enter(at: number, step: string): number | null {
    const opening = this.#source.text[at];
    if (opening === "{") {
      for (const [key, value] of this.#members(at)) if (key === step) return value;
      return null;
    }
    if (opening !== "[") return null;
    const named = this.#namedItems(at).get(step);
    if (named !== undefined) return named;
    if (!/^(?:0|[1-9]\d*)$/.test(step)) return null;
    let index = 0;
    for (const item of this.#items(at)) if (index++ === Number(step)) return item;
    return null;
  }

  #namedItems(list: number): ReadonlyMap<string, number> {
    let items = this.#named.get(list);
    if (items !== undefined) return items;
    const found = new Map<string, number>();
    for (const item of this.#items(list)) {
      const name = this.#source.text[item] === "{" ? this.#nameOf(item) : null;
      if (name !== null && !found.has(name)) found.set(name, item);
    }
    this.#named.set(list, (items = found));
    return items;
  }

  #nameOf(item: number): string | null {
    for (const [key, value] of this.#members(item)) {
      if (key === "name") return this.#source.text[value] === '"' ? this.#string(value) : null;
    }
    return null;
  }

  *#members(at: number): Generator<readonly [string, number]> {
    const { text } = this.#source;
    let here = this.#space(at + 1);
    while (text[here] === '"') {
      const key = this.#string(here);
      const value = this.#space(this.#space(this.#end(here)) + 1);
      yield [key, value];
      here = this.#space(this.#end(value));
      if (text[here] !== ",") return;
      here = this.#space(here + 1);
    }
  }

  *#items(at: number): Generator<number> {
    const { text } = this.#source;
    let here = this.#space(at + 1);
    while (here < text.length && text[here] !== "]") {
      yield here;
      here = this.#space(this.#end(here));
      if (text[here] !== ",") return;
      here = this.#space(here + 1);
    }
  }

  #string(at: number): string {
    return JSON.parse(this.#source.text.slice(at, this.#end(at))) as string;
  }

  #space(at: number): number {
    const { text } = this.#source;
    let here = at;
    while (here < text.length && " \n\r\t".includes(text[here]!)) here++;
    return here;
  }

  /** Just past the value that begins here. */
  #end(at: number): number {
    const { text } = this.#source;
    let depth = 0;
    for (let here = at; here < text.length; here++) {
      const letter = text[here]!;
      if (letter === '"') here = this.#closingQuote(here);
      else if (letter === "{" || letter === "[") depth++;
      else if (letter === "}" || letter === "]") depth--;
      else if (depth > 0 || !",: \n\r\t".includes(letter)) continue;
      if (depth <= 0) return letter === '"' || "}]".includes(letter) ? (depth < 0 ? here : here + 1) : here;
    }
    return text.length;
  }

  #closingQuote(at: number): number {
    const { text } = this.#source;
    for (let here = at + 1; here < text.length; here++) {
      if (text[here] === "\\") here++;
      else if (text[here] === '"') return here;
    }
    return text.length;
  }
}
