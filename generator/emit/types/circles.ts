import type { Schema } from "../../../runtime/contract/contract.js";
import { referenceIn } from "../../../runtime/contract/named-places.js";
import { isSchemaObject } from "../../../runtime/contract/schema.js";
import type { Definition, Document } from "./definitions.js";
import { BRANCHES, schemasIn } from "./parts.js";

/**
 * Whether two definitions are, without a property or an item between, made of each other: `A` is
 * `B | null` and `B` is `A`. A type alias cannot say that, and as a schema it means nothing.
 *
 * The circles are found once for all definitions that a first one leads to (Tarjan), since a catalog
 * may hold long chains of them.
 */
export function areInOneCircle(one: Definition, other: Definition): boolean {
  if (one === other) return true;
  return circleOf(one) === circleOf(other);
}

interface Visit {
  readonly definition: Definition;
  readonly next: readonly Definition[];
  at: number;
  readonly order: number;
  /** Order of the first definition that this one leads back to. */
  low: number;
}

const circles = new WeakMap<Definition, object>();

function circleOf(start: Definition): object {
  if (!circles.has(start)) findCircles(start);
  return circles.get(start)!;
}

function findCircles(start: Definition): void {
  const visits = new Map<Definition, Visit>();
  const path: Visit[] = [];
  const open: Definition[] = [];
  const enter = (definition: Definition): void => {
    const visit = { definition, next: madeOf(definition), at: 0, order: visits.size, low: visits.size };
    visits.set(definition, visit);
    path.push(visit);
    open.push(definition);
  };
  enter(start);
  for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
    const next = visit.next[visit.at++];
    if (next !== undefined) {
      if (circles.has(next)) continue;
      const known = visits.get(next);
      if (known === undefined) enter(next);
      else visit.low = Math.min(visit.low, known.order);
      continue;
    }
    path.pop();
    const above = path.at(-1);
    if (above !== undefined) above.low = Math.min(above.low, visit.low);
    if (visit.low !== visit.order) continue;
    const circle = {};
    for (const member of open.splice(open.lastIndexOf(visit.definition))) circles.set(member, circle);
  }
}

/** The definitions that a definition's schema names in its own place. */
function madeOf(definition: Definition): Definition[] {
  const found = new Set<Definition>();
  const seen = new Set<Schema>();
  const waiting: { schema: Schema; document: Document }[] = [definition];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { schema, document } = next;
    if (!isSchemaObject(schema) || seen.has(schema)) continue;
    seen.add(schema);
    const refers = referenceIn(schema);
    const target = refers === null ? undefined : document.target(refers.reference);
    if (target !== undefined && target.name !== null) found.add(target);
    else if (target !== undefined) waiting.push(target);
    for (const name of BRANCHES) for (const branch of schemasIn(schema, name)) waiting.push({ schema: branch, document });
  }
  return [...found];
}
