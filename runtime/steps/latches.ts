import type { JsonObject, Latch } from "../contract/contract.js";
import type { NameContext } from "../parameters/names.js";
import { given, listed, shown } from "../parameters/shown.js";
import { isAllowed } from "../address-pattern.js";
import { type Problem, problem } from "../problem.js";
import type { ProfileInForce } from "../profile.js";
import type { Mode } from "./mode.js";

/** What of the latches a call and a profile show by themselves, without looking at the world. */
export interface LatchQuestion {
  readonly context: NameContext;
  readonly profile: ProfileInForce;
  readonly address: string | null;
}

/**
 * What is wrong with the latches of an apply; a rehearsal is asked for nothing. Whether `expected`
 * and `preview` fit the state is judged when the world is at hand, and before the handler too.
 */
export function checkLatches(question: LatchQuestion, mode: Mode, args: JsonObject): readonly Problem[] {
  if (mode !== "apply") return [];
  return question.context.action.latches.flatMap((latch) => CHECKS[latch](question, args) ?? []);
}

/** What `confirm` must repeat: the address, or the operation where there is no address. */
export function confirmation({ context, address }: LatchQuestion): string {
  return address ?? context.operation;
}

/** Whether the profile lets the address be changed; no address is on no list. */
export function isOnAllowlist({ profile, address }: LatchQuestion): boolean {
  return address !== null && profile.allowlist.some((pattern) => isAllowed(pattern, address));
}

/** What is wrong with an address that the profile's list does not hold. */
export function notAllowed({ context, profile, address }: LatchQuestion): Problem {
  const values = { address: address ?? context.operation, profile: profile.name };
  const { contract } = context;
  if (profile.allowlist.length === 0) return problem(contract, "latches", "address-none-allowed", values, { given: address });
  return problem(contract, "latches", "address-not-allowed", { ...values, supported: listed(profile.allowlist) }, { given: address });
}

const CHECKS: { readonly [latch in Latch]: (question: LatchQuestion, args: JsonObject) => Problem | null } = {
  confirm: (question, args) => {
    const { contract, operation } = question.context;
    const expected = confirmation(question);
    if (!Object.hasOwn(args, "confirm")) return problem(contract, "latches", "confirm-missing", { operation, expected }, { parameter: "confirm" });
    const value = args["confirm"];
    return value === expected ? null : problem(contract, "latches", "confirm-mismatch", { value: shown(value), expected }, { parameter: "confirm", given: given(value) });
  },
  expected: (question, args) => missing(question, args, "expected"),
  preview: (question, args) => missing(question, args, "preview"),
  allowlist: (question) => (isOnAllowlist(question) ? null : notAllowed(question)),
};

function missing({ context: { contract, operation } }: LatchQuestion, args: JsonObject, latch: "expected" | "preview"): Problem | null {
  return Object.hasOwn(args, latch) ? null : problem(contract, "latches", `${latch}-missing`, { operation }, { parameter: latch });
}
