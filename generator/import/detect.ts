import { entriesOf } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";

/** How a listed tool with several actions is built. */
export interface MultiAction {
  /** Parameter that chooses the action. */
  readonly selector: string;
  readonly actions: readonly string[];
  /** Open object that carries the action's arguments; null for a flat bag of parameters. */
  readonly params: string | null;
}

/** What real servers call the parameter that chooses an action, the surest first. */
const SELECTORS = ["action", "operation", "method", "subcommand", "command", "op", "verb"];
const PARAMS = ["params", "parameters", "arguments", "args", "payload", "input", "data", "options"];
/** What may stand beside the object that carries the arguments: a project, a time limit. With more it is one parameter of a bag. */
const MOST_BESIDE = 2;
/** A parameter that takes one of these says how a request is sent, not what the tool does. */
const HTTP_METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

/** Tells a tool with actions from a plain one by the shape of its input schema; null for a plain one. */
export function detectActions(inputSchema: JsonObject): MultiAction | null {
  const properties = objectOf(inputSchema.properties);
  if (properties === null) return null;
  const names = entriesOf(properties).map(([name]) => name);
  for (const word of SELECTORS) {
    const selector = names.find((name) => plain(name) === word);
    const actions = selector === undefined ? null : actionsOf(properties[selector]);
    if (selector === undefined || actions === null) continue;
    const params = PARAMS.flatMap((candidate) => names.filter((name) => plain(name) === candidate && isOpenObject(properties[name]))).at(0) ?? null;
    return { selector, actions, params: names.length - 2 > MOST_BESIDE ? null : params };
  }
  return null;
}

/** The actions behind a selector that is known; null where there is none of that name. */
export function actionsBy({ inputSchema }: JsonObject, selector: string, params: string | null): MultiAction | null {
  const properties = objectOf(objectOf(inputSchema)?.properties) ?? {};
  const actions = Object.hasOwn(properties, selector) ? namesIn(properties[selector]) : null;
  return actions === null ? null : { selector, actions, params };
}

/** At least two names, which are not those of HTTP: an enumeration of actions. */
function actionsOf(schema: Json | undefined): readonly string[] | null {
  const names = namesIn(schema);
  return names === null || names.length < 2 || names.every((name) => HTTP_METHODS.has(name.toUpperCase())) ? null : names;
}

/** The distinct names that a string may be, as a catalog can write them. */
function namesIn(schema: Json | undefined): readonly string[] | null {
  const { type, enum: values, title = "", description = "" } = objectOf(schema) ?? {};
  if (type !== "string" || !Array.isArray(values) || values.length === 0 || typeof title !== "string" || typeof description !== "string") return null;
  const names = values.filter((value): value is string => typeof value === "string" && value !== "");
  return names.length === values.length && new Set(names).size === names.length ? names : null;
}

function isOpenObject(schema: Json | undefined): boolean {
  const { type, properties, additionalProperties } = objectOf(schema) ?? {};
  return type === "object" && properties === undefined && (additionalProperties === undefined || additionalProperties === true || objectOf(additionalProperties) !== null);
}

/** `subCommand`, `sub_command` and `sub-command` are one word. */
const plain = (name: string): string => name.replace(/[_-]/g, "").toLowerCase();

/** The value, if it is an object. */
export function objectOf(value: Json | undefined): JsonObject | null {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}
