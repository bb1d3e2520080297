import { CommanderError } from "commander";
import type { Catalog } from "../../catalog/model.js";
import { nodeAt } from "../../catalog/tree.js";
import { readBaseline, writeBaseline } from "../../diagnostics/baseline.js";
import { findingOf } from "../../diagnostics/card.js";
import type { Finding } from "../../diagnostics/finding.js";
import { counted } from "../../diagnostics/english.js";
import type { Host } from "../../host.js";
import { catalogUneditable, importedConflict, importedReshaped, importedVanished, importRecordUnusable } from "../../import/rules.js";
import { decisionEdits, suggested, undecidedOf, type Decision, type Undecided } from "../../import/decide.js";
import { importSurface } from "../../import/import.js";
import { mergeSurface, type Merge } from "../../import/merge.js";
import { printRecord, readRecord, recordPath } from "../../import/record.js";
import { review } from "../../import/review.js";
import { ruledBy } from "../../import/team-rules.js";
import { Workspace } from "../../import/workspace.js";
import { RULES } from "../../lint/rules.js";
import { lint } from "../../lint/run.js";
import { DiskFailure } from "../../output/disk.js";
import { shownBoth } from "../../surface/compare.js";
import { excerpt } from "../../surface/connection.js";
import type { Surface } from "../../surface/list.js";
import { baselineUnusable } from "../rules.js";
import type { Terminal } from "../command.js";
import { unusable } from "../file-unusable.js";
import { note, outcomeOf, type Result } from "../print.js";
import type { ImportOptions } from "./options.js";

/**
 * Writes or merges a catalog, decides what it was asked to decide, and writes all files at the end:
 * whatever goes wrong before leaves everything as it was.
 *
 * @param surface what the server lists; null where only the catalog is worked on
 */
export async function written(options: ImportOptions, surface: Surface | null, host: Host, terminal: Terminal): Promise<Result> {
  const path = host.path(options.catalog);
  const workspace = new Workspace(host);
  const findings: Finding[] = [];
  const vanished: string[] = [];
  if (surface !== null) {
    // Nobody named this file: it is found beside the catalog, read and written over.
    if (host.link(recordPath(path)) !== null) return unusableRecord(path, "It is a link, and links are not followed.");
    const merged = host.read(path) === null ? put(path, surface, workspace, terminal) : merge(path, surface, options.prune === true, workspace, host, terminal);
    if ("outcome" in merged) return merged;
    findings.push(...merged.findings);
    vanished.push(...merged.vanished);
  }
  const read = workspace.catalog(path);
  if (read.kind !== "catalog") return { command: "import", outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings: read.findings };
  const problem = workspace.edit(read.catalog, decisionEdits(read.catalog, await decisionsFor(undecidedOf(read.catalog), options, terminal)));
  if (problem !== null) return uneditable(path, problem);
  const after = workspace.catalog(path);
  if (after.kind !== "catalog") throw new Error("a catalog was edited so that it does not read back");
  const baseline = options.baseline === undefined ? null : baselineOf([...after.findings, ...lint(after.catalog)], host.path(options.baseline), host);
  if (baseline !== null && "outcome" in baseline) return baseline;
  const failed = write([...workspace.changes(), ...(surface === null ? [] : [[recordPath(path), printRecord(surface, vanished)] as const]), ...(baseline?.file ?? [])], host, terminal);
  if (failed !== null) return { command: "import", outcome: "cannot-judge", findings: [failed] };
  tellWhatIsNext(options, after.catalog, terminal);
  if (baseline !== null) findings.push(...baseline.refused);
  else if (surface !== null) findings.push(...lint(after.catalog, TOLD_AT_ONCE));
  return { command: "import", outcome: outcomeOf(findings), findings };
}

interface Taken {
  readonly findings: readonly Finding[];
  /** Paths of what the catalog keeps although the server does not list it any more. */
  readonly vanished: readonly string[];
}

/** What a person must know of a foreign surface before anything else: what it hides. */
const TOLD_AT_ONCE = RULES.filter(({ id }) => ["text-hidden-character", "prose-html-comment", "name-mixed-script", "name-clash-look-alike"].includes(id));

function put(path: string, surface: Surface, workspace: Workspace, terminal: Terminal): Taken {
  const { text, catalog, findings, manners, lost } = importSurface(surface, path);
  if (lost.length > 0) throw new Error(`the import of ${lost[0]!.tool} loses ${lost[0]!.pointer}`);
  workspace.putRead(path, text, catalog, findings);
  const actions = catalog.tools.reduce((sum, tool) => sum + tool.actions.length, 0);
  note(`${path}: ${counted(catalog.tools.length, "tool")}, ${counted(actions, "action")}`, terminal);
  if (manners.size > 0) note(`kept as listed, since nothing else gives the same list back: ${some([...manners.keys()])}`, terminal);
  return { findings: [], vanished: [] };
}

function merge(path: string, surface: Surface, prune: boolean, workspace: Workspace, host: Host, terminal: Terminal): Result | Taken {
  const read = workspace.catalog(path);
  if (read.kind !== "catalog") return { command: "import", outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings: read.findings };
  const record = host.read(recordPath(path));
  const before = record === null ? null : readRecord(new TextDecoder("utf-8").decode(record));
  if (typeof before === "string") return unusableRecord(path, before);
  const merged = mergeSurface(read.catalog, surface, before, prune);
  const problem = workspace.edit(read.catalog, merged.edits);
  if (problem !== null) return uneditable(path, problem);
  tellMerge(path, merged, prune, terminal);
  return { findings: mergeFindings(read.catalog, merged, prune), vanished: prune ? [] : merged.vanished.map((path) => path.join(".")) };
}

function tellMerge(path: string, { added, changed, vanished, edits }: Merge, prune: boolean, terminal: Terminal): void {
  if (edits.length === 0) note(`${path}: nothing to carry over`, terminal);
  if (added.length > 0) note(`came in undecided: ${some(added)}`, terminal);
  if (changed.length > 0) note(`changed as the server has changed: ${some(changed)}`, terminal);
  if (prune && vanished.length > 0) note(`taken out, since the server does not list them any more: ${some(vanished.map((path) => path.join(".")))}`, terminal);
}

function some(names: readonly string[]): string {
  const told = names.slice(0, 12).map((name) => excerpt(name, 80)).join(", ");
  return names.length > 12 ? `${told} and ${names.length - 12} more` : told;
}

function mergeFindings(catalog: Catalog, { vanished, conflicts, reshaped }: Merge, prune: boolean): Finding[] {
  const at = (path: readonly string[]) => nodeAt(catalog.node, ...path) ?? nodeAt(catalog.node, ...path.slice(0, 2)) ?? null;
  return [
    ...reshaped.map((name) => findingOf(importedReshaped, at(["tools", name]), `tools.${name}`, { what: `tools.${excerpt(name)}`, selector: catalog.tools.find((tool) => tool.name === name)?.selector?.name ?? "" })),
    ...conflicts.map(({ path, catalog: ours, server }): Finding => {
      const { promised, listed } = shownBoth(ours, server);
      return findingOf(importedConflict, at(path), path.join("."), { what: excerpt(path.join(".")), catalog: promised, server: listed });
    }),
    ...(prune ? [] : vanished.map((path) => findingOf(importedVanished, at(path), path.join("."), { what: excerpt(path.join(".")) }))),
  ];
}

/** Rules of the team first, then the person, then the suggestions for what is left. */
async function decisionsFor(undecided: readonly Undecided[], options: ImportOptions, terminal: Terminal): Promise<ReadonlyMap<Undecided, Decision>> {
  const decisions = new Map<Undecided, Decision>();
  const left = (): Undecided[] => undecided.filter((one) => !decisions.has(one));
  for (const one of undecided) {
    const decision = ruledBy(options.decide ?? [], one);
    if (decision !== null) decisions.set(one, decision);
  }
  if (options.review === true && left().length > 0) {
    const { ask } = terminal;
    if (ask === undefined) throw new CommanderError(2, "usage", "--review asks at a terminal, and there is none; decide with --decide or --accept-hints instead.");
    const reviewed = await review(left(), { say: (text) => terminal.err(text), ask: (question) => ask(question) });
    for (const [one, decision] of reviewed.decisions) decisions.set(one, decision);
    if (!reviewed.finished) return decisions;
  }
  for (const one of options.acceptHints === true ? left() : []) {
    const decision = suggested(one);
    if (decision !== null) decisions.set(one, { ...decision, comment: `taken from the import's suggestion: ${one.action.suggestion?.because ?? ""}` });
  }
  return decisions;
}

interface ForBaseline {
  readonly file: readonly (readonly [string, string])[];
  readonly refused: readonly Finding[];
}

function baselineOf(findings: readonly Finding[], path: string, host: Host): ForBaseline | Result {
  const bytes = host.read(path);
  const before = bytes === null ? null : readBaseline(new TextDecoder("utf-8").decode(bytes));
  if (typeof before === "string") return { command: "import", outcome: "cannot-judge", findings: [{ ...findingOf(baselineUnusable, null, "", { problem: before }), file: path }] };
  const { text, refused } = writeBaseline(findings.filter(({ severity }) => severity !== "note"), before);
  return { file: [[path, text]], refused };
}

function write(files: readonly (readonly [string, string])[], host: Host, terminal: Terminal): Finding | null {
  let changed = false;
  try {
    for (const [path, text] of files) {
      const bytes = host.read(path);
      if (bytes !== null && Buffer.compare(bytes, Buffer.from(text)) === 0) continue;
      host.replace(path, text, terminal.process.id);
      changed = true;
    }
    return null;
  } catch (error) {
    if (error instanceof DiskFailure) return unusable(error, "write", changed);
    throw error;
  }
}

function unusableRecord(path: string, problem: string): Result {
  return { command: "import", outcome: "cannot-judge", findings: [{ ...findingOf(importRecordUnusable, null, "", { problem }), file: recordPath(path) }] };
}

function uneditable(path: string, problem: string): Result {
  return { command: "import", outcome: "cannot-judge", findings: [{ ...findingOf(catalogUneditable, null, "", { problem }), file: path }] };
}

function tellWhatIsNext(options: ImportOptions, catalog: Catalog, terminal: Terminal): void {
  const left = undecidedOf(catalog).length;
  if (left > 0 && options.acceptHints === true) note("what is left has no suggestion that could be taken: the server's own hint says the contrary, or nothing says anything", terminal);
  if (left > 0) note(`${counted(left, "action")} undecided: decide them with \`contract-gate import --review\`, or in the file, where a suggestion stands beside each`, terminal);
  note(`next: \`contract-gate generate\`, then \`contract-gate gate${options.baseline === undefined ? "" : ` --baseline ${options.baseline}`}\``, terminal);
}
