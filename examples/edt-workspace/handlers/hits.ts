import { address, type Answer, type Item, list, type Section } from "contract-gate/runtime";
import { addressOfFile } from "../metadata/file-address.js";

/** Places in one file, by their lines. */
export interface FileHits {
  readonly path: string;
  /** None where the file, or the object, is itself what was found. */
  readonly lines: readonly HitLine[];
}

export interface HitLine {
  readonly line: number;
  readonly text: string;
}

/** What a search tells of itself. */
export interface Searched {
  /** Where was looked. */
  readonly checked: readonly string[];
  readonly warnings: readonly string[];
}

/** The answer of a search: how much was found, where; and where was looked when nothing was. */
export function hitsAnswer(subject: string | null, hits: readonly FileHits[], { checked, warnings }: Searched, possible: readonly FileHits[] | null = null): Answer<unknown> {
  const found = hits.length + (possible?.length ?? 0) > 0;
  return {
    ...(subject === null ? {} : { subject }),
    digest: [`hits ${total(hits)}`, `files ${hits.length}`, ...(possible === null ? [] : [`possible ${total(possible)}`])],
    sections: [section("Hits", hits), ...(possible === null ? [] : [section("Possible", possible)])],
    ...(found ? {} : { checked }),
    warnings,
  };
}

/** The lines that hold these places, each once. */
export function hitLines(text: string, places: readonly number[]): readonly HitLine[] {
  const lines: HitLine[] = [];
  let [line, start] = [1, 0];
  let end = text.indexOf("\n");
  for (const place of [...places].sort((one, other) => one - other)) {
    while (end !== -1 && end < place) [line, start, end] = [line + 1, end + 1, text.indexOf("\n", end + 1)];
    if (lines.at(-1)?.line !== line) lines.push({ line, text: withoutTags(text.slice(start, end === -1 ? text.length : end).trim()).slice(0, LONGEST) });
  }
  return lines;
}

function section(name: string, hits: readonly FileHits[]): Section {
  const items = hits.map(({ path, lines }): Item => ({ name: address(addressOfFile(path)), ...(lines.length === 0 ? {} : { detail: `(${lines.length})` }), children: lines.map(({ line, text }) => `${line}: ${text}`) }));
  return { ...list(name, items, total(hits)), hidden: 0 };
}

/** `types: CatalogRef.Валюты` for a line of XML that holds one element. */
function withoutTags(line: string): string {
  const element = /^<([^\s<>/]+)[^<>]*>([^<>]*)<\/\1>$/.exec(line);
  return element === null ? line : `${element[1]}: ${element[2]}`;
}

const total = (hits: readonly FileHits[]): number => hits.reduce((sum, { lines }) => sum + Math.max(1, lines.length), 0);

/** Characters of a line that are shown. */
const LONGEST = 200;
