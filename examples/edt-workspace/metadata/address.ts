import { Failed, nearest, notFound } from "contract-gate/runtime";
import { type Kind, KINDS, MEMBERS } from "./kinds.js";

/** An address taken apart: `Document.Заказ.TabularSection.Товары.Attribute.Цена`. */
export interface Address {
  readonly text: string;
  readonly kind: Kind;
  readonly name: string;
  /** Parts of the object, from the outermost on. */
  readonly members: readonly Member[];
}

export interface Member {
  readonly kind: string;
  readonly name: string;
}

/**
 * Reads an address. Names hold letters, digits and `_` only, so that no address leads out of the project.
 *
 * @throws Failed NOT_FOUND, with the nearest kinds, for what cannot be an address
 */
export function parseAddress(given: string): Address {
  const text = given.normalize("NFC");
  const [kindName, name, ...rest] = text.split(".");
  const kind = KINDS.get(kindName!);
  if (kind === undefined) throw new Failed(notFound(given, nearest(kindName!, [...KINDS.keys(), "Configuration"], 3)));
  if (name === undefined || !isName(name)) throw new Failed(notFound(given));
  const members: Member[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const [memberKind, memberName] = [rest[at]!, rest[at + 1]];
    if (!MEMBERS.has(memberKind)) throw new Failed(notFound(given, nearest(memberKind, [...MEMBERS.keys()], 3).map((near) => [kindName, name, ...rest.slice(0, at), near, ...rest.slice(at + 1)].join("."))));
    if (memberName === undefined || !isName(memberName)) throw new Failed(notFound(given));
    members.push({ kind: memberKind, name: memberName });
  }
  return { text, kind, name, members };
}

export function isName(text: string): boolean {
  return NAME.test(text);
}

/** The folder of an object: everything that is its own lies there. */
export function folderOf({ kind, name }: Pick<Address, "kind" | "name">): string {
  return `src/${kind.folder}/${name}`;
}

/** The file that describes an object. */
export function fileOf(address: Pick<Address, "kind" | "name">): string {
  return `${folderOf(address)}/${address.name}.mdo`;
}

/** The address of the object alone. */
export function objectOf({ kind, name }: Address): Address {
  return { text: `${kind.name}.${name}`, kind, name, members: [] };
}

/** The address with another last name. */
export function renamed(address: Address, newName: string): Address {
  const { kind, name, members } = address;
  const last = members.at(-1);
  if (last === undefined) return { text: `${kind.name}.${newName}`, kind, name: newName, members };
  const text = `${address.text.slice(0, address.text.length - last.name.length)}${newName}`;
  return { text, kind, name, members: [...members.slice(0, -1), { ...last, name: newName }] };
}

/** What an address ends with. */
export function lastName({ name, members }: Address): string {
  return members.at(-1)?.name ?? name;
}

const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
