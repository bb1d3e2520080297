import { readCatalog } from "../../generator/catalog/read.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { ImportFolder, tool } from "./folder.js";

const string = (description: string): JsonObject => ({ type: "string", description });
const issues = (actions: readonly string[], more: JsonObject = {}, description = "Works on issues."): JsonObject =>
  tool("issues", { description, inputSchema: { type: "object", properties: { action: { type: "string", enum: actions, description: "What to do." }, title: string("Title of the issue."), ...more }, required: ["action"] } });

const FIRST: readonly Json[] = [
  tool("repo_read", { title: "Read repository", inputSchema: { type: "object", properties: { owner: string("Owner."), depth: { type: "integer", default: 1 } }, required: ["owner"] }, annotations: { readOnlyHint: true } }),
  issues(["create", "list"]),
  tool("old_tool"),
];

/** What people make of the first import. */
const worked = async (): Promise<ImportFolder> => {
  const folder = new ImportFolder();
  await folder.import(FIRST);
  folder.edit((text) =>
    text
      .replace("catalog: 1\n", "# Our tracker. Owner: team Blue.\ncatalog: 1\n")
      .replace("tools:\n", "scopes:\n  issues.write: { title: Write issues }\ngroups:\n  reading: { access: read, title: Reading }   # both reads\n  writing: { access: write, title: Writing }\n\ntools:\n")
      .replace(/( {2}repo_read:\n) {4}policy: UNDECIDED\n {4}suggestion:.*\n(?: {6}.*\n)*/, "$1    group: reading\n    policy: READ_ONLY  # looked at the code\n    as: repository\n    examples:\n      - intent: show me the repository\n        arguments: { owner: us }\n")
      .replace("title: Read repository", "title: Чтение репозитория")
      .replace(/( {6}create:\n) {8}policy: UNDECIDED\n {8}suggestion:.*\n(?: {10}.*\n)*/, "$1        # Mails everybody who watches.\n        policy: APPLY_ONLY\n        scope: issues.write\n        group: writing\n        title: Новая задача\n"),
  );
  return folder;
};

const PEOPLE_WROTE = ["# Our tracker. Owner: team Blue.", "   # both reads", "policy: READ_ONLY  # looked at the code", "as: repository", "- intent: show me the repository", "title: Чтение репозитория", "# Mails everybody who watches.", "title: Новая задача", "scope: issues.write"];

/** Lines of one text that are not in the other. */
const added = (before: string, after: string): string[] => after.split("\n").filter((line) => !before.split("\n").includes(line));

describe("a second import", () => {
  it("writes no byte where the server says the same", async () => {
    const folder = await worked();
    const before = folder.read();
    expect((await folder.import(FIRST)).code).toBe(0);
    expect(folder.read()).toBe(before);
  });

  it("carries over what the server changed, and only that", async () => {
    const folder = await worked();
    const before = folder.read();
    const now = [
      tool("repo_read", { title: "Read repository", inputSchema: { type: "object", properties: { owner: string("Owner, or the organisation."), depth: { type: "integer", default: 1 } }, required: ["owner"] }, annotations: { readOnlyHint: true } }),
      issues(["create", "close", "list"], { number: { type: "integer" } }, "Works on issues and pull requests."),
      tool("new_tool", { annotations: { readOnlyHint: true } }),
      tool("old_tool"),
    ];
    const { code, err } = await folder.import(now);
    const after = folder.read();
    expect(code).toBe(0);
    expect(err).toContain("came in undecided: tools.issues.actions.close, tools.new_tool");
    for (const line of PEOPLE_WROTE) expect(after).toContain(line);
    expect(added(after, before)).toEqual(['      owner: { type: string, description: Owner. }', "    description: Works on issues."]);
    expect(added(before, after)).toEqual([
      '      owner: { type: string, description: "Owner, or the organisation." }',
      "    description: Works on issues and pull requests.",
      "      number: { type: integer }",
      "      close:",
      "        suggestion:",
      "          policy: APPLY_ONLY",
      "          scope: issues.write",
      "          because: the action close writes (close)",
      "  new_tool:",
      "    suggestion: { policy: READ_ONLY, because: the hint readOnlyHint is true }",
      "    description: Shows new_tool.",
    ]);
    // New names stand where the server has them.
    expect(after.indexOf("      create:")).toBeLessThan(after.indexOf("      close:"));
    expect(after.indexOf("      close:")).toBeLessThan(after.indexOf("      list:"));
    expect(after.indexOf("  new_tool:")).toBeLessThan(after.indexOf("  old_tool:"));
    // The title that people gave is all that differs from the server.
    expect((await folder.check(now)).findings).toEqual([expect.stringContaining("repo_read/title")]);
  });

  it("keeps what vanished and tells of it, and takes it out when asked", async () => {
    const folder = await worked();
    const now = [FIRST[0]!, issues(["list"])];
    const kept = await folder.import(now, "--format", "json");
    expect(kept.code).toBe(0);
    expect((JSON.parse(kept.out) as { findings: { rule: string; path: string }[] }).findings.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["imported-vanished tools.issues.actions.create", "imported-vanished tools.old_tool"]);
    expect(folder.read()).toContain("  old_tool:");
    await folder.import(now, "--prune");
    expect(folder.read()).not.toContain("old_tool");
    expect(folder.read()).not.toContain("# Mails everybody who watches.\n        policy: APPLY_ONLY");
    expect((await folder.check(now)).findings).toEqual([expect.stringContaining("repo_read/title")]);
  });

  it("keeps what people and the server both changed, and says so", async () => {
    const folder = await worked();
    folder.edit((text) => text.replace("description: Works on issues.", "description: Creates and lists issues."));
    const { code, out } = await folder.import([FIRST[0]!, issues(["create", "list"], {}, "Issues, all of them."), FIRST[2]!], "--format", "json");
    const { findings } = JSON.parse(out) as { findings: { rule: string; message: string }[] };
    expect(code).toBe(0);
    expect(findings).toEqual([expect.objectContaining({ rule: "imported-conflict", message: expect.stringContaining('the catalog has "Creates and lists issues.", the server "Issues, all of them."') as string })]);
    expect(folder.read()).toContain("description: Creates and lists issues.");
  });

  it("takes the server's word where no record says what it said before, but for titles", async () => {
    const folder = await worked();
    folder.edit((text) => text.replace("description: Works on issues.", "description: Creates and lists issues."));
    folder.project.remove("catalog.imported.json");
    await folder.import(FIRST);
    expect(folder.read()).toContain("description: Works on issues.");
    for (const line of PEOPLE_WROTE) expect(folder.read()).toContain(line);
  });

  it("does not quietly replace a record that cannot be read", async () => {
    const folder = await worked();
    folder.write("catalog.imported.json", '{"tools":[');
    const before = folder.read();
    const { code, out } = await folder.import([tool("new_tool")]);
    expect(code).toBe(2);
    expect(out).toContain("import-record-unusable");
    expect([folder.read(), folder.read("catalog.imported.json")]).toEqual([before, '{"tools":[']);
  });

  it("refuses a tool that chooses its actions in another way", async () => {
    const folder = await worked();
    const { code, out } = await folder.import([FIRST[0]!, tool("issues", { inputSchema: { type: "object", properties: { operation: { type: "string" } } } }), FIRST[2]!]);
    expect(code).toBe(1);
    expect(out).toContain("imported-reshaped");
    expect(folder.read()).toContain("# Mails everybody who watches.");
  });

  it("edits the files that a catalog includes, keeps CRLF and a byte order mark, and leaves the others alone", async () => {
    const folder = new ImportFolder();
    await folder.import(FIRST);
    const [head = "", tools = ""] = folder.read().split("tools:\n");
    const cut = tools.indexOf("  issues:");
    folder.write("catalog.yaml", `${head}include: ["tools/*.yaml"]\n`);
    const read = `# read\ntools:\n${tools.slice(0, cut)}`;
    folder.write("tools/a.yaml", read);
    folder.write("tools/b.yaml", `\uFEFF# write\ntools:\n${tools.slice(cut)}`.replaceAll("\n", "\r\n"));
    await folder.import([FIRST[0]!, issues(["create", "list"], { number: { type: "integer" } }), FIRST[2]!, tool("new_tool")]);
    expect(folder.read("tools/a.yaml")).toBe(read);
    const after = folder.read("tools/b.yaml");
    expect(after.startsWith("\uFEFF# write\r\ntools:\r\n")).toBe(true);
    expect(after.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    expect(after).toContain("      number: { type: integer }\r\n");
    expect(after).toContain("  new_tool:\r\n");
  });

  it("works on a catalog that is JSON, and leaves JSON", async () => {
    const folder = new ImportFolder(JSON.stringify({ catalog: 1, server: { name: "s", locale: "en" }, conventions: [], tools: { old_tool: { policy: "READ_ONLY", description: "Shows old_tool." } } }));
    await folder.import([tool("old_tool"), tool("new_tool")]);
    const { tools } = JSON.parse(folder.read()) as { tools: JsonObject };
    expect(Object.keys(tools)).toEqual(["old_tool", "new_tool"]);
    expect((await folder.check([tool("old_tool"), tool("new_tool")])).code).toBe(0);
  });

  it("writes out what stood on one line, with the tool's other keys", async () => {
    const folder = new ImportFolder("catalog: 1\nserver: { name: s, locale: en }\nconventions: []\ntools:\n  old_tool: { policy: READ_ONLY, description: Shows old_tool., parameters: { a: { type: string } } } # ours\n");
    const now = [tool("old_tool", { inputSchema: { type: "object", properties: { a: { type: "string" }, b: { type: "number" } } } })];
    await folder.import(now);
    expect(folder.read()).toContain("  old_tool: # ours\n    policy: READ_ONLY\n");
    expect((await folder.check(now)).code).toBe(0);
  });

  it("keeps a comment behind a value that becomes a block of lines", async () => {
    const folder = new ImportFolder();
    await folder.import([tool("a")]);
    folder.edit((text) => text.replace("description: Shows a.", "description: Shows a. # said by the server"));
    await folder.import([tool("a", { description: "Shows a.\n\nAnd b." })]);
    expect(folder.read()).toContain("    description: |- # said by the server\n      Shows a.\n\n      And b.\n");
    expect((await folder.check([tool("a", { description: "Shows a.\n\nAnd b." })])).code).toBe(0);
  });

  it("refuses to edit what it cannot prove, and writes nothing", async () => {
    const folder = new ImportFolder("catalog: 1\nserver: { name: s, locale: en }\nconventions: []\ntools:\n  a:\n    policy: READ_ONLY\n    description: &text Shows a.\n  b:\n    policy: READ_ONLY\n    description: *text\n");
    const before = folder.read();
    const { code, out } = await folder.import([tool("a", { description: "Another." }), tool("b", { description: "Shows a." })]);
    expect(code).toBe(2);
    expect(out).toContain("catalog-uneditable");
    expect(folder.read()).toBe(before);
  });

  it("claims nothing for the server where the catalog claims conventions: what they add is not carried over", async () => {
    const folder = new ImportFolder(
      "catalog: 1\nserver: { name: s, locale: ru }\nconventions: [mode, closed, window, hints, refusals]\nanswers: markdown\nscopes: { a.write: { title: Правка } }\ngroups:\n  read: { access: read, title: Чтение }\n  write: { access: write, title: Правка }\nprofiles:\n  reader: { title: Чтение, default: true, groups: [read], scopes: [] }\n  all: { title: Всё, groups: [read, write], scopes: [a.write], enable: Настройки }\ntools:\n  show:\n    group: read\n    policy: READ_ONLY\n    description: Показывает объект.\n  edit:\n    group: write\n    policy: PREVIEWABLE\n    scope: a.write\n    description: Меняет объект.\n",
    );
    await folder.run("generate");
    const { tools } = JSON.parse(folder.read("generated/tools-list.json")) as { tools: JsonObject[] };
    const before = folder.read();
    await folder.import(tools);
    expect(folder.read()).toBe(before);
    await folder.import(tools.map((listed) => (listed.name === "edit" ? { ...listed, description: "Меняет объект и его части." } : listed)));
    expect(folder.read()).toBe(before.replace("Меняет объект.", "Меняет объект и его части."));
  });
});

it("reads back what it wrote", async () => {
  const folder = await worked();
  const bytes = Buffer.from(folder.read());
  expect(readCatalog("catalog.yaml", { read: () => bytes, list: () => null }).findings).toEqual([]);
});
