import type { Catalog } from "../catalog/model.js";
import type { Entry, Node } from "../catalog/tree.js";
import type { Finding, Related, Severity, Suggestion } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";

export type Facts = Finding["facts"];

/**
 * One thing a catalog may get wrong. Id, file name, page and golden share one name, which tells the
 * defect, subject first: `action-without-policy`.
 */
export interface Rule<F extends Facts = Facts> {
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
  /** Smallest catalogs that show the defect and its absence; executed by the tests, shown on the page. */
  readonly bad: string;
  readonly good: string;
  /** What is wrong here, with the offending literal. */
  message(facts: F): string;
  /** What to do about it here. */
  remedy(facts: F): string;
  /** Reports each defect. Pure. */
  check(catalog: Catalog, report: Report<F>): void;
}

/** `report(place, path, facts)`; the place is a node, a key or a span. */
export type Report<F extends Facts> = (place: Node | Entry | Span, path: string, facts: F, more?: { suggestion?: Suggestion; related?: readonly Related[] }) => void;
