import type { Action, Json, Tool, Window } from "../../runtime/contract/contract.js";
import { keysOf, mapValues } from "../../runtime/contract/ordered.js";
import { callClassOf } from "../../runtime/contract/policy.js";
import { derivedHints } from "../../runtime/surface/hints.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import { identifierOf } from "./identifier.js";
import { mapSchemaProse, type WriteOut } from "./prose.js";

/** A tool as callers see it; its objects are not closed yet. */
export function publishTool(tool: CatalogTool, catalog: Catalog, writeOut: WriteOut): Tool {
  const actions = tool.actions.map((action) => publishAction(action, tool, catalog, writeOut));
  const several = actions.length !== 1 || actions[0]!.name !== null;
  return {
    name: tool.name,
    identifier: identifierOf(tool.name, tool.as),
    title: writeOut(tool.title),
    description: writeOut(tool.description),
    help: tool.help,
    selector: several ? publishSelector(tool, writeOut) : null,
    params: tool.params,
    parameters: mapValues(tool.parameters, (schema) => mapSchemaProse(schema, writeOut)),
    required: tool.required,
    schema: mapSchemaProse(tool.schema, writeOut),
    export: several ? (tool.export ?? catalog.export ?? (catalog.conventions.length > 0 ? "flat" : null)) : null,
    annotations: catalog.conventions.includes("hints") ? derivedHints(actions, tool.annotations) : tool.annotations,
    outputSchema: tool.outputSchema === null ? null : mapSchemaProse(tool.outputSchema, writeOut),
    wire: tool.wire,
    retired: tool.retired,
    actions,
  };
}

function publishSelector({ selector }: CatalogTool, writeOut: WriteOut): Tool["selector"] {
  if (selector === null) return { name: "action", title: null, description: null, optional: false, schema: {} };
  const { name, title, description, optional, schema } = selector;
  return { name, title: writeOut(title), description: writeOut(description), optional, schema: mapSchemaProse(schema, writeOut) };
}

function publishAction(action: CatalogAction, tool: CatalogTool, catalog: Catalog, writeOut: WriteOut): Action {
  // An action that nobody decided counts as writing; lint keeps such a catalog from being published.
  const policy = action.policy ?? "UNDECIDED";
  const named = action.name !== null;
  return {
    name: action.name,
    identifier: identifierOf(action.name ?? tool.name, action.as ?? (named ? null : tool.as)),
    title: named ? writeOut(action.title) : null,
    description: named ? writeOut(action.description) : null,
    policy,
    callClass: callClassOf(policy, action.flag),
    scope: action.scope,
    group: action.group,
    address: action.address,
    help: action.help ?? tool.help,
    requires: action.requires,
    takes: action.takes === "all" ? everythingElse(action, tool) : action.takes,
    narrow: mapValues(action.narrow, (schema) => mapSchemaProse(schema, writeOut)),
    arguments: action.arguments === null ? null : mapSchemaProse(action.arguments, writeOut),
    latches: action.latches,
    flag: action.flag,
    window: windowOf(action, catalog),
    result: action.result === null ? null : mapSchemaProse(action.result, writeOut),
    answer: action.answer,
    examples: action.examples.map(({ intent, arguments: given, result }) => ({ intent, arguments: given, result: result as Json | null })),
  };
}

/** Every parameter of the tool that a call need not give. */
function everythingElse(action: CatalogAction, tool: CatalogTool): readonly string[] {
  const needed = new Set([...tool.required, ...action.requires]);
  return keysOf(tool.parameters).filter((name) => !needed.has(name));
}

/** By the rule, every reading action of a server with the convention has a window of lines. */
function windowOf(action: CatalogAction, catalog: Catalog): Window | null {
  if (action.window !== undefined) return action.window;
  return action.policy === "READ_ONLY" && catalog.conventions.includes("window") ? { unit: "line", paging: null, cache: true } : null;
}
