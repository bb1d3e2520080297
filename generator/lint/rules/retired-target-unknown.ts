import { WINDOW_PARAMETERS } from "../../../runtime/contract/convention-parameters.js";
import type { Catalog, CatalogTool } from "../../catalog/model.js";
import { didYouMean } from "../did-you-mean.js";
import { actionsOf } from "../actions.js";
import { addedTo } from "../added.js";
import { namesOf } from "../names.js";
import { targetsOf } from "../references.js";
import { retiredOf, type Retired } from "../retired.js";
import type { Rule } from "../rule.js";

export const retiredTargetUnknown: Rule<{ kind: string; former: string; canonical: string; problem: string; hint: string }> = {
  id: "retired-target-unknown",
  severity: "error",
  blocks: true,
  summary: "A retired name points at a name that does not exist, that is retired itself, or that points back.",
  why: "A refusal names the canonical name, and the model repeats the call with it. One that is refused as well leaves the model in a circle.",
  bad: `retired:
  parameters: { dryRun: rehearse }
`,
  good: `retired:
  parameters: { dryRun: mode }
`,
  message: ({ kind, former, canonical, problem, hint }) => `The retired ${kind} "${former}" points at "${canonical}", ${problem}.${hint}`,
  remedy: () => "Point at the name that is used today.",
  check(catalog, report) {
    const all = [...retiredOf(catalog)];
    if (all.length === 0) return;
    const exists = knownNames(catalog);
    for (const retired of all) {
      const { kind, former, canonical } = retired;
      const problem = problemOf(retired, exists);
      if (problem === null) continue;
      const hint = problem === UNKNOWN ? didYouMean(canonical, exists.candidates(retired)) : "";
      report(retired.at, retired.path, { kind, former, canonical, problem, hint });
    }
  },
};

const UNKNOWN = "which does not exist";
const MOST_HOPS = 100;

function problemOf(retired: Retired, exists: Known): string | null {
  const { former, canonical, renames } = retired;
  if (former === canonical) return "which is the same name";
  if (!Object.hasOwn(renames, canonical)) return exists.has(retired) ? null : UNKNOWN;
  let next = canonical;
  for (let hops = 0; hops < MOST_HOPS && Object.hasOwn(renames, next); hops++) {
    next = renames[next]!;
    if (next === former) return "and the chain comes back to it";
  }
  return `which is retired itself (now "${renames[canonical]}")`;
}

interface Known {
  has(retired: Retired): boolean;
  candidates(retired: Retired): Iterable<string>;
}

function knownNames(catalog: Catalog): Known {
  const find = targetsOf(catalog);
  const everywhere = new Set<string>();
  const inTool = new Map<CatalogTool, Set<string>>();
  const add = (name: string, tool: CatalogTool | null): void => {
    everywhere.add(name);
    if (tool) inTool.set(tool, (inTool.get(tool) ?? new Set()).add(name));
  };
  // What a convention adds is known wherever the convention is claimed, whether or not a tool has it yet.
  for (const name of [...(catalog.conventions.includes("mode") ? ["mode"] : []), ...(catalog.conventions.includes("window") ? WINDOW_PARAMETERS : [])]) add(name, null);
  for (const { tool, action } of actionsOf(catalog)) for (const { name } of addedTo(catalog, tool, action)) add(name, tool);
  for (const name of namesOf(catalog)) if (["parameter", "property", "selector"].includes(name.kind) && !name.returned) add(name.name, name.tool);
  return {
    has: ({ kind, canonical, tool }) => {
      if (kind === "tool") return find(canonical) !== null;
      if (kind === "action") return tool !== null && tool.actions.some((action) => action.name === canonical);
      return (tool === null ? everywhere : inTool.get(tool))?.has(canonical) ?? false;
    },
    candidates: ({ kind, tool }) => {
      if (kind === "tool") return catalog.tools.map((one) => one.name);
      if (kind === "action") return (tool?.actions ?? []).flatMap((action) => action.name ?? []);
      return (tool === null ? everywhere : inTool.get(tool)) ?? [];
    },
  };
}
