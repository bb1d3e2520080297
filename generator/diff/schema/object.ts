import type { Json, JsonObject } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { isEmpty, larger, limitOf, minimumOf, smaller, type Limit } from "./limit.js";
import { matches } from "./pattern.js";
import { subterm, type Located, type Term, type Terms } from "./term.js";
import { allOf, type Truth } from "./truth.js";

export interface ObjectFacet {
  /** One a schema that speaks of properties: what is additional is additional to its own neighbours. */
  readonly layers: readonly Layer[];
  /** Names that must be there, each with the pointer of its list. */
  readonly required: ReadonlyMap<string, string>;
  /** Terms that every name satisfies. */
  readonly names: readonly Term[];
  readonly minProperties: Limit | null;
  readonly maxProperties: Limit | null;
  readonly dependencies: readonly Dependency[];
}

export interface Layer {
  readonly properties: ReadonlyMap<string, Term>;
  readonly patterns: ReadonlyMap<string, Term>;
  readonly additional: Term;
  /** Whether the schema says what becomes of further properties. */
  readonly silent: boolean;
  readonly at: string;
}

/** Where the name is there, the object satisfies the term. */
export interface Dependency {
  readonly name: string;
  readonly term: Term;
  readonly at: string;
}

export const ANY_OBJECT: ObjectFacet = { layers: [], required: new Map(), names: [], minProperties: null, maxProperties: null, dependencies: [] };

export function objectFacet(located: Located, schema: JsonObject): ObjectFacet {
  const { pointer } = located;
  const names = keyword(schema, "propertyNames");
  return {
    layers: layersOf(located, schema),
    required: new Map(listOf(keyword(schema, "required")).map((name) => [name, `${pointer}/required`])),
    names: names === undefined || names === true ? [] : [subterm(located, names, "propertyNames")],
    minProperties: minimumOf(schema, "minProperties", pointer),
    maxProperties: limitOf(schema, "maxProperties", pointer),
    dependencies: dependenciesOf(located, schema),
  };
}

export function meetObjects(one: ObjectFacet, other: ObjectFacet): ObjectFacet | null {
  const minProperties = larger(one.minProperties, other.minProperties);
  const maxProperties = smaller(one.maxProperties, other.maxProperties);
  if (isEmpty(minProperties, maxProperties)) return null;
  return {
    layers: [...one.layers, ...other.layers],
    required: new Map([...other.required, ...one.required]),
    names: [...one.names, ...other.names],
    minProperties,
    maxProperties,
    dependencies: [...one.dependencies, ...other.dependencies],
  };
}

/** What a property of this name must satisfy, declared or not. */
export function propertyTerm({ layers }: ObjectFacet, name: string): Term {
  return layers.flatMap((layer) => layerTerm(layer, name));
}

function layerTerm({ properties, patterns, additional }: Layer, name: string): Term {
  const declared = properties.get(name);
  const matching = [...patterns].filter(([pattern]) => matches(pattern, name) !== false);
  if (declared === undefined && matching.length === 0) return additional;
  return [...(declared ?? []), ...matching.flatMap(([, term]) => term)];
}

/** Names that some layer declares, in their order. */
export function declaredNames({ layers }: ObjectFacet): readonly string[] {
  return [...new Set(layers.flatMap((layer) => [...layer.properties.keys()]))];
}

export function isDeclared({ layers }: ObjectFacet, name: string): boolean {
  return layers.some((layer) => layer.properties.has(name));
}

/** What names that nothing speaks of must satisfy. */
export function restTerm({ layers }: ObjectFacet): Term {
  return layers.flatMap((layer) => layer.additional);
}

/** Whether no schema says what becomes of further properties. */
export function isSilent({ layers }: ObjectFacet): boolean {
  return layers.every((layer) => layer.silent);
}

/**
 * The object with what follows from its own constraints written out: names that may not be there are
 * forbidden, and null where a required one is among them.
 */
export function boundedObject(facet: ObjectFacet, terms: Terms): ObjectFacet | null {
  for (const name of facet.required.keys()) {
    if (terms.isNever(propertyTerm(facet, name))) return null;
    if (facet.names.some((term) => terms.accepts(term, name) === false)) return null;
  }
  const { minProperties, maxProperties, required } = facet;
  const needed = minProperties !== null && minProperties.value > required.size ? minProperties : null;
  if (maxProperties !== null && required.size > maxProperties.value) return null;
  if (!terms.isNever(restTerm(facet)) || facet.layers.some((layer) => layer.patterns.size > 0)) return { ...facet, minProperties: needed };
  // Every name is known, so what holds for names and for their number is settled here.
  const possible = declaredNames(facet).filter((name) => facet.names.every((term) => terms.accepts(term, name) !== false) && !terms.isNever(propertyTerm(facet, name)));
  if (needed !== null && needed.value > possible.length) return null;
  const forbidden = declaredNames(facet).filter((name) => !possible.includes(name));
  const settled = facet.names.every((term) => possible.every((name) => terms.accepts(term, name) === true));
  return {
    ...facet,
    layers: forbidden.length === 0 ? facet.layers : facet.layers.map((layer) => withoutNames(layer, forbidden)),
    names: settled ? [] : facet.names,
    minProperties: needed,
    maxProperties: maxProperties !== null && maxProperties.value >= possible.length ? null : maxProperties,
  };
}

/** In a layer that closes the object a name that is not declared is forbidden. */
function withoutNames(layer: Layer, forbidden: readonly string[]): Layer {
  return { ...layer, properties: new Map([...layer.properties].filter(([name]) => !forbidden.includes(name))) };
}

export function objectAccepts(facet: ObjectFacet, value: JsonObject, terms: Terms): Truth {
  const names = Object.keys(value);
  if (facet.minProperties !== null && names.length < facet.minProperties.value) return false;
  if (facet.maxProperties !== null && names.length > facet.maxProperties.value) return false;
  if ([...facet.required.keys()].some((name) => !Object.hasOwn(value, name))) return false;
  return allOf([
    allOf(names, (name) => terms.accepts(propertyTerm(facet, name), value[name]!)),
    allOf(facet.names, (term) => allOf(names, (name) => terms.accepts(term, name))),
    allOf(facet.dependencies, ({ name, term }) => (Object.hasOwn(value, name) ? terms.once(`${name} ${terms.keyOf(term)}`, value, () => terms.accepts(term, value)) : true)),
  ], (truth) => truth);
}

function layersOf(located: Located, schema: JsonObject): readonly Layer[] {
  const additional = keyword(schema, "additionalProperties");
  const properties = termsOf(located, schema, "properties");
  const patterns = termsOf(located, schema, "patternProperties");
  if (properties.size === 0 && patterns.size === 0 && additional === undefined) return [];
  return [{ properties, patterns, additional: subterm(located, additional, "additionalProperties"), silent: additional === undefined, at: located.pointer }];
}

function termsOf(located: Located, schema: JsonObject, name: string): ReadonlyMap<string, Term> {
  const held = keyword(schema, name);
  if (!isSchemaObject(held)) return new Map();
  return new Map(entriesOf(held).map(([key, value]) => [key, subterm(located, value, name, key)]));
}

function dependenciesOf(located: Located, schema: JsonObject): readonly Dependency[] {
  const holders = located.document.draft === "draft-07" ? ["dependencies"] : ["dependentRequired", "dependentSchemas", "dependencies"];
  return holders.flatMap((holder) => {
    const held = keyword(schema, holder);
    if (!isSchemaObject(held)) return [];
    return entriesOf<Json>(held).flatMap(([name, value]) => {
      const at = `${located.pointer}/${holder}`;
      const term = Array.isArray(value) ? requiring(located, listOf(value)) : subterm(located, value, holder, name);
      return term.length === 0 ? [] : [{ name, term, at }];
    });
  });
}

const REQUIRING = new WeakMap<object, Map<string, JsonObject>>();

/** `{ required }` for a list of names, one object a list so that it keeps its identity. */
function requiring(located: Located, names: readonly string[]): Term {
  if (names.length === 0) return [];
  const owner = located.schema as JsonObject;
  let made = REQUIRING.get(owner);
  if (made === undefined) REQUIRING.set(owner, (made = new Map()));
  const key = JSON.stringify(names);
  let schema = made.get(key);
  if (schema === undefined) made.set(key, (schema = { required: names }));
  return [{ ...located, schema }];
}

function listOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((name): name is string => typeof name === "string") : [];
}
