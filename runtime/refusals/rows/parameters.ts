import type { Rows } from "../row.js";

/** Names of parameters and the mode switch. */
export const PARAMETERS = {
  "arguments-not-object": {
    code: "INVALID_ARGUMENTS",
    retryable: false,
    message: "Аргументы вызова должны быть объектом, а передано: {given}.",
    hint: "Ничего не выполнялось. Передайте аргументы объектом с именами параметров.",
  },
  // What docs/answers.md shows, to the character.
  "parameter-retired-mode": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: канонический переключатель режима — {canonical}.",
    hint: "Ничего не выполнялось. Передайте {canonical}=preview для предпросмотра или {canonical}=apply для выполнения; {parameter} в {server} больше не существует. Уберите {parameter} и повторите вызов.",
  },
  "parameter-retired-mode-flag": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: канонический переключатель режима этого действия — {canonical}.",
    hint: "Ничего не выполнялось. Передайте {canonical}={rehearses} для предпросмотра или {canonical}={applies} для выполнения; {parameter} в {server} больше не существует. Уберите {parameter} и повторите вызов.",
  },
  "parameter-retired-mode-read": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: у {operation} нет переключателя режима.",
    hint: "Ничего не выполнялось. Этот вызов только читает и ничего не меняет; {parameter} в {server} больше не существует. Уберите {parameter} и повторите вызов.",
  },
  "parameter-retired-mode-immediate": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: у {operation} нет переключателя режима.",
    hint: "Ничего не выполнялось. Предпросмотра у этого вызова нет, он выполняется сразу; {parameter} в {server} больше не существует. Уберите {parameter}, только если действие нужно выполнить.",
  },
  "parameter-retired": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: канонический параметр — {canonical}.",
    hint: "Ничего не выполнялось. Передайте значение в {canonical}; {parameter} в {server} больше не существует. Уберите {parameter} и повторите вызов.",
  },
  "parameter-retired-elsewhere": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: он называется {canonical}, а у {operation} такого параметра нет.",
    hint: "Ничего не выполнялось. Уберите {parameter} и повторите вызов; {parameter} в {server} больше не существует.",
  },
  "parameter-misspelt": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: канонический параметр — {canonical}.",
    hint: "Ничего не выполнялось. Похоже, имелся в виду {canonical}: передайте его вместо {parameter} и повторите вызов.",
  },
  "parameter-unknown": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: у {operation} такого параметра нет.",
    hint: "Ничего не выполнялось. Уберите {parameter} и повторите вызов. Здесь принимаются: {supported}.",
  },
  "parameter-unknown-none": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: у {operation} такого параметра нет.",
    hint: "Ничего не выполнялось. Уберите {parameter} и повторите вызов: здесь не принимается ни один параметр.",
  },
  "parameter-missing": {
    code: "MISSING_PARAMETER",
    retryable: false,
    message: "Не указан обязательный параметр {parameter}.",
    hint: "Ничего не выполнялось. Добавьте {parameter} ({expected}) и повторите вызов.",
  },
  "mode-unknown": {
    code: "INVALID_MODE",
    retryable: false,
    message: "Параметр {parameter} принимает preview или apply, а передано: {value}.",
    hint: "Ничего не выполнялось. Передайте {parameter}=preview для предпросмотра или {parameter}=apply для выполнения.",
  },
  "mode-on-read": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: у {operation} нет переключателя режима.",
    hint: "Ничего не выполнялось. Политика действия — READ_ONLY: оно только читает. Уберите {parameter} и повторите вызов.",
  },
  "mode-on-immediate": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: у {operation} нет переключателя режима.",
    hint: "Ничего не выполнялось. Политика действия — APPLY_ONLY: предпросмотра у него нет, вызов выполняется сразу. Уберите {parameter}, только если действие нужно выполнить.",
  },
  "mode-on-flag": {
    code: "UNKNOWN_PARAMETER",
    retryable: false,
    message: "Параметр {parameter} не принимается: канонический переключатель режима этого действия — {canonical}.",
    hint: "Ничего не выполнялось. Политика действия — PREVIEW_PARAM: передайте {canonical}={rehearses} для предпросмотра или {canonical}={applies} для выполнения.",
  },
  "flag-missing": {
    code: "MISSING_PARAMETER",
    retryable: false,
    message: "Не указан параметр {parameter}: без него неясно, предпросмотр это или выполнение.",
    hint: "Ничего не выполнялось. Передайте {parameter}={rehearses} для предпросмотра или {parameter}={applies} для выполнения.",
  },
  "flag-unknown": {
    code: "INVALID_MODE",
    retryable: false,
    message: "Параметр {parameter} принимает true или false, а передано: {value}.",
    hint: "Ничего не выполнялось. Передайте {parameter}={rehearses} для предпросмотра или {parameter}={applies} для выполнения; строки и числа к логическому значению не приводятся.",
  },
} as const satisfies Rows;
