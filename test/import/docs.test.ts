import { readFileSync } from "node:fs";
import { Command } from "commander";
import { importCommand } from "../../generator/commands/import.js";
import { probeCommand } from "../../generator/commands/probe.js";

describe.each([
  ["import.md", importCommand],
  ["probe.md", probeCommand],
] as const)("docs/%s", (page, command) => {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), "utf8");
  const name = page.replace(".md", "");
  const declared = new Command(name);
  command.define(declared);
  const known = declared.options.map(({ long }) => long!);

  it("names no option that the command does not have", () => {
    const shown = [...text.matchAll(new RegExp(`contract-gate ${name} ([^\n\`]*)`, "g"))].flatMap(([, rest]) => rest!.replace(/"[^"]*"/g, "").match(/--[a-z-]+/g) ?? []);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((option) => !known.includes(option))).toEqual([]);
  });

  it("tells of every option but those that all commands have", () => {
    const common = ["--format", "--catalog", "--http", "--stdio", "--header", "--timeout", "--only"];
    expect(known.filter((option) => !common.includes(option) && !text.includes(option))).toEqual([]);
  });
});
