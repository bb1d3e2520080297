import type { PublicContract } from "../../runtime/contract/contract.js";
import { readCatalog } from "../../generator/catalog/read.js";
import { publish } from "../../generator/contract/publish.js";
import { compare } from "../../generator/diff/compare.js";
import { judge, type Verdict } from "../../generator/diff/judge.js";
import type { Side } from "../../generator/diff/side.js";

/** The contract that a catalog publishes. */
export function published(text: string, more: { readonly [file: string]: string } = {}): PublicContract {
  const files = new Map(Object.entries({ "catalog.yaml": text, ...more }));
  const read = readCatalog("catalog.yaml", {
    read: (path) => (files.has(path) ? new TextEncoder().encode(files.get(path)) : null),
    list: (folder) => {
      const inside = [...files.keys()].flatMap((path) => (folder === "" ? [path] : path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
      return inside.length === 0 ? null : [...new Set(inside.map((path) => path.split("/")[0]!))];
    },
  });
  if (read.kind !== "catalog") throw new Error(read.findings.map(({ message }) => message).join("\n"));
  return publish(read.catalog).contract;
}

export function sideOf(contract: PublicContract, budgets: Side["budgets"] = null): Side {
  return { contract, budgets };
}

/** Verdicts between two catalogs, or two contracts. */
export function verdictsOf(before: PublicContract | string, after: PublicContract | string): readonly Verdict[] {
  const side = (given: PublicContract | string): Side => sideOf(typeof given === "string" ? published(given) : given);
  return judge(compare(side(before), side(after)));
}

/** Each verdict in a line: `breaking parameter-removed tools.x.actions.y /properties/z`. */
export function lines(verdicts: readonly Verdict[]): string[] {
  return verdicts.map(({ level, rule, change }) => [level, rule.id, change.path.join("."), ...("pointer" in change ? [change.pointer] : [])].join(" "));
}

type Mutable<T> = T extends readonly (infer Item)[] ? Mutable<Item>[] : T extends object ? { -readonly [Key in keyof T]: Mutable<T[Key]> } : T;
export type Draft = Mutable<PublicContract>;

/** A copy of a contract with some things changed. */
export function changed(contract: PublicContract, change: (draft: Draft) => void): PublicContract {
  const draft = JSON.parse(JSON.stringify(contract)) as Draft;
  change(draft);
  return draft as PublicContract;
}
