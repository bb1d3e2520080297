import type { Action, Json, JsonObject, Tool } from "../contract/contract.js";
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

/** Types of the annotations that the protocol knows. */
export const ANNOTATION_TYPES: ReadonlyMap<string, "string" | "boolean"> = new Map([
  ["title", "string"],
  ["readOnlyHint", "boolean"],
  ["destructiveHint", "boolean"],
  ["idempotentHint", "boolean"],
  ["openWorldHint", "boolean"],
]);

/** Whether an annotation is known to the protocol and not of its type: strict clients refuse the whole list for it. */
export function isMistyped(name: string, value: Json | undefined): boolean {
  const type = ANNOTATION_TYPES.get(name);
  return type !== undefined && value !== undefined && typeof value !== type;
}

/**
 * A hint as a client reads it that does not check types: any text, `"false"` too, is as good as true.
 * Null where it is left out: its default holds.
 */
export function hintAsRead(annotations: JsonObject | null, name: string): boolean | null {
  const value = annotations !== null && Object.hasOwn(annotations, name) ? annotations[name] : null;
  return value === null || value === undefined ? null : Boolean(value);
}

/** Policy, call class and scope of each action: the protocol has no hint for previews and none for actions. */
export function actionTable(tool: Tool, actions: readonly Action[]): JsonObject {
  const row = ({ policy, callClass, scope }: Action): JsonObject => ({ policy, callClass, scope });
  if (tool.selector === null) return { "contract-gate/action": row(actions[0]!) };
  return { "contract-gate/actions": ordered(actions.map((action) => [action.name ?? "", row(action)] as const)) };
}
