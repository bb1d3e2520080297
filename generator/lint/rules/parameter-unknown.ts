import { keysOf } from "../../../runtime/contract/ordered.js";
import type { Catalog, CatalogAction, CatalogTool } from "../../catalog/model.js";
import { nodeAt } from "../../catalog/tree.js";
import { didYouMean } from "../did-you-mean.js";
import { itemOf, placeIn } from "../actions.js";
import { keySpan } from "../names.js";
import type { Report, Rule } from "../rule.js";
import { isObject, keyword } from "../schemas.js";

type Facts = { subject: string; key: string; parameter: string; hint: string };

export const parameterUnknown: Rule<Facts> = {
  id: "parameter-unknown",
  severity: "error",
  blocks: true,
  summary: "`required`, `requires`, `takes`, `narrow`, `address` or `params` names a parameter that the tool does not declare.",
  why: "Each name is typed once, under the tool's `parameters`. One that is not there has no schema, so the action would ask for what it then refuses.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { fqn: { type: string, description: Адрес объекта } }
    required: [fqn_]
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { fqn: { type: string, description: Адрес объекта } }
    required: [fqn]
`,
  message: ({ subject, key, parameter, hint }) => `\`${key}\` of ${subject} names "${parameter}", which is no parameter of the tool.${hint}`,
  remedy: ({ parameter }) => `Correct the name, or declare "${parameter}" under the tool's \`parameters\`.`,
  check(catalog: Catalog, report) {
    for (const tool of catalog.tools) {
      inTool(tool, report);
      for (const action of tool.actions) inAction(tool, action, report);
    }
  },
};

function inTool(tool: CatalogTool, report: Report<Facts>): void {
  const subject = `tools.${tool.name}`;
  const unknown = (key: string, parameter: string, known: boolean): void => {
    if (!known) report(itemOf(tool.node, key, parameter), subject, { subject, key, parameter, hint: didYouMean(parameter, keysOf(tool.parameters)) });
  };
  for (const name of tool.required) unknown("required", name, Object.hasOwn(tool.parameters, name) || name === tool.selector?.name);
  if (tool.params !== null) unknown("params", tool.params, Object.hasOwn(tool.parameters, tool.params));
  if (tool.address !== null) unknown("address", tool.address, carries(tool, tool.actions, tool.address));
}

function inAction(tool: CatalogTool, action: CatalogAction, report: Report<Facts>): void {
  const subject = action.path;
  const hint = (parameter: string): string => didYouMean(parameter, keysOf(tool.parameters));
  for (const [key, names] of [["requires", action.requires], ["takes", action.takes === "all" ? [] : action.takes]] as const) {
    for (const parameter of names) {
      if (!Object.hasOwn(tool.parameters, parameter)) report(itemOf(action.node, key, parameter), subject, { subject, key, parameter, hint: hint(parameter) });
    }
  }
  for (const parameter of keysOf(action.narrow)) {
    if (!Object.hasOwn(tool.parameters, parameter)) report(keySpan(nodeAt(action.node, "narrow"), parameter, action.node), subject, { subject, key: "narrow", parameter, hint: hint(parameter) });
  }
  const own = action.name !== null && nodeAt(action.node, "address") !== undefined;
  if (own && action.address !== null && !carries(tool, [action], action.address)) {
    report(placeIn(action, "address"), subject, { subject, key: "address", parameter: action.address, hint: hint(action.address) });
  }
}

/** An address may also stand inside the open object that carries an action's arguments. */
function carries(tool: CatalogTool, actions: readonly CatalogAction[], address: string): boolean {
  if (Object.hasOwn(tool.parameters, address)) return true;
  return actions.some((action) => {
    const properties = action.arguments === null ? undefined : keyword(action.arguments, "properties");
    return isObject(properties) && Object.hasOwn(properties, address);
  });
}
