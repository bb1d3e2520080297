import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf } from "../../runtime/contract/ordered.js";

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
  readonly #objects = new WeakMap<object, Known>();

  of(schema: JsonObject): ShapeOf {
    return this.#known(schema);
  }

  #known(object: JsonObject): Known {
    const known = this.#objects.get(object);
    if (known !== undefined) return known;
    let length = 2;
    let fixed = false;
    const parts: string[] = [];
    let described = "";
    for (const [key, value] of entriesOf(object)) {
      const inner = this.#measure(value);
      const part = `${JSON.stringify(key)}:${inner.value}`;
      fixed ||= FIXED.has(key) || inner.fixed;
      if (key === "description" && typeof value === "string") described = part;
      else {
        parts.push(part);
        length += key.length + inner.length + 4;
      }
    }
    const plain = parts.sort().join();
    const result = { shape: this.#number(`{${plain}}`), value: this.#number(`{${plain}}${described}`), length, fixed };
    this.#objects.set(object, result);
    return result;
  }

  #measure(value: Json): { readonly value: number; readonly length: number; readonly fixed: boolean } {
    if (Array.isArray(value)) {
      const items = value.map((item) => this.#measure(item as Json));
      return { value: this.#number(`[${items.map((item) => item.value).join()}]`), length: items.reduce((sum, item) => sum + item.length + 1, 2), fixed: items.some((item) => item.fixed) };
    }
    if (typeof value === "object" && value !== null) return this.#known(value as JsonObject);
    const text = typeof value === "string" ? `"${value}` : String(value);
    return { value: this.#number(text), length: text.length, fixed: false };
  }

  #number(text: string): number {
    let number = this.#numbers.get(text);
    if (number === undefined) this.#numbers.set(text, (number = this.#numbers.size));
    return number;
  }
}
