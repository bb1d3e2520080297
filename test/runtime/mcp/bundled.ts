import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A TypeScript program of the tests as a file that node runs by itself. */
export function bundled(program: string): string {
  const folder = join(root, "node_modules", ".cache", "contract-gate-test");
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${program.replaceAll("/", "-").replace(/\.ts$/, "")}-${process.pid}.mjs`);
  buildSync({ entryPoints: [join(root, program)], bundle: true, platform: "node", format: "esm", target: "node20", packages: "external", outfile, logLevel: "silent" });
  return outfile;
}
