import type { RuleCard } from "../../diagnostics/card.js";

/** A side of a comparison that cannot be had, or has no single meaning. */
export const diffSideUnusable: RuleCard<{ readonly side: string; readonly problem: string; readonly remedy: string }> = {
  id: "diff-side-unusable",
  severity: "error",
  summary: "The base or the head of a comparison cannot be read.",
  why: "Without both sides nothing can be said of what callers feel, and a comparison with nothing would call everything new.",
  blocks: false,
  message: ({ problem }) => problem,
  remedy: ({ remedy }) => remedy,
};

export const DIFF_COMMAND_RULES = [diffSideUnusable] as const;
