import type { Rows } from "../row.js";

/** What an apply still asks for, each failing closed. */
export const LATCHES = {
  "confirm-missing": {
    code: "CONFIRMATION_REQUIRED",
    retryable: false,
    message: "Выполнение {operation} нужно подтвердить параметром confirm.",
    hint: "Ничего не выполнялось. Повторите в confirm адрес того, что меняется: {expected}.",
  },
  "confirm-mismatch": {
    code: "CONFIRMATION_MISMATCH",
    retryable: false,
    message: "Подтверждение не совпадает с адресом: передано {value}.",
    hint: "Ничего не выполнялось. Проверьте адрес и повторите его в confirm без изменений: {expected}.",
  },
  "expected-missing": {
    code: "EXPECTED_REQUIRED",
    retryable: false,
    message: "Для выполнения {operation} нужен параметр expected: что стоит на месте изменения сейчас.",
    hint: "Ничего не выполнялось. Возьмите значение expected из ответа предпросмотра и повторите вызов.",
  },
  "expected-mismatch": {
    code: "EXPECTED_MISMATCH",
    retryable: false,
    message: "На месте изменения стоит уже не то, что передано в expected.",
    hint: "Ничего не выполнялось. Прочитайте объект заново, возьмите новое значение expected из предпросмотра и повторите вызов.",
  },
  "address-not-allowed": {
    code: "ADDRESS_NOT_ALLOWED",
    retryable: false,
    message: "Адрес {address} не входит в список разрешённых для изменения в профиле {profile}.",
    hint: "Ничего не выполнялось. Разрешены адреса: {supported}. Список меняет человек, который ведёт профили сервера.",
  },
  "address-none-allowed": {
    code: "ADDRESS_NOT_ALLOWED",
    retryable: false,
    message: "Адрес {address} не входит в список разрешённых для изменения в профиле {profile}.",
    hint: "Ничего не выполнялось. Список разрешённых адресов этого профиля пуст; его меняет человек, который ведёт профили сервера.",
  },
  "preview-missing": {
    code: "PREVIEW_REQUIRED",
    retryable: false,
    message: "Для выполнения {operation} нужен параметр preview: токен, который выдаёт предпросмотр.",
    hint: "Ничего не выполнялось. Вызовите предпросмотр с теми же аргументами и передайте значение preview из его ответа.",
  },
  "preview-foreign": {
    code: "PREVIEW_FOREIGN",
    retryable: false,
    message: "Значение preview выдано не для этого вызова: инструмент, действие или аргументы другие.",
    hint: "Ничего не выполнялось. Вызовите предпросмотр с теми же аргументами и передайте значение preview из его ответа.",
  },
  "preview-stale": {
    code: "PREVIEW_STALE",
    retryable: false,
    message: "После предпросмотра состояние изменилось: показанное уже не то, что будет выполнено.",
    hint: "Ничего не выполнялось. Вызовите предпросмотр ещё раз, проверьте его и передайте новое значение preview.",
  },
  "preview-used": {
    code: "PREVIEW_STALE",
    retryable: false,
    message: "Значение preview уже использовано: одним предпросмотром можно выполнить одно изменение.",
    hint: "Ничего не выполнялось. Вызовите предпросмотр ещё раз и передайте новое значение preview.",
  },
} as const satisfies Rows;
