import type { Action, Json, JsonObject, Profile, Tool } from "../../../runtime/contract/contract.js";
import { entriesOf, joined, ordered } from "../../../runtime/contract/ordered.js";
import { isMutating } from "../../../runtime/contract/policy.js";
import { unknownName, type NameContext } from "../../../runtime/parameters/names.js";
import type { Problem } from "../../../runtime/problem.js";
import { profileInForce } from "../../../runtime/profile.js";
import type { ServedSurface } from "../../../runtime/served-surface.js";
import { chooseAction } from "../../../runtime/steps/action.js";
import { servedActions } from "../../../runtime/steps/group.js";
import { chooseMode, isStrayMode } from "../../../runtime/steps/mode.js";
import { checkPermission } from "../../../runtime/steps/permission.js";
import { operationOf } from "../../../runtime/steps/tool.js";

/** One call and what the contract promises for it. */
export type GoldenCase = JsonObject;

/** A name that no parameter has, whatever the catalog: it says so itself. */
const UNKNOWN = "no_such_parameter";

/**
 * The golden cases of a tool: calls that are refused, with the refusal word for word, and calls that
 * only read. They are safe to send to a server that forgot the check in question: a write that is
 * asked for would be a rehearsal, and an action that acts at once is called without what it requires.
 * Only what the conventions promise is asked for.
 */
export function goldenCases(surface: ServedSurface, tool: Tool): GoldenCase[] {
  if (!surface.contract.conventions.includes("refusals")) return [];
  return [...ofSelector(surface, tool), ...tool.actions.flatMap((action) => ofAction(surface, tool, action))];
}

function ofSelector(surface: ServedSurface, tool: Tool): GoldenCase[] {
  if (tool.selector === null) return [];
  const profile = profileFor(surface, tool.actions.find((action) => action.policy !== "UNDECIDED"));
  if (profile === null) return [];
  const inForce = profileInForce(surface.contract, profile.name);
  const served = servedActions(surface, inForce, tool);
  if ("step" in served) return [];
  const ask = (name: string, args: JsonObject): GoldenCase[] => {
    const refused = chooseAction(surface, inForce, tool, served, args);
    return "step" in refused ? [refusal(name, profile.name, args, [refused])] : [];
  };
  return [
    ...(tool.selector.optional ? [] : ask(`${tool.name} without ${tool.selector.name}`, {})),
    ...ask(`${tool.name} with an unknown ${tool.selector.name}`, { [tool.selector.name]: "no_such_action" }),
    ...entriesOf(tool.retired.actions).flatMap(([former]) => ask(`${tool.name} with the retired ${former}`, { [tool.selector!.name]: former })),
  ];
}

function ofAction(surface: ServedSurface, tool: Tool, action: Action): GoldenCase[] {
  const args = action.policy === "UNDECIDED" ? null : exampleCall(tool, action);
  if (args === null) return [];
  const operation = operationOf(tool, action);
  const profile = profileFor(surface, action);
  const underDefault = ofDefaultProfile(surface, tool, action, operation, args);
  return profile === null ? underDefault : [...underDefault, ...ofNames(surface, tool, action, operation, profile, args), ...ofReading(action, operation, profile, args)];
}

/** Under the default profile nothing may write: the group is not enabled, or the scope not held. */
function ofDefaultProfile(surface: ServedSurface, tool: Tool, action: Action, operation: string, args: JsonObject): GoldenCase[] {
  const profile = surface.contract.profiles.find((one) => one.default);
  if (profile === undefined || !isMutating(action)) return [];
  const inForce = profileInForce(surface.contract, profile.name);
  const served = servedActions(surface, inForce, tool);
  if ("step" in served) return [refusal(`${operation} under ${profile.name}`, profile.name, args, [served])];
  const chosen = chooseAction(surface, inForce, tool, served, args);
  const problems = "step" in chosen ? [chosen] : checkPermission(surface, inForce, tool, chosen);
  return problems.length === 0 ? [] : [refusal(`${operation} under ${profile.name}`, profile.name, args, problems)];
}

/** Names that are refused, each beside arguments that are right. */
function ofNames(surface: ServedSurface, tool: Tool, action: Action, operation: string, profile: Profile, args: JsonObject): GoldenCase[] {
  const { contract } = surface;
  const context: NameContext = { contract, tool, action, operation, compiled: surface.compiled(tool, action) };
  const beside = (name: string, value: Json): JsonObject => joined<Json>([args, { [name]: value }]);
  const cases: GoldenCase[] = [];
  if (contract.conventions.includes("closed") && !context.compiled.isOpen) {
    const former = [...Object.keys(contract.retired.parameters), ...(contract.conventions.includes("mode") ? ["dryRun"] : [])];
    const names = [...new Set(former.filter((name) => !context.compiled.parameters.has(name)).slice(0, 1)), UNKNOWN];
    for (const name of names) cases.push(refusal(`${operation} with ${name}`, profile.name, beside(name, true), [unknownName(context, [name], 0)]));
  }
  const withMode = beside("mode", "apply");
  // A call that lacks a parameter is refused for that first.
  if (action.callClass === "immediate") return cases;
  if (isStrayMode(context, withMode)) {
    const { problems } = chooseMode(context, withMode);
    if (problems.length > 0) cases.push(refusal(`${operation} with mode`, profile.name, withMode, problems));
  } else if (action.policy === "PREVIEWABLE" && contract.conventions.includes("mode")) {
    const odd = beside("mode", "dry-run");
    cases.push(refusal(`${operation} with an unknown mode`, profile.name, odd, chooseMode(context, odd).problems));
  }
  return cases;
}

/** Reading is safe to ask for; what is read is the server's own. */
function ofReading(action: Action, operation: string, profile: Profile, args: JsonObject): GoldenCase[] {
  if (action.policy !== "READ_ONLY") return [];
  return [{ name: `${operation} reads`, profile: profile.name, arguments: args, expect: { accepted: true } }];
}

function refusal(name: string, profile: string, args: JsonObject, problems: readonly Problem[]): GoldenCase {
  const [first] = problems as readonly [Problem, ...Problem[]];
  const canonical = problems.find((one) => one.canonical?.kind === "parameter")?.canonical?.name;
  return {
    name,
    profile,
    arguments: args,
    expect: {
      accepted: false,
      code: first.code,
      retryable: first.retryable,
      ...(canonical === undefined ? {} : { canonicalParameter: canonical }),
      message: first.message,
      hint: first.hint,
    },
  };
}

/**
 * A call that is right but for what a case adds: the first example without a switch of the mode; for
 * an action that acts at once, a call that lacks what it requires. Null where there is no such call.
 */
function exampleCall(tool: Tool, action: Action): JsonObject | null {
  const chosen: [string, Json][] = tool.selector === null || action.name === null ? [] : [[tool.selector.name, action.name]];
  if (action.callClass === "immediate") {
    const required = [...tool.required, ...action.requires].some((name) => name !== tool.selector?.name);
    return required ? ordered<Json>(chosen) : null;
  }
  const [example] = action.examples;
  if (example === undefined) return null;
  const own = entriesOf(example.arguments).filter(([name]) => name !== tool.selector?.name && name !== "mode" && name !== action.flag?.name);
  return ordered<Json>([...chosen, ...own]);
}

/** The first profile under which the action could be called. */
function profileFor({ contract }: ServedSurface, action: Action | undefined): Profile | null {
  if (action === undefined) return null;
  const { group, scope } = action;
  return contract.profiles.find(({ groups, scopes }) => group !== null && groups.includes(group) && (scope === null || scopes.includes(scope))) ?? null;
}
