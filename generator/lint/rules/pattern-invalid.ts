import { PATTERN_WORDS, patternsIn, syntaxProblem } from "../patterns.js";
import type { Rule } from "../rule.js";
import { judgeSchemasWith } from "../schemas.js";

export const patternInvalid: Rule<{ pattern: string; problem: string; pointer: string }> = {
  id: "pattern-invalid",
  severity: "error",
  blocks: true,
  summary: "A `pattern`, or a key of `patternProperties`, is no regular expression.",
  why: "JSON Schema reads patterns as ECMAScript with the flag `u`. One that cannot be read stops a validator when it starts, or checks nothing.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { code: { type: string, pattern: '^[A-Z', description: Код объекта } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { code: { type: string, pattern: '^[A-Z]+$', description: Код объекта } }
`,
  message: ({ pattern, problem, pointer }) => `The pattern ${JSON.stringify(pattern)} at ${pointer} cannot be read: ${problem}.`,
  remedy: () => "Correct the expression; with the flag `u` only characters that need it may have a backslash.",
  check(catalog, report) {
    judgeSchemasWith(PATTERN_WORDS, catalog, report, function* (judged) {
      for (const { pattern, steps } of patternsIn(judged)) {
        const problem = syntaxProblem(pattern);
        if (problem !== null) yield { steps, facts: { pattern, problem } };
      }
    });
  },
};
