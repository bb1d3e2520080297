import type { PublicContract } from "../../runtime/contract/contract.js";
import { listTools, type WireTool } from "../../runtime/surface/list-tools.js";
import type { CountTokens } from "./tokens.js";

/** What a part of the surface costs a model that is shown it. */
export interface Cost {
  readonly tools: number;
  readonly actions: number;
  /** o200k tokens of name, description and input schema: what clients hand to a model. */
  readonly tokens: number;
  /** Bytes of the whole list in UTF-8, hints and metadata included. */
  readonly bytes: number;
}

export interface ToolCost extends Cost {
  readonly name: string;
}

export interface SurfaceCost {
  readonly total: Cost;
  /** The dearest first; equal ones by name. */
  readonly tools: readonly ToolCost[];
  /** In catalog order. A group's tools are listed with the group's actions alone. */
  readonly groups: readonly (Cost & { readonly name: string })[];
  readonly profiles: readonly (Cost & { readonly name: string })[];
}

/** Counts a whole contract: per tool, per group, per profile. */
export function costOf(contract: PublicContract, count: CountTokens): SurfaceCost {
  const known = new Map<string, number>();
  const tokensOf = (text: string): number => {
    const tokens = known.get(text) ?? count(text);
    known.set(text, tokens);
    return tokens;
  };
  const part = (groups: readonly string[] | null): { total: Cost; tools: ToolCost[] } => {
    const view = groups === null ? undefined : { groups: new Set(groups) };
    const tools = listTools(contract, view).map((tool) => costOfTool(tool, actionsOf(contract, tool.name, groups), tokensOf));
    return { total: sum(tools), tools };
  };
  const whole = part(null);
  return {
    total: whole.total,
    tools: whole.tools.sort((a, b) => b.tokens - a.tokens || (a.name < b.name ? -1 : 1)),
    groups: contract.groups.map(({ name }) => ({ name, ...part([name]).total })),
    profiles: contract.profiles.map(({ name, groups }) => ({ name, ...part(groups).total })),
  };
}

/** What a model is shown of a tool: hints and metadata stay with the client. */
export function shownToModel(tool: WireTool): string {
  const { name, description, inputSchema } = tool;
  return JSON.stringify({ name, ...(description === undefined ? {} : { description }), inputSchema });
}

function costOfTool(tool: WireTool, actions: number, tokensOf: (text: string) => number): ToolCost {
  return { name: tool.name, tools: 1, actions, tokens: tokensOf(shownToModel(tool)), bytes: Buffer.byteLength(JSON.stringify(tool)) };
}

function actionsOf(contract: PublicContract, name: string, groups: readonly string[] | null): number {
  const actions = contract.tools.find((tool) => tool.name === name)?.actions ?? [];
  return groups === null ? actions.length : actions.filter(({ group }) => group !== null && groups.includes(group)).length;
}

function sum(costs: readonly Cost[]): Cost {
  const total = { tools: 0, actions: 0, tokens: 0, bytes: 0 };
  for (const cost of costs) {
    total.tools += cost.tools;
    total.actions += cost.actions;
    total.tokens += cost.tokens;
    total.bytes += cost.bytes;
  }
  return total;
}
