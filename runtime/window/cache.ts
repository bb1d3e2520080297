/** What the cache keeps: something built for a call, with the bytes it holds. */
export interface Cached<Built> {
  readonly built: Built;
  /** Age in whole seconds where it came from the cache, null where it was built for this call. */
  readonly age: number | null;
}

/**
 * The pages' cache (second seed): an answer is built once and paged through; the first page always
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
   * @param build gets a signal that is aborted when nobody waits any more
   */
  async open(key: string, fresh: boolean, signal: AbortSignal, build: (signal: AbortSignal) => Promise<Built>): Promise<Cached<Built>> {
    if (!fresh) {
      const entry = this.#entries.get(key);
      if (entry !== undefined) {
        // Kept longest where it was used last.
        this.#entries.delete(key);
        this.#entries.set(key, entry);
        return { built: entry.built, age: Math.max(0, Math.floor((this.options.now() - entry.at) / 1000)) };
      }
      const flight = this.#flights.get(key);
      if (flight !== undefined && flight.generation === this.#generation) return { built: await flight.join(signal), age: null };
    }
    const flight = new Flight<Built>(this.#generation, build);
    const started = ++this.#started;
    this.#flights.set(key, flight);
    const settled = (): void => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.result.then((built) => {
      settled();
      if (flight.generation === this.#generation) this.#store(key, built, started);
    }, settled);
    return { built: await flight.join(signal), age: null };
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

/** One build that several calls may wait for; it is aborted when all of them have gone. */
class Flight<Built> {
  readonly result: Promise<Built>;
  readonly #abort = new AbortController();
  #waiting = 0;

  constructor(
    readonly generation: number,
    build: (signal: AbortSignal) => Promise<Built>,
  ) {
    this.result = build(this.#abort.signal);
    this.result.catch(() => undefined);
  }

  async join(signal: AbortSignal): Promise<Built> {
    signal.throwIfAborted();
    this.#waiting++;
    let leave: (() => void) | undefined;
    try {
      return await new Promise<Built>((resolve, reject) => {
        leave = () => reject(signal.reason as Error);
        signal.addEventListener("abort", leave, { once: true });
        this.result.then(resolve, reject);
      });
    } finally {
      if (leave !== undefined) signal.removeEventListener("abort", leave);
      if (--this.#waiting === 0 && signal.aborted) this.#abort.abort(signal.reason);
    }
  }
}
