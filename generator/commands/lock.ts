import type { Host } from "../host.js";
import { DiskFailure, type Disk, type Writer } from "../output/disk.js";
import { LOCK } from "../output/names.js";
import type { Terminal } from "./command.js";

/** How long another run may take, and how often it is asked. */
const PATIENCE = 30_000;
const INTERVAL = 50;

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
    const held = host.lock(folder, terminal.process.id);
    if (held === null) return;
    if (held.holder !== null && !terminal.process.alive(held.holder)) {
      host.unlock(folder);
      continue;
    }
    if (waited >= PATIENCE) throw new DiskFailure(`${folder}/${LOCK}`, `held by another generate${held.holder === null ? "" : ` (process ${held.holder})`}; delete it if that run is gone`);
    await new Promise((done) => setTimeout(done, INTERVAL));
  }
}
