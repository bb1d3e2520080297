import fc from "fast-check";
import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { print } from "../../generator/emit/layout.js";
import { declarationDoc } from "../../generator/emit/types/declaration.js";
import { Document, Library, Names } from "../../generator/emit/types/definitions.js";
import { TypeReader } from "../../generator/emit/types/read-type.js";
import { NO_COMMENT } from "../../generator/emit/types/type.js";
import { definitionTypes } from "../../generator/emit/stubs/action-types.js";

/** The declarations of a schema that stands alone, the first one under the given name. */
export function declarationsOf(name: string, schema: Schema, filled = false): string {
  const names = new Names(null, [name]);
  const reader = new TypeReader();
  const document = new Document(schema, { prefix: name, names, from: null, library: new Library({}, "./types.js") });
  const type = reader.read(schema, document, filled);
  return [declarationDoc(name, type, NO_COMMENT), ...definitionTypes(reader)].map((doc) => print(doc, () => {})).join("\n\n") + "\n";
}

const NAMES = ["a", "b", "x-1", "10", "имя"] as const;
const name = fc.constantFrom(...NAMES);

/** Small JSON values, of which a good part satisfies the schemas below. */
export const values: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: "small" },
    fc.constantFrom<Json>("a", "b", 0, 1, 1.5, true, false, null, "null"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(name, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const scalars = fc.constantFrom<Json>("a", "b", 0, 1, true, null, "null");
const KINDS = ["string", "number", "integer", "boolean", "null", "array", "object"];
const optional = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(arbitrary, { nil: undefined });

/** Schemas of every construct that a type can say something of, and of some that none can. */
export const anySchemas: fc.Arbitrary<Schema> = schemasOf(KINDS, (schema) => [
  fc.record({ anyOf: fc.array(schema, { minLength: 1, maxLength: 3 }), type: optional(fc.constantFrom(...KINDS)) }).map(plain),
  fc.record({ allOf: fc.array(schema, { minLength: 1, maxLength: 3 }), type: optional(fc.constantFrom(...KINDS)) }).map(plain),
  fc.record({ oneOf: fc.array(schema, { minLength: 1, maxLength: 3 }), properties: fc.dictionary(name, schema, { maxKeys: 2, noNullPrototype: true }), required: fc.uniqueArray(name, { maxLength: 2 }), unevaluatedProperties: optional(schema) }).map(plain),
  fc.record({ type: fc.constant("object"), properties: fc.dictionary(name, schema, { maxKeys: 2, noNullPrototype: true }), anyOf: fc.array(fc.uniqueArray(name, { maxLength: 2 }).map((required) => ({ required })), { minLength: 1, maxLength: 3 }), additionalProperties: optional(schema) }).map(plain),
  fc.record({ properties: fc.dictionary(name, schema, { maxKeys: 2, noNullPrototype: true }), patternProperties: fc.dictionary(fc.constantFrom("^x-", "^[0-9]"), schema, { minKeys: 1, noNullPrototype: true }), additionalProperties: optional(schema), unevaluatedProperties: optional(schema) }).map(plain),
  fc.record({ prefixItems: fc.array(schema, { minLength: 1, maxLength: 3 }), items: optional(schema), unevaluatedItems: optional(schema), minItems: fc.nat(3), maxItems: optional(fc.nat(4)) }).map(plain),
  fc.record({ not: schema, type: optional(fc.constantFrom(...KINDS)) }).map(plain),
  fc.record({ if: schema, then: schema, else: schema, unevaluatedProperties: optional(schema) }).map(plain),
]);

/** Schemas that types say all of, so that what they refuse does not compile. */
export const tellableSchemas: fc.Arbitrary<Schema> = schemasOf(KINDS.filter((kind) => kind !== "integer"), (schema) => [
  fc.record({ type: fc.constant("array"), prefixItems: fc.array(schema, { minLength: 1, maxLength: 3 }), items: fc.constant(false), minItems: fc.nat(3) }).map(plain),
]);

/** Tellable ones, and what the named library tells too, if in other words. */
export const commonSchemas: fc.Arbitrary<Schema> = schemasOf(KINDS, (schema) => {
  const objectOf = (...names: string[]): fc.Arbitrary<JsonObject> => {
    const key = fc.constantFrom(...names);
    return fc.record({ type: fc.constant("object"), properties: fc.dictionary(key, schema, { maxKeys: 2, noNullPrototype: true }), required: fc.uniqueArray(key, { maxLength: 2 }) }).map(plain);
  };
  const required = fc.uniqueArray(fc.constantFrom("x-1", "10"), { maxLength: 2 }).map((names) => ({ required: names }));
  const scalar = fc.constantFrom<Schema>({ type: "string" }, { type: ["number", "null"] }, { enum: ["a", 1] });
  const patterns = fc.dictionary(fc.constantFrom("^x-", "^[0-9]"), scalar, { minKeys: 1, noNullPrototype: true });
  return [
    fc.record({ anyOf: fc.array(schema, { minLength: 1, maxLength: 3 }) }).map(plain),
    fc.record({ oneOf: fc.array(objectOf(...NAMES), { minLength: 1, maxLength: 3 }) }).map(plain),
    fc.tuple(objectOf("a", "b"), objectOf("x-1", "имя")).map((allOf): Schema => ({ allOf })),
    fc.record({ type: fc.constant("object"), additionalProperties: schema }).map(plain),
    fc.tuple(fc.dictionary(name, scalar, { maxKeys: 2, noNullPrototype: true }), patterns, scalar).map(([properties, patternProperties, additionalProperties]): Schema => ({ type: "object", properties, patternProperties, additionalProperties })),
    fc.tuple(objectOf("a", "b"), fc.array(required, { minLength: 1, maxLength: 3 })).map(([object, anyOf]): Schema => ({ ...object, anyOf })),
  ];
});

function schemasOf(names: readonly string[], more: (schema: fc.Arbitrary<Schema>) => fc.Arbitrary<Schema>[]): fc.Arbitrary<Schema> {
  const kinds = fc.constantFrom(...names);
  return fc.letrec<{ schema: Schema }>((tie) => {
    const schema = tie("schema");
    return {
      schema: fc.oneof(
        { maxDepth: 3, depthSize: "small" },
        kinds.map((type): Schema => ({ type })),
        fc.uniqueArray(kinds, { minLength: 1, maxLength: 3 }).map((type): Schema => ({ type })),
        fc.uniqueArray(scalars, { minLength: 1, maxLength: 3 }).map((values): Schema => ({ enum: values })),
        values.map((value): Schema => ({ const: value })),
        fc.constantFrom<Schema>(true, false, {}, { description: "что угодно" }),
        schema.map((items): Schema => ({ type: "array", items })),
        fc.record({ type: fc.constantFrom<Json>("object", ["object", "null"]), properties: fc.dictionary(name, schema, { maxKeys: 3, noNullPrototype: true }), required: fc.uniqueArray(name, { maxLength: 2 }), additionalProperties: fc.constantFrom<Schema | undefined>(undefined, false, true) }).map(plain),
        ...more(schema),
      ),
    };
  }).schema;
}

/** Without the keys whose value is undefined. */
function plain(schema: { readonly [key: string]: unknown }): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined)) as JsonObject;
}
