import { setImmediate } from "node:timers/promises";

/** Thrown where a search takes longer than a caller should wait. */
export class TooSlow extends Error {}

/**
 * Lets others run every few milliseconds of a long search, and ends one that takes too long. The
 * clock counts work alone, not the time in which others ran.
 */
export class Slices {
  #worked = 0;
  #since = performance.now();

  constructor(readonly signal: AbortSignal) {}

  /**
   * @param ahead steps that the next piece of work may take at worst
   * @throws TooSlow past the time, or where the next piece alone would take it; the signal's reason when aborted
   */
  async rest(ahead = 0): Promise<void> {
    const slice = performance.now() - this.#since;
    if (this.#worked + slice > LONGEST || ahead > MOST_STEPS) throw new TooSlow();
    if (slice < SLICE) return;
    this.#worked += slice;
    await setImmediate();
    this.signal.throwIfAborted();
    this.#since = performance.now();
  }
}

const SLICE = 8;
/** A second and a half of work, in milliseconds. */
const LONGEST = 1500;
/** What the linear engine does in about that time at worst. */
const MOST_STEPS = 100_000_000;
