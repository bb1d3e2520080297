import type { Json } from "./contract.js";
import { isSchemaObject } from "./schema.js";

/** A JSON pointer (RFC 6901) to what stands at steps of keys and indexes; "" is the root. */
export function pointerTo(...steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${escapeStep(String(step))}`).join("");
}

/** One step as a pointer writes it. */
export function escapeStep(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The steps of a JSON pointer. */
export function stepsOf(pointer: string): readonly string[] {
  return pointer.split("/").slice(1).map(unescapeStep);
}

/** Steps of a local reference (`#/a/b`), or null where it points elsewhere. */
export function pointerOf(reference: string): readonly string[] | null {
  if (reference === "#" || reference === "#/") return [];
  if (!reference.startsWith("#/")) return null;
  return reference.slice(2).split("/").map((step) => unescapeStep(decoded(step)));
}

/** What stands in a value at a path of keys and indexes. */
export function valueAt(value: Json, steps: readonly string[]): Json | undefined {
  let here: Json | undefined = value;
  for (const step of steps) {
    if (Array.isArray(here)) here = /^(?:0|[1-9]\d*)$/.test(step) ? (here as readonly Json[])[Number(step)] : undefined;
    else if (isSchemaObject(here) && Object.hasOwn(here, step)) here = here[step];
    else return undefined;
  }
  return here;
}

/** A step of a reference without its percent signs; one that encodes nothing is as it stands. */
export function decoded(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function unescapeStep(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}
