/** Thrown where a turn did not come in time. */
export class Busy extends Error {}

/** Work on one thing by one at a time, in the order of asking. */
export class Exclusive {
  readonly #tails = new Map<string, Promise<void>>();

  /**
   * Waits for the turn on a key and gives the way to end it.
   *
   * @param longest milliseconds to wait; null for as long as it takes
   * @throws Busy past that time, the signal's reason when aborted; the turn is given up then
   */
  async acquire(key: string, signal: AbortSignal, longest: number | null): Promise<() => void> {
    signal.throwIfAborted();
    let release!: () => void;
    const held = new Promise<void>((resolve) => (release = resolve));
    const before = this.#tails.get(key) ?? Promise.resolve();
    const tail = before.then(() => held);
    this.#tails.set(key, tail);
    void tail.then(() => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    });
    try {
      await turnOf(before, signal, longest);
    } catch (gaveUp) {
      release();
      throw gaveUp;
    }
    return release;
  }
}

function turnOf(before: Promise<void>, signal: AbortSignal, longest: number | null): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = longest === null ? undefined : setTimeout(() => settle(() => reject(new Busy())), longest);
    const aborted = (): void => settle(() => reject(signal.reason as Error));
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", aborted);
      end();
    };
    signal.addEventListener("abort", aborted, { once: true });
    void before.then(() => settle(resolve));
  });
}
