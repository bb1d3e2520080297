import { PageCache } from "../../../runtime/window/cache.js";

const setup = (maxBytes = 1_000_000) => {
  const clock = { now: 0 };
  const cache = new PageCache<string>({ maxBytes, sizeOf: (built) => built.length, now: () => clock.now });
  return { clock, cache, signal: new AbortController().signal };
};

/** A promise that is settled from outside. */
function later<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: Error) => void } {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe("the pages' cache", () => {
  it("builds first pages anew and serves later ones with their age (g20)", async () => {
    const { clock, cache, signal } = setup();
    let builds = 0;
    const build = async (): Promise<string> => `built ${++builds}`;
    expect(await cache.open("k", true, signal, build)).toEqual({ built: "built 1", age: null });
    expect(await cache.open("k", true, signal, build)).toEqual({ built: "built 2", age: null });
    clock.now += 12_900;
    expect(await cache.open("k", false, signal, build)).toEqual({ built: "built 2", age: 12 });
    expect(await cache.open("other", false, signal, build)).toEqual({ built: "built 3", age: null });
    expect(builds).toBe(3);
  });

  it("is not refilled by a read that began before a write", async () => {
    const { cache, signal } = setup();
    const slow = later<string>();
    const first = cache.open("k", true, signal, () => slow.promise);
    cache.clear();
    slow.resolve("old");
    expect((await first).built).toBe("old");
    expect(await cache.open("k", false, signal, async () => "new")).toEqual({ built: "new", age: null });
  });

  it("builds once for several that wait", async () => {
    const { cache, signal } = setup();
    const slow = later<string>();
    let builds = 0;
    const build = (): Promise<string> => {
      builds++;
      return slow.promise;
    };
    const waiting = [cache.open("k", false, signal, build), cache.open("k", false, signal, build), cache.open("k", false, signal, build)];
    slow.resolve("one");
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 3 }, () => ({ built: "one", age: null })));
    expect(builds).toBe(1);
  });

  it("keeps the fresher of two first pages", async () => {
    const { cache, signal } = setup();
    const slow = later<string>();
    const old = cache.open("k", true, signal, () => slow.promise);
    await cache.open("k", true, signal, async () => "fresh");
    slow.resolve("old");
    await old;
    expect((await cache.open("k", false, signal, async () => "no")).built).toBe("fresh");
  });

  it("caches no failure", async () => {
    const { cache, signal } = setup();
    await expect(cache.open("k", true, signal, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await cache.open("k", false, signal, async () => "yes")).toEqual({ built: "yes", age: null });
  });

  it("holds no more bytes than it may, and the oldest go first", async () => {
    const { cache, signal } = setup(1000);
    for (let index = 0; index < 50; index++) await cache.open(`k${index}`, true, signal, async () => "x".repeat(90));
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    expect((await cache.open("k49", false, signal, async () => "no")).age).toBe(0);
    expect((await cache.open("k0", false, signal, async () => "yes")).built).toBe("yes");
    await cache.open("huge", true, signal, async () => "x".repeat(5000));
    expect(cache.bytes).toBeLessThanOrEqual(1000);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });

  it("stops a build with the call that began it, and whoever waited begins anew", async () => {
    const { cache } = setup();
    const one = new AbortController();
    const other = new AbortController();
    const slow = later<string>();
    one.signal.addEventListener("abort", () => slow.reject(new Error("gone")));
    let builds = 0;
    const build = (): Promise<string> => (builds++ === 0 ? slow.promise : Promise.resolve("anew"));
    const first = cache.open("k", false, one.signal, build);
    const second = cache.open("k", false, other.signal, build);
    one.abort();
    await expect(first).rejects.toThrow("gone");
    expect(await second).toEqual({ built: "anew", age: null });
    expect(builds).toBe(2);
  });

  it("lets go whoever waits for another's build", async () => {
    const { cache, signal } = setup();
    const other = new AbortController();
    const slow = later<string>();
    const first = cache.open("k", true, signal, () => slow.promise);
    const second = cache.open("k", false, other.signal, () => slow.promise);
    other.abort(new Error("gone"));
    await expect(second).rejects.toThrow("gone");
    slow.resolve("built");
    expect((await first).built).toBe("built");
  });
});
