import { keysOf } from "../../../runtime/contract/ordered.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Catalog, CatalogAction, CatalogTool } from "../../catalog/model.js";
import { keySpan, nodeAt, type Node } from "../../catalog/tree.js";
import type { Span } from "../../diagnostics/span.js";
import { didYouMean, writeClosest } from "../did-you-mean.js";
import { itemOf, placeIn } from "../actions.js";
import type { Report, Rule } from "../rule.js";

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
  const judge = judgeIn(tool, `tools.${tool.name}`, report);
  for (const name of tool.required) if (name !== tool.selector?.name) judge("required", name, itemOf(tool.node, "required", name));
  if (tool.params !== null) judge("params", tool.params, itemOf(tool.node, "params", tool.params));
  if (tool.address !== null && !carries(tool.actions, tool.address)) judge("address", tool.address, itemOf(tool.node, "address", tool.address));
}

function inAction(tool: CatalogTool, action: CatalogAction, report: Report<Facts>): void {
  const judge = judgeIn(tool, action.path, report);
  for (const name of action.requires) judge("requires", name, itemOf(action.node, "requires", name));
  if (action.takes !== "all") for (const name of action.takes) judge("takes", name, itemOf(action.node, "takes", name));
  for (const name of keysOf(action.narrow)) judge("narrow", name, keySpan(nodeAt(action.node, "narrow"), name, action.node));
  const own = action.name !== null && nodeAt(action.node, "address") !== undefined;
  if (own && action.address !== null && !carries([action], action.address)) judge("address", action.address, placeIn(action, "address"));
}

/** Reports a name that is no parameter of the tool. */
function judgeIn(tool: CatalogTool, subject: string, report: Report<Facts>): (key: string, parameter: string, place: Node | Span) => void {
  return (key, parameter, place) => {
    if (Object.hasOwn(tool.parameters, parameter)) return;
    const known = keysOf(tool.parameters);
    report(place, subject, { subject, key, parameter, hint: didYouMean(parameter, known) }, writeClosest(place, parameter, known));
  };
}

/** An address may also stand inside the open object that carries an action's arguments. */
function carries(actions: readonly CatalogAction[], address: string): boolean {
  return actions.some((action) => {
    const properties = action.arguments === null ? undefined : keyword(action.arguments, "properties");
    return isSchemaObject(properties) && Object.hasOwn(properties, address);
  });
}
