import type { PublicContract } from "./contract/contract.js";
import type { RefusalId, RefusalValues } from "./refusals/catalogue.js";
import { type Said, say } from "./refusals/say.js";

/** The checks of a call, in their order. */
export type Step = "tool" | "group" | "action" | "permission" | "parameters" | "mode" | "latches" | "window";

/** One thing that is wrong with a call. */
export interface Problem extends Said {
  readonly id: RefusalId;
  readonly step: Step;
  /** The parameter, with dots and indexes at depth (`options.rows[0].name`); null where it is no parameter. */
  readonly parameter: string | null;
  /** The name or value that is refused, as a heading shows it; null where something is missing. */
  readonly given: string | null;
  /** The name to use instead, and of what; null where there is none. */
  readonly canonical: { readonly kind: "tool" | "action" | "parameter"; readonly name: string } | null;
  readonly didYouMean: readonly string[];
}

/** A problem in the contract's own words. */
export function problem<Id extends RefusalId>(
  contract: Pick<PublicContract, "errors">,
  step: Step,
  id: Id,
  values: RefusalValues<Id>,
  more: Partial<Pick<Problem, "parameter" | "given" | "canonical" | "didYouMean">> = {},
): Problem {
  const { code, retryable, message, hint } = say(contract, id, values);
  const { parameter = null, given = null, canonical = null, didYouMean = [] } = more;
  return { code, retryable, message, hint, id, step, parameter, given, canonical, didYouMean };
}
