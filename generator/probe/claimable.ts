import { CONVENTIONS, type Action, type Convention, type JsonObject, type Tool } from "../../runtime/contract/contract.js";
import { WINDOW_PARAMETERS } from "../../runtime/contract/convention-parameters.js";
import { isMutating } from "../../runtime/contract/policy.js";
import { isJsonObject, visitSchemas } from "../../runtime/contract/schema.js";
import { operationOf } from "../../runtime/steps/tool.js";
import { derivedHints } from "../../runtime/surface/hints.js";
import { sameListed } from "../surface/compare.js";
import { excerpt } from "../surface/connection.js";
import type { Surface } from "../surface/list.js";
import { trialsOf } from "./arguments.js";
import type { Caller } from "./caller.js";
import { conventionWithinReach } from "./rules.js";
import type { ProbeRecord } from "./record.js";

/** A name that no parameter has. */
const UNKNOWN = "no_such_parameter";

/**
 * Which conventions that the catalog does not claim the server keeps already: from its list, and from
 * calls that cannot act: of a tool that does not exist, and of actions that only read, with a name
 * that they do not know.
 */
export async function checkClaimable(record: ProbeRecord, caller: Caller, surface: Surface): Promise<void> {
  const claims = CONVENTIONS.filter((convention) => !record.contract.conventions.includes(convention));
  let tried: Promise<Tried> | null = null;
  const evidence: Evidence = { record, caller, surface, unknownNames: () => (tried ??= unknownNames(record, caller)) };
  for (const convention of claims) {
    const verdict = await VERDICTS[convention](evidence);
    if (verdict !== null) record.report(conventionWithinReach, "", { convention, ...verdict });
  }
}

/** Whether it is kept and how that shows; null where nothing speaks for or against it. */
type Verdict = { readonly kept: boolean; readonly evidence: string } | null;

interface Evidence {
  readonly record: ProbeRecord;
  readonly caller: Caller;
  readonly surface: Surface;
  /** Reading actions that were called with an unknown name, and whether that was refused; tried once. */
  unknownNames(): Promise<Tried>;
}

type Tried = readonly (readonly [string, boolean])[];

const VERDICTS: { readonly [convention in Convention]: (evidence: Evidence) => Promise<Verdict> } = {
  mode: async ({ record: { contract }, surface }) => {
    const previewable = contract.tools.filter(({ actions }) => actions.some(({ policy }) => policy === "PREVIEWABLE"));
    return kept(previewable.map(({ name }) => [name, isMode(parametersOf(surface, name).mode)]), "list `mode` with `preview` and `apply`, `preview` by default", "tools with previewable actions");
  },
  closed: async ({ surface, unknownNames: tried }) => {
    const closed = surface.tools.map(({ name, inputSchema }): [string, boolean] => [name as string, isJsonObject(inputSchema) && isClosedThroughout(inputSchema)]);
    const listed = kept(closed, "close every object of their input", "tools");
    if (listed === null || !listed.kept) return listed;
    const refusing = await tried();
    return refusing.length === 0 ? { kept: true, evidence: `${listed.evidence}; no action is decided to be READ_ONLY, so no unknown name was tried` } : kept(refusing, `refuse the unknown parameter ${UNKNOWN}`, "reading tools");
  },
  refusals: async ({ caller, unknownNames: tried }) => {
    const answer = await caller.call("no_such_tool", {});
    if (answer === null) return null;
    const refused = await tried();
    const said = excerpt(JSON.stringify(answer.message ?? answer.text), 120);
    if (answer.ok || refused.some(([, refuses]) => !refuses)) return { kept: false, evidence: answer.ok ? "a tool that does not exist was answered as if it did" : `an unknown parameter goes through: ${names(refused.filter(([, refuses]) => !refuses))}` };
    return { kept: false, evidence: `unknown names are refused, in the server's own words (${said}) and not in those of the contract` };
  },
  window: async ({ record: { contract }, surface }) => {
    const reading = contract.tools.filter(({ actions }) => actions.every(({ policy }) => policy === "READ_ONLY"));
    return kept(reading.map(({ name }) => [name, WINDOW_PARAMETERS.every((parameter) => Object.hasOwn(parametersOf(surface, name), parameter))]), `take ${WINDOW_PARAMETERS.join(", ")}`, "reading tools");
  },
  hints: async ({ record: { contract }, surface }) => {
    const decided = contract.tools.filter(({ actions }) => actions.every(({ policy }) => policy !== "UNDECIDED"));
    const agreeing = decided.map((tool): [string, boolean] => [tool.name, agrees(tool, surface)]);
    const listed = kept(agreeing, "say all four hints as their policies give them", "decided tools");
    if (listed === null || !listed.kept) return listed;
    const tables = kept(decided.map(({ name }): [string, boolean] => [name, hasActionTable(toolIn(surface, name))]), "have the table of actions under `_meta`", "decided tools");
    return tables === null || tables.kept ? tables : { kept: false, evidence: `${listed.evidence}, but ${tables.evidence}` };
  },
};

function kept(tools: readonly (readonly [string, boolean])[], what: string, whose: string): Verdict {
  if (tools.length === 0) return null;
  const good = tools.filter(([, does]) => does);
  if (good.length === tools.length) return { kept: true, evidence: `${tools.length} of ${tools.length} ${whose} ${what}` };
  return { kept: false, evidence: `${good.length} of ${tools.length} ${whose} ${what}; not ${names(tools.filter(([, does]) => !does))}` };
}

function names(tools: readonly (readonly [string, boolean])[]): string {
  const shown = tools.slice(0, 5).map(([name]) => excerpt(name, 60)).join(", ");
  return tools.length > 5 ? `${shown} and ${tools.length - 5} more` : shown;
}

/** One reading action of each tool, called with a name that it does not know: whether it was refused. */
async function unknownNames(record: ProbeRecord, caller: Caller): Promise<Tried> {
  const results: (readonly [string, boolean])[] = [];
  for (const tool of record.contract.tools) {
    const call = readingCall(record, tool);
    if (call === null) continue;
    record.progress(`${excerpt(tool.name, 80)}: a read with a parameter that it does not know`);
    const answer = await caller.call(tool.name, { ...call.args, [UNKNOWN]: true });
    if (answer === null) continue;
    // A read that fails for reasons of its own does not speak of the name.
    results.push([operationOf(tool, call.action), !answer.ok && (answer.message ?? answer.text).includes(UNKNOWN)]);
  }
  return results;
}

function readingCall(record: ProbeRecord, tool: Tool): { readonly action: Action; readonly args: JsonObject } | null {
  for (const action of tool.actions) {
    const [trial] = isMutating(action) ? [] : trialsOf(record.surface, tool, action);
    if (trial !== undefined) return { action, args: trial.arguments };
  }
  return null;
}

function toolIn(surface: Surface, name: string): JsonObject {
  return surface.tools.find((tool) => tool.name === name) ?? {};
}

function parametersOf(surface: Surface, name: string): JsonObject {
  const { inputSchema } = toolIn(surface, name);
  return isJsonObject(inputSchema) && isJsonObject(inputSchema.properties) ? inputSchema.properties : {};
}

function isMode(schema: unknown): boolean {
  return isJsonObject(schema) && Array.isArray(schema.enum) && schema.enum.includes("preview") && schema.enum.includes("apply") && schema.default === "preview";
}

function isClosedThroughout(schema: JsonObject): boolean {
  let closed = true;
  visitSchemas(schema, (part) => {
    const isObject = part.type === "object" || Object.hasOwn(part, "properties");
    if (isObject && part.additionalProperties !== false && part.unevaluatedProperties !== false) closed = false;
  });
  return closed;
}

function agrees(tool: Tool, surface: Surface): boolean {
  const { annotations } = toolIn(surface, tool.name);
  return isJsonObject(annotations) && sameListed(derivedHints(tool.actions, annotations), annotations);
}

function hasActionTable({ _meta: meta }: JsonObject): boolean {
  return isJsonObject(meta) && (Object.hasOwn(meta, "contract-gate/action") || Object.hasOwn(meta, "contract-gate/actions"));
}
