import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { DiskFailure } from "../output/disk.js";
import { fileUnusable } from "./rules.js";

export function unusable(failure: DiskFailure, doing: "read" | "write", changed = false): Finding {
  return { ...findingOf(fileUnusable, null, "", { doing, reason: failure.reason, changed }), file: failure.path };
}
