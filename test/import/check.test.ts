import type { JsonObject } from "../../runtime/contract/contract.js";
import { ImportFolder, tool } from "./folder.js";

const nested = (description: string, more: JsonObject = {}): JsonObject =>
  tool("issue_read", {
    inputSchema: { type: "object", properties: { filter: { type: "object", properties: { state: { type: "string", enum: ["open", "closed"], description } } }, ...more }, required: ["filter"] },
    annotations: { readOnlyHint: true, openWorldHint: false },
  });

const APPROVED = nested("State of the issues.");

describe("a server that is held to what was approved (case e13)", () => {
  const approved = async (): Promise<ImportFolder> => {
    const folder = new ImportFolder();
    await folder.import([APPROVED, tool("other")]);
    return folder;
  };

  it("is clean where only keys and tools are permuted", async () => {
    const permuted = { annotations: { openWorldHint: false, readOnlyHint: true }, inputSchema: { required: ["filter"], properties: { filter: { properties: { state: { description: "State of the issues.", enum: ["closed", "open"], type: "string" } }, type: "object" } }, type: "object" }, description: "Shows issue_read.", name: "issue_read" };
    expect(await (await approved()).check([tool("other"), permuted])).toEqual({ code: 0, findings: [] });
  });

  it("points at the line of the catalog that says otherwise, or that would", async () => {
    const folder = new ImportFolder();
    const input = (more: JsonObject, required: string[]): JsonObject => ({ inputSchema: { type: "object", properties: { action: { type: "string", enum: ["list", "drop"] }, path: { type: "string", description: "Where." }, ...more }, required, "x-a": 1 }, _meta: { b: [1] } });
    await folder.import([tool("files", input({}, ["action", "path"]))]);
    await folder.import([tool("files", { ...input({ path: { type: "string", description: "Whence." }, action: { type: "string", enum: ["list", "wipe"] }, extra: {} }, ["action"]), description: "Shows.", title: "Files", _meta: { b: [2] } })]);
    folder.write("list.json", JSON.stringify({ tools: [tool("files", input({}, ["action", "path"]))] }));
    const { out } = await folder.run("import", "--check", "--file", "list.json", "--format", "json");
    const lines = folder.read().split("\n");
    const { findings } = JSON.parse(out) as { findings: { message: string; line: number }[] };
    const told = findings.map(({ message, line }) => [/\/\S+/.exec(message)![0], lines[line - 1]!.trim()]);
    expect(told).toEqual([
      ["/title", "title: Files"],
      ["/description", "description: Shows."],
      ["/inputSchema/properties/action/enum", "actions:"],
      ["/inputSchema/properties/path/description", 'path: { type: string, description: Whence. }'],
      ["/inputSchema/properties/extra", "extra: {}"],
      ["/inputSchema/required", "parameters:"],
      ["/_meta/b/0", "wire: { _meta: { b: [2] } }"],
    ]);
  });

  it("is clean against its own list as it was saved, whatever that leaves out", async () => {
    const folder = new ImportFolder();
    const odd = [{ name: "bare" }, { name: "untyped", inputSchema: { properties: { x: {} } } }, { name: "empty", inputSchema: { type: "object", required: [] } }, { name: "unlisted", inputSchema: { type: "object" } }];
    await folder.import(odd);
    expect(await folder.check(odd, "--catalog", "list.json")).toEqual({ code: 0, findings: [] });
    expect(await folder.check(odd)).toEqual({ code: 0, findings: [] });
    const { code, findings } = await folder.check(odd.slice(1), "--catalog", "catalog.imported.json");
    expect(code).toBe(1);
    expect(findings).toEqual([expect.stringContaining("does not list the tool bare")]);
  });

  it.each<[string, JsonObject, string]>([
    ["a word more in a nested description", nested("State of all the issues."), "/inputSchema/properties/filter/properties/state/description"],
    ["a new optional parameter", nested("State of the issues.", { token: { type: "string" } }), "/inputSchema/properties/token"],
    ["a hint flipped", { ...APPROVED, annotations: { readOnlyHint: false, openWorldHint: false } }, "/annotations/readOnlyHint"],
    ["a key beside the known ones", { ...APPROVED, icons: [] }, "/icons"],
  ])("is red, naming the field: %s", async (_what, now, field) => {
    const { code, findings } = await (await approved()).check([now, tool("other")]);
    expect(code).toBe(1);
    expect(findings).toEqual([expect.stringContaining(`issue_read${field}`)]);
  });

  it("is red for a tool more and a tool less", async () => {
    const { code, findings } = await (await approved()).check([APPROVED, tool("surprise")]);
    expect(code).toBe(1);
    expect(findings).toEqual([expect.stringContaining("does not list the tool other"), expect.stringContaining("lists the tool surprise")]);
  });

  it("cannot be judged by a catalog that is cut off, and leaves it as it is", async () => {
    const folder = await approved();
    folder.edit((text) => text.slice(0, text.indexOf("enum: [") + 8));
    const before = folder.read();
    expect((await folder.check([APPROVED])).code).toBe(2);
    expect(folder.read()).toBe(before);
  });

  it("cannot be judged where the published contract is cut off, whether it is named or lies beside the catalog", async () => {
    const folder = await approved();
    await folder.run("generate");
    folder.project.edit("generated/public-contract.json", (text) => text.slice(0, text.length / 2));
    const before = folder.read("generated/public-contract.json");
    for (const named of [[], ["--catalog", "generated/public-contract.json"]]) {
      const { code, findings } = await folder.check([APPROVED, tool("other")], ...named);
      expect(code).toBe(2);
      expect(findings).toEqual([expect.stringContaining("contract-unusable")]);
    }
    expect(folder.read("generated/public-contract.json")).toBe(before);
  });

  it("may be compared with a published contract or a saved list instead", async () => {
    const folder = await approved();
    await folder.run("generate");
    folder.write("approved.json", JSON.stringify({ tools: [APPROVED, tool("other")] }));
    for (const contract of ["generated/public-contract.json", "generated/tools-list.json", "approved.json"]) {
      expect(await folder.check([APPROVED, tool("other")], "--catalog", contract)).toEqual({ code: 0, findings: [] });
      expect((await folder.check([APPROVED], "--catalog", contract)).code).toBe(1);
    }
  });
});

describe("a saved list", () => {
  it.each<[string, string, string]>([
    ["that names a next page (case e14)", '{"tools":[{"name":"a","inputSchema":{"type":"object"}}],"nextCursor":"abc"}', "The saved list is incomplete"],
    ["with a key twice (case b4)", '{"tools":[{"name":"a",\n"name":"b","inputSchema":{"type":"object"}}]}', 'Line 2: The key \\"name\\" stands here for the second time'],
    ["that is cut off", '{"tools":[{"name":"a"', "cut off"],
    ["of something else", '{"prompts":[]}', "has no list `tools`"],
    ["with a parameter named << (case b5)", '{"tools":[{"name":"a","inputSchema":{"type":"object","properties":{"x":{"properties":{"<<":{}}}}}}]}', 'tools[0] (\\"a\\") holds a key named \\"<<\\" at /inputSchema/properties/x/properties/<<'],
    ["with a tool named << (case b5)", '{"tools":[{"name":"a","inputSchema":{}},{"name":"<<","inputSchema":{}}]}', 'tools[1] is named \\"<<\\"'],
    ["without any tool", '{"tools":[]}', "No tool is listed"],
    ["with two tools of one name", '{"tools":[{"name":"a","inputSchema":{}},{"name":"a","inputSchema":{}}]}', "Two tools are named"],
  ])("%s is refused, and nothing is written", async (_what, text, told) => {
    const folder = new ImportFolder();
    folder.write("list.json", text);
    const { code, out } = await folder.run("import", "--file", "list.json", "--format", "json");
    expect(code).toBe(2);
    expect(out).toContain(told);
    expect(folder.project.exists("catalog.yaml")).toBe(false);
  });
});

describe("imported text (case b11)", () => {
  const description = `Two  spaces, ${"a very long line that nobody may fold ".repeat(7)}https://example.test/${"path/".repeat(20)}?q=1\n`;
  const values = ["000999", "1.10", "no", "10:00", "~", "", "null", " x ", "0o17", "1_000", "2026-01-01", "=", "<<", "\ttab", "Yes"];
  const list = [tool("text", { description, inputSchema: { type: "object", properties: { value: { type: "string", enum: values } } } })];

  it("comes back exactly, for readers of YAML 1.1 and 1.2, with no line folded", async () => {
    const { parse } = await import("yaml");
    const folder = new ImportFolder();
    await folder.import(list);
    for (const version of ["1.1", "1.2"] as const) {
      const { tools } = parse(folder.read(), { version }) as { tools: { text: { description: string; parameters: { value: { enum: string[] } } } } };
      expect(tools.text.description).toBe(description);
      expect(tools.text.parameters.value.enum).toEqual(values);
    }
    expect(folder.read().split("\n").some((line) => line.includes("https://example.test/") && line.includes("?q=1"))).toBe(true);
  });

  it("is written the same again, into a new file and into the same", async () => {
    const folder = new ImportFolder();
    await folder.import(list);
    const first = folder.read();
    await folder.import(list, "--catalog", "other.yaml");
    await folder.import(list);
    expect(folder.read("other.yaml")).toBe(first);
    expect(folder.read()).toBe(first);
  });
});
