import { findingOf, type Facts, type RuleCard } from "../diagnostics/card.js";
import { baselineUnmatched } from "../diagnostics/baseline.js";
import { suppressionExpired, suppressionIncomplete, suppressionRefused, suppressionUnmatched } from "../diagnostics/suppression.js";
import { catalogUneditable, importRecordUnusable, importedConflict, importedReshaped, importedVanished } from "../import/rules.js";
import { changeUnrecorded, journalEntryMisshapen, journalEntryWithoutWhy, journalRecordUnmatched, versionStepTooSmall } from "../journal/rules.js";
import { outputFolderOutside, outputFolderShared } from "../output/place.js";
import { outputConflictMarkers, outputGeneratorUpgraded, outputHandEdited, outputIgnoredByGit, outputMissing, outputNotAFile, outputOrphan, outputPlaceTaken, outputStale, outputUnreadable } from "../output/rules.js";
import { outputsTooLarge } from "../output/size.js";
import { applyDiffers, applyUnproven, callSilent, conventionWithinReach, failedApplyActed, mutationEscaped, previewChanged, previewSaysApplied, readRefused, refusalDiffers, refusalMissing, refusedCallActed, rehearsalUnproven } from "../probe/rules.js";
import { contractUnusable, serverUnusable, surfaceDiffers } from "../surface/rules.js";
import { baselineUnusable, catalogNotLaidOut, fileUnusable, gateBlind } from "./rules.js";
import { diffSideUnusable } from "./diff/rules.js";

/**
 * What findings say whose defect no small catalog can show: it lies in files, in a server or between
 * two versions. A page shows it as a page of a rule of the surface shows what its bad example gets.
 */
export const SAMPLES: ReadonlyMap<string, readonly string[]> = new Map([
  ...ofOutputs(),
  sample(outputFolderOutside, { output: "../elsewhere" }),
  sample(outputFolderShared, { output: "generated", other: "billing.yaml" }),
  sample(outputsTooLarge, { tool: "object_edit" }),
  sample(suppressionExpired, { rule: "description-missing", at: "tools.object_check", until: "2026-11-30", isDay: true }),
  sample(suppressionIncomplete, { rule: "description-missing", at: "tools.object_check", key: "owner" }),
  sample(suppressionRefused, { rule: "action-without-policy", at: "tools.object_check", because: "founding" }),
  sample(suppressionUnmatched, { rule: "description-missing", at: "tools.object_check" }),
  sample(baselineUnmatched, { rule: "description-missing", path: "tools.object_check", fingerprint: "", count: 1, spare: 1 }),
  sample(diffSideUnusable, { side: "base", problem: "There is no file main, and git knows no ref main here. This clone is shallow: it holds the newest commits alone.", remedy: "Fetch the history: `git fetch --unshallow` (or `fetch-depth: 0` of actions/checkout)." }),
  ...ofTheJournal(),
  ...ofServers(),
  sample(baselineUnusable, { problem: "An entry of the baseline is not `{ rule, path, fingerprint, count }`." }),
  sample(catalogNotLaidOut, {}),
  sample(fileUnusable, { doing: "read", reason: "permission denied", changed: false }),
  sample(gateBlind, { what: "the policy of an action taken away", expected: "action-without-policy" }),
  // Two that would take a file of forty megabytes, or a second file, to show.
  ["catalog-too-large", ["The files of the catalog hold 73400320 bytes together; the limit is 41943040 (40 MiB). Name the right file; generated data does not belong into a catalog."]],
  ["key-misplaced", ["`server` belongs to the main file. Move it to the main file; an included file may hold `tools` and the other keys that files share."]],
]);

function ofOutputs(): Entry[] {
  const repair = "npx contract-gate generate";
  return [
    sample(outputConflictMarkers, { repair, marker: "<<<<<<< HEAD" }),
    sample(outputGeneratorUpgraded, { repair }),
    sample(outputHandEdited, { repair, how: "text", recorded: true, parts: ["object_check"] }),
    sample(outputIgnoredByGit, { pattern: "generated/", ignoreFile: ".gitignore", ignoreLine: 3 }),
    sample(outputMissing, { repair }),
    sample(outputNotAFile, { repair, what: "A link" }),
    sample(outputOrphan, { repair, by: "generator", files: 1 }, { repair, by: "stranger", files: 1 }),
    sample(outputPlaceTaken, { repair, what: "A file" }),
    sample(outputStale, { repair, because: "catalog" }),
    sample(outputUnreadable, { reason: "permission denied" }),
  ];
}

function ofTheJournal(): Entry[] {
  return [
    sample(changeUnrecorded, { change: "parameter-removed", at: "tools.object_check.parameters.kind", fingerprint: "", level: "breaking", message: "The parameter kind of object_check is gone.", why: "", base: "origin/main" }),
    sample(journalEntryMisshapen, { problem: "The entry needs `changes`, a list." }),
    sample(journalEntryWithoutWhy, { version: "2.0.0" }),
    sample(journalRecordUnmatched, { change: "parameter-removed", at: "tools.object_check.parameters.kind" }),
    sample(versionStepTooSmall, { from: "1.4.0", to: "1.5.0", taken: "minor", asked: "major" }),
  ];
}

function ofServers(): Entry[] {
  const action = "object_edit.rename";
  const call = "object_edit.rename {\"fqn\":\"Catalog.X\",\"name\":\"Y\"}";
  return [
    sample(serverUnusable, { kind: "silent", said: "The server «node server.js» did not answer tools/list within 10000 ms.", stderr: "" }),
    sample(surfaceDiffers, { tool: "object_check", kind: "changed", pointer: "/annotations/readOnlyHint", promised: "true", listed: "false" }),
    sample(contractUnusable, { problem: "It is not JSON." }),
    sample(importedVanished, { what: "tools.object_check" }),
    sample(importedConflict, { what: "tools.object_check.description", catalog: "\"Проверяет объект.\"", server: "\"Проверяет один объект.\"" }),
    sample(importedReshaped, { what: "tools.object_edit", selector: "action" }),
    sample(importRecordUnusable, { problem: "it is not JSON." }),
    sample(catalogUneditable, { problem: "an edit would change more than it should." }),
    sample(refusalDiffers, { call, field: "code", promised: "\"PERMISSION_REQUIRED\"", said: "\"FORBIDDEN\"" }),
    sample(refusalMissing, { call, promised: "\"UNKNOWN_PARAMETER\"", said: "\"ok\"" }),
    sample(readRefused, { call: "object_read {\"fqn\":\"Catalog.X\"}", said: "\"OBJECT_NOT_FOUND\"" }),
    sample(refusedCallActed, { tool: "object_edit", calls: 2, changes: ["~catalogs/X.xml"] }),
    sample(callSilent, { call }),
    sample(previewChanged, { action, call, changes: ["~catalogs/X.xml"] }),
    sample(previewSaysApplied, { action, call, status: "applied" }),
    sample(rehearsalUnproven, { action, reason: "it has no example" }),
    sample(applyDiffers, { action, what: "The changed objects", announced: "Catalog.X", done: "Catalog.X, Catalog.Y" }),
    sample(applyUnproven, { action, reason: "the server answered OBJECT_NOT_FOUND" }),
    sample(failedApplyActed, { action, status: "rolled_back", changes: ["~catalogs/X.xml"] }),
    sample(mutationEscaped, { action, changes: ["~catalogs/X.xml"] }),
    sample(conventionWithinReach, { convention: "closed", kept: true, evidence: "it refused every unknown parameter" }),
  ];
}

type Entry = readonly [rule: string, said: readonly string[]];

function sample<F extends Facts>(card: RuleCard<F>, ...facts: readonly F[]): Entry {
  return [card.id, facts.map((each) => findingOf(card, null, "", each)).map(({ message, remedy }) => `${message} ${remedy}`)];
}
