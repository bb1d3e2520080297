import type { Finding, Related, Severity, Suggestion } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";

/**
 * One thing that a text may get wrong before it is a catalog at all. The card that `explain` shows;
 * the checks themselves stand where the text is read.
 */
export interface CatalogRule {
  readonly id: string;
  readonly severity: Severity;
  /** One line for the table of rules. */
  readonly summary: string;
  /** Why it matters: a sentence or two that a finding prints and the page begins with. */
  readonly why: string;
  /** True where outputs would be untrue: `generate` refuses too. */
  readonly blocks: boolean;
  /**
   * What can still be judged: `nothing` (no tree with a single meaning: exit code 2), the `tree`
   * alone (its shape gives no model), or the `model`.
   */
  readonly leaves: "nothing" | "tree" | "model";
  /** Smallest texts that show the defect and its absence; executed by the tests, shown on the page. */
  readonly bad: string;
  readonly good: string;
}

/** What a finding says beyond its rule. */
export interface Said {
  /** Where; null where nothing has a line. */
  readonly at: Span | null;
  /** File, where there is no span. */
  readonly file?: string;
  /** Path in the catalog; "" for the whole. */
  readonly path?: string;
  readonly message: string;
  readonly remedy: string;
  readonly facts?: Finding["facts"];
  readonly suggestion?: Suggestion | undefined;
  readonly related?: readonly Related[];
}

/** The finding of a rule. */
export function finding(rule: CatalogRule, said: Said): Finding {
  return {
    rule: rule.id,
    severity: rule.severity,
    at: said.at,
    file: said.at?.source.file ?? said.file ?? null,
    path: said.path ?? "",
    message: said.message,
    why: rule.why,
    remedy: said.remedy,
    ...(said.suggestion === undefined ? {} : { suggestion: said.suggestion }),
    ...(said.related === undefined ? {} : { related: said.related }),
    blocks: rule.blocks,
    founding: false,
    facts: said.facts ?? {},
  };
}

/** `tools.metadata_edit.examples[0].arguments`: how findings write a path. */
export function pathText(steps: readonly (string | number)[]): string {
  let text = "";
  for (const step of steps) text += typeof step === "number" ? `[${step}]` : text === "" ? step : `.${step}`;
  return text;
}
