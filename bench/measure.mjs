// Runs a command and tells its wall time and its peak memory, both taken from outside the process.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";

/**
 * @param {string[]} command @param {{ cwd?: string, expect?: readonly number[] }} [options] `expect`: exit codes that count as a run
 * @returns {Promise<{ seconds: number, megabytes: number, code: number }>}
 */
export function run(command, { cwd = process.cwd(), expect = [0] } = {}) {
  return new Promise((resolve, reject) => {
    const started = process.hrtime.bigint();
    const child = spawn(command[0], command.slice(1), { cwd, stdio: ["ignore", "ignore", "pipe"] });
    let peak = 0;
    let said = "";
    const watch = setInterval(() => (peak = Math.max(peak, peakKilobytes(child.pid))), 10);
    child.stderr.on("data", (chunk) => (said = (said + chunk).slice(-2000)));
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(watch);
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      if (!expect.includes(code)) reject(new Error(`${command.join(" ")} exited with ${code}\n${said}`));
      else resolve({ seconds, megabytes: Math.round(peak / 1024), code });
    });
  });
}

/** The median by time of several runs. */
export async function median(command, { times = 3, before = async () => {}, ...options } = {}) {
  const runs = [];
  for (let i = 0; i < times; i++) {
    await before();
    runs.push(await run(command, options));
  }
  runs.sort((a, b) => a.seconds - b.seconds);
  return { ...runs[runs.length >> 1], megabytes: Math.max(...runs.map((one) => one.megabytes)) };
}

// Linux keeps the high-water mark of a process's resident memory; elsewhere memory is not told.
export function peakKilobytes(pid) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
