import { createHash } from "node:crypto";
import type { Finding } from "./finding.js";

/**
 * Facts that may move while the finding stays the same: measures and places inside a text, and what
 * is said beside (a name that was near, a suggestion, the command that repairs).
 */
const MOVING: ReadonlySet<string> = new Set(["amount", "length", "actions", "profiles", "offset", "hint", "suggested", "because", "repair"]);

/**
 * What a finding is called in a baseline: its rule, its path in the catalog and its facts. Never the
 * wording, the file or the line, so that it is the same after a sentence was improved, lines were
 * moved, or the catalog was split. Sixteen hexadecimal digits.
 */
export function fingerprintOf({ rule, path, facts }: Pick<Finding, "rule" | "path" | "facts">): string {
  const steady = Object.keys(facts)
    .filter((name) => !MOVING.has(name))
    .sort()
    .map((name) => [name, facts[name]]);
  return createHash("sha256").update(JSON.stringify([rule, path, steady])).digest("hex").slice(0, 16);
}
