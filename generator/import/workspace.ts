import { toData } from "../catalog/data.js";
import type { Catalog } from "../catalog/model.js";
import { readCatalog, type Files, type ReadResult } from "../catalog/read.js";
import { sameListed } from "../surface/compare.js";
import { editCatalog, editedData, type CatalogEdit } from "./edit-catalog.js";
import { rewrite } from "./rewrite.js";

/** A catalog's files as they are going to be: read through, edited in memory, written by whoever asked. */
export class Workspace implements Files {
  readonly #texts = new Map<string, string>();

  constructor(private readonly files: Files) {}

  read(path: string): Uint8Array | null {
    const text = this.#texts.get(path);
    return text === undefined ? this.files.read(path) : new TextEncoder().encode(text);
  }

  list(folder: string): readonly string[] | null {
    return this.files.list(folder);
  }

  put(path: string, text: string): void {
    this.#texts.set(path, text);
  }

  /** Files that are to be written, in the order in which they were first changed. */
  changes(): readonly (readonly [string, string])[] {
    return [...this.#texts];
  }

  catalog(path: string): ReadResult {
    return readCatalog(path, this);
  }

  /** Edits a catalog's files; a sentence about what is in the way where that cannot be done safely. */
  edit(catalog: Catalog, edits: readonly CatalogEdit[]): string | null {
    const texts = editCatalog(catalog.node, edits).map((file) => [file.source.file, rewrite(this.read(file.source.file)!, file)] as const);
    const edited = new Workspace(this);
    for (const [file, text] of texts) edited.put(file, text);
    const after = edited.catalog(catalog.file);
    if (after.kind !== "catalog") return `an edit would make it unreadable (${after.findings[0]?.message ?? "no reason given"})`;
    // What was asked for and nothing else, whatever the text looks like.
    if (!sameListed(editedData(catalog.node, edits), toData(after.catalog.node))) return "an edit would change more than it should.";
    for (const [file, text] of texts) this.put(file, text);
    return null;
  }
}
