import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { COMMANDS } from "../../generator/commands/commands.js";
import { CHAPTERS } from "../../generator/commands/rule-pages.js";
import { selfTest } from "../../generator/gate/self-test.js";
import { Host } from "../../generator/host.js";
import { judge } from "../../generator/main.js";
import { whole } from "../../generator/output/plan.js";
import { Project } from "./project.js";

const isReport = new Ajv2020({ strictTypes: false }).compile(JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8")) as object);

describe("the command line", () => {
  it("lists every command, and each has a help of its own", async () => {
    const project = new Project();
    const { code, out, err } = await project.run("--help");
    expect([code, err]).toEqual([0, ""]);
    for (const { name, summary } of COMMANDS) {
      expect(out).toContain(summary);
      const help = await project.run(name, "--help");
      expect([name, help.code, help.out]).toEqual([name, 0, expect.stringContaining(`contract-gate ${name}`)]);
      expect((await project.run("help", name)).out).toBe(help.out);
    }
  });

  it("tells its version", async () => expect(await new Project().run("--version")).toMatchObject({ code: 0, out: "0.0.0-test\n" }));

  it("called with nothing, cannot judge and prints its help", async () => {
    const project = new Project();
    const { code, out, err } = await project.run();
    expect([code, out, (await project.run("--help")).out]).toEqual([2, "", expect.stringContaining(err)]);
    expect(err).toMatch(/^Usage: contract-gate /);
  });

  it.each([
    [["nothing"]],
    [["gat"]],
    [["--nothing"]],
    [["gate", "--nothing"]],
    [["gate", "extra"]],
    [["gate", "--format", "xml"]],
    [["gate", "--format"]],
    [["gate", "--catalog"]],
    [["gate", "--catalog", ""]],
    [["gate", "--today", "2026-02-31"]],
    [["gate", "--today", "tomorrow"]],
    [["gate", "--write-baseline"]],
    [["generate", "--baseline", "x"]],
    [["explain", "no-such-rule"]],
    [["explain", "a", "b"]],
  ])("c14: bad usage is 2 and says so: %j", async (argv) => {
    const project = await Project.generated();
    const before = project.state();
    const { code, out, err } = await project.run(...argv);
    expect([code, out]).toEqual([2, ""]);
    expect(err).toMatch(/^contract-gate: .+[\s\S]*`contract-gate (.*--help|explain)` lists /);
    expect(project.state()).toEqual(before);
  });

  it("proposes what was meant, and says where to read on", async () => {
    const project = new Project();
    expect((await project.run("gat")).err).toBe("contract-gate: unknown command 'gat'\n(Did you mean gate?)\n`contract-gate --help` lists the commands.\n");
    expect((await project.run("help", "gat")).err).toBe((await project.run("gat")).err);
    expect((await project.run("gate", "--formt", "json")).err).toBe("contract-gate: unknown option '--formt'\n(Did you mean --format?)\n`contract-gate gate --help` lists what it takes.\n");
    expect((await project.run("explain", "action-undecide")).err).toContain('there is no rule "action-undecide". Did you mean');
  });

  it("c14: bad usage is a report where a report was asked for", async () => {
    const { code, out } = await new Project().run("gate", "--nothing", "--format", "json");
    const report = JSON.parse(out) as object;
    isReport(report);
    expect([code, isReport.errors, report]).toEqual([2, null, expect.objectContaining({ outcome: "cannot-judge" })]);
  });

  it.each(["gate", "generate", "lint", "fmt"])("%s --format json satisfies the published schema, whatever came of it", async (command) => {
    const project = new Project();
    for (const spoil of [() => {}, () => project.edit("catalog/metadata_edit.yaml", (text) => text.replace("PREVIEWABLE", "UNDECIDED")), () => project.write("catalog.yaml", "catalog: 1\n"), () => project.write("catalog.yaml", "a: [")]) {
      spoil();
      const { out } = await project.run(command, "--format", "json");
      isReport(JSON.parse(out));
      expect(isReport.errors).toBeNull();
    }
  });

  it("c14: a defect is 3, names the place and asks to report it", async () => {
    const project = await Project.generated();
    const broken = (id: number): boolean => {
      throw new TypeError(`process ${id} is a defect`);
    };
    project.write("generated/.contract-gate.lock", "4242\n");
    const { code, err } = await project.runIn(".", ["generate"], { process: { id: process.pid, alive: broken } });
    expect(code).toBe(3);
    expect(err).toContain("while writing generated");
    expect(err).toContain("report it");
    expect(err).toContain("process 4242 is a defect");
  });

  it("colours only where a terminal is", async () => {
    const project = new Project();
    expect((await project.run("gate")).out).not.toContain("\u001b[");
    expect((await project.runIn(".", ["gate"], { color: true })).out).toContain("\u001b[");
  });
});

describe("explain", () => {
  it("lists every rule, and has a page for each", async () => {
    const project = new Project();
    const { out } = await project.run("explain");
    for (const rule of CHAPTERS.flatMap(({ rules }) => rules)) {
      expect(out).toContain(rule.id);
      const page = await project.run("explain", rule.id);
      expect([rule.id, page.code, page.out.includes(rule.why)]).toEqual([rule.id, 0, true]);
    }
  });

  it("knows each rule once", () => {
    const ids = CHAPTERS.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids).toEqual([...new Set(ids)]);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });
});

describe("fmt", () => {
  it("lays out every file of the catalog and no other, comments kept; the value is the same", async () => {
    const project = await Project.generated();
    project.edit("catalog/metadata_read.yaml", (text) => `# first\n${text.replace("policy: READ_ONLY", "policy:    READ_ONLY   # reads")}`);
    project.write("catalog/other.txt", "a:   1\n");
    expect(await project.findings("fmt", "--check")).toContain("catalog-not-laid-out catalog/metadata_read.yaml");
    const checked = project.state();
    expect((await project.run("fmt", "--check")).code).toBe(1);
    expect(project.state()).toEqual(checked);
    expect((await project.run("fmt")).code).toBe(0);
    expect(project.read("catalog/metadata_read.yaml")).toMatch(/^# first\n[^]*policy: READ_ONLY +# reads\n/);
    expect(project.read("catalog/other.txt")).toBe("a:   1\n");
    expect((await project.run("fmt", "--check")).code).toBe(0);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("keeps the line endings of a checkout", async () => {
    const project = new Project();
    await project.run("fmt");
    project.edit("catalog.yaml", (text) => text.replaceAll("\n", "\r\n"));
    expect((await project.run("fmt", "--check")).code).toBe(0);
    project.edit("catalog.yaml", (text) => text.replace("catalog: 1", "catalog:   1"));
    await project.run("fmt");
    expect(project.read("catalog.yaml")).toMatch(/^catalog: 1\r\n/);
    expect(project.read("catalog.yaml").replaceAll("\r\n", "")).not.toContain("\n");
  });

  it("takes a byte order mark away", async () => {
    const project = new Project();
    await project.run("fmt");
    const laidOut = project.read("catalog.yaml");
    project.write("catalog.yaml", `\uFEFF${laidOut}`);
    expect(await project.findings("fmt", "--check")).toEqual(["catalog-not-laid-out catalog.yaml"]);
    expect((await project.run("fmt")).code).toBe(0);
    expect(project.read("catalog.yaml")).toBe(laidOut);
  });
});

describe("what is tolerated", () => {
  const undecide = (project: Project) => project.edit("catalog/metadata_edit.yaml", (text) => text.replace("policy: APPLY_ONLY\n        scope: metadata.write", "policy: UNDECIDED"));

  it("a baseline takes the undecided actions of an import, and only shrinks", async () => {
    const project = new Project();
    undecide(project);
    expect((await project.run("generate")).code).toBe(0);
    expect((await project.run("gate")).code).toBe(1);
    expect((await project.run("gate", "--baseline", "baseline.json")).code).toBe(2);
    expect((await project.run("gate", "--baseline", "baseline.json", "--write-baseline")).code).toBe(0);
    const green = await project.run("gate", "--baseline", "baseline.json");
    expect([green.code, green.out]).toEqual([0, expect.stringContaining("1 in the baseline")]);
    // Settled: the baseline must lose its entry.
    project.edit("catalog/metadata_edit.yaml", (text) => text.replace("policy: UNDECIDED", "policy: APPLY_ONLY\n        scope: metadata.write"));
    await project.run("generate");
    expect(await project.findings("gate", "--baseline", "baseline.json")).toEqual(["baseline-unmatched baseline.json"]);
    expect((await project.run("gate", "--baseline", "baseline.json", "--write-baseline")).code).toBe(0);
    // And it takes nothing new.
    undecide(project);
    await project.run("generate");
    expect((await project.run("gate", "--baseline", "baseline.json", "--write-baseline")).code).toBe(1);
    expect(await project.findings("gate", "--baseline", "baseline.json")).toEqual(["action-undecided catalog/metadata_edit.yaml"]);
  });

  it("no baseline forgives drift, a founding rule or what could not be judged", async () => {
    const project = await Project.generated();
    project.edit("generated/index.ts", (text) => `${text}x`);
    expect((await project.run("gate", "--baseline", "b.json", "--write-baseline")).code).toBe(1);
    expect((await project.run("gate", "--baseline", "b.json")).code).toBe(1);
    project.write("catalog.yaml", "a: [");
    const before = project.read("b.json");
    expect((await project.run("gate", "--baseline", "b.json", "--write-baseline")).code).toBe(2);
    expect(project.read("b.json")).toBe(before);
  });

  it("c14: a baseline that is none cannot be judged with", async () => {
    const project = await Project.generated();
    for (const text of ["", "{", '{ "baseline": 2, "findings": [] }']) {
      project.write("b.json", text);
      expect((await project.run("gate", "--baseline", "b.json")).code).toBe(2);
    }
  });

  it("a suppression holds until its last day", async () => {
    const project = new Project();
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("Показывает объект и его свойства.", "Shows an object and its properties."));
    project.edit("catalog.yaml", (text) => `${text}suppressions:\n  - { rule: description-not-in-locale, at: tools.metadata_read, reason: перевод готовится, owner: Команда, until: "2026-12-31" }\n`);
    await project.run("generate");
    const on = (day: string) => project.run("gate", "--today", day);
    expect(await on("2026-12-31")).toMatchObject({ code: 0, out: expect.stringContaining("1 suppressed") });
    expect(await on("2027-01-01")).toMatchObject({ code: 1, out: expect.stringContaining("suppression-expired") });
    expect((await project.run("lint", "--today", "2026-12-31")).code).toBe(0);
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("Shows an object and its properties.", "Показывает объект."));
    await project.run("generate");
    expect(await on("2026-12-31")).toMatchObject({ code: 1, out: expect.stringContaining("suppression-unmatched") });
  });
});

describe("gate --self-test", () => {
  it("c7: proves on a copy that the gate can fail", async () => {
    const project = await Project.generated();
    const { code, out } = await project.run("gate", "--self-test", "--format", "json");
    const { trials, outcome } = JSON.parse(out) as { outcome: string; trials: { what: string; expected: string; noticed: string[] | null }[] };
    expect([code, outcome]).toEqual([0, "clean"]);
    expect(trials.every(({ expected, noticed }) => noticed?.includes(expected))).toBe(true);
    expect(new Set(trials.map(({ expected }) => expected))).toEqual(
      new Set(["output-hand-edited", "output-missing", "output-not-a-file", "output-conflict-markers", "output-orphan", "output-stale", "mutating-action-without-scope", "action-without-policy", "action-undecided", "group-reads-and-writes", "default-profile-can-write"]),
    );
  });

  it("c7: a gate that notices nothing is found out", async () => {
    const project = await Project.generated();
    const host = new Host(project.path);
    const judgement = judge("catalog.yaml", host, (catalog) => host.outputFolder(".", catalog.output));
    if (judgement.kind !== "planned") throw new Error(judgement.kind);
    const trials = [...selfTest(judgement.catalog, host, judgement.plan.outputs.map(whole), "generated", () => [])];
    expect(trials.length).toBeGreaterThan(15);
    expect(trials.every(({ noticed }) => noticed?.length === 0)).toBe(true);
  });

  it("says what it could not try where the catalog has nothing of the kind", async () => {
    const project = new Project();
    project.remove("catalog/metadata_edit.yaml");
    const { out } = await project.run("gate", "--self-test");
    expect(out).toContain("nothing of this kind in the catalog");
  });
});
