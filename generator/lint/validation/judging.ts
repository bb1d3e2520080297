import type { Json, Schema } from "../../../runtime/contract/contract.js";
import type { Dialect } from "../vocabulary.js";

/** How references are followed, and how much work is left: a hostile schema must come to an end. */
export interface Judging {
  readonly dialect: Dialect;
  resolve(reference: string, document: Json): { readonly schema: Schema; readonly document: Json } | null;
  fuel: number;
}

/** Steps after which a value counts as valid. */
export const FUEL = 20_000;
