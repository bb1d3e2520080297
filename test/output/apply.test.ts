import { existsSync, mkdirSync, statSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { apply } from "../../generator/output/apply.js";
import { refusals } from "../../generator/output/drift.js";
import { plan } from "../../generator/output/plan.js";
import { DiskFailure, type Disk, type Writer } from "../../generator/output/disk.js";
import type { OutputFile } from "../../generator/emit/emitter.js";
import { RealFolder } from "./folder.js";
import { sample, TWO } from "./sample.js";

const files = sample(TWO);
const asText = (of: readonly OutputFile[]) => Object.fromEntries(of.map(({ path, text }) => [path, text]));

function generated(folder: RealFolder, outputs: readonly OutputFile[] = files) {
  return apply(plan(outputs, folder.disk()), folder.disk(), 7);
}

describe("apply", () => {
  it("writes a folder from nothing, and nothing the second time", () => {
    const folder = new RealFolder();
    expect(generated(folder)).toMatchObject({ kind: "done", removed: [] });
    expect(folder.contents()).toEqual(asText(files));
    const again = plan(files, folder.disk());
    expect([again.write, again.remove, again.unchanged]).toEqual([[], [], files.length]);
  });

  it("leaves unchanged files alone, whatever their times are", () => {
    const folder = new RealFolder();
    generated(folder);
    const untouched = join(folder.path, "generated/tools/write.txt");
    utimesSync(untouched, 1, 1);
    generated(folder, sample([{ name: "read", says: "Читает всё." }, TWO[1]!]));
    expect(statSync(untouched).mtimeMs).toBe(1000);
  });

  it("c1, c13: writes LF over CRLF and tabs", () => {
    const folder = new RealFolder();
    generated(folder);
    folder.write("generated/tools/read.txt", files[0]!.text.replaceAll("\n", "\r\n"));
    folder.write("generated/shared.md", files[2]!.text.replaceAll("\n", "\r\n\t"));
    generated(folder);
    expect(folder.contents()).toEqual(asText(files));
  });

  it("removes the outputs of a tool that is gone, and the folders that they leave empty", () => {
    const folder = new RealFolder();
    generated(folder, sample(TWO).map((file) => (file.path === "tools/read.txt" ? { ...file, path: "old/deep/read.txt" } : file)).map((file) => ({ ...file, text: file.text.replace('"tools/read.txt"', '"old/deep/read.txt"') })));
    folder.write("generated/old/mine.txt", "mine\n");
    generated(folder, sample([TWO[1]!]));
    expect(folder.contents()).toEqual({ ...asText(sample([TWO[1]!])), "old/mine.txt": "mine\n" });
    expect(existsSync(join(folder.path, "generated/old/deep"))).toBe(false);
  });

  it("never removes or overwrites what the generator did not write", () => {
    const folder = new RealFolder();
    folder.write("generated/notes/mine.txt", "mine\n");
    folder.write("generated/tools/read.txt", "mine too\n");
    const refused = plan(files, folder.disk());
    expect(refusals(refused, "npm run generate")).toMatchObject([{ rule: "output-place-taken", file: "generated/tools/read.txt" }]);
    expect(() => apply(refused, folder.disk(), 7)).toThrow();
    expect(folder.contents()).toEqual({ "notes/mine.txt": "mine\n", "tools/read.txt": "mine too\n" });
  });

  it("overwrites an edited output, a torn one and one with a byte order mark: a digest records them", () => {
    const folder = new RealFolder();
    generated(folder);
    folder.write("generated/tools/read.txt", "edited\n");
    folder.write("generated/tools/write.txt", `\uFEFF${files[1]!.text}`);
    folder.write("generated/digests/tools/read.json", `<<<<<<< HEAD\n${files[4]!.text}=======\n${files[4]!.text}>>>>>>> x\n`);
    generated(folder);
    expect(folder.contents()).toEqual(asText(files));
  });

  it("does not follow links: neither of a file, nor of a folder, nor above", () => {
    const folder = new RealFolder();
    folder.write("elsewhere/target.txt", "target\n");
    mkdirSync(join(folder.path, "generated"));
    symlinkSync("../elsewhere", join(folder.path, "generated/tools"));
    expect(refusals(plan(files, folder.disk()), "g")).toMatchObject([{ file: "generated/tools", rule: "output-place-taken" }]);
    symlinkSync("elsewhere", join(folder.path, "linked"));
    expect(refusals(plan(files, folder.disk("linked/generated")), "g")).toMatchObject([{ file: "linked", rule: "output-place-taken" }]);
    expect(folder.contents("elsewhere")).toEqual({ "target.txt": "target\n" });
  });

  it("clears away what a killed run left", () => {
    const folder = new RealFolder();
    generated(folder);
    folder.write("generated/tools/.contract-gate-99-1.tmp", "half");
    folder.write("generated/.contract-gate-99-0.tmp", "");
    generated(folder);
    expect(folder.contents()).toEqual(asText(files));
  });

  it("writes over files that a machine left empty when it went down, digests too", () => {
    const folder = new RealFolder();
    folder.writeAll(files.map((file) => ({ ...file, text: "" })));
    expect(generated(folder).kind).toBe("done");
    expect(folder.contents()).toEqual(asText(files));
  });

  it("takes over a folder in which a run was killed after its digests", () => {
    const folder = new RealFolder();
    folder.writeAll(files.filter(({ path }) => path.startsWith("digests/")));
    folder.write("generated/tools/read.txt", "an older output\n");
    expect(generated(folder)).toMatchObject({ kind: "done" });
    expect(folder.contents()).toEqual(asText(files));
  });
});

describe("apply: the order of its steps", () => {
  it("removes nothing after its namesake was written, and what records removed files last", () => {
    const folder = new RealFolder();
    generated(folder, sample([{ name: "Read", says: "Читает." }, { name: "gone", says: "Был." }]));
    const steps: string[] = [];
    const disk = folder.disk();
    const recording = Object.assign(Object.create(disk) as Disk & Writer, {
      makeFolder: (path: string) => disk.makeFolder(path),
      create: (path: string, text: string) => disk.create(path, text),
      removeFolder: (path: string) => disk.removeFolder(path),
      remove: (path: string) => (steps.push(`- ${path}`), disk.remove(path)),
      rename: (from: string, to: string) => (steps.push(`+ ${to}`), disk.rename(from, to)),
    });
    apply(plan(sample([{ name: "read", says: "Читает." }]), folder.disk()), recording, 7);
    const at = (step: string) => (expect(steps).toContain(step), steps.indexOf(step));
    for (const path of ["tools/read.txt", "digests/tools/read.json"]) expect(at(`- ${path.replace("read", "Read")}`)).toBeLessThan(at(`+ ${path}`));
    expect(at("+ digests/tools/read.json")).toBeLessThan(at("+ tools/read.txt"));
    expect(steps.at(-1)).toBe("- digests/tools/gone.json");
  });
});

describe("apply: when the machine refuses", () => {
  /** Fails at the n-th file that is created. */
  function failing(disk: Disk & Writer, at: number): Disk & Writer {
    let count = 0;
    return Object.assign(Object.create(disk) as Disk & Writer, {
      create(path: string, text: string) {
        count += 1;
        if (count < at) return disk.create(path, text);
        disk.create(path, text.slice(0, 3));
        throw new DiskFailure(path, "no space left");
      },
      makeFolder: (path: string) => disk.makeFolder(path),
      remove: (path: string) => disk.remove(path),
      removeFolder: (path: string) => disk.removeFolder(path),
      rename: (from: string, to: string) => disk.rename(from, to),
    });
  }

  it.each([1, 2, files.length])("at file %i of a first generation nothing is left behind", (at) => {
    const folder = new RealFolder();
    const result = apply(plan(files, folder.disk()), failing(folder.disk(), at), 7);
    expect(result).toMatchObject({ kind: "failed", changed: false, failure: { reason: "no space left", path: expect.stringMatching(/^generated\/[^.]+\.[a-z]+$/) } });
    expect(existsSync(join(folder.path, "generated"))).toBe(false);
  });

  it("in a folder with outputs everything is as it was", () => {
    const folder = new RealFolder();
    generated(folder);
    const before = folder.contents();
    const moved = sample([{ name: "read", says: "Читает всё." }]);
    expect(apply(plan(moved, folder.disk()), failing(folder.disk(), 2), 7)).toMatchObject({ kind: "failed", changed: false });
    expect(folder.contents()).toEqual(before);
  });
});
