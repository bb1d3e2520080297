import { readFileSync, writeFileSync } from "node:fs";

/** Compares a text with a committed file; `UPDATE=1` rewrites the file instead. */
export function expectFile(url: URL, text: string): void {
  if (process.env["UPDATE"] === "1") writeFileSync(url, text);
  expect(text).toBe(readFileSync(url, "utf8"));
}
