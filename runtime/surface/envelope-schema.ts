import type { Action, JsonObject, PublicContract, Tool } from "../contract/contract.js";

/** The output schema of a tool whose answers are envelopes: one shape for success and refusal. */
export function envelopeSchema(_contract: PublicContract, _tool: Tool, _actions: readonly Action[]): JsonObject {
  return {};
}
