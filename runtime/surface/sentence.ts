/** A text on one line that ends as a sentence does. */
export function sentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line === "" || /[.!?…:;]$/.test(line) ? line : `${line}.`;
}

/** The first sentence of a text, on one line; dots inside of names (`Catalog.Контрагенты`) end none. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const end = /[.!?…](?=\s+[A-ZА-ЯЁ0-9«"(])/.exec(line);
  return sentence(end === null ? line : line.slice(0, end.index + 1));
}
