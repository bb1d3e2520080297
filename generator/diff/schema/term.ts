import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { pointerOf, pointerTo, valueAt } from "../../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Truth } from "./truth.js";

/** The schema that a reference's `#` means, with the contract's types beside it. */
export interface Document {
  readonly root: Schema;
  /** Where `#/types/Name` leads, unless the root has a `types` of its own. */
  readonly types: { readonly [name: string]: Schema };
  readonly draft: Draft;
}

/** What tells the drafts apart here: whether `items` may be a list, and where `dependencies` mean something. */
export type Draft = "draft-07" | "2019-09" | "2020-12";

/** A schema at the place where it is used. */
export interface Located {
  readonly schema: Schema;
  readonly document: Document;
  /** JSON pointer of the use, through references: `/properties/filter/properties/state`. */
  readonly pointer: string;
  /** Name of the innermost definition that the use goes through; null where there is none. */
  readonly definition: string | null;
}

/** What all of these schemas accept; an empty one accepts everything. */
export type Term = readonly Located[];

/** What a kind of value asks about the terms of its parts. It is given who answers, and does not know how shapes are made. */
export interface Terms {
  /** Equal for terms that consist of the same schemas of the same documents. */
  keyOf(term: Term): string;
  /** Whether nothing satisfies the term. One whose parts are being looked at counts as satisfiable. */
  isNever(term: Term): boolean;
  accepts(term: Term, value: Json): Truth;
  /**
   * Asks about a value once: a question that comes up again while it is being answered has no answer
   * (a schema that is its own negation).
   */
  once(question: string, value: Json, ask: () => Truth): Truth;
}

/** A schema is judged by its literal `$schema`; without one, by 2020-12. */
export function draftOf(schema: Schema): Draft {
  const dialect = isSchemaObject(schema) ? keyword(schema, "$schema") : undefined;
  if (typeof dialect !== "string") return "2020-12";
  if (/draft-0[3-7]/.test(dialect)) return "draft-07";
  return dialect.includes("2019-09") ? "2019-09" : "2020-12";
}

export function documentOf(root: Schema, types: { readonly [name: string]: Schema } = {}, draft: Draft = draftOf(root)): Document {
  return { root, types, draft };
}

export function termOf(document: Document, schema: Schema = document.root, pointer = ""): Term {
  return schema === true ? [] : [{ schema, document, pointer, definition: null }];
}

/** A subschema of a located one; `undefined` and `true` ask for nothing. */
export function subterm(parent: Located, schema: Json | undefined, ...steps: readonly (string | number)[]): Term {
  if (schema === true || (typeof schema !== "boolean" && !isSchemaObject(schema))) return [];
  return [{ ...parent, schema, pointer: parent.pointer + pointerTo(...steps) }];
}

/** What a reference leads to, at the place of the use; null where it leads nowhere known. */
export function targetOf(parent: Located, reference: string): Located | null {
  const { document } = parent;
  const steps = pointerOf(reference) ?? anchorSteps(document.root, reference);
  if (steps === null) return null;
  const inRoot = valueAt(document.root, steps);
  const definition = steps.at(-1) ?? parent.definition;
  if (isSchemaObject(inRoot) || typeof inRoot === "boolean") return { ...parent, schema: inRoot, definition };
  if (steps[0] !== "types" || steps.length < 2 || !Object.hasOwn(document.types, steps[1]!)) return null;
  const type = document.types[steps[1]!]!;
  const inType = steps.length === 2 ? type : valueAt(type, steps.slice(2));
  if (!isSchemaObject(inType) && typeof inType !== "boolean") return null;
  // A type is a document of its own: its local references are its own, other types are the contract's.
  return { ...parent, schema: inType, definition, document: typeDocument(document, steps[1]!, type) };
}

const TYPE_DOCUMENTS = new WeakMap<object, Map<string, Document>>();

/** One document a type, so that two uses of a type are one schema in one document. */
function typeDocument({ types, draft }: Document, name: string, type: Schema): Document {
  let known = TYPE_DOCUMENTS.get(types);
  if (known === undefined) TYPE_DOCUMENTS.set(types, (known = new Map()));
  const key = `${draft} ${name}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = { root: type, types, draft }));
  return found;
}

/** Steps to the schema that has the anchor or the id; null where none has. */
function anchorSteps(root: Schema, reference: string): readonly string[] | null {
  const names = (schema: JsonObject): readonly (Json | undefined)[] =>
    reference.startsWith("#") ? [`#${String(keyword(schema, "$anchor"))}`, `#${String(keyword(schema, "$dynamicAnchor"))}`] : [keyword(schema, "$id")];
  const seek = (value: Json, path: readonly string[]): readonly string[] | null => {
    if (typeof value !== "object" || value === null) return null;
    if (isSchemaObject(value) && names(value).includes(reference)) return path;
    for (const [key, item] of Object.entries(value)) {
      const found = seek(item, [...path, key]);
      if (found !== null) return found;
    }
    return null;
  };
  return seek(root, []);
}
