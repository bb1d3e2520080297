import { Failed, nearest, notFound } from "contract-gate/runtime";
import type { MetadataWriteUpdateArguments } from "../generated/tools/metadata_write.js";
import { isName } from "../metadata/address.js";
import { KINDS } from "../metadata/kinds.js";
import type { ValueType } from "../metadata/value-type.js";
import type { ProjectReading } from "../ports/reading.js";

/**
 * The type that an update asks for. A list of types is the whole type: qualifiers that the call does
 * not name are gone. Without a list the qualifiers of the type that stands are changed.
 *
 * @throws Failed for types that there are not, and for qualifiers that the types do not have
 */
export async function newType(reading: ProjectReading, before: ValueType, { types, length, fraction }: MetadataWriteUpdateArguments): Promise<ValueType> {
  let type = before;
  if (types !== undefined) {
    for (const name of types) await checkType(reading, name);
    const dates = types.filter((name) => DATES.has(name));
    if (dates.length > 1) throw refused(`Состав даты один: ${dates.join(", ")} вместе не бывают.`);
    type = { types: types.map((name) => (DATES.has(name) ? "Date" : name)), length: 0, fixed: false, precision: 0, scale: 0, nonNegative: false, dateFractions: DATES.get(dates[0] ?? "") ?? "" };
  }
  const [isString, isNumber] = [type.types.includes("String"), type.types.includes("Number")];
  if (length !== undefined && !isString && !isNumber) throw refused(`Длина бывает у строки и числа, а тип реквизита — ${type.types.join(", ")}.`);
  if (fraction !== undefined && !isNumber) throw refused(`Знаки после запятой бывают у числа, а тип реквизита — ${type.types.join(", ")}.`);
  if (isString && isNumber) throw refused("Строка и число в одном типе: их длины этим вызовом не различить, измените тип в EDT.");
  if (length !== undefined) type = isString ? { ...type, length } : { ...type, precision: length };
  if (fraction !== undefined) type = { ...type, scale: fraction };
  if (isNumber && type.precision === 0) throw refused("Числу нужна длина: передайте length.");
  if (isNumber && type.precision > LARGEST_PRECISION) throw refused(`Длина числа не больше ${LARGEST_PRECISION}, а передано: ${type.precision}.`);
  if (isNumber && type.scale > type.precision) throw refused(`Знаков после запятой не больше, чем знаков в числе: ${type.precision}.`);
  return type;
}

/** Primitive types, and references to objects that there are. */
async function checkType(reading: ProjectReading, type: string): Promise<void> {
  if (PRIMITIVE.has(type) || DATES.has(type)) return;
  const [word, name = "", ...rest] = type.split(".") as [string, ...string[]];
  const kind = KINDS.get(word === "DefinedType" ? word : word.replace(/Ref$/, ""));
  if (kind === undefined || !(word === "DefinedType" || (word.endsWith("Ref") && kind.words.includes(word)))) throw new Failed({ ...notFound(type, nearest(type, [...PRIMITIVE, ...DATES.keys(), "CatalogRef", "DocumentRef", "EnumRef", "DefinedType"], 3)), reason: `Типа ${type} нет.` });
  const names = await reading.folders(`src/${kind.folder}`);
  if (rest.length > 0 || !isName(name) || !names.includes(name)) throw new Failed({ ...notFound(type, nearest(name, names, 3).map((near) => `${word}.${near}`)), reason: `Типа ${type} нет: такого объекта в конфигурации нет.` });
}

function refused(reason: string): Failed {
  return new Failed({ code: "NOT_APPLICABLE", values: { reason } });
}

const PRIMITIVE: ReadonlySet<string> = new Set(["String", "Number", "Boolean", "ValueStorage", "UUID"]);
/** Names of dates, and what they are called in files: there one type has three qualifiers. */
const DATES: ReadonlyMap<string, string> = new Map([
  ["Date", "Date"],
  ["Time", "Time"],
  ["DateTime", ""],
]);
const LARGEST_PRECISION = 38;
