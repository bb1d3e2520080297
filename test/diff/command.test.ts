import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { DiffSection } from "../../generator/diagnostics/diff-section.js";
import { Project } from "../cli/project.js";

const isReport = new Ajv2020({ strictTypes: false }).compile(JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8")) as object);

/** The sample in a git repository, committed once. */
class Repository extends Project {
  constructor() {
    super("diff-");
    this.git("init", "-q", "-b", "main");
    this.commit("one");
  }

  git(...parameters: string[]): string {
    return execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false", ...parameters], { cwd: this.path, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  }

  commit(message: string): void {
    this.git("add", "-A");
    this.git("commit", "-qm", message);
  }

  swap(path: string, from: string | RegExp, to: string): void {
    const before = this.read(path);
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} has no ${String(from)}`);
    this.write(path, after);
  }

  /** The comparison of a run, as JSON has it. */
  async diff(...argv: string[]): Promise<{ code: number; diff: DiffSection; findings: readonly { rule: string; file: string | null; line: number | null; message: string; remedy: string }[]; err: string }> {
    const { code, out, err } = await this.run("diff", ...argv, "--format", "json");
    const report = JSON.parse(out) as { diff: DiffSection; findings: never[] };
    expect([isReport(report), isReport.errors]).toEqual([true, null]);
    return { code, ...report, err };
  }
}

const told = (diff: DiffSection): string[] => diff.changes.map(({ level, rule, path, pointer }) => [level, rule, path, ...(pointer === null ? [] : [pointer])].join(" "));

describe("diff of a ref", () => {
  it("compares the catalog as it was with the catalog as it is, and touches nothing", async () => {
    const project = new Repository();
    project.swap("catalog/metadata_edit.yaml", "minimum: 0", "minimum: 1");
    const before = [project.git("status", "--porcelain"), project.read(".git/index")];
    const { code, diff, findings } = await project.diff("HEAD");
    expect(code).toBe(1);
    expect(told(diff)).toEqual(["breaking parameter-limit-tightened tools.metadata_edit.actions.set_length /properties/value/minimum"]);
    expect(diff.changes[0]).toMatchObject({ before: 0, after: 1, witness: { fqn: "text", value: 0 }, at: { file: "catalog/metadata_edit.yaml", line: 10 }, baseAt: { file: "catalog/metadata_edit.yaml", line: 10 } });
    expect(findings).toEqual([expect.objectContaining({ rule: "parameter-limit-tightened", file: "catalog/metadata_edit.yaml", line: 10 })]);
    expect([project.git("status", "--porcelain"), project.read(".git/index")]).toEqual(before);
  });

  it("says nothing of what did not change, and compares two refs", async () => {
    const project = new Repository();
    expect(await project.diff("HEAD")).toMatchObject({ code: 0, diff: { changes: [], counts: { breaking: 0 } }, findings: [] });
    project.swap("catalog/metadata_edit.yaml", "Очищает свойство объекта.", "Очищает свойство.");
    project.commit("two");
    expect(told((await project.diff("HEAD~1", "HEAD")).diff)).toEqual(["routing action-words-changed tools.metadata_edit.actions.clear.description"]);
    expect((await project.run("diff", "HEAD~1", "HEAD")).code).toBe(0);
  });

  it("finds the catalog of a folder below, of another name, and the one that differs in case (d13)", async () => {
    const project = new Repository();
    project.git("mv", "catalog.yaml", "Catalog.yaml");
    const { code, diff, err } = await project.diff("HEAD", "--catalog", "Catalog.yaml");
    expect([code, diff.changes]).toEqual([0, []]);
    expect(err).toContain("catalog.yaml is taken for it");
    const below = await project.runIn("catalog", ["diff", "HEAD", "--catalog", "../Catalog.yaml", "--format", "json"]);
    expect(below.code).toBe(0);
  });
});

describe("diff of anything with anything", () => {
  it("takes catalogs, contracts and lists, from files and from git", async () => {
    const project = new Repository();
    await project.run("generate");
    project.commit("outputs");
    const contract = "generated/public-contract.json";
    const list = "generated/tools-list.json";
    for (const base of ["HEAD", "HEAD~1", "catalog.yaml", contract, list, `HEAD:${contract}`, `HEAD:${list}`, "HEAD:catalog.yaml", "."]) {
      for (const head of base === "HEAD" ? [[], ["HEAD"], [contract], [list]] : base === list ? [[], [contract]] : [[]]) expect([base, ...head, await project.diff(base, ...head)]).toMatchObject([base, ...head, { code: 0, diff: { changes: [] } }]);
    }
  });

  it("knows the line in a contract and in a list", async () => {
    const project = new Repository();
    await project.run("generate");
    project.swap("catalog/metadata_edit.yaml", "minimum: 0", "minimum: 1");
    const fromContract = await project.diff("generated/public-contract.json");
    const { baseAt } = fromContract.diff.changes[0]!;
    expect(project.read("generated/public-contract.json").split("\n")[baseAt!.line - 1]).toContain('"minimum": 0');
    const fromList = await project.diff("generated/tools-list.json");
    expect(told(fromList.diff)).toEqual(["breaking parameter-limit-tightened tools.metadata_edit /properties/value/minimum"]);
    expect(project.read("generated/tools-list.json").split("\n")[fromList.diff.changes[0]!.baseAt!.line - 1]).toContain('"minimum": 0');
  });
});

describe("d10: a base that cannot be had is never \"no changes\"", () => {
  const unusable = (problem: string, remedy: string) => ({ code: 2, findings: expect.arrayContaining([expect.objectContaining({ rule: "diff-side-unusable", message: expect.stringContaining(problem) as string, remedy: expect.stringContaining(remedy) as string })]) as never });
  const judged = async (project: Repository, ...argv: string[]): Promise<unknown> => {
    const { code, out } = await project.run("diff", ...argv, "--format", "json");
    const report = JSON.parse(out) as { outcome: string; findings: object[] };
    expect(report.outcome).toBe("cannot-judge");
    expect(isReport(report)).toBe(true);
    return { code, findings: report.findings };
  };

  it("a shallow clone: names the ref, and what to type", async () => {
    const origin = new Repository();
    origin.git("branch", "release");
    origin.git("commit", "-q", "--allow-empty", "-m", "two");
    const clone = new Repository();
    clone.git("remote", "add", "origin", `file://${origin.path}`);
    clone.git("fetch", "-q", "--depth=1", "origin", "main:refs/remotes/origin/main");
    expect(await judged(clone, "origin/release")).toMatchObject(unusable("origin/release", "git fetch --depth=1 origin release:refs/remotes/origin/release"));
    expect(await judged(clone, "origin/main~1")).toMatchObject(unusable("This clone is shallow", "git fetch --unshallow"));
    clone.git("fetch", "-q", "--depth=1", "origin", "release:refs/remotes/origin/release");
    expect((await clone.run("diff", "origin/release")).code).toBe(0);
  });

  it("a ref that nobody knows, one that looks like an option, no repository, no git file", async () => {
    const project = new Repository();
    expect(await judged(project, "nowhere")).toMatchObject(unusable("git knows no ref nowhere", "Fetch it"));
    expect(await judged(project, "--base", "--upload-pack=x")).toMatchObject(unusable("--upload-pack=x", "Correct the name"));
    const bare = new Project();
    expect(await bare.run("diff", "HEAD")).toMatchObject({ code: 2, out: expect.stringContaining("in no git repository") as string });
  });

  it("a base without the file, and a first run that says so", async () => {
    const project = new Repository();
    project.git("checkout", "-q", "--orphan", "empty");
    project.git("rm", "-rqf", "--cached", ".");
    project.git("commit", "-q", "--allow-empty", "-m", "nothing");
    expect(await judged(project, "empty")).toMatchObject(unusable("empty has no catalog.yaml", "--first-run"));
    expect(await judged(project, "empty:generated/public-contract.json")).toMatchObject(unusable("empty has no file generated/public-contract.json", "--first-run"));
    for (const argv of [["empty", "--first-run"], ["empty:generated/public-contract.json", "--first-run"], ["--first-run"]]) {
      const { code, diff, err } = await project.diff(...argv);
      expect(code).toBe(0);
      expect(err).toContain("first run");
      expect(told(diff)).toEqual(expect.arrayContaining(["additive tool-added tools.metadata_read", "additive tool-added tools.metadata_edit"]));
    }
    // A ref that is not here is no first run.
    expect(await judged(project, "nowhere", "--first-run")).toMatchObject(unusable("nowhere", "Fetch it"));
  });

  it("conflict markers in the base, of both kinds", async () => {
    const project = new Repository();
    await project.run("generate");
    const contract = project.read("generated/public-contract.json");
    project.write("generated/public-contract.json", contract.replace('  "answers"', '<<<<<<< HEAD\n  "answers"').replace('  "labels"', '=======\n>>>>>>> other\n  "labels"'));
    project.commit("markers");
    expect(await judged(project, "HEAD:generated/public-contract.json")).toMatchObject(unusable("conflict markers", "Resolve the merge"));
    project.swap("catalog/metadata_edit.yaml", "  metadata_edit:", "<<<<<<< HEAD\n  metadata_edit:\n=======\n>>>>>>> other");
    project.commit("markers");
    project.swap("catalog/metadata_edit.yaml", "<<<<<<< HEAD\n  metadata_edit:\n=======\n>>>>>>> other", "  metadata_edit:");
    expect(await judged(project, "HEAD")).toMatchObject(unusable("The catalog of the base HEAD has no single meaning", "git log --oneline -- catalog.yaml"));
  });

  it("a contract of another version: published anew from its own catalog where there is one", async () => {
    const project = new Repository();
    await project.run("generate");
    project.swap("generated/public-contract.json", '"contract": 1', '"contract": 0');
    project.commit("old");
    project.swap("catalog/metadata_edit.yaml", "minimum: 0", "minimum: 1");
    const { code, diff, err } = await project.diff("HEAD:generated/public-contract.json");
    expect([code, told(diff)]).toEqual([1, ["breaking parameter-limit-tightened tools.metadata_edit.actions.set_length /properties/value/minimum"]]);
    expect(err).toContain("published anew from the catalog of HEAD");
    expect(await judged(project, "generated/public-contract.json")).toMatchObject(unusable("a public contract of version 0", "Name the git ref"));
  });

  it.each([
    ["a key twice", '{"tools": [], "tools": []}', "for the second time"],
    ["a text that is cut off", '{"tools": [{"name": "a"', "cut off"],
    ["a part of a list", '{"tools": [{"name": "a", "inputSchema": {"type": "object"}}], "nextCursor": "x"}', "a next page"],
    ["two tools of one name", '{"tools": [{"name": "a"}, {"name": "a"}]}', "Two tools are named"],
    ["something else", '{"openapi": "3.1.0"}', "neither a public contract nor an answer to tools/list"],
    ["a contract that is none", '{"contract": 1, "tools": []}', "server should be an object"],
  ])("%s", async (_, text, problem) => {
    const project = new Repository();
    project.write("base.json", text);
    expect(await judged(project, "base.json")).toMatchObject(unusable(problem, ""));
    expect(project.read("base.json")).toBe(text);
  });

  it("a catalog in a submodule: a repository of its own", async () => {
    const [inner, outer] = [new Repository(), new Repository()];
    outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.path, "inner");
    outer.commit("a submodule");
    for (const given of [["HEAD", "--catalog", "inner/catalog.yaml"], ["HEAD:inner/catalog.yaml"], ["HEAD", "--first-run", "--catalog", "inner/catalog.yaml"]]) {
      expect(await judged(outer, ...given)).toMatchObject(unusable("inner/catalog.yaml lies in inner, which is a submodule of HEAD", "Run it in the folder inner"));
    }
  });

  it("bad usage", async () => {
    const project = new Repository();
    for (const argv of [["diff"], ["diff", "a", "b", "c"], ["diff", "HEAD", "--fail-on", "sometimes"]]) expect([argv, (await project.run(...argv)).code]).toEqual([argv, 2]);
  });
});

describe("what is red", () => {
  it.each([
    ["breaking", 0],
    ["dangerous", 0],
    ["behaviour", 0],
    ["routing", 1],
    ["any", 1],
    ["never", 0],
  ])("--fail-on %s", async (level, code) => {
    const project = new Repository();
    project.swap("catalog/metadata_edit.yaml", "Очищает свойство объекта.", "Очищает свойство.");
    expect((await project.run("diff", "HEAD", "--fail-on", level)).code).toBe(code);
  });
});

describe("a comment on a pull request", () => {
  it("asks for decisions also where nothing is to be red", async () => {
    const project = new Repository();
    project.swap("catalog/metadata_edit.yaml", "minimum: 0", "minimum: 1");
    const { code, out } = await project.run("diff", "HEAD", "--fail-on", "never", "--format", "markdown");
    expect(code).toBe(0);
    expect(out).toContain("1 change to decide");
    expect((await project.run("diff", "--first-run", "--format", "markdown")).out).toContain("nothing to decide");
  });
});

describe("the journal", () => {
  const narrowed = (): Repository => {
    const project = new Repository();
    project.swap("catalog/metadata_edit.yaml", "minimum: 0", "minimum: 1");
    return project;
  };
  const gate = async (project: Repository, ...argv: string[]): Promise<{ code: number; rules: string[] }> => {
    // The changelog is an output: an entry that is new asks for it.
    await project.run("generate");
    const { code, out } = await project.run("gate", "--base", "main", ...argv, "--format", "json");
    const report = JSON.parse(out) as { findings: { rule: string }[] };
    expect([isReport(report), isReport.errors]).toEqual([true, null]);
    return { code, rules: report.findings.map(({ rule }) => rule) };
  };

  it("is drafted, filled in, and then the gate is green", async () => {
    const project = narrowed();
    expect(await gate(project)).toEqual({ code: 1, rules: ["change-unrecorded"] });
    const drafted = await project.run("diff", "main", "--write-journal");
    expect(drafted.err).toMatch(/journal\/2026-11-30-parameter-limit-tightened-[0-9a-f]{8}\.yaml records one change/);
    const [name] = readdirSync(project.at("journal"));
    expect(project.read(`journal/${name!}`)).toMatch(/^version: "1\.0\.0"\ndate: 2026-11-30\ntitle: .*\nwhy: ""\nchanges:\n/);
    expect(await gate(project)).toEqual({ code: 1, rules: ["journal-entry-without-why"] });
    project.swap(`journal/${name!}`, 'why: ""', "why: Нулевой длины не бывает.");
    expect(await gate(project)).toEqual({ code: 0, rules: [] });
    expect((await project.run("diff", "main", "--write-journal")).err).toContain("recorded already");
    expect((await project.diff("main")).diff.changes[0]!.recorded).toBe(`journal/${name!}`);
  });

  it("of the past forgives nothing: only entries that came with the change count", async () => {
    const project = narrowed();
    await project.run("diff", "main", "--write-journal");
    const [name] = readdirSync(project.at("journal"));
    project.swap(`journal/${name!}`, 'why: ""', "why: Так нужно.");
    project.git("stash", "-q", "--", "catalog");
    project.commit("the entry alone");
    project.git("stash", "pop", "-q");
    expect(await gate(project)).toEqual({ code: 1, rules: ["change-unrecorded"] });
  });

  it("that records what is not there is told, and one that cannot be read is no journal", async () => {
    const project = new Repository();
    project.write("journal/2026-11-30-x.yaml", 'version: "1.0.0"\ndate: 2026-11-30\ntitle: Правка\nwhy: Так нужно.\nchanges:\n  - change: tool-removed\n    at: tools.metadata_read\n    note: Вместо него metadata_edit.\n');
    expect(await gate(project)).toEqual({ code: 0, rules: ["journal-record-unmatched"] });
    project.write("journal/2026-11-30-x.yaml", "version: 1\ndate: soon\n");
    expect(await gate(project)).toMatchObject({ code: 1, rules: expect.arrayContaining(["journal-entry-misshapen"]) as string[] });
    project.write("journal/2026-11-30-x.yaml", "<<<<<<< HEAD\nversion: 1\n=======\n>>>>>>> x\n");
    expect(await gate(project)).toMatchObject({ code: 1, rules: expect.arrayContaining(["conflict-marker"]) as string[] });
    expect((await project.run("diff", "main")).code).toBe(2);
  });

  it("records a kind of change at a place and below, without a fingerprint", async () => {
    const project = narrowed();
    project.write("journal/2026-11-30-x.yaml", 'version: "1.0.0"\ndate: 2026-11-30\ntitle: Правка\nwhy: Так нужно.\nchanges:\n  - { change: limit-tightened, at: tools.metadata_edit }\n');
    expect(await gate(project)).toEqual({ code: 0, rules: [] });
  });

  it("goes with a version step that is far enough", async () => {
    const project = narrowed();
    project.swap("catalog.yaml", '"1.0.0"', '"1.1.0"');
    expect((await project.diff("main")).findings.map(({ rule }) => rule)).toContain("version-step-too-small");
    project.swap("catalog.yaml", '"1.1.0"', '"2.0.0"');
    const { diff, findings } = await project.diff("main");
    expect(diff.step).toEqual({ asked: "major", from: "1.0.0", to: "2.0.0", taken: "major" });
    expect(findings.map(({ rule }) => rule)).not.toContain("version-step-too-small");
  });

  it("is not asked for on a first run, and a base that is not here is no first run", async () => {
    const project = narrowed();
    await project.run("generate");
    project.git("checkout", "-q", "--orphan", "empty");
    project.git("rm", "-rqf", "--cached", ".");
    project.git("commit", "-q", "--allow-empty", "-m", "nothing");
    expect((await project.run("gate", "--base", "empty")).code).toBe(2);
    expect((await project.run("gate", "--base", "empty", "--first-run")).code).toBe(0);
    expect((await project.run("gate", "--base", "nowhere", "--first-run")).code).toBe(2);
  });
});

describe("git's own diff", () => {
  it("shows the contract as callers feel it, with two lines of configuration", async () => {
    const project = new Repository();
    await project.run("generate");
    project.commit("outputs");
    project.swap("catalog/metadata_edit.yaml", "minimum: 0", "minimum: 1");
    await project.run("generate");
    project.write("old.json", project.git("show", "HEAD:generated/public-contract.json"));
    const { code, out } = await project.run("diff", "--git-driver", "generated/public-contract.json", join(project.path, "old.json"), "0".repeat(40), "100644", join(project.path, "generated/public-contract.json"), "0".repeat(40), "100644");
    expect(code).toBe(0);
    expect(out).toContain("parameter-limit-tightened");
    expect((await project.run("diff", "--git-driver", "generated/public-contract.json", "/dev/null", ".", ".", join(project.path, "old.json"), ".", ".")).out).toContain("a new file");
  });
});
