import type { JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { referenceIn } from "../../../runtime/contract/named-places.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isSchema, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { areInOneCircle } from "./circles.js";
import { commentOf } from "./comment-of.js";
import type { Definition, Document } from "./definitions.js";
import { ANY_LIST, ANY_OBJECT, anyOf, isAny, type Kind, KINDS, kindsOf, literalsOf, TYPE_OF_KIND } from "./kinds.js";
import { meet } from "./meet.js";
import { closesWhole, listBounds, listParts, namesIn, schemasIn, withoutOpenings } from "./parts.js";
import { NEVER, NO_COMMENT, type ObjectType, type Property, type Type, union, UNKNOWN } from "./type.js";

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
    return closesWhole(schema, place.document.dialect) ? withoutOpenings(type) : type;
  }

  #readReference(schema: JsonObject, place: Place): Type | undefined {
    const refers = referenceIn(schema);
    if (refers === null) return undefined;
    const target = place.document.target(refers.reference);
    if (target === undefined) return UNKNOWN;
    if (target.name !== null) return this.#reference(target, place);
    if (place.within.includes(target.schema)) return UNKNOWN;
    return this.#read(target.schema, { ...place, document: target.document, filled: false });
  }

  #reference(definition: Definition, place: Place): Type {
    // `type A = A | null` means nothing, neither to TypeScript nor as a schema.
    if (place.defining !== null && areInOneCircle(definition, place.defining)) return UNKNOWN;
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
    const index = this.#readIndex(schema, place);
    const declared = keyword(schema, "properties");
    const required = new Set<string>(namesIn(schema, "required"));
    const properties: Property[] = isSchemaObject(declared) ? entriesOf(declared).flatMap(([name, property]) => (isSchema(property) ? [this.property(name, property, required.has(name), place)] : [])) : [];
    const names = new Set(properties.map((property) => property.name));
    for (const name of required) if (!names.has(name)) properties.push({ name, type: index ?? NEVER, optional: false, comment: NO_COMMENT });
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
    const types = isSchemaObject(patterns) ? entriesOf(patterns).map(([, pattern]) => (isSchema(pattern) ? this.#read(pattern, { ...place, filled: false }) : UNKNOWN)) : [];
    const others = keyword(schema, "additionalProperties");
    types.push(isSchema(others) ? this.#read(others, place) : UNKNOWN);
    const index = union(types);
    return index === NEVER ? null : index;
  }

  #readList(schema: JsonObject, place: Place): Type {
    const { prefix, rest } = listParts(schema, place.document.dialect);
    const restType = rest === undefined ? UNKNOWN : this.#read(rest, place);
    if (prefix.length === 0 && restType !== NEVER) return { kind: "list", item: restType };
    const { least, most } = listBounds(schema);
    const isEnded = restType === NEVER || most <= prefix.length;
    if (isEnded && least > Math.min(prefix.length, most)) return NEVER;
    const items = prefix.slice(0, most).map((item, index) => ({ type: this.#read(item, { ...place, filled: false }), optional: index >= least }));
    return { kind: "tuple", items, rest: isEnded ? null : restType };
  }
}

const OBJECT_KEYWORDS = ["properties", "required", "patternProperties", "additionalProperties", "unevaluatedProperties"];
const LIST_KEYWORDS = ["items", "prefixItems", "unevaluatedItems"];
