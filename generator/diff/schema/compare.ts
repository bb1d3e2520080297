import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { compareAlternatives, includesAlternative } from "./alternatives.js";
import { canonical } from "./canonical.js";
import { compareListed, compareTypes, isListed, ofKind } from "./compare-kinds.js";
import type { Comparing } from "./comparing.js";
import { Ledger, Probe, type Difference, type Step, type Told } from "./difference.js";
import { KnownShapes } from "./known-shapes.js";
import type { ObjectFacet } from "./object.js";
import { KINDS, type Alternative, type Shape } from "./shape.js";
import { documentOf, termOf, type Term } from "./term.js";

/** Compares what pairs of terms accept. Answers are remembered, so one comparison serves a whole contract. */
export class Comparison implements Comparing {
  readonly shapes = new KnownShapes();
  readonly #included = new Map<string, boolean>();
  /** Pairs that are being compared, outermost first, with their depth. */
  readonly #open = new Map<string, number>();
  /** Pairs whose yes rests on one that is being compared, with the depth of the outermost such one. */
  readonly #provisional = new Map<string, number>();
  readonly #choices = new Map<string, Alternative>();
  /** Depth of the outermost pair that the answer at hand takes for granted. */
  #granted = Infinity;

  /** Everything in which they differ; empty where they accept the same and declare the same. */
  differences(before: Term, after: Term): readonly Difference[] {
    const ledger = new Ledger();
    this.walk(before, after, [], ledger);
    return ledger.differences;
  }

  /** The same for what several terms accept together. */
  unionDifferences(before: readonly Term[], after: readonly Term[]): readonly Difference[] {
    const ledger = new Ledger();
    this.#compareShapes(before.flatMap((term) => this.shapes.of(term)), after.flatMap((term) => this.shapes.of(term)), [], ledger);
    return ledger.differences;
  }

  /** A pair that is met again below itself is taken for granted: a value is finite, so its parts settle what it is. */
  includes(inner: Term, outer: Term, strict: boolean = false): boolean {
    const key = `${this.shapes.keyOf(inner)} ${strict ? "<<" : "<"} ${this.shapes.keyOf(outer)}`;
    const known = this.#included.get(key);
    if (known !== undefined) return known;
    const above = this.#open.get(key) ?? this.#provisional.get(key);
    if (above !== undefined) {
      this.#granted = Math.min(this.#granted, above);
      return true;
    }
    const depth = this.#open.size;
    const [grantedBefore, sure] = [this.#granted, this.#provisional.size];
    this.#granted = Infinity;
    this.#open.set(key, depth);
    const probe = new Probe(strict);
    this.#compare(inner, outer, [], probe);
    this.#open.delete(key);
    const included = !probe.narrower;
    // A yes that rests on a pair further out holds only if that one does, and is kept until then.
    if (!included || this.#granted >= depth) {
      this.#included.set(key, included);
      this.#settle(sure, included);
    } else {
      this.#provisional.set(key, this.#granted);
    }
    this.#granted = Math.min(grantedBefore, this.#granted >= depth ? Infinity : this.#granted);
    return included;
  }

  /** Ends what was kept since a pair was entered: true with the pair, or to be asked anew. */
  #settle(sure: number, holds: boolean): void {
    for (const key of [...this.#provisional.keys()].slice(sure)) {
      this.#provisional.delete(key);
      if (holds) this.#included.set(key, true);
    }
  }

  equal(one: Term, other: Term): boolean {
    return this.shapes.keyOf(one) === this.shapes.keyOf(other) || (this.includes(one, other, true) && this.includes(other, one, true));
  }

  includesObject(facet: ObjectFacet, term: Term): boolean {
    const whole: Alternative = { kind: "object", facet, values: null, conditions: [], at: "", valuesAt: null, definition: null };
    return this.shapes.of(term).some((alternative) => includesAlternative(whole, alternative, this, true));
  }

  choosing(name: string, value: Json): Alternative {
    const key = `${name} ${canonical(value)}`;
    let made = this.#choices.get(key);
    if (made === undefined) {
      const schema: JsonObject = { type: "object", properties: ordered([[name, { const: value }]]) };
      [made] = this.shapes.of(termOf(documentOf(schema))) as [Alternative];
      this.#choices.set(key, made);
    }
    return made;
  }

  walk(before: Term, after: Term, trail: readonly Step[], told: Told): void {
    if (told instanceof Probe) {
      if (!this.includes(before, after, told.strict)) told.narrower = true;
      return;
    }
    const [one, other] = [this.shapes.keyOf(before), this.shapes.keyOf(after)];
    if (one === other) return;
    // A definition that uses itself is told where it is first entered.
    if (trail.some((step) => this.shapes.keyOf(step.before) === one && this.shapes.keyOf(step.after) === other)) return;
    this.#compare(before, after, [...trail, { before, after, into: null }], told);
  }

  #compare(before: Term, after: Term, trail: readonly Step[], told: Told): void {
    this.#compareShapes(this.shapes.of(before), this.shapes.of(after), trail, told);
  }

  #compareShapes(one: Shape, other: Shape, trail: readonly Step[], told: Told): void {
    if (isListed(one) && isListed(other)) return compareListed(one, other, trail, told);
    const typed = compareTypes(one, other, trail, told);
    for (const kind of KINDS) {
      if (told.enough) return;
      const [left, right] = [ofKind(one, kind), ofKind(other, kind)];
      if (left.length > 0 && right.length > 0) compareAlternatives(left, right, { comparison: this, trail, told, typed });
    }
  }
}
