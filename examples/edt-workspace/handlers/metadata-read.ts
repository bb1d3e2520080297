import { address, type Answer, type Item, list, quoted, type Section } from "contract-gate/runtime";
import { defineMetadataRead } from "../generated/tools/metadata_read.js";
import { child, children, type Element, textIn, type XmlText } from "../source/xml.js";
import { find, type Found, localized, nameOf, readConfiguration } from "../metadata/find.js";
import { readType, typeInWords } from "../metadata/value-type.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";

export const metadataRead = defineMetadataRead<ProjectReading, ProjectCore>()({
  read: async ({ arguments: { fqn }, reading }) => {
    const { language, objects } = await readConfiguration(reading);
    return fqn === "Configuration" ? describeConfiguration(objects) : describe(await find(reading, fqn), language);
  },
});

function describeConfiguration(objects: ReadonlyMap<string, readonly string[]>): Answer<unknown> {
  const total = [...objects.values()].reduce((sum, addresses) => sum + addresses.length, 0);
  const items = [...objects].map(([kind, addresses]): Item => ({ name: kind, detail: addresses.length, children: addresses.map((object) => address(object)) }));
  return { digest: [`objects ${total}`, `kinds ${objects.size}`], sections: [{ ...list("Objects", items, total), hidden: 0 }] };
}

/** An object with its parts, or a part with its own. */
function describe({ xml, element, address: { kind, members } }: Found, language: string): Answer<unknown> {
  const usual = members.length === 0 ? (USUAL.get(kind.name) ?? []) : members.at(-1)!.kind === "TabularSection" ? ["attributes"] : [];
  const parts = PARTS.filter(({ tag }) => usual.includes(tag) || children(element, tag).length > 0);
  const sections = parts.map(({ section, tag }): Section => list(section, children(element, tag).map((part) => item(xml, part, language))));
  const digest = parts.map(({ section, tag }) => `${section.toLowerCase()} ${children(element, tag).length}`);
  return { ...(digest.length === 0 ? {} : { digest }), sections: [list("Properties", propertiesOf(xml, element, language)), ...sections] };
}

/** `ИНН [Строка(12)] «ИНН организации»`, with the attributes of a tabular section below it. */
function item(xml: XmlText, element: Element, language: string): Item {
  const type = child(element, "type");
  const synonym = localized(xml, element, "synonym", language);
  return {
    name: nameOf(xml, element),
    ...(type === undefined ? {} : { type: typeInWords(readType(xml, type)) }),
    ...(synonym === "" ? {} : { detail: quoted(synonym) }),
    children: children(element, "attributes").map((inner) => item(xml, inner, language)),
  };
}

function propertiesOf(xml: XmlText, element: Element, language: string): Item[] {
  const synonym = localized(xml, element, "synonym", language);
  const type = child(element, "type");
  const plain = element.children.filter(({ name, children: inner, start, opened, closing }) => inner.length === 0 && name !== "name" && start !== opened && closing > opened);
  return [
    ...(synonym === "" ? [] : [`synonym: ${synonym}`]),
    ...(type === undefined ? [] : [`type: ${typeInWords(readType(xml, type))}`]),
    ...plain.map((property) => `${property.name}: ${textIn(xml, property)}`),
  ];
}

const PARTS = [
  { section: "Attributes", tag: "attributes" },
  { section: "Dimensions", tag: "dimensions" },
  { section: "Resources", tag: "resources" },
  { section: "Tabular sections", tag: "tabularSections" },
  { section: "Values", tag: "enumValues" },
  { section: "Forms", tag: "forms" },
  { section: "Commands", tag: "commands" },
  { section: "Templates", tag: "templates" },
] as const;

/** Sections that an object of a kind shows even if it has nothing in them. */
const REFERENCE = ["attributes", "tabularSections", "forms", "templates"];
const REGISTER = ["attributes", "dimensions", "resources"];
const USUAL: ReadonlyMap<string, readonly string[]> = new Map([
  ...["Catalog", "Document", "ChartOfCharacteristicTypes", "ChartOfAccounts", "ExchangePlan", "BusinessProcess", "Task", "Report", "DataProcessor"].map((kind) => [kind, REFERENCE] as const),
  ...["InformationRegister", "AccumulationRegister", "AccountingRegister"].map((kind) => [kind, REGISTER] as const),
  ["Enum", ["enumValues"]],
]);
