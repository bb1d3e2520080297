// How long each phase of `generate` takes on a catalog, in a process of its own.
import { spawnSync } from "node:child_process";
import { join, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const api = pathToFileURL(join(dirname(dirname(fileURLToPath(import.meta.url))), "dist", "index.js")).href;

const SCRIPT = `
import { readFileSync } from "node:fs";
import { emit, lint, publish, readCatalog } from ${JSON.stringify(api)};
const bytes = readFileSync("catalog.yaml");
const share = {};
const timed = (phase, work) => {
  const started = process.hrtime.bigint();
  const result = work();
  share[phase] = Number(process.hrtime.bigint() - started) / 1e9;
  return result;
};
const read = timed("read", () => readCatalog("catalog.yaml", { read: (path) => (path === "catalog.yaml" ? bytes : null), list: () => null }));
timed("lint", () => lint(read.catalog));
const { contract } = timed("publish", () => publish(read.catalog));
timed("emit", () => Array.from(emit(contract)));
console.log(JSON.stringify(share));
`;

/** @param {string} folder with a catalog.yaml @returns {Promise<Record<string, number>>} seconds a phase */
export async function phases(folder) {
  const run = spawnSync(process.execPath, ["--input-type=module", "-e", SCRIPT], { cwd: folder, encoding: "utf8" });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}
