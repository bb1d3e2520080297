import { Project, THIRD } from "./project.js";

const crlf = (text: string) => text.replaceAll("\n", "\r\n");

describe("gate: a folder as generate left it", () => {
  it("is green, and says so with numbers", async () => {
    const project = await Project.generated();
    const { code, out, err } = await project.run("gate");
    expect(err).toBe("");
    expect(out).toContain("✓ gate: nothing wrong");
    expect(code).toBe(0);
  });

  it("e17: prints counts and bytes of the exported list, the same from run to run", async () => {
    const project = await Project.generated();
    const { out } = await project.run("gate");
    expect(out).toMatch(/mcpd: 2 tools, 3 actions \(READ_ONLY 1, PREVIEWABLE 1, APPLY_ONLY 1\)/);
    const bytes = Buffer.byteLength(JSON.stringify((JSON.parse(project.read("generated/tools-list.json")) as { tools: unknown }).tools));
    expect(out).toContain(`tools/list: ${String(bytes).replace(/\B(?=(\d{3})+$)/g, ",")} bytes`);
    expect((await project.run("gate")).out).toBe(out);
  });

  it("c7: writes nothing at all, not even for a moment", async () => {
    const project = await Project.generated();
    project.edit("generated/public-contract.json", (text) => `${text}\n`);
    const before = project.state();
    expect((await project.run("gate")).code).toBe(1);
    expect((await project.run("gate", "--self-test")).code).toBe(0);
    expect((await project.run("lint")).code).toBe(0);
    expect(project.state()).toEqual(before);
  });

  it("c6: does not look at times", async () => {
    const project = await Project.generated();
    for (const path of project.outputs()) project.write(`generated/${path}`, project.read(`generated/${path}`));
    project.write("catalog.yaml", project.read("catalog.yaml"));
    expect((await project.run("gate")).code).toBe(0);
  });

  it("c3: works in a tarball without .git", async () => {
    const project = await Project.generated();
    expect(project.exists(".git")).toBe(false);
    expect(await project.findings("gate")).toEqual([]);
    project.edit("generated/index.ts", (text) => `${text}x`);
    expect(await project.findings("gate")).toEqual(["output-hand-edited generated/index.ts"]);
  });

  it("works from another folder, with a path that has spaces and Cyrillic", async () => {
    const project = await Project.generated("моя папка с gate ");
    project.write("elsewhere/file.txt", "");
    const { code, out } = await project.runIn("elsewhere", ["gate", "--catalog", "../catalog.yaml"]);
    expect([code, out]).toEqual([0, expect.stringContaining("../generated/")]);
    expect((await project.runIn("elsewhere", ["gate", "--catalog", project.at("catalog.yaml")])).code).toBe(0);
    expect((await project.runIn("elsewhere", ["gate"])).code).toBe(2);
  });
});

describe("gate: what was changed by hand", () => {
  it("c7: one character appended to any generated file is red and names that file", async () => {
    const project = await Project.generated();
    for (const path of project.outputs()) {
      const before = project.read(`generated/${path}`);
      for (const spoilt of [`${before}x`, `${before}\n`, before.slice(0, -1), `${before.slice(0, 20)}${before.slice(21)}`]) {
        project.write(`generated/${path}`, spoilt);
        expect(await project.findings("gate")).toEqual([`output-hand-edited generated/${path}`]);
        expect(project.read(`generated/${path}`)).toBe(spoilt);
      }
      project.write(`generated/${path}`, before);
    }
    expect(await project.findings("gate")).toEqual([]);
  });

  it("c7: a policy flipped in the contract is red with both lines", async () => {
    const project = await Project.generated();
    project.edit("generated/public-contract.json", (text) => text.replace('"APPLY_ONLY"', '"READ_ONLY"'));
    const { code, out } = await project.run("gate");
    expect(code).toBe(1);
    expect(out).toMatch(/generated\/public-contract\.json:\d+:\d+/);
    expect(out).toMatch(/expected \d+ │ +"policy": "APPLY_ONLY"/);
    expect(out).toMatch(/on disk +\d+ │ +"policy": "READ_ONLY"/);
    expect(out).toContain("`metadata_edit`");
  });

  it("c1: CRLF on all files and the catalog is green; one character more is not", async () => {
    const project = await Project.generated();
    for (const path of project.outputs()) project.edit(`generated/${path}`, crlf);
    for (const path of ["catalog.yaml", "catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"]) project.edit(path, crlf);
    expect(await project.findings("gate")).toEqual([]);
    project.edit("generated/index.ts", (text) => text.replace("import", "imporT"));
    expect(await project.findings("gate")).toEqual(["output-hand-edited generated/index.ts"]);
  });

  it("c11: one missing, one extra, one changed: each with its class and the command that repairs it", async () => {
    const project = await Project.generated();
    project.remove("generated/tools/metadata_read.ts");
    project.write("generated/notes.txt", "mine\n");
    project.edit("generated/index.ts", (text) => text.replace("\n", " \n"));
    const { code, out } = await project.run("gate");
    expect(code).toBe(1);
    expect(out).toContain("output-missing");
    expect(out).toContain("output-orphan");
    expect(out).toMatch(/index\.ts:1:\d+/);
    expect(out).toContain("·");
    expect(out).toContain("npx contract-gate generate");
  });

  it("c11: says `npm run generate` where the team has that script", async () => {
    const project = await Project.generated();
    project.write("package.json", '{ "scripts": { "generate": "contract-gate generate" } }');
    project.remove("generated/index.ts");
    expect((await project.run("gate")).out).toContain("npm run generate");
  });

  it("c11: and names the catalog where it is another one, in quotes where a shell needs them", async () => {
    const project = await Project.generated();
    project.remove("generated/index.ts");
    for (const [path, named] of [["other.yaml", "other.yaml"], ['a "b" $c.yaml', '"a \\"b\\" \\$c.yaml"']] as const) {
      project.write(path, project.read("catalog.yaml"));
      const { out } = await project.run("gate", "--catalog", path);
      expect(out).toContain(`Run \`npx contract-gate generate --catalog ${named}\``);
    }
  });

  it("judges a catalog once, however often and however it is named", async () => {
    const project = await Project.generated();
    project.remove("generated/index.ts");
    expect(await project.findings("gate", "--catalog", "catalog.yaml", "--catalog", "./catalog.yaml", "--catalog", project.at("catalog.yaml"))).toEqual(["output-missing generated/index.ts"]);
  });

  it("c10: conflict markers of all four kinds in an output", async () => {
    const project = await Project.generated();
    project.edit("generated/public-contract.json", (text) => `<<<<<<< HEAD\n${text}||||||| base\n${text}=======\n${text}>>>>>>> theirs\n`);
    const { code, out } = await project.run("gate");
    expect(code).toBe(1);
    expect(out).toContain("conflict markers");
    expect(out).toContain("regenerate");
    expect((await project.run("generate")).code).toBe(0);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("c10: a marker in the catalog is refused with its line, and an underlined heading is not", async () => {
    const project = await Project.generated();
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("description: Показывает объект и его свойства.", "description: |-\n      Показывает объект и его свойства.\n||||||| base\n      Ещё строка."));
    const { code, out } = await project.run("gate");
    expect(code).toBe(2);
    expect(out).toMatch(/catalog\/metadata_read\.yaml:8:/);
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("||||||| base", "      ======="));
    expect((await project.run("generate")).code).toBe(0);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("an output replaced by a link is no file, wherever the link points", async () => {
    const project = await Project.generated();
    project.write("same.json", project.read("generated/public-contract.json"));
    project.link("../same.json", "generated/public-contract.json");
    expect(await project.findings("gate")).toEqual(["output-not-a-file generated/public-contract.json"]);
    project.rename("generated", "real");
    project.link("real", "generated");
    expect(await project.findings("gate")).toEqual(["output-not-a-file generated"]);
  });
});

describe("gate: a catalog that moved", () => {
  it("c3: a new tool that was not generated is missing", async () => {
    const project = await Project.generated();
    project.write("catalog/module_read.yaml", THIRD);
    const found = await project.findings("gate");
    expect(found).toContain("output-missing generated/tools/module_read.ts");
    expect(found.filter((finding) => finding.includes("hand-edited") || finding.includes("upgraded"))).toEqual([]);
  });

  it("a renamed tool that was not generated: one missing, one left over; generate settles it", async () => {
    const project = await Project.generated();
    for (const path of ["catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"]) project.edit(path, (text) => text.replaceAll("metadata_read", "object_read"));
    expect(await project.findings("gate")).toEqual(expect.arrayContaining(["output-missing generated/tools/object_read.ts", "output-orphan generated/tools/metadata_read.ts"]));
    await project.run("generate");
    expect(project.exists("generated/tools/metadata_read.ts")).toBe(false);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("c3: a tool that was renamed and keeps its identifier keeps its files, and none of them is a hand edit", async () => {
    const project = await Project.generated();
    project.edit("catalog/metadata_edit.yaml", (text) => text.replace("  metadata_edit:\n", "  object_edit:\n    as: metadata_edit\n"));
    const own = ["tools/metadata_edit.ts", "help/metadata_edit.md", "docs/tools/metadata_edit.md", "golden/metadata_edit.json", "digests/tools/metadata_edit.json"];
    expect(await project.findings("gate")).toEqual(expect.arrayContaining(own.map((path) => `output-stale generated/${path}`)));
    project.edit("generated/help/metadata_edit.md", (text) => text.replace("Меняет", "Изменяет"));
    expect(await project.findings("gate")).toContain("output-hand-edited generated/help/metadata_edit.md");
    await project.run("generate");
    expect(await project.findings("gate")).toEqual([]);
  });

  it.each([
    ["removed", (project: Project) => project.remove("catalog/module_read.yaml")],
    ["renamed", (project: Project) => project.edit("catalog/module_read.yaml", (text) => text.replace("module_read:", "object_view:"))],
    ["renamed from a name that is no identifier", (project: Project) => project.edit("catalog/module_read.yaml", (text) => text.replace("module_read:", "module-view:"))],
    ["moved to the front", (project: Project) => project.rename("catalog/module_read.yaml", "catalog/a.yaml")],
  ])("a tool that was %s makes shared outputs stale, and nobody edited them; an edit among them is still one", async (_name, move) => {
    const project = await Project.generated();
    project.write("catalog/module_read.yaml", THIRD);
    project.write("catalog/поиск.yaml", THIRD.replace("module_read:", "поиск:").replaceAll("модул", "строк"));
    await project.run("generate");
    move(project);
    const hand = async () => (await project.findings("gate")).filter((finding) => /hand-edited|upgraded/.test(finding));
    expect(await hand()).toEqual([]);
    for (const path of ["index.ts", "public-contract.json", "docs/policies.md", "docs/index.md"]) {
      const clean = project.read(`generated/${path}`);
      project.edit(`generated/${path}`, (text) => text.replace(/(metadata_edit.*)/, "$1 "));
      expect(await hand()).toEqual([`output-hand-edited generated/${path}`]);
      project.write(`generated/${path}`, clean);
    }
    await project.run("generate");
    expect((await project.findings("gate")).filter((finding) => finding.startsWith("output"))).toEqual([]);
  });

  it("an edit that changes no meaning changes nothing: comments, quotes, order of keys, another file", async () => {
    const project = await Project.generated();
    project.edit("catalog.yaml", (text) => `# a comment\n${text.replace("title: Кванты, version", 'title: "Кванты", version').replace(/conventions: (.*)\nanswers: (.*)\n/, "answers: $2\nconventions: $1 # all\n")}`);
    project.edit("catalog/metadata_edit.yaml", (text) => text.replace(/( +)policy: APPLY_ONLY\n +scope: metadata\.write\n/, "$1scope: metadata.write\n$1policy: APPLY_ONLY\n"));
    project.rename("catalog/metadata_read.yaml", "catalog/reading.yaml");
    project.edit("catalog.yaml", (text) => text.replace("catalog/*.yaml", "catalog/metadata_edit.yaml, catalog/reading.yaml"));
    expect(await project.findings("gate")).toEqual([]);
    expect((await project.run("generate")).out).toContain("nothing wrong");
  });
});

describe("gate: what cannot be judged", () => {
  it.each([
    ["no catalog", (project: Project) => project.remove("catalog.yaml")],
    ["a folder in its place", (project: Project) => (project.remove("catalog.yaml"), project.write("catalog.yaml/x", ""))],
    ["an empty one", (project: Project) => project.write("catalog.yaml", "")],
    ["a syntax error", (project: Project) => project.write("catalog.yaml", "catalog: [1\n")],
    ["a duplicate key", (project: Project) => project.edit("catalog.yaml", (text) => `${text}answers: envelope\n`)],
    ["an included name that no file can have", (project: Project) => project.edit("catalog.yaml", (text) => text.replace("[catalog/*.yaml]", '["a\\0b.yaml", "c\\0/*.yaml"]'))],
    ["a link that leads to itself", (project: Project) => project.link("catalog.yaml", "catalog.yaml")],
    ["an included file that is missing", (project: Project) => project.edit("catalog.yaml", (text) => text.replace("catalog/*.yaml", "nothing.yaml"))],
  ])("c14: %s is 2, never 0 or 1, and the report says which", async (_name, spoil) => {
    const project = await Project.generated();
    spoil(project);
    for (const command of ["gate", "lint", "generate", "fmt"]) {
      const { code, out } = await project.run(command, "--format", "json");
      expect([command, code]).toEqual([command, 2]);
      expect(JSON.parse(out)).toMatchObject({ outcome: "cannot-judge", command });
    }
    expect((await project.run("gate")).out).toContain("cannot judge");
  });

  it("c14: drift is 1", async () => {
    const project = await Project.generated();
    project.remove("generated/index.ts");
    const { code, out } = await project.run("gate", "--format", "json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ outcome: "findings", counts: { errors: 1 } });
  });

  it("a tree that is no catalog, or one that would publish something untrue, is 1", async () => {
    const project = await Project.generated();
    project.edit("catalog/metadata_edit.yaml", (text) => text.replace(/ +scope: metadata\.write\n/, ""));
    const before = project.state("generated");
    expect((await project.run("gate")).code).toBe(1);
    const { code, out } = await project.run("generate");
    expect(code).toBe(1);
    expect(out).toContain("mutating-action-without-scope");
    expect(project.state("generated")).toEqual(before);
  });

  it.each(["..", ".", "/outside", "a/../../b", "C:\\out", "../generated", ".git/hooks", ""])("an output folder %j that is not below the catalog is refused", async (output) => {
    const project = new Project();
    project.edit("catalog.yaml", (text) => `${text}output: ${JSON.stringify(output)}\n`);
    const { code, out } = await project.run("generate");
    expect(code).toBe(1);
    expect(out).toContain("output");
    expect(project.exists("generated")).toBe(false);
  });
});

describe("gate: several catalogs", () => {
  async function two(): Promise<Project> {
    const project = await Project.generated();
    for (const path of ["catalog.yaml", "catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"]) project.write(`second/${path}`, project.read(path));
    return project;
  }

  it("are judged together, and the worst decides", async () => {
    const project = await two();
    const both = ["--catalog", "catalog.yaml", "--catalog", "second/catalog.yaml"];
    expect((await project.run("gate", ...both)).code).toBe(1);
    expect((await project.run("generate", ...both)).code).toBe(0);
    const { code, out } = await project.run("gate", ...both);
    expect(code).toBe(0);
    expect(out).toContain("second/generated/");
    project.write("second/catalog.yaml", "");
    expect((await project.run("gate", ...both)).code).toBe(2);
  });

  it("do not share an output folder", async () => {
    const project = await Project.generated();
    project.write("other.yaml", project.read("catalog.yaml"));
    const { code, out } = await project.run("generate", "--catalog", "catalog.yaml", "--catalog", "other.yaml");
    expect(code).toBe(1);
    expect(out).toContain("output-folder-shared");
  });
});

describe("gate: a key of the list that the catalog says itself", () => {
  it.each([
    ["metadata_read", "{ name: x }", "wire-key-owned"],
    ["metadata_read", "{ annotations: { readOnlyHint: false } }", "wire-key-owned"],
    ["metadata_edit", "{ annotations: { readOnlyHint: true } }", "wire-key-owned"],
    ["metadata_edit", "{ description: ДРУГОЕ }", "wire-key-owned"],
  ])("is an error with a line at %s, and nothing is generated: %s", async (tool, wire, rule) => {
    const project = await Project.generated();
    const before = project.read("generated/tools-list.json");
    project.edit(`catalog/${tool}.yaml`, (text) => text.replace(`  ${tool}:\n`, `  ${tool}:\n    wire: ${wire}\n`));
    for (const command of ["lint", "generate", "gate"]) {
      const { code, out, err } = await project.run(command);
      expect([command, code]).toEqual([command, 1]);
      expect(out + err).toContain(`catalog/${tool}.yaml:3:`);
      expect(out + err).toContain(rule);
    }
    expect(project.read("generated/tools-list.json")).toBe(before);
  });
});
