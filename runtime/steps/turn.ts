import type { Ready } from "../check-call.js";
import { Busy } from "../exclusive.js";
import { failure, type Outcome } from "../outcome.js";
import { say } from "../refusals/say.js";
import type { CallContext, Serving } from "../serving.js";
import { calledOf } from "./handle.js";

/** Waits until the workspace of a call is free, and gives the way to free it again. */
export async function takeTurn(serving: Serving, ready: Ready, context: CallContext): Promise<{ readonly release: () => void } | { readonly outcome: Outcome }> {
  const { contract, operation } = ready.context;
  try {
    return { release: await serving.turns.acquire(serving.workspaceOf(ready.filled), context.signal, serving.longest) };
  } catch (gaveUp) {
    if (gaveUp instanceof Busy) return { outcome: failure(calledOf(ready), say(contract, "workspace-busy", {}), {}) };
    if (context.signal.aborted) return { outcome: failure(calledOf(ready), say(contract, "cancelled", { operation }), {}) };
    throw gaveUp;
  }
}
