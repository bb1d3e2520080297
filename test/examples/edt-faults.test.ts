import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createServer, Failed, readContract } from "contract-gate/runtime";
import { planRename } from "../../examples/edt-workspace/changes/rename.js";
import { edtServer } from "../../examples/edt-workspace/edt-server.js";
import { diskReader, diskWriter, type FileWriter } from "../../examples/edt-workspace/ports/disk.js";
import type { Change } from "../../examples/edt-workspace/ports/core.js";
import { openProject } from "../../examples/edt-workspace/ports/reading.js";
import { commit, RolledBack } from "../../examples/edt-workspace/transaction/commit.js";
import { recover } from "../../examples/edt-workspace/transaction/recover.js";
import { expectFile } from "../catalog/golden.js";
import { builtServer, root, SAMPLE, Session, Workspace } from "./workspace.js";

const contract = readContract(join(root, "examples/edt-workspace/generated/public-contract.json"));
const project = new Workspace(SAMPLE);
const original = project.files();
beforeEach(() => project.restore());
afterAll(() => project.remove());

const RENAME = { action: "rename", fqn: "Catalog.Валюты", newName: "ВалютыУчета" };

/** A rename of ten files and two moves, through the runtime, on a disk of the test's. */
async function rename(writer: FileWriter): Promise<{ readonly status: string; readonly code: string | null; readonly markdown: string }> {
  const server = createServer({ ...edtServer(contract, project.path, { reader: diskReader, writer }), profile: "maintainer" });
  const rehearsed = await server.call("metadata_write", RENAME);
  const preview = rehearsed.envelope.meta.latches!["preview"]!;
  const { status, envelope, markdown } = await server.call("metadata_write", { ...RENAME, mode: "apply", preview });
  return { status, code: envelope.error?.code ?? null, markdown };
}

/** The same rename as the core is given it, worked out once. */
let change: Change;
beforeAll(async () => {
  ({ change } = await planRename(openProject(project.path), RENAME.fqn, RENAME.newName, new AbortController().signal, () => undefined));
});

/** What came of the change on a disk, and the reason that a caller would read. */
async function committed(writer: FileWriter): Promise<string> {
  try {
    await commit(project.path, change, { reader: diskReader, writer });
    return "committed";
  } catch (problem) {
    if (problem instanceof RolledBack) return `rolled back: ${problem.message}`;
    if (problem instanceof Failed) return String(problem.answer.code);
    throw problem;
  }
}

/** A disk that does not wait for its platters, as nobody pulls a plug here. */
const quick: FileWriter = { ...diskWriter, write: (path, bytes) => writeFile(path, bytes) };

/** A disk on which something happens at an operation, counted from one; half of a text may have been written by then. */
function disk(happens: (operation: number) => void): FileWriter & { readonly operations: number } {
  let operations = 0;
  const count = (): void => happens(++operations);
  return {
    get operations() {
      return operations;
    },
    write: async (path, bytes) => {
      try {
        count();
      } catch (problem) {
        await quick.write(path, bytes.subarray(0, bytes.length >> 1));
        throw problem;
      }
      await quick.write(path, bytes);
    },
    copy: async (from, to) => (count(), diskWriter.copy(from, to)),
    move: async (from, to) => (count(), diskWriter.move(from, to)),
    makeFolder: async (path) => (count(), diskWriter.makeFolder(path)),
    remove: async (path) => (count(), diskWriter.remove(path)),
  };
}

const full = (): never => {
  throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
};

/** Every file, by path, is whole: as it was, or as it is to be. */
function isWhole(now: { readonly [path: string]: string }, after: { readonly [path: string]: string }): boolean {
  return Object.entries(now).every(([path, text]) => path.startsWith(".edt-workspace") || text === original[path] || text === after[path] || Object.values(original).includes(text) || Object.values(after).includes(text));
}

describe("a rename of ten files on a disk that fails", () => {
  let operations = 0;
  let after: { readonly [path: string]: string };
  it("goes through where nothing fails", async () => {
    const good = disk(() => undefined);
    expect(await committed(good)).toBe("committed");
    operations = good.operations;
    after = project.files();
    expect(operations).toBe(47);
    expect(Object.keys(after).filter((path) => path.startsWith(".edt-workspace"))).toEqual([]);
  });

  it("once, at any operation: it is rolled back, and nothing half-written is left", async () => {
    for (let failing = 1; failing < operations; failing++) {
      project.restore();
      expect([failing, await committed(disk((operation) => (operation === failing ? full() : undefined)))]).toEqual([failing, "rolled back: на диске нет места"]);
      expect([failing, project.changedSince(original)]).toEqual([failing, []]);
    }
    // The last one only sweeps.
    project.restore();
    expect(await committed(disk((operation) => (operation === operations ? full() : undefined)))).toBe("committed");
  }, 300_000);

  it("for good, from any operation on: the next start puts back what was not taken back", async () => {
    let incomplete = 0;
    for (let failing = 1; failing <= operations; failing++) {
      project.restore();
      const outcome = await committed(disk((operation) => (operation >= failing ? full() : undefined)));
      expect(isWhole(project.files(), after)).toBe(true);
      if (outcome === "ROLLBACK_INCOMPLETE") incomplete++;
      await recover(project.path);
      expect([failing, project.files()]).toEqual([failing, outcome === "committed" ? after : original]);
    }
    expect(incomplete).toBe(13);
  }, 300_000);

  it.each([4, 38])("is told so through the runtime, at operation %d", async (failing) => {
    const outcome = await rename(disk((operation) => (operation === failing ? full() : undefined)));
    expect(outcome).toMatchObject({ status: "rolled_back", code: "ROLLED_BACK" });
    expectFile(new URL("./golden/rolled-back.md", import.meta.url), `${outcome.markdown}\n`);
    expect(outcome.markdown).toBe("### 🟠 rename — Catalog.Валюты\n\n- **status:** 🟠 rolled_back\n- **fqn:** `Catalog.Валюты`\n- **operation:** `rename`\n- **rollback_reason:** на диске нет места");
    expect(project.changedSince(original)).toEqual([]);
  });

  it("leaves alone what somebody else has written meanwhile", async () => {
    const module = "src/CommonModules/ЦеныСервер/Module.bsl";
    const theirs = `${project.read(module)}// чужая правка\n`;
    let moves = 0;
    // When the third file has been put in its place, an editor saves another one, and the disk fails.
    const outcome = await rename({
      ...diskWriter,
      move: async (from, to) => {
        await diskWriter.move(from, to);
        if (to.startsWith(project.at("src")) && ++moves === 9) {
          project.write(module, theirs);
          full();
        }
      },
    });
    expect(outcome).toMatchObject({ status: "rolled_back" });
    expect(project.read(module)).toBe(theirs);
    expect(project.changedSince(original)).toEqual([module]);
  });

  it("is not begun where a file has changed since it was read", async () => {
    const module = "src/CommonModules/ЦеныСервер/Module.bsl";
    const theirs = `${project.read(module)}// чужая правка\n`;
    const outcome = await rename(disk((operation) => (operation === 20 ? project.write(module, theirs) : undefined)));
    expect(outcome).toMatchObject({ status: "failed", code: "FILE_CHANGED" });
    expect(project.changedSince(original)).toEqual([module]);
  });
});

describe("a process that is killed in the middle of a write", () => {
  const dying = builtServer("test/examples/edt-dying-server.ts", "edt-workspace");
  const server = builtServer("examples/edt-workspace/server.ts", "edt-workspace");

  it.each([3, 36, 46])("at operation %d leaves nothing half-written, and the next start puts everything back", async (operation) => {
    const { signal } = spawnSync(process.execPath, [dying, project.path, String(operation)], { encoding: "utf8" });
    expect(signal).toBe("SIGKILL");
    expect(project.changedSince(original)).not.toEqual([]);
    const open = await Session.open(server, "--project", project.path, "--profile", "maintainer");
    expect(project.files()).toEqual(original);
    expect(await open.text("metadata_read", { fqn: "Catalog.Валюты" })).toContain("### 🟢 Catalog.Валюты");
    await open.close();
  });
});

describe("two servers over one project", () => {
  const journal = (id: number): void => project.write(".edt-workspace/steps.json", `${JSON.stringify({ process: id, writes: [], moves: [] })}\n`);

  it("write one after the other: who comes second is told who is first", async () => {
    journal(process.ppid);
    const before = project.files();
    expect(await rename(diskWriter)).toMatchObject({ status: "failed", code: "PROJECT_LOCKED" });
    expect(project.changedSince(before)).toEqual([]);
    expect(await recover(project.path)).toBeNull();
  });

  it("do not wait for one that is gone", async () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    journal(pid);
    expect(await rename(diskWriter)).toMatchObject({ status: "committed" });
  });
});
