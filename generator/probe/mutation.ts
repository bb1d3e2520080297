import { isDeepStrictEqual } from "node:util";
import type { Action, JsonObject, Tool } from "../../runtime/contract/contract.js";
import { differences, type Fingerprint } from "../../runtime/fingerprint/fingerprint.js";
import { operationOf } from "../../runtime/steps/tool.js";
import { shown, shownBoth } from "../surface/compare.js";
import { excerpt } from "../surface/connection.js";
import type { CallAnswer } from "./answer.js";
import { trialsOf, type Trial } from "./arguments.js";
import type { Caller } from "./caller.js";
import { applyDiffers, applyUnproven, failedApplyActed, previewChanged } from "./rules.js";
import { isRehearsable } from "./preview.js";
import { callText, pathOf, some, type ProbeRecord } from "./record.js";

/**
 * Stage 4, one action, in a copy that is thrown away afterwards: rehearsed, applied, and the apply did
 * what the preview announced. An action that acts at once is called with its examples only.
 *
 * @param caller of a server that works on the copy
 * @param copy fingerprint of the copy
 */
export async function checkMutation(record: ProbeRecord, caller: Caller, tool: Tool, action: Action, copy: Fingerprint): Promise<void> {
  const subject = operationOf(tool, action);
  const mark = record.findings.length;
  const trials = trialsOf(record.surface, tool, action).filter(({ from }) => from === "example" || isRehearsable(action));
  const [trial] = trials;
  const said = trial === undefined ? "it has no example" : isRehearsable(action) ? await rehearsedThenApplied(record, caller, tool, action, trial, copy) : await appliedAtOnce(record, caller, tool, action, trial, copy);
  if (said !== null) record.report(applyUnproven, pathOf(tool, action), { action: subject, reason: said });
  record.check("mutation", subject, record.failedSince(mark) ? "failed" : said === null ? "passed" : "skipped", said ?? "applied in a copy, which was thrown away");
}

/** Null, or why nothing could be said. */
async function rehearsedThenApplied(record: ProbeRecord, caller: Caller, tool: Tool, action: Action, { arguments: args }: Trial, copy: Fingerprint): Promise<string | null> {
  const rehearsal = { ...args, ...(action.flag === null ? {} : { [action.flag.name]: action.flag.rehearses }) };
  const before = await copy.take();
  const preview = await caller.call(tool.name, rehearsal);
  const between = await copy.take();
  const early = differences(before, between);
  if (early.length > 0) {
    record.report(previewChanged, pathOf(tool, action), { action: operationOf(tool, action), call: callText(tool, action, rehearsal), changes: some(early) });
    return null;
  }
  if (preview === null || !preview.ok) return `its preview did not go through: ${saidBy(preview)}`;
  const applied = await caller.call(tool.name, applying(action, args, preview));
  const changes = differences(between, await copy.take());
  const said = outcomeOf(record, tool, action, applied, changes);
  if (said !== null || applied === null) return said;
  const announcedNothing = preview.status === "noop";
  if (announcedNothing && changes.length > 0) differ(record, tool, action, "The statuses", "noop", `${applied.status ?? "done"}, with changes of ${some(changes).join(", ")}`);
  compareAnswers(record, tool, action, preview, applied);
  return null;
}

async function appliedAtOnce(record: ProbeRecord, caller: Caller, tool: Tool, action: Action, { arguments: args }: Trial, copy: Fingerprint): Promise<string | null> {
  const before = await copy.take();
  const applied = await caller.call(tool.name, withLatches(action, args, new Map()));
  return outcomeOf(record, tool, action, applied, differences(before, await copy.take()));
}

/** Statuses that promise that nothing was changed. */
const UNCHANGED = new Set(["rolled_back", "failed", "noop", "dry_run"]);

function outcomeOf(record: ProbeRecord, tool: Tool, action: Action, applied: CallAnswer | null, changes: readonly string[]): string | null {
  const status = applied?.status ?? (applied?.ok === false ? "failed" : null);
  if (status !== null && UNCHANGED.has(status) && changes.length > 0) {
    record.report(failedApplyActed, pathOf(tool, action), { action: operationOf(tool, action), status, changes: some(changes) });
    return null;
  }
  return applied === null || !applied.ok ? saidBy(applied) : null;
}

const saidBy = (answer: CallAnswer | null): string => (answer === null ? "there was no answer in time" : `the server answered ${excerpt(JSON.stringify(answer.message ?? answer.text), 200)}`);

function applying(action: Action, args: JsonObject, preview: CallAnswer): JsonObject {
  const switched = action.flag === null ? { ...args, mode: "apply" } : { ...args, [action.flag.name]: !action.flag.rehearses };
  return withLatches(action, switched, preview.latches);
}

/** What the rehearsal said that the apply will be asked for. */
function withLatches(action: Action, args: JsonObject, told: ReadonlyMap<string, string>): JsonObject {
  const address = action.address === null ? undefined : args[action.address];
  const values = action.latches.flatMap((latch): [string, string][] => {
    const value = told.get(latch) ?? (latch === "confirm" && typeof address === "string" ? address : undefined);
    return value === undefined ? [] : [[latch, value]];
  });
  return { ...args, ...Object.fromEntries(values) };
}

/** Where both answers say what they did, they say the same. */
function compareAnswers(record: ProbeRecord, tool: Tool, action: Action, preview: CallAnswer, applied: CallAnswer): void {
  for (const [announced, done] of [["Preview", "Changes"], ["Diff", "Diff"]] as const) {
    const [before, after] = [preview.sections.get(announced), applied.sections.get(done)];
    if (before === undefined && after === undefined) continue;
    const [more, less] = [(before ?? []).filter((line) => !after?.includes(line)), (after ?? []).filter((line) => !before?.includes(line))];
    if (more.length > 0 || less.length > 0) differ(record, tool, action, announced === "Diff" ? "The sections Diff" : "The sections Preview and Changes", shown(more[0] ?? null), shown(less[0] ?? null));
  }
  if (record.contract.answers !== "envelope") return;
  const [before, after] = [preview.data ?? null, applied.data ?? null];
  if (before !== null && after !== null && !isDeepStrictEqual(before, after)) {
    const { promised, listed } = shownBoth(before, after);
    differ(record, tool, action, "The data", promised, listed);
  }
}

function differ(record: ProbeRecord, tool: Tool, action: Action, what: string, announced: string, done: string): void {
  record.report(applyDiffers, pathOf(tool, action), { action: operationOf(tool, action), what, announced, done });
}
