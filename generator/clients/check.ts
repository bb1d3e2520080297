import type { JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf } from "../../runtime/contract/ordered.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { isSchemaObject } from "../../runtime/contract/schema.js";
import type { WireTool } from "../../runtime/surface/list-tools.js";
import { limitsOf, type ClientName, type Limit, type Row } from "./limits.js";
import { isObjectSchema, schemaPlaces, typesOf, type SchemaPlace } from "./schema-places.js";
import { hasKnownFormat, hasTextEnum, KEYWORD_TYPES, misplacedKeywords, undeclared } from "./subset.js";

/** What a client would refuse. */
export interface Refusal {
  readonly row: Row;
  /** Tool it concerns; null for the list as a whole. */
  readonly tool: string | null;
  /** JSON pointer within the tool: `/inputSchema/properties/rows`; "" for the tool itself. */
  readonly pointer: string;
  /** What is over the limit, with the numbers. */
  readonly message: string;
}

/** Everything that a client's known limits refuse of a surface. */
export function refusalsOf(tools: readonly WireTool[], server: string, client: ClientName): Refusal[] {
  const rows = limitsOf(client);
  const refusals: Refusal[] = [];
  for (const row of rows) {
    if (row.limit.kind === "tools" && tools.length > row.limit.most) {
      refusals.push({ row, tool: null, pointer: "", message: `${tools.length} tools are listed, ${client} takes ${row.limit.most}` });
    }
  }
  for (const tool of tools) {
    for (const row of rows) {
      const said = ofName(row.limit, tool.name, server);
      if (said !== null) refusals.push({ row, tool: tool.name, pointer: "", message: said });
      const length = typeof tool.description === "string" ? tool.description.length : 0;
      if (row.limit.kind === "description-length" && length > row.limit.most) refusals.push({ row, tool: tool.name, pointer: "/description", message: `a description of ${length} characters, and ${row.limit.most} are read` });
    }
    for (const place of schemaPlaces(tool.inputSchema as JsonObject)) {
      const told = new Set<string>();
      for (const row of rows) {
        for (const [suffix, message] of ofSchema(row.limit, place)) {
          // A keyword that has a row of its own is told by that.
          if (row.limit.kind === "fields" && told.has(suffix)) continue;
          told.add(suffix);
          refusals.push({ row, tool: tool.name, pointer: `/inputSchema${place.pointer}${suffix}`, message });
        }
      }
    }
  }
  return refusals;
}

function ofName(limit: Limit, name: string, server: string): string | null {
  if (limit.kind === "name-length") {
    const spelt = limit.spelling.replace("{server}", server).replace("{tool}", name);
    return spelt.length > limit.most ? `«${spelt}» has ${spelt.length} characters, ${limit.most} fit` : null;
  }
  if (limit.kind === "name-pattern") return new RegExp(limit.pattern).test(name) ? null : `«${name}» does not match ${limit.pattern}`;
  return null;
}

/** Pointer suffixes and messages for one schema. */
function* ofSchema(limit: Limit, { schema, pointer, property, depth }: SchemaPlace): Generator<[string, string]> {
  switch (limit.kind) {
    case "array-items":
      if (typesOf(schema).includes("array") && (schema.items === undefined || schema.items === true)) yield ["", "an array without items"];
      return;
    case "root-union":
      if (pointer !== "") return;
      for (const key of ["anyOf", "oneOf", "allOf", "not", "if"]) if (schema[key] !== undefined) yield [`/${key}`, `${key} at the root of the input schema`];
      return;
    case "references":
      for (const key of ["$ref", "$defs", "definitions"]) if (schema[key] !== undefined) yield [`/${key}`, `${key} is not resolved`];
      return;
    case "typed":
      if (property && typesOf(schema).length !== 1 && schema.anyOf === undefined && schema.$ref === undefined) yield ["", typesOf(schema).length === 0 ? "a parameter without a type" : "a parameter with a list of types"];
      return;
    case "keywords":
      for (const key of limit.refused) if (schema[key] !== undefined) yield [`/${key}`, `${key} is refused`];
      return;
    case "fields":
      for (const [key] of entriesOf(schema)) if (!limit.known.includes(key)) yield [pointerTo(key), `${key} is not known`];
      return;
    case "text-enums":
      if (Array.isArray(schema.enum) && !hasTextEnum(schema)) yield ["/enum", schema.type === "string" ? "an enum of values that are not texts" : "an enum where the type is not string"];
      return;
    case "declared-required":
      for (const name of undeclared(schema)) yield ["/required", `${JSON.stringify(name)} is required and not declared`];
      return;
    case "typed-keywords":
      for (const key of misplacedKeywords(schema)) yield [`/${key}`, `${key} where the type is not ${KEYWORD_TYPES.get(key)!}`];
      return;
    case "union-alone":
      if (schema.type !== undefined && schema.anyOf !== undefined) yield ["/anyOf", "anyOf beside a type"];
      return;
    case "formats":
      if (!hasKnownFormat(schema, limit.known)) yield ["/format", `the format ${String(schema.format)} is not known`];
      return;
    case "property-pattern":
      for (const [name] of entriesOf(isSchemaObject(schema.properties) ? schema.properties : {})) {
        if (!new RegExp(limit.pattern).test(name)) yield [pointerTo("properties", name), `the name «${name}» does not match ${limit.pattern}`];
      }
      return;
    case "depth":
      if (isObjectSchema(schema) && depth === limit.most) yield ["", `objects nest deeper than ${limit.most} levels`];
      return;
    case "closed-and-required":
      yield* ofStrictObject(schema);
      return;
    case "tools":
    case "name-length":
    case "name-pattern":
    case "description-length":
      return;
  }
}

function* ofStrictObject(schema: JsonObject): Generator<[string, string]> {
  if (!isObjectSchema(schema)) return;
  if (schema.additionalProperties !== false) yield ["", "an object that is not closed"];
  const required = Array.isArray(schema.required) ? schema.required : [];
  for (const [name] of entriesOf((schema.properties ?? {}) as JsonObject)) {
    if (!required.includes(name)) yield [pointerTo("properties", name), "a parameter that is not required"];
  }
}
