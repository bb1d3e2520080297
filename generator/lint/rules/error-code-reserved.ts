import { REFUSALS } from "../../../runtime/refusals/catalogue.js";
import type { Rule } from "../rule.js";

export const errorCodeReserved: Rule<{ code: string }> = {
  id: "error-code-reserved",
  severity: "error",
  blocks: true,
  summary: "`errors` declares a code that the runtime's own refusals use.",
  why: "A caller handles a code, not a sentence. Two meanings of one code make it guess whether something was executed.",
  bad: `errors:
  UNKNOWN_PARAMETER: { retryable: false, message: Реквизит не найден. }
`,
  good: `errors:
  ATTRIBUTE_MISSING: { retryable: false, message: Реквизит не найден. }
`,
  message: ({ code }) => `The code ${code} is one of the standard refusals.`,
  remedy: () => "Name the failure by a code of its own.",
  check(catalog, report) {
    const reserved = new Set(REFUSALS.map((row) => row.code));
    for (const error of catalog.errors) if (reserved.has(error.name)) report(error.keySpan, `errors.${error.name}`, { code: error.name });
  },
};
