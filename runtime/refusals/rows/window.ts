import type { Rows } from "../row.js";

/** The reading window: limit, offset, filter and an action's own paging. */
export const WINDOW = {
  "limit-out-of-range": {
    code: "INVALID_WINDOW",
    retryable: false,
    message: "Параметр limit принимает целое число от 1 до {maximum}, а передано: {value}.",
    hint: "Ничего не выполнялось. Сузьте ответ параметром filter или адресом, потом листайте страницами.",
  },
  "offset-out-of-range": {
    code: "INVALID_WINDOW",
    retryable: false,
    message: "Параметр offset принимает целое число от 0 до {maximum}, а передано: {value}.",
    hint: "Ничего не выполнялось. Начните с offset=0 и берите следующее значение из строки lines.",
  },
  "paging-out-of-range": {
    code: "INVALID_WINDOW",
    retryable: false,
    message: "Параметр {parameter} принимает строки в виде «21-40», а передано: {value}.",
    hint: "Ничего не выполнялось. Номера идут с единицы; за один вызов отдаётся строк не больше {maximum}.",
  },
  "filter-invalid": {
    code: "INVALID_FILTER",
    retryable: false,
    message: "Параметр filter не читается как регулярное выражение: {reason}.",
    hint: "Ничего не выполнялось. Исправьте filter; символы . * + ? ( ) [ ] ^ $ | и обратную косую черту в обычном тексте экранируют обратной косой чертой.",
  },
  "filter-unsupported": {
    code: "INVALID_FILTER",
    retryable: false,
    message: "Параметр filter использует то, чего нет в поиске за линейное время: {reason}.",
    hint: "Ничего не выполнялось. Просмотр вперёд и назад и обратные ссылки не поддерживаются; перепишите filter без них.",
  },
  "filter-matches-all": {
    code: "INVALID_FILTER",
    retryable: false,
    message: "Параметр filter подходит к любой строке, в том числе к пустой, и ничего не отбирает: {value}.",
    hint: "Ничего не выполнялось. Уберите пустую ветвь (как в «ИНН|») или уберите filter совсем.",
  },
  "filter-too-long": {
    code: "INVALID_FILTER",
    retryable: false,
    message: "Параметр filter слишком велик для поиска.",
    hint: "Ничего не выполнялось. Укоротите filter до {maximum} символов и уменьшите числа повторов.",
  },
  "filter-too-slow": {
    code: "INVALID_FILTER",
    retryable: false,
    message: "Поиск по filter занял слишком много времени и остановлен.",
    hint: "Ничего не изменилось. Упростите filter или сузьте ответ адресом и повторите вызов.",
  },
} as const satisfies Rows;
