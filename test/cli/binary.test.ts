import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Project } from "./project.js";

const CLI = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

function contractGate(project: Project, argv: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, [CLI, ...argv], { cwd: project.path, encoding: "utf8", env: { ...process.env, ...env } });
}

describe("the built command", () => {
  it("has the version of its package", () => {
    const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };
    expect(contractGate(new Project(), ["--version"]).stdout).toBe(`${version}\n`);
  });

  it("c6: writes the same bytes in another language, time zone and folder as in process", async () => {
    const here = await Project.generated();
    const there = new Project("другая папка ");
    const { status, stderr } = contractGate(there, ["generate"], { LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8", TZ: "Pacific/Kiritimati", COLUMNS: "20" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(there.contents()).toEqual(here.contents());
    expect(contractGate(there, ["gate"], { TZ: "America/Los_Angeles" }).status).toBe(0);
  });

  it("c14: ends with 0, 1 and 2", async () => {
    const project = await Project.generated();
    expect(contractGate(project, ["gate"]).status).toBe(0);
    project.edit("generated/index.ts", (text) => `${text}x`);
    expect(contractGate(project, ["gate"]).status).toBe(1);
    project.remove("catalog.yaml");
    expect(contractGate(project, ["gate"]).status).toBe(2);
    expect(contractGate(project, ["gate", "--nothing"]).status).toBe(2);
  });

  it("c14: a folder that is gone from under it is no defect", () => {
    const { status, stderr } = spawnSync("sh", ["-c", `mkdir gone && cd gone && rmdir ../gone && exec "$0" "$1" gate`, process.execPath, CLI], { cwd: new Project().path, encoding: "utf8" });
    expect([status, stderr]).toEqual([2, "contract-gate: the folder in which it runs is gone, or cannot be entered.\n"]);
  });

  it("puts results on stdout and notes on stderr, without colours in a pipe", async () => {
    const project = await Project.generated();
    project.edit("catalog/metadata_read.yaml", (text) => text.replace("    title: Чтение метаданных\n", "    title: Чтение\n"));
    const { stdout, stderr } = contractGate(project, ["gate", "--format", "json"], { FORCE_COLOR: "1" });
    expect(JSON.parse(stdout)).toMatchObject({ outcome: "findings" });
    expect(stdout).not.toContain("\u001b");
    expect(stderr).toBe("");
  });

  it("survives a reader that goes away", async () => {
    const project = await Project.generated();
    project.edit("generated/index.ts", (text) => `${text}x`);
    const child = spawn(process.execPath, [CLI, "gate", "--format", "json"], { cwd: project.path });
    child.stdout.destroy();
    let stderr = "";
    child.stderr.on("data", (bytes: Buffer) => void (stderr += bytes.toString("utf8")));
    const code = await new Promise((resolve) => child.on("close", resolve));
    expect([code, stderr]).toEqual([1, ""]);
  });

  it("two processes at once leave one whole folder", async () => {
    const project = new Project();
    const runs = Array.from({ length: 3 }, () => new Promise((resolve) => spawn(process.execPath, [CLI, "generate"], { cwd: project.path, stdio: "ignore" }).on("close", resolve)));
    expect(await Promise.all(runs)).toEqual([0, 0, 0]);
    expect(contractGate(project, ["gate"]).status).toBe(0);
  });

  it("a run that is killed leaves whole files, and the next one settles the folder", async () => {
    const clean = (await Project.generated()).contents();
    for (const wait of [0, 10, 30]) {
      const project = new Project();
      const child = spawn(process.execPath, [CLI, "generate"], { cwd: project.path, stdio: "ignore" });
      while (!project.exists("generated") && child.exitCode === null) await new Promise((resume) => setTimeout(resume, 1));
      await new Promise((resume) => setTimeout(resume, wait));
      child.kill("SIGKILL");
      await new Promise((resolve) => (child.exitCode === null && child.signalCode === null ? child.on("close", resolve) : resolve(null)));
      const left = project.exists("generated") ? project.contents() : {};
      for (const [path, text] of Object.entries(left)) if (!path.includes(".contract-gate")) expect([path, text]).toEqual([path, clean[path]]);
      expect(contractGate(project, ["generate"]).status).toBe(0);
      expect(project.contents()).toEqual(clean);
    }
  });
});
