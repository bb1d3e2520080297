import { isCatastrophic, PATTERN_WORDS, patternsIn } from "../patterns.js";
import type { Rule } from "../rule.js";
import { judgeSchemasWith } from "../schemas.js";

export const patternCatastrophic: Rule<{ pattern: string; pointer: string }> = {
  id: "pattern-catastrophic",
  severity: "warning",
  blocks: false,
  summary: "A pattern repeats what repeats already: `^(a+)+$`.",
  why: "The runtime is linear, but the contract is read by clients and servers whose engines are not. Twenty-eight letters hold one of them for half a minute.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { code: { type: string, pattern: '^(a+)+$', description: Код объекта } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { code: { type: string, pattern: '^a+$', description: Код объекта } }
`,
  message: ({ pattern, pointer }) => `The pattern ${JSON.stringify(pattern)} at ${pointer} may take time exponential in the text.`,
  remedy: () => "Repeat once: `^a+$` accepts what `^(a+)+$` does.",
  check(catalog, report) {
    judgeSchemasWith(PATTERN_WORDS, catalog, report, function* (judged) {
      for (const { pattern, steps } of patternsIn(judged)) {
        if (isCatastrophic(pattern)) yield { steps, facts: { pattern } };
      }
    });
  },
};
