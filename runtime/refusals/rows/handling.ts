import type { Rows } from "../row.js";

/** What may become of a call whose checks have all passed. */
export const HANDLING = {
  "not-found": {
    code: "NOT_FOUND",
    retryable: false,
    message: "По адресу {address} ничего не найдено.",
    hint: "Проверьте адрес: имена берутся из ответов чтения без изменений.",
  },
  failed: {
    code: "FAILED",
    retryable: false,
    message: "{reason}",
    hint: "Исправьте причину и повторите вызов.",
  },
  "rolled-back": {
    code: "ROLLED_BACK",
    retryable: false,
    message: "Изменение отклонено и откачено, ничего не изменилось: {reason}",
    hint: "Исправьте причину отката и повторите вызов.",
  },
  "handler-failed": {
    code: "HANDLER_FAILED",
    retryable: false,
    message: "Вызов {operation} прервался из-за ошибки сервера.",
    hint: "Это ошибка сервера, а не вызова: сообщите о ней тому, кто его ведёт. Вызов ничего не менял.",
  },
  "handler-failed-applying": {
    code: "HANDLER_FAILED",
    retryable: false,
    message: "Вызов {operation} прервался из-за ошибки сервера во время выполнения.",
    hint: "Изменения могли быть внесены частично: прочитайте объект заново, прежде чем повторять вызов. Сообщите об ошибке тому, кто ведёт сервер.",
  },
  "result-invalid": {
    code: "INVALID_RESULT",
    retryable: false,
    message: "Ответ {operation} не соответствует контракту сервера и не может быть показан.",
    hint: "Это ошибка сервера, а не вызова: сообщите о ней тому, кто его ведёт. Вызов ничего не менял.",
  },
  "result-invalid-applying": {
    code: "INVALID_RESULT",
    retryable: false,
    message: "Вызов {operation} выполнен, но его ответ не соответствует контракту сервера и не может быть показан.",
    hint: "Прочитайте объект заново, чтобы узнать, что изменилось, и не повторяйте вызов вслепую. Сообщите об ошибке тому, кто ведёт сервер.",
  },
  "preview-mutated": {
    code: "PREVIEW_MUTATED",
    retryable: false,
    message: "Предпросмотр {operation} изменил рабочую область, хотя не должен был: {changes}.",
    hint: "Это ошибка сервера: не выполняйте это действие, пока её не исправят, и проверьте названное в рабочей области.",
  },
  cancelled: {
    code: "CANCELLED",
    retryable: true,
    message: "Вызов {operation} отменён.",
    hint: "Вызов ничего не менял, его можно повторить.",
  },
  "cancelled-applying": {
    code: "CANCELLED",
    retryable: false,
    message: "Вызов {operation} отменён во время выполнения.",
    hint: "Изменения могли быть внесены: прочитайте объект заново, прежде чем повторять вызов.",
  },
  "timed-out": {
    code: "TIMED_OUT",
    retryable: true,
    message: "Вызов {operation} не уложился в отведённое время: {limit}.",
    hint: "Вызов ничего не менял. Сузьте запрос или повторите его позже.",
  },
  "timed-out-applying": {
    code: "TIMED_OUT",
    retryable: false,
    message: "Вызов {operation} не уложился в отведённое время: {limit}.",
    hint: "Изменения могли быть внесены или ещё вносятся: прочитайте объект заново, прежде чем повторять вызов.",
  },
  "workspace-busy": {
    code: "WORKSPACE_BUSY",
    retryable: true,
    message: "Рабочая область занята другим изменением.",
    hint: "Ничего не выполнялось. Изменения выполняются по одному: повторите вызов позже.",
  },
  "server-stopping": {
    code: "SERVER_STOPPING",
    retryable: true,
    message: "Сервер останавливается и новых вызовов не принимает.",
    hint: "Ничего не выполнялось. Повторите вызов, когда сервер снова запустится.",
  },
  "internal-error": {
    code: "INTERNAL_ERROR",
    retryable: false,
    message: "Вызов {operation} прервался из-за ошибки в самом сервере.",
    hint: "Это ошибка сервера, а не вызова: сообщите о ней тому, кто его ведёт. Прежде чем повторять изменение, прочитайте объект заново.",
  },
} as const satisfies Rows;
