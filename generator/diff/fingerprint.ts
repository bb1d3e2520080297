import { canonicalJson, digestOf } from "../../runtime/canonical.js";
import type { Change } from "./change.js";

/**
 * A short name of a change that stays the same as long as the change does: of the rule, the place and
 * the facts. How it is worded, where it stands in a file, what the definitions are called and why two
 * names were paired do not count.
 */
export function fingerprintOf(rule: string, change: Change): string {
  const { kind: _, basePath: __, ...facts } = change;
  const steady = Object.fromEntries(Object.entries(facts).filter(([name, value]) => value !== undefined && !["headPointer", "definition", "evidence"].includes(name)));
  return digestOf(canonicalJson([rule, steady])).slice(0, 16);
}
