import fc from "fast-check";
import { readCatalog } from "../../generator/catalog/read.js";
import { BASE } from "../../generator/lint/example.js";
import { lint } from "../../generator/lint/run.js";
import { RULES } from "../../generator/lint/rules.js";
import { bare, filesOf, lintOf } from "./catalog-of.js";

const word = fc.constantFrom("__proto__", "constructor", "toString", "10", "2", "", " ", "a", "b.c", "х", "[[a]]", "a\u200Bb", "..", "*", "#/types/a", "mode");
const scalar = fc.oneof(word, fc.constantFrom<unknown>(null, true, false, 0, 1, -1, 1.5, 1e300));
const value: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, scalar, fc.array(tie("value"), { maxLength: 3 }), fc.dictionary(fc.oneof(word, schemaWord()), tie("value"), { maxKeys: 4 })),
})).value;

function schemaWord(): fc.Arbitrary<string> {
  return fc.constantFrom("type", "properties", "items", "$ref", "$defs", "anyOf", "allOf", "enum", "const", "default", "examples", "pattern", "required", "additionalProperties", "minimum", "maximum", "if", "then", "not", "description");
}

const schema = fc.dictionary(schemaWord(), fc.oneof(value, fc.constantFrom<unknown>("string", "object", "array", ["string", "null"], "#", "#/types/a", "#/$defs/a", "^(a+)+$", "[")), { maxKeys: 5 });
const action = fc.record(
  {
    policy: fc.constantFrom("READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"),
    scope: word,
    group: word,
    description: word,
    requires: fc.array(word, { maxLength: 2 }),
    takes: fc.oneof(fc.constant("all"), fc.array(word, { maxLength: 2 })),
    narrow: fc.dictionary(word, schema, { maxKeys: 2 }),
    arguments: schema,
    address: word,
    help: word,
    latches: fc.uniqueArray(fc.constantFrom("confirm", "expected", "allowlist", "preview"), { maxLength: 2 }),
    flag: fc.record({ name: word, rehearses: fc.boolean() }),
    window: fc.constantFrom<unknown>(null, { unit: "line", paging: "rows" }),
    result: schema,
    answer: fc.record({ fields: fc.array(word, { maxLength: 1 }), sections: fc.array(word, { maxLength: 1 }) }),
    examples: fc.array(fc.record({ intent: word, arguments: fc.dictionary(word, value, { maxKeys: 2 }), result: value }), { maxLength: 2 }),
  },
  { requiredKeys: ["policy"] },
);
const shared = {
  as: word,
  title: word,
  description: word,
  group: word,
  help: word,
  address: word,
  parameters: fc.dictionary(word, schema, { maxKeys: 3 }),
  required: fc.array(word, { maxLength: 2 }),
  params: word,
  schema,
  retired: fc.record({ actions: fc.dictionary(word, word, { maxKeys: 2 }), parameters: fc.dictionary(word, word, { maxKeys: 2 }) }),
  annotations: fc.dictionary(fc.constantFrom("readOnlyHint", "destructiveHint", "x"), scalar, { maxKeys: 2 }),
};
const tool = fc.oneof(fc.record({ ...shared, actions: fc.dictionary(word, action, { minKeys: 1, maxKeys: 3 }) }, { requiredKeys: ["actions"] }), fc.tuple(action, fc.record(shared, { requiredKeys: [] })).map(([one, other]) => ({ ...other, ...one })));
const catalog = fc.record(
  {
    conventions: fc.uniqueArray(fc.constantFrom("mode", "closed", "refusals", "window", "hints"), { maxLength: 5 }),
    scopes: fc.dictionary(word, fc.record({ title: word }), { maxKeys: 2 }),
    groups: fc.dictionary(word, fc.record({ access: fc.constantFrom("read", "write"), title: word }), { maxKeys: 2 }),
    profiles: fc.dictionary(word, fc.record({ default: fc.boolean(), groups: fc.uniqueArray(word, { maxLength: 2 }), scopes: fc.uniqueArray(word, { maxLength: 2 }) }), { maxKeys: 2 }),
    retired: fc.record({ tools: fc.dictionary(word, word, { maxKeys: 2 }), parameters: fc.dictionary(word, word, { maxKeys: 3 }) }),
    types: fc.dictionary(word, schema, { maxKeys: 3 }),
    budgets: fc.record({ bytes: fc.constant(1), descriptionLength: fc.constant(1), prefix: word }),
    tools: fc.dictionary(word, tool, { minKeys: 1, maxKeys: 3 }),
  },
  { requiredKeys: ["tools"] },
);

describe("judging what nobody would write", () => {
  it("throws nothing, and says everything at a place with a path", () => {
    let judged = 0;
    fc.assert(
      fc.property(catalog, (drawn) => {
        const text = JSON.stringify({ catalog: 1, server: { name: "mcpd", locale: "ru" }, ...drawn });
        const result = readCatalog("catalog.yaml", filesOf(new Map([["catalog.yaml", text]])));
        if (result.kind !== "catalog") return;
        judged++;
        const known = new Set(RULES.map(({ id }) => id));
        for (const finding of lint(result.catalog)) expect([known.has(finding.rule), finding.at !== null, finding.path !== ""]).toEqual([true, true, true]);
      }),
      { numRuns: Number(process.env["RUNS"] ?? 200) },
    );
    expect(judged).toBeGreaterThan(5);
  });

  it.each(["allOf: [null]", "anyOf: [null, 1]", "oneOf: [[]]", "not: null", "items: null", "properties: { z: null }", "if: null"])("throws nothing where a schema should stand and does not: %s", (keyword) => {
    expect(lintOf(bare(`  object:\n    policy: READ_ONLY\n    description: Показывает.\n    parameters: { a: { ${keyword} } }\n`)).map(({ rule }) => rule)).toContain("schema-invalid");
  });

  it("comes to an end with types that double at every step", () => {
    const types = Array.from({ length: 60 }, (_, index) => `T${index}: { ${index === 0 ? "type: string" : `allOf: [{ $ref: "#/types/T${index - 1}" }, { $ref: "#/types/T${index - 1}" }]`}, description: Тип }`);
    const text = bare('  object:\n    policy: READ_ONLY\n    description: Показывает.\n    parameters: { a: { $ref: "#/types/T59", default: 1 } }\n', `types:\n${types.map((line) => `  ${line}\n`).join("")}`);
    expect(lintOf(text).map(({ rule }) => rule)).not.toContain("schema-reference-circular");
  });

  it("says the same whatever files the catalog is split over", () => {
    const [head, tools] = BASE.replace("include: [example.yaml]\n", "").split("tools:\n") as [string, string];
    const broken = tools.replace("scope: data.write", "scope: data.wirte");
    const split = new Map([["catalog.yaml", `${head}include: [tools.yaml]\n`], ["tools.yaml", `tools:\n${broken}`]]);
    const findings = [split, new Map([["catalog.yaml", `${head}tools:\n${broken}`]])].map((texts) => {
      const result = readCatalog("catalog.yaml", filesOf(texts));
      return result.kind === "catalog" ? lint(result.catalog).map(({ rule, path, message }) => `${rule} ${path} ${message}`).sort() : [];
    });
    expect(findings[0]).toEqual(findings[1]);
    expect(findings[0]!.filter((line) => line.startsWith("scope-unknown"))).toHaveLength(1);
  });
});
