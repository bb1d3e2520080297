import type { Finding, Related, Severity, Suggestion } from "./finding.js";
import type { Span } from "./span.js";

export type Facts = Finding["facts"];

/** What a rule says about itself and about each of its findings, whoever looks for the defect. */
export interface RuleCard<F extends Facts = Facts> {
  /** Tells the defect, subject first: `action-without-policy`. */
  readonly id: string;
  readonly severity: Severity;
  /** One line for the table of rules. */
  readonly summary: string;
  /** Why it matters: a sentence or two that a finding prints and the page begins with. */
  readonly why: string;
  /** True where outputs would be untrue: `generate` refuses too. */
  readonly blocks: boolean;
  /** One of the four that nothing can suppress. */
  readonly founding?: true;
  /** What is wrong here, with the offending literal. */
  message(facts: F): string;
  /** What to do about it here. */
  remedy(facts: F): string;
}

export interface More {
  readonly suggestion?: Suggestion;
  readonly related?: readonly Related[];
  /** Where one rule warns before it fails (budgets). */
  readonly severity?: Severity;
  /** Where what is wrong makes no output of this catalog untrue. */
  readonly blocks?: false;
}

/** The finding that a card makes of the facts found at a place. */
export function findingOf<F extends Facts>(card: RuleCard<F>, at: Span | null, path: string, facts: F, more: More = {}): Finding {
  return {
    rule: card.id,
    severity: more.severity ?? card.severity,
    at,
    file: at?.source.file ?? null,
    path,
    message: card.message(facts),
    why: card.why,
    remedy: card.remedy(facts),
    ...(more.suggestion && { suggestion: more.suggestion }),
    ...(more.related && more.related.length > 0 && { related: more.related }),
    blocks: more.blocks ?? card.blocks,
    founding: card.founding === true,
    facts,
  };
}
