import type { Answer } from "contract-gate/runtime";
import { carryOut, isNothing } from "../changes/carry-out.js";
import { leftAlone, planRename, type Renaming, replacedNames } from "../changes/rename.js";
import { differencesOf, hasQualifiers, planUpdate, type Properties, readProperties } from "../changes/update.js";
import { withChange } from "../changes/with-change.js";
import { defineMetadataWrite, type MetadataWriteUpdateArguments } from "../generated/tools/metadata_write.js";
import { lastName } from "../metadata/address.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";

export const metadataWrite = defineMetadataWrite<ProjectReading, ProjectCore>()({
  update: {
    preview: async ({ arguments: args, reading }) => {
      const change = await planUpdate(reading, args);
      if (isNothing(change)) return SAME_PROPERTIES;
      return updated(args, await readProperties(reading, args.fqn), await readProperties(withChange(reading, change), args.fqn));
    },
    apply: async ({ arguments: args, reading, core }) => {
      const change = await planUpdate(reading, args);
      if (isNothing(change)) return SAME_PROPERTIES;
      const before = await readProperties(reading, args.fqn);
      return carryOut(core, change, async () => updated(args, before, await readProperties(reading, args.fqn)));
    },
  },
  rename: {
    preview: async ({ arguments: { fqn, newName }, reading, signal, progress }) => {
      const renaming = await planRename(reading, fqn, newName, signal, progress);
      if (isNothing(renaming.change)) return SAME_NAME;
      return { ...(await renamedAnswer(withChange(reading, renaming.change), renaming)), address: renaming.from.text };
    },
    apply: async ({ arguments: { fqn, newName }, reading, core, signal, progress }) => {
      const renaming = await planRename(reading, fqn, newName, signal, progress);
      if (isNothing(renaming.change)) return SAME_NAME;
      return carryOut(core, renaming.change, () => renamedAnswer(reading, renaming));
    },
  },
});

function updated(args: MetadataWriteUpdateArguments, before: Properties, after: Properties): Answer<unknown> {
  const typed = args.types !== undefined || args.length !== undefined || args.fraction !== undefined;
  return { changes: differencesOf(before, after), warnings: typed && hasQualifiers(after.type) ? ["повторный write перезапишет тип без квалификатора"] : [] };
}

/** What a rename did, or would do: under the new address, which the next call takes. */
async function renamedAnswer(after: ProjectReading, renaming: Renaming): Promise<Answer<unknown>> {
  const { from, to, references, roles } = renaming;
  return {
    address: to.text,
    fields: { old_name: lastName(from), new_name: lastName(to), references_updated: references, roles_changed: roles },
    changes: await replacedNames(after, renaming),
    warnings: leftAlone(renaming),
  };
}

const SAME_PROPERTIES = { status: "noop", reason: "все переданные свойства уже такие" } as const;
const SAME_NAME = { status: "noop", reason: "имя уже такое" } as const;
