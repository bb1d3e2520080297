import { DiskFailure } from "../../output/disk.js";
import type { Host } from "../../host.js";
import { unusable } from "../file-unusable.js";
import { Git, type TreeFiles } from "../git.js";
import { note } from "../print.js";
import type { Terminal } from "../command.js";
import { catalogSide, failed, publishedSide, type Failed, type Loaded, type LoadedSide, type Role } from "./side.js";

/** What a side is looked for with. */
export interface Looking {
  readonly host: Host;
  readonly terminal: Terminal;
  /** The catalog that a ref is asked for, and the head where none is named. */
  readonly catalog: string;
}

/** A side, or that the base is not there yet: a ref without a catalog, which a first run has. */
export type Found = ({ readonly kind: "side" } & LoadedSide) | Failed | { readonly kind: "absent"; readonly failure: Failed };

/**
 * Finds what an argument means: a file (a catalog, a public contract, a saved answer of tools/list), a
 * git ref (the catalog as it was there), or `ref:path`. A file that exists wins over a ref of its name.
 */
export function find(argument: string | null, role: Role, looking: Looking): Found {
  const { host } = looking;
  try {
    if (argument === null) return settled(catalogSide(looking.catalog, host, looking.catalog, role), role, looking.catalog);
    const path = host.path(argument);
    const bytes = fileAt(path, host);
    if (bytes === "folder") return settled(catalogSide(`${path === "." ? "" : `${path}/`}catalog.yaml`, host, `${path === "." ? "" : `${path}/`}catalog.yaml`, role), role, argument);
    if (bytes !== null) return settled(isJson(path, bytes) ? publishedSide(path, bytes, path, role) : catalogSide(path, host, path, role), role, path);
    return fromGit(argument, role, looking);
  } catch (error) {
    if (error instanceof DiskFailure) return { kind: "failed", outcome: "cannot-judge", findings: [unusable(error, "read")] };
    throw error;
  }
}

/** A contract of another version that has no catalog beside it cannot be published anew. */
function settled(loaded: Loaded, role: Role, path: string): Found {
  if (loaded.kind !== "other-version") return loaded;
  return failed(role, path, `The ${role} ${path} is a public contract of version ${loaded.version}, and this contract-gate reads version 1.`, "Name the git ref instead of the file: then the contract is published anew from the catalog as it was there.");
}

function fileAt(path: string, host: Host): Uint8Array | "folder" | null {
  try {
    return host.read(path);
  } catch (error) {
    if (error instanceof DiskFailure && /folder/.test(error.reason)) return "folder";
    throw error;
  }
}

/** By its name, or where that says nothing by how it begins. */
function isJson(path: string, bytes: Uint8Array): boolean {
  if (/\.ya?ml$/i.test(path)) return false;
  return /\.json$/i.test(path) || /^(?:\u00ef\u00bb\u00bf)?\s*[{[]/.test(Buffer.from(bytes.subarray(0, 64)).toString("latin1"));
}

function fromGit(argument: string, role: Role, looking: Looking): Found {
  const git = new Git(looking.host.cwd, (bytes) => looking.host.count(bytes));
  const whole = git.commit(argument);
  const colon = argument.indexOf(":");
  const ref = whole.kind === "commit" || colon <= 0 ? argument : argument.slice(0, colon);
  const commit = ref === argument ? whole : git.commit(ref);
  if (commit.kind !== "commit") return noCommit(ref, argument, role, commit, git);
  if (ref !== argument) return blobSide(ref, argument.slice(colon + 1), commit.id, role, git, looking);
  return refSide(ref, commit.id, role, git, looking);
}

/** The catalog as it was at a commit, published anew: so an old base need not be of today's format. */
function refSide(ref: string, commit: string, role: Role, git: Git, looking: Looking): Found {
  const path = inRepository(git.prefix(), looking.catalog);
  if (path === null) return failed(role, looking.catalog, `${looking.catalog} lies outside of the repository, so ${ref} has no such catalog.`, "Run it in the repository of the catalog.");
  const tree = git.tree(commit, path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "");
  const found = tree.read(path) === null ? renamed(path, tree) : path;
  if (found === null) {
    return unreadable(ref, commit, path, role, git, tree) ?? {
      kind: "absent",
      failure: failed(role, null, `${ref} has no ${path}.`, role === "base" ? "If this is the first run, say so with --first-run: everything is told as new. If the catalog had another name, name it: `" + ref + ":<path>`." : "Name the catalog as `" + ref + ":<path>`."),
    };
  }
  if (found !== path) note(`${ref} has no ${path}; ${found} is taken for it`, looking.terminal);
  return settled(catalogSide(found, tree, ref, role), role, ref);
}

/** Where a commit has the file and it cannot be had all the same: that is no first run. */
function unreadable(ref: string, commit: string, path: string, role: Role, git: Git, tree: TreeFiles): Failed | null {
  const submodule = git.submoduleOf(commit, path);
  if (submodule !== null) return failed(role, null, `${path} lies in ${submodule}, which is a submodule of ${ref}: a repository of its own, with refs of its own.`, `Run it in the folder ${submodule}, and name a ref of the submodule.`);
  if (!tree.paths.includes(path)) return null;
  return failed(role, null, `git knows ${path} of ${ref}, and has not its content: the clone is partial, or damaged.`, "Fetch it: `git fetch --refetch origin`; `git fsck` tells what is missing.");
}

/** The same catalog under another name: one that differs in case, or the only catalog beside it. */
function renamed(path: string, tree: TreeFiles): string | null {
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "";
  const beside = tree.paths.filter((other) => other.startsWith(folder) && !other.slice(folder.length).includes("/") && /\.ya?ml$/i.test(other));
  const same = beside.filter((other) => other.toLowerCase() === path.toLowerCase());
  if (same.length === 1) return same[0]!;
  const catalogs = beside.filter((other) => /^catalog[ \t]*:[ \t]*1\b/m.test(Buffer.from(tree.read(other) ?? []).toString("utf8")));
  return catalogs.length === 1 ? catalogs[0]! : null;
}

/** `ref:path`, the path from the root of the repository, or from here. */
function blobSide(ref: string, given: string, commit: string, role: Role, git: Git, looking: Looking): Found {
  const prefix = git.prefix();
  const candidates = [given.startsWith("./") || given.startsWith("../") ? null : inRepository("", given), inRepository(prefix, given)].filter((path) => path !== null);
  for (const path of candidates) {
    const tree = git.tree(commit, path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "");
    const bytes = tree.read(path);
    if (bytes === null) {
      const trouble = unreadable(ref, commit, path, role, git, tree);
      if (trouble !== null) return trouble;
      continue;
    }
    const label = `${ref}:${path}`;
    if (!isJson(path, bytes)) return settled(catalogSide(path, tree, label, role), role, label);
    const side = publishedSide(path, bytes, label, role);
    if (side.kind !== "other-version") return side;
    note(`${label} is a public contract of version ${side.version}; it is published anew from the catalog of ${ref}`, looking.terminal);
    return refSide(ref, commit, role, git, looking);
  }
  return { kind: "absent", failure: failed(role, null, `${ref} has no file ${given}.`, role === "base" ? "If this is the first run, say so with --first-run: everything is told as new. Else correct the path; it is counted from the root of the repository." : "Correct the path; it is counted from the root of the repository.") };
}

function noCommit(ref: string, argument: string, role: Role, commit: Exclude<ReturnType<Git["commit"]>, { kind: "commit" }>, git: Git): Failed {
  switch (commit.kind) {
    case "no-git":
      return failed(role, null, `There is no file ${argument}, and no git to ask for a ref of that name.`, "Install git, or name a file: a catalog, a public contract, a saved answer of tools/list.");
    case "no-repository":
      return failed(role, null, `There is no file ${argument}, and this folder is in no git repository.`, "Name a file that exists, or run it in the repository.");
    case "failed":
      return failed(role, null, `git could not be asked for ${argument}: ${commit.reason}.`, "Name a file: a catalog, a public contract, a saved answer of tools/list.");
    case "unknown":
      return failed(role, null, `There is no file ${argument}, and git knows no ref ${ref} here.${commit.shallow ? " This clone is shallow: it holds the newest commits alone." : ""}`, fetching(ref, commit.shallow, git));
  }
}

/** What to type so that the ref is here. */
function fetching(ref: string, shallow: boolean, git: Git): string {
  const remote = git.remoteOf(ref);
  const branch = remote === null ? ref : ref.slice(remote.length + 1);
  const plain = /^[\w./-]+$/.test(branch) && !branch.startsWith("-");
  if (/[~^@]/.test(ref) || /^[0-9a-f]{7,64}$/.test(ref)) {
    return shallow ? "Fetch the history: `git fetch --unshallow` (or `fetch-depth: 0` of actions/checkout)." : `Fetch it, or correct the name: \`git fetch origin\`, then \`git rev-parse ${plain ? ref : "<ref>"}\`.`;
  }
  if (!plain) return "Correct the name of the ref.";
  const target = `refs/remotes/${remote ?? "origin"}/${branch}`;
  const fetch = `git fetch ${shallow ? "--depth=1 " : ""}${remote ?? "origin"} ${branch}:${remote === null ? `refs/heads/${branch}` : target}`;
  return `Fetch it: \`${fetch}\`${shallow ? " (or `fetch-depth: 0` of actions/checkout)" : ""}; or correct the name.`;
}

/** A path from the root of the repository, with `.` and `..` taken out; null where it leaves it. */
function inRepository(prefix: string, path: string): string | null {
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) return null;
  const steps: string[] = [];
  for (const step of `${prefix}${path}`.split("/")) {
    if (step === "" || step === ".") continue;
    if (step !== "..") steps.push(step);
    else if (steps.pop() === undefined) return null;
  }
  return steps.join("/");
}

