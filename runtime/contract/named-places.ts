import type { Json, JsonObject } from "./contract.js";
import { pointerOf } from "./pointer.js";
import { isSchemaObject, keyword, mapSubschemas, without } from "./schema.js";

/**
 * Steps to what a reference names in a document: by its path (`#/$defs/Node`), by an anchor (`#node`),
 * or by an `$id` (`T0`, as TypeBox writes recursive types; `urn:x#/$defs/Node`). Null where the
 * document gives the name to nothing.
 */
export function stepsTo(reference: string, document: Json): readonly string[] | null {
  const pointer = pointerOf(reference);
  if (pointer !== null) return pointer;
  const hash = reference.indexOf("#");
  const address = hash === -1 ? reference : reference.slice(0, hash);
  const fragment = hash === -1 ? "" : reference.slice(hash);
  const names = namesIn(document);
  if (address === "") return names.get(fragment) ?? null;
  const place = names.get(address);
  if (place === undefined || fragment === "" || fragment === "#") return place ?? null;
  const inside = pointerOf(fragment);
  return inside === null ? (names.get(fragment) ?? null) : [...place, ...inside];
}

/** The word by which a schema refers to another, and what it says; null where it refers to none. */
export function referenceIn(schema: JsonObject): { readonly word: string; readonly reference: string } | null {
  for (const word of REFERRING) {
    const reference = keyword(schema, word);
    if (typeof reference === "string") return { word, reference };
  }
  return null;
}

/** The schema without the names by which others refer to it, which say nothing of values. */
export function unnamed(schema: JsonObject): JsonObject {
  return NAMING.some((word) => typeof keyword(schema, word) === "string") ? without(schema, ...NAMING) : schema;
}

/** In one document a dynamic reference leads where a plain one would. */
const REFERRING = ["$ref", "$dynamicRef"] as const;
const NAMING = ["$id", "$anchor", "$dynamicAnchor"] as const;

const known = new WeakMap<object, ReadonlyMap<string, readonly string[]>>();

/** Everything that a document names, by its name: anchors begin with `#`. The first of several counts. */
function namesIn(document: Json): ReadonlyMap<string, readonly string[]> {
  if (!isSchemaObject(document)) return new Map();
  let names = known.get(document);
  if (names === undefined) known.set(document, (names = collectNames(document)));
  return names;
}

function collectNames(document: JsonObject): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, readonly string[]>();
  const waiting: { schema: JsonObject; steps: readonly string[] }[] = [{ schema: document, steps: [] }];
  for (let index = 0; index < waiting.length; index++) {
    const { schema, steps } = waiting[index]!;
    for (const word of NAMING) {
      const name = keyword(schema, word);
      if (typeof name !== "string") continue;
      const full = word === "$id" ? name.replace(/#$/, "") : `#${name}`;
      if (!names.has(full)) names.set(full, steps);
    }
    mapSubschemas(schema, (subschema, word, key) => {
      if (isSchemaObject(subschema)) waiting.push({ schema: subschema, steps: key === null ? [...steps, word] : [...steps, word, String(key)] });
      return subschema;
    });
  }
  return names;
}
