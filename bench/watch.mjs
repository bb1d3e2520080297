// How long `generate --watch` takes to answer an edit: from the write of the catalog to the write of
// the output that the edit changes.
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { peakKilobytes } from "./measure.mjs";

/** Edits before any is measured: a person who edits has generated before. */
const FIRST = 5;

/**
 * @param {string[]} command @param {{ folder: string, file: string, output: string, text: string, times?: number }} edit
 *   `text` stands in the catalog's `file` and in the `output`; each edit writes it anew with a number
 * @returns {Promise<{ seconds: number, megabytes: number }>} the median
 */
export async function watch(command, { folder, file, output, text, times = 15 }) {
  const source = readFileSync(join(folder, file), "utf8");
  if (!source.includes(text)) throw new Error(`${file} does not hold ${text}`);
  const child = spawn(command[0], command.slice(1), { cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  let watching = () => {};
  child.stderr.on("data", (chunk) => String(chunk).includes("watching") && watching());
  const ready = () => new Promise((resolve) => (watching = resolve));
  const seconds = [];
  let peak = 0;
  try {
    await ready();
    for (let edit = 0; edit < FIRST + times; edit++) {
      const next = ready();
      const changed = `${text} ${edit}`;
      const started = process.hrtime.bigint();
      writeFileSync(join(folder, file), source.replace(text, changed));
      while (!readFileSync(join(folder, output), "utf8").includes(changed)) {
        if (Number(process.hrtime.bigint() - started) > 60e9) throw new Error(`${output} did not follow ${file} within a minute`);
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      if (edit >= FIRST) seconds.push(Number(process.hrtime.bigint() - started) / 1e9);
      await next;
    }
    peak = peakKilobytes(child.pid);
  } finally {
    child.kill();
  }
  seconds.sort((a, b) => a - b);
  return { seconds: seconds[seconds.length >> 1], megabytes: Math.round(peak / 1024) };
}
