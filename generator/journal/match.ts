import type { JournalEntry, Recordable, RecordedChange } from "./entry.js";

export interface Matched {
  /** Fingerprint of a change → the entry that records it. */
  readonly recorded: ReadonlyMap<string, JournalEntry>;
  /** Records of the entries that speak of no change. */
  readonly unmatched: readonly { readonly entry: JournalEntry; readonly record: RecordedChange }[];
}

/**
 * Which changes the entries record. A record with a fingerprint is for exactly that change, and one
 * without for every change of its kind at or below its place; so a record never covers what was not
 * there when it was signed, unless its author left that open.
 */
export function matchJournal(changes: readonly Recordable[], entries: readonly JournalEntry[]): Matched {
  const recorded = new Map<string, JournalEntry>();
  const unmatched: { entry: JournalEntry; record: RecordedChange }[] = [];
  for (const entry of entries) {
    for (const record of entry.changes) {
      const covered = changes.filter((change) => covers(record, change));
      for (const { fingerprint } of covered) if (!recorded.has(fingerprint)) recorded.set(fingerprint, entry);
      if (covered.length === 0) unmatched.push({ entry, record });
    }
  }
  return { recorded, unmatched };
}

function covers(record: RecordedChange, change: Recordable): boolean {
  if (record.fingerprint !== null) return record.fingerprint === change.fingerprint;
  if (record.change !== change.rule && record.change !== change.kind) return false;
  return change.at === record.at || [".", " ", "/"].some((next) => change.at.startsWith(record.at + next));
}
