// Measures contract-gate beside its peers on the same surfaces, in one run.
//
//   npm run bench                 everything, 500 to 50,000 actions
//   npm run bench -- --quick      up to 10,000 actions
//   npm run bench -- --check      exits 1 where a promised ratio falls short
//
// The raw figures are kept in .bench/results.json.
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "./measure.mjs";
import { phases } from "./phases.mjs";
import { ratios } from "./ratios.mjs";
import { catalog, openapi, proto } from "./surfaces.mjs";
import { toolsList } from "./tools-list.mjs";
import { watch } from "./watch.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const cli = join(root, "dist", "cli.js");
const work = join(tmpdir(), `contract-gate-bench-${process.pid}`);
const [check, quick] = ["--check", "--quick"].map((flag) => process.argv.includes(flag));
const sizes = quick ? [500, 10_000] : [500, 10_000, 50_000];

if (!existsSync(join(here, "node_modules"))) {
  say("Installing the peers (once) …");
  const installed = spawnSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: here, stdio: ["ignore", "ignore", "inherit"] });
  if (installed.status !== 0) process.exit(2);
}
const buf = join(here, "node_modules", "@bufbuild", `buf-${process.platform}-${process.arch}`, "bin", process.platform === "win32" ? "buf.exe" : "buf");
const redocly = join(here, "node_modules", "@redocly", "cli", "bin", "cli.js");

const figures = {};
const shares = {};
try {
  await startUp();
  await ownCatalog();
  await imports();
  for (const size of sizes) await surface(size);
} finally {
  rmSync(work, { recursive: true, force: true });
}

const rows = [...ratios(figures), ...runtime()];
print();
mkdirSync(join(root, ".bench"), { recursive: true });
writeFileSync(join(root, ".bench", "results.json"), `${JSON.stringify({ node: process.version, cores: cpus().length, figures, phases: shares, ratios: rows }, null, 2)}\n`);
if (check && rows.some(({ met }) => !met)) process.exit(1);

async function startUp() {
  for (const [name, command] of [["node -e 0", ["-e", "0"]], ["--help", [cli, "--help"]], ["explain", [cli, "explain", "action-without-policy"]]]) {
    figures[name] = await median([process.execPath, ...command], { times: 9 });
  }
}

async function ownCatalog() {
  const folder = join(work, "own");
  mkdirSync(folder, { recursive: true });
  for (const part of ["catalog.yaml", "catalog", "journal"]) if (existsSync(join(root, part))) cpSync(join(root, part), join(folder, part), { recursive: true });
  await measureCommands(folder, "own catalog", 3);
  const edit = { folder, file: "catalog/tools/metadata_edit.yaml", output: "generated/help/metadata_edit.md", text: "Меняет одно свойство" };
  figures["--watch, an edit of the own catalog"] = await watch([process.execPath, cli, "generate", "--watch"], edit);
}

/** A saved answer to tools/list of two megabytes, brought in from nothing. */
async function imports() {
  const folder = join(work, "import");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "list.json"), toolsList(2_000_000));
  figures["import 2 MB"] = await median([process.execPath, cli, "import", "--file", "list.json"], { cwd: folder, times: 3, before: () => rmSync(join(folder, "catalog.yaml"), { force: true }) });
}

async function surface(size) {
  say(`${size} actions …`);
  const folder = join(work, String(size));
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "catalog.yaml"), catalog(size));
  const times = size > 10_000 ? 1 : 3;
  await measureCommands(folder, String(size), times);
  shares[size] = await phases(folder);
  if (size > 10_000) return;
  await diffs(folder, size, times);
  await peers(size, times);
}

async function measureCommands(folder, name, times) {
  const clean = () => rmSync(join(folder, "generated"), { recursive: true, force: true });
  figures[`generate ${name}`] = await median([process.execPath, cli, "generate"], { cwd: folder, times, before: clean });
  figures[`gate ${name}`] = await median([process.execPath, cli, "gate"], { cwd: folder, times });
  figures[`lint ${name}`] = await median([process.execPath, cli, "lint"], { cwd: folder, times });
}

/** Two versions, one action in a hundred changed. */
async function diffs(folder, size, times) {
  if (!readFileSync(join(root, "dist", "cli.js"), "utf8").includes('"diff"') && spawnSync(process.execPath, [cli, "diff", "--help"]).status !== 0) return;
  writeFileSync(join(folder, "head.yaml"), catalog(size, (action) => (action % 100 === 0 ? " заново" : "")));
  figures[`diff ${size}`] = await median([process.execPath, cli, "diff", "catalog.yaml", "head.yaml"], { cwd: folder, times, expect: [0, 1] });
}

async function peers(size, times) {
  const [base, head] = ["base", "head"].map((version) => join(work, `proto-${size}-${version}`));
  for (const [folder, note] of [[base, () => ""], [head, (action) => (action % 100 === 0 ? " заново" : "")]]) {
    mkdirSync(join(folder, "bench", "v1"), { recursive: true });
    for (const [name, text] of proto(size, note)) writeFileSync(join(folder, "bench", "v1", name), text);
    writeFileSync(join(folder, "buf.gen.yaml"), `version: v2\nplugins:\n  - local: ${JSON.stringify(join(here, "node_modules", ".bin", "protoc-gen-es"))}\n    out: gen\n    opt: target=ts\n`);
  }
  figures[`buf lint ${size}`] = await median([buf, "lint"], { cwd: base, times, expect: [0, 100] });
  figures[`buf generate ${size}`] = await median([buf, "generate"], { cwd: base, times: 1, before: async () => rmSync(join(base, "gen"), { recursive: true, force: true }) });
  figures[`buf breaking ${size}`] = await median([buf, "breaking", "--against", base], { cwd: head, times: 1, expect: [0, 100] });
  const file = join(work, `openapi-${size}.yaml`);
  writeFileSync(file, openapi(size));
  figures[`redocly lint ${size}`] = await median([process.execPath, redocly, "lint", file], { cwd: work, times: 1, expect: [0, 1] });
}

/** The runtime is measured in a process of its own, whose garbage can be collected when it is asked for. */
function runtime() {
  say("the runtime …");
  const measured = spawnSync(process.execPath, ["--expose-gc", join(here, "runtime.mjs"), "--json"], { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
  if (measured.status !== 0) process.exit(2);
  return JSON.parse(measured.stdout).rows;
}

function print() {
  const table = Object.entries(figures).map(([name, { seconds, megabytes }]) => `  ${name.padEnd(36)} ${seconds.toFixed(2).padStart(7)} s ${String(megabytes).padStart(6)} MB`);
  const parts = Object.entries(shares).map(([size, share]) => `  ${size.padEnd(8)} ${Object.entries(share).map(([phase, seconds]) => `${phase} ${seconds.toFixed(2)} s`).join(", ")}`);
  const promised = rows.map(({ what, value, most, met }) => `  ${met ? "✓" : "✗"} ${what.padEnd(64)} ${value.toFixed(2).padStart(8)}  (at most ${most})`);
  console.log(["", "Figures", ...table, "", "Phases of generate", ...parts, "", "Ratios", ...promised, ""].join("\n"));
}

function say(text) {
  process.stderr.write(`${text}\n`);
}

