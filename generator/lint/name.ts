import type { CatalogTool } from "../catalog/model.js";
import type { Span } from "../diagnostics/span.js";

/** A name that the catalog gives to something. */
export interface Name {
  readonly name: string;
  readonly kind: "tool" | "action" | "parameter" | "property" | "selector" | "scope" | "group" | "profile" | "type" | "value" | "error" | "label";
  /** Names of one namespace stand beside each other: two equal ones would be one. */
  readonly namespace: string;
  readonly path: string;
  readonly tool: CatalogTool | null;
  /** True where it stands in what a call returns. */
  readonly returned: boolean;
  /** The key, or the value of a list. */
  readonly at: Span;
}
