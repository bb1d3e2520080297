import type { Json } from "../../runtime/contract/contract.js";
import { excerpt } from "./connection.js";

/** Two values that differ, each as a finding shows it. */
export interface Apart {
  readonly promised: string;
  readonly listed: string;
}

/**
 * Shows two values where they part: of long ones the stretch around the first difference, since a word
 * slipped into the end of a description must be seen; and where it shows nothing to the eye (a letter of
 * another script, a letter composed otherwise), its code points.
 *
 * @param most characters of each
 */
export function shownApart(promised: Json, listed: Json, most = 160): Apart {
  const [a, b] = [JSON.stringify(promised), JSON.stringify(listed)];
  const at = firstDifference(a, b);
  const from = Math.max(a.length, b.length) <= most ? 0 : boundary(a, Math.max(0, at - Math.floor(most / 2)));
  const [here, there] = [characterAt(a, at), characterAt(b, at)];
  const told = looksAlike(here, there) ? [here, there].map((character) => ` (${codePoints(character)})`) : ["", ""];
  return { promised: `${stretch(a, from, most)}${told[0]!}`, listed: `${stretch(b, from, most)}${told[1]!}` };
}

function stretch(text: string, from: number, most: number): string {
  return `${from === 0 ? "" : "…"}${excerpt(text.slice(from), most)}`;
}

/** Where the first character begins that is not the same, marks that are set on it included. */
function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at += 1;
  const isMark = (text: string) => /^\p{M}/u.test(text.slice(at, at + 2));
  return at > 0 && (isMark(a) || isMark(b)) ? boundary(a, at - 1) : boundary(a, at);
}

/** Not between the halves of a character. Both texts are the same before. */
function boundary(text: string, at: number): number {
  return at > 0 && /[\uD800-\uDBFF]/.test(text[at - 1]!) ? at - 1 : at;
}

function characterAt(text: string, at: number): string {
  return /^[^]\p{M}*/u.exec(text.slice(at, at + 16))?.[0] ?? "";
}

function looksAlike(a: string, b: string): boolean {
  if (a === "" || b === "" || a === b) return false;
  if (a.normalize("NFKC") === b.normalize("NFKC")) return true;
  const [one, other] = [scriptOf(a), scriptOf(b)];
  return one !== null && other !== null && one !== other;
}

function scriptOf(character: string): string | null {
  return /^\p{Script=Latin}/u.test(character) ? "Latin" : /^\p{Script=Cyrillic}/u.test(character) ? "Cyrillic" : /^\p{Script=Greek}/u.test(character) ? "Greek" : null;
}

function codePoints(character: string): string {
  return [...character].map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`).join(" ");
}
