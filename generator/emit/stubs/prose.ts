import type { Action, PublicContract, Tool } from "../../../runtime/contract/contract.js";

/** What handlers and their types say about themselves, in whole sentences. */

/** Who calls the handler of an action, when, and with which right. */
export function policySentences(contract: PublicContract, action: Action): string {
  return [policySentence(contract, action), ...scopeSentence(contract, action), ...latchSentence(action)].join(" ");
}

function policySentence(contract: PublicContract, action: Action): string {
  switch (action.policy) {
    case "READ_ONLY":
      return "Только чтение: вызов ничего не меняет.";
    case "PREVIEWABLE":
      return contract.conventions.includes("mode")
        ? "По умолчанию вызов — репетиция; выполняется он только с `mode=apply`."
        : "У действия есть репетиция и выполнение.";
    case "PREVIEW_PARAM":
      return flagSentence(action);
    case "APPLY_ONLY":
      return "Репетиции нет: каждый вызов сразу выполняется.";
    case "UNDECIDED":
      return "Политика ещё не выбрана: сервер не обслуживает этот вызов.";
  }
}

function flagSentence({ flag }: Action): string {
  if (flag === null) return "У действия есть репетиция и выполнение.";
  const rehearsal = code(`${flag.name}=${flag.rehearses}`);
  const execution = code(`${flag.name}=${!flag.rehearses}`);
  switch (flag.absent) {
    case "rehearse":
      return `Вызов — репетиция, пока в нём нет ${execution}.`;
    case "error":
      return `Вызов с ${rehearsal} — репетиция, с ${execution} — выполнение; без флага он отвергается.`;
    case "apply":
      return `Вызов с ${rehearsal} — репетиция; без флага он сразу выполняется.`;
  }
}

function scopeSentence(contract: PublicContract, action: Action): string[] {
  if (action.scope === null) return [];
  const title = contract.scopes.find((scope) => scope.name === action.scope)?.title;
  return [title === undefined ? `Нужна область доступа ${code(action.scope)}.` : `Нужна область доступа ${code(action.scope)} — «${title}».`];
}

function latchSentence(action: Action): string[] {
  if (action.latches.length === 0) return [];
  const latches = listed(action.latches.map(code));
  return [action.latches.length === 1 ? `Перед выполнением проверяется защёлка ${latches}.` : `Перед выполнением проверяются защёлки ${latches}.`];
}

/** Title and description of an action, or of the tool that has no actions. */
export function proseOfAction(tool: Tool, action: Action): string[] {
  return action.name === null ? proseOfTool(tool) : paragraphs(action);
}

export function proseOfTool(tool: Tool): string[] {
  return paragraphs(tool);
}

export function argumentsSentence(tool: Tool, action: Action): string {
  return action.name === null ? `Аргументы инструмента ${code(tool.name)}.` : `Аргументы действия ${code(action.name)} инструмента ${code(tool.name)}.`;
}

export function resultSentence(tool: Tool, action: Action): string {
  return action.name === null ? `Результат инструмента ${code(tool.name)}.` : `Результат действия ${code(action.name)} инструмента ${code(tool.name)}.`;
}

export function handlersSentence(tool: Tool): string {
  return `Обработчики инструмента ${code(tool.name)}, по одному на действие.`;
}

export function unservedSentence(tool: Tool): string {
  return `У инструмента ${code(tool.name)} нет обработчиков: политика его действий ещё не выбрана, и сервер его не обслуживает.`;
}

export function defineSentence(tool: Tool): string {
  return `Принимает обработчики инструмента ${code(tool.name)} и возвращает их же: недостающий или лишний не компилируется.`;
}

function paragraphs({ title, description }: Pick<Tool, "title" | "description">): string[] {
  return [title, description].filter((text): text is string => text !== null && text.trim() !== "");
}

/** `a`, `a и b`, `a, b и c`. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} и ${names.at(-1)!}`;
}

function code(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}
