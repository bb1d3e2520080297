import type { Catalog } from "../catalog/model.js";
import { publish } from "./publish.js";

/** What {@link publish} gives, made once for a catalog: lint asks for it, and so does whoever emits. */
export function published(catalog: Catalog): ReturnType<typeof publish> {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = publish(catalog)));
  return known;
}

const memory = new WeakMap<Catalog, ReturnType<typeof publish>>();
