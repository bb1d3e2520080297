import { type Change as Told, Failed, notFound } from "contract-gate/runtime";
import type { RightsWriteUpdateArguments } from "../generated/tools/rights_write.js";
import type { Right } from "../generated/types.js";
import type { Address } from "../metadata/address.js";
import { find } from "../metadata/find.js";
import type { Change } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { NEEDS, rightsOf } from "../rights/applicable.js";
import { givesUnnamed, type ObjectRights, readRights, readRightsAddress, rightsOn, type RoleRights } from "../rights/read-rights.js";
import { applyEdits, type TextEdit } from "../source/edits.js";
import { child, children } from "../source/xml.js";
import { append, type Fragment, insertAfter, setText } from "../source/xml-edits.js";
import { writeOf } from "./carry-out.js";

/** What a role allows with an object, as one reading shows it: only the rights that are asked about. */
export type Allowed = ReadonlyMap<string, boolean>;

export async function readAllowed(reading: ProjectReading, { fqn, grant = [], revoke = [] }: RightsWriteUpdateArguments): Promise<Allowed> {
  const looked = await look(reading, fqn);
  return new Map([...grant, ...revoke].map((right) => [right, isAllowed(looked, right)]));
}

/** Works out a change of rights from what is read, and from nothing else. */
export async function planRights(reading: ProjectReading, { fqn, grant = [], revoke = [] }: RightsWriteUpdateArguments): Promise<Change> {
  if (grant.length + revoke.length === 0) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: "Не названо ни одно право: передайте grant или revoke." }, given: fqn });
  const both = grant.filter((right) => revoke.includes(right));
  if (both.length > 0) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `Право нельзя выдать и отобрать сразу: ${both.join(", ")}.` }, given: both[0]! });
  const looked = await look(reading, fqn);
  const { role, object, entry } = looked;
  checkApplicable(object, [...grant, ...revoke]);
  const wanted = [...grant.map((right) => [right, true] as const), ...revoke.map((right) => [right, false] as const)].filter(([right, allowed]) => isAllowed(looked, right) !== allowed);
  const { xml } = role;
  return writeOf(xml.path, xml.text, applyEdits(xml.text, wanted.length === 0 ? [] : entry === null ? [newObject(role, object.text, wanted)] : wanted.map(([right, allowed]) => editOf(role, entry, right, allowed))));
}

export function differencesOf(before: Allowed, after: Allowed): readonly Told[] {
  return [...after].filter(([right, allowed]) => before.get(right) !== allowed).map(([name, allowed]) => ({ name, before: word(!allowed), after: word(allowed) }));
}

/** Rights that are given and worth nothing, because others that they need are missing. */
export async function missingRights(reading: ProjectReading, { fqn, grant = [] }: RightsWriteUpdateArguments): Promise<readonly string[]> {
  const looked = await look(reading, fqn);
  return grant.flatMap((right) => (NEEDS.get(right) ?? []).filter((needed) => !isAllowed(looked, needed)).map((needed) => `Право ${right} не действует без ${needed}: роль его не даёт.`));
}

interface Looked {
  readonly role: RoleRights;
  readonly object: Address;
  /** Null where the role's file does not name the object. */
  readonly entry: ObjectRights | null;
}

async function look(reading: ProjectReading, fqn: string): Promise<Looked> {
  const pair = readRightsAddress(fqn);
  if (pair === null) throw new Failed(notFound(fqn));
  const role = await readRights(reading, pair.role);
  const { address } = await find(reading, pair.object);
  return { role, object: address, entry: rightsOn(role, address.text) };
}

function isAllowed({ role, object, entry }: Looked, right: string): boolean {
  return entry?.rights.find(({ name }) => name === right)?.allowed ?? givesUnnamed(role, object);
}

function checkApplicable({ kind, members, text }: Address, rights: readonly Right[]): void {
  const applicable = rightsOf(kind.name, members.at(-1)?.kind);
  const foreign = applicable === null ? [] : rights.filter((right) => !applicable.includes(right));
  if (foreign.length > 0) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `У ${text} не бывает прав: ${foreign.join(", ")}.` }, given: foreign[0]!, didYouMean: applicable ?? [] });
}

function editOf({ xml }: RoleRights, { element, rights }: ObjectRights, right: string, allowed: boolean): TextEdit {
  const value = rights.find(({ name }) => name === right)?.value;
  return value === undefined ? append(xml, element, rightFragment(right, allowed)) : setText(xml, value, String(allowed));
}

/** After the last object, so that templates of restrictions stay at the end, where EDT has them. */
function newObject({ xml }: RoleRights, object: string, wanted: readonly (readonly [string, boolean])[]): TextEdit {
  const fragment: Fragment = { name: "object", content: [{ name: "name", content: object }, ...wanted.map(([right, allowed]) => rightFragment(right, allowed))] };
  const before = children(xml.root, "object").at(-1) ?? child(xml.root, "independentRightsOfChildObjects") ?? xml.root.children.at(-1);
  if (before === undefined) throw new Failed({ code: "FILE_UNREADABLE", values: { path: xml.path, reason: "в файле прав нет ни одного элемента" }, given: xml.path });
  return insertAfter(xml, before, fragment);
}

function rightFragment(name: string, allowed: boolean): Fragment {
  return { name: "right", content: [{ name: "name", content: name }, { name: "value", content: String(allowed) }] };
}

const word = (allowed: boolean): string => (allowed ? "да" : "нет");
