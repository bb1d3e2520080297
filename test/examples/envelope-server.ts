import { folderFingerprint, readContract, startServer } from "contract-gate/runtime";
import { handlers } from "../../examples/envelope/handlers.js";
import { todoCore, todoReading } from "../../examples/envelope/todo-files.js";

/** The list's server on a day that stays the same. */
const [folder, ...rest] = process.argv.slice(2) as [string, ...string[]];
await startServer(rest, {
  contract: readContract(new URL("./generated/public-contract.json", import.meta.url)),
  handlers,
  reading: todoReading(folder, () => "2026-11-30"),
  core: (grant) => todoCore(folder, grant),
  fingerprint: folderFingerprint(folder),
});
