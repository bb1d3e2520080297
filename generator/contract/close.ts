import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, mapSubschemas, typesOf, withKeywords } from "../../runtime/contract/schema.js";
import { branchesOf, declaredBy, declares, isDecided, isObjectPosition, targetOf, type Branch, type Scope } from "./in-place.js";

/**
 * Closes objects: with the convention `closed` a key that no schema declares is refused, at every
 * depth, unless the author opened the object on purpose.
 *
 * A plain object gets `additionalProperties: false`. Where several schemas speak of one object
 * (`allOf`, `if`, a `$ref` with neighbours) that word in one of them would refuse what the others
 * declare, so the outermost gets `unevaluatedProperties: false`. A union of whole objects is closed
 * branch by branch. Conditions (`if`, `not`, `contains`) are left as they are: they choose, and a
 * stricter condition chooses otherwise.
 */
export class Closing {
  /** Schemas that others build upon: they stay open themselves, whoever uses them alone closes there. */
  readonly #bases = new Set<Json>();

  /** Must see every schema that may hold a reference before anything is closed. */
  notice(schema: Schema, scope: Scope): void {
    if (!isSchemaObject(schema)) return;
    if (manner(schema, scope) === "composed") this.#noticeBases(schema, scope);
    if (branchesOf(schema).length > 0) for (const rival of rivalsIn(schema)) this.#noticeBases(rival, scope);
    mapSubschemas(schema, (subschema) => {
      this.notice(subschema, scope);
      return subschema;
    });
  }

  #noticeBases(schema: JsonObject, scope: Scope): void {
    const target = targetOf(schema, scope);
    if (target !== undefined && isSchemaObject(target.schema) && !this.#bases.has(target.schema)) {
      this.#bases.add(target.schema);
      this.#noticeBases(target.schema, target.scope);
    }
    for (const branch of branchesOf(schema)) this.#noticeBases(branch.schema, scope);
  }

  /**
   * The schema closed at every depth.
   *
   * @param elsewhere schemas outside that apply to the same value: what they declare is let in
   */
  close(schema: Schema, scope: Scope, elsewhere: readonly Schema[] = []): Schema {
    if (!isSchemaObject(schema)) return schema;
    const others = elsewhere.filter(isSchemaObject);
    const how = manner(schema, scope);
    if (others.length === 0 && (how === "union" || how === "single")) return this.#closeBranches(schema, scope);
    const within = this.#closeWithin(schema, scope, others);
    if (this.#bases.has(schema) || isDecided(schema)) return within;
    if (how === "reference" && others.length === 0) return this.#closeReference(within, schema, scope);
    if (how === "plain" && !isObjectPosition(schema)) return within;
    return closeHere(within, how === "plain" ? [] : [schema], [...others, ...conditionsOf(schema)], scope);
  }

  /** Each branch is a whole object of its own, or the only one that declares keys. */
  #closeBranches(schema: JsonObject, scope: Scope): JsonObject {
    return mapSubschemas(schema, (subschema, name) => {
      if (!isSchemaObject(subschema) || CONDITIONS.has(name)) return subschema;
      if (name === "allOf" && !declares(subschema, scope)) return subschema;
      return this.close(subschema, scope);
    });
  }

  /** A reference alone: its target is closed where it stands, unless others build upon it. */
  #closeReference(within: JsonObject, schema: JsonObject, scope: Scope): Schema {
    const target = targetOf(schema, scope);
    if (target === undefined || !isSchemaObject(target.schema) || !this.#bases.has(target.schema) || isDecided(target.schema)) return within;
    return closeHere(within, [schema], [], scope);
  }

  /** Closes what stands inside the values of the object or list that the schema describes. */
  #closeWithin(schema: JsonObject, scope: Scope, others: readonly JsonObject[]): JsonObject {
    const parts = partsOf(schema);
    const close = (part: Part): JsonObject =>
      mapSubschemas(part.schema, (subschema, name, key) => {
        if (!isSchemaObject(subschema) || CONDITIONS.has(name)) return subschema;
        const branch = parts.get(subschema);
        if (branch !== undefined && branch !== part) return close(branch);
        if (DEFINITIONS.has(name)) return this.close(subschema, scope);
        const rivals = rivalsOf(subschema, name, key, part, parts);
        // Of several schemas for one value one is closed and lets in what the others declare: the
        // first that always applies, or each where none does.
        const leader = [part, ...rivals.map(({ of }) => of)].filter((of) => !of.conditional).sort((one, other) => one.order - other.order)[0];
        if (leader !== undefined && leader !== part) return subschema;
        return this.close(subschema, scope, [...rivals.map(({ rival }) => rival), ...others.flatMap((other) => sameValue(other, name, key))]);
      });
    return close(parts.get(schema)!);
  }
}

/**
 * How an object's keys come to be declared: by the schema itself, by its reference alone, by the
 * branches of one union, by one branch of `allOf`, or by several schemas together.
 */
function manner(schema: JsonObject, scope: Scope): "plain" | "reference" | "union" | "single" | "composed" {
  const branches = branchesOf(schema).filter((branch) => declares(branch.schema, scope));
  const references = Object.hasOwn(schema, "$ref");
  if (branches.length === 0 && !references) return "plain";
  const own = isSchemaObject(keyword(schema, "properties")) || Object.hasOwn(schema, "patternProperties");
  if (own && branches.every((branch) => repeats(schema, branch, scope)) && !references) return "plain";
  if (own) return "composed";
  if (branches.length === 0) return "reference";
  if (references) return "composed";
  const keywords = new Set(branches.map((branch) => branch.keyword));
  if (keywords.size > 1) return "composed";
  if (keywords.has("anyOf") || keywords.has("oneOf")) return branchesOf(schema).some((branch) => isVague(branch.schema)) ? "composed" : "union";
  return branches.length === 1 && keywords.has("allOf") ? "single" : "composed";
}

/** Whether a branch asks something of objects and leaves it to others to say what their keys are. */
function isVague(branch: JsonObject): boolean {
  if (isObjectPosition(branch) || typesOf(branch) !== null || Object.hasOwn(branch, "$ref") || branchesOf(branch).length > 0) return false;
  return ["required", "minProperties", "maxProperties", "dependentRequired"].some((name) => Object.hasOwn(branch, name));
}

/** Whether a branch names only keys that the schema itself declares. */
function repeats(schema: JsonObject, branch: Branch, scope: Scope): boolean {
  const declared = declaredBy(branch.schema, scope);
  const own = keyword(schema, "properties");
  return !declared.beyondNames && isSchemaObject(own) && [...declared.names].every((name) => Object.hasOwn(own, name));
}

/**
 * The schema with its own object closed.
 *
 * @param composed the schema itself where its branches declare keys too
 * @param others schemas outside it that declare further keys
 */
function closeHere(schema: JsonObject, composed: readonly JsonObject[], others: readonly JsonObject[], scope: Scope): Schema {
  const elsewhere = others.map((other) => declaredBy(other, scope));
  if (elsewhere.some((declared) => declared.beyondNames)) return schema;
  const own = keyword(schema, "properties");
  const properties = isSchemaObject(own) ? own : {};
  const names = new Set(elsewhere.flatMap((declared) => [...declared.names]));
  if (composed.length > 0 && isDraft7(scope.document)) {
    // Draft-07 knows no `unevaluatedProperties`: the branches' keys are listed beside.
    const declared = declaredBy(composed[0]!, scope);
    if (declared.beyondNames) return schema;
    for (const name of declared.names) names.add(name);
    return withProperties(hideReference(schema), properties, names, "additionalProperties");
  }
  return withProperties(schema, properties, names, composed.length > 0 ? "unevaluatedProperties" : "additionalProperties");
}

function withProperties(schema: JsonObject, properties: JsonObject, names: ReadonlySet<string>, closing: string): JsonObject {
  const added = [...names].filter((name) => !Object.hasOwn(properties, name));
  const listed: JsonObject = added.length === 0 ? {} : { properties: ordered<Json>([...entriesOf(properties), ...added.map((name) => [name, true] as const)]) };
  return withKeywords(schema, listed, { [closing]: false });
}

/** In draft-07 the neighbours of a `$ref` do not count, so it goes into a branch. */
function hideReference(schema: JsonObject): JsonObject {
  if (!Object.hasOwn(schema, "$ref")) return schema;
  return { allOf: [schema] };
}

function isDraft7(document: Json): boolean {
  const dialect = isSchemaObject(document) ? keyword(document, "$schema") : undefined;
  return typeof dialect === "string" && /draft-0[4-7]/.test(dialect);
}

const CONDITIONS: ReadonlySet<string> = new Set(["if", "not", "contains", "propertyNames", "contentSchema"]);
const DEFINITIONS: ReadonlySet<string> = new Set(["$defs", "definitions"]);

/** A condition names keys without declaring them; a key that it asks about may be given. */
function conditionsOf(schema: JsonObject): JsonObject[] {
  return [...partsOf(schema).values()].flatMap((part) => {
    const condition = keyword(part.schema, "if");
    return isSchemaObject(condition) ? [condition] : [];
  });
}

/** A schema that applies to one value, together with others. */
interface Part {
  readonly schema: JsonObject;
  /** Whether it applies to some values only. */
  readonly conditional: boolean;
  /** Outermost first. */
  readonly order: number;
}

/** The schema and all its branches. */
function partsOf(schema: JsonObject, conditional = false, parts = new Map<Json, Part>()): Map<Json, Part> {
  if (parts.has(schema)) return parts;
  parts.set(schema, { schema, conditional, order: parts.size });
  for (const branch of branchesOf(schema)) partsOf(branch.schema, conditional || branch.conditional, parts);
  return parts;
}

/** The other schemas that may apply to the value which a subschema of a part describes. */
function rivalsOf(subschema: JsonObject, name: string, key: string | number | null, part: Part, parts: ReadonlyMap<Json, Part>): { rival: JsonObject; of: Part }[] {
  if (parts.size === 1 && !Object.hasOwn(part.schema, "patternProperties")) return [];
  return [...parts.values()].flatMap((of) => {
    const rivals = of === part ? besideOf(part.schema, name) : sameValue(of.schema, name, key);
    return rivals.filter((rival) => rival !== subschema).map((rival) => ({ rival, of }));
  });
}

/** Every inner schema that has a rival. */
function rivalsIn(schema: JsonObject): JsonObject[] {
  const parts = partsOf(schema);
  const found: JsonObject[] = [];
  for (const part of parts.values()) {
    mapSubschemas(part.schema, (subschema, name, key) => {
      if (isSchemaObject(subschema) && !parts.has(subschema) && !CONDITIONS.has(name) && rivalsOf(subschema, name, key, part, parts).length > 0) found.push(subschema);
      return subschema;
    });
  }
  return found;
}

/** A key may be both listed and matched by patterns of the same schema. */
function besideOf(part: JsonObject, name: string): JsonObject[] {
  const holders = name === "properties" ? ["patternProperties"] : name === "patternProperties" ? ["properties", "patternProperties"] : [];
  return holders.flatMap((holder) => heldBy(part, holder)).filter(speaksOfParts);
}

/** Schemas by which another part may describe the same inner value. */
function sameValue(part: JsonObject, name: string, key: string | number | null): JsonObject[] {
  return innerOf(part, name, key).filter(speaksOfParts);
}

function innerOf(part: JsonObject, name: string, key: string | number | null): JsonObject[] {
  switch (name) {
    case "properties": {
      const own = heldBy(part, "properties", key);
      return [...own, ...heldBy(part, "patternProperties"), ...(own.length === 0 ? REST.flatMap((rest) => heldBy(part, rest)) : [])];
    }
    case "patternProperties":
    case "additionalProperties":
    case "unevaluatedProperties":
      return ["properties", "patternProperties", ...REST].flatMap((holder) => heldBy(part, holder));
    case "prefixItems":
      return [...heldBy(part, "prefixItems", key), ...heldBy(part, "items")];
    case "items":
    case "additionalItems":
    case "unevaluatedItems":
      return ["prefixItems", "items", "additionalItems", "unevaluatedItems"].flatMap((holder) => heldBy(part, holder));
    default:
      return [];
  }
}

const REST = ["additionalProperties", "unevaluatedProperties"] as const;

/** Schemas under a keyword: all of them, or the one of a key. */
function heldBy(part: JsonObject, holder: string, key: string | number | null = null): JsonObject[] {
  const held = keyword(part, holder);
  const single = held !== undefined && HOLDS_ONE.has(holder) && isSchemaObject(held);
  if (held === undefined || typeof held !== "object" || held === null) return [];
  const inner = single ? [held] : key === null ? Object.values(held) : Array.isArray(held) ? [(held as readonly Json[])[key as number]] : [keyword(held as JsonObject, String(key))];
  return inner.filter(isSchemaObject);
}

const HOLDS_ONE: ReadonlySet<string> = new Set(["items", "additionalItems", "unevaluatedItems", ...REST]);

/** Whether a schema says anything about what is inside a value. */
function speaksOfParts(schema: JsonObject): boolean {
  return isObjectPosition(schema) || branchesOf(schema).length > 0 || ["$ref", "items", "prefixItems", "additionalProperties"].some((name) => Object.hasOwn(schema, name)) || (typesOf(schema)?.includes("array") ?? false);
}
