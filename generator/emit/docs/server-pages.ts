import type { Convention, Profile, PublicContract, Renames } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { blocks, cellCode, codeSpan, oneLine, table } from "../markdown.js";

/** Scopes, groups and profiles: who may do what, and where a person enables it. */
export function accessPage({ scopes, groups, profiles }: PublicContract): string {
  return blocks(
    "# Области доступа, группы и профили",
    "Профиль включает группы инструментов и выдаёт области доступа. Группа либо читает, либо пишет; режим выводится из включённых групп и отдельно не хранится.",
    "## Профили",
    ...(profiles.length === 0 ? ["Профилей нет."] : profiles.map(profileSection)),
    "## Группы",
    groups.length === 0 ? "Групп нет." : table(["Группа", "Доступ", "Название", "Что входит"], groups.map(({ name, access, title, description }) => [cellCode(name), access === "read" ? "чтение" : "запись", title, description ?? ""])),
    "## Области доступа",
    scopes.length === 0 ? "Областей доступа нет." : table(["Область", "Название", "Что разрешает"], scopes.map(({ name, title, description }) => [cellCode(name), title, description ?? ""])),
  );
}

function profileSection({ name, title, description, default: standard, groups, scopes, enable, allowlist }: Profile): string {
  return blocks(
    `### ${codeSpan(name)} — ${oneLine(title)}`,
    description,
    [
      ...(standard ? ["- Профиль по умолчанию."] : []),
      groups.length === 0 ? "- Групп не включает." : `- Включает группы: ${groups.map(codeSpan).join(", ")}.`,
      scopes.length === 0 ? "- Областей доступа не выдаёт." : `- Выдаёт области доступа: ${scopes.map(codeSpan).join(", ")}.`,
      ...(allowlist.length === 0 ? [] : [`- Разрешает изменять адреса: ${allowlist.map(codeSpan).join(", ")}.`]),
      ...(enable === null ? [] : [`- Где включить: ${oneLine(enable)}`]),
    ].join("\n"),
  );
}

/** Every way in which a call ends badly, in the contract's own sentences. */
export function errorsPage({ errors }: PublicContract): string {
  return blocks(
    "# Отказы и ошибки",
    "Слова в фигурных скобках сервер заменяет значениями вызова.",
    errors.length === 0 ? "Сервер не обещает отказов со своими кодами." : table(["Код", "Что случилось", "Повторять", "Сообщение", "Подсказка"], errors.map(({ id, code, retryable, message, hint }) => [cellCode(code), cellCode(id), retryable ? "да" : "нет", message, hint])),
  );
}

/** Statuses, fields and sections of answers. */
export function answersPage({ answers, labels }: PublicContract): string {
  const words = (renames: Renames, column: string): string | null => {
    const rows = entriesOf(renames).map(([name, meaning]) => [cellCode(name), meaning]);
    return rows.length === 0 ? null : table([column, "Что значит"], rows);
  };
  const statuses = entriesOf(labels.statuses).map(([status, { circle, meaning }]) => [circle, cellCode(status), meaning]);
  const fields = words(labels.fields, "Поле");
  const sections = words(labels.sections, "Секция");
  return blocks(
    "# Ответы",
    answers === "markdown" ? "Каждый ответ — короткий markdown с кружком статуса в первой строке." : answers === "envelope" ? "Каждый ответ — конверт `{ ok, data, warnings, error, meta }`, одинаковый для успеха и отказа." : "Форму ответа каждый инструмент описывает своей схемой.",
    ...(statuses.length === 0 ? [] : ["## Статусы", table(["Кружок", "Статус", "Что значит"], statuses)]),
    ...(fields === null ? [] : ["## Поля", fields]),
    ...(sections === null ? [] : ["## Секции", sections]),
  );
}

const PROMISES: { readonly [convention in Convention]: string } = {
  mode: "У действий с предпросмотром один переключатель — параметр mode: preview (по умолчанию) или apply.",
  closed: "Параметр, которого действие не знает, отклоняется на любой глубине, и ничего не выполняется.",
  refusals: "Отказы говорят словами контракта: что не принято, почему и что сделать.",
  window: "Действия чтения принимают окно ответа: limit, offset и filter.",
  hints: "Подсказки readOnlyHint и destructiveHint выводятся из политик действий, таблица действий лежит в _meta.",
};

/** What the whole server promises. */
export function conventionsPage({ conventions }: PublicContract): string {
  return blocks("# Соглашения сервера", conventions.length === 0 ? "Сервер не взял на себя ни одного соглашения." : conventions.map((convention) => `- ${codeSpan(convention)}: ${PROMISES[convention]}`).join("\n"));
}

/** Former names of tools and of parameters that any tool may meet. */
export function retiredPage({ retired }: PublicContract): string {
  const rows = (renames: Renames): string[][] => entriesOf(renames).map(([former, canonical]) => [cellCode(former), cellCode(canonical)]);
  const tools = rows(retired.tools);
  const parameters = rows(retired.parameters);
  return blocks(
    "# Прежние имена",
    "Прежнее имя не принимается; отказ называет имя, которое нужно вместо него.",
    ...(tools.length === 0 ? [] : ["## Инструменты", table(["Прежнее имя", "Имя теперь"], tools)]),
    ...(parameters.length === 0 ? [] : ["## Параметры", table(["Прежнее имя", "Имя теперь"], parameters)]),
    ...(tools.length + parameters.length === 0 ? ["Прежних имён у сервера нет."] : []),
  );
}
