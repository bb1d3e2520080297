import { existsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The nearest folder upwards that is the root of a git work tree, or null. */
export function repositoryOf(folder: string): string | null {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (isRepository(join(at, ".git"))) return at;
    if (dirname(at) === at) return null;
  }
}

/**
 * The environment of a git that is to look at the repository a folder lies in. A hook exports where its
 * own repository is, and git would believe that before it looks at the folder: the root of the work
 * tree, and with it every ignore file above, would be missed, or another repository asked. Where the
 * folder lies in none, what was exported is the only way to one, and stays.
 */
export function gitEnvironment(folder: string): NodeJS.ProcessEnv {
  if (repositoryOf(folder) === null) return process.env;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ELSEWHERE.has(name.toUpperCase())));
}

/** What tells git where to look, and how to read the paths that it is given. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  "GIT_DIR",
  "GIT_WORK_TREE",
  "GIT_IMPLICIT_WORK_TREE",
  "GIT_COMMON_DIR",
  "GIT_INDEX_FILE",
  "GIT_PREFIX",
  "GIT_CEILING_DIRECTORIES",
  "GIT_LITERAL_PATHSPECS",
  "GIT_GLOB_PATHSPECS",
  "GIT_NOGLOB_PATHSPECS",
  "GIT_ICASE_PATHSPECS",
]);

/** A file in the place of the folder leads to the repository of a work tree or a submodule; an empty folder is no repository. */
function isRepository(path: string): boolean {
  return existsSync(path) && (!statSync(path).isDirectory() || existsSync(join(path, "HEAD")));
}
