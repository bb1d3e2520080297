import type { Action, Json, JsonObject, PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isMutating } from "../../../runtime/contract/policy.js";
import type { Comparison } from "../schema/compare.js";
import { argumentsTerm } from "../surface/terms.js";
import { byName, named, type Asked } from "../telling.js";
import { compareActions, compareUnlikeActions, type Lone } from "./actions.js";
import { pairLikely, type Pair } from "./likeness.js";
import { keyOf, type Kept } from "./profiles.js";
import { compareToolItself } from "./tool.js";
import { Unchanged } from "./unchanged.js";

/**
 * Tools and their actions: those that stay, those under a new name, those that moved to another tool,
 * and what is left, which came or went.
 *
 * @returns the actions that exist on both sides
 */
export function compareTools(asked: Asked): readonly Kept[] {
  const { before, after, changes, comparison } = asked;
  const all = byName(named(before.contract.tools), named(after.contract.tools));
  const gone = all.flatMap(([, was, is]) => (was !== undefined && is === undefined ? [was] : []));
  const come = all.flatMap(([, was, is]) => (was === undefined && is !== undefined ? [is] : []));
  const renamed = pairTools(gone, come, asked);
  const pairs: { was: Tool; is: Tool; evidence: Pair<Tool>["evidence"] | null }[] = [
    ...all.flatMap(([, was, is]) => (was !== undefined && is !== undefined ? [{ was, is, evidence: null }] : [])),
    ...renamed.map(({ before: was, after: is, evidence }) => ({ was, is, evidence })),
  ];
  const unchanged = new Unchanged(before.contract, after.contract);
  const kept: Kept[] = [];
  const lost: Lone[] = [];
  const found: Lone[] = [];
  for (const { was, is, evidence } of pairs) {
    if (evidence !== null) changes.tell({ kind: "tool-renamed", tool: is.name, path: ["tools", is.name], basePath: ["tools", was.name], evidence, before: was.name, after: is.name });
    const actions = unchanged.isSame(was, is) ? { kept: sameActions(was, is), lost: [], found: [] } : compareTool(was, is, unchanged, asked);
    kept.push(...actions.kept);
    lost.push(...actions.lost);
    found.push(...actions.found);
  }
  const goneTools = gone.filter((tool) => !renamed.some((pair) => pair.before === tool));
  const comeTools = come.filter((tool) => !renamed.some((pair) => pair.after === tool));
  const moved = moveActions([...lost, ...goneTools.flatMap(lonely)], [...found, ...comeTools.flatMap(lonely)], asked);
  for (const { before: was, after: is } of moved) kept.push({ before: { tool: was.tool.name, action: was.action }, after: { tool: is.tool.name, action: is.action } });
  const settled = new Set(moved.flatMap((pair) => [pair.before.action, pair.after.action]));
  for (const { tool, action } of lost) if (!settled.has(action)) changes.tell({ kind: "action-removed", tool: tool.name, action: action.name, path: pathOf(tool, action), before: keyOf(tool.name, action) });
  for (const { tool, action } of found) if (!settled.has(action)) changes.tell({ kind: "action-added", tool: tool.name, action: action.name, path: pathOf(tool, action), mutating: mayWrite(tool, action), after: keyOf(tool.name, action) });
  for (const tool of goneTools) changes.tell({ kind: "tool-removed", tool: tool.name, path: ["tools", tool.name], before: summaryOf(tool) });
  for (const tool of comeTools) changes.tell({ kind: "tool-added", tool: tool.name, path: ["tools", tool.name], mutating: tool.actions.some((action) => mayWrite(tool, action)), after: summaryOf(tool) });
  compareParametersMoved(asked, comparison);
  return kept;
}

function compareTool(was: Tool, is: Tool, unchanged: Unchanged, asked: Asked): { kept: readonly Kept[]; lost: readonly Lone[]; found: readonly Lone[] } {
  compareToolItself(was, is, asked);
  const single = (tool: Tool): boolean => tool.actions.length === 1 && tool.actions[0]!.name === null;
  return single(was) === single(is) ? compareActions(was, is, unchanged, asked) : compareUnlikeActions(was, is, asked);
}

function pairTools(gone: readonly Tool[], come: readonly Tool[], { before, after, comparison }: Asked): readonly Pair<Tool>[] {
  const retired = new Map(entriesOf(after.contract.retired.tools));
  return pairLikely(gone, come, {
    name: ({ name }) => name,
    words: ({ description }) => description,
    sameShape: (one, other) => sameShape(one, other, before.contract, after.contract, comparison),
    retired: (former) => retired.get(former),
  });
}

/** The same actions by name, each accepting the same; something must be accepted for it to mean anything. */
function sameShape(one: Tool, other: Tool, before: PublicContract, after: PublicContract, comparison: Comparison): boolean {
  if (one.actions.length !== other.actions.length || (Object.keys(one.parameters).length === 0 && one.actions.length === 1)) return false;
  return one.actions.every((action) => {
    const partner = other.actions.find(({ name }) => name === action.name);
    return partner !== undefined && comparison.equal(argumentsTerm(before, one, action, false), argumentsTerm(after, other, partner, false));
  });
}

/** Actions that left one tool and came to another. */
function moveActions(lost: readonly Lone[], found: readonly Lone[], { before, after, comparison, changes }: Asked): readonly Pair<Lone>[] {
  const retired = new Map([...entriesOf(after.contract.retired.tools), ...after.contract.tools.flatMap((tool) => entriesOf(tool.retired.actions))]);
  const pairs = pairLikely(lost.filter(({ action }) => action.name !== null), found, {
    name: ({ tool, action }) => action.name ?? tool.name,
    words: ({ tool, action }) => action.description ?? (action.name === null ? tool.description : null),
    sameShape: (one, other) => comparison.equal(argumentsTerm(before.contract, one.tool, one.action, false), argumentsTerm(after.contract, other.tool, other.action, false)),
    retired: (former) => retired.get(former),
  });
  for (const { before: was, after: is, evidence } of pairs) {
    changes.tell({
      kind: "action-moved",
      tool: is.tool.name,
      action: is.action.name,
      path: pathOf(is.tool, is.action),
      basePath: pathOf(was.tool, was.action),
      evidence,
      before: keyOf(was.tool.name, was.action),
      after: keyOf(is.tool.name, is.action),
    });
  }
  return pairs;
}

/** A parameter that one tool lost and another one gained, where no other tool did either. */
function compareParametersMoved({ changes }: Asked, comparison: Comparison): void {
  const ofKind = <K extends "property-removed" | "property-added">(kind: K) =>
    changes.list.filter((change) => change.kind === kind && change.direction === "input" && /^\/properties\/[^/]+$/.test(kind === "property-added" ? change.headPointer : change.pointer)).filter((change) => change.kind === "property-removed" || change.kind === "property-added");
  const removed = ofKind("property-removed");
  const added = ofKind("property-added");
  for (const gone of removed) {
    const twins = removed.filter(({ name }) => name === gone.name);
    const come = added.filter(({ name }) => name === gone.name);
    if (twins.length !== 1 || come.length !== 1 || come[0]!.tool === gone.tool) continue;
    const [one, other] = [changes.differenceOf(gone)?.term, changes.differenceOf(come[0]!)?.term];
    if (one == null || other == null || one.length === 0 || !comparison.equal(one, other)) continue;
    const { kind: _, openness: __, ...common } = gone;
    const at = (change: typeof gone): Json => `${[change.tool, change.action].filter((part) => part !== null).join(".")}.${change.name}`;
    changes.replace([gone, come[0]!], { ...common, kind: "property-moved", evidence: ["same-name", "equal-shape"], before: at(gone), after: at(come[0]!), headPointer: come[0]!.headPointer });
  }
}

function lonely(tool: Tool): readonly Lone[] {
  return tool.actions.map((action) => ({ tool, action }));
}

function sameActions(was: Tool, is: Tool): readonly Kept[] {
  return was.actions.map((action, index) => ({ before: { tool: was.name, action }, after: { tool: is.name, action: is.actions[index]! } }));
}

function pathOf(tool: Tool, action: Action): readonly string[] {
  return action.name === null ? ["tools", tool.name] : ["tools", tool.name, "actions", action.name];
}

/** An action that nobody decided writes, unless the tool says that it only reads. */
function mayWrite(tool: Tool, action: Action): boolean {
  if (action.policy !== "UNDECIDED") return isMutating(action);
  return tool.annotations === null || tool.annotations["readOnlyHint"] !== true;
}

/** What a tool is when it comes or goes: its actions with their policies. */
function summaryOf(tool: Tool): JsonObject {
  const actions = tool.actions.flatMap(({ name, policy }) => (name === null ? [] : [[name, policy] as const]));
  return actions.length === 0 ? { policy: tool.actions[0]?.policy ?? null } : { actions: Object.fromEntries(actions) };
}

