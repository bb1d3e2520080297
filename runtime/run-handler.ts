import { Failed } from "./answer/answer.js";

/** How a handler ended. */
export type Ended =
  | { readonly kind: "answered"; readonly answer: unknown }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "cancelled" }
  | { readonly kind: "timed-out" };

export interface Run {
  readonly ended: Ended;
  /** Settles when the handler itself has: later than `ended`, if it went on after it was given up. */
  readonly settled: Promise<void>;
}

/**
 * Runs a handler until it answers, throws, is cancelled or takes too long. Its own signal is aborted
 * when it is given up; it may go on all the same, and `settled` tells when it has stopped.
 *
 * @param longest milliseconds; null for as long as it takes
 */
export async function runHandler(signal: AbortSignal, longest: number | null, handle: (signal: AbortSignal) => unknown): Promise<Run> {
  const own = new AbortController();
  if (signal.aborted) return { ended: { kind: "cancelled" }, settled: Promise.resolve() };
  let giveUp!: (ended: Ended) => void;
  const givenUp = new Promise<Ended>((resolve) => (giveUp = resolve));
  const cancelled = (): void => giveUp({ kind: "cancelled" });
  signal.addEventListener("abort", cancelled, { once: true });
  const timer = longest === null ? undefined : setTimeout(() => giveUp({ kind: "timed-out" }), longest);
  const outcome = answerOf(() => handle(own.signal));
  const ended = await Promise.race([outcome, givenUp]);
  clearTimeout(timer);
  signal.removeEventListener("abort", cancelled);
  if (ended.kind === "cancelled" || ended.kind === "timed-out") own.abort(new DOMException(ended.kind === "cancelled" ? "The caller cancelled." : "The call took too long.", ended.kind === "cancelled" ? "AbortError" : "TimeoutError"));
  return { ended, settled: outcome.then(() => undefined) };
}

async function answerOf(handle: () => unknown): Promise<Ended> {
  try {
    return { kind: "answered", answer: await handle() };
  } catch (error) {
    if (error instanceof Failed) return { kind: "answered", answer: { ...error.answer, status: "failed" } };
    return { kind: "threw", error };
  }
}
