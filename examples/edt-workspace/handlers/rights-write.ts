import type { Answer } from "contract-gate/runtime";
import { carryOut, isNothing } from "../changes/carry-out.js";
import { type Allowed, differencesOf, missingRights, planRights, readAllowed } from "../changes/rights.js";
import { withChange } from "../changes/with-change.js";
import { defineRightsWrite, type RightsWriteUpdateArguments } from "../generated/tools/rights_write.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";

export const rightsWrite = defineRightsWrite<ProjectReading, ProjectCore>()({
  update: {
    preview: async ({ arguments: args, reading }) => {
      const change = await planRights(reading, args);
      if (isNothing(change)) return SAME_RIGHTS;
      return changedRights(withChange(reading, change), args, await readAllowed(reading, args));
    },
    apply: async ({ arguments: args, reading, core }) => {
      const change = await planRights(reading, args);
      if (isNothing(change)) return SAME_RIGHTS;
      const before = await readAllowed(reading, args);
      return carryOut(core, change, () => changedRights(reading, args, before));
    },
  },
});

async function changedRights(after: ProjectReading, args: RightsWriteUpdateArguments, before: Allowed): Promise<Answer<unknown>> {
  return { fields: { roles_changed: 1 }, changes: differencesOf(before, await readAllowed(after, args)), warnings: await missingRights(after, args) };
}

const SAME_RIGHTS = { status: "noop", reason: "все указанные права уже в нужном состоянии" } as const;
