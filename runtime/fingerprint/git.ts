import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Fingerprint } from "./fingerprint.js";
import { markFiles } from "./folder.js";
import { gitEnvironment } from "./repository.js";

/**
 * The fingerprint of a git work tree: its files but for the ignored ones, the index, and every ref.
 * Cheaper than the whole folder where build output lies in it; changes nothing in the repository.
 *
 * @param root the work tree, or a folder in it
 */
export function gitFingerprint(root: string): Fingerprint {
  return {
    async take(signal) {
      const [files, index, refs, head] = await Promise.all([
        git(root, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], signal),
        git(root, ["ls-files", "-z", "--stage"], signal),
        git(root, ["for-each-ref", "--format=%(refname) %(objectname)"], signal),
        git(root, ["symbolic-ref", "--quiet", "HEAD"], signal).catch(() => git(root, ["rev-parse", "HEAD"], signal)),
      ]);
      const paths = [...new Set(files.split("\0"))].filter((path) => path !== "");
      const parts = new Map(await markFiles(root, paths, signal));
      for (const entry of index.split("\0").filter((line) => line !== "")) {
        const [mark, path] = entry.split("\t") as [string, string];
        parts.set(`index:${path}`, mark);
      }
      for (const line of refs.split("\n").filter((ref) => ref !== "")) {
        const [name, object] = line.split(" ") as [string, string];
        parts.set(name, object);
      }
      return parts.set("HEAD", head.trim());
    },
  };
}

async function git(root: string, args: readonly string[], signal: AbortSignal | undefined): Promise<string> {
  // No optional locks: `git` must not refresh the index while it only looks.
  const options = { cwd: root, maxBuffer: 1 << 28, env: { ...gitEnvironment(root), GIT_OPTIONAL_LOCKS: "0" }, ...(signal === undefined ? {} : { signal }) };
  const { stdout } = await promisify(execFile)("git", args, options);
  return stdout;
}
