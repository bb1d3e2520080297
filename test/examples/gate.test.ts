import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../../generator/command-line.js";
import { root } from "./workspace.js";

/** The examples are checked by the tool itself, as their authors would. */
describe.each(readdirSync(join(root, "examples")))("examples/%s", (name) => {
  it.each(["gate", "gate --self-test", "fmt --check"])("%s is green", async (command) => {
    let out = "";
    const code = await run(command.split(" "), {
      cwd: join(root, "examples", name),
      version: "0.0.0-test",
      environment: {},
      out: (text) => void (out += text),
      err: () => undefined,
      color: false,
      today: "2026-11-30",
      process: { id: process.pid, alive: () => false },
      interrupted: new AbortController().signal,
    });
    expect({ code, out }).toEqual({ code: 0, out: expect.any(String) });
  });

  it("imports the package as a stranger would: by its name, and nothing else of this repository", () => {
    const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", `examples/${name}/*.ts`], { cwd: root, encoding: "utf8" }).split("\n").filter((file) => file !== "");
    expect(files.length).toBeGreaterThan(3);
    const foreign = files.flatMap((file) => {
      const folder = join(root, file, "..");
      const text = readFileSync(join(root, file), "utf8");
      return [...text.matchAll(/from "([^"]+)"/g)].map(([, from]) => from!).filter((from) => (from.startsWith(".") ? !join(folder, from).startsWith(join(root, "examples", name)) : !from.startsWith("node:") && from !== "contract-gate/runtime"));
    });
    expect(foreign).toEqual([]);
  });
});
