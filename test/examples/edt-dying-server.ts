import { createServer, readContract } from "contract-gate/runtime";
import { edtServer } from "../../examples/edt-workspace/edt-server.js";
import { diskReader, diskWriter, type FileWriter } from "../../examples/edt-workspace/ports/disk.js";

/** A rename by a process that is killed at a given operation of its disk, as by a power cut. */
const [project, last] = process.argv.slice(2) as [string, string];
let operations = 0;
const until =
  <Parameters extends unknown[]>(act: (...given: Parameters) => Promise<void>) =>
  async (...given: Parameters): Promise<void> => {
    if (++operations === Number(last)) process.kill(process.pid, "SIGKILL");
    await act(...given);
  };
const writer: FileWriter = { write: until(diskWriter.write), copy: until(diskWriter.copy), move: until(diskWriter.move), makeFolder: until(diskWriter.makeFolder), remove: until(diskWriter.remove) };

const server = createServer({ ...edtServer(readContract(new URL("./generated/public-contract.json", import.meta.url)), project, { reader: diskReader, writer }), profile: "maintainer" });
const rename = { action: "rename", fqn: "Catalog.Валюты", newName: "ВалютыУчета" };
const { envelope } = await server.call("metadata_write", rename);
await server.call("metadata_write", { ...rename, mode: "apply", preview: envelope.meta.latches!["preview"] });
