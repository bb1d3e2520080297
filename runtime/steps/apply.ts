import type { Ready } from "../check-call.js";
import { issueGrant } from "../grant.js";
import { failure, type Outcome, written } from "../outcome.js";
import { say } from "../refusals/say.js";
import type { CallContext, Serving } from "../serving.js";
import { checkState } from "./check-state.js";
import { calledOf, present, rollbackOf, run, settle } from "./handle.js";
import { takeTurn } from "./turn.js";

/**
 * An apply, in its turn on the workspace: the latches that look at the state, a grant, the core made
 * from it, the handler. The cache is cleared whatever becomes of it. A handler that goes on after it
 * was given up keeps its turn until it has stopped.
 *
 * @param beforeEffect writes the audit log; what it throws ends the call before the core is made
 */
export async function apply(serving: Serving, ready: Ready, context: CallContext, beforeEffect: () => void): Promise<Outcome> {
  const turn = await takeTurn(serving, ready, context);
  if ("outcome" in turn) return turn.outcome;
  let stopped: Promise<void> = Promise.resolve();
  try {
    const refused = await checkState(serving, ready, context);
    if (refused !== null) return refused;
    const called = calledOf(ready);
    const { action, contract, operation } = ready.context;
    if (context.signal.aborted) return failure(called, say(contract, "cancelled", { operation }), {});
    beforeEffect();
    serving.pages.clear();
    const { grant, revoke } = issueGrant(operation, action.scope, ready.address, context.signal);
    const handler = serving.handlers.get(action);
    const { ended, settled } = await run(serving, ready, context, context.signal, handler?.apply === undefined ? undefined : (call: never) => handler.apply!({ ...(call as object), core: serving.core(grant) } as never));
    stopped = settled.then(() => {
      revoke();
      serving.pages.clear();
    });
    if (ended.kind === "answered" || ended.kind === "threw") await stopped;
    const handled = settle(serving, ready, called, ended);
    if ("outcome" in handled) return handled.outcome;
    const { answer, status } = handled;
    return present(serving, ready, called, () => written(called, status, answer, [], status === "rolled_back" ? rollbackOf(contract, answer) : null));
  } finally {
    void stopped.then(turn.release);
  }
}
