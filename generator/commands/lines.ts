import type { Interface } from "node:readline";

/** Lines of an input stream, one for each question; nothing is opened before the first question. */
export class Lines {
  #interface: Interface | null = null;
  /** Lines that came before anybody asked for them. */
  readonly #early: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #over = false;

  constructor(
    private readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean },
    private readonly output: NodeJS.WritableStream,
  ) {}

  async ask(question: string): Promise<string | null> {
    if (this.#interface === null && !this.#over) await this.#open();
    const lastLine = question.lastIndexOf("\n") + 1;
    this.output.write(question.slice(0, lastLine));
    // The line that the person types on belongs to the reader, who draws it anew while they edit.
    if (this.#over) this.output.write(question.slice(lastLine));
    else {
      this.#interface!.setPrompt(question.slice(lastLine));
      this.#interface!.prompt();
    }
    const early = this.#early.shift();
    if (early !== undefined || this.#over) return early ?? null;
    return new Promise((resolve) => (this.#waiting = resolve));
  }

  close(): void {
    this.#interface?.close();
  }

  async #open(): Promise<void> {
    const { createInterface } = await import("node:readline");
    this.#interface = createInterface({ input: this.input, output: this.output, terminal: this.input.isTTY === true });
    this.#interface.on("line", (line) => {
      if (this.#waiting === null) this.#early.push(line);
      else this.#answer(line);
    });
    this.#interface.on("close", () => {
      this.#over = true;
      this.#answer(null);
    });
  }

  #answer(line: string | null): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.(line);
  }
}
