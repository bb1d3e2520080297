import type { Ready } from "../check-call.js";
import type { JsonObject } from "../contract/contract.js";
import { type Outcome, refusal } from "../outcome.js";
import { expectedToken } from "../preview-tokens.js";
import { type Problem, problem } from "../problem.js";
import type { CallContext, Serving } from "../serving.js";
import { calledOf } from "./handle.js";
import { rehearsal } from "./rehearse.js";
import { callText, looksAtState, shownBy, standing, type State } from "./state.js";

/**
 * Judges `expected` and `preview` of an apply against the world, in its turn and before its handler.
 * Null where both fit.
 */
export async function checkState(serving: Serving, ready: Ready, context: CallContext): Promise<Outcome | null> {
  if (!looksAtState(ready)) return null;
  const called = calledOf(ready);
  const told = await standing(serving, ready, context, called);
  let state: State;
  if (told !== null && "outcome" in told) return told.outcome;
  if (told !== null) state = told;
  else {
    const rehearsed = await rehearsal(serving, { ...ready, mode: "preview" }, context, called);
    if ("outcome" in rehearsed) return rehearsed.outcome;
    state = shownBy(rehearsed.answer);
  }
  const problems = ready.context.action.latches.flatMap((latch) => {
    if (latch === "expected") return expectedProblem(ready, state) ?? [];
    return latch === "preview" ? (previewProblem(serving, ready, state) ?? []) : [];
  });
  if (problems.length > 0) return refusal(called, problems);
  const token = ready.given["preview"];
  if (ready.context.action.latches.includes("preview") && typeof token === "string") serving.tokens.use(token);
  return null;
}

function expectedProblem(ready: Ready, { lines, mark }: State): Problem | null {
  const given = ready.given["expected"];
  const fits = typeof given === "string" && (given === expectedToken(callText(ready), mark) || (lines !== null && sameLines(given, lines)));
  return fits ? null : problem(ready.context.contract, "latches", "expected-mismatch", {}, { parameter: "expected" });
}

function sameLines(one: string, other: string): boolean {
  const normal = (text: string): string => text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  return normal(one) === normal(other);
}

function previewProblem(serving: Serving, ready: Ready, { mark }: State): Problem | null {
  const { contract } = ready.context;
  const verdict = serving.tokens.judge((ready.given as JsonObject)["preview"], callText(ready), mark);
  if (verdict === "good") return null;
  return problem(contract, "latches", verdict === "foreign" ? "preview-foreign" : verdict === "used" ? "preview-used" : "preview-stale", {}, { parameter: "preview" });
}
