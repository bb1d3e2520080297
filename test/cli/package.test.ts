import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { node22 } from "../runtime/mcp/node-22.js";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const TSC = join(ROOT, "node_modules", "typescript", "bin", "tsc");
const { dependencies } = createRequire(import.meta.url)("../../package.json") as { dependencies: Record<string, string> };

/** A server over the starter's stubs: what a team writes, with nothing but the package at hand. */
const SERVER = `import { createServer } from "contract-gate/runtime";
import { defineHandlers } from "./generated/index.js";
export { createServer, defineHandlers };
`;

/** An empty project with the packed package and what it declares to depend on, and nothing else. */
let project: string;
const bin = (): string => join(project, "node_modules", "contract-gate", "dist", "cli.js");
const run = (...argv: string[]) => spawnSync(process.execPath, [bin(), ...argv], { cwd: project, encoding: "utf8" });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "contract-gate-package-"));
  const packed = JSON.parse(execFileSync("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", project], { cwd: ROOT, encoding: "utf8" })) as [{ filename: string }];
  execFileSync("tar", ["-xzf", packed[0].filename], { cwd: project });
  mkdirSync(join(project, "node_modules"));
  cpSync(join(project, "package"), join(project, "node_modules", "contract-gate"), { recursive: true });
  for (const name of Object.keys(dependencies)) {
    mkdirSync(dirname(join(project, "node_modules", name)), { recursive: true });
    symlinkSync(join(ROOT, "node_modules", name), join(project, "node_modules", name));
  }
  writeFileSync(join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }\n');
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("the packed package, in an empty project", () => {
  it("holds what runs and what is read, and no sources or tests", () => {
    const files = readdirSync(join(project, "node_modules", "contract-gate"));
    expect(files.sort()).toEqual(["CHANGELOG.md", "LICENSE", "README.md", "README.ru.md", "dist", "docs", "package.json", "schemas"]);
  });

  it("writes a first catalog, generates from it, and has a green gate", () => {
    for (const command of ["init", "generate", "gate"]) expect([command, run(command).status]).toEqual([command, 0]);
  });

  it.each([
    ["the Node that runs the tests", process.execPath],
    ["Node 22", node22],
  ])("writes, on %s, the bytes that this repository's own build writes", (_name, node) => {
    const folders = [bin(), join(ROOT, "dist", "cli.js")].map((cli) => {
      const folder = mkdtempSync(join(project, "same-"));
      cpSync(join(project, "catalog.yaml"), join(folder, "catalog.yaml"));
      const [generate, gate] = ["generate", "gate"].map((command) => spawnSync(cli === bin() ? node : process.execPath, [cli, command], { cwd: folder, encoding: "utf8" }));
      expect([generate!.status, generate!.stderr, gate!.status, gate!.stderr]).toEqual([0, "", 0, ""]);
      return folder;
    });
    expect(contents(folders[0]!)).toEqual(contents(folders[1]!));
  });

  it.each([
    ["nodenext", "nodenext"],
    ["es2022", "bundler"],
  ])("type-checks the stubs against the package: module %s, resolution %s", (module, moduleResolution) => {
    writeFileSync(join(project, "server.ts"), SERVER);
    const compilerOptions = { target: "es2022", module, moduleResolution, strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true, types: [] };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["server.ts"] }));
    const { stdout, status } = spawnSync(process.execPath, [TSC, "-p", project], { encoding: "utf8" });
    expect([stdout, status]).toEqual(["", 0]);
  });
});

function contents(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map((entry) => join(entry.parentPath, entry.name)).map((path) => [path.slice(folder.length), readFileSync(path, "utf8")]));
}
