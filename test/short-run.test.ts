import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Host } from "../generator/host.js";
import { shortRun } from "../generator/short-run.js";

describe("a command that is over in a second", () => {
  it("has flags for Node 20 and 22", () => {
    expect(["11.3.244.8-node.38", "12.4.254.21-node.33"].map((v8) => shortRun(v8)?.start.length)).toEqual([2, 2]);
  });

  it("has none that the V8 at hand does not know", () => {
    const flags = shortRun(process.versions.v8);
    const { stderr, status } = spawnSync(process.execPath, [...(flags?.start ?? []), ...(flags?.large ?? []), "-e", "0"], { encoding: "utf8" });
    expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
  });

  it("has none for a V8 that nobody measured", () => {
    expect(["10.2.154.26-node.36", "13.6.233.10-node.18", "110.0.0.0", ""].map(shortRun)).toEqual([null, null, null, null]);
  });

  it("is told once that it has read much, whoever has read it", () => {
    const folder = mkdtempSync(join(tmpdir(), "large-"));
    try {
      writeFileSync(join(folder, "half.yaml"), "#".repeat(600_000));
      let told = 0;
      const host = new Host(folder, () => told++);
      host.read("half.yaml");
      host.read("absent.yaml");
      expect(told).toBe(0);
      host.read("half.yaml");
      expect(told).toBe(1);
      host.count(5_000_000);
      expect(told).toBe(1);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
