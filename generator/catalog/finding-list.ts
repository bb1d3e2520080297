import type { Finding } from "../diagnostics/finding.js";
import { finding, type CatalogRule, type Said } from "./rule.js";

/** Findings of one rule that are told; whoever has more has one mistake many times. */
const MOST = 200;

/**
 * Findings as they come, a bounded number of each rule: a hostile file cannot make a million. What
 * is told is built only where it is kept, so that the rest costs nothing.
 */
export class FindingList {
  readonly all: Finding[] = [];
  readonly #counts = new Map<string, number>();

  /** Adds a finding; it is built only where it is kept. */
  add(rule: CatalogRule, said: () => Said): void {
    if (this.#count(rule.id)) this.all.push(finding(rule, said()));
  }

  /** Adds a finding that is already built. */
  keep(found: Finding): void {
    if (this.#count(found.rule)) this.all.push(found);
  }

  /** True where no further finding of a rule is kept, so that none need be looked for. */
  isFull(rule: CatalogRule): boolean {
    return (this.#counts.get(rule.id) ?? 0) >= MOST;
  }

  #count(rule: string): boolean {
    const count = (this.#counts.get(rule) ?? 0) + 1;
    this.#counts.set(rule, count);
    return count <= MOST;
  }
}
