import { spawnSync } from "node:child_process";
import { Project, THIRD } from "./project.js";

describe("generate", () => {
  it("says what it did in a few lines, and the second time that nothing was to do", async () => {
    const project = new Project();
    const first = await project.run("generate");
    expect(first.out.split("\n").length).toBeLessThan(8);
    expect(first.out).toContain(`${project.outputs().length} files written`);
    const before = project.state();
    const second = await project.run("generate");
    expect([second.code, second.out]).toEqual([0, expect.stringContaining("nothing wrong")]);
    expect(project.state()).toEqual(before);
  });

  it("goes on where the gate will say something that makes no output untrue, and tells how much", async () => {
    const project = new Project();
    project.edit("catalog/metadata_edit.yaml", (text) => text.replace("policy: APPLY_ONLY\n        scope: metadata.write", "policy: UNDECIDED"));
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "note: catalog.yaml has 1 error that the gate will tell\n" });
    project.edit("catalog.yaml", (text) => text.replace("profiles:\n", "profiles:\n  auditor: { title: Аудитор, groups: [metadata-read], scopes: [metadata.write], enable: Настройки }\n"));
    expect(await project.run("generate")).toMatchObject({ code: 0, err: "note: catalog.yaml has 1 error and 1 warning that the gate will tell\n" });
  });

  it("touches only what changed", async () => {
    const project = await Project.generated();
    const before = project.state("generated");
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("Показывает объект", "Показывает весь объект"));
    expect((await project.run("generate")).code).toBe(0);
    const after = project.state("generated");
    expect(after["generated/tools/metadata_edit.ts"]).toBe(before["generated/tools/metadata_edit.ts"]);
    expect(after["generated/digests/tools/metadata_edit.json"]).toBe(before["generated/digests/tools/metadata_edit.json"]);
    expect(after["generated/public-contract.json"]).not.toBe(before["generated/public-contract.json"]);
  });

  it("removes the files of a tool that is gone and folders that it leaves empty", async () => {
    const project = await Project.generated();
    const before = project.contents();
    project.write("catalog/module_read.yaml", THIRD);
    await project.run("generate");
    expect(project.outputs()).toEqual(expect.arrayContaining(["tools/module_read.ts", "digests/tools/module_read.json"]));
    project.remove("catalog/module_read.yaml");
    const { out } = await project.run("generate");
    expect(out).toMatch(/\d+ files removed/);
    expect(project.contents()).toEqual(before);
  });

  it("neither overwrites nor removes what it did not write, and then writes nothing at all", async () => {
    const project = new Project();
    project.write("generated/public-contract.json", '{ "mine": true }\n');
    project.write("generated/notes/mine.txt", "mine\n");
    const { code, out } = await project.run("generate");
    expect(code).toBe(1);
    expect(out).toContain("generated/public-contract.json");
    expect(project.contents()).toEqual({ "public-contract.json": '{ "mine": true }\n', "notes/mine.txt": "mine\n" });
    project.remove("generated/public-contract.json");
    const settled = await project.run("generate");
    expect([settled.code, settled.err]).toEqual([0, expect.stringContaining("generated/notes is left alone")]);
    expect(project.read("generated/notes/mine.txt")).toBe("mine\n");
    expect(await project.findings("gate")).toEqual(["output-orphan generated/notes"]);
  });

  it("takes a hand edit back, and a deleted or torn file", async () => {
    const project = await Project.generated();
    const before = project.contents();
    project.edit("generated/public-contract.json", (text) => text.replaceAll("APPLY_ONLY", "READ_ONLY"));
    project.edit("generated/tools/metadata_edit.ts", (text) => `<<<<<<< HEAD\n${text}=======\n>>>>>>> x\n`);
    project.remove("generated/digests/tools/metadata_read.json");
    project.write("generated/digests/server.json", "");
    project.remove("generated/digests/server.json");
    expect((await project.run("generate")).code).toBe(0);
    expect(project.contents()).toEqual(before);
  });

  it("knows its own files by their mark, where digests were lost", async () => {
    const project = await Project.generated();
    const before = project.contents();
    project.remove("generated/digests");
    for (const path of project.outputs()) if (!path.endsWith(".json")) project.edit(`generated/${path}`, (text) => `${text}x\n`);
    expect((await project.run("generate")).code).toBe(0);
    expect(project.contents()).toEqual(before);
  });

  it("does not write through links", async () => {
    const project = await Project.generated();
    project.write("target.json", "mine\n");
    project.link("../target.json", "generated/tools-list.json");
    project.write("real/.keep", "");
    expect((await project.run("generate")).code).toBe(1);
    expect(project.read("target.json")).toBe("mine\n");
    project.remove("generated");
    project.link("real", "generated");
    const { code, out } = await project.run("generate");
    expect([code, out]).toEqual([1, expect.stringContaining("A link stands")]);
    expect(project.outputs("real")).toEqual([".keep"]);
  });

  it("c1, c13: writes LF and its own indent, whatever lies there or around", async () => {
    const project = await Project.generated();
    const before = project.contents();
    project.write("tsconfig.json", '{ "compilerOptions": { "newLine": "crlf" } }');
    project.write(".prettierrc", "tabWidth: 8\nuseTabs: true\nendOfLine: crlf\nprintWidth: 20\n");
    project.write(".editorconfig", "root = true\n[*]\nindent_style = tab\nend_of_line = crlf\ninsert_final_newline = false\n");
    for (const path of project.outputs()) project.edit(`generated/${path}`, (text) => text.replaceAll("\n", "\r\n").replaceAll("  ", "\t"));
    expect((await project.run("generate")).code).toBe(0);
    expect(project.contents()).toEqual(before);
    for (const path of project.outputs()) project.edit(`generated/${path}`, (text) => text.replaceAll("\n", "\r\n"));
    expect((await project.run("generate")).code).toBe(0);
    expect(project.contents()).toEqual(before);
  });

  it("b10: gives the same bytes for a catalog with CRLF or a byte order mark", async () => {
    const project = await Project.generated();
    const before = project.state("generated");
    for (const path of ["catalog.yaml", "catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"]) project.edit(path, (text) => `\uFEFF${text.replaceAll("\n", "\r\n")}`);
    expect((await project.run("generate")).code).toBe(0);
    expect(project.state("generated")).toEqual(before);
  });

  it("c6: gives the same bytes in every folder, and no path, date or name of a person in them", async () => {
    const [first, second] = [await Project.generated("a-"), await Project.generated("второй проект ")];
    expect(second.contents()).toEqual(first.contents());
    for (const [path, text] of Object.entries(first.contents())) {
      expect([path, text.includes(first.path), /\\\\|\/tmp\/|\b20\d\d-\d\d-\d\d\b|\b\d\d:\d\d:\d\d\b/.test(text)]).toEqual([path, false, false]);
    }
  });

  it("c4: does not depend on the order in which files were made", async () => {
    const [first, second] = [new Project(), new Project()];
    first.write("catalog/b.yaml", THIRD);
    const texts = ["catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"].map((path) => [path, second.read(path)] as const);
    for (const [path] of texts) second.remove(path);
    second.write("catalog/b.yaml", THIRD);
    for (const [path, text] of texts.reverse()) second.write(path, text);
    await first.run("generate");
    await second.run("generate");
    expect(second.contents()).toEqual(first.contents());
  });

  it("c4: names that look like integers keep their order everywhere", async () => {
    const project = new Project();
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("    required: [fqn]", '      "10": { type: string, description: Десятый }\n      "2": { type: string, description: Второй }\n      b: { type: string, description: Бэ }\n      a: { type: string, description: А }\n    required: [fqn]'));
    expect((await project.run("generate")).code).toBe(0);
    const looked = Object.entries(project.contents()).filter(([path, text]) => text.includes("Десятый") && !path.startsWith("golden/"));
    for (const [path, text] of looked) {
      const places = ["Десятый", "Второй", "Бэ", "А"].map((about) => text.search(new RegExp(`${about}(?![а-яё])`)));
      expect([path, places]).toEqual([path, [...places].sort((a, b) => a - b)]);
      expect(places[0]).toBeGreaterThan(0);
    }
    expect(looked.map(([path]) => path)).toEqual(["docs/tools/metadata_read.md", "help/metadata_read.md", "public-contract.json", "tools-list.json", "tools/metadata_read.ts"]);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("c9: names that would share a file are refused, both told, nothing written", async () => {
    const project = new Project();
    project.write("catalog/more.yaml", THIRD.replace("module_read", "Metadata_Read"));
    const { code, out } = await project.run("generate");
    expect(code).toBe(1);
    expect(out).toContain("Metadata_Read");
    expect(out).toContain("metadata_read");
    expect(project.exists("generated")).toBe(false);
  });

  it.each([["index", "name-reserved"], ["con", "name-reserved"], ["aux", "name-reserved"], ["..", "name-path-like"], ["a/b", "name-path-like"]])("c9: a tool called %s is refused", async (name, rule) => {
    const project = new Project();
    project.write("catalog/more.yaml", THIRD.replace("module_read", JSON.stringify(name)));
    expect(await project.findings("generate")).toEqual([`${rule} catalog/more.yaml`]);
    expect(project.exists("generated")).toBe(false);
  });

  it("c9: no report has a backslash in a path", async () => {
    const project = await Project.generated();
    project.remove("generated/tools/metadata_read.ts");
    for (const format of ["text", "json", "github"]) expect((await project.run("gate", "--format", format)).out).not.toMatch(/tools\\+metadata_read/);
  });

  it("what a killed run left is cleared away", async () => {
    const project = await Project.generated();
    const before = project.contents();
    project.write("generated/tools/.contract-gate-4242-7.tmp", "half");
    project.write("generated/.contract-gate.lock", "4242\n");
    expect(await project.findings("gate")).toEqual(["output-orphan generated/.contract-gate.lock", "output-orphan generated/tools/.contract-gate-4242-7.tmp"]);
    const { code, err } = await project.run("generate");
    expect([code, err]).toEqual([0, expect.not.stringContaining("left alone")]);
    expect(project.contents()).toEqual(before);
  });

  it("two runs at once do not mix: the second waits for the first", async () => {
    const project = new Project();
    const results = await Promise.all(Array.from({ length: 4 }, () => project.run("generate")));
    expect(results.map(({ code }) => code)).toEqual([0, 0, 0, 0]);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("in --format json and github it reports as every command does", async () => {
    const project = new Project();
    expect(JSON.parse((await project.run("generate", "--format", "json")).out)).toMatchObject({ command: "generate", outcome: "clean", surfaces: [{ outputs: { folder: "generated", unchanged: 0 } }] });
    expect((await project.run("generate", "--format", "github")).out).toContain("2 tools");
  });
});

describe("git", () => {
  function git(project: Project, ...argv: string[]) {
    const ran = spawnSync("git", ["-c", "user.name=Кто-то", "-c", "user.email=somebody@example.com", "-c", "init.defaultBranch=main", "-c", "core.autocrlf=false", ...argv], { cwd: project.path, encoding: "utf8" });
    if (ran.error) throw ran.error;
    return ran;
  }
  async function committed(): Promise<Project> {
    const project = await Project.generated();
    git(project, "init", "-q");
    git(project, "add", ".");
    git(project, "commit", "-qm", "base");
    return project;
  }
  async function branch(project: Project, name: string, edit: () => void): Promise<void> {
    git(project, "checkout", "-q", "-b", name, "main");
    edit();
    expect((await project.run("generate")).code).toBe(0);
    git(project, "add", "-A");
    git(project, "commit", "-qm", name);
  }

  it("merges edits to different tools without a conflict, and the gate is green at once", async () => {
    const project = await committed();
    await branch(project, "reading", () => project.edit("catalog/metadata_read.yaml", (text) => text.replace("Показывает объект", "Показывает весь объект").replace("fqn: { type", "depth: { type: integer, minimum: 1, description: Глубина }\n      fqn: { type")));
    await branch(project, "editing", () => project.edit("catalog/metadata_edit.yaml", (text) => text.replace("Очищает свойство", "Стирает свойство").replace("policy: PREVIEWABLE", "policy: APPLY_ONLY")));
    const merged = git(project, "merge", "-q", "--no-edit", "reading");
    expect([merged.status, merged.stdout]).toEqual([0, expect.not.stringContaining("CONFLICT")]);
    expect(await project.findings("gate")).toEqual([]);
    expect((await project.run("generate")).out).toContain("nothing wrong");
  });

  it("what a conflict in the catalog leaves, generate resolves once the catalog is settled", async () => {
    const project = await committed();
    const describe = (words: string) => () => project.edit("catalog/metadata_read.yaml", (text) => text.replace("Показывает объект и его свойства.", words));
    await branch(project, "ours", describe("Показывает объект целиком."));
    await branch(project, "theirs", describe("Показывает объект с подчинёнными."));
    expect(git(project, "merge", "-q", "--no-edit", "ours").status).toBe(1);
    expect((await project.run("gate")).code).toBe(2);
    project.write("catalog/metadata_read.yaml", git(project, "show", "ours:catalog/metadata_read.yaml").stdout);
    expect(new Set((await project.findings("gate")).map((finding) => finding.split(" ")[0]))).toEqual(new Set(["output-conflict-markers"]));
    expect((await project.run("generate")).code).toBe(0);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("two edits of one tool that git can merge are told as a merge, not as a hand edit", async () => {
    const project = await committed();
    await branch(project, "title", () => project.edit("catalog/metadata_edit.yaml", (text) => text.replace("title: Правка метаданных", "title: Правка объектов")));
    await branch(project, "action", () => project.edit("catalog/metadata_edit.yaml", (text) => text.replace("Очищает свойство объекта.", "Стирает свойство объекта.")));
    expect(git(project, "merge", "-q", "--no-edit", "title").status).toBe(1);
    expect(git(project, "diff", "--name-only", "--diff-filter=U").stdout.trim().split("\n")).toEqual(["generated/digests/tools/metadata_edit.json"]);
    expect((await project.findings("gate")).filter((finding) => finding.startsWith("output-hand-edited"))).toEqual([]);
    expect((await project.run("generate")).code).toBe(0);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("a tool that one branch removed and the other edited: whichever stays, nothing is told as a hand edit or as another generator's", async () => {
    const project = await committed();
    await branch(project, "edit", () => project.edit("catalog/metadata_read.yaml", (text) => text.replace("Показывает объект", "Показывает весь объект")));
    await branch(project, "remove", () => {
      project.remove("catalog/metadata_read.yaml");
      project.edit("catalog/metadata_edit.yaml", (text) => text.replace(" Прочитать объект — [[metadata_read]].", "").replace("    help: metadata_read\n", ""));
    });
    for (const [ours, theirs] of [["edit", "remove"], ["remove", "edit"]] as const) {
      git(project, "checkout", "-q", "-f", ours);
      expect(git(project, "merge", "-q", "--no-edit", theirs).status).toBe(1);
      // git leaves the edited file there either way.
      if (ours === "remove") project.remove("catalog/metadata_read.yaml");
      const rules = new Set((await project.findings("gate")).map((finding) => finding.split(" ")[0]));
      expect(rules).toContain("output-conflict-markers");
      expect([...rules].filter((rule) => rule === "output-hand-edited" || rule === "output-generator-upgraded")).toEqual([]);
      expect((await project.run("generate")).code).toBe(0);
      expect(await project.findings("gate")).toEqual([]);
      git(project, "merge", "--abort");
    }
  });

  it("c3: an output that git ignores is told, with the line that ignores it; a tracked one is not", async () => {
    const project = await committed();
    project.write(".gitignore", "# generated\nmodule_*.ts\n");
    project.write("catalog/module_read.yaml", THIRD);
    await project.run("generate");
    expect(await project.findings("gate")).toEqual(["output-ignored-by-git generated/tools/module_read.ts"]);
    expect((await project.run("gate")).out).toContain(".gitignore:2");
    git(project, "add", "-f", "generated/tools/module_read.ts");
    expect(await project.findings("gate")).toEqual([]);
  });

  it("c3: a catalog below the root of the repository, and an exception to a pattern", async () => {
    const project = new Project();
    git(project, "init", "-q");
    for (const path of ["catalog.yaml", "catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"]) project.write(`пакет один/${path}`, project.read(path));
    project.write(".gitignore", "*.json\n!**/generated/**/*.json\n!**/generated/*.json\n/пакет один/generated/index.ts\n");
    expect((await project.runIn("пакет один", ["generate"])).code).toBe(0);
    const { out } = await project.runIn("пакет один", ["gate", "--format", "github"]);
    expect(out.split("\n").filter((line) => line.startsWith("::error"))).toEqual([expect.stringContaining("file=пакет один/generated/index.ts,title=output-ignored-by-git")]);
  });

  it("c3: in a hook, git is asked about the repository that the catalog lies in, whatever the hook's environment says", async () => {
    const project = await committed();
    git(project, "worktree", "add", "-q", "-b", "other", "tree/сервер");
    project.write("tree/сервер/.gitignore", "module_*.ts\n");
    project.write("tree/сервер/catalog/module_read.yaml", THIRD);
    await project.runIn("tree/сервер", ["generate"]);
    const gate = async (environment: { readonly [name: string]: string }) => {
      const before = { ...process.env };
      Object.assign(process.env, environment);
      try {
        return await project.runIn("tree/сервер", ["gate", "--base", "main", "--format", "github"]);
      } finally {
        for (const name of Object.keys(environment)) delete process.env[name];
        Object.assign(process.env, before);
      }
    };
    const own = git(project, "-C", "tree/сервер", "rev-parse", "--absolute-git-dir").stdout.trim();
    const expected = await gate({});
    expect(expected.out).toContain("title=output-ignored-by-git");
    for (const environment of [
      { GIT_DIR: own, GIT_INDEX_FILE: `${own}/index`, GIT_PREFIX: "" },
      { GIT_DIR: ".git" },
      { GIT_DIR: project.at(".git"), GIT_WORK_TREE: project.path },
      { GIT_DIR: project.at("nowhere") },
      { GIT_CEILING_DIRECTORIES: project.at("tree"), GIT_LITERAL_PATHSPECS: "1", GIT_ICASE_PATHSPECS: "1" },
    ]) {
      expect(await gate(environment)).toEqual(expected);
    }
  });

  it("an empty `.git` is no repository: the one above is", async () => {
    const project = await committed();
    for (const path of ["catalog.yaml", "catalog/metadata_read.yaml", "catalog/metadata_edit.yaml"]) project.write(`server/${path}`, project.read(path));
    project.write(".gitignore", "index.ts\n");
    project.write("server/.git/hooks/none", "");
    await project.runIn("server", ["generate"]);
    expect((await project.runIn("server", ["gate", "--format", "github"])).out).toContain("file=server/generated/index.ts,title=output-ignored-by-git");
  });

  it("c1: a checkout with autocrlf is green", async () => {
    const project = await committed();
    git(project, "-c", "core.autocrlf=true", "-c", "core.eol=crlf", "checkout-index", "-f", "-a");
    project.remove("generated/index.ts");
    git(project, "-c", "core.autocrlf=true", "checkout", "--", "generated/index.ts");
    expect(project.read("generated/index.ts")).toContain("\r\n");
    expect(await project.findings("gate")).toEqual([]);
  });
});
