import { child, children, type Element, textIn, type XmlText } from "../source/xml.js";
import type { Fragment } from "../source/xml-edits.js";

/** The type of an attribute's values, as a `type` element says it. */
export interface ValueType {
  /** As the file names them: `String`, `Number`, `CatalogRef.Валюты`. */
  readonly types: readonly string[];
  /** 0 is a string without bounds. */
  readonly length: number;
  readonly fixed: boolean;
  readonly precision: number;
  readonly scale: number;
  readonly nonNegative: boolean;
  /** `Date`, `Time`; empty for both. */
  readonly dateFractions: string;
}

export function readType(xml: XmlText, type: Element | undefined): ValueType {
  const at = (...path: readonly string[]): string => (type === undefined ? "" : textIn(xml, child(type, ...path)));
  return {
    types: type === undefined ? [] : children(type, "types").map((element) => textIn(xml, element)),
    length: Number(at("stringQualifiers", "length")),
    fixed: at("stringQualifiers", "fixed") === "true",
    precision: Number(at("numberQualifiers", "precision")),
    scale: Number(at("numberQualifiers", "scale")),
    nonNegative: at("numberQualifiers", "nonNegative") === "true",
    dateFractions: at("dateQualifiers", "dateFractions"),
  };
}

/** `Строка(12)`, `Число(15,2)`, `Дата`, `CatalogRef.Валюты`; what has no words of its own is named as the file does. */
export function typeInWords(type: ValueType): string {
  return type.types.map((name) => WORDS.get(name)?.(type) ?? name).join(", ");
}

/** The element, in the order and with the omissions of EDT. */
export function typeFragment(type: ValueType): Fragment {
  const content: Fragment[] = type.types.map((name) => ({ name: "types", content: name }));
  if (type.types.includes("Number")) content.push({ name: "numberQualifiers", content: [...number("precision", type.precision), ...number("scale", type.scale), ...flag("nonNegative", type.nonNegative)] });
  if (type.types.includes("String")) content.push({ name: "stringQualifiers", content: [...number("length", type.length), ...flag("fixed", type.fixed)] });
  if (type.types.includes("Date")) content.push({ name: "dateQualifiers", content: type.dateFractions === "" ? [] : [{ name: "dateFractions", content: type.dateFractions }] });
  return { name: "type", content };
}

const WORDS = new Map<string, (type: ValueType) => string>([
  ["String", ({ length }) => (length === 0 ? "Строка" : `Строка(${length})`)],
  ["Number", ({ precision, scale }) => (scale === 0 ? `Число(${precision})` : `Число(${precision},${scale})`)],
  ["Boolean", () => "Булево"],
  ["Date", ({ dateFractions }) => DATES.get(dateFractions) ?? "Дата и время"],
  ["ValueStorage", () => "ХранилищеЗначения"],
  ["UUID", () => "УникальныйИдентификатор"],
]);
const DATES: ReadonlyMap<string, string> = new Map([
  ["Date", "Дата"],
  ["Time", "Время"],
]);

const number = (name: string, value: number): Fragment[] => (value === 0 ? [] : [{ name, content: String(value) }]);
const flag = (name: string, value: boolean): Fragment[] => (value ? [{ name, content: "true" }] : []);
