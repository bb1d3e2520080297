import type { Action, JsonObject, Tool } from "../../runtime/contract/contract.js";
import { isMutating } from "../../runtime/contract/policy.js";
import { differences, type Fingerprint, type Snapshot } from "../../runtime/fingerprint/fingerprint.js";
import { counted } from "../diagnostics/english.js";
import { operationOf } from "../../runtime/steps/tool.js";
import { excerpt } from "../surface/connection.js";
import type { CallAnswer } from "./answer.js";
import { trialsOf, type Trial } from "./arguments.js";
import type { Caller } from "./caller.js";
import { callSilent, previewChanged, previewSaysApplied, rehearsalUnproven } from "./rules.js";
import { callText, pathOf, some, type ProbeRecord } from "./record.js";

/** An action that can be rehearsed, with its tool. */
export interface Rehearsable {
  readonly tool: Tool;
  readonly action: Action;
}

export function rehearsables(record: ProbeRecord): Rehearsable[] {
  return record.contract.tools.flatMap((tool) => tool.actions.filter(isRehearsable).map((action) => ({ tool, action })));
}

export const isRehearsable = (action: Action): boolean => isMutating(action) && (action.policy === "PREVIEWABLE" || (action.policy === "PREVIEW_PARAM" && action.flag !== null));

/** What a rehearsal of an action showed; null where it could not be rehearsed. */
export interface Rehearsed {
  readonly trial: Trial;
  readonly answer: CallAnswer;
}

/**
 * Stage 3, one action: rehearsed with its examples, by the default and by the switch, and the
 * workspace is as it was after each.
 *
 * @param before what the workspace was; what it is afterwards is given back
 */
export async function checkPreview(record: ProbeRecord, caller: Caller, { tool, action }: Rehearsable, fingerprint: Fingerprint, before: Snapshot): Promise<{ readonly after: Snapshot; readonly rehearsed: Rehearsed | null }> {
  const path = pathOf(tool, action);
  const subject = operationOf(tool, action);
  const mark = record.findings.length;
  const trials = trialsOf(record.surface, tool, action);
  let state = before;
  let rehearsed: Rehearsed | null = null;
  let said = trials.length === 0 ? "no arguments could be made from its schema" : "";
  let calls = 0;
  for (const trial of trials) {
    for (const args of rehearsals(action, trial.arguments)) {
      const call = callText(tool, action, args);
      const answer = await caller.call(tool.name, args);
      calls++;
      const after = await fingerprint.take();
      const changes = differences(state, after);
      if (changes.length > 0) record.report(previewChanged, path, { action: subject, call, changes: some(changes) });
      state = after;
      if (answer === null) record.report(callSilent, path, { call });
      else if (!answer.ok) said ||= `the server answered ${excerpt(JSON.stringify(answer.message ?? answer.text), 200)}`;
      else if (answer.status !== null && APPLIED.has(answer.status)) record.report(previewSaysApplied, path, { action: subject, call, status: answer.status });
      else rehearsed ??= { trial, answer };
    }
  }
  const failed = record.failedSince(mark);
  if (!failed && rehearsed === null) record.report(rehearsalUnproven, path, { action: subject, reason: said });
  record.check("preview", subject, failed ? "failed" : rehearsed === null ? "skipped" : "passed", rehearsed === null ? said || "see the findings" : `${counted(calls, "rehearsal")} with arguments from ${rehearsed.trial.from === "example" ? "its examples" : "its schema"}`);
  return { after: state, rehearsed };
}

/** Statuses that a rehearsal cannot have. */
const APPLIED = new Set(["committed", "rolled_back"]);

/** Each way in which a caller may ask for a rehearsal. */
function rehearsals(action: Action, args: JsonObject): JsonObject[] {
  const { flag, policy } = action;
  if (policy === "PREVIEWABLE") return [args, { ...args, mode: "preview" }];
  if (flag === null) return [];
  return [{ ...args, [flag.name]: flag.rehearses }, ...(flag.absent === "rehearse" ? [args] : [])];
}
