/** Reads a text by code points. */
export class Cursor {
  at = 0;
  readonly #characters: readonly string[];

  constructor(readonly text: string) {
    this.#characters = [...text];
  }

  /** The character `ahead` of the place, or "" past the end. */
  peek(ahead = 0): string {
    return this.#characters[this.at + ahead] ?? "";
  }

  next(): string {
    return this.#characters[this.at++] ?? "";
  }

  /** Steps over the given text if it stands here. */
  take(text: string): boolean {
    const wanted = [...text];
    if (!wanted.every((character, index) => this.peek(index) === character)) return false;
    this.at += wanted.length;
    return true;
  }

  /** Steps over what a sticky expression matches here; null where it does not. */
  match(expression: RegExp): RegExpExecArray | null {
    const rest = this.#characters.slice(this.at, this.at + 64).join("");
    const found = expression.exec(rest);
    if (found === null || found.index !== 0) return null;
    this.at += [...found[0]].length;
    return found;
  }

  get done(): boolean {
    return this.at >= this.#characters.length;
  }
}
