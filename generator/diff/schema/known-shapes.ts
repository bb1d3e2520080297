import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { alternativeAccepts } from "./accepts.js";
import { ANY } from "./any.js";
import { bounded, meetShapes } from "./meet.js";
import { shapeOfLocated } from "./read.js";
import { kindOf, type Shape, type Shapes } from "./shape.js";
import type { Document, Term } from "./term.js";
import type { Truth } from "./truth.js";

/**
 * Makes the shapes of terms, each once, and answers with them. Schemas contain themselves, and this is
 * where the walk comes back to itself: whoever reads, meets or judges a part is given this and asks it.
 */
export class KnownShapes implements Shapes {
  readonly #shapes = new Map<string, Shape>();
  readonly #raw = new Map<string, Shape>();
  /** What was learned since the trial began; null outside of trials. */
  #learned: [Map<string, Shape>, string][] | null = null;
  /** Terms whose shapes are being made: read from their schemas, and bounded by their parts. */
  readonly #reading = new Set<string>();
  readonly #bounding = new Set<string>();
  readonly #names = new WeakMap<object, number>();
  /** Questions that are being answered, each with the values it is asked about. */
  readonly #asked = new Map<string, Json[]>();
  #count = 0;
  #depth = 0;

  keyOf(term: Term): string {
    if (term.length === 0) return "";
    const keys = term.map(({ schema, document }) => (schema === false ? "no" : `${this.#nameOf(document)}.${this.#nameOf(schema as JsonObject)}`));
    return keys.length === 1 ? keys[0]! : [...new Set(keys)].sort().join(" ");
  }

  of(term: Term): Shape {
    if (term.length === 0) return ANY;
    const key = this.#placeOf(term);
    const known = this.#shapes.get(key);
    if (known !== undefined) return known;
    const raw = this.raw(term);
    const name = this.keyOf(term);
    if (this.#bounding.has(name)) return raw;
    this.#bounding.add(name);
    const shape = raw.flatMap((alternative) => bounded(alternative, this) ?? []);
    this.#bounding.delete(name);
    return this.#keep(this.#shapes, key, shape);
  }

  raw(term: Term): Shape {
    if (term.length === 0) return ANY;
    const key = this.#placeOf(term);
    const known = this.#raw.get(key);
    if (known !== undefined) return known;
    const name = this.keyOf(term);
    this.#reading.add(name);
    const names = new Set<string>();
    const parts = term.filter((located) => !names.has(this.keyOf([located])) && names.add(this.keyOf([located])));
    const shape = parts.map((located) => shapeOfLocated(located, this)).reduce((one, other) => meetShapes(one, other, this));
    this.#reading.delete(name);
    return this.#keep(this.#raw, key, shape);
  }

  isOpen(term: Term): boolean {
    return this.#reading.has(this.keyOf(term));
  }

  trial<T>(ask: () => T): T {
    if (this.#reading.size === 0) return ask();
    const outer = this.#learned;
    this.#learned = [];
    try {
      return ask();
    } finally {
      for (const [map, key] of this.#learned) map.delete(key);
      this.#learned = outer;
    }
  }

  #keep(map: Map<string, Shape>, key: string, shape: Shape): Shape {
    map.set(key, shape);
    this.#learned?.push([map, key]);
    return shape;
  }

  isNever(term: Term): boolean {
    if (term.length === 0) return false;
    if (term.some(({ schema }) => schema === false)) return true;
    return !this.#bounding.has(this.keyOf(term)) && !this.isOpen(term) && this.of(term).length === 0;
  }

  once(question: string, value: Json, ask: () => Truth): Truth {
    const asked = this.#asked.get(question);
    if (asked === undefined) this.#asked.set(question, [value]);
    else if (asked.includes(value)) return undefined;
    else asked.push(value);
    try {
      return ask();
    } finally {
      this.#asked.get(question)!.pop();
    }
  }

  accepts(term: Term, value: Json): Truth {
    // A condition may refer to the very term it belongs to.
    if (this.#depth > DEEPEST) return undefined;
    this.#depth++;
    try {
      return this.#accepts(term, value);
    } finally {
      this.#depth--;
    }
  }

  #accepts(term: Term, value: Json): Truth {
    // What is being read has no answer yet: it may list values that it judges by itself.
    if (this.isOpen(term)) return undefined;
    const kind = kindOf(value);
    let truth: Truth = false;
    for (const alternative of this.of(term)) {
      if (alternative.kind !== kind) continue;
      const here = alternativeAccepts(alternative, value, this);
      if (here === true) return true;
      if (here === undefined) truth = undefined;
    }
    return truth;
  }

  /** The same schemas at the same places: shapes tell places, so they are kept for each. */
  #placeOf(term: Term): string {
    return `${this.keyOf(term)} ${term.map(({ pointer, definition }) => `${pointer} ${definition ?? ""}`).join(" ")}`;
  }

  #nameOf(object: object | Document): number {
    let name = this.#names.get(object);
    if (name === undefined) this.#names.set(object, (name = ++this.#count));
    return name;
  }
}

/** Values nest no deeper than this; what does is not told. */
const DEEPEST = 400;
