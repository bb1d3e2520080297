import { readFileSync } from "node:fs";
import fc from "fast-check";
import { Failed } from "../../runtime/answer/answer.js";
import { codeBlock, list } from "../../runtime/answer/section.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { toolResult } from "../../runtime/mcp/result.js";
import { Validators } from "../../runtime/validator.js";
import { action, contract, serve, tool } from "./fixture.js";

/**
 * Whatever a caller asks and whatever a handler does: the structured content of the answer is what
 * the tool's published output schema says, and what the schema of all envelopes says.
 */
const length = { type: "object", properties: { length: { type: "integer" } }, required: ["length"], additionalProperties: false } as const;
const names = { type: "array", items: { type: "string" } } as const;
const surface = contract(
  [
    tool("list", [action(null)]),
    tool("show", [action(null, { window: null, result: length, takes: ["options"] })], { parameters: { fqn: { type: "string" }, options: { type: "object", additionalProperties: false, properties: { a: { type: "integer" } } } } }),
    tool("edit", [
      action("update", { policy: "PREVIEWABLE", result: length }),
      action("expect", { policy: "PREVIEWABLE", result: names, latches: ["expected", "confirm"] }),
      action("token", { policy: "PREVIEWABLE", result: length, latches: ["preview", "allowlist"] }),
      action("flag", { policy: "PREVIEW_PARAM", result: names, flag: { name: "validateOnly", rehearses: true, absent: "rehearse" } }),
      action("run", { policy: "APPLY_ONLY", result: length }),
    ]),
  ],
  { answers: "envelope" },
);
const schemas = new Map(serve(surface).server.tools.map(({ name, outputSchema }) => [name, new Validators().compile(outputSchema as JsonObject)]));
const everyEnvelope = new Validators().compile(JSON.parse(readFileSync(new URL("../../schemas/envelope.schema.json", import.meta.url), "utf8")) as JsonObject);

const text = fc.constantFrom("", "Имя занято.", "### 🟢 Сбой", "{operation} занята", "две\nстроки");
const answers = fc.oneof(
  fc.record({ data: fc.constantFrom<unknown>({ length: 3 }, ["a"], { length: "3" }), status: fc.constantFrom("noop", "rolled_back", "failed", "committed"), reason: text }, { requiredKeys: [] }),
  fc.constant<unknown>({ status: "running", again: { tool: "show", arguments: { fqn: "X" } } }),
  fc.record(
    {
      data: fc.constantFrom<unknown>({ length: 3 }, ["a"], { length: "3" }, null, 1n, { length: 3, more: 1 }, Number.NaN),
      status: fc.constantFrom("noop", "running", "rolled_back", "failed", "committed", "dry_run", "done"),
      reason: text,
      hint: text,
      code: fc.constantFrom("NOT_FOUND", "HANDLER_FAILED", "НЕТ"),
      given: text,
      warnings: fc.array(text, { maxLength: 2 }),
      changes: fc.constant([{ name: "length", before: "10", after: "12" }]),
      sections: fc.constant([list("Строки", ["a", "b", "c"], 5), codeBlock("Код", "bsl", "x\n```")]),
      again: fc.constantFrom<unknown>({ tool: "show", arguments: { fqn: "X" } }, "show"),
      didYouMean: fc.constant(["a"]),
      checked: fc.constant(["a"]),
    },
    { requiredKeys: [] },
  ),
  fc.constantFrom<unknown>(null, undefined, "text", [], new Error("x"), new Failed({ reason: "Нет лицензии." }), new Failed({ code: "NOT_FOUND", values: { address: "X" } })),
);
const wild = fc.tuple(
  fc.constantFrom("list", "show", "edit"),
  fc.record(
    {
      action: fc.constantFrom<unknown>("update", "expect", "token", "flag", "run", "upd", "#help", 1),
      fqn: fc.constantFrom<unknown>("Catalog.A.Attribute.B", "X#help", "", 5),
      mode: fc.constantFrom<unknown>("preview", "apply", "Apply"),
      validateOnly: fc.boolean(),
      expected: fc.constant("x"),
      preview: fc.constant("x"),
      confirm: fc.constantFrom("Catalog.A.Attribute.B", "x"),
      limit: fc.constantFrom<unknown>(1, 0, "1"),
      offset: fc.constantFrom<unknown>(0, 2, 100, -1),
      filter: fc.constantFrom("a", "[", "нет"),
      options: fc.constantFrom<unknown>({ a: 1 }, { b: 1 }, { a: "1" }, 5),
      dryRun: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
);

const fqn = "Catalog.A.Attribute.B";
const right = fc.oneof(
  fc.record({ fqn: fc.constant(fqn), limit: fc.constantFrom(1, 200, 0), offset: fc.constantFrom(0, 1, 50), filter: fc.constantFrom("a", "нет") }, { requiredKeys: ["fqn"] }).map((args): [string, object] => ["list", args]),
  fc.constant<[string, object]>(["show", { fqn, options: { a: 1 } }]),
  fc.record({ action: fc.constantFrom("update", "expect", "token"), fqn: fc.constant(fqn), mode: fc.constantFrom("preview", "apply") }, { requiredKeys: ["action", "fqn"] }).map((args): [string, object] => ["edit", args]),
  fc.record({ action: fc.constant("flag"), fqn: fc.constant(fqn), validateOnly: fc.boolean() }, { requiredKeys: ["action", "fqn"] }).map((args): [string, object] => ["edit", args]),
  fc.constant<[string, object]>(["edit", { action: "run", fqn }]),
);

/** One server a profile, whose handlers all do what is said here. */
let said: unknown;
const handle = (): unknown => {
  if (said instanceof Error) throw said;
  return said;
};
const operations = ["read list", "read show", ...["update", "expect", "token", "flag", "run"].flatMap((one) => [`preview edit.${one}`, `apply edit.${one}`])];
const servers = new Map(["developer", "reader", "empty"].map((profile) => [profile, serve(surface, Object.fromEntries(operations.map((operation) => [operation, handle])), { profile }).server]));

it("every answer satisfies what is published, whatever is asked and whatever a handler does", async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(answers, fc.oneof({ weight: 2, arbitrary: right }, { weight: 1, arbitrary: wild }), fc.constantFrom("developer", "developer", "developer", "reader", "empty"), async (answer, [name, args], profile) => {
      said = answer;
      const outcome = await servers.get(profile)!.call(name, args);
      const { structuredContent, isError, content } = toolResult(surface, outcome);
      const sent: unknown = JSON.parse(JSON.stringify(structuredContent));
      expect(schemas.get(name)!(sent)).toEqual([]);
      expect(everyEnvelope(sent)).toEqual([]);
      expect(isError).toBe(!outcome.ok);
      expect(content[0]!.text).toMatch(/[а-яё]/i);
      seen.add(outcome.status);
      seen.add(outcome.envelope.error?.code ?? "");
    }),
    { numRuns: 2000 },
  );
  // The property has seen something of everything.
  for (const one of ["committed", "dry_run", "noop", "running", "rolled_back", "failed", "INVALID_RESULT", "UNKNOWN_PARAMETER", "PERMISSION_REQUIRED", "GROUP_NOT_ENABLED", "INVALID_WINDOW", "UNKNOWN_ACTION"]) expect(seen).toContain(one);
});
