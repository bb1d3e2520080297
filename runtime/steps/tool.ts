import type { Action, Tool } from "../contract/contract.js";
import { nearest } from "../parameters/near.js";
import { given, visible } from "../parameters/shown.js";
import { type Problem, problem } from "../problem.js";
import type { ProfileInForce } from "../profile.js";
import type { ServedSurface } from "../served-surface.js";
import { isServed } from "../surface/list-tools.js";

/** The tool that a call names. */
export function findTool(surface: ServedSurface, profile: ProfileInForce, name: unknown): Tool | Problem {
  const { contract } = surface;
  const found = typeof name === "string" ? surface.tool(name) : undefined;
  if (found !== undefined) return found;
  const tool = given(name);
  if (typeof name === "string" && Object.hasOwn(contract.retired.tools, name)) {
    const canonical = contract.retired.tools[name]!;
    const values = { tool, canonical, server: contract.server.name };
    return problem(contract, "tool", "tool-retired", values, { given: tool, canonical: { kind: "tool", name: canonical }, didYouMean: [canonical] });
  }
  const served = contract.tools.filter(({ actions }) => actions.some((action) => isServed(action, profile))).map((candidate) => candidate.name);
  return problem(contract, "tool", "tool-unknown", { tool: visible(tool), server: contract.server.name }, { given: tool, didYouMean: nearest(tool, served, 3) });
}

/** `tool.action`, or the tool where it has no actions. */
export function operationOf(tool: Tool, action: Pick<Action, "name"> | null): string {
  return action === null || action.name === null ? tool.name : `${tool.name}.${action.name}`;
}
