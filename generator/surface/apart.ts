import type { Json } from "../../runtime/contract/contract.js";
import { alikeAt } from "../diagnostics/alike.js";
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
  const [here, there] = alikeAt(a, b, at)?.map((points) => ` (${points})`) ?? ["", ""];
  return { promised: `${stretch(a, from, most)}${here!}`, listed: `${stretch(b, from, most)}${there!}` };
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
