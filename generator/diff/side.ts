import type { JsonObject, PublicContract } from "../../runtime/contract/contract.js";

/** One of the two things that are compared. */
export interface Side {
  readonly contract: PublicContract;
  /** Limits of the catalog, which are no part of the contract; null where no catalog was read. */
  readonly budgets: BudgetLimits | null;
  /** What a saved `tools/list` answer says beside its tools; absent where none was read. */
  readonly list?: JsonObject;
}

export type BudgetLimits = { readonly [name: string]: { readonly warn: number | null; readonly fail: number | null } };
