import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { isSchemaObject, keyword, typesOf } from "../../../runtime/contract/schema.js";
import { facetAccepts } from "./accepts.js";
import { ANY, isUnconstrained } from "./any.js";
import { arrayFacet } from "./array.js";
import type { Condition } from "./condition.js";
import { sameValue } from "./canonical.js";
import { areDisjoint } from "./disjoint.js";
import { expanded } from "./expand.js";
import { joinShapes, meetShapes, settled, withCondition, withValues } from "./meet.js";
import { misshapenKeywords } from "./misshapen.js";
import { negated, negatedTwice } from "./negation.js";
import { numberFacet } from "./number.js";
import { objectFacet } from "./object.js";
import { KINDS, kindOf, type Alternative, type Body, type Kind, type Shape, type Shapes } from "./shape.js";
import { stringFacet } from "./string.js";
import { subterm, targetOf, type Located, type Term } from "./term.js";
import { withoutUnevaluated } from "./unevaluated.js";

/** The shape of one schema, its references followed and its combinations multiplied out. */
export function shapeOfLocated(located: Located, shapes: Shapes): Shape {
  const { schema } = located;
  if (typeof schema === "boolean") return schema ? ANY : [];
  const rewritten = withoutUnevaluated(located);
  if (rewritten !== null) return rewritten.length === 0 ? [] : joinShapes(rewritten.flatMap((part) => shapes.raw(part)), shapes);
  let shape = ownShape(located, schema, shapes);
  for (const part of conjuncts(located, schema)) {
    if (part.length === 0) continue;
    if (shapes.isOpen(part)) shape = shape.map((alternative) => withCondition(alternative, opaque(located, "$ref", "circular")));
    else if (shape.length * shapes.raw(part).length > 4 * MOST) shape = shape.map((alternative) => withCondition(alternative, { keyword: "anyOf", options: [part], at: part[0]!.pointer }));
    else shape = meetShapes(shape, shapes.raw(part), shapes);
  }
  shape = negated(located, schema, shape, shapes);
  for (const name of ["anyOf", "oneOf"] as const) shape = oneOfMany(located, schema, name, shape, shapes);
  const conditions = conditionsOf(located, schema, shapes);
  // Listed values are held to the conditions at once: those that are refused are no values.
  return conditions.length === 0 ? shape : shape.flatMap((alternative) => settled(conditions.reduce(withCondition, alternative), shapes) ?? []);
}

/** Past this many alternatives a combination stays a condition. */
const MOST = 96;

function ownShape(located: Located, schema: JsonObject, shapes: Shapes): Shape {
  const types = typesOf(schema)?.filter((type) => TYPES.has(type)) ?? null;
  const kinds = KINDS.filter((kind) => types === null || types.length === 0 || types.includes(kind) || (kind === "number" && types.includes("integer")));
  const integer = types !== null && types.includes("integer") && !types.includes("number");
  const listed = listedValues(schema);
  return kinds.flatMap((kind) => {
    const values = listed === null ? null : listed.filter((value) => kindOf(value) === kind);
    const alternative: Alternative = {
      ...bodyOf(kind, located, schema, integer),
      values: null,
      conditions: [],
      at: located.pointer,
      valuesAt: listed === null ? null : `${located.pointer}/${Object.hasOwn(schema, "enum") ? "enum" : "const"}`,
      definition: located.definition,
    };
    return (values === null ? settled(alternative, shapes) : listedWithin(alternative, values, located, shapes)) ?? [];
  });
}

/** Values are held to the constraints beside them before the list stands for the constraints. */
function listedWithin(alternative: Alternative, values: readonly Json[], located: Located, shapes: Shapes): Alternative | null {
  const truths = values.map((value) => shapes.trial(() => facetAccepts(alternative, value, shapes)));
  const kept = values.filter((_, index) => truths[index] !== false);
  if (kept.length === 0) return null;
  return withValues(truths.includes(undefined) ? withCondition(alternative, opaque(located, "pattern", expanded(located))) : alternative, kept);
}

const TYPES: ReadonlySet<string> = new Set([...KINDS, "integer"]);

function bodyOf(kind: Kind, located: Located, schema: JsonObject, integer: boolean): Body {
  switch (kind) {
    case "null":
    case "boolean":
      return { kind };
    case "number":
      return { kind, facet: numberFacet(located, schema, integer) };
    case "string":
      return { kind, facet: stringFacet(located, schema) };
    case "array":
      return { kind, facet: arrayFacet(located, schema) };
    case "object":
      return { kind, facet: objectFacet(located, schema) };
  }
}

function listedValues(schema: JsonObject): readonly Json[] | null {
  const values = keyword(schema, "enum");
  const only = Object.hasOwn(schema, "const") ? [schema.const!] : null;
  if (!Array.isArray(values)) return only;
  return only === null ? (values as readonly Json[]) : only.filter((value) => (values as readonly Json[]).some((other) => sameValue(other, value)));
}

function conjuncts(located: Located, schema: JsonObject): readonly Term[] {
  const all = keyword(schema, "allOf");
  const parts = Array.isArray(all) ? (all as readonly Json[]).map((part, index) => subterm(located, part, "allOf", index)) : [];
  const twice = negatedTwice(located, schema);
  if (twice !== null) parts.push(twice);
  for (const name of ["$ref", "$dynamicRef"]) {
    const reference = keyword(schema, name);
    const target = typeof reference === "string" ? targetOf(located, reference) : null;
    if (target !== null) parts.unshift(target.schema === true ? [] : [target]);
  }
  return parts;
}

function oneOfMany(located: Located, schema: JsonObject, name: "anyOf" | "oneOf", shape: Shape, shapes: Shapes): Shape {
  const listed = keyword(schema, name);
  if (!Array.isArray(listed)) return shape;
  const options = (listed as readonly Json[]).map((option, index) => subterm(located, option, name, index));
  if (options.some((option) => shapes.isOpen(option))) return shape.map((alternative) => withCondition(alternative, { keyword: name, options, at: `${located.pointer}/${name}` }));
  const met = options.map((option) => meetShapes(shape, shapes.raw(option), shapes));
  // An option that nothing satisfies is none.
  const condition: Condition = { keyword: name, options: options.filter((option) => shapes.raw(option).length > 0), at: `${located.pointer}/${name}` };
  const joined = joinShapes(met.flat(), shapes);
  if (joined.length > MOST) return shape.map((alternative) => withCondition(alternative, condition));
  if (name === "anyOf" || shapes.trial(() => areDisjoint(met, shapes))) return joined;
  return joined.map((alternative) => settled(withCondition(alternative, condition), shapes)).filter((alternative) => alternative !== null);
}

function conditionsOf(located: Located, schema: JsonObject, shapes: Shapes): readonly Condition[] {
  const conditions: Condition[] = misshapenKeywords(schema).map((name) => opaque(located, name, expanded(located, name)));
  const test = keyword(schema, "if");
  if (test !== undefined && (Object.hasOwn(schema, "then") || Object.hasOwn(schema, "else"))) {
    const [then, otherwise] = [subterm(located, schema.then, "then"), subterm(located, schema.else, "else")];
    if (!asksNothing(then, shapes) || !asksNothing(otherwise, shapes)) conditions.push({ keyword: "if", test: subterm(located, test, "if"), then, else: otherwise, at: `${located.pointer}/if` });
  }
  for (const name of ["$ref", "$dynamicRef"]) {
    const reference = keyword(schema, name);
    if (typeof reference === "string" && targetOf(located, reference) === null) conditions.push(opaque(located, name, reference));
  }
  for (const name of ["unevaluatedProperties", "unevaluatedItems"]) {
    const asked = keyword(schema, name);
    if (asked !== undefined && asked !== true && located.document.draft !== "draft-07" && !(isSchemaObject(asked) && Object.keys(asked).length === 0)) {
      conditions.push(opaque(located, name, expanded(located)));
    }
  }
  return conditions;
}

function asksNothing(term: Term, shapes: Shapes): boolean {
  return term.length === 0 || (!shapes.isOpen(term) && shapes.raw(term).length === KINDS.length && shapes.raw(term).every(isUnconstrained));
}

function opaque(located: Located, name: string, text: string): Condition {
  return { keyword: "opaque", name, text, at: `${located.pointer}/${name}` };
}
