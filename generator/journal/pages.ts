import { canonicalJson } from "../../runtime/canonical.js";
import { cellCode, table } from "../../runtime/help/table.js";
import { identifierOf } from "../contract/identifier.js";
import type { JournalEntry } from "./entry.js";

/** A page of the documentation: its path in the output folder, and its text without the mark of generated pages. */
export interface JournalPage {
  readonly path: string;
  readonly text: string;
}

/**
 * The changelog, and for each version a page that tells callers how to get over. Newest first, by the
 * dates of the entries. No entries, no pages.
 */
export function journalPages(entries: readonly JournalEntry[]): readonly JournalPage[] {
  if (entries.length === 0) return [];
  const newest = [...entries].sort((one, other) => (one.date === other.date ? byCodeUnit(other.file, one.file) : byCodeUnit(other.date, one.date)));
  const versions = new Map<string, JournalEntry[]>();
  for (const entry of newest) versions.set(entry.version, [...(versions.get(entry.version) ?? []), entry]);
  const names = fileNames([...versions.keys()]);
  return [
    { path: "docs/changelog.md", text: changelog(versions, names) },
    ...[...versions].map(([version, inside]) => ({ path: `docs/migration/${names.get(version)!}.md`, text: migration(version, inside) })),
  ];
}

/** The journal's own data as digests take it: what the pages depend on, and no layout. */
export function journalSource(entries: readonly JournalEntry[]): string {
  return canonicalJson(entries.map(({ file, version, date, title, why, changes }) => [file.slice(file.lastIndexOf("/") + 1), version, date, title, why, changes.map(({ change, at, note }) => [change, at, note])]));
}

function changelog(versions: ReadonlyMap<string, readonly JournalEntry[]>, names: ReadonlyMap<string, string>): string {
  const sections = [...versions].map(([version, entries]) => [`## ${line(version)}`, `[Что делать при переходе](migration/${encodeURIComponent(names.get(version)!)}.md)`, ...entries.map(entryText)].join("\n\n"));
  return ["# Журнал версий", "Что заметят те, кто вызывает инструменты, и почему так решили.", ...sections].join("\n\n");
}

function entryText({ title, date, why, changes }: JournalEntry): string {
  const items = changes.map(({ at, note }) => `- ${cellCode(at)}${note === null ? "" : ` — ${line(note)}`}`);
  return [`### ${line(title)}`, date, why.trim(), items.join("\n")].filter((part) => part !== "").join("\n\n");
}

function migration(version: string, entries: readonly JournalEntry[]): string {
  const sections = entries.map(({ title, why, changes }) => [`## ${line(title)}`, why.trim(), table(["Где", "Что изменилось", "Что делать"], changes.map(({ at, change, note }) => [cellCode(at), cellCode(change), note ?? ""]))].filter((part) => part !== "").join("\n\n"));
  return [`# Переход на ${line(version)}`, ...sections].join("\n\n");
}

function line(text: string): string {
  return text.replace(/\s*[\r\n]+\s*/g, " ").trim();
}

/** Versions as file names, of which no two are equal where case does not count. */
function fileNames(versions: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const version of versions) {
    const plain = /^[A-Za-z0-9](?:[A-Za-z0-9._+-]{0,60}[A-Za-z0-9])?$/.test(version) ? version : identifierOf(version, null);
    let name = plain;
    for (let number = 2; taken.has(name.toLowerCase()); number++) name = `${plain}-${number}`;
    taken.add(name.toLowerCase());
    names.set(version, name);
  }
  return names;
}

function byCodeUnit(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
