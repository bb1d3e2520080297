import type { Json, JsonObject, PublicContract, Schema } from "./contract.js";
import { referenceIn, stepsTo, unnamed } from "./named-places.js";
import { keysOf } from "./ordered.js";
import { escapeStep, pointerOf, pointerTo, valueAt } from "./pointer.js";
import { ANNOTATIONS, isSchemaObject, keyword, mapSubschemas, visitSchemas, withKeywords, without } from "./schema.js";

/**
 * Turns schemas that refer (`#/types/Fqn`, `#/$defs/S`) into schemas that stand alone.
 *
 * Names that only references need (`$id`, `$anchor`) go: written out twice they would name two schemas.
 * A target is written out where it is used, because several clients refuse `$ref`. One that refers
 * back to itself, or that is too large to be repeated, goes under the root's `$defs`; so a catalog in
 * which each type uses the one before it twice does not double with every step.
 *
 * `#` is the root of the document that holds the reference: the input schema for a tool's parameters,
 * the schema itself for `arguments`, `result` and each type.
 */
export class References {
  readonly #types: { readonly [name: string]: Schema };
  readonly #targets = new Map<Json, Map<string, Target>>();
  readonly #taken: ReadonlySet<string>;
  /** What the names of a document's targets begin with; nothing for an input schema. */
  readonly #owners = new Map<Json, string>();

  constructor(contract: Pick<PublicContract, "types" | "tools">) {
    this.#types = contract.types;
    this.#taken = new Set(contract.tools.flatMap((tool) => ["$defs", "definitions"].flatMap((holder) => namesUnder(tool.schema, holder))));
    for (const name of keysOf(contract.types)) this.own(contract.types[name]!, `${this.#free(name)}.`);
  }

  /** Says what the names of a document's targets begin with, so that they meet no others. */
  own(document: Schema, prefix: string): void {
    if (isSchemaObject(document)) this.#owners.set(document, prefix);
  }

  /**
   * The schema with its references resolved.
   *
   * @param document what `#` stands for; null keeps local references as they are and resolves types only
   * @param used gets the name and schema of everything that the result refers to under `#/$defs/`
   */
  resolve(schema: Schema, document: Json | null, used: Map<string, Schema>): Schema {
    if (!isSchemaObject(schema)) return schema;
    const found: Target[] = [];
    const resolved = this.#resolve(schema, document, found);
    for (const target of found) collect(target, used);
    return resolved;
  }

  #resolve(schema: Schema, document: Json | null, found: Target[]): Schema {
    if (!isSchemaObject(schema)) return schema;
    const mapped = mapSubschemas(schema, (subschema) => this.#resolve(subschema, document, found));
    const inner = document === null ? mapped : unnamed(mapped);
    const refers = referenceIn(inner);
    if (refers === null) return inner;
    const target = this.#target(refers.reference, document);
    if (target === null) return inner;
    if (target.state === "new") this.#settle(target);
    if (!target.shared) {
      found.push(...target.found);
      return join(target.resolved, without(inner, refers.word));
    }
    found.push(target);
    return withKeywords(refers.word === "$ref" ? inner : without(inner, refers.word), { $ref: `#/$defs/${encodeURIComponent(escapeStep(target.name))}` });
  }

  /** Resolves a target and all that it refers to, innermost first, without recursion over targets. */
  #settle(root: Target): void {
    const path: { target: Target; next: readonly Target[]; at: number }[] = [];
    const open: Target[] = [];
    let order = 0;
    const enter = (target: Target): void => {
      target.state = "open";
      target.order = target.low = order++;
      open.push(target);
      path.push({ target, next: this.#targetsIn(target), at: 0 });
    };
    enter(root);
    while (path.length > 0) {
      const step = path.at(-1)!;
      const next = step.next[step.at++];
      if (next !== undefined) {
        if (next === step.target) next.shared = true;
        if (next.state === "new") enter(next);
        else if (next.state === "open") step.target.low = Math.min(step.target.low, next.order);
        continue;
      }
      path.pop();
      const { target } = step;
      const above = path.at(-1)?.target;
      if (above !== undefined) above.low = Math.min(above.low, target.low);
      if (target.low !== target.order) continue;
      const circle = open.splice(open.lastIndexOf(target));
      if (circle.length > 1) for (const member of circle) member.shared = true;
      for (const member of circle) member.state = "settled";
      for (const member of circle) {
        const resolved = this.#resolve(member.schema, member.document, member.found);
        // Definitions of a document are found by their references, and none is left.
        member.resolved = isSchemaObject(resolved) ? without(resolved, "$defs", "definitions") : resolved;
        if (sizeOf(member.resolved, LARGEST) >= LARGEST) member.shared = true;
      }
    }
  }

  #targetsIn(target: Target): Target[] {
    const targets = new Set<Target>();
    visitSchemas(target.schema, (schema) => {
      const refers = referenceIn(schema);
      const next = refers === null ? null : this.#target(refers.reference, target.document);
      if (next !== null) targets.add(next);
    });
    return [...targets];
  }

  #target(reference: string, document: Json | null): Target | null {
    const pointer = document === null ? pointerOf(reference) : stepsTo(reference, document);
    if (pointer === null) return null;
    if (pointer[0] === "types" && pointer.length >= 2 && Object.hasOwn(this.#types, pointer[1]!)) {
      const name = pointer[1]!;
      const type = this.#types[name]!;
      return this.#remember(type, pointer.slice(2), () => [this.#free(name), ...pointer.slice(2)].join("."));
    }
    if (document === null) return null;
    return this.#remember(document, pointer, () => {
      const name = pointer[0] === "$defs" && pointer.length === 2 ? pointer[1]! : pointer.length === 0 ? "root" : pointer.join(".");
      return (this.#owners.get(document) ?? "") + name;
    });
  }

  #free(name: string): string {
    let free = name;
    while (this.#taken.has(free)) free += "_";
    return free;
  }

  #remember(document: Json, pointer: readonly string[], name: () => string): Target | null {
    let targets = this.#targets.get(document);
    if (targets === undefined) this.#targets.set(document, (targets = new Map()));
    const key = pointerTo(...pointer);
    const known = targets.get(key);
    if (known !== undefined) return known;
    const schema = valueAt(document, pointer);
    if (!isSchemaObject(schema) && typeof schema !== "boolean") return null;
    const target: Target = { name: name(), schema, document, state: "new", order: 0, low: 0, shared: false, resolved: schema, found: [] };
    targets.set(key, target);
    return target;
  }
}

/** Values in a schema past which it is referred to and not repeated. */
const LARGEST = 400;

interface Target {
  readonly name: string;
  readonly schema: Schema;
  readonly document: Json;
  state: "new" | "open" | "settled";
  order: number;
  low: number;
  /** True where uses refer to it under `$defs`. */
  shared: boolean;
  resolved: Schema;
  /** Shared targets that the resolved schema refers to. */
  readonly found: Target[];
}

function collect(target: Target, used: Map<string, Schema>): void {
  const waiting = [target];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (used.has(next.name)) continue;
    used.set(next.name, next.resolved);
    waiting.push(...next.found);
  }
}

/** Keywords that mean the same beside a target's own keywords as beside a `$ref`. */
const INDEPENDENT: ReadonlySet<string> = new Set([
  ...["type", "enum", "const", "multipleOf", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength", "pattern", "format"],
  ...["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "required", "dependentRequired", "propertyNames", "unevaluatedProperties", "unevaluatedItems"],
]);

/** `{ $ref: target, …beside }` without the reference. */
function join(target: Schema, beside: JsonObject): Schema {
  // A default behind a reference is never filled in, so it is not promised either.
  const plain = isSchemaObject(target) ? without(target, "default") : target;
  const names = Object.keys(beside);
  if (names.length === 0) return plain;
  if (plain === true) return beside;
  if (isSchemaObject(plain) && names.every((name) => ANNOTATIONS.has(name) || (INDEPENDENT.has(name) && !Object.hasOwn(plain, name)))) return withKeywords(plain, beside);
  const others = keyword(beside, "allOf");
  return withKeywords(beside, { allOf: [plain, ...(Array.isArray(others) ? others : [])] });
}

/** Number of values in a schema, counted no further than `most`. */
function sizeOf(value: Json, most: number): number {
  if (typeof value !== "object" || value === null) return 1;
  let size = 1;
  for (const item of Array.isArray(value) ? value : Object.values(value)) {
    size += sizeOf(item, most - size);
    if (size >= most) return most;
  }
  return size;
}

function namesUnder(schema: JsonObject, holder: string): readonly string[] {
  const held = keyword(schema, holder);
  return isSchemaObject(held) ? keysOf(held) : [];
}
