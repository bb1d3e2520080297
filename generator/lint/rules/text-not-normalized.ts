import type { Suggestion } from "../../diagnostics/finding.js";
import type { Span } from "../../diagnostics/span.js";
import type { Rule } from "../rule.js";
import { oddTextsOf } from "../texts.js";

export const textNotNormalized: Rule<{ subject: string; offset: number }> = {
  id: "text-not-normalized",
  severity: "error",
  blocks: false,
  summary: "A string is not in the normal form NFC: «й» of two characters, say.",
  why: "It shows as the same word and is another one. A filter, a name or an enum value that is typed on a keyboard will not match it.",
  bad: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: "Проверяет связи\\u0306 объект." }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: "Проверяет твой объект." }
`,
  message: ({ subject, offset }) => `${subject} is not in NFC from offset ${offset} on.`,
  remedy: () => "Write it again in NFC (`text.normalize()`); copies from macOS file names are the usual source.",
  check(catalog, report) {
    for (const { text, at, path } of oddTextsOf(catalog)) {
      const normal = text.normalize("NFC");
      if (normal === text) continue;
      let offset = 0;
      while (text[offset] === normal[offset]) offset++;
      report(at, path, { subject: path, offset }, suggestionFor(at));
    }
  },
};

/** The source in NFC, unless it says it by escapes. */
function suggestionFor(at: Span): { suggestion?: Suggestion } {
  const source = at.source.text.slice(at.start, at.end);
  const replacement = source.normalize("NFC");
  return replacement === source ? {} : { suggestion: { confidence: "safe", at, replacement } };
}
