import type { Json } from "../../runtime/contract/contract.js";
import type { Change, ChangeKind } from "./change.js";
import type { Comparison } from "./schema/compare.js";
import type { Difference } from "./schema/difference.js";
import type { Side } from "./side.js";

/** What every part of the comparison is given. */
export interface Asked {
  readonly before: Side;
  readonly after: Side;
  /** Compares what schemas accept. */
  readonly comparison: Comparison;
  readonly changes: Changes;
}

type Absent = "before" | "after" | "tool" | "action" | "basePath";

/** A change with what is absent left out. */
export type NewChange<K extends ChangeKind = ChangeKind> = K extends ChangeKind ? Omit<Change<K>, Absent> & Partial<Pick<Change<K>, Absent>> : never;

/** Changes as they are found, and for those of schemas what they came from. */
export class Changes {
  readonly #list: Change[] = [];
  readonly #differences = new Map<Change, Difference>();

  get list(): readonly Change[] {
    return this.#list;
  }

  tell(change: NewChange, difference?: Difference): void {
    const whole = { tool: null, action: null, basePath: change.path, before: undefined, after: undefined, ...change } as Change;
    this.#list.push(whole);
    if (difference !== undefined) this.#differences.set(whole, difference);
  }

  differenceOf(change: Change): Difference | undefined {
    return this.#differences.get(change);
  }

  /** Puts one change in the place of the first of several. */
  replace(changes: readonly Change[], by: Change): void {
    const at = this.#list.indexOf(changes[0]!);
    this.#list[at] = by;
    const difference = this.#differences.get(changes[0]!);
    if (difference !== undefined) this.#differences.set(by, difference);
    for (const change of changes.slice(1)) this.#list.splice(this.#list.indexOf(change), 1);
  }
}

/** Values of two maps, name by name: those of the base in its order, then what is new. */
export function byName<T>(before: ReadonlyMap<string, T>, after: ReadonlyMap<string, T>): readonly (readonly [string, T | undefined, T | undefined])[] {
  return [...new Set([...before.keys(), ...after.keys()])].map((name) => [name, before.get(name), after.get(name)] as const);
}

export function named<T extends { readonly name: string }>(items: readonly T[]): ReadonlyMap<string, T> {
  return new Map(items.map((item) => [item.name, item]));
}

/** Absent where the contract says null. */
export function orAbsent<T extends Json>(value: T | null): T | undefined {
  return value ?? undefined;
}
