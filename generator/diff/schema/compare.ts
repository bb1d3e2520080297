import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { ordered } from "../../../runtime/contract/ordered.js";
import { compareAlternatives, includesAlternative } from "./alternatives.js";
import { canonical } from "./canonical.js";
import type { Comparing } from "./comparing.js";
import { Ledger, Probe, type Difference, type Step, type Told } from "./difference.js";
import { KnownShapes } from "./known-shapes.js";
import type { NumberFacet } from "./number.js";
import type { ObjectFacet } from "./object.js";
import { KINDS, type Alternative, type Kind, type Shape } from "./shape.js";
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

function ofKind(shape: Shape, kind: Kind): readonly Alternative[] {
  return shape.filter((alternative) => alternative.kind === kind);
}

/** Names of the types, as JSON Schema has them. */
function typesOf(shape: Shape): readonly string[] {
  return KINDS.flatMap((kind) => {
    const alternatives = ofKind(shape, kind);
    if (alternatives.length === 0) return [];
    return kind === "number" && alternatives.every(isWhole) ? ["integer"] : [kind];
  });
}

function isWhole(alternative: Alternative): boolean {
  if (alternative.kind !== "number") return false;
  if (alternative.values !== null) return alternative.values.every((value) => Number.isInteger(value));
  return alternative.facet.integer && alternative.facet.integerAt?.endsWith("/type") === true;
}

/** The one alternative for numbers of a shape that lists no values. */
function onlyNumbers(shape: Shape): NumberFacet | null {
  const [only, ...others] = ofKind(shape, "number");
  return only?.kind === "number" && others.length === 0 && shape.every(({ values }) => values === null) ? only.facet : null;
}

/** As the keyword has them; undefined where every type is accepted. */
function typeNames(types: readonly string[]): Json | undefined {
  if (types.length === KINDS.length && !types.includes("integer")) return undefined;
  return types.length === 1 ? types[0] : types;
}

/** Tells kinds of values that come or go, and whether it told of whole numbers too. */
function compareTypes(before: Shape, after: Shape, trail: readonly Step[], told: Told): boolean {
  const [were, are] = [typesOf(before), typesOf(after)];
  const kinds = (types: readonly string[]): readonly string[] => types.map((type) => (type === "integer" ? "number" : type));
  const gone = kinds(were).filter((type) => !kinds(are).includes(type));
  const come = kinds(are).filter((type) => !kinds(were).includes(type));
  const [was, is] = [onlyNumbers(before), onlyNumbers(after)];
  const whole = was !== null && is !== null && !was.integer && is.integer && are.includes("integer");
  const broken = was !== null && is !== null && was.integer && !is.integer && were.includes("integer");
  if (gone.length + come.length === 0 && !whole && !broken) return false;
  const narrower = gone.length > 0 || whole;
  const wider = come.length > 0 || broken;
  told.add(
    {
      kind: "type-changed",
      effect: narrower && wider ? "differs" : narrower ? "narrower" : "wider",
      ...places(before, after, trail, "/type"),
      before: typeNames(were),
      after: typeNames(are),
    },
    trail,
  );
  return whole || broken;
}

/** Whether a shape is a list of values, whatever their types. */
function isListed(shape: Shape): boolean {
  return shape.length > 0 && shape.some(({ values }) => values !== null) && shape.every((alternative) => valuesOf(alternative) !== null && alternative.conditions.length === 0);
}

function valuesOf(alternative: Alternative): readonly Json[] | null {
  if (alternative.values !== null || alternative.conditions.length > 0) return alternative.values;
  if (alternative.kind === "null") return [null];
  return alternative.kind === "boolean" ? [false, true] : null;
}

function compareListed(before: Shape, after: Shape, trail: readonly Step[], told: Told): void {
  const [were, are] = [before, after].map((shape) => new Map(shape.flatMap((alternative) => valuesOf(alternative)!.map((value) => [canonical(value), value] as const))));
  const at = places(before, after, trail, "");
  const list = { ...at, pointer: listAt(before) ?? at.pointer, headPointer: listAt(after) ?? at.headPointer };
  for (const [text, value] of were!) if (!are!.has(text)) told.add({ kind: "value-removed", effect: "narrower", ...list, before: value }, trail);
  for (const [text, value] of are!) if (!were!.has(text)) told.add({ kind: "value-added", effect: "wider", ...list, after: value }, trail);
}

function listAt(shape: Shape): string | null {
  return shape.find(({ valuesAt }) => valuesAt !== null)?.valuesAt ?? null;
}

/** Where a pair of schemas stands: where one side says nothing, the other's place stands for it. */
export function places(before: Shape, after: Shape, trail: readonly Step[], suffix: string): { pointer: string; headPointer: string; definition: string | null } {
  const pair = trail.at(-1);
  const [one, other] = [pair?.before[0]?.pointer, pair?.after[0]?.pointer];
  return {
    pointer: `${one ?? other ?? ""}${suffix}`,
    headPointer: `${other ?? one ?? ""}${suffix}`,
    definition: before[0]?.definition ?? after[0]?.definition ?? null,
  };
}
