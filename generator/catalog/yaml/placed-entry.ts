import type { Source, Span } from "../../diagnostics/span.js";
import type { Entry, Node } from "../tree.js";

/** An entry is its own key span: one object less for each of a million entries. */
export class PlacedEntry implements Entry {
  constructor(
    readonly key: string,
    readonly source: Source,
    readonly start: number,
    readonly end: number,
    readonly value: Node,
    readonly alias: Span | null,
  ) {}

  get keySpan(): Span {
    return this;
  }
}
