import { type Change as Told, Failed, quoted } from "contract-gate/runtime";
import type { MetadataWriteUpdateArguments } from "../generated/tools/metadata_write.js";
import { find, type Found, localized, localizedEntry, readConfiguration } from "../metadata/find.js";
import { readType, typeFragment, typeInWords, type ValueType } from "../metadata/value-type.js";
import type { Change } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { applyEdits, type TextEdit } from "../source/edits.js";
import { plain } from "../source/plain.js";
import { attribute, child, textIn } from "../source/xml.js";
import { insertAfter, removeElement, replaceElement, setText } from "../source/xml-edits.js";
import { writeOf } from "./carry-out.js";
import { newType } from "./new-type.js";

/** What of an object an update can change, as one reading shows it. */
export interface Properties {
  readonly synonym: string;
  readonly comment: string;
  /** Null for what has no type. */
  readonly type: ValueType | null;
  /** Kind of the value that new objects are filled with: `StringValue`; null without one. */
  readonly fill: string | null;
}

export async function readProperties(reading: ProjectReading, fqn: string): Promise<Properties> {
  const { language } = await readConfiguration(reading);
  return propertiesOf(await find(reading, fqn), language);
}

/** Works out an update from what is read, and from nothing else. */
export async function planUpdate(reading: ProjectReading, args: MetadataWriteUpdateArguments): Promise<Change> {
  const { language } = await readConfiguration(reading);
  const found = await find(reading, args.fqn);
  const { fqn: _, ...given } = args;
  if (Object.keys(given).length === 0) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: "Не названо ни одно свойство: передайте synonym, comment, types, length или fraction." }, given: args.fqn });
  const edits = [...synonymEdits(found, args.synonym, language), ...commentEdits(found, args.comment), ...(await typeEdits(reading, found, args))];
  return writeOf(found.xml.path, found.xml.text, applyEdits(found.xml.text, edits));
}

/** What differs between two readings, in the order in which the file holds it. */
export function differencesOf(before: Properties, after: Properties): readonly Told[] {
  const told: Told[] = [];
  if (before.synonym !== after.synonym) told.push({ name: "synonym", before: quoted(before.synonym), after: quoted(after.synonym) });
  if (before.comment !== after.comment) told.push({ name: "comment", before: quoted(before.comment), after: quoted(after.comment) });
  if (before.type !== null && after.type !== null) {
    const [was, is] = [typeInWords(before.type), typeInWords(after.type)];
    if (was !== is) told.push({ name: sameTypes(before.type, after.type) ? "length" : "type", before: was, after: is });
  }
  if (before.fill !== after.fill) told.push({ name: "fillValue", before: before.fill ?? "нет", after: after.fill ?? "нет" });
  return told;
}

/** A type whose qualifiers go the next time that only its name is written. */
export function hasQualifiers(type: ValueType | null): boolean {
  return type !== null && ((type.types.includes("String") && type.length > 0) || (type.types.includes("Number") && type.precision > 0));
}

function propertiesOf({ xml, element }: Found, language: string): Properties {
  const type = child(element, "type");
  const fill = child(element, "fillValue");
  return {
    synonym: localized(xml, element, "synonym", language),
    comment: textIn(xml, child(element, "comment")),
    type: type === undefined ? null : readType(xml, type),
    fill: fill === undefined ? null : (attribute(xml, fill, "xsi:type")?.replace(/^core:/, "") ?? null),
  };
}

function synonymEdits({ xml, element }: Found, synonym: string | undefined, language: string): TextEdit[] {
  if (synonym === undefined) return [];
  plain("synonym", synonym);
  const entry = localizedEntry(xml, element, "synonym", language);
  const value = entry === undefined ? undefined : child(entry, "value");
  if (synonym === "") return entry === undefined ? [] : [removeElement(xml, entry)];
  const fragment = { name: "synonym", content: [{ name: "key", content: language }, { name: "value", content: synonym }] };
  if (entry === undefined) return [insertAfter(xml, child(element, "name")!, fragment)];
  if (value === undefined) return [replaceElement(xml, entry, fragment)];
  return textIn(xml, value) === synonym ? [] : [setText(xml, value, synonym)];
}

function commentEdits({ xml, element }: Found, comment: string | undefined): TextEdit[] {
  if (comment === undefined) return [];
  plain("comment", comment);
  const stands = child(element, "comment");
  if (comment === "") return stands === undefined ? [] : [removeElement(xml, stands)];
  if (stands !== undefined) return textIn(xml, stands) === comment ? [] : [setText(xml, stands, comment)];
  const before = element.children.filter(({ name }) => name === "name" || name === "synonym").at(-1)!;
  return [insertAfter(xml, before, { name: "comment", content: comment })];
}

async function typeEdits(reading: ProjectReading, { xml, element, address }: Found, args: MetadataWriteUpdateArguments): Promise<TextEdit[]> {
  if (args.types === undefined && args.length === undefined && args.fraction === undefined) return [];
  const type = child(element, "type");
  if (type === undefined) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `У ${address.text} нет типа: тип бывает у реквизита, измерения и ресурса.` }, given: args.fqn });
  const before = readType(xml, type);
  const after = await newType(reading, before, args);
  if (sameTypes(before, after) && typeInWords(before) === typeInWords(after)) return [];
  const length = child(type, "stringQualifiers", "length");
  const onlyLength = sameTypes(before, after) && length !== undefined && after.length > 0 && before.precision === after.precision && before.scale === after.scale;
  const edits = [onlyLength ? setText(xml, length, String(after.length)) : replaceElement(xml, type, typeFragment(after))];
  const fill = child(element, "fillValue");
  // A value of the old type would not be one of the new.
  if (fill !== undefined && !sameTypes(before, after) && attribute(xml, fill, "xsi:type") !== UNDEFINED) edits.push(replaceElement(xml, fill, { name: "fillValue", attributes: ` xsi:type="${UNDEFINED}"` }));
  return edits;
}

function sameTypes(one: ValueType, other: ValueType): boolean {
  return one.types.join() === other.types.join() && one.dateFractions === other.dateFractions;
}

const UNDEFINED = "core:UndefinedValue";
