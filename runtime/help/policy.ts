import { codeSpan } from "../answer/escape.js";
import type { Action, PublicContract } from "../contract/contract.js";
import { DEFAULT_LIMIT, hasWindow, LARGEST_LIMIT } from "../contract/convention-parameters.js";
import { isMutating } from "../contract/policy.js";

/** What an action changes and what it asks for, in whole sentences. Derived, so that no prose can disagree. */
export function policySentences(contract: PublicContract, action: Action): readonly string[] {
  return [policySentence(contract, action), ...scopeSentence(contract, action), ...latchSentences(action), ...windowSentence(contract, action)];
}

function policySentence(contract: Pick<PublicContract, "conventions">, { policy, flag }: Action): string {
  switch (policy) {
    case "READ_ONLY":
      return "Только читает и ничего не меняет.";
    case "PREVIEWABLE":
      return contract.conventions.includes("mode")
        ? "По умолчанию это предпросмотр: без mode и с mode=preview вызов показывает, что изменится, и ничего не записывает. Выполняет только mode=apply."
        : "Изменяет данные, есть предпросмотр без записи.";
    case "PREVIEW_PARAM":
      return flag === null ? "Изменяет данные, есть предпросмотр без записи." : flagSentence(flag);
    case "APPLY_ONLY":
      return "Выполняется сразу: предпросмотра нет.";
    case "UNDECIDED":
      return "Не решено, читает это действие или изменяет; считается, что изменяет.";
  }
}

function flagSentence({ name, rehearses, absent }: NonNullable<Action["flag"]>): string {
  const preview = `${name}=${rehearses}`;
  const apply = `${name}=${!rehearses}`;
  switch (absent) {
    case "rehearse":
      return `По умолчанию это предпросмотр: без ${name} и с ${preview} вызов показывает, что изменится, и ничего не записывает. Выполняет только ${apply}.`;
    case "error":
      return `Режим называют всегда: ${preview} — предпросмотр без записи, ${apply} — выполнение. Без ${name} вызов отклоняется.`;
    case "apply":
      return `Выполняется сразу; предпросмотр без записи — с ${preview}.`;
  }
}

function scopeSentence({ scopes }: PublicContract, action: Action): string[] {
  if (action.scope === null || action.scope === "") return [];
  const title = scopes.find(({ name }) => name === action.scope)?.title;
  const scope = title === undefined ? codeSpan(action.scope) : `${codeSpan(action.scope)} (${title})`;
  const rehearses = isMutating(action) && (action.callClass === "rehearse" || action.callClass === "flag");
  return [rehearses ? `Нужна область доступа ${scope}, для предпросмотра тоже.` : `Нужна область доступа ${scope}.`];
}

const LATCH_SENTENCES = {
  confirm: "Для выполнения нужен confirm: адрес того, что меняется, ещё раз.",
  expected: "Для выполнения нужен expected: что стоит на месте изменения сейчас; значение даёт предпросмотр.",
  allowlist: "Выполнение возможно только по адресам, которые разрешает профиль.",
  preview: "Для выполнения нужен preview: токен, который выдал предпросмотр с теми же аргументами.",
} as const;

function latchSentences({ latches }: Action): string[] {
  return latches.map((latch) => LATCH_SENTENCES[latch]);
}

function windowSentence(contract: PublicContract, action: Action): string[] {
  if (!hasWindow(contract, action)) return [];
  const unit = action.window?.unit === "element" ? "отбирает элементы и сохраняет путь к ним" : "оставляет подходящие строки и заголовки их секций";
  const window = `Окно ответа: limit — сколько строк вернуть (1–${LARGEST_LIMIT}, по умолчанию ${DEFAULT_LIMIT}), offset — с какой строки начать, filter — регулярное выражение без учёта регистра, которое ${unit}.`;
  return action.window?.cache === false ? [window, "Ответ не кэшируется."] : [window];
}
