/** What the cache keeps: something built for a call, with the bytes it holds. */
export interface Cached<Built> {
  readonly built: Built;
  /** Age in whole seconds where it came from the cache, null where it was built for this call. */
  readonly age: number | null;
}

/**
 * The pages' cache (docs/window.md): an answer is built once and paged through; the first page always
 * builds anew; any write clears it. A read that began before a write never refills it, several
 * calls for a page that is not there build it once, and memory has a bound.
 */
export class PageCache<Built> {
  readonly #entries = new Map<string, Entry<Built>>();
  readonly #flights = new Map<string, Flight<Built>>();
  #bytes = 0;
  #generation = 0;
  #started = 0;

  constructor(
    private readonly options: {
      readonly maxBytes: number;
      readonly sizeOf: (built: Built) => number;
      /** Milliseconds; only differences matter. */
      readonly now: () => number;
    },
  ) {}

  /**
   * @param fresh true for a first page, which is built anew
   * @param signal of the caller; a build stops with the call that began it, and whoever waited for it begins anew
   */
  async open(key: string, fresh: boolean, signal: AbortSignal, build: () => Promise<Built>): Promise<Cached<Built>> {
    if (!fresh) {
      const entry = this.#entries.get(key);
      if (entry !== undefined) {
        // Kept longest where it was used last.
        this.#entries.delete(key);
        this.#entries.set(key, entry);
        return { built: entry.built, age: Math.max(0, Math.floor((this.options.now() - entry.at) / 1000)) };
      }
      const flight = this.#flights.get(key);
      if (flight !== undefined && flight.generation === this.#generation) {
        try {
          return { built: await withSignal(flight.result, signal), age: null };
        } catch (failure) {
          if (flight.owner.aborted && !signal.aborted) return this.open(key, fresh, signal, build);
          throw failure;
        }
      }
    }
    const started = ++this.#started;
    const generation = this.#generation;
    const flight: Flight<Built> = { generation, owner: signal, result: build() };
    this.#flights.set(key, flight);
    try {
      const built = await flight.result;
      if (generation === this.#generation) this.#store(key, built, started);
      return { built, age: null };
    } finally {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    }
  }

  /** Forgets everything, and whatever is being built right now. */
  clear(): void {
    this.#generation++;
    this.#entries.clear();
    this.#flights.clear();
    this.#bytes = 0;
  }

  /** Bytes held, for whoever measures. */
  get bytes(): number {
    return this.#bytes;
  }

  #store(key: string, built: Built, started: number): void {
    const before = this.#entries.get(key);
    // Of two first pages that were built at once, the one that began later is the fresher.
    if (before !== undefined && before.started > started) return;
    if (before !== undefined) this.#drop(key, before);
    const bytes = this.options.sizeOf(built) + 2 * key.length;
    if (bytes > this.options.maxBytes) return;
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes + bytes <= this.options.maxBytes) break;
      this.#drop(oldest, entry);
    }
    this.#entries.set(key, { built, bytes, started, at: this.options.now() });
    this.#bytes += bytes;
  }

  #drop(key: string, entry: Entry<Built>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

interface Entry<Built> {
  readonly built: Built;
  readonly bytes: number;
  readonly started: number;
  readonly at: number;
}

/** One build that several calls may wait for. */
interface Flight<Built> {
  readonly generation: number;
  readonly owner: AbortSignal;
  readonly result: Promise<Built>;
}

/** A result, or the end of waiting for it. */
function withSignal<Built>(result: Promise<Built>, signal: AbortSignal): Promise<Built> {
  return new Promise((resolve, reject) => {
    const leave = (): void => reject(signal.reason as Error);
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
    result.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
  });
}
