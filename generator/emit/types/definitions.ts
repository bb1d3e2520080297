import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { stepsTo } from "../../../runtime/contract/named-places.js";
import { valueAt } from "../../../runtime/contract/pointer.js";
import { isSchemaObject } from "../../../runtime/contract/schema.js";
import { identifierOf, namedTypeName, pascal, RESERVED_TYPE_NAMES } from "../../contract/identifier.js";
import { type Dialect, dialectOf } from "./parts.js";

/** A schema that gets a declaration of its own, because references name it. */
export interface Definition {
  /** Name of the declared type. */
  readonly name: string;
  /** Module that declares it, as the files of tools import it; null for the file of its document. */
  readonly from: string | null;
  readonly schema: Schema;
  readonly document: Document;
}

/** What a reference means: a declared type, or a schema that is to be written out. */
export type Target = Definition | { readonly name: null; readonly schema: Schema; readonly document: Document };

/**
 * What `#` of a reference stands for: the input schema for a tool's parameters, the schema itself for
 * `arguments`, `result` and each shared type.
 *
 * Every target of a reference is one declared type, whoever refers to it and however often, so that a
 * further use renames nothing. Its name comes from the key under `$defs` (or from the path), never
 * from a title.
 */
export class Document {
  readonly #root: Schema;
  readonly #naming: Naming;
  readonly #definitions = new Map<string, Definition>();
  readonly #byPath = new Map<Schema, Definition>();
  /** Draft-07 and older read `items`, `additionalItems` and the neighbours of a `$ref` differently. */
  readonly dialect: Dialect;

  /**
   * @param besides further schemas whose references point into this document
   * @param judge the schema whose `$schema` tells the dialect: the one that this document becomes a part of
   */
  constructor(root: Schema, naming: Naming, besides: readonly Schema[] = [], judge: Schema = root) {
    this.#root = root;
    this.#naming = naming;
    this.dialect = dialectOf(judge);
    // A schema that is referred to where it stands (`#/properties/x/items`) has its name there too.
    for (const reference of new Set([root, ...besides].flatMap((schema) => [...referencesIn(schema)]))) {
      const pointer = stepsTo(reference, root);
      if (pointer === null || naming.library.has(pointer) || isUnderDefinitions(pointer)) continue;
      const definition = this.#define(pointer);
      if (definition !== undefined && isSchemaObject(definition.schema)) this.#byPath.set(definition.schema, definition);
    }
  }

  /** What a reference from inside this document means, or undefined where it leads nowhere. */
  target(reference: string): Target | undefined {
    const pointer = stepsTo(reference, this.#root);
    if (pointer === null) return undefined;
    return this.#naming.library.target(pointer) ?? this.#define(pointer);
  }

  /** The declared type of a schema that is referred to by its path. */
  definitionAt(schema: Schema): Definition | undefined {
    return this.#byPath.get(schema);
  }

  #define(pointer: readonly string[]): Definition | undefined {
    const key = JSON.stringify(pointer);
    const known = this.#definitions.get(key);
    if (known !== undefined) return known;
    const schema = schemaAt(this.#root, pointer);
    if (schema === undefined) return undefined;
    const { prefix, names, from } = this.#naming;
    const definition = { name: names.claim(prefix + nameOf(pointer), key), from, schema, document: this };
    this.#definitions.set(key, definition);
    return definition;
  }
}

/** How the definitions of a document are called. */
export interface Naming {
  /** What their names begin with. */
  readonly prefix: string;
  readonly names: Names;
  /** The module that declares them, as others import it; null for the file at hand. */
  readonly from: string | null;
  readonly library: Library;
}

/** The shared types of a catalog (`#/types/Fqn`), declared in a file of their own. */
export class Library {
  readonly #documents = new Map<string, { definition: Definition; schema: Schema }>();
  /** The names that are taken in every file that imports from here. */
  readonly names = new Names(null);

  /** @param from the module that declares them, as others import it */
  constructor(types: { readonly [name: string]: Schema }, from: string) {
    const named = entriesOf(types).map(([key, schema]) => ({ key, schema, name: this.names.claim(namedTypeName(identifierOf(key, null)), key) }));
    for (const { key, schema, name } of named) {
      const document = new Document(schema, { prefix: name, names: this.names, from, library: this });
      this.#documents.set(key, { definition: { name, from, schema, document }, schema });
    }
  }

  /** In catalog order. */
  get definitions(): readonly Definition[] {
    return [...this.#documents.values()].map((entry) => entry.definition);
  }

  has(pointer: readonly string[]): boolean {
    return pointer[0] === "types" && pointer.length >= 2 && this.#documents.has(pointer[1]!);
  }

  target(pointer: readonly string[]): Target | undefined {
    if (!this.has(pointer)) return undefined;
    const { definition, schema } = this.#documents.get(pointer[1]!)!;
    if (pointer.length === 2) return definition;
    const part = schemaAt(schema, pointer.slice(2));
    return part === undefined ? undefined : { name: null, schema: part, document: definition.document };
  }
}

/** The type names of one file, each given once. */
export class Names {
  readonly #taken: Set<string>;
  readonly #imported: Names | null;

  /**
   * @param imported names of another file that this one may import
   * @param taken names that are declared here anyway
   */
  constructor(imported: Names | null, taken: Iterable<string> = []) {
    this.#imported = imported;
    this.#taken = new Set(taken);
  }

  /** The wanted name; where it is taken, with a suffix that depends on the origin alone. */
  claim(wanted: string, origin: string): string {
    let name = wanted;
    while (this.#has(name)) name = `${name}_${digest(origin)}`;
    this.#taken.add(name);
    return name;
  }

  #has(name: string): boolean {
    return this.#taken.has(name) || RESERVED_TYPE_NAMES.has(name) || (this.#imported !== null && this.#imported.#has(name));
  }
}

function schemaAt(root: Schema, pointer: readonly string[]): Schema | undefined {
  const found = valueAt(root as Json, pointer);
  return isSchemaObject(found) || typeof found === "boolean" ? found : undefined;
}

function isUnderDefinitions(pointer: readonly string[]): boolean {
  return pointer.length === 2 && (pointer[0] === "$defs" || pointer[0] === "definitions");
}

/** `#/$defs/Ref` → `Ref`, `#/properties/rows/items` → `RowsItems`, `#` → `Root`. */
function nameOf(pointer: readonly string[]): string {
  const steps = pointer.filter((step, index) => !(SILENT.has(step) && index % 2 === 0));
  return steps.length === 0 ? "Root" : steps.map((step) => pascal(identifierOf(step, null))).join("");
}

const SILENT: ReadonlySet<string> = new Set(["$defs", "definitions", "properties"]);

/** Every reference in a schema; one in an example or an enumeration too, which does no harm. */
function referencesIn(schema: Schema): Set<string> {
  const references = new Set<string>();
  const waiting: Json[] = [schema];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (typeof value !== "object" || value === null) continue;
    for (const key in value) {
      const inner = (value as JsonObject)[key]!;
      if (typeof inner === "object") waiting.push(inner);
      else if ((key === "$ref" || key === "$dynamicRef") && typeof inner === "string") references.add(inner);
    }
  }
  return references;
}

/** FNV-1a, enough to tell two names of one file apart. */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
