import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { candidates } from "./candidates.js";
import { sameValue } from "./canonical.js";
import type { Comparison } from "./compare.js";
import type { Difference, Step } from "./difference.js";
import { Sampler } from "./sample.js";
import { kindOf } from "./shape.js";
import { lengthOf } from "./string.js";
import type { Term } from "./term.js";

/**
 * A value that the base accepts and the head refuses, for the difference it is asked for; undefined
 * where none could be built. What is returned was checked against both.
 */
export class Witnesses {
  readonly #comparison: Comparison;
  readonly #sampler: Sampler;
  readonly #known = new Map<string, Json | undefined>();
  readonly #open = new Set<string>();

  constructor(comparison: Comparison) {
    this.#comparison = comparison;
    this.#sampler = new Sampler(comparison.shapes);
  }

  /**
   * @param returned true for what a server returns: then it is a value that the head lets through and
   * the base did not
   */
  of(difference: Difference, returned = false): Json | undefined {
    const trail = returned ? difference.trail.map(({ before, after, into }) => ({ before: after, after: before, into })) : difference.trail;
    const [root] = trail;
    const leaf = trail.at(-1);
    if (root === undefined || leaf === undefined) return undefined;
    for (const value of this.#local(returned ? null : difference, leaf.before, leaf.after)) {
      for (const whole of this.#embedded(trail, value)) if (this.#separates(root.before, root.after, whole)) return whole;
    }
    return this.between(root.before, root.after);
  }

  /** Any value that one term accepts and the other refuses. */
  between(before: Term, after: Term): Json | undefined {
    const { shapes } = this.#comparison;
    const key = `${shapes.keyOf(before)} < ${shapes.keyOf(after)}`;
    if (this.#known.has(key)) return this.#known.get(key);
    if (this.#open.has(key) || this.#open.size > DEEPEST) return undefined;
    this.#open.add(key);
    let found: Json | undefined;
    for (const value of this.#candidates(before, after)) {
      if (!this.#separates(before, after, value)) continue;
      found = value;
      break;
    }
    this.#open.delete(key);
    this.#known.set(key, found);
    return found;
  }

  /** Values that show this difference, those that show it most plainly first. */
  *#local(difference: Difference | null, before: Term, after: Term): Generator<Json> {
    let count = 0;
    for (const value of this.#plainlyShowing(difference, before, after)) {
      if ((difference !== null && !shows(difference, value)) || !this.#separates(before, after, value)) continue;
      yield value;
      if (++count === 4) return;
    }
  }

  *#plainlyShowing(difference: Difference | null, before: Term, after: Term): Generator<Json> {
    if (difference?.kind === "value-removed") yield difference.before!;
    yield* this.#candidates(before, after);
  }

  *#candidates(before: Term, after: Term): Generator<Json> {
    yield* candidates(this.#comparison.shapes, this.#sampler, before, after, (inner, outer) => this.between(inner, outer));
  }

  #separates(before: Term, after: Term, value: Json): boolean {
    const { shapes } = this.#comparison;
    return shapes.accepts(before, value) === true && shapes.accepts(after, value) === false;
  }

  /** The value at the end of the way, within values that the base accepts. */
  *#embedded(trail: readonly Step[], value: Json): Generator<Json> {
    const step = trail.at(-2);
    if (step === undefined) return yield value;
    let count = 0;
    for (const whole of this.#sampler.holding(step.before, step.into!, value)) {
      yield* this.#embedded(trail.slice(0, -1), whole);
      if (++count === 6) return;
    }
  }
}

const DEEPEST = 24;

/** Whether a value is one that the difference speaks of. */
function shows({ kind, name, before, after, required }: Difference, value: Json): boolean {
  switch (kind) {
    case "value-removed":
      return sameValue(value, before);
    case "type-changed":
      return !(Array.isArray(after) ? after : [after]).some((type) => type === kindOf(value) || (type === "integer" && Number.isInteger(value)));
    case "property-removed":
      return isObject(value) && Object.hasOwn(value, name!);
    case "property-became-required":
      return isObject(value) && !Object.hasOwn(value, name!);
    case "property-added":
      return isObject(value) && (required === true ? !Object.hasOwn(value, name!) : true);
    case "limit-tightened":
      return typeof after !== "number" || breaks(name!, after, value);
    default:
      return true;
  }
}

function breaks(keyword: string, limit: number, value: Json): boolean {
  if (typeof value === "string") return keyword === "minLength" ? lengthOf(value) < limit : keyword !== "maxLength" || lengthOf(value) > limit;
  if (Array.isArray(value)) return keyword === "minItems" ? value.length < limit : keyword !== "maxItems" || value.length > limit;
  return true;
}

function isObject(value: Json): value is JsonObject {
  return kindOf(value) === "object";
}
