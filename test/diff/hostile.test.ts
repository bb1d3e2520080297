import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { readPublished } from "../../generator/contract/read-published.js";
import { contractOfToolsList } from "../../generator/contract/read-tools-list.js";
import { compare, type Compared } from "../../generator/diff/compare.js";
import { judge } from "../../generator/diff/judge.js";
import { Witnesses } from "../../generator/diff/schema/witness.js";

const listed = (input: Json, more: JsonObject = {}): JsonObject => ({ tools: [{ name: "t", inputSchema: input, ...more }] });
const side = (list: Json) => ({ contract: contractOfToolsList(list), budgets: null });
const compared = (before: Json, after: Json): Compared => compare(side(before), side(after));
const told = (before: JsonObject, after: JsonObject): string[] => judge(compared(listed(object(before)), listed(object(after)))).map(({ level, rule, change }) => `${level} ${rule.id} ${"pointer" in change ? change.pointer : ""}`);
const object = (properties: JsonObject): JsonObject => ({ type: "object", properties, additionalProperties: false });
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe("what a hostile surface may hold", () => {
  it.each<[string, Json]>([
    ["a reference to itself", { $ref: "#/$defs/A", $defs: { A: { $ref: "#/$defs/A" } } }],
    ["two references in a circle", { allOf: [{ $ref: "#/$defs/A" }], $defs: { A: { anyOf: [{ $ref: "#/$defs/B" }, { type: "null" }] }, B: { $ref: "#/$defs/A" } } }],
    ["a negation of itself", { not: { $ref: "#" } }],
    ["a condition on itself", { if: { $ref: "#" }, then: { $ref: "#" }, else: false }],
    ["a reference that leads nowhere", { properties: { a: { $ref: "#/$defs/nowhere" }, b: { $ref: "https://example.com/x.json" }, c: { $ref: 5 } } }],
    ["an object that needs itself for ever", { $ref: "#/$defs/N", $defs: { N: { type: "object", required: ["next"], properties: { next: { $ref: "#/$defs/N" } } } } }],
    ["keywords that are none", { type: "strng", enum: "a", required: "b", properties: [], items: 5, minLength: "1", anyOf: {}, pattern: "(" }],
    ["divisors that are none", object({ a: { type: "number", multipleOf: 0, enum: [1.5, 2] }, b: { type: "integer", multipleOf: -0.5, minimum: 0, maximum: 3 }, c: { type: "number", multipleOf: 1e-320, minimum: 0 } })],
    ["a schema that is none", 5],
    ["nothing", null],
    ["true", true],
    ["names of the language", object({ __proto__: { type: "string" }, constructor: { type: "string" }, toString: { enum: ["__proto__"] }, hasOwnProperty: true, "10": {}, "2": {} })],
    ["look-around and a pattern that explodes", object({ a: { type: "string", pattern: "(?<=a)b" }, b: { type: "string", pattern: "^(a+)+$" }, c: { enum: ["aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"], pattern: "^(a+)+$" } })],
  ])("%s: does not differ from itself, and is told apart from nothing", (_, input) => {
    const schema = typeof input === "object" && input !== null && !Array.isArray(input) ? { type: "object", ...(input as JsonObject) } : input;
    const marked = typeof schema === "object" && schema !== null ? { ...copy(schema), $comment: "x" } : schema;
    expect(compared(listed(schema), listed(copy(marked))).changes.filter((change) => !("name" in change && change.name === "$comment") && !isUndecided(change))).toEqual([]);
    for (const other of [{ type: "object" }, object({ a: { type: "string" } }), object({ a: { type: "number", multipleOf: 0.5, enum: [1.5, 2, 3] }, b: { type: "integer", minimum: 1 } })]) {
      for (const [before, after] of [[schema, other], [other, schema]]) {
        const both = compared(listed(before!), listed(after!));
        const witnesses = new Witnesses(both.comparison);
        for (const { change } of judge(both)) {
          const difference = both.differenceOf(change);
          if (difference !== undefined) witnesses.of(difference);
        }
      }
    }
  });

  /** A schema that refers to itself without a value between has no meaning, so it is equal to nothing. */
  const isUndecided = (change: Compared["changes"][number]): boolean => change.kind === "condition-changed" || change.kind === "condition-added" || change.kind === "condition-removed";

  it("nesting as deep as the reader allows", () => {
    const deep = (leaf: Json): JsonObject => {
      let schema: Json = leaf;
      for (let depth = 0; depth < 160; depth++) schema = depth % 2 === 0 ? { type: "array", items: schema } : object({ a: schema });
      return { a: schema };
    };
    expect(told(deep({ type: "string" }), deep({ type: "string" }))).toEqual([]);
    expect(told(deep({ enum: ["x", "y"] }), deep({ enum: ["x"] }))).toEqual([expect.stringMatching(/^breaking parameter-value-removed .*\/enum$/)]);
  });

  it("thousands of values, branches and properties", () => {
    const values = Array.from({ length: 5000 }, (_, index) => `v${index}`);
    expect(told({ a: { enum: values } }, { a: { enum: values.slice(1) } })).toEqual(["breaking parameter-value-removed /properties/a/enum"]);
    const branches = Array.from({ length: 600 }, (_, index) => ({ const: `v${index}`, description: `d${index}` }));
    expect(told({ a: { oneOf: branches } }, { a: { oneOf: branches.slice(1) } })).toEqual(["breaking parameter-value-removed /properties/a/oneOf/0/const"]);
    const many = (type: string): JsonObject => Object.fromEntries(Array.from({ length: 800 }, (_, index) => [`p${index}`, { type: index === 799 ? type : "string" }]));
    expect(told(many("string"), many("integer"))).toEqual(["breaking parameter-type-narrowed /properties/p799/type"]);
    const unions = (last: string): JsonObject => ({ a: { anyOf: Array.from({ length: 60 }, (_, index) => object({ kind: { const: `k${index}` }, value: { type: index === 59 ? last : "string" } })) } });
    expect(told(unions("string"), unions("string"))).toEqual([]);
    expect(told(unions("string"), unions("integer"))[0]).toMatch(/^breaking /);
  });

  it("definitions that double with every step", () => {
    const definitions = (leaf: string): JsonObject => Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`D${index}`, index === 0 ? { type: leaf } : object({ a: { $ref: `#/$defs/D${index - 1}` }, b: { $ref: `#/$defs/D${index - 1}` } })]));
    const list = (leaf: string): JsonObject => listed({ ...object({ x: { $ref: "#/$defs/D39" } }), $defs: definitions(leaf) });
    expect(compared(list("string"), list("string")).changes).toEqual([]);
  });

  it("no list of tools at all, told as such", () => {
    for (const text of ["", "null", "[1]", '{"tools": {}}', '{"tools": [{}]}', '{"tools": [{"name": ""}]}', '{"result": {"tools": [null]}}', "\u0000", "{".repeat(100_000)]) {
      expect([text.slice(0, 20), readPublished(text).kind]).toEqual([text.slice(0, 20), "unreadable"]);
    }
    expect(readPublished('{"jsonrpc": "2.0", "id": 1, "result": {"tools": []}}').kind).toBe("tools-list");
    expect(readPublished("[]").kind).toBe("tools-list");
  });
});
