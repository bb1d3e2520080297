import { type Change as Told, Failed, notFound } from "contract-gate/runtime";
import { fold } from "../bsl/tokens.js";
import { type Address, fileOf, folderOf, lastName, renamed } from "../metadata/address.js";
import { addressOfFile, FOLDERS } from "../metadata/file-address.js";
import { find, siblingsOf } from "../metadata/find.js";
import type { Change, Move, Write } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import type { Follower } from "../search/files.js";
import { findReferences } from "../search/find-references.js";
import { applyEdits, placeAfter, type TextEdit } from "../source/edits.js";
import { lineAt } from "../source/text.js";
import { child } from "../source/xml.js";
import { setText } from "../source/xml-edits.js";
import { destination } from "./with-change.js";

/** A rename that has been worked out. */
export interface Renaming {
  readonly from: Address;
  readonly to: Address;
  readonly change: Change;
  readonly references: number;
  readonly roles: number;
  /** Where each name was replaced. */
  readonly replaced: readonly { readonly write: Write; readonly edits: readonly TextEdit[] }[];
  /** Possible references, which stay as they are. */
  readonly left: readonly string[];
}

/** Works out a rename from what is read, and from nothing else: every file that names the object is read. */
export async function planRename(reading: ProjectReading, fqn: string, newName: string, signal: AbortSignal, progress: (done: number) => void): Promise<Renaming> {
  const found = await find(reading, fqn);
  const from = found.address;
  const to = renamed(from, newName);
  const none: Renaming = { from, to, change: { writes: [], moves: [] }, references: 0, roles: 0, replaced: [], left: [] };
  if (newName === lastName(from)) return none;
  const taken = (await siblingsOf(reading, found)).find((name) => fold(name) === fold(newName));
  if (taken !== undefined) throw new Failed({ code: "NAME_TAKEN", values: { address: renamed(from, taken).text }, given: newName });

  const own = { path: found.xml.path, text: found.xml.text, edits: [setText(found.xml, child(found.element, "name")!, newName)] };
  const files = new Map([[own.path, own]]);
  const left: string[] = [];
  let [references, roles, looked] = [0, 0, 0];
  const follower: Follower = {
    looked: () => {
      if (++looked % EVERY === 0) progress(looked);
    },
  };
  for await (const { path, text, sure, possible } of findReferences(reading, found, "src", signal, follower)) {
    const file = files.get(path) ?? { path, text, edits: [] };
    for (const { start, end } of sure) file.edits.push({ start, end, text: newName });
    if (sure.length > 0) files.set(path, file);
    references += sure.length;
    if (sure.length > 0 && path.endsWith(".rights")) roles++;
    left.push(...possible.map(({ start }) => `${addressOfFile(path)}, строка ${lineAt(text, start)}`));
  }
  const replaced = [...files.values()].map(({ path, text, edits }) => ({ write: { path, before: text, after: applyEdits(text, edits) }, edits }));
  return { ...none, change: { writes: replaced.map(({ write }) => write), moves: await movesOf(reading, from, to) }, references, roles, replaced, left };
}

/**
 * What became of every name that a rename replaces, as a reading shows it now: the old name and what
 * stands in its place, once for each way of writing it in a file.
 */
export async function replacedNames(reading: ProjectReading, { replaced, change }: Renaming): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const { write, edits } of replaced) {
    const path = destination(write.path, change.moves);
    const now = await reading.text(path);
    if (now === null) throw new Failed(notFound(path));
    const seen = new Set<string>();
    for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
      const before = around(write.before, edit.start);
      if (seen.has(before)) continue;
      seen.add(before);
      told.push({ name: addressOfFile(path), before, after: around(now, placeAfter(edits.filter((other) => other !== edit), edit.start)) });
    }
  }
  return told;
}

/** Possible references as warnings, the first of them by their places. */
export function leftAlone({ left }: Renaming): readonly string[] {
  const shown = left.slice(0, MOST_SHOWN).map((place) => `Возможная ссылка осталась как есть: ${place}.`);
  return left.length > MOST_SHOWN ? [...shown, `Показаны первые ${MOST_SHOWN} возможных ссылок из ${left.length}: остальные найдёт search с operation=references.`] : shown;
}

/** The whole dotted name that holds a place. */
function around(text: string, place: number): string {
  let [start, end] = [place, place];
  while (start > 0 && IN_NAME.test(text[start - 1]!)) start--;
  while (end < text.length && IN_NAME.test(text[end]!)) end++;
  return text.slice(start, end);
}

/** An object's folder and file bear its name, as do the folders of its forms, templates and commands. */
async function movesOf(reading: ProjectReading, from: Address, to: Address): Promise<readonly Move[]> {
  const last = from.members.at(-1);
  if (last === undefined) return [{ from: fileOf(from), to: `${folderOf(from)}/${to.name}.mdo` }, { from: folderOf(from), to: folderOf(to) }];
  const folder = from.members.length === 1 ? FOLDERS.get(last.kind) : undefined;
  if (folder === undefined || !(await reading.folders(`${folderOf(from)}/${folder}`)).includes(last.name)) return [];
  return [{ from: `${folderOf(from)}/${folder}/${last.name}`, to: `${folderOf(from)}/${folder}/${lastName(to)}` }];
}

const IN_NAME = /[\p{L}\p{N}_.]/u;
const MOST_SHOWN = 10;
const EVERY = 100;
