import { existsSync, readFileSync } from "node:fs";
import { Command } from "commander";
import { COMMANDS } from "../../generator/commands/commands.js";
import { RULES } from "../../generator/lint/rules.js";
import { OUTPUT_RULES } from "../../generator/output/rules.js";
import { Project } from "../cli/project.js";

const docs = new URL("../../docs/", import.meta.url);

describe.each(["gate.md", "gate.ru.md"])("docs/%s", (name) => {
  const page = readFileSync(new URL(name, docs), "utf8");

  it("tells every option of the command", async () => {
    const command = new Command("gate");
    (await COMMANDS.find(({ name }) => name === "gate")!.load()).define(command);
    expect(command.options.map(({ long }) => long!).filter((option) => !page.includes(`${option} `) && !page.includes(`${option}\``) && !page.includes(`${option}\n`))).toEqual([]);
  });

  it("has a row for all that may be wrong with an output", () => {
    const rows = [...page.matchAll(/^\| \[`(output-[a-z-]+)`\]/gm)].map(([, rule]) => rule);
    // What stands in an output's way is told by `generate`.
    expect(rows.sort()).toEqual(OUTPUT_RULES.map(({ id }) => id).filter((id) => id !== "output-place-taken").sort());
  });

  it("names the founding rules", () => {
    const founding = RULES.filter((rule) => rule.founding === true).map(({ id }) => id);
    expect(founding.filter((id) => !page.includes(`[\`${id}\`]`))).toEqual([]);
    expect(founding).toHaveLength(5);
  });

  it("links to what is there", () => {
    const targets = [...page.matchAll(/\]\(([^)#]+)/g)].map(([, target]) => target!);
    expect(targets.filter((target) => !existsSync(new URL(target, docs)))).toEqual([]);
  });
});

describe("docs/gate", () => {
  it("is right that drift enters no baseline", async () => {
    const project = await Project.generated();
    project.edit("generated/index.ts", (text) => `${text}\n`);
    expect((await project.run("gate", "--baseline", "baseline.json", "--write-baseline")).code).toBe(1);
    expect((await project.run("gate", "--baseline", "baseline.json")).code).toBe(1);
  });
});
