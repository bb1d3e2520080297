import type { Action, PublicContract, Schema, Tool } from "../../contract/contract.js";

/** How a tool with actions is shown: one file each. */
export type Exporter = (contract: PublicContract, tool: Tool, actions: readonly Action[], wire: readonly [string, Schema][]) => ToolText;

export interface ToolText {
  /** What each action needs and takes; stands with the parameter that chooses the action. */
  readonly description: string;
  /** True where the schema lists no more than what every call gives, because the rest is told elsewhere. */
  readonly minimal: boolean;
}
