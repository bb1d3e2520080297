import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences, type Fingerprint } from "../../../runtime/fingerprint/fingerprint.js";
import { folderFingerprint } from "../../../runtime/fingerprint/folder.js";
import { gitFingerprint } from "../../../runtime/fingerprint/git.js";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "fingerprint-"));
  mkdirSync(join(root, "src"));
  writeFileSync(join(root, "src", "Модуль.bsl"), "Процедура");
  writeFileSync(join(root, "a.txt"), "a");
});
afterEach(() => rmSync(root, { recursive: true }));

async function changed(fingerprint: Fingerprint, change: () => void): Promise<readonly string[]> {
  const before = await fingerprint.take();
  change();
  return differences(before, await fingerprint.take());
}

describe("the fingerprint of a folder", () => {
  it.each([
    ["nothing", () => undefined, []],
    ["a date alone", () => utimesSync(join(root, "a.txt"), 1, 1), []],
    ["the same content again", () => writeFileSync(join(root, "a.txt"), "a"), []],
    ["another content of the same length", () => writeFileSync(join(root, "a.txt"), "b"), ["~a.txt"]],
    ["a new file", () => writeFileSync(join(root, "src", "b"), ""), ["+src/b"]],
    ["an empty folder", () => mkdirSync(join(root, "x")), ["+x"]],
    ["a file gone", () => unlinkSync(join(root, "src", "Модуль.bsl")), ["-src/Модуль.bsl"]],
    ["permissions", () => chmodSync(join(root, "a.txt"), 0o700), ["~a.txt"]],
    ["a link to nowhere", () => symlinkSync("nowhere", join(root, "link")), ["+link"]],
  ])("sees %s", async (_name, change, expected) => {
    expect(await changed(folderFingerprint(root), change)).toEqual(expected);
  });

  it("looks at nothing that does not matter", async () => {
    const fingerprint = folderFingerprint(root, { ignore: (path) => path === "src" });
    expect(await changed(fingerprint, () => writeFileSync(join(root, "src", "x"), "x"))).toEqual([]);
  });

  it("ends when it is told to", async () => {
    await expect(folderFingerprint(root).take(AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
  });
});

describe("the fingerprint of a git work tree", () => {
  const git = (...args: string[]): void => void execFileSync("git", ["-c", "user.name=t", "-c", "user.email=t@example.org", ...args], { cwd: root, stdio: "pipe" });

  beforeEach(() => {
    git("init", "-q");
    writeFileSync(join(root, ".gitignore"), "out/\n");
    git("add", ".");
    git("commit", "-qm", "one");
  });

  it.each([
    ["nothing", () => undefined, []],
    ["an ignored file", () => (mkdirSync(join(root, "out")), writeFileSync(join(root, "out", "x"), "x")), []],
    ["a file that is not added", () => writeFileSync(join(root, "new"), "x"), ["+new"]],
    ["a changed file", () => writeFileSync(join(root, "src", "Модуль.bsl"), "x"), ["~src/Модуль.bsl"]],
    ["a file that is added", () => (writeFileSync(join(root, "a.txt"), "b"), git("add", "a.txt")), ["~a.txt", "~index:a.txt"]],
    ["a branch", () => git("branch", "other"), ["+refs/heads/other"]],
  ])("sees %s", async (_name, change, expected) => {
    expect(await changed(gitFingerprint(root), change)).toEqual(expected);
  });

  it("is of the work tree that was named, whatever repository a hook exports", async () => {
    process.env["GIT_DIR"] = join(root, "nowhere");
    process.env["GIT_WORK_TREE"] = tmpdir();
    try {
      expect(await changed(gitFingerprint(root), () => writeFileSync(join(root, "a.txt"), "b"))).toEqual(["~a.txt"]);
    } finally {
      delete process.env["GIT_DIR"];
      delete process.env["GIT_WORK_TREE"];
    }
  });

  it("sees a commit", async () => {
    writeFileSync(join(root, "a.txt"), "b");
    git("add", ".");
    const found = await changed(gitFingerprint(root), () => git("commit", "-qm", "two"));
    expect(found).toEqual([expect.stringMatching(/^~refs\/heads\//)]);
  });
});
