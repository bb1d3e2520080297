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
 * Runs a handler until it answers, throws, is cancelled or takes too long. Its signal is aborted
 * when it is given up; it may go on all the same, and `settled` tells when it has stopped.
 *
 * @param longest milliseconds; null for as long as it takes
 */
export async function runHandler(signal: AbortSignal, longest: number | null, handle: (signal: AbortSignal) => unknown): Promise<Run> {
  if (signal.aborted) return { ended: { kind: "cancelled" }, settled: SETTLED };
  const limit = longest === null ? null : new AbortController();
  const begun = begin(() => handle(limit === null ? signal : AbortSignal.any([signal, limit.signal])));
  // Nothing needs to wait for the end of anybody's patience where the answer is there at once.
  if (!(begun instanceof Promise)) return { ended: begun, settled: SETTLED };
  const ended = await Promise.race([begun, givenUp(signal, longest, begun)]);
  if (ended.kind === "timed-out") limit?.abort(new DOMException("The call took too long.", "TimeoutError"));
  return { ended, settled: begun.then(() => undefined) };
}

const SETTLED = Promise.resolve();

function begin(handle: () => unknown): Ended | Promise<Ended> {
  try {
    const answer = handle();
    return isThenable(answer) ? Promise.resolve(answer).then((late): Ended => ({ kind: "answered", answer: late }), threw) : { kind: "answered", answer };
  } catch (error) {
    return threw(error);
  }
}

function threw(error: unknown): Ended {
  return error instanceof Failed ? { kind: "answered", answer: { ...error.answer, status: "failed" } } : { kind: "threw", error };
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";
}

function givenUp(signal: AbortSignal, longest: number | null, begun: Promise<Ended>): Promise<Ended> {
  return new Promise((resolve) => {
    const cancelled = (): void => resolve({ kind: "cancelled" });
    const timer = longest === null ? undefined : setTimeout(() => resolve({ kind: "timed-out" }), longest);
    signal.addEventListener("abort", cancelled, { once: true });
    void begun.then(() => {
      clearTimeout(timer);
      signal.removeEventListener("abort", cancelled);
    });
  });
}
