import type { Answer } from "../answer/answer.js";
import { composeRead, headingText } from "../answer/compose.js";
import type { Document } from "../answer/document.js";
import { elementTexts, keepElements } from "../answer/elements.js";
import { render } from "../answer/render.js";
import { canonicalJson } from "../canonical.js";
import type { Ready } from "../check-call.js";
import { type Called, type Outcome, readPage, readWhole, refusal, subjectOf, written } from "../outcome.js";
import type { CompiledPattern } from "../pattern/compile.js";
import { problem } from "../problem.js";
import type { BuiltPage, CallContext, Serving } from "../serving.js";
import { wholeBody } from "../window/body.js";
import { filterLines, matches } from "../window/filter.js";
import { cut } from "../window/page.js";
import { Slices, TooSlow } from "../window/slices.js";
import { calledOf, present, run, settle } from "./handle.js";
import type { AskedWindow } from "./window.js";

/** A read: the handler, and the window over its finished answer. */
export async function read(serving: Serving, ready: Ready, context: CallContext): Promise<Outcome> {
  const called = calledOf(ready);
  const { window } = ready;
  // Data of the server's own shape cannot be cut into pages of text.
  if (window === null || (called.contract.answers === null && ready.context.compiled.sendsData)) {
    const handled = await handle(serving, ready, context, called, context.signal, ready.context.compiled.sendsData);
    if ("outcome" in handled) return handled.outcome;
    return present(serving, ready, called, () => readWhole(called, handled.answer));
  }
  const build = (): Promise<BuiltPage> => buildPage(serving, ready, context, called, window, context.signal);
  try {
    const cacheable = ready.context.action.window?.cache ?? false;
    const { built, age } = cacheable ? await serving.pages.open(keyOf(ready, context), window.offset === 0, context.signal, build) : { built: await build(), age: null };
    return readPage(called, cut(built.body, window, age), built.heading, built.warnings);
  } catch (ended) {
    if (ended instanceof EndedOtherwise) return ended.outcome;
    if (ended instanceof TooSlow) return refusal(called, [problem(called.contract, "window", "filter-too-slow", {}, { parameter: "filter", given: window.filter })]);
    if (context.signal.aborted) return settleCancelled(serving, ready, called);
    throw ended;
  }
}

/** Carries the outcome of a read that has no page out of the cache's build, which then keeps nothing. */
class EndedOtherwise extends Error {
  constructor(readonly outcome: Outcome) {
    super();
  }
}

async function buildPage(serving: Serving, ready: Ready, context: CallContext, called: Called, window: AskedWindow, signal: AbortSignal): Promise<BuiltPage> {
  const handled = await handle(serving, ready, context, called, signal, false);
  if ("outcome" in handled) throw new EndedOtherwise(handled.outcome);
  const { answer } = handled;
  try {
    const document = composeRead(subjectOf(called), answer);
    return { body: await bodyOf(document, ready, window, signal), heading: headingText(document), warnings: answer.warnings ?? [] };
  } catch (error) {
    if (error instanceof TooSlow || signal.aborted) throw error;
    throw new EndedOtherwise(
      present(serving, ready, called, () => {
        throw error;
      }),
    );
  }
}

/** What the window pages through: everything, or what the filter keeps, by element or by line. */
async function bodyOf(document: Document, ready: Ready, { pattern }: AskedWindow, signal: AbortSignal): Promise<BuiltPage["body"]> {
  const { head, body } = render(document);
  const whole = wholeBody(head, body);
  if (pattern === null) return whole;
  const slices = new Slices(signal);
  if (ready.context.action.window?.unit !== "element" || document.markdown !== null) return filterLines(whole, pattern, slices);
  const kept = render(keepElements(document, await judgeElements(document, pattern, slices)));
  return { ...wholeBody(kept.head, kept.body), searched: whole.searched };
}

async function judgeElements(document: Document, pattern: CompiledPattern, slices: Slices): Promise<readonly boolean[]> {
  const verdicts: boolean[] = [];
  let steps = 0;
  for (const text of elementTexts(document)) {
    steps += text.length * pattern.cost;
    if (steps > 100_000) {
      await slices.rest(steps);
      steps = 0;
    }
    verdicts.push(matches(pattern, text) || matches(pattern, `- ${text}`));
  }
  return verdicts;
}

async function handle(serving: Serving, ready: Ready, context: CallContext, called: Called, signal: AbortSignal, needsData: boolean): Promise<{ readonly answer: Answer<unknown> } | { readonly outcome: Outcome }> {
  const { ended } = await run(serving, ready, context, signal, serving.handlers.get(ready.context.action)?.read);
  const handled = settle(serving, ready, called, ended, needsData);
  if ("outcome" in handled || handled.status === "committed") return handled;
  // A read that went on in the background answers as an action does.
  const { data, ...told } = handled.answer;
  // What a page stands for is no page: until it is there, there is nothing.
  const answer = needsData && data !== undefined ? handled.answer : told;
  return { outcome: present(serving, ready, called, () => written(called, handled.status, answer, [], null)) };
}

/** Everything that an answer depends on but the place in it, and who is asking. */
function keyOf(ready: Ready, { caller }: CallContext): string {
  const { tool, action } = ready.context;
  return canonicalJson([tool.name, action.name, ready.own, ready.window?.filter ?? null, caller]);
}

function settleCancelled(serving: Serving, ready: Ready, called: Called): Outcome {
  const handled = settle(serving, ready, called, { kind: "cancelled" }, false);
  if ("outcome" in handled) return handled.outcome;
  throw new Error("A cancelled call has no answer.");
}
