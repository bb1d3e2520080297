import type { Action, JsonObject, Tool } from "../contract/contract.js";
import { fold, meantBy, nearest } from "../parameters/near.js";
import { given, listed, visible } from "../parameters/shown.js";
import { type Problem, problem } from "../problem.js";
import type { ProfileInForce } from "../profile.js";
import type { ServedSurface } from "../served-surface.js";
import { notServed } from "./group.js";

/** The action that a call chooses, by the exact value of the selector and nothing near it. */
export function chooseAction(surface: ServedSurface, profile: ProfileInForce, tool: Tool, served: readonly Action[], args: JsonObject): Action | Problem {
  const { selector } = tool;
  if (selector === null) return served[0]!;
  const { contract } = surface;
  const parameter = selector.name;
  const value = Object.hasOwn(args, parameter) ? args[parameter] : defaultOf(selector);
  const action = value === undefined ? undefined : tool.actions.find(({ name }) => name === value);
  if (action !== undefined) return served.includes(action) ? action : notServed(surface, profile, tool, action);
  const supported = served.map(({ name }) => name ?? "");
  if (value === undefined) {
    return problem(contract, "action", "action-missing", { parameter, tool: tool.name, supported: listed(supported) }, { parameter, didYouMean: supported.length <= MOST_LISTED ? supported : [] });
  }
  const shown = given(value);
  const former = typeof value === "string" ? retiredAction(tool, value) : null;
  if (former !== null) {
    const values = { value: visible(shown), canonical: former, parameter, server: contract.server.name };
    return problem(contract, "action", "action-retired", values, { parameter, given: shown, canonical: { kind: "action", name: former }, didYouMean: [former] });
  }
  const meant = meantBy(shown, supported);
  const more = {
    parameter,
    given: shown,
    canonical: meant === null ? null : ({ kind: "action", name: meant } as const),
    didYouMean: supported.length <= MOST_LISTED ? supported : nearest(shown, supported, MOST_NEAR),
  };
  if (contract.answers === "markdown") return problem(contract, "action", "operation-unknown", { value: visible(shown), supported: listed(supported) }, more);
  return problem(contract, "action", "action-unknown", { value: visible(shown), tool: tool.name, parameter, supported: listed(supported) }, more);
}

/** Few enough to be listed all, in the catalog's order (docs/answers.md); of more, the nearest. */
const MOST_LISTED = 8;
const MOST_NEAR = 5;

function defaultOf(selector: NonNullable<Tool["selector"]>): JsonObject[string] | undefined {
  return selector.optional && Object.hasOwn(selector.schema, "default") ? selector.schema["default"] : undefined;
}

function retiredAction(tool: Tool, value: string): string | null {
  const renames = tool.retired.actions;
  if (Object.hasOwn(renames, value)) return renames[value]!;
  const spelt = Object.keys(renames).find((former) => fold(former) === fold(value));
  return spelt === undefined || tool.actions.some(({ name }) => name !== null && fold(name) === fold(value)) ? null : renames[spelt]!;
}
