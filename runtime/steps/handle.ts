import { type Answer, isBlank, reasonOf } from "../answer/answer.js";
import { acceptAnswer } from "../answer/accept.js";
import type { Status } from "../answer/labels.js";
import { copyJson } from "../canonical.js";
import type { Ready } from "../check-call.js";
import type { Json, PublicContract } from "../contract/contract.js";
import type { Call } from "../handlers.js";
import { type Called, failure, type Outcome } from "../outcome.js";
import { standardRow } from "../refusals/catalogue.js";
import { rowOf, type Said, say, sayRow } from "../refusals/say.js";
import { type Ended, type Run, runHandler } from "../run-handler.js";
import type { CallContext, Defect, Serving } from "../serving.js";

/** What came of a handler: an answer that may be shown, or the outcome of a call that ended otherwise. */
export type Handled = { readonly answer: Answer<Json>; readonly status: Exclude<Status, "failed"> } | { readonly outcome: Outcome };

/** Runs one function of a handler. */
export function run(serving: Serving, ready: Ready, context: CallContext, signal: AbortSignal, handle: ((call: never) => unknown) | undefined, more: object = {}): Promise<Run> {
  return runHandler(signal, serving.longest, (own) => handle?.({ ...callFor(serving, ready, context, own), ...more } as never));
}

/** Judges how a handler ended. A server's own defect is reported, and its caller told no details. */
export function settle(serving: Serving, ready: Ready, called: Called, ended: Ended, needsData = ready.context.compiled.sendsData): Handled {
  const { contract, operation } = ready.context;
  const applying = ready.mode === "apply";
  const end = (said: Said): Handled => ({ outcome: failure(called, said, {}) });
  switch (ended.kind) {
    case "cancelled":
      return end(say(contract, applying ? "cancelled-applying" : "cancelled", { operation }));
    case "timed-out":
      return end(say(contract, applying ? "timed-out-applying" : "timed-out", { operation, limit: `${(serving.longest ?? 0) / 1000} с` }));
    case "threw":
      return { outcome: defective(serving, { operation, what: "handler-threw", error: ended.error }, failure(called, say(contract, applying ? "handler-failed-applying" : "handler-failed", { operation }), {})) };
    case "answered":
      return accept(serving, ready, called, ended.answer, needsData);
  }
}

/** An outcome from an answer, with a renderer that may find the answer to be none after all. */
export function present(serving: Serving, ready: Ready, called: Called, render: () => Outcome): Outcome {
  try {
    return render();
  } catch (error) {
    return invalid(serving, ready, called, error);
  }
}

/** Reports a defect of the server; its cause goes into the outcome only for whoever asked for diagnostics. */
export function defective(serving: Serving, defect: Defect, outcome: Outcome): Outcome {
  serving.report(defect);
  if (!serving.admin) return outcome;
  return { ...outcome, diagnostics: defect.error instanceof Error ? (defect.error.stack ?? defect.error.message) : String(defect.error) };
}

export function calledOf({ context, mode, address }: Ready): Called {
  const { contract, tool, action } = context;
  return { contract, tool, toolName: tool.name, action, mode, address };
}

/** What says that a write was taken back. */
export function rollbackOf(contract: PublicContract, answer: Answer<unknown>): Said {
  const said = failureOf(contract, answer, "rolled-back");
  return answer.code === undefined ? said : { ...said, message: isBlank(answer.reason) ? said.message : answer.reason };
}

function accept(serving: Serving, ready: Ready, called: Called, returned: unknown, needsData: boolean): Handled {
  const accepted = acceptAnswer(returned, ready.mode, ready.context.compiled, needsData);
  if ("fault" in accepted) return { outcome: invalid(serving, ready, called, new Error(accepted.fault)) };
  const { answer, status } = accepted;
  if (status !== "failed") return { answer, status };
  return { outcome: present(serving, ready, called, () => failure(called, failureOf(called.contract, answer, "failed"), answer)) };
}

/** The sentences of a failure: the contract's for its code, the handler's own where it gives them. */
function failureOf(contract: PublicContract, answer: Answer<unknown>, standard: "failed" | "rolled-back"): Said {
  const own = answer.code === undefined ? undefined : (rowOf(contract, answer.code) ?? contract.errors.find(({ code }) => code === answer.code));
  const values = { reason: reasonOf(answer), ...answer.values };
  const said = sayRow(own ?? rowOf(contract, standard) ?? standardRow(standard), values);
  return { ...said, message: own !== undefined && !isBlank(answer.reason) ? answer.reason : said.message, hint: isBlank(answer.hint) ? said.hint : answer.hint };
}

function invalid(serving: Serving, ready: Ready, called: Called, error: unknown): Outcome {
  const { contract, operation } = ready.context;
  return defective(serving, { operation, what: "answer-invalid", error }, failure(called, say(contract, ready.mode === "apply" ? "result-invalid-applying" : "result-invalid", { operation }), {}));
}

function callFor({ reading }: Serving, ready: Ready, context: CallContext, signal: AbortSignal): Call<unknown, unknown> {
  return {
    // What a latch compares must not be the handler's to change.
    arguments: ready.context.action.latches.length > 0 ? copyJson(ready.own) : ready.own,
    reading,
    signal,
    progress: (done, total, message) => {
      if (!signal.aborted) context.progress(done, total, message);
    },
  };
}
