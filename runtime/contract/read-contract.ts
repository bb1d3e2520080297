import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { StartProblem } from "../profile.js";
import type { PublicContract } from "./contract.js";

/**
 * Reads the contract that `generate` wrote, for a server that is about to start.
 *
 * @param file `generated/public-contract.json`: a path, or `new URL("./generated/public-contract.json", import.meta.url)`
 * @throws StartProblem where there is no such file, and where it holds no contract of this version
 */
export function readContract(file: string | URL): PublicContract {
  const path = typeof file === "string" ? file : fileURLToPath(file);
  const contract = parsed(path);
  if (typeof contract !== "object" || contract === null || !("contract" in contract) || !("tools" in contract)) {
    throw new StartProblem(`Файл ${path} — не контракт. Его пишет contract-gate generate под именем public-contract.json.`);
  }
  if (contract.contract !== 1) throw new StartProblem(`Контракт ${path} версии ${String(contract.contract)} не подходит: эта версия contract-gate/runtime его не поддерживает, нужна версия 1.`);
  return contract as PublicContract;
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (problem) {
    throw new StartProblem(`Контракт ${path} не прочитан: ${problem instanceof Error ? problem.message : String(problem)}. Запустите contract-gate generate.`);
  }
}
