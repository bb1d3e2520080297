import { findingOf, type RuleCard } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { DiskFailure } from "../output/disk.js";

/** A file that is there and cannot be read or written. */
export const fileUnusable: RuleCard<{ readonly doing: "read" | "write"; readonly reason: string; readonly changed: boolean }> = {
  id: "file-unusable",
  severity: "error",
  summary: "A file cannot be read or written.",
  why: "What could not be read was not judged, and what could not be written is not there.",
  blocks: true,
  message: ({ doing, reason, changed }) => `This file cannot be ${doing === "read" ? "read" : "written"}: ${reason}.${doing === "read" ? "" : changed ? " Some files already have their new text; each of them is whole." : " Nothing was changed."}`,
  remedy: ({ doing }) => `Look at the file, its folders and their rights${doing === "read" ? "" : ", and at the space that is left"}; then run the command again.`,
};

export function unusable(failure: DiskFailure, doing: "read" | "write", changed = false): Finding {
  return { ...findingOf(fileUnusable, null, "", { doing, reason: failure.reason, changed }), file: failure.path };
}
