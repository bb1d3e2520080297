import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { isSchemaObject, keyword, typesOf } from "../../runtime/contract/schema.js";
import { branchesOf, describesInside, hasParts, isDecided, isObjectPosition, isOpen, MOST_PARTS, partsOf, targetOf, type Part, type Scope } from "./in-place.js";
import { innerValues } from "./inner-values.js";

/**
 * How an object's keys come to be declared: by the schema itself, by its reference alone, by the
 * branches of one union, by one branch of `allOf`, or by several schemas together.
 */
export type Manner = "plain" | "reference" | "union" | "single" | "composed";

export function manner(schema: JsonObject, scope: Scope): Manner {
  const branches = branchesOf(schema).filter((branch) => speaksOfInside(branch.schema, scope));
  const refers = Object.hasOwn(schema, "$ref");
  if (branches.length === 0 && !refers) return "plain";
  if (describesInside(schema)) return !refers && branches.every((branch) => repeats(schema, branch.schema, scope)) ? "plain" : "composed";
  if (branches.length === 0) return "reference";
  const keywords = new Set(branches.map((branch) => branch.keyword));
  if (refers || keywords.size > 1) return "composed";
  if (keywords.has("allOf")) return branches.length === 1 ? "single" : "composed";
  if (!keywords.has("anyOf") && !keywords.has("oneOf")) return "composed";
  return branchesOf(schema).some((branch) => isVague(branch.schema)) ? "composed" : "union";
}

/** Whether a schema has a say in what is inside a value, here or through its branches and references. */
export function speaksOfInside(schema: JsonObject, scope: Scope): boolean {
  const queue: Part[] = [{ schema, scope, referred: false }];
  const seen = new Set<Json>([schema]);
  const enter = (part: Part): void => {
    if (!seen.has(part.schema)) seen.add(part.schema), queue.push(part);
  };
  for (let index = 0; index < queue.length; index++) {
    const part = queue[index]!;
    // Whoever goes on for so long has something to say.
    if (describesInside(part.schema) || isOpen(part) || (part.referred && isObjectPosition(part.schema)) || index >= MOST_PARTS) return true;
    for (const branch of branchesOf(part.schema)) enter({ ...part, schema: branch.schema });
    const target = targetOf(part.schema, part.scope);
    if (target !== undefined && isSchemaObject(target.schema)) enter({ schema: target.schema, scope: target.scope, referred: true });
  }
  return false;
}

/** Whether a branch names only keys that the schema itself declares. */
function repeats(schema: JsonObject, branch: JsonObject, scope: Scope): boolean {
  const own = keyword(schema, "properties");
  const parts = [...partsOf(branch, scope).values()];
  if (!isSchemaObject(own) || parts.some((part) => part.referred || isOpen(part) || isDecided(part.schema) || Object.hasOwn(part.schema, "patternProperties"))) return false;
  return innerValues(parts).properties.every(({ key }) => Object.hasOwn(own, key));
}

/** Whether a branch asks something of objects and leaves it to others to say what their keys are. */
function isVague(branch: JsonObject): boolean {
  if (isObjectPosition(branch) || typesOf(branch) !== null || hasParts(branch)) return false;
  return ["required", "minProperties", "maxProperties", "dependentRequired"].some((name) => Object.hasOwn(branch, name));
}
