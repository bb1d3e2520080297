import { spawnSync } from "node:child_process";
import { closeSync, cpSync, existsSync, mkdtempSync, openSync, readFileSync, readdirSync, realpathSync, renameSync, rmSync, statSync, unlinkSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, isAbsolute, join, relative, resolve, sep } from "node:path";
import { gitEnvironment, repositoryOf } from "../runtime/fingerprint/repository.js";
import type { LinkTo } from "./catalog/files.js";
import { codeOf, failureOf, guarded, isMissing } from "./machine-failure.js";
import { kindOf, OutputFolder } from "./output-folder.js";
import { DiskFailure, type Disk, type Writer } from "./output/disk.js";
import { parseIgnored, type Ignored } from "./output/ignored.js";
import { LOCK } from "./output/names.js";

/**
 * Files, as every other room sees them: paths are relative to the folder where the command runs and
 * have `/`. Links are followed where somebody named a file to read; whoever reads what a catalog names,
 * and not a person, asks for {@link link} first. Nothing follows them below an output folder.
 */
export class Host {
  readonly #onLarge: () => void;
  #read = 0;

  /**
   * @param cwd absolute
   * @param onLarge is called once more than a megabyte has been read, and no second time
   */
  constructor(
    readonly cwd: string,
    onLarge = () => {},
  ) {
    this.#onLarge = onLarge;
  }

  /** `./a/../catalog.yaml`, or an absolute path, as reports print it. */
  path(given: string): string {
    const path = relative(this.cwd, resolve(this.cwd, given));
    // Another drive has no relative path; then it is absolute.
    return (isAbsolute(path) ? path : path || ".").split(sep).join("/");
  }

  /** Where a path of ours is on this machine. */
  absolute(path: string): string {
    return resolve(this.cwd, path);
  }

  /** A copy of a folder in the machine's own place for such, links as they are. Whoever asks removes it. */
  throwAwayCopy(folder: string): { readonly path: string; remove(): void } {
    const path = guarded(folder, () => mkdtempSync(join(realpathSync(tmpdir()), "contract-gate-")));
    guarded(folder, () => cpSync(resolve(this.cwd, folder), path, { recursive: true, verbatimSymlinks: true }));
    return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
  }

  /** Bytes of a file, or null where there is none. Throws {@link DiskFailure} where it cannot be read. */
  read(path: string): Uint8Array | null {
    const bytes = readWhole(resolve(this.cwd, path), path);
    this.count(bytes?.length ?? 0);
    return bytes;
  }

  /** Counts what was read, here or by git. */
  count(bytes: number): void {
    const before = this.#read;
    this.#read += bytes;
    if (before <= LARGE && this.#read > LARGE) this.#onLarge();
  }

  /** Names in a folder, in no order, or null where there is none. */
  list(path: string): readonly string[] | null {
    if (path.includes("\0")) return null;
    try {
      return readdirSync(resolve(this.cwd, path));
    } catch (error) {
      if (isMissing(error)) return null;
      throw failureOf(error, path);
    }
  }

  /** What a link leads to; null where no link is there. Nothing of what lies behind it is read. */
  link(path: string): LinkTo | null {
    const at = resolve(this.cwd, path);
    if (path.includes("\0") || kindOf(at) !== "link") return null;
    try {
      return statSync(at).isDirectory() ? "folder" : "file";
    } catch {
      return "nothing";
    }
  }

  /** Puts a text in the place of a file in one step; a link keeps pointing where it did. */
  replace(path: string, text: string, process: number): void {
    const given = resolve(this.cwd, path);
    const target = existsSync(given) ? realpathSync(given) : given;
    const temporary = join(dirname(target), `.contract-gate-${process}-0.tmp`);
    guarded(path, () => {
      const mode = existsSync(target) ? statSync(target).mode & 0o7777 : 0o666;
      try {
        writeFileSync(temporary, text, { flag: "wx", mode });
        renameSync(temporary, target);
      } catch (error) {
        if (existsSync(temporary)) unlinkSync(temporary);
        throw error;
      }
    });
  }

  /** The output folder of a catalog, as it is now. */
  outputFolder(catalogFolder: string, output: string): Disk & Writer {
    return new OutputFolder(this.cwd, catalogFolder, output);
  }

  /** From the root of the git repository to the folder where the command runs: `` or `packages/server/`. */
  prefix(): string {
    const root = repositoryOf(this.cwd);
    const path = root === null ? "" : relative(root, this.cwd).split(sep).join("/");
    return path === "" ? "" : `${path}/`;
  }

  /**
   * Which of these files git would never commit. Where there is no repository, or no git, that is
   * none; where git cannot answer, its reason.
   */
  ignoredByGit(folder: string, paths: readonly string[]): { readonly ignored: ReadonlyMap<string, Ignored>; readonly trouble: string | null } {
    const at = resolve(this.cwd, folder);
    if (paths.length === 0 || repositoryOf(at) === null) return { ignored: new Map(), trouble: null };
    // No hook and no lock of the repository, and its owner does not matter: nothing is written or run.
    const asked = spawnSync("git", ["-c", "core.fsmonitor=false", "-c", "safe.directory=*", "check-ignore", "--verbose", "-z", "--stdin"], {
      cwd: at,
      env: gitEnvironment(at),
      input: paths.join("\0"),
      maxBuffer: 1 << 28,
      windowsHide: true,
    });
    if (asked.error !== undefined) return { ignored: new Map(), trouble: isMissing(asked.error) ? null : asked.error.message };
    // 0: some are ignored, 1: none, 128: git could not tell.
    if (asked.status !== 0 && asked.status !== 1) return { ignored: new Map(), trouble: asked.stderr.toString("utf8").trim().split("\n")[0] ?? "" };
    return { ignored: parseIgnored(asked.stdout.toString("utf8")), trouble: null };
  }

  /** Calls back on every change of what lies directly in these folders. Returns what ends it. */
  watch(folders: readonly string[], changed: (folder: string, name: string | null) => void): () => void {
    const watchers = folders.flatMap((folder) => {
      const path = resolve(this.cwd, folder);
      if (!existsSync(path)) return [];
      const watcher = guarded(folder, () => watch(path, (_event, name) => changed(folder, name)));
      // The folder itself went, or the system gives up: that is a change.
      return [watcher.on("error", () => changed(folder, null))];
    });
    return () => watchers.forEach((watcher) => watcher.close());
  }

  /** Takes the output folder for one run. Null: taken; else who holds it (a process number, or null where nobody says). */
  lock(folder: string, process: number): { readonly holder: number | null } | null {
    const path = resolve(this.cwd, folder, LOCK);
    try {
      const handle = openSync(path, "wx");
      try {
        writeFileSync(handle, `${process}\n`);
      } catch (error) {
        // A full disk takes the file and not its text.
        unlinkSync(path);
        throw error;
      } finally {
        closeSync(handle);
      }
      return null;
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw failureOf(error, `${folder}/${LOCK}`);
      const text = readWhole(path, folder);
      const holder = text === null ? NaN : Number.parseInt(Buffer.from(text).toString("latin1"), 10);
      return { holder: Number.isSafeInteger(holder) && holder > 0 ? holder : null };
    }
  }

  unlock(folder: string): void {
    const path = resolve(this.cwd, folder, LOCK);
    if (existsSync(path)) guarded(folder, () => unlinkSync(path));
  }
}

/** A file that somebody named: links are followed, pipes and devices are not waited for. */
function readWhole(path: string, shown: string): Uint8Array | null {
  // No file system has such a name; Node takes it for a mistake of ours.
  if (path.includes("\0")) return null;
  try {
    const stat = statSync(path);
    if (!stat.isFile()) throw new DiskFailure(shown, stat.isDirectory() ? "a folder, not a file" : "not a file");
    if (stat.size > LARGEST) throw new DiskFailure(shown, "larger than 256 MiB");
    return readFileSync(path);
  } catch (error) {
    if (isMissing(error)) return null;
    throw failureOf(error, shown);
  }
}

const LARGE = 1_000_000;

/** Past any catalog; what the catalog's own limits are is not for files to say. */
const LARGEST = 256 * 1024 * 1024;
