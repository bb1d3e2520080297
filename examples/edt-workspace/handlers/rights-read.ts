import { address, type Answer, type Item, list, type Section } from "contract-gate/runtime";
import { defineRightsRead } from "../generated/tools/rights_read.js";
import type { Address } from "../metadata/address.js";
import { find } from "../metadata/find.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { rightsOf } from "../rights/applicable.js";
import { givesUnnamed, type ObjectRights, readRights, readRightsAddress, type RightEntry, rightsOn, type RoleRights } from "../rights/read-rights.js";

export const rightsRead = defineRightsRead<ProjectReading, ProjectCore>()({
  read: async ({ arguments: { fqn }, reading, signal }) => {
    const pair = readRightsAddress(fqn);
    if (pair !== null) {
      const role = await readRights(reading, pair.role);
      const { address: object } = await find(reading, pair.object);
      return pairAnswer(role, object, rightsOn(role, object.text));
    }
    const named = /^Role\.([^.]+)$/u.exec(fqn.normalize("NFC"));
    return named === null ? rolesFor(reading, fqn, signal) : roleAnswer(await readRights(reading, named[1]!));
  },
});

function roleAnswer({ role, unnamed, objects }: RoleRights): Answer<unknown> {
  const items = objects.map(({ address: object, rights }): Item => ({ name: address(`Role.${role}.Rights::${object}`), children: rights.map(rightItem) }));
  return {
    digest: [`objects ${objects.length}`, `not named ${unnamed.objects ? "allowed" : "forbidden"}`],
    sections: [list("Rights", items), restrictions(objects.flatMap(({ address: object, rights }) => restricted(`Role.${role}.Rights::${object}`, rights)))],
  };
}

function pairAnswer(role: RoleRights, found: Address, named: ObjectRights | null): Answer<unknown> {
  const rights = withDefaults(role, found, named);
  const allowed = rights.filter((right) => right.allowed).length;
  return { digest: [`allowed ${allowed}`, `forbidden ${rights.length - allowed}`], sections: [list("Rights", rights.map(rightItem)), restrictions(restricted(null, rights))] };
}

/** The roles that allow something with an object, or forbid it by name. Reads the rights of every role, one after the other. */
async function rolesFor(reading: ProjectReading, fqn: string, signal: AbortSignal): Promise<Answer<unknown>> {
  const { address: found } = await find(reading, fqn);
  const items: Item[] = [];
  const conditions: Item[] = [];
  const roles = await reading.folders("src/Roles");
  for (const name of roles) {
    signal.throwIfAborted();
    const role = await readRights(reading, name);
    const rights = withDefaults(role, found, role.objects.find((object) => object.address === found.text) ?? null);
    const pair = `Role.${name}.Rights::${found.text}`;
    if (rights.length > 0) items.push({ name: address(pair), children: rights.map(rightItem) });
    conditions.push(...restricted(pair, rights));
  }
  return { digest: [`roles ${items.length}`], sections: [list("Rights", items), restrictions(conditions)], ...(items.length === 0 ? { checked: roles.map((role) => `Role.${role}`) } : {}) };
}

interface ShownRight extends Pick<RightEntry, "name" | "allowed" | "condition"> {
  /** True for a right that the role gives on whatever it does not name. */
  readonly byDefault?: boolean;
}

/** The rights that a role names, and those that it gives without naming them. */
function withDefaults(role: RoleRights, of: Address, object: ObjectRights | null): readonly ShownRight[] {
  const named = object?.rights ?? [];
  const others = givesUnnamed(role, of) ? (rightsOf(of.kind.name, of.members.at(-1)?.kind) ?? []).filter((right) => !named.some(({ name }) => name === right)) : [];
  return [...named, ...others.map((name) => ({ name, allowed: true, condition: "", byDefault: true }))];
}

function rightItem({ name, allowed, condition, byDefault }: ShownRight): Item {
  const detail = byDefault === true ? "по умолчанию роли" : condition === "" ? null : "с ограничением";
  return { name, type: allowed ? "да" : "нет", ...(detail === null ? {} : { detail }) };
}

function restricted(pair: string | null, rights: readonly ShownRight[]): Item[] {
  return rights.filter(({ condition }) => condition !== "").map(({ name, condition }): Item => ({ name: pair === null ? name : address(pair), ...(pair === null ? {} : { type: name }), detail: condition }));
}

const restrictions = (items: readonly Item[]): Section => list("Restrictions", items);
