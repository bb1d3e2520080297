import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { isObject, keyword, type Step } from "../schemas.js";
import type { Dialect } from "../vocabulary.js";
import { entriesIn, isSchema, itemSchemas, numberOf, propertySchemas, schemaOf, schemasIn } from "./access.js";
import { assertionsOf } from "./assertions.js";
import { evaluatedItems, evaluatedProperties } from "./evaluated.js";

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

/** How references are followed, and how much work is left: a hostile schema must come to an end. */
export interface Judging {
  readonly dialect: Dialect;
  resolve(reference: string, document: Json): { readonly schema: Schema; readonly document: Json } | null;
  fuel: number;
}

/** Steps after which a value counts as valid. */
export const FUEL = 20_000;
const MOST = 20;

/** The violations in the order of the schema, no more than a person would read; empty where the value is valid. */
export function violationsOf(schema: Schema, value: Json, document: Json, judging: Judging): Violation[] {
  return new Walk(judging).judge(schema, value, document, [], []);
}

export function isValid(schema: Schema, value: Json, document: Json, judging: Judging): boolean {
  return violationsOf(schema, value, document, judging).length === 0;
}

class Walk {
  constructor(readonly judging: Judging) {}

  /** @param followed schemas that references led to without a step into the value */
  judge(schema: Schema, value: Json, document: Json, steps: readonly Step[], followed: readonly Schema[]): Violation[] {
    if (schema === true || this.judging.fuel-- <= 0) return [];
    if (schema === false) return [{ steps, says: "is not allowed here" }];
    const found: Violation[] = [];
    const reference = keyword(schema, "$ref");
    if (typeof reference === "string") {
      const target = this.judging.resolve(reference, document);
      if (target !== null && !followed.includes(target.schema)) found.push(...this.judge(target.schema, value, target.document, steps, [...followed, target.schema]));
      // Before 2019-09 nothing beside a reference counts.
      if (this.judging.dialect.startsWith("draft")) return found;
    }
    for (const says of assertionsOf(schema, value)) found.push({ steps, says });
    found.push(...this.#combined(schema, value, document, steps, followed));
    if (Array.isArray(value)) found.push(...this.#list(schema, value as readonly Json[], document, steps));
    else if (isObject(value)) found.push(...this.#object(schema, value, document, steps, followed));
    return found.slice(0, MOST);
  }

  #combined(schema: JsonObject, value: Json, document: Json, steps: readonly Step[], followed: readonly Schema[]): Violation[] {
    const found: Violation[] = [];
    const judge = (inner: Schema): Violation[] => this.judge(inner, value, document, steps, followed);
    const count = (list: readonly Schema[]): number => list.filter((inner) => judge(inner).length === 0).length;
    for (const inner of schemasIn(schema, "allOf")) found.push(...judge(inner));
    const any = schemasIn(schema, "anyOf");
    if (any.length > 0 && count(any) === 0) found.push({ steps, says: "matches none of `anyOf`" });
    const one = schemasIn(schema, "oneOf");
    if (one.length > 0 && count(one) !== 1) found.push({ steps, says: `matches ${count(one) === 0 ? "none" : "more than one"} of \`oneOf\`` });
    const not = schemaOf(schema, "not");
    if (not !== null && judge(not).length === 0) found.push({ steps, says: "matches `not`" });
    const condition = schemaOf(schema, "if");
    if (condition !== null && !(this.judging.dialect < "draft-07" && this.judging.dialect.startsWith("draft"))) {
      const branch = schemaOf(schema, judge(condition).length === 0 ? "then" : "else");
      if (branch !== null) found.push(...judge(branch));
    }
    return found;
  }

  #list(schema: JsonObject, value: readonly Json[], document: Json, steps: readonly Step[]): Violation[] {
    const found: Violation[] = [];
    const judge = (inner: Schema, index: number): Violation[] => this.judge(inner, value[index]!, document, [...steps, index], []);
    const { prefix, rest } = itemSchemas(schema);
    for (let index = 0; index < value.length; index++) {
      const inner = prefix[index] ?? rest;
      if (inner !== null) found.push(...judge(inner, index));
    }
    const contains = schemaOf(schema, "contains");
    if (contains !== null) {
      const count = value.filter((_, index) => judge(contains, index).length === 0).length;
      const least = numberOf(schema, "minContains") ?? 1;
      if (count < least) found.push({ steps, says: `must contain at least ${least} items that match \`contains\`` });
      const most = numberOf(schema, "maxContains");
      if (most !== null && count > most) found.push({ steps, says: `must contain at most ${most} items that match \`contains\`` });
    }
    const unevaluated = schemaOf(schema, "unevaluatedItems");
    if (unevaluated !== null) {
      const seen = evaluatedItems(schema, value, document, this.judging, isValid);
      value.forEach((_, index) => seen(index) || found.push(...judge(unevaluated, index)));
    }
    return found;
  }

  #object(schema: JsonObject, value: JsonObject, document: Json, steps: readonly Step[], followed: readonly Schema[]): Violation[] {
    const found: Violation[] = [];
    const judge = (inner: Schema, name: string): Violation[] => this.judge(inner, value[name]!, document, [...steps, name], []);
    for (const name of keysOf(value)) {
      for (const inner of propertySchemas(schema, name)) found.push(...(inner === false ? [{ steps: [...steps, name], says: "is not allowed here" }] : judge(inner, name)));
      const names = schemaOf(schema, "propertyNames");
      if (names !== null && this.judge(names, name, document, steps, []).length > 0) found.push({ steps: [...steps, name], says: "has a name that `propertyNames` refuses" });
    }
    for (const [name, inner] of [...entriesIn(schema, "dependentSchemas"), ...entriesIn(schema, "dependencies")]) {
      if (Object.hasOwn(value, name) && isSchema(inner)) found.push(...this.judge(inner, value, document, steps, followed));
    }
    const unevaluated = schemaOf(schema, "unevaluatedProperties");
    if (unevaluated !== null) {
      const seen = evaluatedProperties(schema, value, document, this.judging, isValid);
      for (const name of keysOf(value)) if (!seen(name)) found.push(...judge(unevaluated, name));
    }
    return found;
  }
}
