import { spawnSync } from "node:child_process";
import { gitEnvironment } from "../../runtime/fingerprint/repository.js";
import type { Files } from "../catalog/files.js";

/** A commit that was asked for by a name, or why there is none. */
export type Resolved = { readonly kind: "commit"; readonly id: string } | { readonly kind: "no-git" } | { readonly kind: "no-repository" } | { readonly kind: "unknown"; readonly shallow: boolean } | { readonly kind: "failed"; readonly reason: string };

/** Reads commits through git's own plumbing: the work tree, the index and the configuration stay as they are. */
export class Git {
  readonly #cwd: string;
  readonly #onRead: (bytes: number) => void;

  /** @param onRead is told how many bytes of files were read */
  constructor(cwd: string, onRead: (bytes: number) => void = () => {}) {
    this.#cwd = cwd;
    this.#onRead = onRead;
  }

  /** The commit that a ref names: a branch, a tag, `HEAD~1`, an id. */
  commit(ref: string): Resolved {
    if (ref.startsWith("-")) return { kind: "unknown", shallow: false };
    const asked = this.#run(["rev-parse", "--verify", "--quiet", "--end-of-options", `${ref}^{commit}`]);
    if (asked.error !== undefined) return (asked.error as NodeJS.ErrnoException).code === "ENOENT" ? { kind: "no-git" } : { kind: "failed", reason: asked.error.message };
    const id = asked.stdout.toString("utf8").trim();
    if (asked.status === 0 && /^[0-9a-f]{40,64}$/.test(id)) return { kind: "commit", id };
    if (/not a git repository/i.test(asked.stderr.toString("utf8"))) return { kind: "no-repository" };
    return { kind: "unknown", shallow: this.#text(["rev-parse", "--is-shallow-repository"]) === "true" };
  }

  /** From the root of the repository to the folder where the command runs: `` or `packages/server/`. */
  prefix(): string {
    return this.#text(["rev-parse", "--show-prefix"]) ?? "";
  }

  /** The name of a remote that a ref begins with (`origin/main` → `origin`), or null. */
  remoteOf(ref: string): string | null {
    const remotes = (this.#text(["remote"]) ?? "").split("\n").filter((remote) => remote !== "");
    return remotes.find((remote) => ref.startsWith(`${remote}/`)) ?? null;
  }

  /** Files of a commit in a folder of the repository and below. Paths are those of the repository. */
  tree(commit: string, folder: string): TreeFiles {
    return new TreeFiles(this, commit, folder);
  }

  /** Path → blob, as a commit has them; links and submodules are left out. */
  list(commit: string, folder: string): ReadonlyMap<string, string> {
    const listed = this.#run(["ls-tree", "-r", "-z", "--full-tree", commit, ...(folder === "" ? [] : ["--", `${folder}/`])]);
    const files = new Map<string, string>();
    if (listed.status !== 0) return files;
    for (const line of listed.stdout.toString("utf8").split("\0")) {
      const found = /^(100\d{3}) blob ([0-9a-f]+)\t([^]*)$/.exec(line);
      if (found !== null) files.set(found[3]!, found[2]!);
    }
    return files;
  }

  /** The submodule that a path of a commit leads into; null where it leads into none. */
  submoduleOf(commit: string, path: string): string | null {
    const steps = path.split("/");
    const above = steps.map((_, index) => steps.slice(0, index + 1).join("/"));
    const listed = this.#run(["ls-tree", "-z", "--full-tree", commit, "--", ...above]);
    const found = /(?:^|\0)160000 commit [0-9a-f]+\t([^\0]+)/.exec(listed.stdout.toString("utf8"));
    return found?.[1] ?? null;
  }

  /** Bytes of blobs, all with one process. */
  blobs(ids: readonly string[]): ReadonlyMap<string, Uint8Array> {
    const found = new Map<string, Uint8Array>();
    if (ids.length === 0) return found;
    const read = this.#run(["cat-file", "--batch"], `${ids.join("\n")}\n`);
    if (read.status !== 0) return found;
    this.#onRead(read.stdout.length);
    let at = 0;
    while (at < read.stdout.length) {
      const end = read.stdout.indexOf(10, at);
      const header = /^([0-9a-f]+) blob (\d+)$/.exec(read.stdout.toString("latin1", at, end));
      if (end === -1 || header === null) break;
      const size = Number(header[2]);
      found.set(header[1]!, read.stdout.subarray(end + 1, end + 1 + size));
      at = end + 1 + size + 1;
    }
    return found;
  }

  #text(parameters: readonly string[]): string | null {
    const asked = this.#run(parameters);
    return asked.status === 0 ? asked.stdout.toString("utf8").trim() : null;
  }

  #run(parameters: readonly string[], input?: string): ReturnType<typeof spawnSync> & { stdout: Buffer; stderr: Buffer } {
    // No hook runs, no object is fetched behind the user's back, and whose repository it is does not matter.
    const settings = ["-c", "core.fsmonitor=false", "-c", "safe.directory=*", "-c", "core.quotePath=false"];
    const ran = spawnSync("git", [...settings, "--no-replace-objects", ...parameters], { cwd: this.#cwd, env: gitEnvironment(this.#cwd), input, maxBuffer: 1 << 30, windowsHide: true });
    return { ...ran, stdout: ran.stdout ?? Buffer.alloc(0), stderr: ran.stderr ?? Buffer.alloc(0) };
  }
}

/** The files of one commit, for whoever reads a catalog. The first file is read alone, the others at once. */
export class TreeFiles implements Files {
  readonly #git: Git;
  readonly #paths: ReadonlyMap<string, string>;
  #blobs: Map<string, Uint8Array> | null = null;

  constructor(git: Git, commit: string, folder: string) {
    this.#git = git;
    this.#paths = git.list(commit, folder);
  }

  get paths(): readonly string[] {
    return [...this.#paths.keys()];
  }

  read(path: string): Uint8Array | null {
    const id = this.#paths.get(path);
    if (id === undefined) return null;
    if (this.#blobs === null) {
      this.#blobs = new Map(this.#git.blobs([id]));
    } else if (!this.#blobs.has(id)) {
      const catalogs = [...this.#paths].filter(([name]) => /\.ya?ml$/.test(name)).map(([, blob]) => blob);
      for (const [blob, bytes] of this.#git.blobs([...new Set([...catalogs, id])])) this.#blobs.set(blob, bytes);
    }
    return this.#blobs.get(id) ?? null;
  }

  list(folder: string): readonly string[] | null {
    const start = folder === "" ? "" : `${folder}/`;
    const inside = [...this.#paths.keys()].filter((path) => path.startsWith(start)).map((path) => path.slice(start.length).split("/")[0]!);
    return inside.length === 0 ? null : [...new Set(inside)];
  }
}
