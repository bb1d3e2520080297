import type { Json, JsonObject, Schema } from "../../runtime/contract/contract.js";
import { pointerOf, valueAt } from "../../runtime/contract/pointer.js";
import { isSchema, keyword, withKeywords } from "../../runtime/contract/schema.js";
import type { Catalog, CatalogTool } from "../catalog/model.js";
import type { Judged, Use } from "./schemas.js";
import { FUEL, type Judging } from "./validation/judging.js";
import type { Dialect } from "./vocabulary.js";

/** Finds what references of a catalog's schemas name. */
export interface Documents {
  /** What `#` is at a use: the tool's input for its parameters, the schema itself elsewhere. */
  documentOf(judged: Judged, use: Use): Json;
  /** The input schema of a tool as its author wrote it. */
  inputOf(tool: CatalogTool): JsonObject;
  resolve(reference: string, document: Json): { readonly schema: Schema; readonly document: Json } | null;
  /** For one value: judging is bounded. */
  judging(dialect: Dialect | null): Judging;
  /** Uses that may differ in what references name: one where the schema refers to types alone. */
  distinctUses(judged: Judged): readonly Use[];
}

export function documentsOf(catalog: Catalog): Documents {
  const types = new Map(catalog.types.map(({ name, schema }) => [name, schema]));
  const inputs = new Map<CatalogTool, JsonObject>();
  const inputOf = (tool: CatalogTool): JsonObject => {
    let input = inputs.get(tool);
    if (input === undefined) inputs.set(tool, (input = withKeywords(tool.schema, { properties: tool.parameters })));
    return input;
  };
  const resolve: Documents["resolve"] = (reference, document) => {
    const pointer = pointerOf(reference);
    if (pointer === null) return null;
    const type = pointer[0] === "types" ? types.get(pointer[1] ?? "") : undefined;
    const schema = type === undefined ? valueAt(document, pointer) : valueAt(type, pointer.slice(2));
    return schema === undefined || !isSchema(schema) ? null : { schema, document: type ?? document };
  };
  return {
    documentOf: ({ role, schema }, { tool }) => (tool !== null && ["parameter", "narrow", "root", "selector"].includes(role) ? inputOf(tool) : schema),
    inputOf,
    resolve,
    judging: (dialect) => ({ dialect: dialect ?? "2020-12", resolve, fuel: FUEL }),
    distinctUses: (judged) => {
      if (!["parameter", "narrow", "root", "selector"].includes(judged.role)) return judged.uses.slice(0, 1);
      const local = judged.parts.some(({ schema }) => {
        const reference = keyword(schema, "$ref");
        return typeof reference === "string" && !reference.startsWith("#/types/");
      });
      return local ? judged.uses : judged.uses.slice(0, 1);
    },
  };
}
