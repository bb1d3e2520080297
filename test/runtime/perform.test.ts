import { Failed, notFound } from "../../runtime/answer/answer.js";
import { Grant } from "../../runtime/grant.js";
import { createServer } from "../../runtime/server.js";
import { action, contract, handlersFor, serve, tool } from "./fixture.js";

const surface = contract(
  [
    tool("show", [action(null)]),
    tool("edit", [action("update", { policy: "PREVIEWABLE", takes: ["options"] }), action("run", { policy: "APPLY_ONLY" })], {
      parameters: { fqn: { type: "string" }, options: { type: "object", additionalProperties: false, default: { tags: [] }, properties: { tags: { type: "array", items: { type: "string" }, default: [] } } } },
      help: "show",
    }),
  ],
  { errors: [...contract([]).errors, { id: "OBJECT_LOCKED", code: "OBJECT_LOCKED", retryable: true, message: "Объект {name} занят.", hint: "Подождите и повторите вызов." }] },
);
const fqn = "Catalog.Контрагенты";
const apply = { action: "update", fqn, mode: "apply" };

/** A promise that is settled from outside. */
function gate(): { promise: Promise<void>; open: () => void } {
  let open!: () => void;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

describe("a handler that throws", () => {
  it("is told without its details, which the server's keeper reads", async () => {
    const secret = new Error("password=1");
    const { server, defects } = serve(surface, {
      "read show": () => {
        throw secret;
      },
      "apply edit.update": () => Promise.reject(secret),
    });
    const reading = await server.call("show", { fqn });
    expect(reading).toMatchObject({ ok: false, status: "failed", envelope: { error: { code: "HANDLER_FAILED", hint: expect.stringContaining("ничего не менял") } } });
    const writing = await server.call("edit", apply);
    expect(writing.envelope.error?.hint).toContain("Изменения могли быть внесены частично");
    expect(JSON.stringify([reading, writing])).not.toContain("password");
    expect(defects).toEqual([
      { operation: "show", what: "handler-threw", error: secret },
      { operation: "edit.update", what: "handler-threw", error: secret },
    ]);
  });

  it("tells what a port could not do where it says so", async () => {
    const { server } = serve(surface, {
      "read show": () => {
        throw new Failed({ code: "OBJECT_LOCKED", values: { name: "Контрагенты" } });
      },
    });
    expect((await server.call("show", { fqn })).envelope.error).toEqual({ code: "OBJECT_LOCKED", retryable: true, message: "Объект Контрагенты занят.", hint: "Подождите и повторите вызов." });
  });
});

describe("a handler's own outcome", () => {
  it.each([
    ["not found", "read show", { fqn }, notFound("Catalog.Контрагент", ["Catalog.Контрагенты"]), /^### 🔴 show — `Catalog.Контрагент`\n\n- \*\*status:\*\* 🔴 failed\n- \*\*message:\*\* По адресу Catalog.Контрагент ничего не найдено.\n[^]*#### Did you mean\n\n- Catalog.Контрагенты$/],
    ["failed", "apply edit.update", apply, { status: "failed", reason: "Нет лицензии.", hint: "Получите её." }, /^### 🔴 update — Catalog.Контрагенты\n\n- \*\*status:\*\* 🔴 failed\n- \*\*message:\*\* Нет лицензии.\n- \*\*fix_hint:\*\* Получите её.\n\nконтракт: show Catalog.Контрагенты#help$/],
    ["rolled back", "apply edit.update", apply, { status: "rolled_back", reason: "Имя занято." }, /^### 🟠 update — Catalog.Контрагенты\n\n- \*\*status:\*\* 🟠 rolled_back\n- \*\*fqn:\*\* `Catalog.Контрагенты`\n- \*\*operation:\*\* `update`\n- \*\*rollback_reason:\*\* Имя занято.$/],
    ["running", "apply edit.run", { action: "run", fqn }, { status: "running", again: { tool: "show", arguments: { fqn } } }, /^### 🟡 run — Catalog.Контрагенты\n\n- \*\*status:\*\* 🟡 running\n[^]*- \*\*again:\*\* `show \{"fqn":"Catalog.Контрагенты"\}`$/],
  ] as const)("%s", async (_name, operation, args, answer, expected) => {
    const { server } = serve(surface, { [operation]: () => answer });
    const outcome = await server.call(operation.split(" ")[1]!.split(".")[0]!, args);
    expect(outcome.markdown).toMatch(expected);
    expect(outcome.ok).toBe(answer.status === "running");
    expect(outcome.envelope.ok).toBe(outcome.ok);
    expect(outcome.envelope.error === null).toBe(outcome.ok);
  });

  it("fills Preview in a rehearsal and Changes after a write, whatever the handler calls it", async () => {
    const changes = [{ name: "length", before: "10", after: "12" }];
    const { server } = serve(surface, { "preview edit.update": () => ({ changes }), "apply edit.update": () => ({ changes }) });
    expect((await server.call("edit", { action: "update", fqn })).markdown).toContain("#### Preview\n\n- length: 10 → 12");
    expect((await server.call("edit", { action: "update", fqn })).markdown).not.toContain("Changes");
    expect((await server.call("edit", apply)).markdown).toContain("#### Changes\n\n- length: 10 → 12");
  });
});

describe("garbage from a handler", () => {
  it.each([[null], [undefined], ["text"], [[]], [1], [{ status: "done" }], [{ status: "dry_run" }], [{ sections: {} }], [{ sections: [{}] }], [{ sections: [{ name: "X", content: { kind: "list", items: [{ name: null }] } }] }], [{ fields: null, warnings: "x" }], [{ data: 1n }], [{ status: "running" }]])("%p is no answer", async (answer) => {
    const { server, defects } = serve(surface, { "apply edit.update": () => answer });
    const outcome = await server.call("edit", apply);
    expect(outcome).toMatchObject({ ok: false, status: "failed", envelope: { error: { code: "INVALID_RESULT", message: expect.stringContaining("выполнен") } } });
    expect(defects).toHaveLength(1);
  });

  it("of a preview that claims to have committed is none either", async () => {
    const { server } = serve(surface, { "preview edit.update": () => ({ status: "committed" }) });
    expect((await server.call("edit", { action: "update", fqn })).envelope.error?.code).toBe("INVALID_RESULT");
  });

  it("is seen in data that the contract's result does not admit", async () => {
    const typed = contract([tool("show", [action(null, { result: { type: "object", properties: { length: { type: "integer" } }, required: ["length"] }, window: null })])], { answers: "envelope" });
    const given = async (data: unknown): Promise<string | undefined> => (await serve(typed, { "read show": () => ({ data }) }).server.call("show", { fqn })).envelope.error?.code;
    expect(await given({ length: 3 })).toBeUndefined();
    expect(await given({ length: "3" })).toBe("INVALID_RESULT");
    expect(await given(undefined)).toBe("INVALID_RESULT");
  });
});

describe("cancelling", () => {
  it("ends a call whose handler hangs, and its signal tells the handler", async () => {
    let seen: AbortSignal | undefined;
    const { server } = serve(surface, { "read show": (call: { signal: AbortSignal }) => ((seen = call.signal), new Promise(() => undefined)) });
    const abort = new AbortController();
    const calling = server.call("show", { fqn }, { signal: abort.signal });
    await new Promise(setImmediate);
    abort.abort();
    expect((await calling).envelope.error?.code).toBe("CANCELLED");
    expect(seen!.aborted).toBe(true);
  });

  it("before the turn of a write leaves the core alone", async () => {
    const held = gate();
    const { server, spy } = serve(surface, { "apply edit.run": () => held.promise.then(() => ({})) });
    const first = server.call("edit", { action: "run", fqn });
    const abort = new AbortController();
    const second = server.call("edit", apply, { signal: abort.signal });
    await new Promise(setImmediate);
    abort.abort();
    expect((await second).envelope.error?.code).toBe("CANCELLED");
    held.open();
    expect((await first).ok).toBe(true);
    expect(spy).toEqual(["core", "apply edit.run"]);
  });
});

describe("a handler that takes too long", () => {
  it("is given up, and its turn is free when it has really stopped", async () => {
    const held = gate();
    let calls = 0;
    const { server } = serve(surface, { "apply edit.update": () => (calls++ === 0 ? held.promise.then(() => ({})) : {}) }, { longest: 20 });
    expect((await server.call("edit", apply)).envelope.error?.code).toBe("TIMED_OUT");
    expect((await server.call("edit", apply)).envelope.error).toMatchObject({ code: "WORKSPACE_BUSY", retryable: true });
    held.open();
    await new Promise(setImmediate);
    expect((await server.call("edit", apply)).ok).toBe(true);
  });
});

describe("applies on one workspace", () => {
  it("run one after another, on several side by side", async () => {
    let running = 0;
    let most = 0;
    const slow = async (): Promise<object> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return {};
    };
    const one = serve(surface, { "apply edit.update": slow });
    await Promise.all(Array.from({ length: 8 }, () => one.server.call("edit", apply)));
    expect(most).toBe(1);
    const several = serve(surface, { "apply edit.update": slow }, { workspaceOf: (args) => String(args["fqn"]) });
    await Promise.all(Array.from({ length: 8 }, (_, index) => several.server.call("edit", { ...apply, fqn: `X${index}` })));
    expect(most).toBeGreaterThan(1);
  });

  it("ten thousand at once are all answered, each in its turn", async () => {
    let count = 0;
    const { server } = serve(surface, { "apply edit.update": async () => ({ fields: { count: ++count } }) });
    const outcomes = await Promise.all(Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? server.call("edit", apply) : server.call("show", { fqn: `X${index}` }))));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(count).toBe(5000);
  });
});

describe("the core", () => {
  it("is made from a live grant for an apply, and for nothing else", async () => {
    const grants: Grant[] = [];
    const { server } = serve(surface, {}, { core: (grant) => (grants.push(grant), { grant }) });
    await server.call("show", { fqn });
    await server.call("edit", { action: "update", fqn });
    await server.call("edit", { action: "update", fqn, mode: "apply", nope: 1 });
    expect(grants).toEqual([]);
    await server.call("edit", apply);
    expect(grants).toEqual([expect.objectContaining({ operation: "edit.update", scope: "metadata.write", address: fqn })]);
    expect(grants[0]!.live).toBe(false);
    expect(() => grants[0]!.assertLive()).toThrow("over");
    expect(() => Reflect.construct(Grant, []).live).not.toThrow();
  });

  it("is live while the handler runs", async () => {
    let live = false;
    const { server } = serve(surface, { "apply edit.update": (call: { core: { grant: Grant } }) => ((live = call.core.grant.live), {}) }, { core: (grant) => ({ grant }) });
    await server.call("edit", apply);
    expect(live).toBe(true);
  });

  it("is in no object that a preview is given (f4)", async () => {
    let keys: string[] = [];
    const { server } = serve(surface, { "preview edit.update": (call: object) => ((keys = Object.keys(call)), {}) });
    await server.call("edit", { action: "update", fqn });
    expect(keys.sort()).toEqual(["arguments", "progress", "reading", "signal"]);
  });
});

describe("defaults (f9)", () => {
  it("fill a copy each call, and leave caller and contract as they are", async () => {
    const seen: unknown[] = [];
    const { server } = serve(surface, {
      "preview edit.update": (call: { arguments: { options: { tags: string[] } } }) => {
        seen.push(structuredClone(call.arguments));
        call.arguments.options.tags.push("x");
        return {};
      },
    });
    const args = Object.freeze({ action: "update", fqn });
    const before = JSON.stringify(surface);
    await server.call("edit", args);
    await server.call("edit", args);
    expect(seen).toEqual([{ fqn, options: { tags: [] } }, { fqn, options: { tags: [] } }]);
    expect(JSON.stringify(surface)).toBe(before);
  });
});

describe("a strict server", () => {
  it("answers PREVIEW_MUTATED for a preview that writes", async () => {
    const files = new Map([["a", "1"]]);
    const fingerprint = { take: async () => new Map(files) };
    const { server, defects } = serve(surface, { "preview edit.update": () => (files.set("b", "1"), {}) }, { strict: true, fingerprint });
    const outcome = await server.call("edit", { action: "update", fqn });
    expect(outcome).toMatchObject({ ok: false, envelope: { error: { code: "PREVIEW_MUTATED", message: expect.stringContaining("+b") } } });
    expect(defects).toHaveLength(1);
  });

  it("takes no other call's change for the preview's", async () => {
    const files = new Map([["a", "1"]]);
    const held = gate();
    const { server } = serve(surface, { "preview edit.update": () => held.promise.then(() => ({})), "apply edit.run": () => (files.set("a", "2"), {}) }, { strict: true, fingerprint: { take: async () => new Map(files) } });
    const preview = server.call("edit", { action: "update", fqn });
    const write = server.call("edit", { action: "run", fqn });
    await new Promise(setImmediate);
    held.open();
    expect((await preview).status).toBe("dry_run");
    expect((await write).status).toBe("committed");
  });
});

describe("starting (f4, f5)", () => {
  const start = (change: (handlers: { [tool: string]: { [action: string]: { [method: string]: unknown } } }) => void, profile?: string) => () => {
    const handlers = handlersFor(surface, []) as never as { [tool: string]: { [action: string]: { [method: string]: unknown } } };
    change(handlers);
    return createServer({ contract: surface, handlers, reading: {}, core: () => ({}), ...(profile === undefined ? {} : { profile }) });
  };

  it.each([
    ["a preview is missing", (handlers) => delete handlers["edit"]!["update"]!["preview"], "edit.update: нет функции preview"],
    ["the preview is the apply", (handlers) => (handlers["edit"]!["update"]!["preview"] = handlers["edit"]!["update"]!["apply"]), "одна и та же функция"],
    ["a tool is missing", (handlers) => delete handlers["show"], "show: обработчика нет"],
    ["a tool is too many", (handlers) => (handlers["more"] = {}), "more: в контракте этого нет"],
    ["an action is too many", (handlers) => (handlers["edit"]!["more"] = {}), "edit.more: в контракте этого нет"],
    ["a read could write", (handlers) => (handlers["show"]!["apply"] = (() => ({})) as never), "show: функция apply лишняя"],
  ] as readonly (readonly [string, Parameters<typeof start>[0], string])[])("fails where %s", (_name, change, message) => {
    expect(start(change)).toThrow(message);
  });

  it.each(["nosuch", "", " reader", "READER", "__proto__"])("fails for the profile %j", (profile) => {
    expect(start(() => undefined, profile)).toThrow("Профиля");
  });

  it("takes the default without a name", () => {
    expect(start(() => undefined)().profile).toBe("reader");
  });
});

describe("the audit log", () => {
  it("tells of denied, rehearsed and applied calls, and of no argument", async () => {
    const lines: string[] = [];
    const { server } = serve(surface, {}, { audit: { sink: (line) => lines.push(line) }, now: () => 0 });
    await server.call("show", { fqn });
    await server.call("edit", { action: "update", fqn });
    await server.call("edit", apply, { caller: "agent" });
    await server.call("edit", { action: "update", fqn, dryRun: true });
    const events = lines.map((line) => JSON.parse(line) as { [key: string]: unknown });
    expect(events.map(({ event, tool, action, mode, status, code, caller }) => [event, tool, action, mode, status, code, caller])).toEqual([
      ["previewed", "edit", "update", "preview", "dry_run", null, null],
      ["applying", "edit", "update", "apply", null, null, "agent"],
      ["applied", "edit", "update", "apply", "committed", null, "agent"],
      ["denied", "edit", "update", "preview", "failed", "UNKNOWN_PARAMETER", null],
    ]);
    expect(events[0]).toMatchObject({ time: "1970-01-01T00:00:00.000Z", profile: "developer", contract: server.digest, scope: "metadata.write", policy: "PREVIEWABLE" });
    expect(lines.join()).not.toContain(fqn);
  });

  it("writes arguments where it is asked to, and no effect happens that it could not announce", async () => {
    const lines: string[] = [];
    const full = serve(surface, {}, { audit: { sink: (line) => lines.push(line), withArguments: true } });
    await full.server.call("edit", { action: "update", fqn });
    expect(JSON.parse(lines[0]!)).toMatchObject({ arguments: { fqn } });
    const broken = serve(surface, {}, {
      audit: {
        sink: () => {
          throw new Error("disk full");
        },
      },
    });
    expect((await broken.server.call("edit", apply)).envelope.error?.code).toBe("INTERNAL_ERROR");
    expect(broken.spy).toEqual([]);
    expect((await broken.server.call("edit", { action: "update", fqn })).ok).toBe(true);
  });
});

describe("progress", () => {
  it("reaches the caller until the call is over", async () => {
    const told: unknown[] = [];
    const { server } = serve(surface, { "read show": (call: { progress: (done: number, total: number, message: string) => void }) => (call.progress(1, 2, "половина"), {}) });
    await server.call("show", { fqn }, { progress: (...of) => told.push(of) });
    expect(told).toEqual([[1, 2, "половина"]]);
  });
});
