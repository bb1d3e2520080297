import { notFound } from "../../runtime/answer/answer.js";
import type { PublicContract } from "../../runtime/contract/contract.js";
import { action, contract, serve, tool } from "./fixture.js";

const surface: PublicContract = contract([
  tool("metadata_read", [action(null, { takes: ["maxDepth", "options"] })], {
    parameters: { fqn: { type: "string" }, maxDepth: { type: "integer", minimum: 1 }, options: { type: "object", properties: { tags: { type: "array", items: { type: "string" } } }, additionalProperties: false } },
  }),
  tool(
    "metadata_edit",
    [
      action("update", { policy: "PREVIEWABLE", takes: ["value"] }),
      action("set_length", { policy: "PREVIEWABLE", requires: ["value"], narrow: { value: { type: "integer", minimum: 0 } } }),
      action("validate", { policy: "PREVIEW_PARAM", flag: { name: "validateOnly", rehearses: true, absent: "rehearse" } }),
      action("strict", { policy: "PREVIEW_PARAM", flag: { name: "validateOnly", rehearses: true, absent: "error" } }),
      action("export", { policy: "APPLY_ONLY" }),
      action("show", {}),
      action("unscoped", { policy: "APPLY_ONLY", scope: null }),
      action("blank", { policy: "APPLY_ONLY", scope: "" }),
    ],
    { parameters: { fqn: { type: "string" }, value: { type: ["integer", "string", "object"], additionalProperties: false, properties: { a: { type: "object", properties: { b: { type: "string" } }, additionalProperties: false } } } }, help: "metadata_read" },
  ),
  tool("search", ["text", "symbol", "references", "calls"].map((name) => action(name, { address: null })), { selector: { name: "operation", title: null, description: null, optional: false, schema: {} }, parameters: {}, required: [] }),
  tool("ping", [action(null, { address: null })], { parameters: {}, required: [] }),
  tool("undecided", [action(null, { policy: "UNDECIDED" })]),
  tool("ungrouped", [action(null, { group: null })]),
]);

const fqn = "Catalog.Контрагенты";

describe("a call that is right", () => {
  it("reads", async () => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_read", { fqn });
    expect(outcome).toMatchObject({ ok: true, status: "committed", markdown: `### 🟢 ${fqn}` });
    expect(spy).toEqual(["read metadata_read"]);
  });

  it("rehearses without a mode and with mode=preview", async () => {
    const { server, spy } = serve(surface);
    for (const more of [{}, { mode: "preview" }]) expect(await server.call("metadata_edit", { action: "update", fqn, ...more })).toMatchObject({ ok: true, status: "dry_run" });
    expect(spy).toEqual(["preview metadata_edit.update", "preview metadata_edit.update"]);
  });

  it("applies with mode=apply, by the flag, and where there is no rehearsal", async () => {
    const { server, spy } = serve(surface);
    await server.call("metadata_edit", { action: "update", fqn, mode: "apply" });
    await server.call("metadata_edit", { action: "validate", fqn });
    await server.call("metadata_edit", { action: "validate", fqn, validateOnly: false });
    await server.call("metadata_edit", { action: "export", fqn });
    expect(spy).toEqual(["core", "apply metadata_edit.update", "preview metadata_edit.validate", "core", "apply metadata_edit.validate", "core", "apply metadata_edit.export"]);
  });

  it("needs no arguments where there are none to give (e7)", async () => {
    const { server } = serve(surface);
    for (const args of [undefined, {}]) expect((await server.call("ping", args)).ok).toBe(true);
    for (const args of [null, [], "x", 1]) expect((await server.call("ping", args)).envelope.error?.code).toBe("INVALID_ARGUMENTS");
    expect((await server.call("ping", { x: 1 })).envelope.error?.code).toBe("UNKNOWN_PARAMETER");
  });

  it("gives handlers the author's parameters alone, in a copy", async () => {
    let given: unknown;
    const { server } = serve(surface, { "apply metadata_edit.update": (call: { arguments: object }) => ((given = call.arguments), {}) });
    const args = Object.freeze({ action: "update", fqn, mode: "apply", value: Object.freeze({ a: Object.freeze({ b: "x" }) }) });
    await server.call("metadata_edit", args);
    expect(given).toEqual({ fqn, value: { a: { b: "x" } } });
    expect((given as { value: unknown }).value).not.toBe(args.value);
  });
});

describe("the third seed's refusal", () => {
  const message = "Параметр dryRun не принимается: канонический переключатель режима — mode.";
  const hint = "Ничего не выполнялось. Передайте mode=preview для предпросмотра или mode=apply для выполнения; dryRun в mcpd больше не существует. Уберите dryRun и повторите вызов.";

  it("is said to the character (f1)", async () => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_edit", { action: "update", fqn, dryRun: true });
    expect(outcome.ok).toBe(false);
    expect(outcome.envelope.error).toEqual({ code: "UNKNOWN_PARAMETER", retryable: false, message, hint });
    expect(outcome.envelope.data).toMatchObject({ canonicalParameter: "mode" });
    expect(outcome.markdown).toBe(`### 🔴 metadata_edit — \`dryRun\`\n\n- **status:** 🔴 failed\n- **message:** ${message}\n- **fix_hint:** ${hint}\n\nконтракт: metadata_read ${fqn}#help`);
    expect(spy).toEqual([]);
  });

  it("says what is true of actions of another policy", async () => {
    const { server, spy } = serve(surface);
    const said = async (action: string): Promise<string> => (await server.call("metadata_edit", { action, fqn, dryRun: true })).envelope.error!.hint;
    expect(await said("show")).toContain("только читает");
    expect(await said("export")).toContain("Предпросмотра у этого вызова нет");
    expect(await said("validate")).toContain("validateOnly=true для предпросмотра или validateOnly=false для выполнения");
    expect((await server.call("metadata_edit", { action: "validate", fqn, dryRun: true })).canonicalParameter).toBe("validateOnly");
    expect((await server.call("metadata_edit", { action: "show", fqn, dryRun: true })).canonicalParameter).toBeNull();
    expect(spy).toEqual([]);
  });

  it.each(["dry_run", "DRYRUN", "dry-run"])("is told of %s as well", async (name) => {
    const { server } = serve(surface);
    expect(await server.call("metadata_edit", { action: "update", fqn, [name]: true })).toMatchObject({ canonicalParameter: "mode", envelope: { error: { code: "UNKNOWN_PARAMETER", retryable: false } } });
  });

  it("is told at depth", async () => {
    const { server } = serve(surface);
    const outcome = await server.call("metadata_edit", { action: "update", fqn, value: { a: { dryRun: true } } });
    expect(outcome).toMatchObject({ canonicalParameter: "mode", envelope: { error: { message: "Параметр value.a.dryRun не принимается: канонический переключатель режима — mode." } } });
  });
});

describe("an unknown name", () => {
  it("is told with the one that was meant (f1)", async () => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_read", { fqn, depth: 3 });
    expect(outcome.envelope).toMatchObject({ error: { code: "UNKNOWN_PARAMETER", retryable: false }, data: { canonicalParameter: "maxDepth" } });
    expect(outcome.envelope.error!.hint).toMatch(/^Ничего не выполнялось\./);
    expect(spy).toEqual([]);
  });

  it.each([
    ["max_depth", "maxDepth"],
    ["MAXDEPTH", "maxDepth"],
    ["maxDpeth", "maxDepth"],
    ["fqnn", "fqn"],
    ["ofset", "offset"],
    ["x", null],
    ["__proto__", null],
    ["constructor", null],
    ["$defs", null],
  ])("%s is meant as %s", async (name, canonical) => {
    const { server } = serve(surface);
    const args = JSON.parse(`{"fqn":"X",${JSON.stringify(name)}:1}`) as object;
    const outcome = await server.call("metadata_read", args);
    expect(outcome.envelope.error?.code).toBe("UNKNOWN_PARAMETER");
    expect(outcome.canonicalParameter).toBe(canonical);
  });

  it("of an object at depth is told with its place", async () => {
    const { server } = serve(surface);
    const outcome = await server.call("metadata_read", { fqn, options: { tgas: [] } });
    expect(outcome).toMatchObject({ canonicalParameter: "tags", envelope: { error: { message: expect.stringContaining("options.tgas") } } });
  });
});

describe("names that every object inherits", () => {
  const declared = JSON.parse('{"fqn":{"type":"string"},"options":{"type":"object","additionalProperties":false,"required":["__proto__"],"properties":{"__proto__":{"type":"object","additionalProperties":false,"properties":{"toString":{"type":"integer"}}},"constructor":{"type":"string","default":"нет"}}}}') as PublicContract["tools"][number]["parameters"];
  const typed = contract([tool("show", [action(null, { takes: ["options"] })], { parameters: declared })]);
  const call = async (options: string): Promise<{ readonly code: string | null; readonly seen: string | undefined }> => {
    let seen: string | undefined;
    const { server } = serve(typed, { "read show": (given: { arguments: object }) => ((seen = JSON.stringify(given.arguments)), {}) });
    const outcome = await server.call("show", JSON.parse(`{"fqn":"X","options":${options}}`));
    return { code: outcome.envelope.error?.code ?? null, seen };
  };

  it("are taken where they are declared, and reach the handler with their defaults", async () => {
    expect(await call('{"__proto__":{"toString":1}}')).toEqual({ code: null, seen: '{"fqn":"X","options":{"__proto__":{"toString":1},"constructor":"нет"}}' });
  });

  it.each([
    ['{"__proto__":{"toString":"1"}}', "INVALID_PARAMETER"],
    ['{"__proto__":1}', "INVALID_PARAMETER"],
    ['{"__proto__":{"valueOf":1}}', "UNKNOWN_PARAMETER"],
    ['{"__proto__":{"__proto__":{}}}', "UNKNOWN_PARAMETER"],
    ["{}", "MISSING_PARAMETER"],
  ])("%s is judged like any other", async (options, code) => {
    expect(await call(options)).toEqual({ code, seen: undefined });
  });
});

describe("all mistakes of a call", () => {
  it("are told at once, the first step giving the code", async () => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_edit", { action: "set_length", value: "12", mode: "aply", depth: 1 });
    expect(outcome.envelope.error?.code).toBe("UNKNOWN_PARAMETER");
    expect((outcome.envelope.data as { problems: { code: string; parameter: string }[] }).problems.map(({ code, parameter }) => [code, parameter])).toEqual([
      ["UNKNOWN_PARAMETER", "depth"],
      ["MISSING_PARAMETER", "fqn"],
      ["INVALID_PARAMETER", "value"],
      ["INVALID_MODE", "mode"],
    ]);
    expect(outcome.markdown).toContain("#### Errors");
    expect(spy).toEqual([]);
  });

  it("stand in the refusal of a permission too (f12)", async () => {
    const { server, spy } = serve(surface, {}, { profile: "empty" });
    for (const more of [{}, { mode: "apply" }, { depth: 1 }, { value: true }]) {
      const outcome = await server.call("metadata_edit", { action: "update", fqn, ...more });
      expect(outcome.envelope.error).toMatchObject({
        code: "PERMISSION_REQUIRED",
        retryable: false,
        message: "Вызов metadata_edit.update требует области доступа metadata.write, а профиль empty её не выдаёт.",
        hint: "Ничего не выполнялось. Профили с областью metadata.write и место их включения: developer — Настройки → Кванты → Профили. После включения повторите вызов.",
      });
      if ("depth" in more) expect(outcome.markdown).toContain("depth");
    }
    expect(spy).toEqual([]);
  });
});

describe("mode", () => {
  it.each([
    ["show", "READ_ONLY"],
    ["export", "APPLY_ONLY"],
    ["validate", "PREVIEW_PARAM"],
  ])("on %s is refused with its policy", async (name, policy) => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_edit", { action: name, fqn, mode: "preview" });
    expect(outcome.envelope.error).toMatchObject({ code: "UNKNOWN_PARAMETER", hint: expect.stringContaining(policy) });
    expect(spy).toEqual([]);
  });

  it.each(["Apply", "apply ", "", "аpply", true, null, 1, ["apply"], { apply: true }])("%j is no mode", async (mode) => {
    const { server, spy } = serve(surface);
    expect((await server.call("metadata_edit", { action: "update", fqn, mode })).envelope.error?.code).toBe("INVALID_MODE");
    expect(spy).toEqual([]);
  });

  it.each(["false", "true", 0, 1, null, "", []])("the flag takes no %j", async (validateOnly) => {
    const { server, spy } = serve(surface);
    expect((await server.call("metadata_edit", { action: "validate", fqn, validateOnly })).envelope.error?.code).toBe("INVALID_MODE");
    expect(spy).toEqual([]);
  });

  it("asks for a flag that must be given", async () => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_edit", { action: "strict", fqn });
    expect((outcome.envelope.data as { problems: unknown[] }).problems).toEqual([expect.objectContaining({ code: "MISSING_PARAMETER", parameter: "validateOnly" })]);
    expect(spy).toEqual([]);
  });
});

describe("names whose ends nobody would see", () => {
  it.each([
    ["metadata_edit", { action: "update ", fqn }, "Unknown operation: «update »"],
    ["metadata_edit", { action: "", fqn }, "Unknown operation: «»"],
    ["metadata_read ", { fqn }, "Инструмента «metadata_read » на сервере mcpd нет."],
    ["metadata_read", { fqn, " maxDepth": 1 }, "Параметр « maxDepth» не принимается: канонический параметр — maxDepth."],
    ["metadata_read", { fqn, "": 1 }, "Параметр «» не принимается: у metadata_read такого параметра нет."],
  ])("%s %j", async (name, args, message) => {
    const { server } = serve(surface);
    expect((await server.call(name, args)).envelope.error?.message).toBe(message);
  });

  it("of an address too", async () => {
    const { server } = serve(surface, { "read metadata_read": () => notFound("") });
    expect((await server.call("metadata_read", { fqn: "" })).envelope.error?.message).toBe("По адресу «» ничего не найдено.");
  });
});

describe("a tool or an action that is not there", () => {
  it("is refused in the first seed's words", async () => {
    const { server } = serve(surface);
    expect((await server.call("search", { operation: "txt" })).markdown).toBe(
      "### 🔴 search — `txt`\n\n- **status:** 🔴 failed\n- **message:** Unknown operation: txt\n- **fix_hint:** supported: text, symbol, references, calls\n\n#### Did you mean\n\n- text\n- symbol\n- references\n- calls",
    );
  });

  it("is refused in Russian where envelopes answer", async () => {
    const { server } = serve({ ...surface, answers: "envelope" });
    expect((await server.call("search", { operation: "txt" })).envelope.error?.message).toBe("Действия txt у инструмента search нет.");
  });

  it.each(["Update", "update ", "UPDATE", "toString", "__proto__", 1, null, true])("action %j is not taken for another (f8)", async (name) => {
    const { server, spy } = serve(surface);
    expect((await server.call("metadata_edit", { action: name, fqn })).envelope.error?.code).toBe("UNKNOWN_ACTION");
    expect(spy).toEqual([]);
  });

  it.each([
    ["meta_read", "UNKNOWN_TOOL", "metadata_read"],
    ["metadata_raed", "UNKNOWN_TOOL", "metadata_read"],
    ["constructor", "UNKNOWN_TOOL", ""],
    ["undecided", "NOT_SERVED", ""],
    ["ungrouped", "NOT_SERVED", ""],
  ])("tool %s is refused as %s", async (name, code, near) => {
    const { server, spy } = serve(surface);
    const outcome = await server.call(name, { fqn });
    expect(outcome.envelope.error?.code).toBe(code);
    expect(outcome.markdown).toContain(near);
    expect(spy).toEqual([]);
  });

  it("of a group that is not enabled says where to enable it (f6)", async () => {
    const { server, spy } = serve(surface, {}, { profile: "reader" });
    const outcome = await server.call("metadata_edit", { action: "update", fqn, mode: "apply" });
    expect(outcome.envelope.error).toMatchObject({ code: "GROUP_NOT_ENABLED", hint: expect.stringContaining("developer — Настройки → Кванты → Профили") });
    expect(spy).toEqual([]);
    // The reading action of the same old tool is served, and the list shows no other.
    expect((await server.call("metadata_edit", { action: "show", fqn })).ok).toBe(true);
    const listed = server.tools.find(({ name }) => name === "metadata_edit")!;
    expect(JSON.stringify(listed.inputSchema)).toContain('"enum":["show"]');
    expect(listed.annotations).toMatchObject({ readOnlyHint: true });
  });

  it.each(["unscoped", "blank"])("action %s, which names no scope, is nobody's to call (f8)", async (name) => {
    const { server, spy } = serve(surface);
    expect((await server.call("metadata_edit", { action: name, fqn })).envelope.error?.code).toBe("PERMISSION_REQUIRED");
    expect(spy).toEqual([]);
  });
});

describe("#help", () => {
  it.each([{ fqn: "#help" }, { fqn: `${fqn}#help` }, { action: "#help" }, { action: "update", fqn: `${fqn}#help` }])("is answered before parameters are judged: %j", async (args) => {
    const { server, spy } = serve(surface);
    const outcome = await server.call("metadata_edit", args);
    expect(outcome).toMatchObject({ ok: true, markdown: expect.stringContaining("# `metadata_edit`"), envelope: { data: { help: expect.stringContaining("mode=apply") } } });
    expect(spy).toEqual([]);
  });

  it("is not answered where the group is not enabled", async () => {
    const { server } = serve(contract([tool("metadata_edit", [action("update", { policy: "PREVIEWABLE" })])]), {}, { profile: "reader" });
    expect((await server.call("metadata_edit", { fqn: "#help" })).envelope.error?.code).toBe("GROUP_NOT_ENABLED");
  });
});
