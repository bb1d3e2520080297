import { type Answer, Failed, notFound } from "contract-gate/runtime";
import { readModule } from "../bsl/outline.js";
import { carryOut, isNothing } from "../changes/carry-out.js";
import { type Editing, planInsert, planReplace, standingLines } from "../changes/module.js";
import { withChange } from "../changes/with-change.js";
import { defineModuleWrite } from "../generated/tools/module_write.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { lineAt } from "../source/text.js";
import { unifiedDiff } from "../source/unified-diff.js";

export const moduleWrite = defineModuleWrite<ProjectReading, ProjectCore>()({
  replace: {
    stands: ({ arguments: { fqn, lines }, reading, signal }) => standingLines(reading, fqn, lines, signal),
    preview: async ({ arguments: { fqn, lines, text }, reading, signal }) => foreseen(reading, await planReplace(reading, fqn, lines, text, signal)),
    apply: async ({ arguments: { fqn, lines, text }, reading, core, signal }) => written(reading, core, await planReplace(reading, fqn, lines, text, signal)),
  },
  insert: {
    preview: async ({ arguments: { fqn, after, text }, reading, signal }) => foreseen(reading, await planInsert(reading, fqn, after, text, signal)),
    apply: async ({ arguments: { fqn, after, text }, reading, core, signal }) => written(reading, core, await planInsert(reading, fqn, after, text, signal)),
  },
});

async function foreseen(reading: ProjectReading, editing: Editing): Promise<Answer<unknown>> {
  return isNothing(editing.change) ? SAME_CODE : told(withChange(reading, editing.change), editing);
}

async function written(reading: ProjectReading, core: ProjectCore, editing: Editing): Promise<Answer<unknown>> {
  return isNothing(editing.change) ? SAME_CODE : carryOut(core, editing.change, () => told(reading, editing));
}

/** What stands in the module now, compared with what stood there. */
async function told(reading: ProjectReading, { path, before, lines }: Editing): Promise<Answer<unknown>> {
  const now = await reading.text(path);
  if (now === null) throw new Failed(notFound(path));
  const fault = readModule(now).faults[0];
  const validation = fault === undefined ? "модуль разбирается" : `модуль и до правки не разбирался, строка ${lineAt(now, fault.place)}: ${fault.reason}`;
  return { fields: { lines, validation }, diff: unifiedDiff(before, now) };
}

const SAME_CODE = { status: "noop", reason: "на этих строках уже стоит этот код" } as const;
