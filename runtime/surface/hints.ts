import type { Action, Json, JsonObject } from "../contract/contract.js";
import { entriesOf, ordered } from "../contract/ordered.js";
import { isMutating } from "../contract/policy.js";

/** Hints that nobody can derive, with what is said where the catalog says nothing. */
const LITERAL = ["idempotentHint", "openWorldHint"] as const;

/**
 * Annotations of a tool under the convention `hints`: read-only only if every action is, an
 * undecided one counting as writing; destructive always said, because left out it means true.
 * `title`, `idempotentHint`, `openWorldHint` and keys that the protocol does not know stay as
 * written; both hints are false where nothing is written.
 */
export function derivedHints(actions: readonly Pick<Action, "policy">[], literal: JsonObject | null): JsonObject {
  const readOnly = actions.length > 0 && !actions.some(isMutating);
  const written = entriesOf(literal ?? {});
  const hint = (name: string): Json => literal !== null && Object.hasOwn(literal, name) && literal[name] === true;
  return ordered<Json>([
    ...written.filter(([name]) => name === "title"),
    ["readOnlyHint", readOnly],
    ["destructiveHint", !readOnly],
    ...LITERAL.map((name) => [name, hint(name)] as const),
    ...written.filter(([name]) => !DERIVED.has(name)),
  ]);
}

const DERIVED: ReadonlySet<string> = new Set(["title", "readOnlyHint", "destructiveHint", ...LITERAL]);
