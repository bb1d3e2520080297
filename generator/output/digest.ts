import { createHash } from "node:crypto";
import type { Catalog } from "../catalog/model.js";
import type { PublicContract } from "../../runtime/contract/contract.js";
import type { OutputFile } from "../emit/emitter.js";
import { encoded } from "./encoded.js";
import { partsOf, type Owner } from "./section.js";
import { serverSource, toolSource } from "./source.js";

/**
 * Digests are how a hand edit is told from a catalog that moved. Each tool has a file of its own, so
 * that edits to different tools merge; what no tool owns is in `digests/server.json`. They hold no
 * version and no date.
 */
const SERVER_DIGEST = "digests/server.json";
const toolDigest = (identifier: string): string => `digests/tools/${identifier}.json`;
const DIGEST = /^digests\/(?:server|tools\/[A-Za-z0-9_-]+)\.json$/;

export function isDigest(path: string): boolean {
  return DIGEST.test(path);
}

/** What one digest file records. */
export interface Digest {
  /** The tool's wire name; null for the server. */
  readonly tool: Owner;
  /** Digest of the catalog's own data; two where a merge left both branches'. */
  readonly sources: ReadonlySet<string>;
  /** Path to the digest of this owner's part of it; two where a merge left both branches'. */
  readonly outputs: ReadonlyMap<string, ReadonlySet<string>>;
  /** True where the file holds conflict markers. */
  readonly torn: boolean;
  /** False where nothing in the file looks like a digest of ours. */
  readonly ours: boolean;
}

/**
 * The files, and the digest files that record them.
 *
 * @param beside data that outputs depend on and that stands in no catalog: the journal's
 */
export function* withDigests(files: Iterable<OutputFile>, contract: PublicContract, catalog: Catalog, beside = ""): Iterable<OutputFile> {
  const recorded = new Map([null, ...contract.tools.map((tool) => tool.name)].map((owner) => [owner, new Map<string, string>()]));
  for (const file of files) {
    for (const [owner, text] of partsOf(file, file.text)) {
      const outputs = recorded.get(owner);
      if (outputs === undefined) throw new Error(`${file.path} has a part of ${JSON.stringify(owner)}, which is no tool of the contract`);
      outputs.set(file.path, digestOf(text));
    }
    yield file;
  }
  const nodes = new Map(catalog.tools.map((tool) => [tool.name, tool.node]));
  yield digestFile(SERVER_DIGEST, null, serverSource(catalog.node) + beside, recorded.get(null)!);
  for (const tool of contract.tools) yield digestFile(toolDigest(tool.identifier), tool.name, toolSource(tool.name, nodes.get(tool.name)!), recorded.get(tool.name)!);
}

/**
 * Reads a digest file, also one that a merge left torn: then it records what both branches did; and
 * one that some formatter went over. No output is called `tool` or `source`: each has an ending.
 */
export function readDigest(text: string): Digest {
  const sources = new Set<string>();
  const outputs = new Map<string, Set<string>>();
  let tool: Owner = null;
  let ours = false;
  for (const [, first, second] of text.matchAll(PAIR)) {
    const [key, value] = [unquoted(first!), unquoted(second!)];
    if (key === null || value === null) continue;
    if (key === "source") ours = true;
    if (key === "tool") tool = value;
    // A digest that lost a digit is none; the file then does not read back to itself.
    if (!/^[0-9a-f]{64}$/.test(value)) continue;
    if (key === "source") sources.add(value);
    else outputs.set(key, (outputs.get(key) ?? new Set()).add(value));
  }
  const torn = /^(?:<{7,}|\|{7,}|={7,}|>{7,})(?: |$)/m.test(text);
  return { tool, sources, outputs, torn, ours };
}

const PAIR = /("(?:[^"\\]|\\.)*")\s*:\s*("(?:[^"\\]|\\.)*")/g;

export function digestOf(text: string): string {
  return createHash("sha256").update(encoded(text)).digest("hex");
}

/** The text that the generator writes for a digest; what somebody edited, or a merge tore, has another. */
export function printDigest({ tool, sources, outputs }: Pick<Digest, "tool" | "sources" | "outputs">): string {
  const files = [...outputs].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = files.flatMap(([file, digests]) => [...digests].map((digest) => `    ${JSON.stringify(file)}: ${JSON.stringify(digest)}`));
  const head = [...(tool === null ? [] : [`  "tool": ${JSON.stringify(tool)},`]), ...[...sources].map((source) => `  "source": ${JSON.stringify(source)},`)];
  const body = lines.length === 0 ? `  "outputs": {}` : `  "outputs": {\n${lines.join(",\n")}\n  }`;
  return `{\n${head.join("\n")}\n${body}\n}\n`;
}

function digestFile(path: string, tool: Owner, data: string, outputs: ReadonlyMap<string, string>): OutputFile {
  const digest = { tool, sources: new Set([digestOf(data)]), outputs: new Map([...outputs].map(([file, of]) => [file, new Set([of])])) };
  return { path, text: printDigest(digest), tool, sections: null };
}

function unquoted(text: string): string | null {
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
}
