import type { PublicContract } from "../../runtime/contract/contract.js";
import { isMutating } from "../../runtime/contract/policy.js";
import { headline } from "./intents.js";
import { indexTexts, nearTo, sharedBy } from "./rank.js";

/** A writing tool that a model could take for one that only reads. */
export interface Confusable {
  readonly writing: string;
  /** The reading tool that is described most like it. */
  readonly reading: string;
  /** 0 to 1. */
  readonly likeness: number;
  /** Stems that both descriptions share, the most telling first. */
  readonly shared: readonly string[];
  /** How many reading tools are near it besides. */
  readonly others: number;
}

/** From here on, two descriptions are near each other: docs/decisions/0011-near-descriptions.md says why. */
const NEAR = 0.6;

/**
 * The writing tools whose titles and descriptions are near those of a tool that only reads, the
 * nearest first. Two that name one another are left out: their author has told them apart for the
 * reader.
 */
export function confusables(contract: PublicContract, threshold = NEAR): Confusable[] {
  const { tools } = contract;
  const writes = tools.map(({ actions }) => actions.some(isMutating));
  if (!writes.includes(true) || !writes.includes(false)) return [];
  const index = indexTexts(tools.map((tool) => ({ name: tool.name, text: headline(tool) })));
  const names = (from: number, to: number): boolean => tools[from]!.description?.includes(tools[to]!.name) === true;
  const found: Confusable[] = [];
  for (const [writing, tool] of tools.entries()) {
    if (!writes[writing]) continue;
    const near = nearTo(index, writing, threshold).filter(({ text }) => !writes[text] && !names(text, writing) && !names(writing, text));
    if (near.length === 0) continue;
    const nearest = near.reduce((best, one) => (one.value > best.value ? one : best));
    found.push({ writing: tool.name, reading: tools[nearest.text]!.name, likeness: nearest.value, shared: sharedBy(index, writing, nearest.text), others: near.length - 1 });
  }
  return found.sort((a, b) => b.likeness - a.likeness);
}
