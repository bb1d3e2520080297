import type { Labels } from "../contract/contract.js";

/**
 * The standard words of an answer (docs/answers.md). A model finds values by them, so they are published
 * with every contract, and one changes only with a journal entry.
 */

export type Status = keyof typeof STATUSES;

export const STATUSES = {
  committed: { circle: "🟢", ok: true, meaning: "Записано. У инструментов чтения — чтение прошло." },
  dry_run: { circle: "🟡", ok: true, meaning: "Предпросмотр без записи." },
  running: { circle: "🟡", ok: true, meaning: "Операция ушла в фон: позже нужен повторный вызов." },
  rolled_back: { circle: "🟠", ok: false, meaning: "Отклонено и откачено: ничего не изменилось, причина в rollback_reason." },
  failed: { circle: "🔴", ok: false, meaning: "Ошибка: причина в message, что делать — в fix_hint." },
  noop: { circle: "⚪", ok: true, meaning: "Менять было нечего: всё уже в нужном состоянии." },
} as const satisfies Labels["statuses"];

/** In the order in which an answer shows them. */
export const FIELDS = {
  status: "Исход вызова с кружком, после тире — причина.",
  fqn: "Адрес объекта: готовый аргумент для следующего вызова.",
  operation: "Выполненное действие.",
  count: "Сколько объектов обработано в пачке.",
  rollback_reason: "Почему изменение откачено.",
  lines: "Строки кода, которых коснулось изменение.",
  validation: "Чем закончилась проверка после изменения.",
  message: "Что случилось.",
  fix_hint: "Что сделать, чтобы вызов прошёл.",
  again: "Каким вызовом спросить о ходе операции.",
  confirm: "Что передать в confirm для выполнения.",
  expected: "Что передать в expected для выполнения.",
  preview: "Что передать в preview для выполнения.",
} as const satisfies Labels["fields"];

/** In the order in which an answer shows them. */
export const SECTIONS = {
  Changes: "Что изменилось, прочитанное после записи: «было → стало».",
  Diff: "Изменения текста построчно.",
  Preview: "Что изменится при выполнении.",
  Warnings: "На что обратить внимание.",
  "Did you mean": "Ближайшие подходящие имена.",
  Errors: "Все ошибки вызова по одной.",
  Checked: "Где искали, когда ничего не нашлось.",
} as const satisfies Labels["sections"];
