import type { JsonObject, Schema } from "../../runtime/contract/contract.js";
import { isSchemaObject, keyword, mapSubschemas, withKeywords } from "../../runtime/contract/schema.js";

/**
 * References in prose: `[[metadata_read]]`, `[[metadata_edit.set_length]]`. What is published speaks
 * of the real names, so that a rename cannot leave a description behind. `\[[` writes two brackets.
 */

/** A reference as it stands in a text. */
export interface ProseReference {
  /** Between the brackets. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** What a reference may name. */
export interface Referable {
  readonly name: string;
  /** The parameter that chooses the action; null for a tool without actions. */
  readonly selector: string | null;
  readonly actions: ReadonlySet<string>;
}

/** `\\[[` is no reference, and neither are brackets with brackets inside: `[["H1"], ["H2"]]`. */
const REFERENCE = /\\\[\[|\[\[([^[\]\n]+)\]\]/g;

export function referencesIn(text: string): ProseReference[] {
  if (!text.includes("[[")) return [];
  return [...text.matchAll(REFERENCE)].flatMap((match) => (match[1] === undefined ? [] : [{ name: match[1], start: match.index, end: match.index + match[0].length }]));
}

/** The tool and action that a reference names, or null where there is none. A tool's name may hold dots. */
export function resolveReference(name: string, tools: ReadonlyMap<string, Referable>): { tool: Referable; action: string | null } | null {
  const tool = tools.get(name);
  if (tool !== undefined) return { tool, action: null };
  for (let dot = name.indexOf("."); dot !== -1; dot = name.indexOf(".", dot + 1)) {
    const owner = tools.get(name.slice(0, dot));
    const action = name.slice(dot + 1);
    if (owner?.actions.has(action)) return { tool: owner, action };
  }
  return null;
}

/** Writes the references of a text out, the tools that they may name being known; a text that is not there stays so. */
export type WriteOut = <T extends string | null>(text: T) => T;

/** The text with references written out as a model calls them: `metadata_edit action=set_length`. */
export function writeOutReferences(text: string, tools: ReadonlyMap<string, Referable>): string {
  if (!text.includes("[[")) return text;
  return text.replace(REFERENCE, (whole, name: string | undefined) => {
    if (name === undefined) return "[[";
    const found = resolveReference(name, tools);
    if (found === null) return whole;
    return found.action === null ? found.tool.name : `${found.tool.name} ${found.tool.selector}=${found.action}`;
  });
}

/** Foreign prose as a catalog writes it: what looks like a reference is none. */
export function escapeReferences(text: string): string {
  return text.replaceAll("[[", "\\[[");
}

/** The schema with every title and description mapped, at every depth; the same object where nothing changes. */
export function mapSchemaProse<S extends Schema>(schema: S, map: (text: string) => string): S {
  if (!isSchemaObject(schema)) return schema;
  const inner = mapSubschemas(schema, (subschema) => mapSchemaProse(subschema, map));
  const changed: { [key: string]: string } = {};
  for (const key of ["title", "description"]) {
    const text = keyword(inner, key);
    const mapped = typeof text === "string" ? map(text) : text;
    if (typeof mapped === "string" && mapped !== text) changed[key] = mapped;
  }
  return (Object.keys(changed).length === 0 ? inner : withKeywords(inner, changed as JsonObject)) as S;
}
