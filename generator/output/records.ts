import { isDigest, readDigest, type Digest } from "./digest.js";
import type { Disk } from "./disk.js";
import type { Owner } from "./section.js";
import { utf8 } from "./standing.js";

/** What the digest files on disk say that the generator left there. */
export interface Records {
  readonly byOwner: ReadonlyMap<Owner, Digest>;
  /** Identifier → tool, as the names of the digest files have it. */
  readonly byIdentifier: ReadonlyMap<string, string>;
  /** Every path that the generator wrote, digest files included. */
  readonly paths: ReadonlySet<string>;
}

const LONGEST_DIGEST = 16 * 1024 * 1024;

export function readRecords(disk: Disk): Records {
  const byOwner = new Map<Owner, Digest>();
  const byIdentifier = new Map<string, string>();
  const paths = new Set<string>();
  for (const [path, kind] of disk.entries) {
    if (kind !== "file" || !isDigest(path)) continue;
    const reading = disk.read(path, LONGEST_DIGEST);
    const text = reading.kind === "bytes" ? utf8(reading.bytes) : null;
    const digest = text === null ? null : readDigest(text);
    if (digest === null || !digest.ours) continue;
    byOwner.set(digest.tool, digest);
    if (digest.tool !== null) byIdentifier.set(path.slice(path.lastIndexOf("/") + 1, -".json".length), digest.tool);
    paths.add(path);
    for (const output of digest.outputs.keys()) paths.add(output);
  }
  return { byOwner, byIdentifier, paths };
}

/**
 * What the digest files will say once these outputs are written.
 *
 * @param paths of all outputs
 * @param digests texts of the digest files among them
 */
export function recordsOf(paths: readonly string[], digests: readonly string[]): Records {
  return { byOwner: new Map(digests.map(readDigest).map((digest) => [digest.tool, digest])), byIdentifier: new Map(), paths: new Set(paths) };
}
