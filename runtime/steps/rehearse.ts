import type { Ready } from "../check-call.js";
import { differences, type Fingerprint, type Snapshot } from "../fingerprint/fingerprint.js";
import { listed } from "../parameters/shown.js";
import { type Called, failure, type Outcome, written } from "../outcome.js";
import { say } from "../refusals/say.js";
import type { CallContext, Serving } from "../serving.js";
import { calledOf, defective, type Handled, present, run, settle } from "./handle.js";
import { askedByApply, looksAtState, shownBy, standing } from "./state.js";
import { takeTurn } from "./turn.js";

/**
 * A preview: the handler's own rehearsal, which is given the reading port and nothing else. Its
 * answer says what the apply will ask for. A strict server holds the workspace meanwhile, so that
 * nobody else's change is taken for the preview's.
 */
export async function rehearse(serving: Serving, ready: Ready, context: CallContext): Promise<Outcome> {
  if (serving.fingerprint === null) return rehearseNow(serving, ready, context);
  const turn = await takeTurn(serving, ready, context);
  if ("outcome" in turn) return turn.outcome;
  try {
    return await rehearseNow(serving, ready, context);
  } finally {
    turn.release();
  }
}

async function rehearseNow(serving: Serving, ready: Ready, context: CallContext): Promise<Outcome> {
  const called = calledOf(ready);
  // Before the rehearsal: what changes meanwhile makes the token stale and not the other way round.
  const told = looksAtState(ready) ? await standing(serving, ready, context, called) : null;
  if (told !== null && "outcome" in told) return told.outcome;
  const handled = await rehearsal(serving, ready, context, called);
  if ("outcome" in handled) return handled.outcome;
  const { answer, status } = handled;
  return present(serving, ready, called, () => {
    const asked = status === "noop" ? { values: [], warnings: [] } : askedByApply(serving, ready, told ?? shownBy(answer));
    return written(called, status, { ...answer, warnings: [...(answer.warnings ?? []), ...asked.warnings] }, asked.values, null);
  });
}

/** Runs the preview, between two fingerprints where the server is strict. */
export async function rehearsal(serving: Serving, ready: Ready, context: CallContext, called: Called): Promise<Handled> {
  const { fingerprint } = serving;
  const before = fingerprint === null ? null : await snapshot(fingerprint, context.signal);
  if (context.signal.aborted) return settle(serving, ready, called, { kind: "cancelled" });
  const { ended, settled } = await run(serving, ready, context, context.signal, serving.handlers.get(ready.context.action)?.preview);
  if (fingerprint !== null && before !== null) {
    // A preview that was given up may still run; what it does until then is its own.
    if (ended.kind !== "cancelled" && ended.kind !== "timed-out") await settled;
    const changes = differences(before, await fingerprint.take());
    if (changes.length > 0) return { outcome: mutated(serving, ready, called, changes) };
  }
  return settle(serving, ready, called, ended);
}

/** Null where nobody waits for it any more. */
async function snapshot(fingerprint: Fingerprint, signal: AbortSignal): Promise<Snapshot | null> {
  try {
    return await fingerprint.take(signal);
  } catch (problem) {
    if (signal.aborted) return null;
    throw problem;
  }
}

function mutated(serving: Serving, ready: Ready, called: Called, changes: readonly string[]): Outcome {
  const { contract, operation } = ready.context;
  serving.pages.clear();
  return defective(serving, { operation, what: "preview-mutated", error: new Error(changes.join(", ")) }, failure(called, say(contract, "preview-mutated", { operation, changes: listed(changes) }), {}));
}
