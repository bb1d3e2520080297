import type { Profile, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import type { DiffChange, DiffPlace, DiffReach, DiffSection, DiffStep, DiffTokens } from "../../diagnostics/diff-section.js";
import type { Span } from "../../diagnostics/span.js";
import type { JournalEntry, Recordable } from "../../journal/entry.js";
import { askedStep, takenStep } from "../../journal/version-step.js";
import type { Compared } from "../compare.js";
import { LEVELS, type Level } from "../rule.js";
import { gravestFirst, type Verdict } from "../judge.js";
import { reachOf } from "../parts/profiles.js";
import { Witnesses } from "../schema/witness.js";
import type { Side } from "../side.js";
import { placeOfChange, type Locate } from "./places.js";

/** One side of a report: what was compared, what it is called, and where it says what. */
export interface ReportedSide extends Side {
  readonly label: string;
  readonly locate: Locate;
}

export interface Found {
  readonly before: ReportedSide;
  readonly after: ReportedSide;
  readonly compared: Compared;
  readonly verdicts: readonly Verdict[];
  /** The lightest level that somebody has to decide; null where nobody has to. */
  readonly decide: Level | null;
  /** Fingerprint → the journal entry that records it. */
  readonly recorded: ReadonlyMap<string, JournalEntry>;
  /** Counts what a tool costs a model; null where nobody asks. */
  readonly tokensOf: ((tool: ReturnType<typeof listTools>[number]) => number) | null;
}

/** A comparison as plain data, the gravest changes first. */
export function sectionOf(found: Found): DiffSection {
  const { before, after, verdicts, decide } = found;
  const witnesses = new Witnesses(found.compared.comparison);
  const changes = gravestFirst(verdicts).map((verdict) => changeOf(verdict, found, witnesses));
  return {
    base: before.label,
    head: after.label,
    counts: Object.fromEntries(LEVELS.map((level) => [level, verdicts.filter((verdict) => verdict.level === level).length])),
    decide,
    step: stepOf(before.contract, after.contract, verdicts),
    changes,
    policyMoves: verdicts.flatMap(({ change, level }) => (change.kind === "policy-changed" ? [{ action: [change.tool, change.action].filter((part) => part !== null).join("."), from: change.from, to: change.to, level }] : [])),
    reach: reachesOf(before.contract, after.contract),
    tokens: found.tokensOf === null ? null : tokens(found, found.tokensOf),
  };
}

/** How a journal names a change. */
export function recordableOf({ change, rule, fingerprint, message }: Verdict): Recordable {
  return { rule: rule.id, kind: change.kind, at: change.path.join(".") + ("pointer" in change && change.pointer !== "" ? ` ${change.pointer}` : ""), fingerprint, message };
}

function changeOf({ change, rule, level, message, fingerprint }: Verdict, { before, after, compared, recorded }: Found, witnesses: Witnesses): DiffChange {
  const difference = level === "breaking" ? compared.differenceOf(change) : undefined;
  const schematic = "pointer" in change ? change : null;
  return {
    rule: rule.id,
    level,
    message,
    why: rule.why,
    fingerprint,
    kind: change.kind,
    tool: change.tool,
    action: change.action,
    path: change.path.join("."),
    basePath: change.basePath.join("."),
    pointer: schematic?.pointer ?? null,
    direction: schematic?.direction ?? null,
    definition: schematic?.definition ?? null,
    before: change.before,
    after: change.after,
    evidence: "evidence" in change ? change.evidence : [],
    witness: difference === undefined ? undefined : witnesses.of(difference, schematic?.direction === "output"),
    at: positionOf(placeOfChange(change, "after", after.locate)),
    baseAt: positionOf(placeOfChange(change, "before", before.locate)),
    recorded: recorded.get(fingerprint)?.file ?? null,
    writes: "mutating" in change && change.mutating,
  };
}

function positionOf(span: Span | null): DiffPlace | null {
  return span === null ? null : { file: span.source.file, ...span.source.position(span.start) };
}

/** The version step that the changes ask for, and the one that was taken. */
export function stepOf(before: PublicContract, after: PublicContract, verdicts: readonly Verdict[]): DiffStep {
  const [from, to] = [before.server.version, after.server.version];
  return { asked: askedStep(verdicts.map(({ level }) => level)), from, to, taken: takenStep(from, to) };
}

function reachesOf(before: PublicContract, after: PublicContract): readonly DiffReach[] {
  const names = [...new Set([...before.profiles, ...after.profiles].map(({ name }) => name))];
  return names.flatMap((name) => {
    const reach = (contract: PublicContract): readonly string[] | null => {
      const profile: Profile | undefined = contract.profiles.find((candidate) => candidate.name === name);
      return profile === undefined ? null : reachOf(contract, profile);
    };
    const [was, is] = [reach(before), reach(after)];
    const [reached, reaches] = [new Set(was ?? []), new Set(is ?? [])];
    const gained = [...reaches].filter((action) => !reached.has(action));
    const lost = [...reached].filter((action) => !reaches.has(action));
    return gained.length + lost.length === 0 && (was === null) === (is === null) ? [] : [{ profile: name, before: was?.length ?? null, after: is?.length ?? null, gained, lost }];
  });
}

/** Only tools that changed are counted: a surface of thousands would take minutes. */
function tokens({ before, after, verdicts }: Found, count: NonNullable<Found["tokensOf"]>): DiffTokens {
  const changed = new Set(verdicts.flatMap(({ change }) => [change.path, change.basePath].flatMap((path) => (path[0] === "tools" && path[1] !== undefined ? [path[1]] : []))));
  const countIn = (contract: PublicContract): ReadonlyMap<string, number> => {
    const tools: readonly Tool[] = contract.tools.filter(({ name }) => changed.has(name));
    return new Map(listTools({ ...contract, tools }).map((tool) => [tool.name, count(tool)]));
  };
  const [was, is] = [countIn(before.contract), countIn(after.contract)];
  const tools = [...changed].map((tool) => ({ tool, before: was.get(tool) ?? null, after: is.get(tool) ?? null })).filter((row) => row.before !== row.after);
  const sum = (side: "before" | "after"): number => tools.reduce((total, row) => total + (row[side] ?? 0), 0);
  return { before: sum("before"), after: sum("after"), tools };
}
