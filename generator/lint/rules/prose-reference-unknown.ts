import { referencesIn } from "../../contract/prose.js";
import { didYouMean } from "../did-you-mean.js";
import { proseOf } from "../prose.js";
import { referableNames, targetsOf } from "../references.js";
import type { Rule } from "../rule.js";

export const proseReferenceUnknown: Rule<{ subject: string; reference: string; hint: string }> = {
  id: "prose-reference-unknown",
  severity: "error",
  blocks: true,
  summary: "`[[tool.action]]` in prose names nothing.",
  why: "The generator writes the real name in place of a reference, so that descriptions follow a rename. One that points nowhere would send a model to a tool that does not exist.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект. Прочитать его — [[object_raed]].
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект. Прочитать его — [[object_read]].
`,
  message: ({ subject, reference, hint }) => `${subject} refers to [[${reference}]], which is no tool and no action.${hint}`,
  remedy: () => "Correct the reference, or write `\\[[` where two brackets are meant.",
  check(catalog, report) {
    const find = targetsOf(catalog);
    for (const prose of proseOf(catalog)) {
      for (const { name } of referencesIn(prose.text)) {
        if (find(name) === null) report(prose.node, prose.path, { subject: prose.path, reference: name, hint: didYouMean(name, referableNames(catalog)) });
      }
    }
  },
};
