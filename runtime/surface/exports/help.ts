import { byPolicy } from "../policy-text.js";
import type { Exporter } from "./exporter.js";

/** Names of actions; what each takes is told by `#help`. */
export const help: Exporter = (contract, tool, actions) => {
  const lines = [...byPolicy(contract, actions)].map(([heading, group]) => `${heading}: ${group.map(({ name }) => name).join(", ")}.`);
  const asked = actions.map(({ address }) => address).find((address) => address !== null) ?? tool.selector?.name ?? "action";
  return { description: [...lines, `Параметры действий — в справке: ${asked}="#help".`].join("\n"), minimal: true };
};
