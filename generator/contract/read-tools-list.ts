import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { isJsonObject, isSchema, without } from "../../runtime/contract/schema.js";
import { fitsOwnKey, OWN_KEYS } from "../../runtime/surface/own-keys.js";
import { identifierOf } from "./identifier.js";

/** What a saved answer to `tools/list` is, or why it is none. */
export type ToolsList =
  | { readonly kind: "tools-list"; readonly contract: PublicContract; readonly incomplete: boolean; readonly tools: readonly JsonObject[]; readonly list: JsonObject }
  | { readonly kind: "no-tools-list"; readonly reason: string; readonly path: readonly string[] };

/**
 * A saved `tools/list` answer (the result, the whole JSON-RPC response, or the bare list of tools) as a
 * contract: every tool as it is listed, nothing claimed, nothing decided. Actions that a tool may have
 * behind a parameter are not looked for.
 *
 * The contract says what callers can feel: an empty `required` is as good as none. `tools` are as they
 * came, for whoever compares word by word; `list` has what the answer says beside the tools: `ttlMs`, `cacheScope`, `_meta`.
 *
 * `incomplete` is true where the answer names a next page: then tools are missing, and whoever compares
 * would take them for removed.
 */
export function readToolsList(json: Json): ToolsList {
  const answer = isJsonObject(json) && isJsonObject(json["result"]) ? json["result"] : json;
  const tools = Array.isArray(answer) ? (answer as readonly Json[]) : isJsonObject(answer) ? answer["tools"] : undefined;
  if (!Array.isArray(tools)) return { kind: "no-tools-list", reason: "It has no list `tools`.", path: [] };
  const names = new Set<string>();
  for (const [index, tool] of (tools as readonly Json[]).entries()) {
    const path = ["tools", String(index)];
    if (!isJsonObject(tool) || typeof tool["name"] !== "string" || tool["name"] === "") return { kind: "no-tools-list", reason: `tools[${index}] is no object with a name.`, path };
    if (names.has(tool["name"])) return { kind: "no-tools-list", reason: `Two tools are named ${JSON.stringify(tool["name"])}: which one a call reaches cannot be told.`, path };
    names.add(tool["name"]);
  }
  const cursor = isJsonObject(answer) ? answer["nextCursor"] : undefined;
  const list = isJsonObject(answer) ? without(answer, "tools", "nextCursor", "resultType") : {};
  return { kind: "tools-list", contract: contractOf((tools as readonly JsonObject[]).map(toolOf)), incomplete: cursor !== undefined && cursor !== null, tools: tools as readonly JsonObject[], list };
}

/** The contract of a listed surface; throws where it is no list of tools. */
export function contractOfToolsList(json: Json): PublicContract {
  const list = readToolsList(json);
  if (list.kind === "no-tools-list") throw new Error(list.reason);
  return list.contract;
}

function contractOf(tools: readonly Tool[]): PublicContract {
  return {
    contract: 1,
    server: { name: "", title: null, version: null, locale: "", description: null },
    conventions: [],
    answers: null,
    scopes: [],
    groups: [],
    profiles: [],
    retired: { tools: {}, parameters: {} },
    labels: { fields: {}, sections: {}, statuses: {} },
    errors: [],
    types: {},
    tools,
  };
}

function toolOf(listed: JsonObject): Tool {
  const { name, title, description, inputSchema, outputSchema, annotations } = listed;
  const input = isJsonObject(inputSchema) ? inputSchema : null;
  const properties = input === null ? undefined : input["properties"];
  const required = input === null ? undefined : input["required"];
  const parameters = isJsonObject(properties) ? ordered(entriesOf<Json>(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1]))) : {};
  const names = Array.isArray(required) ? required.filter((item): item is string => typeof item === "string") : [];
  return {
    name: name as string,
    identifier: identifierOf(name as string, null),
    title: typeof title === "string" ? title : null,
    description: typeof description === "string" ? description : null,
    help: null,
    selector: null,
    params: null,
    parameters,
    required: names,
    schema: input === null ? {} : without(input, "properties", ...(isObjectType(input["type"]) ? ["type"] : []), ...(Array.isArray(required) ? ["required"] : [])),
    export: null,
    annotations: isJsonObject(annotations) ? annotations : null,
    outputSchema: isSchema(outputSchema) ? outputSchema : null,
    // A key that is not what the specification says (an input schema that is no object) is kept as it came.
    wire: without(listed, ...[...OWN_KEYS.keys()].filter((key) => fitsOwnKey(key, listed[key]))),
    retired: { actions: {}, parameters: {} },
    actions: [actionOf(name as string, Object.keys(parameters).filter((parameter) => !names.includes(parameter)))],
  };
}

function actionOf(tool: string, takes: readonly string[]): Action {
  return {
    name: null,
    identifier: identifierOf(tool, null),
    title: null,
    description: null,
    policy: "UNDECIDED",
    callClass: "immediate",
    scope: null,
    group: null,
    address: null,
    help: null,
    requires: [],
    takes,
    narrow: {},
    arguments: null,
    latches: [],
    flag: null,
    window: null,
    result: null,
    answer: { fields: [], sections: [] },
    examples: [],
  };
}

function isObjectType(type: Json | undefined): boolean {
  return type === undefined || type === "object";
}
