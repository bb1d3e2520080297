import type { Rows } from "../row.js";

/** Values that a schema does not admit; a row per keyword, so that each sentence is whole. */
export const VALUES = {
  "value-type": invalid("Параметр {parameter} должен быть другого типа: ожидается {expected}, а передано: {value}.", "Передайте {parameter} в нужном типе: значения не приводятся."),
  "value-enum": invalid("Значение параметра {parameter} не входит в допустимые: {value}.", "Передайте одно из значений: {supported}."),
  "value-const": invalid("Параметр {parameter} принимает единственное значение {expected}, а передано: {value}.", "Передайте {parameter} со значением {expected}."),
  "value-minimum": invalid("Параметр {parameter} не может быть меньше {expected}, а передано: {value}.", "Передайте число не меньше {expected}."),
  "value-exclusive-minimum": invalid("Параметр {parameter} должен быть больше {expected}, а передано: {value}.", "Передайте число больше {expected}."),
  "value-maximum": invalid("Параметр {parameter} не может быть больше {expected}, а передано: {value}.", "Передайте число не больше {expected}."),
  "value-exclusive-maximum": invalid("Параметр {parameter} должен быть меньше {expected}, а передано: {value}.", "Передайте число меньше {expected}."),
  "value-multiple": invalid("Параметр {parameter} должен делиться на {expected} без остатка, а передано: {value}.", "Передайте число, кратное {expected}."),
  "value-short": invalid("Параметр {parameter} короче, чем нужно: наименьшая длина в символах — {expected}, передано: {value}.", "Передайте строку нужной длины."),
  "value-long": invalid("Параметр {parameter} длиннее, чем можно: наибольшая длина в символах — {expected}, передано: {value}.", "Передайте строку нужной длины."),
  "value-pattern": invalid("Параметр {parameter} не подходит под образец {expected}: передано {value}.", "Передайте строку, которая подходит под образец."),
  "value-few-items": invalid("В списке {parameter} меньше элементов, чем нужно: наименьшее число — {expected}.", "Добавьте элементы в {parameter}."),
  "value-many-items": invalid("В списке {parameter} больше элементов, чем можно: наибольшее число — {expected}.", "Уберите лишние элементы из {parameter}."),
  "value-repeated-items": invalid("В списке {parameter} есть одинаковые элементы, а они должны различаться.", "Уберите повторы из {parameter}."),
  "value-without-item": invalid("В списке {parameter} нет ни одного подходящего элемента, а он обязателен.", "Добавьте в {parameter} элемент нужного вида."),
  "value-few-properties": invalid("В объекте {parameter} меньше полей, чем нужно: наименьшее число — {expected}.", "Добавьте поля в {parameter}."),
  "value-many-properties": invalid("В объекте {parameter} больше полей, чем можно: наибольшее число — {expected}.", "Уберите лишние поля из {parameter}."),
  "value-property-name": invalid("Имя поля {value} в {parameter} не допускается.", "Переименуйте или уберите поле {value}."),
  "value-alternatives": invalid("Параметр {parameter} не подходит ни под один из допустимых видов: передано {value}.", "Сверьтесь со схемой параметра и повторите вызов."),
  "value-ambiguous": invalid("Параметр {parameter} подходит под несколько видов сразу, а должен только под один: передано {value}.", "Уточните значение {parameter} и повторите вызов."),
  "value-forbidden": invalid("Такое значение параметра {parameter} не допускается: {value}.", "Сверьтесь со схемой параметра и повторите вызов."),
} as const satisfies Rows;

function invalid<Message extends string, Hint extends string>(message: Message, hint: Hint) {
  return { code: "INVALID_PARAMETER", retryable: false, message, hint: `Ничего не выполнялось. ${hint}` } as const;
}
