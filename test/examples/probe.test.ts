import { join } from "node:path";
import { run } from "../../generator/command-line.js";
import { builtServer, root, SAMPLE, Workspace } from "./workspace.js";

/** Both examples held to their contracts by the tool itself, in all four stages and under every profile: what is listed, what is refused, rehearsals, and applies in throw-away copies. */
const EXAMPLES = [
  { name: "edt-workspace", program: builtServer("examples/edt-workspace/server.ts", "edt-workspace"), flag: "--project", sample: SAMPLE, listed: 3, refused: 24, rehearsed: 5, applied: 5 },
  { name: "envelope", program: builtServer("examples/envelope/server.ts", "envelope"), flag: "--folder", sample: join(root, "examples/envelope/sample"), listed: 2, refused: 9, rehearsed: 2, applied: 3 },
] as const;

describe.each(EXAMPLES)("examples/$name", ({ name, program, flag, sample, listed, refused, rehearsed, applied }) => {
  it("is clean under probe, its rehearsals and its applies", async () => {
    const workspace = new Workspace(sample);
    const before = workspace.files();
    let out = "";
    let err = "";
    const argv = ["probe", "--stdio", `${process.execPath} ${program} ${flag} {workspace} --profile {profile}`, "--workspace", workspace.path, "--mutate"];
    const code = await run(argv, {
      cwd: join(root, "examples", name),
      version: "0.0.0-test",
      environment: process.env,
      out: (text) => void (out += text),
      err: (text) => void (err += text),
      color: false,
      today: "2026-11-30",
      process: { id: process.pid, alive: () => false },
      interrupted: new AbortController().signal,
    });
    expect({ code, told: `${out}${err}` }).toEqual({ code: 0, told: expect.stringContaining("✓ probe: nothing wrong") });
    expect(out).toContain(`surface  ${listed} checks: ${listed} passed`);
    expect(out).toContain(`refusals  ${refused} checks: ${refused} passed`);
    expect(out).toContain(`preview  ${rehearsed} checks: ${rehearsed} passed`);
    expect(out).toContain(`mutation  ${applied} checks: ${applied} passed`);
    expect(workspace.changedSince(before)).toEqual([]);
    workspace.remove();
  }, 300_000);
});
