import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, typesOf } from "../../../runtime/contract/schema.js";
import { sameValue } from "../schema/canonical.js";
import type { Comparison } from "../schema/compare.js";
import { subterm, targetOf, type Located, type Term } from "../schema/term.js";

/** A keyword that says something and accepts nothing, and how it changed. */
export interface AnnotationChange {
  readonly keyword: string;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  readonly pointer: string;
  readonly definition: string | null;
}

/**
 * What two schemas say in words, defaults, examples and the like, place by place. A place is a place
 * in values, not in the text of a schema: an inlined definition, a branch for null or an `allOf` of
 * one say the same where they stood before.
 */
export function compareAnnotations(before: Term, after: Term, comparison: Comparison, tell: (change: AnnotationChange) => void): void {
  const seen = new Set<string>();
  walk(before, after);

  function walk(one: Term, other: Term): void {
    const key = `${comparison.shapes.keyOf(one)} = ${comparison.shapes.keyOf(other)}`;
    if (seen.has(key) || (one.length === 0 && other.length === 0)) return;
    seen.add(key);
    const [left, right] = [viewOf(one), viewOf(other)];
    for (const change of annotationChanges(left, right)) tell(change);
    const [parts, others] = [partsOf(left), partsOf(right)];
    for (const [name, part] of parts) {
      const partner = others.get(name);
      if (partner !== undefined) walk(part, partner);
    }
    branches(left, right, () => comparison.equal(one, other));
  }

  /** Branches of a union: those that accept the same belong together, the others by their order. */
  function branches(left: View, right: View, equal: () => boolean): void {
    if (left.branches.length === 0 && right.branches.length === 0) return;
    const free = new Set(right.branches);
    const rest: Term[] = [];
    for (const branch of left.branches) {
      const partner = [...free].find((other) => comparison.equal(branch, other));
      if (partner === undefined) rest.push(branch);
      else if (free.delete(partner)) walk(branch, partner);
    }
    const others = [...free];
    rest.slice(0, others.length).forEach((branch, index) => walk(branch, others[index]!));
    if (!equal()) return;
    // A union that became a list of values accepts the same, and has lost what its branches said.
    for (const branch of rest.slice(others.length)) for (const change of annotationChanges(viewOf(branch), EMPTY)) tell(change);
    for (const branch of others.slice(rest.length)) for (const change of annotationChanges(EMPTY, viewOf(branch))) tell(change);
  }
}

/** Everything that one place in values is described by. */
interface View {
  /** The schemas that hold for every value there, the nearest first. */
  readonly here: readonly Located[];
  /** Branches of a union, where there are several besides null. */
  readonly branches: readonly Term[];
}

const EMPTY: View = { here: [], branches: [] };

function viewOf(term: Term): View {
  const here: Located[] = [];
  const branches: Term[] = [];
  const add = (located: Located): void => {
    const { schema } = located;
    if (!isSchemaObject(schema) || here.some((other) => other.schema === schema)) return;
    here.push(located);
    const reference = keyword(schema, "$ref");
    const target = typeof reference === "string" ? targetOf(located, reference) : null;
    if (target !== null) add(target);
    for (const [index, part] of listed(schema, "allOf").entries()) for (const inner of subterm(located, part, "allOf", index)) add(inner);
    for (const name of ["anyOf", "oneOf"] as const) {
      const options = listed(schema, name).map((option, index) => subterm(located, option, name, index)).filter((option) => !isNull(option));
      if (options.length === 1) for (const inner of options[0]!) add(inner);
      else branches.push(...options);
    }
  };
  for (const located of term) add(located);
  return { here, branches };
}

function isNull(term: Term): boolean {
  const [only] = term;
  if (only === undefined || !isSchemaObject(only.schema)) return false;
  const types = typesOf(only.schema);
  return types !== null && types.length === 1 && types[0] === "null";
}

function listed(schema: JsonObject, name: string): readonly Json[] {
  const value = keyword(schema, name);
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

function annotationChanges(left: View, right: View): readonly AnnotationChange[] {
  const [were, are] = [annotationsOf(left), annotationsOf(right)];
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((name) => {
    const [before, after] = [were.get(name), are.get(name)];
    if (before !== undefined && after !== undefined && sameValue(before.value, after.value)) return [];
    const { pointer, definition } = (before ?? after)!;
    return [{ keyword: name, before: before?.value, after: after?.value, pointer, definition }];
  });
}

interface Annotation {
  readonly value: Json;
  readonly pointer: string;
  readonly definition: string | null;
}

/** What the nearest schema says by each keyword. A default behind a reference or in a branch is never filled in. */
function annotationsOf({ here }: View): ReadonlyMap<string, Annotation> {
  const annotations = new Map<string, Annotation>();
  for (const [index, located] of here.entries()) {
    for (const [name, value] of entriesOf(located.schema as JsonObject)) {
      if (JUDGING.has(name) || annotations.has(name) || (name === "default" && index > 0)) continue;
      annotations.set(name, { value, pointer: `${located.pointer}/${name}`, definition: located.definition });
    }
  }
  return annotations;
}

/** Parts of values, by how they are reached. */
function partsOf({ here }: View): ReadonlyMap<string, Term> {
  const parts = new Map<string, Term>();
  const add = (name: string, term: Term): void => {
    if (term.length > 0) parts.set(name, [...(parts.get(name) ?? []), ...term]);
  };
  for (const located of here) {
    const schema = located.schema as JsonObject;
    for (const holder of ["properties", "patternProperties", "dependentSchemas"] as const) {
      const held = keyword(schema, holder);
      if (isSchemaObject(held)) for (const [name, value] of entriesOf(held)) add(`${holder} ${name}`, subterm(located, value, holder, name));
    }
    for (const holder of ["additionalProperties", "propertyNames", "contains", "if", "then", "else", "not"] as const) add(holder, subterm(located, keyword(schema, holder), holder));
    const items = keyword(schema, "items");
    const holder = Array.isArray(items) ? "items" : "prefixItems";
    for (const [index, item] of listed(schema, holder).entries()) add(`item ${index}`, subterm(located, item, holder, index));
    if (!Array.isArray(items)) add("items", subterm(located, items, "items"));
    else add("items", subterm(located, keyword(schema, "additionalItems"), "additionalItems"));
  }
  return parts;
}

/** Keywords that judge values or hold schemas: what they do is compared as what is accepted. */
const JUDGING: ReadonlySet<string> = new Set([
  ...["type", "enum", "const", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "pattern"],
  ...["items", "prefixItems", "additionalItems", "minItems", "maxItems", "uniqueItems", "contains", "minContains", "maxContains", "unevaluatedItems"],
  ...["properties", "patternProperties", "additionalProperties", "unevaluatedProperties", "required", "propertyNames", "minProperties", "maxProperties"],
  ...["dependentRequired", "dependentSchemas", "dependencies", "allOf", "anyOf", "oneOf", "not", "if", "then", "else"],
  ...["$ref", "$dynamicRef", "$defs", "definitions", "$id", "$anchor", "$dynamicAnchor", "$schema"],
]);
