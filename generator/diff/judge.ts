import type { Change } from "./change.js";
import type { Compared } from "./compare.js";
import { fingerprintOf } from "./fingerprint.js";
import { LEVELS, type AnyRule, type Level } from "./rule.js";
import { DIFF_RULES } from "./rules.js";

/** What a change means, by the rule that claims it. */
export interface Verdict {
  readonly change: Change;
  readonly rule: AnyRule;
  readonly level: Level;
  readonly message: string;
  /** Equal for the same change in every run: of rule, path and facts, never of wording. */
  readonly fingerprint: string;
}

/**
 * Gives each change the verdict of the one rule that claims it. A change that no rule claims, or that
 * two do, is a defect: silence about it would be a lie.
 */
export function judge({ changes }: Pick<Compared, "changes">, rules: readonly AnyRule[] = DIFF_RULES): readonly Verdict[] {
  const byKind = new Map<string, AnyRule[]>();
  for (const rule of rules) byKind.set(rule.kind, [...(byKind.get(rule.kind) ?? []), rule]);
  return changes.map((change) => {
    const claims = (byKind.get(change.kind) ?? []).flatMap((rule) => {
      const level = rule.level(change);
      return level === null ? [] : [{ rule, level }];
    });
    const [claim, another] = claims;
    if (claim === undefined) throw new Error(`No rule claims the change ${change.kind} at ${change.path.join(".")}.`);
    if (another !== undefined) throw new Error(`Both ${claim.rule.id} and ${another.rule.id} claim the change ${change.kind} at ${change.path.join(".")}.`);
    return { change, ...claim, message: claim.rule.message(change), fingerprint: fingerprintOf(claim.rule.id, change) };
  });
}

export function isGraver(level: Level, than: Level): boolean {
  return LEVELS.indexOf(level) < LEVELS.indexOf(than);
}

/** Verdicts, the gravest first; within a level in the order in which they were found. */
export function gravestFirst(verdicts: readonly Verdict[]): readonly Verdict[] {
  return LEVELS.flatMap((level) => verdicts.filter((verdict) => verdict.level === level));
}
