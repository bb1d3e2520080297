import { findingOf, type Facts, type RuleCard } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { OutputFile } from "../emit/emitter.js";
import { carriesMark } from "../emit/mark.js";
import { causeOf, isReordered, type State } from "./cause.js";
import { conflictMarker } from "./conflict.js";
import { isDigest } from "./digest.js";
import { firstDifference, type FirstDifference } from "./difference.js";
import type { Kind } from "./disk.js";
import type { Ignored } from "./ignored.js";
import { type Leftover, type Plan, whole } from "./plan.js";
import { recordsOf } from "./records.js";
import * as rules from "./rules.js";

/** What the findings of drift are told with. */
export interface DriftOptions {
  /** The command that repairs drift, as the team runs it: `npm run generate`. */
  readonly repair: string;
  /** Outputs that git ignores, by path in the output folder, with the line of the ignore file that says so. */
  readonly ignored: ReadonlyMap<string, Ignored>;
}

const NO_FILE: { readonly [kind in Kind]: string } = { file: "A file", folder: "A folder", link: "A link", other: "A device, pipe or socket", unreadable: "Something unreadable" };

/**
 * What the gate says of an output folder: each file that is not what generation gives, and why. Line
 * endings are no drift, since a checkout may change them.
 */
export function drift(plan: Plan, { repair, ignored }: DriftOptions): Finding[] {
  let state: State | null = null;
  const standing = new Set(plan.outputs.flatMap(({ file, standing }) => (standing.kind === "same" || standing.kind === "line-endings" ? [file.path] : [])));
  const told = new Set<string>();
  const findings: Finding[] = [];
  const tell = <F extends Facts>(card: RuleCard<F>, path: string, facts: F, first?: FirstDifference) => {
    const key = `${card.id} ${path}`;
    if (told.has(key)) return;
    told.add(key);
    findings.push({ ...findingOf(card, null, "", facts), file: fileAt(plan, path), ...first });
  };
  for (const output of plan.outputs) {
    const { file, standing: here } = output;
    if (here.kind === "missing") tell(rules.outputMissing, file.path, { repair });
    else if (here.kind === "not-a-file") tell(rules.outputNotAFile, here.at, { repair, what: NO_FILE[here.what] });
    else if (here.kind === "unreadable") tell(rules.outputUnreadable, here.at, { reason: here.reason });
    else if (here.kind === "no-text") tell(rules.outputHandEdited, file.path, { repair, how: "no-text", recorded: plan.records().paths.has(file.path), parts: [] });
    else if (here.kind === "differs") tellDifference(whole(output), here.text);
    const ignore = ignored.get(file.path);
    if (ignore !== undefined && here.kind !== "missing") tell(rules.outputIgnoredByGit, file.path, { pattern: ignore.pattern, ignoreFile: ignore.file, ignoreLine: ignore.line });
  }
  for (const leftover of plan.leftovers) tell(rules.outputOrphan, leftover.path, { repair, by: leftover.by, files: leftover.files });
  return findings;

  function tellDifference(file: OutputFile, text: string): void {
    const marker = conflictMarker(file.path, file.text, text);
    if (marker !== null) {
      const line = text.split("\n")[marker - 1]!;
      const at = { line: marker, column: 1, difference: { expected: file.text.split("\n")[marker - 1] ?? null, actual: line } };
      tell(rules.outputConflictMarkers, file.path, { repair, marker: line }, at);
      return;
    }
    const first = firstDifference(file.text, text);
    state ??= {
      before: plan.records(),
      now: recordsOf(plan.outputs.map(({ file: { path } }) => path), plan.outputs.filter(({ file: { path } }) => isDigest(path)).map((digest) => whole(digest).text)),
      stands: (path) => standing.has(path),
      reordered: plan.outputs.some((output) => output.standing.kind === "differs" && isReordered(whole(output), output.standing.text)),
      merging: plan.outputs.some((output) => output.standing.kind === "differs" && conflictMarker(output.file.path, whole(output).text, output.standing.text) !== null),
    };
    const cause = causeOf(file, text, state);
    if (cause.kind === "stale") tell(rules.outputStale, file.path, { repair, because: cause.because }, first);
    else if (cause.kind === "generator-upgraded") tell(rules.outputGeneratorUpgraded, file.path, { repair }, first);
    else {
      const parts = file.tool === null ? cause.owners.filter((owner) => owner !== null) : [];
      tell(rules.outputHandEdited, file.path, { repair, how: how(file.text, text), recorded: cause.recorded || carriesMark(text), parts }, first);
    }
  }
}

/** Why `generate` refuses: what stands in the place of outputs, and what nobody can say of whose it is. */
export function refusals(plan: Plan, repair: string): Finding[] {
  const told = new Set<string>();
  return plan.taken.flatMap(({ file, standing }) => {
    const path = standing.kind === "not-a-file" || standing.kind === "unreadable" ? standing.at : file.path;
    if (told.has(path)) return [];
    told.add(path);
    const what = NO_FILE[standing.kind === "not-a-file" ? standing.what : "file"];
    const finding = standing.kind === "unreadable" ? findingOf(rules.outputUnreadable, null, "", { reason: standing.reason }) : findingOf(rules.outputPlaceTaken, null, "", { repair, what });
    return [{ ...finding, file: fileAt(plan, path) }];
  });
}

/** An output that could not be read was not judged, whatever else is wrong. */
export function isUnjudged(findings: readonly Finding[]): boolean {
  return findings.some(({ rule }) => rule === rules.outputUnreadable.id);
}

/** What a stranger left in the folder; `generate` says that it lets them lie. */
export function strangers(plan: Plan): readonly Leftover[] {
  return plan.leftovers.filter(({ by }) => by === "stranger");
}

function fileAt(plan: Plan, path: string): string {
  if (path === "") return plan.disk.obstacle?.path ?? plan.disk.folder;
  return `${plan.disk.folder}/${path}`;
}

function how(expected: string, actual: string): "text" | "byte-order-mark" | "white-space" {
  if (actual === `\uFEFF${expected}`) return "byte-order-mark";
  return actual.replace(/\s/g, "") === expected.replace(/\s/g, "") ? "white-space" : "text";
}
