import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Started, startServer } from "../../../runtime/start/start.js";
import { CONFORMANCE } from "./conformance-options.js";
import { fileOf, node22 } from "./node-22.js";

const here = dirname(fileURLToPath(import.meta.url));

let started: Started;
let output: string;
beforeAll(async () => {
  started = await startServer(["--http", "0"], CONFORMANCE);
  output = mkdtempSync(join(tmpdir(), "conformance-"));
});
afterAll(async () => {
  await started.listening.close();
  rmSync(output, { recursive: true });
});

function suite(name: string, ...args: string[]): Promise<{ code: number; text: string }> {
  const script = fileOf(name, "dist", "index.js");
  return new Promise((resolve) => {
    execFile(node22, [script, "server", "--url", started.url!, "--output-dir", output, ...args], { maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code ?? -1), text: stdout + stderr });
    });
  });
}

describe("the official conformance suite", () => {
  it.each([
    ["0.1 for 2025-11-25", "@modelcontextprotocol/conformance", ["--spec-version", "2025-11-25"], "conformance-2025-11-25.yaml"],
    ["0.2 for 2025-11-25", "conformance-next", ["--requirements", "2025-11-25"], "conformance-2025-11-25.yaml"],
    ["0.2 for 2026-07-28", "conformance-next", ["--requirements", "2026-07-28"], "conformance-2026-07-28.yaml"],
  ])("%s passes, but for what is named with its reason", async (_name, program, args, expected) => {
    const { code, text } = await suite(program, ...args, "--expected-failures", join(here, expected));
    expect({ code, text: code === 0 ? "" : text.slice(text.indexOf("=== SUMMARY")) }).toEqual({ code: 0, text: "" });
    expect(text).toMatch(/server-initialize|http-header-validation/);
  });
});
