import { findingOf } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import { serverUnusable } from "../surface/rules.js";
import { excerpt, type ServerFailure } from "../surface/connection.js";

/** Why nothing could be asked of a server, with its own last words. */
export function serverFinding({ kind, message, stderr }: ServerFailure, file: string | null): Finding {
  return { ...findingOf(serverUnusable, null, "", { kind: file !== null && kind === "not-json" ? "file-not-json" : kind, said: message, stderr: excerpt(stderr.trim().slice(-400), 400) }), file };
}
