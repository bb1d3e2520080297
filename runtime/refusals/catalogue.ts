import type { ErrorRow } from "../contract/contract.js";
import type { Placeholders } from "./row.js";
import { HANDLING } from "./rows/handling.js";
import { LATCHES } from "./rows/latches.js";
import { PARAMETERS } from "./rows/parameters.js";
import { ROUTING } from "./rows/routing.js";
import { VALUES } from "./rows/values.js";
import { WINDOW } from "./rows/window.js";

/**
 * Every standard way in which a call is refused or fails, in the order of the checks. A refusal
 * without a row here does not compile, because {@link RefusalId} is the table's own keys.
 */
const ROWS = { ...ROUTING, ...PARAMETERS, ...VALUES, ...LATCHES, ...WINDOW, ...HANDLING } as const;

/** What happened, finer than the code: `parameter-retired-mode`. */
export type RefusalId = keyof typeof ROWS;

/** The values that the sentences of a refusal need, each already text. */
export type RefusalValues<Id extends RefusalId> = {
  readonly [Name in Placeholders<(typeof ROWS)[Id]["message"]> | Placeholders<(typeof ROWS)[Id]["hint"]>]: string;
};

/** The rows as a contract publishes them. */
export const REFUSALS: readonly ErrorRow[] = Object.entries(ROWS).map(([id, row]) => ({ id, ...row }));

/** The standard row of a refusal. */
export function standardRow(id: RefusalId): ErrorRow {
  return { id, ...ROWS[id] };
}
