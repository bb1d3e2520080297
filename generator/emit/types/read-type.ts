import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, typesOf } from "../../../runtime/contract/schema.js";
import { commentOf } from "./comment-of.js";
import type { Definition, Document } from "./definitions.js";
import { meet } from "./meet.js";
import { BOOLEAN, literalType, NEVER, NULL, NUMBER, type ObjectType, type Property, STRING, type Type, union, UNKNOWN } from "./type.js";

/** The kinds of JSON values. */
type Kind = "string" | "number" | "boolean" | "null" | "array" | "object";
const KINDS: readonly Kind[] = ["string", "number", "boolean", "null", "array", "object"];

/** Where a schema stands. */
interface Place {
  readonly document: Document;
  /** Kinds that the schemas around it leave open. */
  readonly kinds: readonly Kind[];
  /** Whether the runtime fills the defaults in: then a property that has one is always there. */
  readonly filled: boolean;
  /** The definition whose own type this is a part of, other than as a property or an item. */
  readonly defining: Definition | null;
  /** Schemas that are being written out around it. */
  readonly within: readonly Schema[];
}

/** Schemas nested deeper than this are of an unknown type. */
const DEEPEST = 100;

/**
 * Reads schemas as types, for one file of code.
 *
 * A type never excludes a value that its schema accepts; it is as narrow beyond that as TypeScript
 * can say. So what no type tells (`pattern`, `not`, `if`, numbers' bounds) is left out, and what says
 * nothing about a kind of values leaves that kind in.
 */
export class TypeReader {
  /** Definitions that the types refer to. */
  readonly used = new Set<Definition>();
  readonly #home: string | null;
  readonly #known = { filled: new Map<JsonObject, Type>(), asGiven: new Map<JsonObject, Type>() };

  /** @param home the module that the file is to others: its own types are not imported */
  constructor(home: string | null = null) {
    this.#home = home;
  }

  /** The type of a value that the runtime has checked; with `filled`, and completed by its defaults. */
  read(schema: Schema, document: Document, filled = false): Type {
    return this.#read(schema, { document, kinds: KINDS, filled, defining: null, within: [] });
  }

  /**
   * The definitions that the file is to declare, all that they use among them, by name.
   *
   * @param others those that it declares anyway
   */
  *declared(others: readonly Definition[]): Iterable<{ definition: Definition; type: Type }> {
    const types = new Map<Definition, Type>();
    // A set is gone through to its end, whatever is added on the way.
    for (const definition of this.used) {
      if (definition.from === this.#home && !others.includes(definition)) types.set(definition, this.readDefinition(definition));
    }
    for (const [definition, type] of [...types].sort(([one], [other]) => (one.name < other.name ? -1 : 1))) yield { definition, type };
  }

  /** The type that a definition declares. */
  readDefinition(definition: Definition): Type {
    return this.#readHere(definition.schema, { document: definition.document, kinds: KINDS, filled: false, defining: definition, within: [] });
  }

  #read(schema: Schema, place: Place): Type {
    if (!isSchemaObject(schema)) return schema ? anyOf(place.kinds) : NEVER;
    const definition = place.document.definitionAt(schema);
    if (definition !== undefined) return this.#reference(definition, place);
    if (place.defining !== null || place.kinds !== KINDS || place.within.length > 0) return this.#readHere(schema, place);
    const known = place.filled ? this.#known.filled : this.#known.asGiven;
    let type = known.get(schema);
    if (type === undefined) known.set(schema, (type = this.#readHere(schema, place)));
    return type;
  }

  #readHere(schema: Schema, outer: Place): Type {
    if (!isSchemaObject(schema)) return schema ? anyOf(outer.kinds) : NEVER;
    if (outer.within.length > DEEPEST) return UNKNOWN;
    const place: Place = { ...outer, kinds: kindsOf(schema, outer.kinds), within: [...outer.within, schema] };
    const referred = this.#readReference(schema, place);
    if (referred !== undefined && place.document.dialect === "draft-07") return referred;
    const literals = literalsOf(schema, place.kinds);
    if (literals !== undefined) return literals;
    const branches = this.#readBranches(schema, place);
    if (referred !== undefined) branches.push(referred);
    const type = meet([this.#readOwn(schema, place, branches.length > 0), ...branches]);
    return closesWhole(schema, place.document) ? closed(type) : type;
  }

  #readReference(schema: JsonObject, place: Place): Type | undefined {
    const reference = keyword(schema, "$ref");
    if (typeof reference !== "string") return undefined;
    const target = place.document.target(reference);
    if (target === undefined) return UNKNOWN;
    if (target.name !== null) return this.#reference(target, place);
    if (place.within.includes(target.schema)) return UNKNOWN;
    return this.#read(target.schema, { ...place, document: target.document, filled: false });
  }

  #reference(definition: Definition, place: Place): Type {
    // `type A = A | null` means nothing, neither to TypeScript nor as a schema.
    if (place.defining !== null && reaches(definition, place.defining)) return UNKNOWN;
    this.used.add(definition);
    return { kind: "reference", name: definition.name, from: definition.from === this.#home ? null : definition.from };
  }

  /** What `allOf`, `anyOf` and `oneOf` add; defaults in them are never filled in. */
  #readBranches(schema: JsonObject, outer: Place): Type[] {
    const place = { ...outer, filled: false };
    const types = schemasIn(schema, "allOf").map((branch) => this.#read(branch, place));
    for (const name of ["anyOf", "oneOf"]) {
      const alternatives = schemasIn(schema, name);
      if (alternatives.length > 0) types.push(union(alternatives.map((branch) => this.#read(branch, place))));
    }
    const not = keyword(schema, "not");
    if (not === true || (isSchemaObject(not) && Object.keys(not).length === 0)) types.push(NEVER);
    return types;
  }

  /** The schema's own keywords; where the branches tell of the same kinds, kinds alone add nothing. */
  #readOwn(schema: JsonObject, place: Place, hasBranches: boolean): Type {
    const inner: Place = { ...place, kinds: KINDS, defining: null };
    const describes = (kind: Kind, keywords: readonly string[]): boolean => place.kinds.includes(kind) && keywords.some((name) => Object.hasOwn(schema, name));
    const object = describes("object", OBJECT_KEYWORDS) ? this.#readObject(schema, inner) : ANY_OBJECT;
    const list = describes("array", LIST_KEYWORDS) ? this.#readList(schema, inner) : ANY_LIST;
    if (isAny(object) && isAny(list)) return hasBranches ? UNKNOWN : anyOf(place.kinds);
    return union(place.kinds.map((kind) => (kind === "object" ? object : kind === "array" ? list : TYPE_OF_KIND[kind])));
  }

  #readObject(schema: JsonObject, place: Place): ObjectType {
    const index = this.#readIndex(schema, { ...place, filled: false });
    const declared = keyword(schema, "properties");
    const required = new Set<string>(namesIn(schema, "required"));
    const properties: Property[] = isSchemaObject(declared) ? entriesOf(declared).flatMap(([name, property]) => (isSchema(property) ? [this.property(name, property, required.has(name), place)] : [])) : [];
    const names = new Set(properties.map((property) => property.name));
    for (const name of required) if (!names.has(name)) properties.push({ name, type: index ?? NEVER, optional: false, comment: { paragraphs: [], deprecated: false } });
    return { kind: "object", properties, index };
  }

  /** A property of an object; also one that no schema holds, as a tool's parameters are. */
  property(name: string, schema: Schema, required: boolean, place: Pick<Place, "document" | "filled"> & Partial<Place>): Property {
    const type = this.#read(schema, { kinds: KINDS, defining: null, within: [], ...place });
    const isFilled = place.filled && isSchemaObject(schema) && Object.hasOwn(schema, "default");
    return { name, type, optional: !required && !isFilled, comment: commentOf(schema, place.document, isFilled) };
  }

  /** Type of the values under names that are not declared; null where there are none. */
  #readIndex(schema: JsonObject, place: Place): Type | null {
    const patterns = keyword(schema, "patternProperties");
    const types = isSchemaObject(patterns) ? entriesOf(patterns).map(([, pattern]) => (isSchema(pattern) ? this.#read(pattern, place) : UNKNOWN)) : [];
    const others = keyword(schema, "additionalProperties");
    types.push(isSchema(others) ? this.#read(others, place) : UNKNOWN);
    const index = union(types);
    return index === NEVER ? null : index;
  }

  #readList(schema: JsonObject, place: Place): Type {
    const { prefix, rest } = listParts(schema, place.document);
    const restType = rest === undefined ? UNKNOWN : this.#read(rest, place);
    if (prefix.length === 0 && restType !== NEVER) return { kind: "list", item: restType };
    const least = numberOf(schema, "minItems", 0);
    const most = numberOf(schema, "maxItems", Infinity);
    const isEnded = restType === NEVER || most <= prefix.length;
    if (isEnded && least > Math.min(prefix.length, most)) return NEVER;
    const items = prefix.slice(0, most).map((item, index) => ({ type: this.#read(item, place), optional: index >= least }));
    return { kind: "tuple", items, rest: isEnded ? null : restType };
  }
}

const OBJECT_KEYWORDS = ["properties", "required", "patternProperties", "additionalProperties", "unevaluatedProperties"];
const LIST_KEYWORDS = ["items", "prefixItems", "unevaluatedItems"];

const ANY_OBJECT: Type = { kind: "object", properties: [], index: UNKNOWN };
const ANY_LIST: Type = { kind: "list", item: UNKNOWN };

/** Whether a type of objects or lists is that of all of them. */
function isAny(type: Type): boolean {
  return (type.kind === "object" && type.properties.length === 0 && type.index === UNKNOWN) || (type.kind === "list" && type.item === UNKNOWN);
}

const TYPE_OF_KIND: { readonly [kind in Kind]: Type } = {
  string: STRING,
  number: NUMBER,
  boolean: BOOLEAN,
  null: NULL,
  array: ANY_LIST,
  object: ANY_OBJECT,
};

function anyOf(kinds: readonly Kind[]): Type {
  if (kinds.length === 1) return TYPE_OF_KIND[kinds[0]!];
  return kinds.length === KINDS.length ? UNKNOWN : union(kinds.map((kind) => TYPE_OF_KIND[kind]));
}

/** The kinds that `type` leaves of those that are open, in its own order. */
function kindsOf(schema: JsonObject, open: readonly Kind[]): readonly Kind[] {
  const types = typesOf(schema);
  if (types === null) return open;
  // `nullable` is a word of OpenAPI that validators understand beside `type`.
  const named = (keyword(schema, "nullable") === true ? [...types, "null"] : types).map((type) => (type === "integer" ? "number" : type));
  if (named.some((type) => !KINDS.includes(type as Kind))) return open;
  return [...new Set(named as Kind[])].filter((kind) => open.includes(kind));
}

function kindOf(value: Json): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as Kind;
}

function literalsOf(schema: JsonObject, kinds: readonly Kind[]): Type | undefined {
  const values = Object.hasOwn(schema, "const") ? [schema["const"]!] : keyword(schema, "enum");
  if (!Array.isArray(values)) return undefined;
  return union((values as readonly Json[]).filter((value) => kinds.includes(kindOf(value))).map(literalType));
}

/** Whether `unevaluatedProperties` leaves no other keys than those that the schema and its branches name. */
function closesWhole(schema: JsonObject, document: Document): boolean {
  return keyword(schema, "unevaluatedProperties") === false && document.dialect !== "draft-07" && namesItsKeys(schema);
}

function namesItsKeys(schema: Schema): boolean {
  if (!isSchemaObject(schema)) return true;
  if (["if", "dependentSchemas", "dependencies", "not", "$dynamicRef"].some((name) => Object.hasOwn(schema, name))) return false;
  if (["additionalProperties", "unevaluatedProperties"].some((name) => Object.hasOwn(schema, name) && schema[name] !== false)) return false;
  return ["allOf", "anyOf", "oneOf"].every((name) => schemasIn(schema, name).every(namesItsKeys));
}

/** The type without the openings of its objects. */
function closed(type: Type): Type {
  if (type.kind === "object") return type.index === UNKNOWN ? { ...type, index: null } : type;
  if (type.kind === "union") return union(type.members.map(closed));
  return type.kind === "intersection" ? { ...type, members: type.members.map(closed) } : type;
}

/** The items that have schemas of their own, and the schema of the rest (none: anything). */
function listParts(schema: JsonObject, document: Document): { prefix: readonly Schema[]; rest: Schema | undefined } {
  const items = keyword(schema, "items");
  if (Array.isArray(items)) {
    const others = document.dialect === "2020-12" ? undefined : keyword(schema, "additionalItems");
    return { prefix: (items as readonly Json[]).filter(isSchema), rest: isSchema(others) ? others : undefined };
  }
  const prefix = document.dialect === "2020-12" ? schemasIn(schema, "prefixItems") : [];
  const closed = items === undefined && keyword(schema, "unevaluatedItems") === false && document.dialect !== "draft-07" && !["$ref", "allOf", "anyOf", "oneOf", "if", "contains"].some((name) => Object.hasOwn(schema, name));
  return { prefix, rest: closed ? false : isSchema(items) ? items : undefined };
}

/** Whether a definition's type is, without a property or an item between, made of another's. */
function reaches(from: Definition, to: Definition): boolean {
  const seen = new Set<Schema>();
  const visit = (schema: Schema, document: Document): boolean => {
    if (schema === to.schema && document === to.document) return true;
    if (!isSchemaObject(schema) || seen.has(schema)) return false;
    seen.add(schema);
    const reference = keyword(schema, "$ref");
    const target = typeof reference === "string" ? document.target(reference) : undefined;
    if (target !== undefined && visit(target.schema, target.document)) return true;
    return ["allOf", "anyOf", "oneOf"].some((name) => schemasIn(schema, name).some((branch) => visit(branch, document)));
  };
  return visit(from.schema, from.document);
}

function schemasIn(schema: JsonObject, name: string): readonly Schema[] {
  const held = keyword(schema, name);
  return Array.isArray(held) ? (held as readonly Json[]).filter(isSchema) : [];
}

function namesIn(schema: JsonObject, name: string): readonly string[] {
  const held = keyword(schema, name);
  return Array.isArray(held) ? (held as readonly Json[]).filter((item): item is string => typeof item === "string") : [];
}

function numberOf(schema: JsonObject, name: string, otherwise: number): number {
  const held = keyword(schema, name);
  return typeof held === "number" ? held : otherwise;
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === "boolean" || isSchemaObject(value);
}
