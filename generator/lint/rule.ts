import type { Catalog } from "../catalog/model.js";
import type { Entry, Node } from "../catalog/tree.js";
import type { Facts, More, RuleCard } from "../diagnostics/card.js";
import type { Span } from "../diagnostics/span.js";

export type { Facts } from "../diagnostics/card.js";

/**
 * One thing a catalog may get wrong. Id, file name, page and golden share one name, which tells the
 * defect, subject first: `action-without-policy`.
 */
export interface Rule<F extends Facts = Facts> extends RuleCard<F> {
  /**
   * Smallest catalogs that show the defect and its absence; executed by the tests, shown on the
   * page. A text without `catalog: 1` is a file that the base catalog (`example.ts`) includes.
   */
  readonly bad: string;
  readonly good: string;
  /** Reports each defect. Pure. */
  check(catalog: Catalog, report: Report<F>): void;
}

/** `report(place, path, facts)`; the place is a node, a key or a span. */
export type Report<F extends Facts> = (place: Node | Entry | Span, path: string, facts: F, more?: More) => void;
