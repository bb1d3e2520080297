import type { Catalog } from "../catalog/model.js";
import { findingOf, type Facts } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";
import type { Rule } from "./rule.js";
import { RULES } from "./rules.js";

/**
 * Everything that the rules find wrong with a catalog: by file, by place, then in the order of the
 * rules. Suppressions and baselines are not applied here.
 */
export function lint(catalog: Catalog, rules: readonly Rule[] = RULES): Finding[] {
  const findings = rules.flatMap((rule) => findingsOf(rule, catalog));
  const files = new Map([...new Set(findings.map((finding) => finding.file))].sort(byCodeUnit).map((file, index) => [file, index]));
  return findings.sort((a, b) => files.get(a.file)! - files.get(b.file)! || (a.at?.start ?? -1) - (b.at?.start ?? -1));
}

function findingsOf<F extends Facts>(rule: Rule<F>, catalog: Catalog): Finding[] {
  const findings: Finding[] = [];
  try {
    rule.check(catalog, (place, path, facts, more) => findings.push(findingOf(rule, "keySpan" in place ? place.keySpan : place, path, facts, more)));
  } catch (error) {
    // A rule never throws on what a person wrote: this is a defect of the rule.
    throw new Error(`the rule ${rule.id} failed on ${catalog.file}`, { cause: error });
  }
  return findings;
}

function byCodeUnit(a: string | null, b: string | null): number {
  if (a === b) return 0;
  return a === null || (b !== null && a < b) ? -1 : 1;
}
