import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { isSchemaObject, keyword, mapSubschemas, visitSchemas, withKeywords } from "../../runtime/contract/schema.js";
import { hasParts, isDecided, isObjectPosition, partsOf, targetOf, type Part, type Scope } from "./in-place.js";
import { innerValues, isShared, type Inner } from "./inner-values.js";
import { manner, speaksOfInside, type Manner } from "./manner.js";
import { conditionsOf, skeletonOf, withSkeleton } from "./skeleton.js";

/**
 * Closes objects: with the convention `closed` a key that no schema declares is refused, at every
 * depth, unless the author opened the object on purpose.
 *
 * A plain object gets `additionalProperties: false`. Where several schemas speak of one object
 * (`allOf`, `if`, a `$ref` with neighbours) that word in one of them would refuse what the others
 * declare, so the outermost gets `unevaluatedProperties: false`. A union of whole objects is closed
 * branch by branch. Where several schemas speak of one value further in, nothing that stands in one
 * of them can close it: a skeleton of all keys is put beside. Conditions (`if`, `not`, `contains`)
 * are left as they are: they choose, and a stricter condition chooses otherwise.
 */
export class Closing {
  /** Schemas that others build upon: open themselves; whoever uses one alone closes it there. */
  readonly #bases = new Set<Json>();
  /** Schemas that share a value with others further in: left as they are written, at every depth. */
  readonly #shared = new Set<Json>();
  /** References whose target must stay as it is written, target by target. */
  readonly #followed = new Set<Json>();

  readonly #manners = new Map<Json, Manner>();

  /** Must see every schema that may hold a reference before anything is closed. */
  notice(schema: Schema, scope: Scope): void {
    if (!isSchemaObject(schema)) return;
    if (hasParts(schema) || Object.hasOwn(schema, "patternProperties")) this.#noticeParts(schema, scope);
    mapSubschemas(schema, (subschema) => {
      this.notice(subschema, scope);
      return subschema;
    });
  }

  #noticeParts(schema: JsonObject, scope: Scope): void {
    const how = this.#manner(schema, scope);
    if (how === "reference" || how === "union" || how === "single") return;
    const parts = [...partsOf(schema, scope).values()];
    for (const part of parts) if (part.referred) this.#bases.add(part.schema);
    for (const inners of insidesOf(parts)) if (isShared(inners)) for (const inner of inners) this.leave(inner);
  }

  /** Leaves a schema as it is written, at every depth, and all that it refers to. */
  leave(inner: Inner): void {
    const waiting = [inner];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { schema, scope } = next;
      this.#shared.add(schema);
      visitSchemas(schema, (part) => {
        const target = targetOf(part, scope);
        if (target === undefined || !isSchemaObject(target.schema) || this.#followed.has(target.schema)) return;
        this.#followed.add(target.schema);
        this.#bases.add(target.schema);
        waiting.push({ schema: target.schema, scope: target.scope });
      });
    }
  }

  /** The schema closed at every depth. */
  close(schema: Schema, scope: Scope): Schema {
    if (!isSchemaObject(schema) || this.#shared.has(schema)) return schema;
    const base = this.#bases.has(schema);
    const how = this.#manner(schema, scope);
    if (!base && (how === "union" || how === "single")) return this.#closeBranches(schema, scope);
    const within = this.#closeWithin(schema, scope);
    if (base) return within;
    switch (how) {
      case "plain":
        return this.#closePlain(within, schema, scope);
      case "reference": {
        const target = targetOf(schema, scope);
        return target !== undefined && this.#bases.has(target.schema as Json) ? this.#closeComposed(within, schema, scope) : within;
      }
      default:
        return this.#closeComposed(within, schema, scope);
    }
  }

  #manner(schema: JsonObject, scope: Scope): Manner {
    if (!hasParts(schema)) return "plain";
    let known = this.#manners.get(schema);
    if (known === undefined) this.#manners.set(schema, (known = manner(schema, scope)));
    return known;
  }

  /** Each branch is a whole object of its own, or the only one that declares keys. */
  #closeBranches(schema: JsonObject, scope: Scope): JsonObject {
    return mapSubschemas(schema, (subschema, name) => {
      if (!isSchemaObject(subschema) || CONDITIONS.has(name)) return subschema;
      return name === "allOf" && !speaksOfInside(subschema, scope) ? subschema : this.close(subschema, scope);
    });
  }

  /** Closes what is inside the values of the object or list that the schema describes. */
  #closeWithin(schema: JsonObject, scope: Scope): JsonObject {
    return mapSubschemas(schema, (subschema, name) => {
      if (!isSchemaObject(subschema) || CONDITIONS.has(name)) return subschema;
      return BRANCHES.has(name) ? this.#closeWithin(subschema, scope) : this.close(subschema, scope);
    });
  }

  #closePlain(within: JsonObject, schema: JsonObject, scope: Scope): Schema {
    if (this.#needsSkeleton(schema, scope)) return withSkeleton(within, skeletonOf([{ schema, scope }]));
    return isDecided(schema) || !isObjectPosition(schema) ? within : withKeywords(within, { additionalProperties: false });
  }

  #closeComposed(within: JsonObject, schema: JsonObject, scope: Scope): Schema {
    if (isDraft7(scope.document) || this.#needsSkeleton(schema, scope)) return withSkeleton(hideReference(within, scope.document), skeletonOf([{ schema, scope }]));
    const speaksOfObjects = [...partsOf(schema, scope).values()].some((part) => isObjectPosition(part.schema));
    return isDecided(schema) || !speaksOfObjects ? within : withKeywords(within, { unevaluatedProperties: false });
  }

  /** Whether something further in was left open, or a condition names a key that nobody declares. */
  #needsSkeleton(schema: JsonObject, scope: Scope): boolean {
    if (!hasParts(schema) && !Object.hasOwn(schema, "if") && !Object.hasOwn(schema, "patternProperties")) return false;
    const parts = [...partsOf(schema, scope).values()];
    // Ajv loses count of what was evaluated where a branch that failed holds branches of its own.
    if (parts.some((part) => part.schema !== schema && CHOOSING.some((name) => Object.hasOwn(part.schema, name)))) return true;
    const conditions = conditionsOf(parts);
    if (conditions.length > 0) {
      const declared = new Set(innerValues(parts).properties.map(({ key }) => key));
      const named = innerValues(conditions.flatMap((condition) => [...partsOf(condition.schema, condition.scope).values()])).properties;
      if (named.some(({ key }) => !declared.has(key))) return true;
    }
    return this.#holdsShared(parts, new Set());
  }

  /** Whether parts hold a schema that was left open, without a closing of its own in between. */
  #holdsShared(parts: readonly Part[], seen: Set<Json>): boolean {
    return parts.some(({ schema, scope }) => {
      if (seen.has(schema)) return false;
      seen.add(schema);
      if (this.#followed.has(schema)) return true;
      return insidesOf([{ schema, scope, referred: false }]).some((inners) => inners.some((inner) => this.#shared.has(inner.schema)));
    });
  }
}

/** Every value inside, with the schemas that speak of it. */
function insidesOf(parts: readonly Part[]): (readonly Inner[])[] {
  const { properties, patterns, rest, listed, items } = innerValues(parts);
  return [...[...properties, ...patterns, ...listed].map(({ inners }) => inners), rest, items];
}

function isDraft7(document: Json): boolean {
  const dialect = isSchemaObject(document) ? keyword(document, "$schema") : undefined;
  return typeof dialect === "string" && /draft-0[4-7]/.test(dialect);
}

/** In draft-07 the neighbours of a `$ref` do not count, so it goes into a branch. */
function hideReference(schema: JsonObject, document: Json): JsonObject {
  return Object.hasOwn(schema, "$ref") && isDraft7(document) ? { allOf: [schema] } : schema;
}

const CHOOSING = ["if", "anyOf", "oneOf", "dependentSchemas", "dependencies"];
const CONDITIONS: ReadonlySet<string> = new Set(["if", "not", "contains", "propertyNames", "contentSchema"]);
const BRANCHES: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "then", "else", "dependentSchemas", "dependencies"]);
