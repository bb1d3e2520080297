import fc from "fast-check";
import { importSurface } from "../../generator/import/import.js";
import { mergeSurface } from "../../generator/import/merge.js";
import { Workspace } from "../../generator/import/workspace.js";
import { compareSurfaces } from "../../generator/surface/compare.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { published } from "../../generator/contract/published.js";
import { tool } from "./folder.js";
import { listedTools } from "./surfaces.js";

const surfaceOf = (tools: readonly JsonObject[]) => ({ server: null, protocolVersion: null, tools, list: {} });

/** A catalog imported from one list and merged with another: what it lists afterwards, and what was told. */
function merged(before: readonly JsonObject[], now: readonly JsonObject[]) {
  const first = importSurface(surfaceOf(before));
  const workspace = new Workspace({ read: () => null, list: () => null });
  workspace.putRead("catalog.yaml", first.text, first.catalog, first.findings);
  const { edits, conflicts, reshaped } = mergeSurface(first.catalog, surfaceOf(now), { server: null, tools: before, vanished: [] }, true);
  const problem = workspace.edit(first.catalog, edits);
  const after = workspace.catalog("catalog.yaml");
  if (after.kind !== "catalog") throw new Error(after.findings[0]!.message);
  return { problem, conflicts, reshaped, listed: listTools(published(after.catalog).contract) };
}

/** The same names with the bodies of others, the first tool gone, another one new. */
function changed(before: readonly JsonObject[], others: readonly JsonObject[]): JsonObject[] {
  const known = new Set(before.map(({ name }) => name));
  const kept = before.map((one, index) => (index % 2 === 0 && others[index] !== undefined ? ordered([["name", one.name!] as const, ...entriesOf(others[index]).filter(([key]) => key !== "name")]) : one));
  return [...kept.slice(before.length > 1 ? 1 : 0), ...others.filter(({ name }) => !known.has(name)).slice(0, 1)];
}

describe("a merge of an untouched catalog", () => {
  it("leaves one that lists what the server lists now, whatever that is", () => {
    fc.assert(
      fc.property(listedTools(), listedTools(), (before, others) => {
        const now = changed(before, others);
        const { problem, conflicts, reshaped, listed } = merged(before, now);
        expect({ problem, conflicts }).toEqual({ problem: null, conflicts: [] });
        // What has actions in another way than before is told, and left for a person.
        expect(compareSurfaces(listed, now).filter(({ tool: name }) => !reshaped.includes(name))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it.each<[string, JsonObject, JsonObject]>([
    ["an object of which every key goes", { annotations: { readOnlyHint: true, title: "x".repeat(120) } }, { annotations: {} }],
    ["an input schema that loses its type", {}, { inputSchema: { properties: { a: {} } } }],
    ["an input schema that loses its properties", {}, { inputSchema: { type: "object" } }],
    ["required names that are none", { inputSchema: { type: "object", properties: { a: {} }, required: ["a"] } }, { inputSchema: { type: "object", properties: { a: {} }, required: [0] } }],
  ])("carries over %s", (_what, before, now) => {
    expect(merged([tool("one", before), tool("two")], [tool("one", now), tool("two")])).toMatchObject({ problem: null, conflicts: [], reshaped: [], listed: [tool("one", now), tool("two")] });
  });

  it("leaves to a person what has its actions in a way that no catalog writes", () => {
    const by = (action: JsonObject): JsonObject => tool("one", { inputSchema: { type: "object", properties: { action } } });
    const { reshaped, problem } = merged([by({ type: "string", enum: ["list", "drop"] })], [by({ type: "string", enum: ["list", "drop"], description: { ru: "Действие" } })]);
    expect({ reshaped, problem }).toEqual({ reshaped: ["one"], problem: null });
  });
});
