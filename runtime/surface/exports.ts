import type { Action, Export, JsonObject, PublicContract, Schema, Tool } from "../contract/contract.js";
import { ordered, entriesOf } from "../contract/ordered.js";
import type { Json } from "../contract/contract.js";
import type { Exporter } from "./exports/exporter.js";
import { flat } from "./exports/flat.js";
import { help } from "./exports/help.js";
import { signatures } from "./exports/signatures.js";

/** What a model is shown of a tool's input; the contract behind it is the same and as strict. */
export interface Shown {
  /** Schema of the parameter that chooses the action; null for a tool without actions. */
  readonly selector: JsonObject | null;
  readonly parameters: readonly [string, Schema][];
  readonly required: readonly string[];
  /** True where further parameters are told elsewhere, so that clients must let them through. */
  readonly open: boolean;
}

const EXPORTERS: { readonly [name in Export]: Exporter } = { flat, signatures, help };

/** @param wire every parameter that a listed action may be called with, but for the selector */
export function shown(contract: PublicContract, tool: Tool, actions: readonly Action[], wire: readonly [string, Schema][]): Shown {
  if (tool.selector === null) return { selector: null, parameters: wire, required: tool.required, open: false };
  if (tool.export === null) return { selector: selectorSchema(tool, actions, tool.selector.description), parameters: wire, required: tool.required, open: false };
  const { description, minimal } = EXPORTERS[tool.export](contract, tool, actions, wire);
  const own = tool.selector.description;
  return {
    selector: selectorSchema(tool, actions, own === null || own === "" ? description : `${own}\n${description}`),
    parameters: minimal ? wire.filter(([name]) => tool.required.includes(name)) : wire,
    required: tool.required,
    open: minimal && wire.some(([name]) => !tool.required.includes(name)),
  };
}

function selectorSchema({ selector }: Tool, actions: readonly Action[], description: string | null): JsonObject {
  return ordered<Json>([
    ["type", "string"],
    ["enum", actions.map(({ name }) => name ?? "")],
    ...(selector?.title == null ? [] : [["title", selector.title] as const]),
    ...(description === null ? [] : [["description", description] as const]),
    ...entriesOf(selector?.schema ?? {}),
  ]);
}
