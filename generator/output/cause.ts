import type { OutputFile } from "../emit/emitter.js";
import { digestOf, isDigest, printDigest, readDigest, type Digest } from "./digest.js";
import type { Records } from "./records.js";
import { partsOf, type Owner } from "./section.js";

/** Why the text of an output differs from what generation gives. */
export type Cause =
  | { readonly kind: "stale"; readonly because: "catalog" | "order" | "merge" }
  | { readonly kind: "generator-upgraded" }
  /** `owners`: whose parts are no longer as the generator left them. */
  | { readonly kind: "hand-edited"; readonly recorded: boolean; readonly owners: readonly Owner[] };

/** The folder and the catalog as a whole, against which each file is judged. */
export interface State {
  /** What the digests on disk record. */
  readonly before: Records;
  /** What they would record after generation. */
  readonly now: Records;
  /** Whether the output at a path has the text that generation gives. */
  readonly stands: (path: string) => boolean;
  /** Whether some shared output on disk has the tools in another order. */
  readonly reordered: boolean;
  /** Whether some output on disk holds conflict markers: then the folder is between two branches. */
  readonly merging: boolean;
}

/**
 * A file whose every part has the digest that was recorded for it is as the generator left it: then
 * the catalog moved, or the generator changed. Otherwise somebody edited it, unless a merge is
 * under way: it tears digests, and where one branch removed a tool and the other edited it, it takes the
 * tool's part out of some files and leaves its digest.
 */
export function causeOf(file: OutputFile, text: string, state: State): Cause {
  if (isDigest(file.path)) return causeOfDigest(file, text, state);
  const { before } = state;
  const parts = partsOf(asRecorded(file, before), text, before.byIdentifier);
  const owners = new Set<Owner>(parts.keys());
  for (const [owner, digest] of before.byOwner) if (digest.outputs.has(file.path)) owners.add(owner);
  const recorded = [...owners].filter((owner) => before.byOwner.get(owner)?.outputs.has(file.path));
  if (recorded.length === 0) return { kind: "hand-edited", recorded: false, owners: [] };
  const edited = [...owners].filter((owner) => !isAsLeft(before.byOwner.get(owner), file.path, parts.get(owner)));
  if (edited.length === 0) {
    return asLeft(state);
  }
  if (edited.every((owner) => before.byOwner.get(owner)?.torn === true || (state.merging && !parts.has(owner)))) return { kind: "stale", because: "merge" };
  return { kind: "hand-edited", recorded: true, owners: edited };
}

/** A tool that was renamed and keeps its identifier keeps its files; on disk they are its old name's. */
function asRecorded(file: OutputFile, { byOwner }: Records): OutputFile {
  if (file.tool === null || byOwner.get(file.tool)?.outputs.has(file.path) === true) return file;
  const owner = [...byOwner].find(([, { outputs }]) => outputs.has(file.path));
  return owner === undefined ? file : { ...file, tool: owner[0] };
}

/**
 * A digest file has no digest of its own. It is the generator's where it reads back to itself, and
 * where it records another digest, the output must be another one too.
 */
function causeOfDigest(file: OutputFile, text: string, state: State): Cause {
  const { before, stands } = state;
  const digest = readDigest(text);
  if (printDigest(digest) !== text) return { kind: "hand-edited", recorded: before.paths.has(file.path), owners: [] };
  const next = readDigest(file.text);
  const handEdited: Cause = { kind: "hand-edited", recorded: true, owners: [] };
  // A tool that was renamed has its new name in outputs; where all of them stand, it was not.
  if (digest.tool !== next.tool && [...next.outputs.keys()].every(stands)) return handEdited;
  const left = asLeft(state);
  if (left.kind === "stale") return left;
  const forged = [...next.outputs].some(([path, digests]) => stands(path) && !equal(digests, digest.outputs.get(path)));
  return forged ? handEdited : left;
}

function equal(a: ReadonlySet<string>, b: ReadonlySet<string> | undefined): boolean {
  return b !== undefined && a.size === b.size && [...a].every((member) => b.has(member));
}

/** Why a file that is as the generator left it is not what generation gives now. */
function asLeft({ before, now, reordered, merging }: State): Cause {
  if (moved(before, now)) return { kind: "stale", because: "catalog" };
  if (merging) return { kind: "stale", because: "merge" };
  return reordered ? { kind: "stale", because: "order" } : { kind: "generator-upgraded" };
}

/** Whether a shared output has the same tools in another order: that moves no tool's source. */
export function isReordered(file: OutputFile, text: string): boolean {
  if (file.sections === null) return false;
  const [now, then] = [[...partsOf(file, file.text).keys()], [...partsOf(file, text).keys()]];
  return now.length === then.length && now.some((owner, index) => owner !== then[index]) && then.every((owner) => now.includes(owner));
}

function isAsLeft(digest: Digest | undefined, path: string, text: string | undefined): boolean {
  return text !== undefined && digest?.outputs.get(path)?.has(digestOf(text)) === true;
}

/**
 * Whether anything in the catalog is not what the digests were recorded for. One tool's outputs may
 * speak of another tool (a reference, a help page), so every source counts for every file.
 */
function moved(before: Records, now: Records): boolean {
  if (before.byOwner.size !== now.byOwner.size) return true;
  for (const [owner, { sources }] of now.byOwner) {
    const recorded = before.byOwner.get(owner)?.sources;
    if (recorded === undefined || ![...sources].every((source) => recorded.has(source))) return true;
  }
  return false;
}
