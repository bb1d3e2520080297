import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, without } from "../../../runtime/contract/schema.js";
import { subterm, targetOf, type Located, type Term } from "./term.js";

/**
 * A schema with `unevaluatedProperties` or `unevaluatedItems` as schemas without: what is evaluated is
 * written out as an `additionalProperties` that knows all the names, and as `items` after all the
 * places. Where branches (`anyOf`, `oneOf`, `if`, `dependentSchemas`) evaluate something of their own,
 * each choice of branches becomes a schema, and a value satisfies the whole if it satisfies one. Null
 * where the keywords are absent, or depend on what cannot be told without the value.
 */
export function withoutUnevaluated(located: Located): readonly Term[] | null {
  const { schema, document, pointer, definition } = located;
  if (!isSchemaObject(schema) || document.draft === "draft-07" || !ASKING.some((name) => Object.hasOwn(schema, name))) return null;
  let rewritten = REWRITTEN.get(schema);
  if (rewritten === undefined) REWRITTEN.set(schema, (rewritten = rewrite({ ...located, pointer: "" }, schema)));
  return rewritten === null ? null : rewritten.map((term) => term.map((part) => ({ ...part, document, pointer: pointer + part.pointer, definition })));
}

const ASKING = ["unevaluatedProperties", "unevaluatedItems"] as const;

/** Whether names are asked for, and items: what a schema evaluates of the others does not matter. */
interface Wanted {
  readonly names: boolean;
  readonly items: boolean;
}

const REWRITTEN = new WeakMap<object, readonly Term[] | null>();

/** Choices double with each branch: more than these are not multiplied out. */
const MOST_CHOICES = 32;

function rewrite(located: Located, schema: JsonObject): readonly Term[] | null {
  const wanted: Wanted = { names: Object.hasOwn(schema, "unevaluatedProperties"), items: Object.hasOwn(schema, "unevaluatedItems") };
  const branching = branchings(located, schema, wanted);
  const count = branching.reduce((product, { choices }) => product * choices.length, 1);
  if (count > MOST_CHOICES) return null;
  const plain = { ...located, schema: without(schema, ...ASKING, ...branching.flatMap(({ keywords }) => keywords)) };
  const terms: Term[] = [];
  for (const choice of branching.reduce<readonly Term[]>((made, { choices }) => made.flatMap((one) => choices.map((other) => [...one, ...other])), [[]])) {
    const evaluated = [plain, ...choice].reduce<Evaluated | null>((sum, part) => {
      const inner = sum === null ? null : evaluatedBy(part, wanted, part === plain ? [] : [schema]);
      return sum === null || inner === null ? null : together(sum, inner);
    }, NOTHING);
    if (evaluated === null) return null;
    // What was not chosen of `oneOf` is refused by the keyword itself.
    const one: readonly JsonObject[] = branching.some(({ keywords }) => keywords[0] === "oneOf") ? [{ oneOf: schema.oneOf! }] : [];
    terms.push([plain, ...choice, ...[...closing(schema, evaluated), ...one].map((part) => ({ ...located, schema: part }))]);
  }
  return terms;
}

/** What becomes of the rest, said by keywords that look at nothing but their own neighbours. */
function closing(schema: JsonObject, { names, patterns, items }: Evaluated): readonly JsonObject[] {
  const parts: JsonObject[] = [];
  if (Object.hasOwn(schema, "unevaluatedProperties") && names !== "all") {
    parts.push({
      properties: Object.fromEntries([...names].map((name) => [name, true])),
      patternProperties: Object.fromEntries([...patterns].map((pattern) => [pattern, true])),
      additionalProperties: schema.unevaluatedProperties!,
    });
  }
  if (Object.hasOwn(schema, "unevaluatedItems") && items !== Infinity) parts.push({ prefixItems: Array.from({ length: items }, () => true), items: schema.unevaluatedItems! });
  return parts;
}

interface Branching {
  readonly keywords: readonly string[];
  /** For each way to go, what holds there. */
  readonly choices: readonly Term[];
}

/** The keywords that evaluate one thing or another by the value, with every way that they can go. */
function branchings(located: Located, schema: JsonObject, wanted: Wanted): readonly Branching[] {
  const found: Branching[] = [];
  const decides = (branches: readonly Json[]): boolean => !evaluateNothing(located, branches, wanted, [true]);
  const part = (value: Json | undefined, ...steps: readonly (string | number)[]): Term => subterm(located, value, ...steps);
  for (const name of ["anyOf", "oneOf"] as const) {
    const options = keyword(schema, name);
    if (!Array.isArray(options) || !decides(options as readonly Json[])) continue;
    const terms = (options as readonly Json[]).map((option, index) => part(option, name, index));
    found.push({ keywords: [name], choices: name === "oneOf" ? terms : subsets(terms) });
  }
  if (Object.hasOwn(schema, "if") && decides(["if", "then", "else"].flatMap((name) => schema[name] ?? []))) {
    const otherwise: Term = [{ ...located, schema: { not: schema.if! } }, ...part(schema.else, "else")];
    found.push({ keywords: ["if", "then", "else"], choices: [[...part(schema.if, "if"), ...part(schema.then, "then")], otherwise] });
  }
  const dependent = keyword(schema, "dependentSchemas");
  if (isSchemaObject(dependent) && decides(Object.values(dependent))) {
    const ways = entriesOf<Json>(dependent).map(([name, value]): readonly Term[] => [
      [{ ...located, schema: { type: "object", required: [name] } }, ...part(value, "dependentSchemas", name)],
      [{ ...located, schema: { properties: ordered([[name, false]]) } }],
    ]);
    if (ways.length <= MOST_CHOICES) found.push({ keywords: ["dependentSchemas"], choices: ways.reduce((made, choices) => (made.length > MOST_CHOICES ? made : made.flatMap((one) => choices.map((other) => [...one, ...other]))), [[]] as readonly Term[]) });
  }
  return found;
}

/** What holds for every choice of at least one; more than {@link MOST_CHOICES} where there are too many. */
function subsets(options: readonly Term[]): readonly Term[] {
  return options
    .reduce<readonly (readonly number[])[]>((made, _, index) => (made.length > MOST_CHOICES ? made : [...made, ...made.map((subset) => [...subset, index])]), [[]])
    .filter((subset) => subset.length > 0)
    .map((subset) => subset.flatMap((index) => options[index]!));
}

interface Evaluated {
  readonly names: ReadonlySet<string> | "all";
  readonly patterns: ReadonlySet<string>;
  /** Places from the start that are evaluated; infinite where all are. */
  readonly items: number;
}

const NOTHING: Evaluated = { names: new Set(), patterns: new Set(), items: 0 };

/** What a schema evaluates whatever the value is; null where that depends on the value. */
function evaluatedBy(located: Located, wanted: Wanted, above: readonly Schema[]): Evaluated | null {
  const { schema } = located;
  if (!isSchemaObject(schema)) return NOTHING;
  if (above.includes(schema) || Object.hasOwn(schema, "$dynamicRef") || (wanted.items && Object.hasOwn(schema, "contains"))) return null;
  const path = [...above, schema];
  // Branches decide by the value; those that evaluate nothing may decide as they like.
  if (!evaluateNothing(located, branchesOf(schema), wanted, path)) return null;
  const own = (name: string): boolean => Object.hasOwn(schema, name);
  const nested = above.length > 0;
  let evaluated: Evaluated = {
    names: own("additionalProperties") || (nested && own("unevaluatedProperties")) ? "all" : new Set(keysIn(schema, "properties")),
    patterns: new Set(keysIn(schema, "patternProperties")),
    items: own("items") || (nested && own("unevaluatedItems")) ? Infinity : lengthOf(schema, "prefixItems"),
  };
  const reference = keyword(schema, "$ref");
  const target = typeof reference === "string" ? targetOf(located, reference) : null;
  for (const part of [...(target === null ? [] : [target]), ...listed(located, schema)]) {
    const inner = evaluatedBy(part, wanted, path);
    if (inner === null) return null;
    evaluated = together(evaluated, inner);
  }
  return evaluated;
}

function together(one: Evaluated, other: Evaluated): Evaluated {
  return {
    names: one.names === "all" || other.names === "all" ? "all" : new Set([...one.names, ...other.names]),
    patterns: new Set([...one.patterns, ...other.patterns]),
    items: Math.max(one.items, other.items),
  };
}

function branchesOf(schema: JsonObject): readonly Json[] {
  // A choice of one is none.
  const lists = ["anyOf", "oneOf"].flatMap((name) => (Array.isArray(schema[name]) && schema[name].length > 1 ? (schema[name] as readonly Json[]) : []));
  const maps = ["dependentSchemas", "dependencies"].flatMap((name) => (isSchemaObject(schema[name]) ? Object.values(schema[name]) : []));
  return [...lists, ...maps, ...["if", "then", "else"].flatMap((name) => (Object.hasOwn(schema, name) ? [schema[name]!] : []))];
}

function evaluateNothing(located: Located, branches: readonly Json[], wanted: Wanted, above: readonly Schema[]): boolean {
  return branches.every((branch) => {
    const evaluated = isSchemaObject(branch) ? evaluatedBy({ ...located, schema: branch }, wanted, above) : NOTHING;
    if (evaluated === null) return false;
    const names = evaluated.names === "all" || evaluated.names.size + evaluated.patterns.size > 0;
    return !(wanted.names && names) && !(wanted.items && evaluated.items > 0);
  });
}

function listed(located: Located, schema: JsonObject): readonly Located[] {
  return ["allOf", "anyOf", "oneOf"].flatMap((name) => {
    const parts = keyword(schema, name);
    return Array.isArray(parts) && (name === "allOf" || parts.length === 1) ? (parts as readonly Json[]).flatMap((part, index) => subterm(located, part, name, index)) : [];
  });
}

function keysIn(schema: JsonObject, name: string): readonly string[] {
  const held = keyword(schema, name);
  return isSchemaObject(held) ? Object.keys(held) : [];
}

function lengthOf(schema: JsonObject, name: string): number {
  const held = keyword(schema, name);
  return Array.isArray(held) ? held.length : 0;
}
