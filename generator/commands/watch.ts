import type { Outcome } from "../diagnostics/report.js";
import type { Host } from "../host.js";
import type { Terminal } from "./command.js";
import { folderOf } from "./folder-of.js";
import { note } from "./print.js";
import { RememberingHost } from "./remembering-host.js";

/** Editors save in several steps; a run waits until none has come for so many milliseconds. */
const SETTLED = 15;

/**
 * Generates, and again whenever a file of the catalog changes, appears or goes, until Ctrl-C. A
 * catalog that cannot be judged is told and waited for.
 */
export async function watchCatalogs(catalogs: (host: Host) => readonly string[], terminal: Terminal, generate: (host: Host) => Promise<Outcome>): Promise<Outcome> {
  const interrupted = terminal.interrupted;
  while (!interrupted.aborted) {
    const host = new RememberingHost(terminal.cwd);
    await generate(host);
    const folders = new Set([...[...catalogs(host), ...host.files.keys()].map(folderOf), ...host.folders.keys()]);
    const change = firstChange(host, [...folders], interrupted);
    // Watchers stand now; what changed since it was read is seen by reading again.
    if (host.moved()) change.stop();
    else {
      note("watching; Ctrl-C ends it", terminal);
      await change.settled;
    }
  }
  return "clean";
}

/** Resolves once something that was read has changed and rests again, or the person has had enough. */
function firstChange(host: RememberingHost, folders: readonly string[], interrupted: AbortSignal): { settled: Promise<void>; stop(): void } {
  let stop = () => {};
  const settled = new Promise<void>((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const unwatch = host.watch(folders, (folder, name) => {
      if (name !== null && !host.folders.has(folder) && !host.files.has(folder === "." || folder === "" ? name : `${folder}/${name}`)) return;
      clearTimeout(timer);
      timer = setTimeout(stop, SETTLED);
    });
    stop = () => {
      clearTimeout(timer);
      unwatch();
      interrupted.removeEventListener("abort", stop);
      resolve();
    };
    interrupted.addEventListener("abort", stop);
    if (interrupted.aborted) stop();
  });
  return { settled, stop: () => stop() };
}
