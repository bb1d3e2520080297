/** How far a version goes: `major` where callers must look, `minor` where they may, `patch` where they need not. */
export type Step = "major" | "minor" | "patch" | "none";

const STEPS: readonly Step[] = ["none", "patch", "minor", "major"];

/** The step that changes ask for, by their gravest level. */
export function askedStep(levels: readonly string[]): Step {
  if (levels.includes("breaking") || levels.includes("dangerous")) return "major";
  if (levels.includes("behaviour") || levels.includes("additive")) return "minor";
  return levels.includes("routing") ? "patch" : "none";
}

/**
 * The step between two semantic versions; null where that says nothing: a version that is none, one
 * that did not change (it goes up with a release, not with each pull request), or a calendar version
 * (`2026.12.0`), whose parts are dates.
 */
export function takenStep(from: string | null, to: string | null): Step | null {
  const [before, after] = [partsOf(from), partsOf(to)];
  if (before === null || after === null || from === to) return null;
  const at = before.findIndex((part, index) => part !== after[index]);
  if (at === -1) return "none";
  if (after[at]! < before[at]!) return "none";
  // Below 1.0.0 a minor step may break, as the specification of versions has it.
  if (at === 1 && before[0] === 0) return "major";
  return (["major", "minor", "patch"] as const)[at]!;
}

export function isSmaller(step: Step, than: Step): boolean {
  return STEPS.indexOf(step) < STEPS.indexOf(than);
}

function partsOf(version: string | null): readonly [number, number, number] | null {
  const found = version === null ? null : /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:[-+].*)?$/.exec(version);
  if (found === null || Number(found[1]) >= 1000) return null;
  return [Number(found[1]), Number(found[2]), Number(found[3])];
}
