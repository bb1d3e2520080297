import type { Change } from "./change.js";

/**
 * How freely an action acts: what a call does that names no switch, and whether there is a rehearsal at
 * all. The table of moves follows from it.
 */
type Freedom = 0 | 1 | 2 | 3;

export type Move = "decided" | "withdrawn" | "weakened" | "withheld" | "rehearsal-gained" | "switch-changed";

/** What a policy move means. Every pair of policies has exactly one meaning. */
export function moveOf({ from, to, fromClass, toClass }: Change<"policy-changed">): Move {
  if (from === "UNDECIDED") return "decided";
  if (to === "UNDECIDED") return "withdrawn";
  const [was, is] = [freedomOf(from, fromClass), freedomOf(to, toClass)];
  if (is > was) return "weakened";
  if (is === was) return "switch-changed";
  return was === 3 && is === 2 ? "rehearsal-gained" : "withheld";
}

function freedomOf(policy: Change<"policy-changed">["from"], callClass: Change<"policy-changed">["fromClass"]): Freedom {
  if (policy === "READ_ONLY") return 0;
  if (policy === "APPLY_ONLY") return 3;
  // A flag that may be left out for an effect rehearses only for those who know it.
  return callClass === "immediate" ? 2 : 1;
}
