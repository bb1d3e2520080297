import type { Action, CallClass, Flag, Policy } from "./contract.js";

/** The call class that a policy gives. An undecided action counts as writing at once. */
export function callClassOf(policy: Policy, flag: Flag | null): CallClass {
  switch (policy) {
    case "READ_ONLY":
      return "read";
    case "PREVIEWABLE":
      return "rehearse";
    case "PREVIEW_PARAM":
      return flag?.absent === "apply" ? "immediate" : "flag";
    case "APPLY_ONLY":
    case "UNDECIDED":
      return "immediate";
  }
}

/** Everything but READ_ONLY may write, an undecided action included. */
export function isMutating(action: Pick<Action, "policy">): boolean {
  return action.policy !== "READ_ONLY";
}
