import type { ErrorRow } from "../contract/contract.js";

/** Rows by id, as the files under `rows/` write them. */
export type Rows = { readonly [id: string]: Omit<ErrorRow, "id"> };

/** Names in braces of a sentence: `"нет {tool}"` gives `"tool"`. */
export type Placeholders<Sentence extends string> = Sentence extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;

/**
 * A sentence with its placeholders filled in one pass: what a value brings, braces included, stays
 * as it is. A name without a value stays visible, so that a test sees it.
 */
export function fill(sentence: string, values: { readonly [name: string]: string }): string {
  let text = "";
  let from = 0;
  for (let open = sentence.indexOf("{"); open !== -1; open = sentence.indexOf("{", open + 1)) {
    const close = sentence.indexOf("}", open);
    const name = sentence.slice(open + 1, close);
    if (close === -1 || !/^[A-Za-z]+$/.test(name) || !Object.hasOwn(values, name)) continue;
    text += sentence.slice(from, open) + values[name]!;
    from = close + 1;
  }
  return from === 0 ? sentence : text + sentence.slice(from);
}
