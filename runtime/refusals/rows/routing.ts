import type { Rows } from "../row.js";

/** Which tool and action are meant, whether they are served, and whether the profile may call them. */
export const ROUTING = {
  "tool-unknown": {
    code: "UNKNOWN_TOOL",
    retryable: false,
    message: "Инструмента {tool} на сервере {server} нет.",
    hint: "Ничего не выполнялось. Возьмите имя инструмента из списка сервера и повторите вызов.",
  },
  "tool-retired": {
    code: "UNKNOWN_TOOL",
    retryable: false,
    message: "Имя {tool} не принимается: инструмент называется {canonical}.",
    hint: "Ничего не выполнялось. Вызовите {canonical}; {tool} в {server} больше не существует.",
  },
  "tool-ungrouped": {
    code: "NOT_SERVED",
    retryable: false,
    message: "Вызов {operation} не обслуживается: он не входит ни в одну группу инструментов.",
    hint: "Ничего не выполнялось. Группу действию назначает автор сервера в каталоге; повтор вызова ничего не изменит.",
  },
  "action-undecided": {
    code: "NOT_SERVED",
    retryable: false,
    message: "Вызов {operation} не обслуживается: для него не решено, читает он или изменяет.",
    hint: "Ничего не выполнялось. Политику действия назначает автор сервера в каталоге; повтор вызова ничего не изменит.",
  },
  "group-not-enabled": {
    code: "GROUP_NOT_ENABLED",
    retryable: false,
    message: "Вызов {operation} недоступен: группа {group} не включена в профиле {profile}.",
    hint: "Ничего не выполнялось. Профили с этой группой и место их включения: {profiles}. После включения повторите вызов.",
  },
  "group-enabled-nowhere": {
    code: "GROUP_NOT_ENABLED",
    retryable: false,
    message: "Вызов {operation} недоступен: группа {group} не включена в профиле {profile}.",
    hint: "Ничего не выполнялось. Группу {group} не включает ни один профиль; добавить её в профиль может автор сервера.",
  },
  "action-missing": {
    code: "MISSING_PARAMETER",
    retryable: false,
    message: "Не указан параметр {parameter}: он выбирает действие инструмента {tool}.",
    hint: "Ничего не выполнялось. Передайте {parameter} с одним из значений: {supported}.",
  },
  // The format of markdown answers says it in these words (docs/answers.md); every other form says `action-unknown`.
  "operation-unknown": {
    code: "UNKNOWN_ACTION",
    retryable: false,
    message: "Unknown operation: {value}",
    hint: "supported: {supported}",
  },
  "action-unknown": {
    code: "UNKNOWN_ACTION",
    retryable: false,
    message: "Действия {value} у инструмента {tool} нет.",
    hint: "Ничего не выполнялось. Передайте {parameter} с одним из значений: {supported}.",
  },
  "action-retired": {
    code: "UNKNOWN_ACTION",
    retryable: false,
    message: "Имя {value} не принимается: действие называется {canonical}.",
    hint: "Ничего не выполнялось. Передайте {parameter}={canonical}; {value} в {server} больше не существует.",
  },
  "permission-required": {
    code: "PERMISSION_REQUIRED",
    retryable: false,
    message: "Вызов {operation} требует области доступа {scope}, а профиль {profile} её не выдаёт.",
    hint: "Ничего не выполнялось. Профили с областью {scope} и место их включения: {profiles}. После включения повторите вызов.",
  },
  "permission-granted-nowhere": {
    code: "PERMISSION_REQUIRED",
    retryable: false,
    message: "Вызов {operation} требует области доступа {scope}, а профиль {profile} её не выдаёт.",
    hint: "Ничего не выполнялось. Область {scope} не выдаёт ни один профиль; добавить её в профиль может автор сервера.",
  },
  "permission-without-scope": {
    code: "PERMISSION_REQUIRED",
    retryable: false,
    message: "Вызов {operation} изменяет данные, но область доступа для него не объявлена, и профиль {profile} не может её выдать.",
    hint: "Ничего не выполнялось. Область доступа действию назначает автор сервера в каталоге; повтор вызова ничего не изменит.",
  },
} as const satisfies Rows;
