import type { Profile, PublicContract } from "./contract/contract.js";

/** What a server may do as long as it runs: chosen by who starts it, changed by no call. */
export interface ProfileInForce {
  readonly name: string;
  readonly groups: ReadonlySet<string>;
  readonly scopes: ReadonlySet<string>;
  readonly allowlist: readonly string[];
}

/** Thrown where a server cannot start as it was asked to. The message names what was given. */
export class StartProblem extends Error {
  override readonly name = "StartProblem";
}

/**
 * The profile by its name; the contract's default where none is given. A contract without profiles
 * has one that reads and does nothing else.
 *
 * @throws StartProblem for a name that the contract does not know, and where there is not just one default
 */
export function profileInForce(contract: PublicContract, name?: string): ProfileInForce {
  if (name === undefined && contract.profiles.length === 0) {
    return { name: "—", groups: new Set(contract.groups.filter(({ access }) => access === "read").map((group) => group.name)), scopes: new Set(), allowlist: [] };
  }
  return inForce(name === undefined ? defaultProfile(contract) : namedProfile(contract, name));
}

function defaultProfile({ profiles }: PublicContract): Profile {
  const defaults = profiles.filter((profile) => profile.default);
  if (defaults.length !== 1) throw new StartProblem(`Профиль не задан, а профилей по умолчанию в контракте ${defaults.length}: нужен ровно один.`);
  return defaults[0]!;
}

function namedProfile({ profiles }: PublicContract, name: unknown): Profile {
  const found = typeof name === "string" ? profiles.find((profile) => profile.name === name) : undefined;
  if (found === undefined) throw new StartProblem(`Профиля ${JSON.stringify(name) ?? String(name)} нет. Есть профили: ${profiles.map((profile) => profile.name).join(", ")}.`);
  return found;
}

function inForce({ name, groups, scopes, allowlist }: Profile): ProfileInForce {
  return { name, groups: new Set(groups), scopes: new Set(scopes), allowlist };
}

/** Profiles with the places where a person enables them, as a sentence lists them. */
export function placesOf(profiles: readonly Profile[]): string {
  return profiles.map(({ name, enable }) => (enable === null ? `${name} — при запуске сервера` : `${name} — ${enable}`)).join("; ");
}
