import { oneLine } from "./escape.js";
import { type Status, STATUSES } from "./labels.js";

/** What the text beside an envelope says: whole sentences, one a status. */
const SENTENCES: { readonly [status in Exclude<Status, "failed">]: string } = {
  committed: "Выполнено: {subject}.",
  dry_run: "Предпросмотр без записи: {subject}.",
  running: "Выполняется в фоне: {subject}. Позже повторите вызов, чтобы узнать исход.",
  rolled_back: "Отклонено и откачено, ничего не изменилось: {subject}.",
  noop: "Менять нечего, всё уже в нужном состоянии: {subject}.",
};
const READ = "Прочитано: {subject}.";

/** The short Russian summary of an answer that is no refusal. */
export function summarize(status: Exclude<Status, "failed">, isRead: boolean, subject: string): string {
  const sentence = isRead && status === "committed" ? READ : SENTENCES[status];
  return `${STATUSES[status].circle} ${sentence.replace("{subject}", () => oneLine(subject))}`;
}

/** The short Russian summary of a refusal or a failure. */
export function summarizeFailure(message: string, hint: string): string {
  return `${STATUSES.failed.circle} ${[message, hint].filter((part) => part !== "").map(oneLine).join(" ")}`;
}
