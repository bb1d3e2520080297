import { listTools } from "../../runtime/surface/list-tools.js";
import type { Json, PublicContract } from "../../runtime/contract/contract.js";
import type { Catalog } from "../catalog/model.js";
import { findingOf, type RuleCard } from "../diagnostics/card.js";
import type { Finding } from "../diagnostics/finding.js";

export const outputsTooLarge: RuleCard<{ readonly tool: string }> = {
  id: "outputs-too-large",
  severity: "error",
  summary: "The list of tools, with its types written out, holds more than five million values.",
  why: "Types that use one another, in many tools, multiply: a catalog of a hundred kilobytes can stand for gigabytes. No client takes such a list, and no machine can be counted on to write it.",
  blocks: true,
  message: ({ tool }) => `With \`${tool}\` the list of tools holds more than ${MOST / 1_000_000} million values.`,
  remedy: () => "Let types use fewer others, or let tools take a part of the large ones: what one call needs is seldom the whole graph.",
};

const MOST = 5_000_000;

/** Whether the outputs of a catalog can be written at all; looked at before the first one is made. */
export function checkSize(catalog: Catalog, contract: PublicContract): Finding[] {
  // Tools share the types that they use: each is counted once, and added wherever it is used.
  const known = new WeakMap<object, number>();
  let values = 0;
  for (const [index, tool] of listTools(contract).entries()) {
    values += valuesIn(tool as unknown as Json, known);
    if (values > MOST) return [findingOf(outputsTooLarge, catalog.tools[index]!.keySpan, `tools.${tool.name}`, { tool: tool.name })];
  }
  return [];
}

function valuesIn(value: Json, known: WeakMap<object, number>): number {
  if (typeof value !== "object" || value === null) return 1;
  let values = known.get(value);
  if (values === undefined) {
    values = 1;
    for (const item of Array.isArray(value) ? (value as readonly Json[]) : Object.values(value)) values += valuesIn(item, known);
    known.set(value, values);
  }
  return values;
}
