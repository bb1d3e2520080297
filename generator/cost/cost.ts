import { CLIENTS, type ClientName } from "../clients/limits.js";
import { refusalsOf } from "../clients/check.js";
import { projectTools } from "../clients/project.js";
import type { Export, PublicContract } from "../../runtime/contract/contract.js";
import { listTools, type WireTool } from "../../runtime/surface/list-tools.js";
import { shownToModel } from "../contract/shown-to-model.js";
import type { CountTokens } from "./tokens.js";

/** What a part of the surface costs a model that is shown it. */
export interface Cost {
  readonly tools: number;
  readonly actions: number;
  /** o200k tokens of name, description and input schema: what clients hand to a model. */
  readonly tokens: number;
  /** Bytes of the list in UTF-8, hints and metadata included. */
  readonly bytes: number;
}

export interface NamedCost extends Cost {
  readonly name: string;
}

export interface SurfaceCost {
  readonly total: Cost;
  /** The dearest first; equal ones by name. */
  readonly tools: readonly NamedCost[];
  /** In catalog order. A group's tools are listed with the group's actions alone. */
  readonly groups: readonly NamedCost[];
  readonly profiles: readonly NamedCost[];
  /** The whole surface as each client needs it, and how many of its tools the client would refuse. */
  readonly clients: readonly (NamedCost & { readonly refused: number })[];
  /** The whole surface if every tool with actions were exported so; empty where no tool has actions. */
  readonly exports: readonly NamedCost[];
}

const EXPORTS: readonly Export[] = ["flat", "signatures", "help"];

/** Counts a whole contract: per tool, group, profile and client, and what another export would cost. */
export function costOf(contract: PublicContract, count: CountTokens, clients: readonly ClientName[] = CLIENTS): SurfaceCost {
  const counter = new Counter(contract, count);
  const list = listTools(contract);
  const whole = list.map((tool) => counter.tool(tool, null));
  const multi = contract.tools.some(({ selector }) => selector !== null);
  return {
    total: sum(whole),
    tools: [...whole].sort((a, b) => b.tokens - a.tokens || (a.name < b.name ? -1 : 1)),
    groups: contract.groups.map(({ name }) => ({ name, ...counter.view([name]) })),
    profiles: contract.profiles.map(({ name, groups }) => ({ name, ...counter.view(groups) })),
    clients: clients.map((name) => {
      const projected = projectTools(list, name);
      return { name, ...sum(projected.map((tool) => counter.tool(tool, null))), refused: new Set(refusalsOf(projected, contract.server.name, name).map(({ tool }) => tool)).size };
    }),
    exports: multi ? EXPORTS.map((name) => ({ name, ...sum(listTools(exported(contract, name)).map((tool) => counter.tool(tool, null))) })) : [],
  };
}

/** The surface and its tools alone. */
export function totalOf(contract: PublicContract, count: CountTokens): Pick<SurfaceCost, "total" | "tools"> {
  const counter = new Counter(contract, count);
  const tools = listTools(contract).map((tool) => counter.tool(tool, null));
  return { total: sum(tools), tools };
}

/** The contract as if each of its tools with actions were shown in one way. */
export function exported(contract: PublicContract, way: Export): PublicContract {
  return { ...contract, tools: contract.tools.map((tool) => (tool.selector === null ? tool : { ...tool, export: way })) };
}

class Counter {
  /** Most tools are the same for every group, profile and client. */
  readonly #known = new Map<string, number>();
  readonly #actions: ReadonlyMap<string, PublicContract["tools"][number]["actions"]>;

  constructor(
    private readonly contract: PublicContract,
    private readonly count: CountTokens,
  ) {
    this.#actions = new Map(contract.tools.map(({ name, actions }) => [name, actions]));
  }

  view(groups: readonly string[]): Cost {
    return sum(listTools(this.contract, { groups: new Set(groups) }).map((tool) => this.tool(tool, groups)));
  }

  tool(tool: WireTool, groups: readonly string[] | null): NamedCost {
    const actions = (this.#actions.get(tool.name) ?? []).filter(({ group }) => groups === null || (group !== null && groups.includes(group)));
    return { name: tool.name, tools: 1, actions: actions.length, tokens: this.#tokens(shownToModel(tool)), bytes: Buffer.byteLength(JSON.stringify(tool)) };
  }

  #tokens(text: string): number {
    let tokens = this.#known.get(text);
    if (tokens === undefined) this.#known.set(text, (tokens = this.count(text)));
    return tokens;
  }
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
