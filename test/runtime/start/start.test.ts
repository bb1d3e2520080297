import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { toolResult } from "../../../runtime/mcp/result.js";
import { StartProblem } from "../../../runtime/profile.js";
import type { ServerOptions } from "../../../runtime/server.js";
import { type Started, startServer } from "../../../runtime/start/start.js";
import { readSwitches } from "../../../runtime/start/switches.js";
import { action, contract, handlersFor, tool } from "../fixture.js";

/** Every switch that is taken has an effect (f5). */
const surface = contract([tool("show", [action(null)]), tool("edit", [action("update", { policy: "PREVIEWABLE" })])]);
const files = new Map([["a", "1"]]);
const options: ServerOptions<object, object> = {
  contract: surface,
  reading: {},
  core: () => ({}),
  handlers: handlersFor(surface, [], {
    "preview edit.update": () => (files.set("b", String(files.size)), {}),
    "read show": () => {
      throw new Error("the cause");
    },
  }),
  fingerprint: { take: async () => new Map(files) },
};

let folder: string;
const running: Started[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "start-"));
});
afterAll(async () => {
  for (const { listening } of running) await listening.close();
  rmSync(folder, { recursive: true });
});

async function start(...argv: string[]): Promise<Started> {
  const started = await startServer(["--http", "0", ...argv], options);
  running.push(started);
  return started;
}

describe("a switch that is taken", () => {
  it("--profile", async () => {
    expect((await start()).server.profile).toBe("reader");
    const { server } = await start("--profile", "developer");
    expect(server.profile).toBe("developer");
    expect(server.tools.map(({ name }) => name)).toEqual(["show", "edit"]);
  });

  it("--http and --host", async () => {
    const { url } = await start("--host", "localhost");
    expect(url).toMatch(/^http:\/\/localhost:\d+\/mcp$/);
    const client = new Client({ name: "t", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(url!)));
    expect((await client.listTools()).tools).toHaveLength(1);
    await client.close();
  });

  it("--strict", async () => {
    const call = { action: "update", fqn: "X" };
    expect((await (await start("--profile", "developer")).server.call("edit", call)).status).toBe("dry_run");
    expect((await (await start("--profile", "developer", "--strict")).server.call("edit", call)).envelope.error?.code).toBe("PREVIEW_MUTATED");
    const { fingerprint: _none, ...loose } = options;
    await expect(startServer(["--strict"], loose)).rejects.toThrow(StartProblem);
  });

  it("--admin, which adds diagnostics and no tool", async () => {
    const plain = await start();
    const admin = await start("--admin");
    expect((await plain.server.call("show", { fqn: "X" })).diagnostics).toBeUndefined();
    const outcome = await admin.server.call("show", { fqn: "X" });
    expect(outcome.diagnostics).toContain("the cause");
    expect(JSON.stringify(outcome.envelope)).not.toContain("the cause");
    expect(JSON.stringify(toolResult(surface, outcome)._meta)).toContain("the cause");
    expect(JSON.stringify(admin.server.tools)).toBe(JSON.stringify(plain.server.tools));
    expect((await admin.server.call("edit", { action: "update", fqn: "X" })).envelope.error?.code).toBe("GROUP_NOT_ENABLED");
  });

  it("--audit", async () => {
    const path = join(folder, "audit.jsonl");
    const { server } = await start("--audit", path);
    await server.call("edit", { action: "update", fqn: "X" });
    expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ event: "denied", tool: "edit", code: "GROUP_NOT_ENABLED", profile: "reader" });
    expect(statSync(path).mode & 0o077).toBe(0);
  });
});

it("nothing else is taken", () => {
  for (const argv of [["--dry-run"], ["--readonly"], ["--read-only=yes"], ["-p", "x"], ["--", "x"], ["--strict=false"], ["--no-strict"]]) expect(() => readSwitches(argv)).toThrow(StartProblem);
  expect(readSwitches([])).toEqual({ strict: false, admin: false, http: null });
});
