import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { Closing } from "../../generator/contract/close.js";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { entriesOf, mapValues } from "../../runtime/contract/ordered.js";

type Types = { readonly [name: string]: Schema };

/** The schema and the types it uses, closed as a catalog's are, with types where a validator finds them. */
function closed(schema: Schema, types: Types = {}, dialect?: string): JsonObject {
  const closing = new Closing();
  const document = dialect === undefined ? schema : { $schema: dialect };
  for (const type of Object.values(types)) closing.notice(type, { types, document: type });
  closing.notice(schema, { types, document });
  return {
    schema: closing.close(schema, { types, document }),
    types: mapValues(types, (type) => closing.close(type, { types, document: type })),
  };
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, code: { optimize: false } });

function validator(bundle: JsonObject): (value: unknown) => boolean {
  return ajv.compile({ ...(bundle["schema"] as JsonObject), types: bundle["types"]! }) as (value: unknown) => boolean;
}

const accepts = (bundle: JsonObject, value: unknown): boolean => validator(bundle)(value);

const close = (schema: JsonObject, types: Types = {}): Json => closed(schema, types)["schema"]!;

describe("closing objects", () => {
  it("closes a plain object, and every object inside it", () => {
    const point = { type: "object", properties: { x: { type: "integer" } } };
    expect(close({ type: "object", properties: { at: point, list: { type: "array", items: point }, pair: { prefixItems: [point] } } })).toEqual({
      type: "object",
      properties: {
        at: { ...point, additionalProperties: false },
        list: { type: "array", items: { ...point, additionalProperties: false } },
        pair: { prefixItems: [{ ...point, additionalProperties: false }] },
      },
      additionalProperties: false,
    });
  });

  it.each<[string, JsonObject]>([
    ["additionalProperties: true", { type: "object", properties: { a: {} }, additionalProperties: true }],
    ["typed additional properties", { type: "object", additionalProperties: { type: "string" } }],
    ["unevaluatedProperties", { type: "object", properties: { a: {} }, unevaluatedProperties: { type: "string" } }],
    ["names that must match", { type: "object", propertyNames: { pattern: "^x" } }],
    ["whole values", { type: "object", enum: [{ a: 1 }] }],
    ["anything", { description: "что угодно" }],
  ])("leaves open what its author opened: %s", (_, schema) => {
    expect(close(schema)).toEqual(schema);
  });

  it("keeps the keys that a pattern declares, and no others", () => {
    const bundle = closed({ type: "object", properties: { gid: { type: "string" } }, patternProperties: { "^x-": { type: "number" } } });
    expect(accepts(bundle, { gid: "a", "x-k": 1 })).toBe(true);
    expect(accepts(bundle, { y: 1 })).toBe(false);
  });

  it("closes a union of whole objects branch by branch", () => {
    const a = { type: "object", properties: { a: { type: "string" } } };
    const b = { type: "object", properties: { b: { type: "string" } } };
    expect(close({ anyOf: [a, b, { type: "string" }] })).toEqual({ anyOf: [{ ...a, additionalProperties: false }, { ...b, additionalProperties: false }, { type: "string" }] });
  });

  it("closes an object that several schemas describe at the outermost", () => {
    const schema = { type: "object", properties: { kind: { enum: ["a", "b"] } }, required: ["kind"], if: { properties: { kind: { const: "a" } } }, then: { properties: { size: { type: "integer" } } } };
    const bundle = closed(schema);
    expect(bundle["schema"]).toEqual({ ...schema, unevaluatedProperties: false });
    expect(accepts(bundle, { kind: "a", size: 1 })).toBe(true);
    expect(accepts(bundle, { kind: "b", size: 1 })).toBe(false);
    expect(accepts(bundle, { kind: "a", other: 1 })).toBe(false);
  });

  it("keeps the plain word where branches name nothing new", () => {
    const schema = { type: "object", properties: { a: {}, b: {} }, anyOf: [{ required: ["a"] }, { required: ["b"], properties: { b: { type: "string" } } }] };
    expect(close(schema)).toEqual({ ...schema, additionalProperties: false });
  });

  it("keeps a type open that others build upon, and closes it where it is used alone", () => {
    const types = { Base: { type: "object", properties: { name: { type: "string" } } } };
    const schema = { type: "object", properties: { alone: { $ref: "#/types/Base" }, more: { allOf: [{ $ref: "#/types/Base" }, { properties: { size: { type: "integer" } } }] } } };
    const bundle = closed(schema, types);
    expect(bundle["types"]).toEqual(types);
    expect(accepts(bundle, { alone: { name: "a" }, more: { name: "a", size: 1 } })).toBe(true);
    expect(accepts(bundle, { alone: { name: "a", size: 1 } })).toBe(false);
    expect(accepts(bundle, { more: { other: 1 } })).toBe(false);
  });

  it("closes a type that nobody builds upon where it stands", () => {
    const types = { Point: { type: "object", properties: { x: { type: "integer" } } } };
    const bundle = closed({ type: "object", properties: { at: { $ref: "#/types/Point", description: "где" } } }, types);
    expect(bundle).toEqual({
      schema: { type: "object", properties: { at: { $ref: "#/types/Point", description: "где" } }, additionalProperties: false },
      types: { Point: { ...types.Point, additionalProperties: false } },
    });
  });

  it("lets an inner object have the keys that a branch declares for it", () => {
    const inner = (name: string): JsonObject => ({ type: "object", properties: { [name]: { type: "string" } } });
    const bundle = closed({ type: "object", properties: { x: inner("a") }, allOf: [{ properties: { x: inner("b") } }, { if: { required: ["y"] }, then: { properties: { x: inner("c") } } }] });
    expect(accepts(bundle, { x: { a: "", b: "", c: "" } })).toBe(true);
    expect(accepts(bundle, { x: { d: "" } })).toBe(false);
  });

  it("leaves conditions as they are", () => {
    const schema = { type: "object", properties: { a: { type: "object", properties: { b: {}, c: {} } }, d: {} }, if: { properties: { a: { properties: { b: { const: 1 } } } } }, then: { required: ["d"] }, not: { properties: { a: { const: 1 } } } };
    expect(close(schema)).toEqual({ ...schema, properties: { ...schema.properties, a: { ...schema.properties.a, additionalProperties: false } }, additionalProperties: false });
  });

  it("lists the keys of all branches in draft-07, which knows no unevaluated ones", () => {
    const schema = { allOf: [{ properties: { a: { type: "string" } } }, { properties: { b: { type: "string" } } }] };
    expect(closed(schema, {}, "http://json-schema.org/draft-07/schema#")["schema"]).toEqual({ allOf: [...schema.allOf, { properties: { a: true, b: true }, additionalProperties: false }] });
  });

  it("survives a schema that refers to itself", () => {
    const types = { Tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/types/Tree" } } } } };
    const bundle = closed({ type: "object", properties: { tree: { $ref: "#/types/Tree" } } }, types);
    expect(accepts(bundle, { tree: { children: [{ children: [] }] } })).toBe(true);
    expect(accepts(bundle, { tree: { children: [{ other: 1 }] } })).toBe(false);
  });

  const cases = fc.record({ types: fc.array(schemas(0), { minLength: 3, maxLength: 3 }), schema: schemas(3), choices: fc.array(fc.nat(), { minLength: 60, maxLength: 60 }) });

  it("never refuses a value whose keys are all declared, and refuses a key that no schema declares, at any depth", () => {
    fc.assert(
      fc.property(cases, ({ types: list, schema, choices }) => {
        const types: Types = Object.fromEntries(list.map((type, index) => [`T${index}`, type]));
        const value = sample(schema, types, choices.values(), 4);
        expect(accepts({ schema, types }, value)).toBe(true);
        const bundle = closed(schema, types);
        const accepted = validator(bundle);
        if (!accepted(value)) throw new Error(`Refused: ${JSON.stringify({ value, bundle })}`);
        for (const extended of withForeignKey(value)) if (accepted(extended)) throw new Error(`Accepted: ${JSON.stringify({ extended, bundle })}`);
      }),
      { numRuns: 80 },
    );
  });
});

/**
 * Schemas of every way to describe an object, without one that an author opened; types build upon
 * earlier ones. A key is of one kind wherever it is declared, so that no two declarations exclude each other.
 */
function schemas(types: number): fc.Arbitrary<JsonObject> {
  return fc.letrec<{ schema: JsonObject; object: JsonObject; part: JsonObject }>((tie) => ({
    schema: fc.oneof(
      { maxDepth: 2, depthIdentifier: "schema" },
      fc.constant(null).map(() => ({ type: "object", properties: { a: { type: "integer" } } })),
      tie("object"),
      fc.array(tie("object"), { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
      fc.tuple(tie("object"), fc.array(tie("part"), { minLength: 1, maxLength: 2 })).map(([own, allOf]) => ({ ...own, allOf })),
      fc.array(tie("part"), { minLength: 1, maxLength: 3 }).map((allOf) => ({ type: "object", allOf })),
      fc.tuple(tie("object"), tie("part"), fc.constantFrom("a", "b", "c", "d")).map(([own, then, key]) => ({ ...own, if: { required: [key] }, then })),
      fc.tuple(tie("object"), fc.array(tie("part"), { minLength: 1, maxLength: 2 })).map(([own, anyOf]) => ({ ...own, anyOf })),
      ...(types > 0 ? [fc.nat(types - 1).map((type) => ({ $ref: `#/types/T${type}` }))] : []),
    ),
    part: types > 0 ? fc.oneof(tie("object"), fc.nat(types - 1).map((type) => ({ $ref: `#/types/T${type}` }))) : tie("object"),
    object: fc
      .array(fc.oneof(fc.constant<[string, JsonObject]>(["a", { type: "integer" }]), fc.tuple(fc.constantFrom("c", "d"), tie("schema")), tie("schema").map((items): [string, JsonObject] => ["e", { type: "array", items }])), { maxLength: 2 })
      .map((properties) => ({ type: "object", properties: Object.fromEntries(properties) })),
  })).schema;
}

/** A value of the schema with declared keys alone; not every one is valid. */
function sample(schema: JsonObject, types: Types, choices: Iterator<number>, depth: number): Json {
  const pick = (count: number): number => (choices.next().value ?? 0) % count;
  const parts: Json[] = [];
  const branch = (part: Json | undefined): void => void (part !== undefined && parts.push(sample(part as JsonObject, types, choices, depth)));
  if (schema["$ref"] !== undefined) branch(types[(schema["$ref"] as string).slice("#/types/".length)] as JsonObject);
  for (const part of (schema["allOf"] as Json[] | undefined) ?? []) branch(part);
  const alternatives = schema["anyOf"] as Json[] | undefined;
  if (alternatives !== undefined) branch(alternatives[pick(alternatives.length)]);
  if (schema["properties"] !== undefined) {
    const chosen = entriesOf(schema["properties"] as JsonObject).filter(() => depth > 0 && pick(3) > 0);
    parts.push(Object.fromEntries(chosen.map(([key, inner]) => [key, sample(inner as JsonObject, types, choices, depth - 1)])));
  }
  if (schema["then"] !== undefined && parts.some((part) => Object.hasOwn(part as object, (schema["if"] as { required: string[] }).required[0]!))) branch(schema["then"]);
  if (schema["type"] === "array") return depth === 0 ? [] : [sample(schema["items"] as JsonObject, types, choices, depth - 1)];
  if (schema["type"] === "integer") return 1;
  if (schema["type"] === "string") return "s";
  return parts.reduce<Json>((all, part) => merged(all, part), {});
}

function merged(one: Json, other: Json): Json {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null || Array.isArray(one) || Array.isArray(other)) return other;
  const left = one as JsonObject;
  return { ...left, ...mapValues(other as JsonObject, (value, key) => (Object.hasOwn(left, key) ? merged(left[key]!, value) : value)) };
}

/** The value with one key that nobody declares, in each of its objects in turn. */
function* withForeignKey(value: Json): Generator<Json> {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, item] of (value as readonly Json[]).entries()) for (const extended of withForeignKey(item)) yield value.with(index, extended);
    return;
  }
  yield { ...(value as JsonObject), foreign: 1 };
  for (const [key, item] of entriesOf(value as JsonObject)) for (const extended of withForeignKey(item)) yield { ...(value as JsonObject), [key]: extended };
}
