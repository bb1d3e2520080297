import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { isSchemaObject, keyword, withKeywords } from "../../runtime/contract/schema.js";
import { hasParts, isDecided, isObjectPosition, isOpen, partsOf, type Part } from "./in-place.js";
import { innerValues, type Inner } from "./inner-values.js";

/**
 * The keys that some schemas declare together for one value, at every depth, as a schema that admits
 * those keys and no others. It says nothing else: beside the schemas it closes what none of them
 * could close alone.
 *
 * @param silent where these say nothing of what a value holds, it stays open, whatever the others say
 */
export function skeletonOf(inners: readonly Inner[], silent: readonly Inner[] = []): Schema {
  return build(inners, silent, { left: LARGEST }, []);
}

/** Schemas in a skeleton past which it stays open further in: types may multiply without end. */
const LARGEST = 1000;
const DEEPEST = 64;

function build(inners: readonly Inner[], silent: readonly Inner[], budget: { left: number }, above: readonly ReadonlySet<JsonObject>[]): Schema {
  const parts = partsOfAll(inners);
  const silentParts = partsOfAll(silent);
  const isSilent = (speaks: (part: Part) => boolean): boolean => silent.length > 0 && ![...silentParts.values()].some(speaks);
  for (const condition of conditionsOf(parts.values())) partsOf(condition.schema, condition.scope, false, parts);
  const own = new Set([...parts.values()].map(({ schema }) => schema));
  // A type that holds itself has no end; what is inside of it again stays open.
  if (budget.left-- <= 0 || above.length >= DEEPEST || above.some((outer) => outer.size === own.size && [...own].every((schema) => outer.has(schema)))) return true;
  const values = innerValues(parts.values());
  const silentValues = innerValues(silentParts.values());
  const inside = (inner: readonly Inner[], silentInner: readonly Inner[] = []): Schema => (inner.length === 0 ? true : build(inner, silentInner, budget, [...above, own]));
  const hasSilentItems = isSilent(({ schema }) => LISTING.some((name) => Object.hasOwn(schema, name)));
  const listed = hasSilentItems ? [] : values.listed.map(({ inners: inner }, index) => inside(inner, silentValues.listed[index]?.inners));
  const items = hasSilentItems ? true : inside(values.items, silentValues.items);
  const skeleton = ordered<Json>([
    ...objectKeywords(),
    ...(listed.some((schema) => schema !== true) ? [["prefixItems", listed] as const] : []),
    ...(items === true ? [] : [["items", items] as const]),
  ]);
  return Object.keys(skeleton).length === 0 ? true : skeleton;

  function objectKeywords(): (readonly [string, Json])[] {
    const objects = [...parts.values()].filter(({ schema }) => isObjectPosition(schema));
    if (objects.length === 0 || isSilent(({ schema }) => isObjectPosition(schema))) return [];
    const silentInners = new Map(silentValues.properties.map(({ key, inners: inner }) => [key, inner]));
    const properties = ordered<Json>(values.properties.map(({ key, inners: inner }) => [key, inside(inner, silentInners.get(key))] as const));
    const patterns = ordered<Json>(values.patterns.map(({ key, inners: inner }) => [key, inside(inner)] as const));
    return [
      ["properties", properties],
      ...(values.patterns.length > 0 ? [["patternProperties", patterns] as const] : []),
      ...([...parts.values()].some(isLoose) ? [] : [["additionalProperties", false] as const]),
    ];
  }
}

const LISTING = ["items", "prefixItems", "additionalItems", "unevaluatedItems"];

function partsOfAll(inners: readonly Inner[]): Map<Json, Part> {
  const parts = new Map<Json, Part>();
  for (const { schema, scope } of inners) partsOf(schema, scope, false, parts);
  return parts;
}

/** Whether a part lets in keys that nobody can list, or lists whole values. */
function isLoose(part: Part): boolean {
  return isOpen(part) || Object.hasOwn(part.schema, "enum") || Object.hasOwn(part.schema, "const");
}

/** A condition names keys without declaring them; a key that it asks about may be given. */
export function conditionsOf(parts: Iterable<Part>): Inner[] {
  return [...parts].flatMap(({ schema, scope }) => {
    const condition = keyword(schema, "if");
    return isSchemaObject(condition) ? [{ schema: condition, scope }] : [];
  });
}

/** The schema with a skeleton beside it: in its own keywords where it is plain, in a branch where not. */
export function withSkeleton(schema: Schema, skeleton: Schema): Schema {
  if (skeleton === true || !isSchemaObject(schema)) return schema;
  if (!isSchemaObject(skeleton)) return skeleton;
  const plain = !hasParts(schema) && !isDecided(schema) && !Object.hasOwn(schema, "patternProperties") && !Object.hasOwn(skeleton, "patternProperties") && !Object.hasOwn(skeleton, "prefixItems");
  if (!plain) {
    const branches = keyword(schema, "allOf");
    return withKeywords(schema, { allOf: [...(Array.isArray(branches) ? (branches as readonly Json[]) : []), skeleton] });
  }
  const items = keyword(skeleton, "items");
  const ownItems = keyword(schema, "items");
  return withKeywords(
    schema,
    Object.hasOwn(skeleton, "properties") ? { properties: mergedProperties(keyword(schema, "properties"), skeleton["properties"] as JsonObject) } : {},
    Object.hasOwn(skeleton, "additionalProperties") ? { additionalProperties: false } : {},
    items === undefined ? {} : { items: isSchemaObject(ownItems) ? withSkeleton(ownItems, items as Schema) : items },
  );
}

function mergedProperties(own: Json | undefined, added: JsonObject): JsonObject {
  const properties = isSchemaObject(own) ? own : {};
  return withKeywords(
    properties,
    ordered<Json>(entriesOf(added).map(([key, skeleton]) => [key, Object.hasOwn(properties, key) ? withSkeleton(properties[key] as Schema, skeleton as Schema) : skeleton] as const)),
  );
}
