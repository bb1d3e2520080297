import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readContract, StartProblem, startServer, takeSwitches } from "contract-gate/runtime";
import { edtServer } from "./edt-server.js";
import { CONFIGURATION } from "./metadata/find.js";
import { recover } from "./transaction/recover.js";

/** `node server.js --project DIR [--profile NAME] [--strict] [--audit FILE] [--http PORT]` */
async function main(argv: readonly string[]): Promise<void> {
  const { values, rest } = takeSwitches(argv, ["project"]);
  if (values.project === undefined) throw new StartProblem("Проект не задан: укажите --project с папкой проекта EDT.");
  const root = resolve(values.project);
  const isProject = await stat(join(root, CONFIGURATION)).then((stats) => stats.isFile(), () => false);
  if (!isProject) throw new StartProblem(`В ${values.project} нет проекта EDT: не найден файл ${CONFIGURATION}.`);
  const putBack = await recover(root);
  if (putBack !== null) process.stderr.write(`edt-workspace: прерванное изменение откачено, возвращены: ${putBack.join(", ")}\n`);
  await startServer(rest, edtServer(readContract(new URL("./generated/public-contract.json", import.meta.url)), root));
}

main(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`edt-workspace: ${problem instanceof StartProblem ? problem.message : problem instanceof Error ? problem.stack : String(problem)}\n`);
  process.exitCode = 2;
});
