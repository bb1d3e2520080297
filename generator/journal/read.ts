import { decode } from "../catalog/yaml/decode.js";
import { findConflictMarkers } from "../catalog/yaml/conflict-markers.js";
import { linkOnTheWay, type Files } from "../catalog/files.js";
import { folderOf } from "../catalog/include.js";
import type { Catalog } from "../catalog/model.js";
import { parse } from "../catalog/parse.js";
import { nodeAt, type MapNode, type Node } from "../catalog/tree.js";
import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { JournalEntry, RecordedChange } from "./entry.js";
import { journalEntryMisshapen } from "./rules.js";

export interface Journal {
  /** By file name, which begins with the date. */
  readonly entries: readonly JournalEntry[];
  readonly findings: readonly Finding[];
  /** True where a file has no single meaning: then nobody can say what it records. */
  readonly unreadable: boolean;
}

/** Where a catalog's journal lies, from where its main file does. */
export function journalFolder(mainPath: string, { journalFolder: folder }: Pick<Catalog, "journalFolder">): string {
  const slash = mainPath.lastIndexOf("/");
  return slash === -1 ? folder : `${mainPath.slice(0, slash)}/${folder}`;
}

/**
 * Reads every entry of a catalog's journal, `*.yaml` directly in its folder. A folder that is not there
 * is an empty journal; one that is a link, or an entry that is, is not read.
 *
 * @param folder as {@link journalFolder} gives it
 */
export function readJournal(mainPath: string, folder: string, files: Files): Journal {
  const base = folderOf(mainPath);
  const within = linkOnTheWay(base, folder, files);
  if (within !== null) return { entries: [], findings: [linked(within)], unreadable: true };
  const names = [...(files.list(folder) ?? [])].filter((name) => /\.ya?ml$/.test(name)).sort();
  const entries: JournalEntry[] = [];
  const findings: Finding[] = [];
  let unreadable = false;
  for (const name of names) {
    const file = folder === "" ? name : `${folder}/${name}`;
    if ((files.link?.(file) ?? null) !== null) {
      unreadable = true;
      findings.push(linked(file));
      continue;
    }
    const bytes = files.read(file);
    if (bytes === null) continue;
    const { source, finding } = decode(file, bytes);
    const fault = finding ?? findConflictMarkers(source!);
    const parsed = fault === null ? parse(source!) : { root: null, findings: [fault] };
    if (parsed.root === null) {
      unreadable = true;
      findings.push(...parsed.findings);
      continue;
    }
    const read = entryOf(file, parsed.root);
    findings.push(...read.findings);
    if (read.entry !== null) entries.push(read.entry);
  }
  return { entries, findings, unreadable };
}

/** What lies behind a link is not in the commit that the entry is reviewed with. */
function linked(file: string): Finding {
  return { ...findingOf(journalEntryMisshapen, null, "", { problem: `\`${file}\` is a link, and links are not followed.` }), file };
}

function entryOf(file: string, root: Node): { entry: JournalEntry | null; findings: readonly Finding[] } {
  const findings: Finding[] = [];
  const refuse = (at: Node, path: string, problem: string): void => void findings.push(findingOf(journalEntryMisshapen, at, path, { problem }));
  if (root.kind !== "map") {
    refuse(root, "", "An entry is a map of version, date, title, why and changes.");
    return { entry: null, findings };
  }
  unknownKeys(root, ["version", "date", "title", "why", "changes"], "", refuse);
  const text = (key: string, empty = false): string => {
    const node = nodeAt(root, key);
    const value = node?.kind === "scalar" && typeof node.value === "string" ? node.value : null;
    if (value === null || (!empty && value.trim() === "")) refuse(node ?? root, key, `The entry needs \`${key}\`, a text${key === "version" ? " in quotes" : ""}.`);
    return value ?? "";
  };
  const version = text("version");
  const date = text("date");
  if (date !== "" && !isDay(date)) refuse(nodeAt(root, "date")!, "date", `\`date\` is ${JSON.stringify(date)}, and no day as 2026-12-31.`);
  const title = text("title");
  const why = text("why", true);
  const list = nodeAt(root, "changes");
  if (list?.kind !== "list") refuse(list ?? root, "changes", "The entry needs `changes`, a list.");
  const changes = list?.kind === "list" ? list.items.flatMap((item, index) => changeOf(item, `changes.${index}`, refuse) ?? []) : [];
  return { entry: findings.length === 0 ? { file, version, date, title, why, changes, at: root } : null, findings };
}

type Refuse = (at: Node, path: string, problem: string) => void;

function changeOf(node: Node, path: string, refuse: Refuse): RecordedChange | null {
  if (node.kind !== "map") {
    refuse(node, path, "A recorded change is a map of change, at, fingerprint and note.");
    return null;
  }
  unknownKeys(node, ["change", "at", "fingerprint", "note"], path, refuse);
  const text = (key: string): string | null => {
    const value = nodeAt(node, key);
    if (value === undefined) return null;
    if (value.kind === "scalar" && typeof value.value === "string" && value.value.trim() !== "") return value.value;
    refuse(value, `${path}.${key}`, `\`${key}\` is no text.`);
    return null;
  };
  const [change, at, fingerprint, note] = [text("change"), text("at"), text("fingerprint"), text("note")];
  if (change === null || at === null) {
    if (!node.entries.has("change") || !node.entries.has("at")) refuse(node, path, "A recorded change needs `change` and `at`.");
    return null;
  }
  return { change, at, fingerprint, note, span: node };
}

function unknownKeys(node: MapNode, known: readonly string[], path: string, refuse: Refuse): void {
  for (const key of node.entries.keys()) if (!known.includes(key)) refuse(node.entries.get(key)!.value, path === "" ? key : `${path}.${key}`, `The key \`${key}\` is not known here; known are ${known.join(", ")}.`);
}

function isDay(text: string): boolean {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  if (found === null) return false;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const days = [31, (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return month >= 1 && month <= 12 && day >= 1 && day <= days[month - 1]!;
}
