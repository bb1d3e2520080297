import { canonicalJson } from "../../runtime/canonical.js";
import type { DiffChange, DiffSection } from "./diff-section.js";

/** One change, or the same one of several actions. */
export interface DiffGroup {
  readonly first: DiffChange;
  readonly changes: readonly DiffChange[];
}

/** Changes that say the same of several actions of one tool, or of all that a profile reaches, told once. */
export function groupsOf(changes: readonly DiffChange[]): readonly DiffGroup[] {
  const groups = new Map<string, DiffChange[]>();
  for (const change of changes) {
    const key = keyOf(change);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [change]);
    else group.push(change);
  }
  return [...groups.values()].map((group) => ({ first: group[0]!, changes: group }));
}

/** What is recorded, and what is not, is never one. */
function keyOf({ rule, kind, level, tool, action, pointer, before, after, path, fingerprint, recorded }: DiffChange): string {
  if (kind === "profile-reach-gained" || kind === "profile-reach-lost") return canonicalJson([rule, level, path, recorded]);
  return action === null || pointer === null ? path + canonicalJson([rule, pointer, fingerprint]) : canonicalJson([rule, tool, pointer, before, after, recorded]);
}

/** `The same in 12 more actions: a, b, c … .`; empty for one change. */
export function elsewhere({ first, changes }: DiffGroup): string {
  if (changes.length === 1) return "";
  const several = changes.some(({ tool }) => tool !== first.tool);
  const names = changes.slice(1).map(({ tool, action }) => (several ? [tool, action].filter((name) => name !== null).join(".") : action!));
  const shown = names.slice(0, MOST).join(", ");
  return `The same in ${names.length === 1 ? "one more action" : `${names.length} more actions`}: ${shown}${names.length > MOST ? " …" : ""}.`;
}

const MOST = 12;

/** Levels that somebody has to decide, the gravest first. */
export function toDecide({ counts, decide }: DiffSection): readonly string[] {
  const levels = Object.keys(counts);
  return decide === null ? [] : levels.slice(0, levels.indexOf(decide) + 1);
}
