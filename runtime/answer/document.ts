import type { Inline } from "./inline.js";
import type { Section } from "./section.js";

/** An answer with everything decided but how it is written: what the renderer takes. */
export interface Document {
  readonly circle: string;
  /** What stands after the circle, joined by ` — `. */
  readonly heading: readonly Inline[];
  readonly digest: readonly Inline[];
  readonly fields: readonly (readonly [label: string, value: FieldValue])[];
  readonly sections: readonly Section[];
  /**
   * `read`: sections with counts, empty ones shown. `write`: sections without counts, empty ones
   * left out.
   */
  readonly style: "read" | "write";
  /** A finished body after the sections. */
  readonly markdown: string | null;
  /** Where the contract of the refused call is told: tool, and the address or nothing. */
  readonly pointer: { readonly tool: string; readonly address: string | null } | null;
}

/** A value, or several that are shown with a dash between them (`⚪ noop — уже так`). */
export type FieldValue = Inline | readonly Inline[];

export function severalOf(value: FieldValue): readonly Inline[] {
  return isSeveral(value) ? value : [value];
}

const isSeveral = (value: FieldValue): value is readonly Inline[] => Array.isArray(value);
