import { linearProblem, PATTERN_WORDS, patternsIn, syntaxProblem } from "../patterns.js";
import type { Rule } from "../rule.js";
import { judgeSchemasWith } from "../schemas.js";

export const patternNotLinear: Rule<{ pattern: string; part: string; pointer: string }> = {
  id: "pattern-not-linear",
  severity: "error",
  blocks: false,
  summary: "A pattern looks around or refers back, which does not run in linear time.",
  why: "Patterns judge what callers send, so the runtime runs them on an engine whose time is linear in the text. That engine has neither look-around nor back-references.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { code: { type: string, pattern: '^(?!test).*$', description: Код объекта } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { code: { type: string, pattern: '^[a-z]+$', description: Код объекта } }
`,
  message: ({ pattern, part, pointer }) => `The pattern ${JSON.stringify(pattern)} at ${pointer} holds ${part}, which the linear engine refuses.`,
  remedy: () => "Say it with plain pieces, with `not: { pattern: … }`, or with an `enum`; else let the handler check it.",
  check(catalog, report) {
    judgeSchemasWith(PATTERN_WORDS, catalog, report, function* (judged) {
      for (const { pattern, steps } of patternsIn(judged)) {
        const part = syntaxProblem(pattern) === null ? linearProblem(pattern) : null;
        if (part !== null) yield { steps, facts: { pattern, part } };
      }
    });
  },
};
