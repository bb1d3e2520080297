import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { isSchema, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Step } from "../schema-parts.js";
import { entriesIn, itemSchemas, numberOf, propertySchemas, schemaOf, schemasIn } from "./access.js";
import { assertionsOf } from "./assertions.js";
import { evaluatedItems, evaluatedProperties } from "./evaluated.js";
import type { Judging } from "./judging.js";

/**
 * Judges values against schemas: the examples and defaults of a catalog. A validator that compiles
 * takes a millisecond or two for each schema, and a surface has tens of thousands of them that judge
 * one value; this one walks. A test holds it equal to Ajv.
 *
 * Formats are no assertions, as in 2020-12. What cannot be resolved is accepted here: other rules
 * speak of it.
 */

/** What is wrong with a value: where in it, and what the schema asks for. */
export interface Violation {
  readonly steps: readonly Step[];
  /** `must be a string`: ends a sentence. */
  readonly says: string;
}

/** Violations of one value past which no person reads on. */
const MOST = 20;

/** The violations in the order of the schema, no more than a person would read; empty where the value is valid. */
export function violationsOf(schema: Schema, value: Json, document: Json, judging: Judging): Violation[] {
  const walk = new Walk(judging);
  walk.judge(schema, value, document, NOTHING);
  return walk.found;
}

export function isValid(schema: Schema, value: Json, document: Json, judging: Judging): boolean {
  return violationsOf(schema, value, document, judging).length === 0;
}

const NOTHING: readonly Schema[] = [];

class Walk {
  readonly found: Violation[] = [];
  /** Where in the value the walk is. */
  readonly #steps: Step[] = [];

  constructor(readonly judging: Judging) {}

  /** @param followed schemas that references led to without a step into the value */
  judge(schema: Schema, value: Json, document: Json, followed: readonly Schema[]): void {
    if (schema === true || this.judging.fuel-- <= 0) return;
    if (schema === false) return this.#say("is not allowed here");
    const most = this.found.length + MOST;
    this.#judge(schema, value, document, followed);
    if (this.found.length > most) this.found.length = most;
  }

  #judge(schema: JsonObject, value: Json, document: Json, followed: readonly Schema[]): void {
    const reference = keyword(schema, "$ref");
    if (typeof reference === "string") {
      const target = this.judging.resolve(reference, document);
      if (target !== null && !followed.includes(target.schema)) this.judge(target.schema, value, target.document, [...followed, target.schema]);
      // Before 2019-09 nothing beside a reference counts.
      if (this.judging.dialect.startsWith("draft")) return;
    }
    for (const says of assertionsOf(schema, value)) this.#say(says);
    if (COMBINING.some((word) => Object.hasOwn(schema, word))) this.#combined(schema, value, document, followed);
    if (Array.isArray(value)) this.#list(schema, value as readonly Json[], document);
    else if (isSchemaObject(value)) this.#object(schema, value, document, followed);
  }

  #combined(schema: JsonObject, value: Json, document: Json, followed: readonly Schema[]): void {
    const judge = (inner: Schema): void => this.judge(inner, value, document, followed);
    const holds = (inner: Schema): boolean => this.#isSilent(() => judge(inner));
    const count = (list: readonly Schema[]): number => list.filter(holds).length;
    schemasIn(schema, "allOf").forEach(judge);
    const any = schemasIn(schema, "anyOf");
    if (any.length > 0 && count(any) === 0) this.#say("matches none of `anyOf`");
    const one = schemasIn(schema, "oneOf");
    if (one.length > 0 && count(one) !== 1) this.#say(`matches ${count(one) === 0 ? "none" : "more than one"} of \`oneOf\``);
    const not = schemaOf(schema, "not");
    if (not !== null && holds(not)) this.#say("matches `not`");
    const condition = schemaOf(schema, "if");
    if (condition !== null && !(this.judging.dialect < "draft-07" && this.judging.dialect.startsWith("draft"))) {
      const branch = schemaOf(schema, holds(condition) ? "then" : "else");
      if (branch !== null) judge(branch);
    }
  }

  #list(schema: JsonObject, value: readonly Json[], document: Json): void {
    const judge = (inner: Schema, index: number): void => this.#within(index, inner, value[index]!, document);
    const { prefix, rest } = itemSchemas(schema);
    for (let index = 0; index < value.length; index++) {
      const inner = prefix[index] ?? rest;
      if (inner !== null) judge(inner, index);
    }
    const contains = schemaOf(schema, "contains");
    if (contains !== null) {
      const count = value.filter((_, index) => this.#isSilent(() => judge(contains, index))).length;
      const least = numberOf(schema, "minContains") ?? 1;
      if (count < least) this.#say(`must contain at least ${least} items that match \`contains\``);
      const most = numberOf(schema, "maxContains");
      if (most !== null && count > most) this.#say(`must contain at most ${most} items that match \`contains\``);
    }
    const unevaluated = schemaOf(schema, "unevaluatedItems");
    if (unevaluated !== null) {
      const seen = evaluatedItems(schema, value, document, this.judging, isValid);
      value.forEach((_, index) => seen(index) || judge(unevaluated, index));
    }
  }

  #object(schema: JsonObject, value: JsonObject, document: Json, followed: readonly Schema[]): void {
    const names = schemaOf(schema, "propertyNames");
    for (const name of keysOf(value)) {
      for (const inner of propertySchemas(schema, name)) this.#within(name, inner, value[name]!, document);
      if (names !== null && !this.#isSilent(() => this.judge(names, name, document, NOTHING))) this.#say("has a name that `propertyNames` refuses", name);
    }
    for (const [name, inner] of [...entriesIn(schema, "dependentSchemas"), ...entriesIn(schema, "dependencies")]) {
      if (Object.hasOwn(value, name) && isSchema(inner)) this.judge(inner, value, document, followed);
    }
    const unevaluated = schemaOf(schema, "unevaluatedProperties");
    if (unevaluated !== null) {
      const seen = evaluatedProperties(schema, value, document, this.judging, isValid);
      for (const name of keysOf(value)) if (!seen(name)) this.#within(name, unevaluated, value[name]!, document);
    }
  }

  #say(says: string, ...below: readonly Step[]): void {
    this.found.push({ steps: [...this.#steps, ...below], says });
  }

  #within(step: Step, schema: Schema, value: Json, document: Json): void {
    this.#steps.push(step);
    this.judge(schema, value, document, NOTHING);
    this.#steps.pop();
  }

  /** Whether judging finds nothing; what it finds is forgotten. */
  #isSilent(judge: () => void): boolean {
    const before = this.found.length;
    judge();
    const silent = this.found.length === before;
    this.found.length = before;
    return silent;
  }
}

const COMBINING = ["allOf", "anyOf", "oneOf", "not", "if"];
