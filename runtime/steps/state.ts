import type { Answer } from "../answer/answer.js";
import { canonicalJson } from "../canonical.js";
import type { Ready } from "../check-call.js";
import type { Called, Outcome } from "../outcome.js";
import { expectedToken } from "../preview-tokens.js";
import type { CallContext, Serving } from "../serving.js";
import { run, settle } from "./handle.js";
import { confirmation, isOnAllowlist, notAllowed } from "./latches.js";

/** What stands now where a call would change something. */
export interface State {
  /** As the handler tells it; null where only the rehearsal's answer is known. */
  readonly lines: string | null;
  /** Differs when the state does. */
  readonly mark: string;
}

/** What identifies a call to a rehearsal of it: tool, action, arguments. */
export function callText({ context, own }: Ready): string {
  return canonicalJson([context.tool.name, context.action.name, own]);
}

export function looksAtState({ context }: Ready): boolean {
  return context.action.latches.some((latch) => latch === "expected" || latch === "preview");
}

/** What stands, by the handler's own word; null where it does not tell. */
export async function standing(serving: Serving, ready: Ready, context: CallContext, called: Called): Promise<State | null | { readonly outcome: Outcome }> {
  const stands = serving.handlers.get(ready.context.action)?.stands;
  if (stands === undefined) return null;
  const { ended } = await run(serving, ready, context, context.signal, stands);
  if (ended.kind === "answered" && typeof ended.answer === "string") return { lines: ended.answer, mark: `stands ${ended.answer}` };
  const handled = settle(serving, { ...ready, mode: "preview" }, called, ended, false);
  if ("outcome" in handled) return handled;
  throw new Error("What stands is told as a text.");
}

/** The state that the answer of a rehearsal shows. */
export function shownBy(answer: Answer<unknown>): State {
  return { lines: null, mark: `rehearsal ${canonicalJson(answer)}` };
}

/** What the apply of a rehearsal will ask for, by parameter, and what it will refuse. */
export function askedByApply(serving: Serving, ready: Ready, state: State | null): { readonly values: readonly (readonly [string, string])[]; readonly warnings: readonly string[] } {
  const { context, address } = ready;
  const values: (readonly [string, string])[] = [];
  const warnings: string[] = [];
  const question = { context, profile: serving.profile, address };
  for (const latch of context.action.latches) {
    if (latch === "confirm") values.push(["confirm", confirmation(question)]);
    else if (latch === "allowlist") warnings.push(...(isOnAllowlist(question) ? [] : [notAllowed(question).message]));
    else if (state !== null) values.push([latch, latch === "expected" ? expectedToken(callText(ready), state.mark) : serving.tokens.mint(callText(ready), state.mark)]);
  }
  return { values, warnings };
}
