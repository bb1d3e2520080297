import type { Answer } from "../../../runtime/answer/answer.js";
import { codeBlock, list, paragraphs } from "../../../runtime/answer/section.js";
import type { Window } from "../../../runtime/contract/contract.js";
import { action, contract, serve, tool } from "../fixture.js";

/** The rules of the window, through a server: what a caller sees of them. */
const reading = (answer: () => Answer<unknown> | Promise<Answer<unknown>>, window: Partial<Window> = {}, options: Parameters<typeof serve>[2] = {}) => {
  const surface = contract([
    tool("show", [action(null, { takes: ["project", "options"], window: { unit: "line", paging: null, cache: true, ...window } })], {
      parameters: { fqn: { type: "string" }, project: { type: "string", default: "УТ" }, options: { type: "object", properties: { a: { type: "integer" }, b: { type: "integer" } }, additionalProperties: false } },
    }),
    tool("edit", [action("update", { policy: "PREVIEWABLE" }), action("run", { policy: "APPLY_ONLY" })]),
  ]);
  return serve(surface, { "read show": answer as never, "apply edit.update": () => ({}), "preview edit.update": () => ({}) }, options);
};

const fqn = "Catalog.Контрагенты";
const lines = (count: number): Answer<unknown> => ({ digest: [`строк ${count}`], sections: [list("Строки", Array.from({ length: count }, (_, index) => `строка ${index}`))] });
const row = (markdown: string): string => markdown.split("\n").at(-1)!;

describe("limit and offset (g10)", () => {
  it.each([0, -1, 1001, 1.5, "10", 1e9, Number.NaN, null, true, [1]])("limit %p is refused", async (limit) => {
    const { server, spy } = reading(() => lines(10));
    const outcome = await server.call("show", { fqn, limit });
    expect(outcome.envelope.error).toMatchObject({ code: "INVALID_WINDOW", message: expect.stringContaining("limit принимает целое число от 1 до 1000") });
    expect(spy).toEqual([]);
  });

  it.each([-1, 1.5, "0", 9007199254740992, null])("offset %p is refused", async (offset) => {
    const { server, spy } = reading(() => lines(10));
    expect((await server.call("show", { fqn, offset })).envelope.error).toMatchObject({ code: "INVALID_WINDOW", message: expect.stringContaining("offset") });
    expect(spy).toEqual([]);
  });

  it.each([1, 1000])("limit %p is taken", async (limit) => {
    const { server } = reading(() => lines(1500));
    expect((await server.call("show", { fqn, limit })).markdown.split("\n")).toHaveLength(3 + 1 + limit + 2);
  });

  it("are mistakes like others, told all at once", async () => {
    const { server } = reading(() => lines(10));
    const outcome = await server.call("show", { limit: 0, offset: -1, filter: "[", dept: 1 });
    expect((outcome.envelope.data as { problems: { parameter: string }[] }).problems.map(({ parameter }) => parameter)).toEqual(["dept", "fqn", "limit", "offset", "filter"]);
  });
});

describe("the lines row", () => {
  it("stands only where the window or the filter acted", async () => {
    const { server } = reading(() => lines(300));
    expect(row((await server.call("show", { fqn })).markdown)).toBe("*lines: 1–200 of 301 (offset=0, next=200)*");
    expect(row((await server.call("show", { fqn, limit: 1000 })).markdown)).toBe("- строка 299");
    expect(row((await server.call("show", { fqn, limit: 1000, filter: "" })).markdown)).toBe("- строка 299");
    expect(row((await server.call("show", { fqn, filter: "СТРОКА 29" })).markdown)).toBe("*lines: 1–12 of 12 (offset=0, filter=`СТРОКА 29`)*");
    expect(row((await server.call("show", { fqn, offset: 300 })).markdown)).toBe("*lines: 301–301 of 301 (offset=300, cached 0s)*");
  });

  it("counts no line of a body that is empty (g9)", async () => {
    const { server } = reading(() => ({ markdown: "" }));
    expect((await server.call("show", { fqn })).markdown).toBe(`### 🟢 ${fqn}`);
    expect((await server.call("show", { fqn, offset: 1 })).markdown).toBe(`### 🟢 ${fqn}\n\n_(нет)_\n\n*lines: 0 of 0 (offset=1, cached 0s)*`);
  });

  it("repeats heading and digest on every page", async () => {
    const { server } = reading(() => lines(300));
    for (const offset of [0, 200, 5000]) expect((await server.call("show", { fqn, offset })).markdown.startsWith(`### 🟢 ${fqn}\n\n> Σ строк 300\n\n`)).toBe(true);
  });
});

describe("a filter", () => {
  it.each(["[", "*", "a{2,1}", "\\", "(?<x", "(a)\\1", "(?=a)", "ИНН|", ".*", "a*", "^", "x".repeat(1001), 5, null])("%j is refused by name (g16)", async (filter) => {
    const { server, spy } = reading(() => lines(10));
    const outcome = await server.call("show", { fqn, filter });
    expect(outcome.ok).toBe(false);
    expect(outcome.envelope.error!.message).toContain("filter");
    expect(spy).toEqual([]);
  });

  it.each(["(?i)строка", "строка", "^- строка \\d$", "\\bстрока\\b"])("%j is taken", async (filter) => {
    const { server } = reading(() => lines(10));
    expect((await server.call("show", { fqn, filter })).markdown).toContain("- строка 9");
  });

  it("that would hang another engine is answered at once (g1)", async () => {
    const { server } = reading(() => ({ sections: [paragraphs("Текст", `${"a".repeat(40)}!`)] }));
    expect((await server.call("show", { fqn, filter: "^(a+)+$" })).ok).toBe(true);
  });

  it("that takes too long is refused by name, and others are served meanwhile (g1)", async () => {
    const { server } = reading(() => ({ sections: [list("Текст", Array.from({ length: 60 }, () => "ab".repeat(100_000)))] }));
    const slow = server.call("show", { fqn, filter: "x(а|б|[^z])*a(a|b|[^z]){900}ю" });
    expect((await server.call("edit", { action: "update", fqn })).ok).toBe(true);
    expect((await slow).envelope.error).toMatchObject({ code: "INVALID_FILTER", message: expect.stringContaining("filter") });
  });

  it("by element keeps the path to what it finds, and full counts", async () => {
    const tree = (): Answer<unknown> => ({
      sections: [
        list("Реквизиты", [{ name: "ИНН", type: "Строка(12)" }, { name: "КПП", type: "Строка(9)" }]),
        list("Табличные части", [{ name: "Товары", children: [{ name: "Цена", type: "Число" }, { name: "КодИНН", type: "Строка" }] }, { name: "Услуги", children: ["Цена"] }]),
        list("Формы", ["Форма"]),
      ],
    });
    const { server } = reading(tree, { unit: "element" });
    expect((await server.call("show", { fqn, filter: "инн" })).markdown).toBe(
      `### 🟢 ${fqn}\n\n#### Реквизиты (2)\n- ИНН [Строка(12)]\n\n#### Табличные части (2)\n- Товары\n  - КодИНН [Строка]\n\n*lines: 1–6 of 6 (offset=0, filter=инн)*`,
    );
    expect((await server.call("show", { fqn, filter: "нет такого" })).markdown).toContain("_(нет)_\n\n*lines: 0 of 13 (offset=0, filter=`нет такого`)*");
  });

  it("by line keeps headings of sections, and code as code", async () => {
    const { server } = reading(() => ({ sections: [codeBlock("Модуль", "bsl", "Процедура А()\n### Заголовок\n```\nКонецПроцедуры"), list("Формы", ["Форма"])] }));
    expect((await server.call("show", { fqn, filter: "заголовок|форма$" })).markdown).toBe(
      `### 🟢 ${fqn}\n\n#### Модуль (4)\n\`\`\`\`bsl\n### Заголовок\n\`\`\`\`\n#### Формы (1)\n- Форма\n\n*lines: 1–4 of 4 (offset=0, filter=\`заголовок|форма$\`)*`,
    );
  });

  it("finds lines of a text with foreign line ends, and no answer holds a carriage return (g12)", async () => {
    const { server } = reading(() => ({ markdown: "- ИНН\r\n- КПП\r- ОГРН\u2028хвост\n" }));
    const outcome = await server.call("show", { fqn, filter: "инн$" });
    expect(outcome.markdown).toBe(`### 🟢 ${fqn}\n\n- ИНН\n\n*lines: 1–1 of 1 (offset=0, filter=\`инн$\`)*`);
    const whole = await server.call("show", { fqn, limit: 1 });
    expect(row(whole.markdown)).toBe("*lines: 1–1 of 3 (offset=0, next=1)*");
    expect(whole.markdown).not.toContain("\r");
  });
});

describe("the cache", () => {
  it("builds first pages anew and later ones from the second build, with their age (g20)", async () => {
    const clock = { now: 1000 };
    let builds = 0;
    const { server } = reading(() => (builds++, lines(300)), {}, { now: () => clock.now });
    await server.call("show", { fqn });
    await server.call("show", { fqn });
    clock.now += 12_000;
    expect(row((await server.call("show", { fqn, offset: 200 })).markdown)).toBe("*lines: 201–301 of 301 (offset=200, cached 12s)*");
    expect(builds).toBe(2);
    expect(row((await server.call("show", { fqn: "Другой", offset: 200 })).markdown)).not.toContain("cached");
    expect(builds).toBe(3);
  });

  it.each([
    ["an apply", { action: "update", fqn, mode: "apply" }, false],
    ["an immediate action", { action: "run", fqn }, false],
    ["a preview", { action: "update", fqn }, true],
    ["a refused call", { action: "update", fqn, nope: 1 }, true],
  ])("after %s keeps pages: %#", async (_name, args, kept) => {
    const { server } = reading(() => lines(300));
    await server.call("show", { fqn });
    await server.call("edit", args);
    expect(row((await server.call("show", { fqn, offset: 200 })).markdown).includes("cached")).toBe(kept);
  });

  it("is cleared by a write that fails half-way, and by one that was rolled back (g14)", async () => {
    const surface = contract([tool("show", [action(null)]), tool("edit", [action("throws", { policy: "APPLY_ONLY" }), action("rolls", { policy: "APPLY_ONLY" })])]);
    const { server } = serve(surface, {
      "read show": () => lines(300),
      "apply edit.throws": () => {
        throw new Error("half-way");
      },
      "apply edit.rolls": () => ({ status: "rolled_back", reason: "нет" }),
    });
    for (const name of ["throws", "rolls"]) {
      await server.call("show", { fqn });
      expect((await server.call("edit", { action: name, fqn })).ok).toBe(false);
      expect(row((await server.call("show", { fqn, offset: 200 })).markdown)).not.toContain("cached");
    }
  });

  it("is not refilled by a slow read that began before a write", async () => {
    let open!: () => void;
    const held = new Promise<void>((resolve) => (open = resolve));
    const { server } = reading(() => held.then(() => lines(300)));
    const slow = server.call("show", { fqn });
    await server.call("edit", { action: "run", fqn });
    open();
    await slow;
    expect(row((await server.call("show", { fqn, offset: 200 })).markdown)).not.toContain("cached");
  });

  it("keeps nothing that was read while a write was on its way", async () => {
    let open!: () => void;
    const held = new Promise<void>((resolve) => (open = resolve));
    const surface = contract([tool("show", [action(null)]), tool("edit", [action("run", { policy: "APPLY_ONLY" })])]);
    const { server } = serve(surface, { "read show": () => lines(300), "apply edit.run": () => held.then(() => ({})) });
    const write = server.call("edit", { action: "run", fqn });
    await new Promise(setImmediate);
    await server.call("show", { fqn });
    open();
    await write;
    expect(row((await server.call("show", { fqn, offset: 200 })).markdown)).not.toContain("cached");
  });

  it("knows equal calls, whatever the order of keys and with defaults filled in (g19)", async () => {
    let builds = 0;
    const { server } = reading(() => (builds++, lines(300)));
    const pairs = [
      [{ fqn, project: "УТ" }, { project: "УТ", fqn }],
      [{ fqn }, { fqn, project: "УТ" }],
      [{ fqn, options: { a: 1, b: 2 } }, { fqn, options: { b: 2, a: 1 } }],
      [{ fqn, limit: 100 }, { fqn, limit: 50 }],
    ];
    for (const [first, second] of pairs) {
      builds = 0;
      await server.call("show", first);
      expect(row((await server.call("show", { ...second, offset: 200 })).markdown)).toContain("cached");
      expect(builds).toBe(1);
    }
    for (const [first, second] of [[{ fqn: "X" }, { fqn: "x" }], [{ fqn: "1|project=2" }, { fqn: "1", project: "2" }], [{ fqn }, { fqn, filter: "строка" }]]) {
      builds = 0;
      await server.call("show", first);
      await server.call("show", { ...second, offset: 200 });
      expect(builds).toBe(2);
    }
  });

  it("keeps callers apart", async () => {
    const { server } = reading(() => lines(300));
    await server.call("show", { fqn }, { caller: "one" });
    expect(row((await server.call("show", { fqn, offset: 200 }, { caller: "other" })).markdown)).not.toContain("cached");
    expect(row((await server.call("show", { fqn, offset: 200 }, { caller: "one" })).markdown)).toContain("cached");
  });

  it("is not asked where an action has none (debug_read), whose own paging is bounded", async () => {
    let given: unknown;
    const surface = contract([tool("debug_read", [action(null, { window: { unit: "element", paging: "rows", cache: false } })])]);
    const { server } = serve(surface, { "read debug_read": (call: { arguments: object }) => ((given = call.arguments), lines(300)) });
    await server.call("debug_read", { fqn });
    expect(given).toEqual({ fqn, rows: "1-20" });
    expect(row((await server.call("debug_read", { fqn, offset: 200, rows: "21-40" })).markdown)).not.toContain("cached");
    expect(given).toEqual({ fqn, rows: "21-40" });
    for (const rows of ["0-5", "1-51", "5-1", "x", "", 5, "1-", "99999999999"]) expect((await server.call("debug_read", { fqn, rows })).envelope.error?.code).toBe("INVALID_WINDOW");
    expect((await server.call("debug_read", { fqn, rows: "1-50" })).ok).toBe(true);
  });

  it("keeps no failure, and no invalid filter", async () => {
    let fails = true;
    const { server } = reading(() => (fails ? { status: "failed", reason: "Нет." } : lines(300)));
    expect((await server.call("show", { fqn })).ok).toBe(false);
    fails = false;
    expect(row((await server.call("show", { fqn, offset: 200 })).markdown)).not.toContain("cached");
  });
});

describe("an envelope's page", () => {
  it("is nothing while it is still being made, whatever the handler knows already", async () => {
    const surface = contract([tool("show", [action(null)])], { answers: "envelope" });
    const { server } = serve(surface, { "read show": () => ({ status: "running", data: { length: 3 }, again: { tool: "show", arguments: { fqn } } }) });
    expect((await server.call("show", { fqn })).envelope).toMatchObject({ ok: true, data: null, meta: { status: "running" } });
  });

  it("is the windowed answer with its bounds", async () => {
    const surface = contract([tool("show", [action(null)])], { answers: "envelope" });
    const { server } = serve(surface, { "read show": () => lines(300) });
    const outcome = await server.call("show", { fqn, limit: 1 });
    expect(outcome.envelope.data).toEqual({ text: outcome.markdown, lines: { from: 1, to: 1, of: 301, offset: 0, next: 1, filter: null, cached: null } });
  });
});
