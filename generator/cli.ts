#!/usr/bin/env node
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import { run } from "./command-line.js";
import { Lines } from "./commands/lines.js";
import { shortRun } from "./short-run.js";

// Nobody waits for a command that watches; every other one is over before V8's own settings pay.
const tuned = process.argv.includes("--watch") ? null : shortRun(process.versions.v8);
const tune = (flags: readonly string[] = []): void => flags.forEach((flag) => setFlagsFromString(flag));
tune(tuned?.start);

// Whatever escapes everything else is a defect too, and neither "findings" nor "clean".
process.on("uncaughtException", (error: NodeJS.ErrnoException) => {
  if (error.syscall === "uv_cwd") {
    process.stderr.write("contract-gate: the folder in which it runs is gone, or cannot be entered.\n");
    process.exit(2);
  }
  process.stderr.write(`contract-gate: a defect of contract-gate. Please report it with these lines:\n${error.stack ?? String(error)}\n`);
  process.exit(3);
});

const { version } = createRequire(import.meta.url)("../package.json") as { version: string };
const interrupted = new AbortController();
const lines = new Lines(process.stdin, process.stderr);
let lost = false;

// A reader that has seen enough (`| head`) is no failure; a full disk under the results is.
for (const stream of [process.stdout, process.stderr]) {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE" && stream === process.stdout) {
      lost = true;
      process.exitCode = 2;
    }
  });
}

const code = await run(process.argv.slice(2), {
  cwd: process.cwd(),
  large: () => tune(tuned?.large),
  version,
  environment: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  ask: (question) => lines.ask(question),
  color: process.stdout.isTTY === true && !process.env["NO_COLOR"] && process.env["TERM"] !== "dumb",
  today: new Date().toISOString().slice(0, 10),
  process: { id: process.pid, alive },
  // Ctrl-C ends the process at once, unless the command waits for it.
  get interrupted() {
    process.once("SIGINT", () => interrupted.abort());
    process.once("SIGTERM", () => interrupted.abort());
    return interrupted.signal;
  },
});
lines.close();
process.exitCode = lost ? Math.max(code, 2) : code;

function alive(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Another user's process cannot be signalled, and lives.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
