import type { LinkTo } from "../catalog/files.js";
import { toData } from "../catalog/data.js";
import type { Catalog } from "../catalog/model.js";
import { readCatalog, type Files, type ReadResult } from "../catalog/read.js";
import type { Finding } from "../diagnostics/finding.js";
import { sameListed } from "../surface/compare.js";
import { editCatalog, editedData, type CatalogEdit } from "./edit-catalog.js";
import { rewrite } from "./rewrite.js";

/** A catalog's files as they are going to be: read through, edited in memory, written by whoever asked. */
export class Workspace implements Files {
  readonly #texts = new Map<string, string>();
  /** The catalog as it was read last, until something changes. */
  #read: { readonly path: string; readonly result: ReadResult } | null = null;

  constructor(private readonly files: Files) {}

  read(path: string): Uint8Array | null {
    const text = this.#texts.get(path);
    return text === undefined ? this.files.read(path) : new TextEncoder().encode(text);
  }

  list(folder: string): readonly string[] | null {
    return this.files.list(folder);
  }

  link(path: string): LinkTo | null {
    return this.files.link?.(path) ?? null;
  }

  put(path: string, text: string): void {
    this.#texts.set(path, text);
    this.#read = null;
  }

  /** Files that are to be written, in the order in which they were first changed. */
  changes(): readonly (readonly [string, string])[] {
    return [...this.#texts];
  }

  catalog(path: string): ReadResult {
    if (this.#read?.path !== path) this.#read = { path, result: readCatalog(path, this) };
    return this.#read.result;
  }

  /** Puts a whole catalog whose text was read already. */
  putRead(path: string, text: string, catalog: Catalog, findings: readonly Finding[]): void {
    this.put(path, text);
    this.#read = { path, result: { kind: "catalog", catalog, findings } };
  }

  /** Edits a catalog's files; a sentence about what is in the way where that cannot be done safely. */
  edit(catalog: Catalog, edits: readonly CatalogEdit[]): string | null {
    if (edits.length === 0) return null;
    const texts = editCatalog(catalog.node, edits).map((file) => [file.source.file, rewrite(this.read(file.source.file)!, file)] as const);
    const edited = new Workspace(this);
    for (const [file, text] of texts) edited.put(file, text);
    const after = edited.catalog(catalog.file);
    if (after.kind !== "catalog") return `an edit would make it unreadable (${after.findings[0]?.message ?? "no reason given"})`;
    // What was asked for and nothing else, whatever the text looks like.
    if (!sameListed(editedData(catalog.node, edits), toData(after.catalog.node))) return "an edit would change more than it should.";
    for (const [file, text] of texts) this.put(file, text);
    this.#read = { path: catalog.file, result: after };
    return null;
  }
}
