import type { RuleCard } from "../diagnostics/card.js";

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

export const catalogNotLaidOut: RuleCard<Record<string, never>> = {
  id: "catalog-not-laid-out",
  severity: "error",
  summary: "A catalog file is not laid out as `fmt` lays it out.",
  why: "One layout keeps diffs of the catalog about what changed; `gate` does not ask for it.",
  blocks: false,
  message: () => "This file is not laid out as `fmt` would lay it out.",
  remedy: () => "Run `contract-gate fmt`.",
};

export const gateBlind: RuleCard<{ readonly what: string; readonly expected: string }> = {
  id: "gate-blind",
  severity: "error",
  summary: "The self-test spoiled something and the gate did not notice.",
  why: "A gate that cannot fail protects nothing; whatever it lets pass here it lets pass in a pull request.",
  blocks: false,
  message: ({ what, expected }) => `The gate did not notice: ${what}. The rule ${expected} should have.`,
  remedy: () => "Please report it: this is a defect of contract-gate.",
};

export const baselineUnusable: RuleCard<{ readonly problem: string }> = {
  id: "baseline-unusable",
  severity: "error",
  summary: "The baseline that was named cannot be used.",
  why: "Without it nobody can say which findings are old; a gate that guesses is no gate.",
  blocks: false,
  message: ({ problem }) => problem,
  remedy: () => "Name the right file, or write it with `contract-gate gate --baseline <file> --write-baseline`.",
};

/** Rules of the commands themselves; light, since `explain` loads them all. */
export const COMMAND_RULES = [baselineUnusable, catalogNotLaidOut, fileUnusable, gateBlind] as const;
