import { published } from "../../contract/published.js";
import { confusables } from "../../routing/confusable.js";
import type { Rule } from "../rule.js";

export const descriptionConfusable: Rule<{ reading: string; writing: string; shared: readonly string[]; others: number }> = {
  id: "description-confusable",
  severity: "warning",
  blocks: false,
  summary: "A tool that reads and one that writes are described in nearly the same words.",
  why: "A model picks a tool by its description and sometimes picks wrong; where the neighbour writes, the wrong pick is a write.",
  bad: `tools:
  roles_show: { group: data-read, policy: READ_ONLY, description: Роли и права доступа пользователей. }
  roles_set: { group: data-write, policy: APPLY_ONLY, scope: data.write, description: Права доступа и роли всех пользователей базы. }
  object_list: { group: data-read, policy: READ_ONLY, description: Перечисляет объекты конфигурации. }
`,
  good: `tools:
  roles_show: { group: data-read, policy: READ_ONLY, description: "Показывает, что какая роль разрешает; ничего не меняет." }
  roles_set: { group: data-write, policy: APPLY_ONLY, scope: data.write, description: "Выдаёт и отбирает роли. Посмотреть, что уже выдано, — [[roles_show]]." }
  object_list: { group: data-read, policy: READ_ONLY, description: Перечисляет объекты конфигурации. }
`,
  message: ({ reading, writing, shared, others }) => `${reading} only reads and ${writing} writes, and their descriptions are near each other: both say ${shared.join(", ")}.${others === 0 ? "" : ` ${others} more tools that only read are near ${writing}.`}`,
  remedy: ({ reading, writing }) => `Begin each with what it does and not with what it is about, or let one name the other: \`[[${reading}]]\` in the description of ${writing}.`,
  check(catalog, report) {
    const tools = new Map(catalog.tools.map((tool) => [tool.name, tool]));
    for (const { reading, writing, shared, others } of confusables(published(catalog).contract)) {
      const [reader, writer] = [tools.get(reading)!, tools.get(writing)!];
      report(writer.keySpan, `tools.${writing}`, { reading, writing, shared: shared.slice(0, SHOWN), others }, { related: [{ at: reader.keySpan, note: "the one that reads" }] });
    }
  },
};

/** Words that are told: the most telling of those that both share. */
const SHOWN = 6;
