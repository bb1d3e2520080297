import { nodeAt } from "../../catalog/tree.js";
import { didYouMean, writeClosest } from "../did-you-mean.js";
import { itemOf } from "../actions.js";
import type { Rule } from "../rule.js";

export const groupUnknown: Rule<{ subject: string; group: string; hint: string }> = {
  id: "group-unknown",
  severity: "error",
  blocks: true,
  summary: "A tool, an action or a profile names a group that is not declared.",
  why: "Nobody could enable the group, and whether it reads or writes is unknown.",
  bad: `tools:
  object_check: { group: data-raed, policy: READ_ONLY, description: Проверяет объект. }
`,
  good: `tools:
  object_check: { group: data-read, policy: READ_ONLY, description: Проверяет объект. }
`,
  message: ({ subject, group, hint }) => `${subject} names the group "${group}", which is not declared.${hint}`,
  remedy: ({ group }) => `Correct the name, or declare "${group}" under \`groups\` with \`access\` and \`title\`.`,
  check(catalog, report) {
    const known = new Set(catalog.groups.map((group) => group.name));
    const judge = (group: string | null, place: Parameters<typeof report>[0], subject: string): void => {
      if (group !== null && !known.has(group)) report(place, subject, { subject, group, hint: didYouMean(group, known) }, "kind" in place ? writeClosest(place, group, known) : {});
    };
    for (const tool of catalog.tools) {
      const path = `tools.${tool.name}`;
      const own = nodeAt(tool.node, "group");
      if (own !== undefined) judge(tool.group, own, path);
      for (const action of tool.actions) {
        const node = action.name === null ? undefined : nodeAt(action.node, "group");
        if (node !== undefined) judge(action.group, node, action.path);
      }
    }
    for (const profile of catalog.profiles) for (const group of profile.groups ?? []) judge(group, itemOf(profile.node, "groups", group), `profiles.${profile.name}`);
  },
};
