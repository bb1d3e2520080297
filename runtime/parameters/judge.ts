import type { ErrorObject } from "ajv";
import type { JsonObject } from "../contract/contract.js";
import type { Problem } from "../problem.js";
import { type NameContext, retiredNames, unknownName } from "./names.js";
import { pathOf, pathText } from "./place.js";
import { missingIn, valueProblem } from "./value.js";

/**
 * Everything that is wrong with the names and values of a call, names first. The switch of the
 * mode and the window are other steps' matter: errors about them are left out here.
 *
 * @param isElsewhere tells top-level parameters that another step judges
 */
export function judgeArguments(context: NameContext, args: JsonObject, isElsewhere: (name: string) => boolean): readonly Problem[] {
  const errors = context.compiled.validate(args);
  const retired = context.compiled.isOpen ? retiredNames(context, args) : [];
  if (errors.length === 0 && retired.length === 0) return [];
  const names: Problem[] = [...retired];
  const values: Problem[] = [];
  for (const error of telling(errors)) {
    if (names.length + values.length >= MOST_PROBLEMS) break;
    const unknown = unknownIn(error);
    const path = [...pathOf(error.instancePath, args), ...(unknown === null ? [] : [unknown])];
    const root = path[0] ?? missingIn(error);
    if (typeof root === "string" && isElsewhere(root)) continue;
    if (unknown === null) values.push(valueProblem(context, error, path, args));
    else if (!names.some(({ parameter }) => parameter === pathText(path))) names.push(unknownName(context, path));
  }
  return [...names, ...values];
}

const MOST_PROBLEMS = 50;

function unknownIn({ keyword, params }: ErrorObject): string | null {
  const given = params as { readonly additionalProperty?: string; readonly unevaluatedProperty?: string };
  if (keyword === "additionalProperties") return given.additionalProperty ?? null;
  return keyword === "unevaluatedProperties" ? (given.unevaluatedProperty ?? null) : null;
}

/**
 * The errors that tell a caller something. Where no alternative fits, the errors of the one that
 * comes nearest are told, if it is the right type of value; else that none fits.
 */
function telling(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const combined = errors.find(({ keyword, schemaPath }) => isCombinator(keyword) && !errors.some((outer) => isCombinator(outer.keyword) && outer.schemaPath !== schemaPath && schemaPath.startsWith(`${outer.schemaPath}/`)));
  if (combined === undefined) return errors.filter(({ keyword }) => keyword !== "if");
  const within = (error: ErrorObject): boolean => error !== combined && error.schemaPath.startsWith(`${combined.schemaPath}/`) && error.instancePath.startsWith(combined.instancePath);
  const branches = new Map<string, ErrorObject[]>();
  for (const error of errors.filter(within)) {
    const branch = error.schemaPath.slice(combined.schemaPath.length + 1).split("/")[0]!;
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const others = errors.filter((error) => error !== combined && !within(error) && !isBehindReference(error, combined));
  const nearest = [...branches.values()].map(telling).filter((branch) => branch.every((error) => !isMismatch(error, combined.instancePath)));
  const least = nearest.sort((one, other) => one.length - other.length)[0];
  return telling([...others, ...(least ?? [])]).concat(least === undefined ? [{ ...combined, keyword: `no-${combined.keyword}` }] : []);
}

const isCombinator = (keyword: string): boolean => keyword === "anyOf" || keyword === "oneOf";

/** Errors of a referred schema do not say from which alternative they come. */
function isBehindReference(error: ErrorObject, combined: ErrorObject): boolean {
  return error.schemaPath.startsWith("#/$defs/") && !combined.schemaPath.startsWith("#/$defs/") && error.instancePath.startsWith(combined.instancePath);
}

/** Whether an alternative is of another kind altogether than the value. */
function isMismatch({ keyword, instancePath }: ErrorObject, at: string): boolean {
  if (instancePath === at) return ["type", "enum", "const"].includes(keyword);
  return keyword === "const" || keyword === "enum";
}
