import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { bare, lintOf } from "./catalog-of.js";
import { vocabularyOf, type Dialect } from "../../generator/lint/vocabulary.js";

const OPTIONS = { strict: false, validateFormats: false, logger: false } as const;
/**
 * Words that name places and not limits, and places that older meta-schemas leave alone. The `enum` of
 * draft-07 is left out because Ajv's copy refuses an empty one, which another rule tells.
 */
const APART: ReadonlySet<string> = new Set(["$schema", "$ref", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$recursiveRef", "$recursiveAnchor", "$vocabulary", "$comment", "$defs", "definitions", "dependencies", "contentEncoding", "contentMediaType", "writeOnly"]);

const plain = fc.constantFrom<unknown>(null, true, false, 0, -1, 2, 1.5, "", "string", "integer", "nope", [], ["a"], ["a", "a"], ["string", "null"], ["string", "string"], [1], {}, { a: true }, { a: "x" }, { a: ["b"] }, { a: { type: "int" } }, [{}], [true, {}], [{ type: "string" }, { minimum: "0" }]);

describe.each<[Dialect, Pick<Ajv, "validateSchema">, string]>([
  ["2020-12", new Ajv2020(OPTIONS), "https://json-schema.org/draft/2020-12/schema"],
  ["2019-09", new Ajv2019(OPTIONS), "https://json-schema.org/draft/2019-09/schema"],
  ["draft-07", new Ajv(OPTIONS), "http://json-schema.org/draft-07/schema#"],
])("judging schemas by the meta-schema of %s", (dialect, ajv, uri) => {
  const words = [...vocabularyOf(dialect).keys()].filter((word) => !APART.has(word) && !(word === "enum" && dialect === "draft-07"));

  it("agrees with Ajv", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(fc.constantFrom(...words), plain), { maxLength: 3, selector: ([word]) => word }), (entries) => {
        const schema = { $schema: uri, ...Object.fromEntries(entries) };
        const text = bare(`  object:\n    policy: READ_ONLY\n    description: Показывает.\n    result: ${JSON.stringify(schema)}\n`);
        const invalid = lintOf(text).some(({ rule }) => rule === "schema-invalid");
        expect([schema, !invalid]).toEqual([schema, ajv.validateSchema(schema) === true]);
      }),
      { numRuns: 200 },
    );
  });
});
