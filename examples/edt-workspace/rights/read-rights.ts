import { Failed, nearest, notFound } from "contract-gate/runtime";
import type { Address } from "../metadata/address.js";
import type { ProjectReading } from "../ports/reading.js";
import { child, children, type Element, textIn, type XmlText } from "../source/xml.js";

/** The rights of a role, as its file says them. */
export interface RoleRights {
  readonly role: string;
  readonly xml: XmlText;
  /** Whether rights that the file does not name are given: on objects, and on their attributes. */
  readonly unnamed: { readonly objects: boolean; readonly attributes: boolean };
  readonly objects: readonly ObjectRights[];
}

export interface ObjectRights {
  readonly address: string;
  readonly element: Element;
  readonly rights: readonly RightEntry[];
}

export interface RightEntry {
  readonly name: string;
  readonly allowed: boolean;
  /** Its condition on records; empty without one. */
  readonly condition: string;
  readonly value: Element | undefined;
}

/** An address of rights taken apart: `Role.Менеджер.Rights::Catalog.Валюты`. */
export interface RightsAddress {
  readonly role: string;
  readonly object: string;
}

export function readRightsAddress(given: string): RightsAddress | null {
  const found = /^Role\.(?<role>[^.]+)\.Rights::(?<object>.+)$/u.exec(given.normalize("NFC"));
  return found === null ? null : { role: found.groups!["role"]!, object: found.groups!["object"]! };
}

/** @throws Failed NOT_FOUND with the nearest roles */
export async function readRights(reading: ProjectReading, role: string): Promise<RoleRights> {
  const xml = /^[\p{L}\p{N}_]+$/u.test(role) ? await reading.xml(`src/Roles/${role}/Rights.rights`) : null;
  if (xml === null) throw new Failed(notFound(`Role.${role}`, nearest(role, await reading.folders("src/Roles"), 3).map((name) => `Role.${name}`)));
  return {
    role,
    xml,
    unnamed: { objects: textIn(xml, child(xml.root, "setForNewObjects")) === "true", attributes: textIn(xml, child(xml.root, "setForAttributesByDefault")) === "true" },
    objects: children(xml.root, "object").map((element) => ({ address: textIn(xml, child(element, "name")), element, rights: children(element, "right").map((right) => entryOf(xml, right)) })),
  };
}

/** What a role says of one object; null where it says nothing. */
export function rightsOn({ objects }: RoleRights, object: string): ObjectRights | null {
  return objects.find(({ address }) => address === object) ?? null;
}

/** Whether a role gives the rights on an object that it does not name. */
export function givesUnnamed({ unnamed }: RoleRights, { members }: Address): boolean {
  return members.length === 0 ? unnamed.objects : unnamed.attributes;
}

function entryOf(xml: XmlText, right: Element): RightEntry {
  const value = child(right, "value");
  const condition = textIn(xml, child(right, "restrictionByCondition", "condition")).trim();
  return { name: textIn(xml, child(right, "name")), allowed: textIn(xml, value) === "true", condition, value };
}
