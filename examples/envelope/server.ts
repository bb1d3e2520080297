import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { folderFingerprint, readContract, StartProblem, startServer, takeSwitches } from "contract-gate/runtime";
import { handlers } from "./handlers.js";
import { todoCore, todoReading } from "./todo-files.js";

/** `node server.js --folder DIR [--profile owner]`: a server over the todo.txt of a folder. */
async function main(argv: readonly string[]): Promise<void> {
  const { values, rest } = takeSwitches(argv, ["folder"]);
  const folder = resolve(values.folder ?? ".");
  const isList = await stat(join(folder, "todo.txt")).then((stats) => stats.isFile(), () => false);
  if (!isList) throw new StartProblem(`В ${folder} нет файла todo.txt: укажите папку ключом --folder.`);
  await startServer(rest, {
    contract: readContract(new URL("./generated/public-contract.json", import.meta.url)),
    handlers,
    reading: todoReading(folder),
    core: (grant) => todoCore(folder, grant),
    fingerprint: folderFingerprint(folder),
  });
}

main(process.argv.slice(2)).catch((problem: unknown) => {
  process.stderr.write(`todo: ${problem instanceof StartProblem ? problem.message : problem instanceof Error ? problem.stack : String(problem)}\n`);
  process.exitCode = 2;
});
