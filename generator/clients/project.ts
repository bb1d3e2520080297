import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import { pointerOf, valueAt } from "../../runtime/contract/pointer.js";
import { isSchemaObject } from "../../runtime/contract/schema.js";
import type { WireTool } from "../../runtime/surface/list-tools.js";
import { limitsOf, type ClientName, type Limit } from "./limits.js";
import { inKnownFields, withinSubset } from "./subset.js";

/**
 * The list as one client needs it: schemas reshaped until its limits let them pass. A projection
 * accepts at least what the contract accepts; the runtime keeps checking the strict schema behind it.
 * What no reshaping can settle (names, numbers of tools, parameters that must all be required) stays
 * as it is and is told by {@link refusalsOf}.
 */
export function projectTools(tools: readonly WireTool[], client: ClientName): WireTool[] {
  const limits = limitsOf(client).map((row) => row.limit);
  return tools.map((tool) => ({ ...tool, inputSchema: project(tool.inputSchema as JsonObject, limits) }));
}

/** Whether any limit of a client asks for another shape of schemas. */
export function needsProjection(client: ClientName): boolean {
  return limitsOf(client).some(({ limit }) => RESHAPING.has(limit.kind));
}

const RESHAPING: ReadonlySet<Limit["kind"]> = new Set(["array-items", "root-union", "references", "typed", "keywords", "fields", "text-enums", "declared-required", "typed-keywords", "union-alone", "formats"]);

function project(root: JsonObject, limits: readonly Limit[]): JsonObject {
  const has = (kind: Limit["kind"]): boolean => limits.some((limit) => limit.kind === kind);
  const refused = new Set(limits.flatMap((limit) => (limit.kind === "keywords" ? limit.refused : [])));
  const inline = has("references");

  const visit = (schema: Json, within: readonly string[], parameter = false): Json => {
    if (schema === true && parameter && has("typed")) return ofAnyType({});
    if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return schema;
    let object = schema as JsonObject;
    if (inline && typeof object.$ref === "string") {
      const target = within.includes(object.$ref) ? undefined : resolve(root, object.$ref);
      const { $ref, ...beside } = object;
      // A recursive reference cannot be written out: the client sees an open object there.
      if (target === undefined) return visit({ type: "object", ...beside }, within, parameter);
      return visit({ ...target, ...beside }, [...within, $ref as string], parameter);
    }
    if (refused.has("const") && object.const !== undefined) {
      const { const: only, ...rest } = object;
      object = { ...rest, enum: [only] };
    }
    object = inKnownFields(object, limits);
    if (has("typed") && Array.isArray(object.type)) object = oneType(object);
    if (has("typed") && parameter) object = withType(object);
    if (has("array-items") && includesArray(object) && (object.items === undefined || object.items === true)) object = { ...object, items: {} };
    object = withinSubset(object, limits);
    return ordered(
      entriesOf(object).flatMap(([key, value]) => {
        if (refused.has(key) || (inline && (key === "$defs" || key === "definitions"))) return [];
        return [[key, visitMember(key, value, within)] as const];
      }),
    );
  };

  const visitMember = (key: string, value: Json, within: readonly string[]): Json => {
    const isMap = typeof value === "object" && value !== null && !Array.isArray(value);
    if (["properties", "patternProperties", "$defs", "definitions"].includes(key) && isMap) return mapValues(value as JsonObject, (inner) => visit(inner, within, key === "properties"));
    if (["anyOf", "oneOf", "allOf", "prefixItems"].includes(key) && Array.isArray(value)) return (value as readonly Json[]).map((inner) => visit(inner, within));
    return ["items", "additionalProperties", "not"].includes(key) ? visit(value, within) : value;
  };

  const whole = visit(root, []) as JsonObject;
  if (!has("root-union")) return whole;
  return ordered(entriesOf(whole).filter(([key]) => !["anyOf", "oneOf", "allOf", "not", "if", "then", "else"].includes(key)));
}

/** `type: [string, "null"]` → `type: string, nullable: true`; several types → a union of one each. */
function oneType(schema: JsonObject): JsonObject {
  const { type, ...rest } = schema;
  const types = type as readonly string[];
  const real = types.filter((one) => one !== "null");
  const nullable = real.length < types.length ? { nullable: true } : {};
  if (real.length === 1) return { type: real[0]!, ...rest, ...nullable };
  const { description, ...shape } = rest;
  // Null is let in by a branch: beside a union the word would let nothing in.
  return { ...(description === undefined ? {} : { description }), anyOf: real.map((one, index) => ({ type: one, ...shape, ...(index === 0 ? nullable : {}) })) };
}

/** A parameter that says no type: that of the values it lists, or a union of all. */
function withType(schema: JsonObject): JsonObject {
  if (["type", "anyOf", "oneOf", "allOf", "$ref"].some((key) => schema[key] !== undefined)) return schema;
  const values = Array.isArray(schema.enum) ? (schema.enum as readonly Json[]) : schema.const === undefined ? null : [schema.const];
  const types = new Set(values?.map((value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value)));
  const [only] = types;
  return types.size === 1 && ["string", "number", "boolean", "object"].includes(only!) ? { type: only!, ...schema } : ofAnyType(schema);
}

function ofAnyType({ properties, required, items, ...schema }: JsonObject): JsonObject {
  const object = { type: "object", ...(properties === undefined ? {} : { properties }), ...(required === undefined ? {} : { required }) };
  return { ...schema, anyOf: [{ type: "string", nullable: true }, { type: "number" }, { type: "boolean" }, object, { type: "array", items: items ?? {} }] };
}

const includesArray = ({ type }: JsonObject): boolean => type === "array" || (Array.isArray(type) && type.includes("array"));

/** The target of a local reference. */
function resolve(root: JsonObject, reference: string): JsonObject | undefined {
  const steps = pointerOf(reference);
  const target = steps === null ? undefined : valueAt(root, steps);
  return isSchemaObject(target) ? target : undefined;
}
