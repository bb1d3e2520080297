import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { contractOfToolsList } from "../../generator/contract/read-tools-list.js";
import { compare } from "../../generator/diff/compare.js";
import { importSurface } from "../../generator/import/import.js";
import { surfaces } from "./corpus.js";

/** A copy in which every object's keys and every list of tools stand in another order. */
function shuffled(value: Json): Json {
  if (Array.isArray(value)) return value.map(shuffled);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value as JsonObject).reverse().map(([key, item]) => [key, shuffled(item)]));
}

const side = (tools: readonly JsonObject[]) => ({ contract: contractOfToolsList({ tools }), budgets: null });

describe.each(surfaces())("$name", ({ name, tools, list }) => {
  it("does not differ from itself", () => {
    expect(compare(side(tools), side(JSON.parse(JSON.stringify(tools)) as JsonObject[])).changes).toEqual([]);
  });

  it("does not differ from itself with keys and tools in another order", () => {
    expect(compare(side(tools), side([...tools].reverse().map((tool) => shuffled(tool) as JsonObject))).changes).toEqual([]);
  });

  it("does not differ from itself where every comparison is made and none is skipped", () => {
    // A key that no client reads makes each tool unlike its twin.
    const marked = tools.map((tool) => ({ ...tool, inputSchema: { ...(tool.inputSchema as JsonObject), $comment: "again" } }));
    const changes = compare(side(tools), side(marked)).changes;
    expect(changes.filter((change) => !(change.kind === "annotation-keyword-changed" && change.name === "$comment"))).toEqual([]);
  });

  it("does not differ from what an import makes of it, wherever that stays plain", () => {
    const { contract } = importSurface({ server: { name }, protocolVersion: null, tools, list });
    const imported = { contract, budgets: null };
    expect(compare(imported, imported).changes).toEqual([]);
  });
});
