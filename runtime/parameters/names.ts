import type { Action, JsonObject, PublicContract, Tool } from "../contract/contract.js";
import { type Problem, problem } from "../problem.js";
import type { CompiledAction } from "../served-surface.js";
import { fold, meantBy, nearest } from "./near.js";
import { declares, isMap, matchesName, type Path, pathText, schemasAt } from "./place.js";
import { declaredNames } from "./schema-walk.js";
import { listed, visible } from "./shown.js";

/** What the sentences about a name need to know of the call. */
export interface NameContext {
  readonly contract: PublicContract;
  readonly tool: Tool;
  readonly action: Action;
  readonly operation: string;
  readonly compiled: CompiledAction;
}

/**
 * The problem with a name that its place does not know.
 *
 * @param most how many names that are near it are told with it; to find them costs more than all else
 */
export function unknownName(context: NameContext, path: Path, most = 3): Problem {
  const { contract, operation, compiled } = context;
  const name = String(path.at(-1));
  const parameter = pathText(path);
  const declared = declaredNames(schemasAt(compiled.walk, path.slice(0, -1)));
  const former = retiredAs(context, name);
  if (former !== null && former !== name) return retiredName(context, path, former, declared);
  const atRoot = path.length === 1;
  const meant = isModeByAnotherName(name) && hasMode(context) ? "mode" : meantBy(name, declared);
  if (meant !== null && meant !== name) {
    return problem(contract, "parameters", "parameter-misspelt", { parameter: visible(parameter), canonical: meant }, { parameter, given: name, canonical: { kind: "parameter", name: meant }, didYouMean: [meant] });
  }
  if (declared.length === 0) return problem(contract, "parameters", "parameter-unknown-none", { parameter: visible(parameter), operation }, { parameter, given: name });
  const didYouMean = nearest(name, declared, most).filter((near) => atRoot || near !== name);
  return problem(contract, "parameters", "parameter-unknown", { parameter: visible(parameter), operation, supported: listed(declared) }, { parameter, given: name, didYouMean });
}

/**
 * Former names in objects that let unknown ones through: a former name is refused at every depth.
 * Keys of a map are the caller's own data, and a name that its place declares is no former one.
 */
export function retiredNames(context: NameContext, args: JsonObject): readonly Problem[] {
  const problems: Problem[] = [];
  const look = (value: unknown, path: Path, schemas: readonly JsonObject[]): void => {
    if (typeof value !== "object" || value === null || path.length > MOST_DEPTH) return;
    if (Array.isArray(value)) {
      value.forEach((item, index) => look(item, [...path, index], context.compiled.walk.ofItem(schemas, index)));
      return;
    }
    for (const name of Object.keys(value)) {
      const canonical = retiredAs(context, name);
      if (canonical !== null && !isMap(schemas) && !declares(schemas, name)) problems.push(retiredName(context, [...path, name], canonical, declaredNames(schemas)));
      else look((value as JsonObject)[name], [...path, name], context.compiled.walk.ofMember(schemas, name, matchesName));
    }
  };
  look(args, [], context.compiled.walk.expand(context.compiled.walk.root));
  return problems;
}

/** Whether a name is a former one, in whatever spelling, and what it is called now. */
function retiredAs({ contract, tool }: NameContext, name: string): string | null {
  for (const renames of [tool.retired.parameters, contract.retired.parameters]) {
    if (Object.hasOwn(renames, name)) return renames[name]!;
    const spelt = Object.keys(renames).find((former) => fold(former) === fold(name));
    if (spelt !== undefined) return renames[spelt]!;
  }
  // What servers called it before there was a mode, and what models still send: no catalog has to retire it.
  return contract.conventions.includes("mode") && fold(name) === "dryrun" ? "mode" : null;
}

function retiredName(context: NameContext, path: Path, canonical: string, declared: readonly string[]): Problem {
  const { contract, action, operation } = context;
  const parameter = pathText(path);
  const server = contract.server.name;
  const given = String(path.at(-1));
  const named = { kind: "parameter", name: canonical } as const;
  if (canonical === "mode" && contract.conventions.includes("mode") && !declared.includes("mode")) {
    const { flag, policy } = action;
    if (policy === "PREVIEW_PARAM" && flag !== null) {
      const values = { parameter, canonical: flag.name, rehearses: String(flag.rehearses), applies: String(!flag.rehearses), server };
      return problem(contract, "parameters", "parameter-retired-mode-flag", values, { parameter, given, canonical: { kind: "parameter", name: flag.name } });
    }
    if (policy === "READ_ONLY") return problem(contract, "parameters", "parameter-retired-mode-read", { parameter, operation, server }, { parameter, given });
    if (policy === "APPLY_ONLY") return problem(contract, "parameters", "parameter-retired-mode-immediate", { parameter, operation, server }, { parameter, given });
  }
  if (canonical === "mode" && hasMode(context)) return problem(contract, "parameters", "parameter-retired-mode", { parameter, canonical, server }, { parameter, given, canonical: named });
  const known = declared.includes(canonical) || context.compiled.parameters.has(canonical);
  if (!known) return problem(contract, "parameters", "parameter-retired-elsewhere", { parameter, canonical, operation, server }, { parameter, given });
  return problem(contract, "parameters", "parameter-retired", { parameter, canonical, server }, { parameter, given, canonical: named });
}

function hasMode({ compiled }: NameContext): boolean {
  return compiled.parameters.get("mode")?.from === "mode";
}

/** What other servers call the switch; none is accepted, but each is surely meant so. */
const MODE_ELSEWHERE: ReadonlySet<string> = new Set(["simulate", "whatif", "previewonly", "previewmode", "validateonly", "apply", "commit", "execute"]);
const isModeByAnotherName = (name: string): boolean => MODE_ELSEWHERE.has(fold(name));

const MOST_DEPTH = 64;
