/**
 * A small language in which the catalog's shape is declared once. From a shape come the checker
 * (check-shape.ts), the schema for editors (json-schema.ts) and the tables of docs/catalog.md
 * (key-table.ts), so that the three cannot disagree.
 */
export type Shape = TextShape | BooleanShape | NumberShape | WordShape | NothingShape | ListShape | NamesShape | ObjectShape | SchemaShape | JsonShape | EitherShape;

interface TextShape {
  readonly kind: "text";
  /** Empty text is refused. */
  readonly filled: boolean;
  readonly pattern: { readonly source: string; readonly says: string } | null;
  readonly examples: readonly string[];
}
interface BooleanShape {
  readonly kind: "boolean";
}
interface NumberShape {
  readonly kind: "number";
}
/** One of a few words (or numbers). */
interface WordShape {
  readonly kind: "word";
  readonly words: readonly (string | number)[];
  /** What each word means, for the editor. */
  readonly meanings: { readonly [word: string]: string };
}
/** `null`, where it means something: no address, no window. */
interface NothingShape {
  readonly kind: "nothing";
}
interface ListShape {
  readonly kind: "list";
  readonly item: Shape;
  readonly distinct: boolean;
}
/** A map from names that the author chooses. */
interface NamesShape {
  readonly kind: "names";
  readonly value: Shape;
  readonly filled: boolean;
}
/** A map with known keys; any other is a mistake. */
export interface ObjectShape {
  readonly kind: "object";
  /** As messages and the editor's schema call it: `tool`, `action`. */
  readonly name: string;
  readonly about: string;
  readonly keys: { readonly [key: string]: Key };
  /** Keys that govern nothing where another key is present. */
  readonly idle: { readonly beside: string; readonly keys: readonly string[] } | null;
}
/** A JSON Schema: a boolean or a map; its keywords are judged by the lint rules. */
interface SchemaShape {
  readonly kind: "schema";
}
/** Any value, or any map, kept as written. */
interface JsonShape {
  readonly kind: "json";
  readonly map: boolean;
}
/** One of several shapes that differ in their kind of value. */
interface EitherShape {
  readonly kind: "either";
  readonly shapes: readonly Shape[];
}
export interface Key {
  readonly shape: Shape;
  readonly required: boolean;
  /** Key that may bring a required one from another file; null where it must stand here. */
  readonly elsewhere: string | null;
  /** The cell of the table and the editor's hover text: Markdown, one or two sentences. */
  readonly about: string;
  /** What holds where the key is absent, as the table tells it. */
  readonly absent: string | null;
}

export const text = (more: { pattern?: { source: string; says: string }; examples?: readonly string[]; empty?: true } = {}): Shape => ({
  kind: "text",
  filled: more.empty !== true,
  pattern: more.pattern ?? null,
  examples: more.examples ?? [],
});
export const boolean: Shape = { kind: "boolean" };
export const number: Shape = { kind: "number" };
export const nothing: Shape = { kind: "nothing" };
export const schema: Shape = { kind: "schema" };
export const json: Shape = { kind: "json", map: false };
export const jsonMap: Shape = { kind: "json", map: true };
export const words = (meanings: { readonly [word: string]: string }): Shape => ({ kind: "word", words: Object.keys(meanings), meanings });
export const exactly = (word: number): Shape => ({ kind: "word", words: [word], meanings: {} });
export const list = (item: Shape, more: { distinct?: true } = {}): Shape => ({ kind: "list", item, distinct: more.distinct === true });
export const names = (value: Shape, more: { filled?: true } = {}): Shape => ({ kind: "names", value, filled: more.filled === true });
export const either = (...shapes: readonly Shape[]): Shape => ({ kind: "either", shapes });
export const object = (name: string, about: string, keys: ObjectShape["keys"], idle: ObjectShape["idle"] = null): ObjectShape => ({ kind: "object", name, about, keys, idle });

export const key = (shape: Shape, about: string, absent: string | null = null): Key => ({ shape, required: false, elsewhere: null, about, absent });
export const required = (shape: Shape, about: string, more: { elsewhere?: string } = {}): Key => ({ shape, required: true, elsewhere: more.elsewhere ?? null, about, absent: "required" });
