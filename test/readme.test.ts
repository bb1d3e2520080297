import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readCatalog } from "../generator/catalog/read.js";
import { COMMANDS } from "../generator/commands/commands.js";
import { lint } from "../generator/lint/run.js";
import { Project } from "./cli/project.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const text = (file: string): string => readFileSync(join(root, file), "utf8");
const PAGES = ["README.md", "README.ru.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/catalog.md"];

describe("what the README promises", () => {
  it("is a command for each row of its table, and a row for each command", () => {
    const rows = [...text("README.md").matchAll(/^\| `([a-z]+)[^|]*\| /gm)].map(([, name]) => name);
    expect(new Set(rows.filter((name) => name !== "generated"))).toEqual(new Set(COMMANDS.map(({ name }) => name)));
  });

  it("is a script for each `npm run`", () => {
    const { scripts } = JSON.parse(text("package.json")) as { scripts: { [name: string]: string } };
    const called = PAGES.flatMap((page) => [...text(page).matchAll(/npm run ([a-z:]+)/g)].map(([, name]) => name!));
    expect([...new Set(called)].filter((name) => !(name in scripts))).toEqual([]);
  });

  it("is a catalog in the Russian quick start that is clean under every rule", () => {
    const yaml = /```yaml\n(# yaml-language-server[\s\S]*?)```/.exec(text("README.ru.md"))?.[1];
    const read = readCatalog("catalog.yaml", { read: (path) => (path === "catalog.yaml" ? new TextEncoder().encode(yaml) : null), list: () => null });
    if (read.kind !== "catalog") throw new Error(read.findings.map(({ message }) => message).join("\n"));
    expect([...read.findings, ...lint(read.catalog)].map(({ rule, path, message }) => ({ rule, path, message }))).toEqual([]);
  });

  it("is what the gate says of a first catalog without a scope", async () => {
    const project = new Project();
    for (const path of ["catalog.yaml", "catalog"]) project.remove(path);
    await project.run("init");
    await project.run("generate");
    project.edit("catalog.yaml", (yaml) => yaml.replace("        scope: notes.write\n", ""));
    const shown = /```\n(── [\s\S]*?)```/.exec(text("README.md"))?.[1];
    expect((await project.run("gate")).out).toContain(shown);
  });

  it.each(PAGES)("is a file behind each link of %s", (page) => {
    const links = [...text(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target]) => target!);
    expect(links.filter((target) => !existsSync(join(root, dirname(page), target)))).toEqual([]);
  });
});
