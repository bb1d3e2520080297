import type { Action, Json, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { sameValue } from "../schema/canonical.js";

/**
 * Tools that need no comparison, which in most pull requests are nearly all: equal word for word, and
 * nothing that they refer to changed either.
 */
export class Unchanged {
  readonly #conventions: boolean;
  readonly #types: ReadonlySet<string>;

  constructor(before: PublicContract, after: PublicContract) {
    this.#conventions = sameValue(before.conventions, after.conventions);
    const names = new Set([...keysOf(before.types), ...keysOf(after.types)]);
    const same = (name: string): boolean => Object.hasOwn(before.types, name) && Object.hasOwn(after.types, name) && sameValue(before.types[name], after.types[name]);
    this.#types = new Set([...names].filter((name) => !same(name)));
    // A type that refers to a changed one has changed as well.
    for (let grown = true; grown && this.#types.size > 0; ) {
      const more = [...names].filter((name) => !this.#types.has(name) && [before.types[name]!, after.types[name]!].some((type) => refersTo(type, this.#types)));
      grown = more.length > 0;
      for (const name of more) (this.#types as Set<string>).add(name);
    }
  }

  isSame(was: Tool, is: Tool): boolean {
    return this.#conventions && this.#isSame(was, is);
  }

  /** Whether all that a tool says for its actions in common is equal. */
  isSameShell({ actions: _, ...was }: Tool, { actions: __, ...is }: Tool): boolean {
    const wordless = { title: null, description: null, annotations: null, wire: {}, export: null, retired: null };
    return this.#conventions && this.#isSame({ ...was, ...wordless }, { ...is, ...wordless });
  }

  isSameAction(was: Action, is: Action): boolean {
    return this.#isSame(was, is);
  }

  #isSame(was: object, is: object): boolean {
    return sameValue(was as Json, is as Json) && (this.#types.size === 0 || !refersTo(was as Json, this.#types));
  }
}

function refersTo(value: Json, types: ReadonlySet<string>): boolean {
  if (typeof value === "string") return value.startsWith("#/types/") && [...types].some((name) => value === `#/types/${name}` || value.startsWith(`#/types/${name}/`) || value.includes("~") || value.includes("%"));
  if (typeof value !== "object" || value === null) return false;
  return Object.values(value).some((item: Json) => refersTo(item, types));
}
