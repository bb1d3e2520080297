import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../../generator/catalog/read.js";
import { publish } from "../../generator/contract/publish.js";
import { shownToModel } from "../../generator/contract/shown-to-model.js";
import { costOf, exported, totalOf } from "../../generator/cost/cost.js";
import { exceeded } from "../../generator/cost/budgets.js";
import { loadTokenCounter } from "../../generator/cost/tokens.js";
import type { PublicContract } from "../../runtime/contract/contract.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { ImportFolder } from "../import/folder.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The reference surface as it lies in the repository. */
function reference(): PublicContract {
  const read = readCatalog("catalog.yaml", {
    read: (path) => (statSync(ROOT + path, { throwIfNoEntry: false })?.isFile() ? new Uint8Array(readFileSync(ROOT + path)) : null),
    list: (folder) => (statSync(ROOT + folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(ROOT + folder) : null),
  });
  if (read.kind !== "catalog") throw new Error(read.findings[0]?.message);
  return publish(read.catalog).contract;
}

const count = await loadTokenCounter();

describe("tokens", () => {
  it("are those of o200k, text that spells a control token among them", () => {
    expect(["", "hello world", "Показывает свойства объекта.", "<|endoftext|>"].map(count)).toEqual([0, 2, 7, 7]);
  });

  it("are counted of what a model is shown: hints and metadata stay with the client", () => {
    expect(shownToModel({ name: "a", title: "A", description: "Reads.", inputSchema: { type: "object" }, annotations: { readOnlyHint: true }, _meta: { x: 1 } })).toBe('{"name":"a","description":"Reads.","inputSchema":{"type":"object"}}');
  });
});

describe("the cost of the reference surface", () => {
  const contract = reference();
  const cost = costOf(contract, count);

  it("is the same from run to run, and the sum of its tools", () => {
    expect(costOf(contract, count)).toEqual(cost);
    expect(cost.tools.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(cost.total.tokens);
    expect(totalOf(contract, count).total).toEqual(cost.total);
    expect([...cost.tools].sort((a, b) => b.tokens - a.tokens)).toEqual(cost.tools);
  });

  it("is less for a profile that sees less", () => {
    const [reader, maintainer] = ["reader", "maintainer"].map((name) => cost.profiles.find((profile) => profile.name === name)!);
    expect(reader!.tokens).toBeLessThan(maintainer!.tokens / 2);
    expect(maintainer!.tokens).toBe(cost.total.tokens);
  });

  it("is a matter of how tools with actions are shown: signatures cost less than flat parameters, names alone the least", () => {
    const [flat, signatures, help] = cost.exports;
    expect(cost.exports.map(({ name, tools, actions }) => [name, tools, actions])).toEqual(["flat", "signatures", "help"].map((name) => [name, cost.total.tools, cost.total.actions]));
    expect(signatures!.tokens).toBeLessThan(0.9 * flat!.tokens);
    expect(help!.tokens).toBeLessThan(0.55 * signatures!.tokens);
  });

  it("comes to a factor of ten and more for the tool with a hundred and forty-three actions, with the same contract behind", () => {
    const of = (way: "flat" | "signatures" | "help"): number => count(shownToModel(listTools(exported(contract, way)).find(({ name }) => name === "metadata_edit")!));
    expect(of("flat") / of("help")).toBeGreaterThan(2.5);
    expect(of("signatures") / of("help")).toBeGreaterThan(2.5);
    expect(exported(contract, "help").tools.map(({ actions }) => actions)).toEqual(exported(contract, "flat").tools.map(({ actions }) => actions));
  });
});

describe("budgets of tokens (case e17)", () => {
  const many = (budgets: string): ImportFolder =>
    new ImportFolder(`catalog: 1\nserver: { name: s, locale: en }\nconventions: []\n${budgets}tools:\n${Array.from({ length: 40 }, (_, index) => `  tool_${index}: { policy: READ_ONLY, description: Shows the thing of number ${index}. }\n`).join("")}`);
  const told = async (folder: ImportFolder, command: string): Promise<string[]> => {
    const { out } = await folder.run(command, "--format", "json");
    return (JSON.parse(out) as { findings: { rule: string; severity: string; path: string; message: string }[] }).findings.filter(({ rule }) => rule === "budget-exceeded").map(({ severity, path, message }) => `${severity} ${path}: ${message}`);
  };

  it("warn first and fail then, in lint and in the gate, and are not asked of a catalog that sets none", async () => {
    const folder = many("budgets: { tokens: { warn: 100, fail: 5000 }, toolTokens: 10 }\n");
    await folder.run("generate");
    for (const command of ["lint", "gate"]) {
      const findings = await told(folder, command);
      expect(findings[0]).toMatch(/^warning tools: The surface has \d+ tokens \(o200k\), and the budget `tokens` allows 100\.$/);
      expect(findings.filter((finding) => finding.startsWith("error tools.tool_"))).toHaveLength(40);
    }
    expect(await told(many(""), "lint")).toEqual([]);
  });

  it("have their limits where the catalog says, to the token", () => {
    expect(exceeded({ warn: 10, fail: 20 }, 10)).toBeNull();
    expect(exceeded({ warn: 10, fail: 20 }, 11)).toEqual({ severity: "warning", limit: 10 });
    expect(exceeded({ warn: 10, fail: 20 }, 21)).toEqual({ severity: "error", limit: 20 });
    expect(exceeded({ warn: null, fail: 20 }, 20)).toBeNull();
  });
});

describe("the command", () => {
  it("prints a bar for every part, what is spent of each budget, and how intents find their tools", async () => {
    const folder = new ImportFolder(`catalog: 1
server: { name: s, locale: en }
conventions: []
budgets: { tools: { warn: 1, fail: 4 } }
tools:
  cron_list: { policy: READ_ONLY, description: Cron triggers of a worker., examples: [{ intent: which cron triggers are there, arguments: {} }] }
  cron_set: { policy: APPLY_ONLY, scope: cron.write, description: Cron trigger of the worker. }
  weather: { policy: READ_ONLY, description: Tells the weather of a town., examples: [{ intent: will it rain, arguments: {} }] }
scopes: { cron.write: { title: Cron } }
`);
    const { code, out } = await folder.run("cost");
    expect(code).toBe(0);
    expect(out).toMatch(/^s: \d+ tokens \(o200k\) and \d+ bytes for 3 tools, 3 actions$/m);
    expect(out).toMatch(/^ {2}weather +\d+ +\d+ +1 +1 {2}█+·*$/m);
    expect(out).toMatch(/^ {2}tools +3 {2}█{18}·{6} {2}warns past 1, fails past 4$/m);
    expect(out).toContain("1 of 2 (50 %) find their own tool first, 1 (50 %) among the first three");
    expect(out).toContain("not at all  weather «will it rain»");
    expect(out).toMatch(/cron_list and cron_set \(\d\.\d\d\): /);
    const { out: json } = await folder.run("cost", "--format", "json", "--client", "gemini");
    expect(JSON.parse(json)).toMatchObject({ server: "s", total: { tools: 3 }, clients: [{ name: "gemini" }], budgets: [{ budget: "tools", amount: 3 }], routing: { first: 0.5, confusable: [{ reading: "cron_list", writing: "cron_set" }] } });
  });
});
