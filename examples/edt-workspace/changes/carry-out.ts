import type { Answer } from "contract-gate/runtime";
import type { Change, ProjectCore } from "../ports/core.js";
import { RolledBack } from "../transaction/commit.js";

/** Has the core make a change and answers with what is read afterwards. */
export async function carryOut(core: ProjectCore, change: Change, readBack: () => Promise<Answer<unknown>>): Promise<Answer<unknown>> {
  try {
    await core.commit(change);
  } catch (problem) {
    if (problem instanceof RolledBack) return { status: "rolled_back", reason: problem.message };
    throw problem;
  }
  return readBack();
}

/** Whether a change changes nothing. */
export function isNothing({ writes, moves }: Change): boolean {
  return writes.length + moves.length === 0;
}

/** The change of one file; none where its text stays. */
export function writeOf(path: string, before: string, after: string): Change {
  return { writes: before === after ? [] : [{ path, before, after }], moves: [] };
}
