import { Failed, nearest, notFound } from "contract-gate/runtime";
import type { ProjectReading } from "../ports/reading.js";
import { child, children, type Element, textIn, type XmlText } from "../source/xml.js";
import { type Address, fileOf, lastName, parseAddress } from "./address.js";
import { KINDS, MEMBERS } from "./kinds.js";

/** A part of the configuration in the file that describes it. */
export interface Found {
  readonly address: Address;
  readonly xml: XmlText;
  readonly element: Element;
}

/**
 * The element that an address names. Reads the one file of its object.
 *
 * @throws Failed NOT_FOUND with the nearest addresses that there are
 */
export async function find(reading: ProjectReading, given: string): Promise<Found> {
  const address = parseAddress(given);
  const xml = await reading.xml(fileOf(address));
  if (xml === null) throw new Failed(notFound(given, nearest(address.name, await reading.folders(`src/${address.kind.folder}`), NEAR).map((name) => `${address.kind.name}.${name}`)));
  let element = xml.root;
  let path = `${address.kind.name}.${address.name}`;
  for (const member of address.members) {
    const siblings = children(element, MEMBERS.get(member.kind)!);
    const found = siblings.find((candidate) => nameOf(xml, candidate) === member.name);
    if (found === undefined) throw new Failed(notFound(given, nearest(member.name, siblings.map((sibling) => nameOf(xml, sibling)), NEAR).map((name) => `${path}.${member.kind}.${name}`)));
    element = found;
    path += `.${member.kind}.${member.name}`;
  }
  return { address, xml, element };
}

/** Names beside the one that an address ends with, which a new one must not repeat. */
export async function siblingsOf(reading: ProjectReading, { address, xml, element }: Found): Promise<readonly string[]> {
  const last = address.members.at(-1);
  if (last === undefined) return (await reading.folders(`src/${address.kind.folder}`)).filter((name) => name !== lastName(address));
  const parent = parentOf(xml.root, element);
  return children(parent, MEMBERS.get(last.kind)!)
    .filter((sibling) => sibling !== element)
    .map((sibling) => nameOf(xml, sibling));
}

export function nameOf(xml: XmlText, element: Element): string {
  return textIn(xml, child(element, "name"));
}

/** A text in several languages: the entry of one, an empty text without it. */
export function localized(xml: XmlText, element: Element, property: string, language: string): string {
  return textIn(xml, child(localizedEntry(xml, element, property, language) ?? element, "value"));
}

export function localizedEntry(xml: XmlText, element: Element, property: string, language: string): Element | undefined {
  return children(element, property).find((entry) => textIn(xml, child(entry, "key")) === language);
}

/** The configuration's own description: its objects by kind, as they stand there, and its main language. */
export interface Configuration {
  readonly xml: XmlText;
  readonly language: string;
  readonly objects: ReadonlyMap<string, readonly string[]>;
}

/** Reads one file, however many objects there are. */
export async function readConfiguration(reading: ProjectReading): Promise<Configuration> {
  const xml = await reading.xml(CONFIGURATION);
  if (xml === null) throw new Failed(notFound("Configuration"));
  const objects = new Map<string, string[]>();
  for (const element of xml.root.children) {
    const address = element.children.length === 0 ? textIn(xml, element) : "";
    const [kind, name] = address.split(".");
    // `defaultRoles` and the like name objects too; a list is named as its folder is.
    if (name === undefined || fold(KINDS.get(kind!)?.folder) !== fold(element.name)) continue;
    objects.set(kind!, [...(objects.get(kind!) ?? []), address]);
  }
  const main = textIn(xml, child(xml.root, "defaultLanguage")).split(".").at(-1);
  const languages = children(xml.root, "languages");
  const language = languages.find((candidate) => nameOf(xml, candidate) === main) ?? languages[0];
  return { xml, objects, language: (language === undefined ? "" : textIn(xml, child(language, "languageCode"))) || "ru" };
}

export const CONFIGURATION = "src/Configuration/Configuration.mdo";
const NEAR = 3;
const fold = (name: string | undefined): string => name?.toLowerCase() ?? "";

function parentOf(parent: Element, element: Element): Element {
  const inner = parent.children.find(({ start, end }) => start < element.start && end > element.end);
  return inner === undefined ? parent : parentOf(inner, element);
}
