import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { blocks, cellCode, codeLink, table } from "../markdown.js";

/** The matrix of policies: every action with what it may change and what it needs. */
export function policiesPage(contract: PublicContract): string {
  return blocks(
    "# Политики действий",
    "Политика говорит, что вызов делает с данными. Она записана на каждом действии отдельно и ни от чего не наследуется.",
    table(
      ["Политика", "Класс вызова", "Что значит"],
      [
        ["READ_ONLY", "read", "Только читает."],
        ["PREVIEWABLE", "rehearse", "По умолчанию предпросмотр без записи; выполняет только явный mode=apply."],
        ["PREVIEW_PARAM", "flag", "Предпросмотр и выполнение различаются логическим параметром самого действия."],
        ["APPLY_ONLY", "immediate", "Выполняется сразу, предпросмотра нет."],
        ["UNDECIDED", "immediate", "Ещё не решено; считается, что изменяет."],
      ],
    ),
    ...contract.tools.map((tool) => blocks(toolHeading(tool), matrix(tool))),
  );
}

/** The line that opens a tool's part of the page. */
export function toolHeading({ name, identifier }: Tool): string {
  return `## ${codeLink(name, `tools/${identifier}.md`)}`;
}

function matrix(tool: Tool): string {
  const several = tool.selector !== null;
  return table(
    [...(several ? ["Действие"] : []), "Политика", "Класс вызова", "Область доступа", "Группа", "Защёлки"],
    tool.actions.map(({ name, policy, callClass, scope, group, latches }) => [
      ...(several ? [cellCode(name ?? "")] : []),
      policy,
      callClass,
      scope === null ? "—" : cellCode(scope),
      group === null ? "—" : cellCode(group),
      latches.length === 0 ? "—" : latches.map(cellCode).join(", "),
    ]),
  );
}
