import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { bundled } from "./bundled.js";
import { fileOf, node22 } from "./node-22.js";
import { seedContract } from "./seed-contract.js";

const program = bundled("test/runtime/mcp/seed-server.ts");
afterAll(() => rmSync(program));

/** What the Inspector's command line prints. */
function inspect(...args: readonly string[]): { readonly [key: string]: unknown } {
  const { stdout, stderr, status } = spawnSync(node22, [fileOf("@modelcontextprotocol/inspector", "clients", "launcher", "build", "index.js"), "--cli", process.execPath, program, ...args], { encoding: "utf8" });
  if (status !== 0 && stdout === "") throw new Error(stderr);
  return JSON.parse(stdout) as { readonly [key: string]: unknown };
}

describe("the Inspector's command line", () => {
  it("lists the tools of the default profile", () => {
    expect((inspect("--method", "tools/list")["tools"] as { name: string }[]).map(({ name }) => name)).toEqual(["metadata_read", "spreadsheet_read", "search", "clock", "stuck"]);
  });

  it("calls a tool", () => {
    expect(inspect("--method", "tools/call", "--tool-name", "search", "--tool-arg", "operation=txt")).toMatchObject({ isError: true, content: [{ text: expect.stringContaining("Unknown operation: txt") }] });
  });

  it("reads the contract", () => {
    const { contents } = inspect("--method", "resources/read", "--uri", "contract-gate://public-contract.json") as { contents: { text: string }[] };
    expect(JSON.parse(contents[0]!.text)).toEqual(JSON.parse(JSON.stringify(seedContract("markdown"))));
  });
});
