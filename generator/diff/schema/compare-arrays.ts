import { itemAt, type Contains } from "./array.js";
import { compareLimits } from "./compare-scalars.js";
import type { Asked } from "./comparing.js";
import { entering, type NewDifference } from "./difference.js";
import type { Alternative } from "./shape.js";

type ArrayAlternative = Alternative & { readonly kind: "array" };

export function compareArrays({ facet: before }: ArrayAlternative, { facet: after }: ArrayAlternative, asked: Asked, tell: (difference: NewDifference) => void): void {
  const { comparison, trail, told } = asked;
  compareLimits(before.minItems, after.minItems, 1, "minItems", tell);
  compareLimits(before.maxItems, after.maxItems, -1, "maxItems", tell);
  const several = before.maxItems === null || before.maxItems.value > 1;
  if (after.unique !== null && before.unique === null && several) tell({ kind: "uniqueness-required", effect: "narrower", headPointer: after.unique, after: true });
  if (before.unique !== null && after.unique === null && (after.maxItems === null || after.maxItems.value > 1)) tell({ kind: "uniqueness-dropped", effect: "wider", pointer: before.unique, before: true });
  const prefix = Math.max(before.prefix.length, after.prefix.length);
  // Items past the base's longest array concern nobody; past the head's, the limit was told already.
  const most = Math.min(before.maxItems?.value ?? Infinity, after.maxItems?.value ?? Infinity);
  for (let index = 0; index <= prefix && index < most && !told.enough; index++) {
    comparison.walk(itemAt(before, index), itemAt(after, index), entering(trail, { item: index }), told);
  }
  for (const contains of after.contains) {
    if (told.enough) return;
    if (!isImplied(contains, before.contains, { facet: before }, asked)) tell(condition("condition-added", "narrower", contains));
  }
  if (told.enough) return;
  for (const contains of before.contains) {
    if (!isImplied(contains, after.contains, { facet: after }, asked)) tell(condition("condition-removed", "wider", contains));
  }
}

function isImplied(asked: Contains, given: readonly Contains[], { facet }: Pick<ArrayAlternative, "facet">, { comparison }: Asked): boolean {
  const enough = asked.minimum === 0 || given.some((other) => other.minimum >= asked.minimum && comparison.includes(other.term, asked.term, true)) || allItemsCount();
  const few = asked.maximum === null || given.some((other) => other.maximum !== null && other.maximum <= asked.maximum! && comparison.includes(asked.term, other.term, true)) || (facet.maxItems !== null && facet.maxItems.value <= asked.maximum);
  return enough && few;

  /** Every array is long enough, and every item that it must have satisfies the term. */
  function allItemsCount(): boolean {
    if (facet.minItems === null || facet.minItems.value < asked.minimum) return false;
    return [...Array(asked.minimum).keys()].every((index) => comparison.includes(itemAt(facet, index), asked.term, true));
  }
}

function condition(kind: "condition-added" | "condition-removed", effect: "narrower" | "wider", { at }: Contains): NewDifference {
  return { kind, effect, name: "contains", pointer: at };
}
