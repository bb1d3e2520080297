import { fold, type Token, tokensOf } from "../bsl/tokens.js";
import { readModule } from "../bsl/outline.js";
import type { Address } from "../metadata/address.js";
import { AFTER, BEFORE, distinct, type Finder, places, type Reference } from "./reference.js";

/**
 * References to an object as a whole: by its kind in metadata, rights, types and queries
 * (`Catalog.Валюты`, `Справочник.Валюты`), by its manager in code (`Справочники.Валюты`), and by its
 * name alone where it is a common module.
 */
export function objectFinder({ kind, name }: Address): Finder {
  const qualified = new RegExp(`(?:${BEFORE}|(?<=(?:Метаданные|Metadata)\\.))(?:${kind.words.join("|")})\\s*\\.\\s*(?<name>${name})${AFTER}`, "dgiu");
  const manager = new RegExp(`(?:${BEFORE}|(?<=(?:Метаданные|Metadata)\\.))(?:${kind.managers.join("|")})\\s*\\.\\s*(?<name>${name})${AFTER}`, "dgiu");
  const alone = new RegExp(`^"(?<name>${name})(?=["./])`, "dgiu");
  return (path, text) => {
    if (!path.endsWith(".bsl")) return { sure: places(text, qualified), possible: [] };
    const { tokens } = tokensOf(text);
    const strings = tokens.filter((token) => token.kind === "string");
    const comments = tokens.filter((token) => token.kind === "comment");
    const inCode = kind.managers.length === 0 ? [] : places(text, manager).filter((reference) => !within(comments, reference) && !within(strings, reference));
    const inStrings = strings.flatMap(({ start, end }) => places(text.slice(start, end), qualified, start));
    const module = kind.name === "CommonModule" ? commonModule(name, text) : { sure: [], possible: [] };
    const sure = distinct([...inCode, ...inStrings, ...module.sure]);
    const mentions = strings.flatMap(({ start, end }) => places(text.slice(start, end), alone, start));
    return { sure, possible: distinct([...module.possible, ...mentions], sure) };
  };
}

/** Whether a place lies in one of these tokens, which stand in their order. */
export function within(tokens: readonly Token[], { start }: Reference): boolean {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.end > start) high = middle;
    else low = middle + 1;
  }
  return tokens[low] !== undefined && tokens[low]!.start <= start;
}

/** `ОбщегоНазначения.Метод`: a common module is called by its name, unless a variable bears it too. */
function commonModule(name: string, text: string): { readonly sure: Reference[]; readonly possible: Reference[] } {
  const { tokens, methods } = readModule(text);
  const at = (index: number): string => (tokens[index] === undefined ? "" : text.slice(tokens[index].start, tokens[index].end));
  const folded = fold(name);
  const found: { readonly reference: Reference; readonly sure: boolean }[] = [];
  for (const [index, { kind, start, end }] of tokens.entries()) {
    if (kind !== "name" || fold(at(index)) !== folded || at(index - 1) === "." || at(index + 1) !== ".") continue;
    const method = methods.find((candidate) => candidate.start <= start && start < candidate.end);
    const isVariable = method?.parameters.some((parameter) => fold(parameter) === folded) === true || tokens.some((_, other) => fold(at(other)) === folded && at(other - 1) !== "." && at(other + 1) === "=");
    found.push({ reference: { start, end }, sure: !isVariable });
  }
  return { sure: found.filter(({ sure }) => sure).map(({ reference }) => reference), possible: found.filter(({ sure }) => !sure).map(({ reference }) => reference) };
}
