import type { PublicContract } from "../../../runtime/contract/contract.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import { contractOfToolsList } from "../../contract/read-tools-list.js";
import { findingOf } from "../../diagnostics/card.js";
import type { DiffSection } from "../../diagnostics/diff-section.js";
import type { Finding } from "../../diagnostics/finding.js";
import { compare } from "../../diff/compare.js";
import { judge, type Verdict } from "../../diff/judge.js";
import { findingsOf } from "../../diff/report/findings.js";
import { recordableOf, sectionOf, stepOf, type Found, type ReportedSide } from "../../diff/report/section.js";
import { LEVELS, type Level } from "../../diff/rule.js";
import type { JournalEntry } from "../../journal/entry.js";
import { matchJournal, type Matched } from "../../journal/match.js";
import { readJournal } from "../../journal/read.js";
import { journalRecordUnmatched, versionStepTooSmall } from "../../journal/rules.js";
import { isSmaller } from "../../journal/version-step.js";
import type { LoadedSide } from "./side.js";

export interface ComparedSides {
  readonly before: ReportedSide;
  readonly after: ReportedSide;
  readonly verdicts: readonly Verdict[];
  readonly matched: Matched;
  /** What is wrong with the journal itself, and with the version. */
  readonly findings: readonly Finding[];
  /** True where an entry has no single meaning. */
  readonly unreadable: boolean;
  /** @param decide the lightest level that somebody has to decide; null where nobody has to */
  section(decide: Level | null, tokensOf: Found["tokensOf"]): DiffSection;
  changes(failOn: Level | null): readonly Finding[];
}

/** Compares two sides, whatever form each of them has, and holds what differs against the journal. */
export function compareSides(base: LoadedSide, head: LoadedSide): ComparedSides {
  const [before, after] = inCommon(base, head);
  const compared = compare(before, after);
  const verdicts = judge(compared);
  const journal = newEntries(base, head);
  const matched = matchJournal(verdicts.map(recordableOf), journal.entries);
  const unmatched = journal.news ? matched.unmatched.map(({ record }) => findingOf(journalRecordUnmatched, record.span, record.at, { change: record.change, at: record.at })) : [];
  const found = { before, after, compared, verdicts, recorded: matched.recorded };
  return {
    before,
    after,
    verdicts,
    matched,
    unreadable: journal.unreadable,
    findings: [...journal.findings, ...unmatched, ...versionFindings(found)],
    section: (decide, tokensOf) => sectionOf({ ...found, decide, tokensOf }),
    changes: (failOn) => findingsOf(verdicts, before, after, failOn),
  };
}

/** What is listed has no policies and no actions: the other side is compared as it would be listed. */
function inCommon(base: LoadedSide, head: LoadedSide): readonly [ReportedSide, ReportedSide] {
  const listed = base.form === "tools-list" || head.form === "tools-list";
  const asListed = (loaded: LoadedSide): ReportedSide => (listed && loaded.form !== "tools-list" ? { ...loaded.side, contract: listedContract(loaded.side.contract), budgets: null } : loaded.side);
  return [asListed(base), asListed(head)];
}

function listedContract(contract: PublicContract): PublicContract {
  return contractOfToolsList({ tools: listTools(contract) as never });
}

interface Eligible {
  readonly entries: readonly JournalEntry[];
  readonly findings: readonly Finding[];
  readonly unreadable: boolean;
  /** Whether the entries are those that the head has and the base has not. */
  readonly news: boolean;
}

/**
 * Entries that may record what differs: those that are new since the base, or changed since. A base
 * without a journal of its own cannot tell new from old; then only records that name a fingerprint count.
 */
function newEntries(base: LoadedSide, head: LoadedSide): Eligible {
  if (head.journal === null) return { entries: [], findings: [], unreadable: false, news: false };
  const { entries, findings, unreadable } = readJournal(head.journal.mainPath, head.journal.folder, head.journal.files);
  if (base.journal === null) {
    const exact = entries.map((entry) => ({ ...entry, changes: entry.changes.filter(({ fingerprint }) => fingerprint !== null) }));
    return { entries: exact, findings, unreadable, news: false };
  }
  const { files, folder } = base.journal;
  const isNew = ({ file, at }: JournalEntry): boolean => {
    const before = files.read(`${folder}/${file.slice(file.lastIndexOf("/") + 1)}`);
    return before === null || Buffer.from(before).toString("utf8").replace(/^\uFEFF/, "").replaceAll("\r\n", "\n") !== at.source.text.replaceAll("\r\n", "\n");
  };
  return { entries: entries.filter(isNew), findings, unreadable, news: true };
}

function versionFindings({ before, after, verdicts }: Pick<Found, "before" | "after" | "verdicts">): readonly Finding[] {
  const { asked, from, to, taken } = stepOf(before.contract, after.contract, verdicts);
  if (taken === null || from === null || to === null || !isSmaller(taken, asked)) return [];
  const at = after.locate(["server", "version"])?.span ?? null;
  return [findingOf(versionStepTooSmall, at, "server.version", { from, to, taken, asked })];
}

/** `--fail-on`: `any` is red for whatever callers can feel, `never` for nothing. */
export const FAIL_ON = ["breaking", "dangerous", "behaviour", "routing", "any", "never"] as const;
export type FailOn = (typeof FAIL_ON)[number];

export function levelOf(failOn: FailOn): Level | null {
  if (failOn === "never") return null;
  return failOn === "any" ? "additive" : (LEVELS.find((level) => level === failOn) ?? null);
}
