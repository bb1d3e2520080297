import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import type { Json, JsonObject, PublicContract, Schema } from "../../runtime/contract/contract.js";
import { ordered } from "../../runtime/contract/ordered.js";
import { References } from "../../runtime/contract/references.js";

const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });

type Types = { readonly [name: string]: Schema };

function resolve(schema: Schema, types: Types, document: Json | null = null): JsonObject {
  const contract = { types, tools: [] } as Pick<PublicContract, "types" | "tools">;
  const definitions = new Map<string, Schema>();
  const resolved = new References(contract).resolve(schema, document, definitions) as JsonObject;
  return definitions.size === 0 ? resolved : { ...resolved, $defs: ordered<Json>(definitions) };
}

describe("references", () => {
  it("writes a type out where it is used, its words replaced by the ones beside the reference", () => {
    const types = { Fqn: { type: "string", description: "Адрес" } };
    expect(resolve({ properties: { from: { $ref: "#/types/Fqn" }, to: { $ref: "#/types/Fqn", description: "Куда" } } }, types)).toEqual({
      properties: { from: { type: "string", description: "Адрес" }, to: { type: "string", description: "Куда" } },
    });
  });

  it("puts a type that refers to itself under $defs", () => {
    const types = { Tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/types/Tree" } } } } };
    expect(resolve({ $ref: "#/types/Tree" }, types)).toEqual({
      $ref: "#/$defs/Tree",
      $defs: { Tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/Tree" } } } } },
    });
  });

  it("does not double with every type that uses the one before it twice", () => {
    const types: { [name: string]: Schema } = { T0: { type: "string", maxLength: 5 } };
    for (let index = 1; index <= 60; index++) types[`T${index}`] = { type: "object", properties: { a: { $ref: `#/types/T${index - 1}` }, b: { $ref: `#/types/T${index - 1}` } } };
    expect(JSON.stringify(resolve({ $ref: "#/types/T60" }, types)).length).toBeLessThan(100_000);
  });

  it("follows a chain of thousands of types", () => {
    const types: { [name: string]: Schema } = { T0: { type: "string" } };
    for (let index = 1; index <= 5000; index++) types[`T${index}`] = { type: "array", items: { $ref: `#/types/T${index - 1}` } };
    expect(JSON.stringify(resolve({ $ref: "#/types/T5000" }, types))).toContain('"type":"string"');
  });

  it("joins what cannot stand side by side in a branch", () => {
    const types = { Base: { type: "object", properties: { a: {} }, additionalProperties: false } };
    expect(resolve({ $ref: "#/types/Base", properties: { a: { type: "string" } } }, types)).toEqual({ properties: { a: { type: "string" } }, allOf: [types.Base] });
  });

  it("promises no default that stands behind a reference (a18)", () => {
    expect(resolve({ properties: { r: { $ref: "#/types/D" } } }, { D: { type: "string", default: "x" } })).toEqual({ properties: { r: { type: "string" } } });
  });

  it("looks local references up in their own document, by path too", () => {
    const document = { properties: { a: { type: "array", items: { type: "string" } }, b: { $ref: "#/properties/a/items" }, c: { $ref: "#/$defs/имя%20с~1чертой" } }, $defs: { "имя с/чертой": { type: "integer" } } };
    expect(resolve({ properties: document.properties }, {}, document)).toEqual({
      properties: { a: document.properties.a, b: { type: "string" }, c: { type: "integer" } },
    });
  });

  it.each<[string, string, JsonObject]>([
    ["an anchor", "#node", { $anchor: "node", type: "string" }],
    ["an anchor that may be replaced", "#node", { $dynamicAnchor: "node", type: "string" }],
    ["an $id", "Node", { $id: "Node", type: "string" }],
    ["an absolute $id", "https://example.org/node#", { $id: "https://example.org/node", type: "string" }],
  ])("follows %s of its own document, and drops the name", (_, reference, named) => {
    const document = { properties: { a: { $ref: reference }, b: { $dynamicRef: reference } }, $defs: { Named: named } };
    expect(resolve({ properties: document.properties }, {}, document)).toEqual({ properties: { a: { type: "string" }, b: { type: "string" } } });
  });

  it("follows a path within what has an $id", () => {
    const document = { $id: "https://example.org/all", properties: { a: { $ref: "https://example.org/all#/$defs/A" } }, $defs: { A: { type: "integer" } } };
    expect(resolve({ properties: document.properties }, {}, document)).toEqual({ properties: { a: { type: "integer" } } });
  });

  it("lets a validator compile what had names, twice the same one too", () => {
    const tree = { $id: "T0", type: "object", properties: { v: { type: "integer" }, kids: { type: "array", items: { $ref: "T0" } } }, additionalProperties: false };
    const byPath = { $id: "urn:example:n", type: "object", properties: { n: { $ref: "#/$defs/N" } }, additionalProperties: false };
    const document: JsonObject = { type: "object", properties: { p: tree, q: structuredClone(tree), r: { $ref: "#/$defs/N" } }, $defs: { N: byPath } };
    const accepts = ajv.compile(resolve({ type: "object", properties: document["properties"]! }, {}, document));
    expect([{ p: { kids: [{ v: 1 }] }, q: { v: 2 }, r: { n: {} } }, { p: { kids: [{ v: "s" }] } }, { q: { kids: [{ w: 1 }] } }, { r: { n: { m: 1 } } }].map((value) => accepts(value))).toEqual([true, false, false, false]);
  });

  it("keeps local references where it is told to", () => {
    const schema = { properties: { a: { $ref: "#/$defs/A" }, b: { $ref: "#/types/B" } } };
    expect(resolve(schema, { B: true }, null)).toEqual({ properties: { a: { $ref: "#/$defs/A" }, b: true } });
  });

  it.each(["https://example.org/x", "#anchor", "#/types/Missing", "#/types/constructor", "#/types/__proto__", "%", "#/%"])("leaves alone what names nothing: %s", ($ref) => {
    expect(resolve({ $ref }, {}, {})).toEqual({ $ref });
  });

  it("knows types named like members of objects", () => {
    const types = ordered<Schema>([["constructor", { type: "string" }], ["__proto__", { type: "integer" }]]);
    expect(resolve({ anyOf: [{ $ref: "#/types/constructor" }, { $ref: "#/types/__proto__" }] }, types)).toEqual({ anyOf: [{ type: "string" }, { type: "integer" }] });
  });

  it("accepts what the references accept (e4)", () => {
    const name = fc.constantFrom("A", "B", "C");
    const reference = name.map((type) => ({ $ref: `#/types/${type}` }));
    const leaf = fc.constantFrom<JsonObject>({ type: "integer" }, { type: "string", maxLength: 2 }, { const: null }, { type: "array", items: { type: "integer" } });
    const part: fc.Arbitrary<JsonObject> = fc.oneof(leaf, reference, fc.tuple(reference, fc.constantFrom<JsonObject>({ description: "d" }, { minLength: 1 }, { type: "string" }, { properties: { x: { type: "integer" } }, required: ["x"] }, { enum: ["a", 1] })).map(([one, beside]) => ({ ...one, ...beside })));
    const schema = fc.oneof(
      part,
      part.map((items) => ({ type: "array", items })),
      fc.tuple(part, part).map(([x, y]) => ({ type: "object", properties: { x, y } })),
      fc.array(part, { minLength: 1, maxLength: 2 }).map((anyOf) => ({ anyOf })),
    );
    // A reference straight to itself accepts nothing that can be told; validators recurse without end.
    const guarded = schema.map((inner) => (Object.hasOwn(inner, "$ref") || Object.hasOwn(inner, "anyOf") ? { type: "array", items: inner } : inner));
    const value = fc.oneof(fc.constantFrom<Json>(1, "a", "abc", null, [], {}), fc.constantFrom<Json>([1], ["a"], [[1]], { x: 1 }, { x: "a", y: [1] }, { x: { x: 1 } }, [{ x: 1 }]));
    fc.assert(
      fc.property(fc.record({ A: guarded, B: guarded, C: guarded }), schema, fc.array(value, { minLength: 5, maxLength: 8 }), (types, root, values) => {
        const before = ajv.compile({ ...(root as JsonObject), types });
        const after = ajv.compile(resolve(root, types));
        for (const one of values) expect({ value: one, accepted: after(one), types, root }).toEqual({ value: one, accepted: before(one), types, root });
      }),
      { numRuns: 60 },
    );
  });
});
