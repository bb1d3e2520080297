import type { Host } from "../host.js";
import { DiskFailure, type Disk, type Writer } from "../output/disk.js";
import { LOCK } from "../output/names.js";
import type { Terminal } from "./command.js";

/** Milliseconds: how long another run may take, how often it is asked, how long a lock may be without its name. */
const PATIENCE = 30_000;
const INTERVAL = 50;
const NAMELESS = 1_000;

/**
 * Holds an output folder while `work` runs, so that two runs do not mix their outputs. A lock whose
 * process is gone is taken over. A folder that was made for the lock alone goes again.
 */
export async function holding<T>(catalogFolder: string, output: string, host: Host, terminal: Terminal, work: (disk: Disk & Writer) => T): Promise<T> {
  const before = host.outputFolder(catalogFolder, output);
  const made = before.makeFolder("");
  try {
    await take(before.folder, host, terminal);
    try {
      return work(host.outputFolder(catalogFolder, output));
    } finally {
      host.unlock(before.folder);
    }
  } finally {
    for (const folder of [...made].reverse()) before.removeFolder(folder);
  }
}

async function take(folder: string, host: Host, terminal: Terminal): Promise<void> {
  for (let waited = 0; ; waited += INTERVAL) {
    const held = locked(folder, host, terminal);
    if (held === null) return;
    // A run that was killed between making the lock and writing its name into it left it nameless.
    const gone = held.holder === null ? waited >= NAMELESS : !terminal.process.alive(held.holder);
    if (gone) {
      host.unlock(folder);
      continue;
    }
    if (waited >= PATIENCE) throw new DiskFailure(`${folder}/${LOCK}`, `held by another generate${held.holder === null ? "" : ` (process ${held.holder})`}; delete it if that run is gone`);
    await new Promise((done) => setTimeout(done, INTERVAL));
  }
}

/** A folder that cannot be written is told as the folder: nobody knows its lock. */
function locked(folder: string, host: Host, terminal: Terminal): ReturnType<Host["lock"]> {
  try {
    return host.lock(folder, terminal.process.id);
  } catch (failure) {
    throw failure instanceof DiskFailure ? new DiskFailure(folder, failure.reason) : failure;
  }
}
