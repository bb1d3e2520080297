import type { Change } from "./change.js";
import { compareAnswers } from "./parts/answers.js";
import { compareProfiles } from "./parts/profiles.js";
import { compareServer } from "./parts/server.js";
import { compareTools } from "./parts/tools.js";
import { Comparison } from "./schema/compare.js";
import type { Difference } from "./schema/difference.js";
import type { Side } from "./side.js";
import { Changes } from "./telling.js";

export interface Compared {
  readonly changes: readonly Change[];
  readonly comparison: Comparison;
  /** What a change of a schema came from; undefined for other changes. */
  differenceOf(change: Change): Difference | undefined;
}

/**
 * Everything in which two contracts differ for whoever calls the server. Facts alone: what they mean
 * is for the rules to say. Two contracts that promise the same give an empty list, however each is
 * spelled.
 */
export function compare(before: Side, after: Side): Compared {
  const changes = new Changes();
  const comparison = new Comparison();
  const asked = { before, after, comparison, changes };
  compareServer(asked);
  const kept = compareTools(asked);
  compareProfiles(asked, kept);
  compareAnswers(asked);
  return { changes: changes.list, comparison, differenceOf: (change) => changes.differenceOf(change) };
}
