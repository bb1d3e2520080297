import { characterText } from "../characters.js";
import type { Name } from "../name.js";
import { spellingsOf } from "../names.js";
import type { Rule } from "../rule.js";
import { skeletonOf } from "../scripts.js";

/** A plural that is more than an `s`. */
const PLURAL: { readonly [kind: string]: string | undefined } = { property: "properties" };

export const nameClashLookAlike: Rule<{ kind: string; names: readonly string[]; differ: readonly string[] }> = {
  id: "name-clash-look-alike",
  severity: "error",
  blocks: false,
  summary: "Two names that stand beside each other look the same.",
  why: "A reviewer sees one name where a program sees two, so a change of one passes for a change of the other.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { kind: { type: string, enum: [copy, "\\u0441\\u043e\\u0440\\u0443"], description: Вид проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { kind: { type: string, enum: [copy, копия], description: Вид проверки } }
`,
  message: ({ kind, names, differ }) => `The ${PLURAL[kind] ?? `${kind}s`} ${names.map((name) => JSON.stringify(name)).join(" and ")} look the same and differ in ${differ.join(", ")}.`,
  remedy: () => "Rename one of them, or type it again in the script that it is read in.",
  check(catalog, report) {
    const namespaces = new Map<string, Map<string, Name>>();
    for (const name of spellingsOf(catalog)) {
      let looks = namespaces.get(name.namespace);
      if (looks === undefined) namespaces.set(name.namespace, (looks = new Map()));
      const look = skeletonOf(name.name);
      const first = looks.get(look);
      if (first === undefined) looks.set(look, name);
      else if (first.name !== name.name) {
        const differ = [...new Set(first.name + name.name)].filter((character) => first.name.includes(character) !== name.name.includes(character));
        report(name.at, name.path, { kind: name.kind, names: [first.name, name.name], differ: differ.map(characterText) }, { related: [{ at: first.at, note: "looks the same" }] });
      }
    }
  },
};
