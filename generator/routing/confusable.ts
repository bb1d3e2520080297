import type { PublicContract } from "../../runtime/contract/contract.js";
import { isMutating } from "../../runtime/contract/policy.js";
import { headline } from "./intents.js";
import { indexTexts, nearTo } from "./rank.js";

/** A reading and a writing tool that a model could take for one another. */
export interface Confusable {
  readonly reading: string;
  readonly writing: string;
  /** 0 to 1. */
  readonly likeness: number;
  /** Stems that both descriptions share, the most telling first. */
  readonly shared: readonly string[];
}

/** From here on, two descriptions are near each other: docs/decisions/0011-near-descriptions.md says why. */
export const NEAR = 0.6;

/**
 * The pairs of a tool that only reads and one that may write whose titles and descriptions are near
 * each other, the nearest first. Two that name one another are left out: their author has told them
 * apart for the reader.
 */
export function confusables(contract: PublicContract, threshold = NEAR): Confusable[] {
  const { tools } = contract;
  const writes = tools.map(({ actions }) => actions.some(isMutating));
  if (!writes.includes(true) || !writes.includes(false)) return [];
  const index = indexTexts(tools.map((tool) => ({ name: tool.name, text: headline(tool) })));
  const names = (from: number, to: number): boolean => tools[from]!.description?.includes(tools[to]!.name) === true;
  return tools
    .flatMap((tool, reading) => (writes[reading] ? [] : nearTo(index, reading, (other) => writes[other]! && !names(reading, other) && !names(other, reading), threshold).map(({ text, value, shared }) => ({ reading: tool.name, writing: tools[text]!.name, likeness: value, shared }))))
    .sort((a, b) => b.likeness - a.likeness || (a.reading < b.reading ? -1 : 1));
}
