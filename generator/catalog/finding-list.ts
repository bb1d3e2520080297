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

  add(rule: CatalogRule, said: () => Said): void {
    const count = (this.#counts.get(rule.id) ?? 0) + 1;
    this.#counts.set(rule.id, count);
    if (count <= MOST) this.all.push(finding(rule, said()));
  }

  /** Adds a finding that is already built. */
  keep(found: Finding): void {
    const count = (this.#counts.get(found.rule) ?? 0) + 1;
    this.#counts.set(found.rule, count);
    if (count <= MOST) this.all.push(found);
  }
}
