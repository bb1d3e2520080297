import { findingOf } from "../../diagnostics/card.js";
import type { Finding } from "../../diagnostics/finding.js";
import { gravest } from "../../diagnostics/report.js";
import { isRed } from "../../diff/report/findings.js";
import { placeOfChange } from "../../diff/report/places.js";
import { recordableOf } from "../../diff/report/section.js";
import type { Host } from "../../host.js";
import { changeUnrecorded, journalEntryWithoutWhy } from "../../journal/rules.js";
import type { Judgement } from "../../main.js";
import type { Terminal } from "../command.js";
import { note, outcomeOf, type Result } from "../print.js";
import { compareSides, type ComparedSides } from "./compared.js";
import { find } from "./load.js";
import { sideOfCatalog } from "./side.js";

type Planned = Extract<Judgement, { kind: "planned" }>;

/**
 * What `gate --base` adds: red for each breaking or dangerous change since the base that no entry of
 * the journal records, and for entries that nobody filled in.
 */
export function unrecordedChanges(path: string, { catalog, contract, places }: Planned, base: string, options: { readonly firstRun?: boolean; readonly format: string }, host: Host, terminal: Terminal): Pick<Result, "outcome" | "findings" | "diff"> {
  const before = find(base, "base", { host, terminal, catalog: path });
  if (before.kind === "absent" && options.firstRun === true) {
    note(`${base} has no ${path}: this is a first run, and there is nothing to compare with`, terminal);
    return { outcome: "clean", findings: [] };
  }
  if (before.kind !== "side") return before.kind === "absent" ? before.failure : before;
  const compared = compareSides(before, sideOfCatalog(path, catalog, { contract, places }, host, path));
  const findings = [...unrecorded(compared, base), ...withoutWhy(compared), ...compared.findings];
  return { outcome: gravest([outcomeOf(findings), ...(compared.unreadable ? ["cannot-judge" as const] : [])]), findings, ...(WHOLE.has(options.format) ? { diff: compared.section("dangerous", null) } : {}) };
}

/** Formats that show the whole comparison; in the others what is red speaks for itself. */
const WHOLE: ReadonlySet<string> = new Set(["json", "markdown"]);

function unrecorded({ verdicts, matched, after }: ComparedSides, base: string): readonly Finding[] {
  return verdicts.flatMap((verdict) => {
    const { change, level, rule, message, fingerprint } = verdict;
    if (!isRed(level, "dangerous") || matched.recorded.has(fingerprint)) return [];
    const { at } = recordableOf(verdict);
    return [findingOf(changeUnrecorded, placeOfChange(change, "after", after.locate), at, { change: rule.id, at, fingerprint, level, message, why: rule.why, base })];
  });
}

/** An entry is looked at where it is needed: old drafts are not this pull request's. */
function withoutWhy({ matched }: ComparedSides): readonly Finding[] {
  const entries = new Set(matched.recorded.values());
  return [...entries].flatMap(({ why, version, at }) => (why.trim() === "" ? [findingOf(journalEntryWithoutWhy, at, "why", { version })] : []));
}
