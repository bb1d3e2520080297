import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { isSchemaObject, keyword, without } from "../../../runtime/contract/schema.js";
import { subterm, targetOf, type Located, type Term } from "./term.js";

/**
 * A schema with `unevaluatedProperties` as schemas without: what is evaluated is written out as an
 * `additionalProperties` that knows all the names. Where branches (`anyOf`, `oneOf`) evaluate names of
 * their own, each choice of branches becomes a schema, and a value satisfies the whole if it satisfies
 * one. Null where the keyword is absent, or depends on what cannot be told without the value.
 */
export function withoutUnevaluated(located: Located): readonly Term[] | null {
  const { schema, document } = located;
  if (!isSchemaObject(schema) || document.draft === "draft-07" || !Object.hasOwn(schema, "unevaluatedProperties")) return null;
  if (Object.hasOwn(schema, "unevaluatedItems")) return null;
  const known = REWRITTEN.get(schema);
  if (known !== undefined) return known === null ? null : known.map((term) => term.map((part) => ({ ...part, document, pointer: located.pointer, definition: located.definition })));
  const rewritten = rewrite(located, schema);
  REWRITTEN.set(schema, rewritten);
  return rewritten;
}

const REWRITTEN = new WeakMap<object, readonly Term[] | null>();

/** More branches than these are not multiplied out: their choices double with each. */
const MOST_BRANCHES = 5;

function rewrite(located: Located, schema: JsonObject): readonly Term[] | null {
  const plain = without(schema, "unevaluatedProperties", "anyOf", "oneOf");
  const branches = choices(schema);
  if (branches === null) return null;
  const terms: Term[] = [];
  for (const choice of branches) {
    const all = keyword(schema, "allOf");
    const chosen: JsonObject = choice.length === 0 ? plain : { ...plain, allOf: [...(Array.isArray(all) ? (all as readonly Json[]) : []), ...choice] };
    const evaluated = evaluatedBy({ ...located, schema: chosen }, []);
    if (evaluated === null) return null;
    const closing: JsonObject | null = evaluated.all
      ? null
      : {
          properties: Object.fromEntries([...evaluated.names].map((name) => [name, true])),
          patternProperties: Object.fromEntries([...evaluated.patterns].map((pattern) => [pattern, true])),
          additionalProperties: schema.unevaluatedProperties!,
        };
    const parts: Schema[] = closing === null ? [chosen] : [chosen, closing];
    // Exactly one of the options: those that were not chosen are refused.
    const one = keyword(schema, "oneOf");
    if (Array.isArray(one)) parts.push({ oneOf: one as readonly Json[] });
    terms.push(parts.map((part) => ({ ...located, schema: part })));
  }
  return terms;
}

/** The schemas of every choice of branches; null where there are too many. */
function choices(schema: JsonObject): readonly (readonly Json[])[] | null {
  const any = keyword(schema, "anyOf");
  const one = keyword(schema, "oneOf");
  const fromAny = Array.isArray(any) ? subsets(any as readonly Json[]) : [[]];
  const fromOne = Array.isArray(one) ? (one as readonly Json[]).map((option) => [option]) : [[]];
  if (fromAny === null || fromAny.length * fromOne.length > 2 ** MOST_BRANCHES) return null;
  return fromAny.flatMap((some) => fromOne.map((only) => [...some, ...only]));
}

function subsets(options: readonly Json[]): readonly (readonly Json[])[] | null {
  if (options.length > MOST_BRANCHES) return null;
  return options.reduce<readonly (readonly Json[])[]>((made, option) => [...made, ...made.map((subset) => [...subset, option])], [[]]).filter((subset) => subset.length > 0);
}

interface Evaluated {
  readonly all: boolean;
  readonly names: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
}

/** What a schema evaluates whatever the value is; null where that depends on the value. */
function evaluatedBy(located: Located, above: readonly Schema[]): Evaluated | null {
  const { schema } = located;
  if (!isSchemaObject(schema)) return { all: false, names: new Set(), patterns: new Set() };
  if (above.includes(schema)) return null;
  if (["anyOf", "oneOf", "if", "dependentSchemas", "dependencies", "$dynamicRef"].some((name) => Object.hasOwn(schema, name))) return null;
  const names = new Set(keysIn(schema, "properties"));
  const patterns = new Set(keysIn(schema, "patternProperties"));
  let all = Object.hasOwn(schema, "additionalProperties") || (above.length > 0 && Object.hasOwn(schema, "unevaluatedProperties"));
  const reference = keyword(schema, "$ref");
  const target = typeof reference === "string" ? targetOf(located, reference) : null;
  const parts = [...(target === null ? [] : [target]), ...listed(located, schema)];
  for (const part of parts) {
    const inner = evaluatedBy(part, [...above, schema]);
    if (inner === null) return null;
    all ||= inner.all;
    for (const name of inner.names) names.add(name);
    for (const pattern of inner.patterns) patterns.add(pattern);
  }
  return { all, names, patterns };
}

function listed(located: Located, schema: JsonObject): readonly Located[] {
  const all = keyword(schema, "allOf");
  return Array.isArray(all) ? (all as readonly Json[]).flatMap((part, index) => subterm(located, part, "allOf", index)) : [];
}

function keysIn(schema: JsonObject, name: string): readonly string[] {
  const held = keyword(schema, name);
  return isSchemaObject(held) ? Object.keys(held) : [];
}
