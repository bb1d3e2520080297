import type { ErrorRow, PublicContract } from "../contract/contract.js";
import { type RefusalId, type RefusalValues, standardRow } from "./catalogue.js";
import { fill } from "./row.js";

/** What a refusal says, ready to be shown. */
export interface Said {
  readonly code: string;
  readonly retryable: boolean;
  readonly message: string;
  readonly hint: string;
}

/**
 * The sentences of a standard refusal. They are the contract's own, so that a server says what its
 * contract published; a contract without the row (no convention `refusals`) gets the standard one.
 *
 * @param values text for each placeholder of the row
 */
export function say<Id extends RefusalId>(contract: Pick<PublicContract, "errors">, id: Id, values: RefusalValues<Id>): Said {
  return sayRow(rowOf(contract, id) ?? standardRow(id), values);
}

/** The contract's row of that id, standard or the team's own; undefined where it has none. */
export function rowOf(contract: Pick<PublicContract, "errors">, id: string): ErrorRow | undefined {
  let rows = byContract.get(contract.errors);
  if (rows === undefined) {
    rows = new Map(contract.errors.map((row) => [row.id, row]));
    byContract.set(contract.errors, rows);
  }
  return rows.get(id);
}

/** The sentences of any row. */
export function sayRow(row: ErrorRow, values: { readonly [name: string]: string }): Said {
  return { code: row.code, retryable: row.retryable, message: fill(row.message, values), hint: fill(row.hint, values) };
}

const byContract = new WeakMap<readonly ErrorRow[], ReadonlyMap<string, ErrorRow>>();
