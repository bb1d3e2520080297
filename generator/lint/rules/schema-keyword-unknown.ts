import { keysOf } from "../../../runtime/contract/ordered.js";
import { isSchemaObject } from "../../../runtime/contract/schema.js";
import type { Catalog } from "../../catalog/model.js";
import { didYouMean } from "../did-you-mean.js";
import type { Rule } from "../rule.js";
import { judgeSchemasWith, keywordsOf, schemasOf } from "../schemas.js";
import { vocabularyOf } from "../vocabulary.js";

export const schemaKeywordUnknown: Rule<{ keyword: string; dialect: string; hint: string; pointer: string }> = {
  id: "schema-keyword-unknown",
  severity: "error",
  blocks: false,
  summary: "A schema holds a keyword that its dialect does not have: `nullable`, or a misspelt one.",
  why: "Validators ignore what they do not know, so the limit that the author wrote is checked by nobody. Keys that begin with `x-` are left alone.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, nullable: true, description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { anyOf: [{ type: integer }, { type: "null" }], description: Глубина проверки } }
`,
  message: ({ keyword, dialect, hint, pointer }) => `"${keyword}" at ${pointer} is no keyword of JSON Schema ${dialect}.${hint}`,
  remedy: ({ keyword }) => REMEDIES.get(keyword) ?? "Correct the keyword, or take it away; a key of your own begins with `x-`.",
  check(catalog, report) {
    judgeSchemasWith(unknownWords(catalog), catalog, report, function* (judged) {
      const { dialect } = judged;
      if (dialect === null) return;
      const vocabulary = vocabularyOf(dialect);
      for (const { schema, steps } of judged.parts) {
        if (!isSchemaObject(schema)) continue;
        for (const keyword of keysOf(schema)) {
          if (vocabulary.has(keyword) || keyword.startsWith("x-")) continue;
          const hint = REMEDIES.has(keyword) ? "" : didYouMean(keyword, vocabulary.keys());
          yield { steps: [...steps, keyword], facts: { keyword, dialect, hint } };
        }
      }
    });
  },
};

/** Words that some dialect of the catalog does not have. */
function unknownWords(catalog: Catalog): readonly string[] {
  const dialects = new Set(schemasOf(catalog).map(({ dialect }) => dialect));
  const vocabularies = [...dialects].flatMap((dialect) => (dialect === null ? [] : [vocabularyOf(dialect)]));
  return [...keywordsOf(catalog).keys()].filter((word) => vocabularies.some((vocabulary) => !vocabulary.has(word)));
}

/** Words of OpenAPI and older drafts that people bring along. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ["nullable", 'Write `anyOf: [{ … }, { type: "null" }]`, or `type: [string, "null"]`.'],
  ["example", "Write `examples:` with a list."],
  ["discriminator", "Write `oneOf` with a `const` in each branch, or make the choice an action."],
  ["divisibleBy", "Write `multipleOf`."],
  ["optional", "Leave the name out of `required`."],
  ["extends", "Write `allOf`."],
  ["id", "Write `$id`."],
  ["prefixItems", "This dialect writes `items` with a list."],
  ["additionalItems", "This dialect writes `items` for what follows `prefixItems`."],
]);
