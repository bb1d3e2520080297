import type { Action, JsonObject, Tool } from "../contract/contract.js";

/** A call that asks what a tool or an action takes and does. */
export interface AskedHelp {
  readonly kind: "help";
  readonly tool: Tool;
  /** Null where the whole tool is asked about. */
  readonly action: Action | null;
  readonly address: string | null;
}

const HELP = "#help";

/**
 * Whether a call asks for help: `#help` after an address or alone, or in the place of the action.
 * It is answered before the parameters are judged, as whoever asks does not know them yet.
 */
export function askedHelp(tool: Tool, served: readonly Action[], args: JsonObject): AskedHelp | null {
  if (!mentionsHelp(args)) return null;
  const chosen = tool.selector !== null && Object.hasOwn(args, tool.selector.name) ? args[tool.selector.name] : undefined;
  if (chosen === HELP) return { kind: "help", tool, action: null, address: null };
  const action = tool.selector === null ? served[0]! : (served.find(({ name }) => name === chosen) ?? null);
  const parameters = new Set((action === null ? served : [action]).flatMap(({ address }) => (address === null ? [] : [address])));
  for (const parameter of parameters) {
    const value = Object.hasOwn(args, parameter) ? args[parameter] : undefined;
    if (typeof value !== "string" || !value.endsWith(HELP)) continue;
    const address = value.slice(0, -HELP.length).trim();
    return { kind: "help", tool, action: tool.selector === null ? null : action, address: address === "" ? null : address };
  }
  return null;
}

function mentionsHelp(args: JsonObject): boolean {
  for (const name in args) {
    const value = args[name];
    if (typeof value === "string" && value.endsWith(HELP)) return true;
  }
  return false;
}
