import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../runtime/contract/contract.js";

/** Folder of real surfaces: beside the repository, or where CONTRACT_GATE_CORPUS says. */
export const CORPUS = process.env["CONTRACT_GATE_CORPUS"] ?? join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", "shared", "corpus");

export interface CorpusSurface {
  readonly name: string;
  readonly tools: readonly JsonObject[];
  readonly list: JsonObject;
}

/** Every surface of the corpus. Throws where there is none: a test of nothing must not pass. */
export function surfaces(): CorpusSurface[] {
  const files = readdirSync(join(CORPUS, "tools")).filter((file) => file.endsWith(".json")).sort();
  if (files.length === 0) throw new Error(`No surfaces in ${CORPUS}.`);
  return files.map((file) => {
    const { tools, ...list } = JSON.parse(readFileSync(join(CORPUS, "tools", file), "utf8")) as { tools: JsonObject[] };
    return { name: file.replace(/\.json$/, ""), tools, list };
  });
}
