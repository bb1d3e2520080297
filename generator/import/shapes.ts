import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";

export interface ShapeOf {
  /** Equal for schemas that differ in their own description only, or in the order of keys. */
  readonly shape: number;
  /** Characters of the schema as JSON, its own description left out; near enough to tell long from short. */
  readonly length: number;
  /** True where the schema depends on the document that it stands in. */
  readonly fixed: boolean;
}

interface Known extends ShapeOf {
  readonly value: number;
}

/** Keywords whose meaning lies in the document around a schema. */
const FIXED = new Set(["$ref", "$defs", "definitions", "$id", "$anchor", "$dynamicRef", "$dynamicAnchor", "$schema"]);

/**
 * Numbers values so that equal ones have equal numbers. Each value is looked at once: a surface of
 * megabytes is compared without printing any of it twice.
 */
export class Shapes {
  readonly #numbers = new Map<string, number>();
  readonly #scalars = new Map<Json, Known>();
  readonly #objects = new WeakMap<object, Known>();

  of(schema: JsonObject): ShapeOf {
    return this.#object(schema);
  }

  #object(object: JsonObject): Known {
    const known = this.#objects.get(object);
    if (known !== undefined) return known;
    let length = 2;
    let fixed = false;
    const parts: string[] = [];
    let described = "";
    for (const key of keysOf(object)) {
      const value = object[key]!;
      const inner = this.#measure(value);
      const part = `${this.#scalar(key).value}:${inner.value}`;
      fixed ||= inner.fixed || FIXED.has(key);
      if (key === "description" && typeof value === "string") described = part;
      else {
        parts.push(part);
        length += key.length + inner.length + 4;
      }
    }
    const plain = parts.sort().join();
    const shape = this.#number(`{${plain}`);
    const result = { shape, value: described === "" ? shape : this.#number(`{${plain}}${described}`), length, fixed };
    this.#objects.set(object, result);
    return result;
  }

  #measure(value: Json): Known {
    if (Array.isArray(value)) return this.#list(value as readonly Json[]);
    return typeof value === "object" && value !== null ? this.#object(value as JsonObject) : this.#scalar(value);
  }

  #list(list: readonly Json[]): Known {
    const items = list.map((item) => this.#measure(item));
    const value = this.#number(`[${items.map((item) => item.value).join()}`);
    return { shape: value, value, length: items.reduce((sum, item) => sum + item.length + 1, 2), fixed: items.some((item) => item.fixed) };
  }

  #scalar(value: Json): Known {
    let known = this.#scalars.get(value);
    if (known === undefined) {
      const own = this.#number(`${typeof value}${String(value)}`);
      this.#scalars.set(value, (known = { shape: own, value: own, length: String(value).length, fixed: false }));
    }
    return known;
  }

  #number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size));
    return number;
  }
}
