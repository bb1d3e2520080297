import type { Catalog } from "../catalog/model.js";
import { parse } from "../catalog/parse.js";
import { readCatalog, type ReadResult } from "../catalog/read.js";
import { nodeAt } from "../catalog/tree.js";
import { writeYaml } from "../catalog/write.js";
import { published } from "../contract/published.js";
import type { Finding } from "../diagnostics/finding.js";
import type { JsonObject, PublicContract } from "../../runtime/contract/contract.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { compareSurfaces, type Difference } from "../surface/compare.js";
import { ServerFailure } from "../surface/connection.js";
import { refuseTwins, type Surface } from "../surface/list.js";
import { buildCatalog, wayOf, type Manner } from "./build.js";
import { shareTypes } from "./share.js";
import { refuseMergeKeys } from "./unwritable.js";

export interface Imported {
  /** The catalog's text. */
  readonly text: string;
  readonly catalog: Catalog;
  /** What reading the text had to say of it. */
  readonly findings: readonly Finding[];
  readonly contract: PublicContract;
  /** Tools that could not be written with actions or parameters without losing something. */
  readonly manners: ReadonlyMap<string, Manner>;
  /** What would not come back equal all the same: empty but for a defect of this importer. */
  readonly lost: readonly Difference[];
}

/** From the most readable to the one that keeps anything. */
const MANNERS: readonly Manner[] = ["actions", "plain", "literal"];

/**
 * Writes a listed surface as a catalog from which generation gives the same list back. That is not
 * hoped but tried: a tool that comes back different is written in a plainer manner.
 *
 * @param file what findings call the catalog
 */
export function importSurface(surface: Surface, file = "catalog.yaml"): Imported {
  refuseTwins(surface.tools);
  refuseMergeKeys(surface.tools);
  if (surface.tools.length === 0) throw new ServerFailure("misshapen", "No tool is listed, and a catalog has at least one.");
  const manners = new Map<string, Manner>();
  for (;;) {
    const { text, read, unlike } = tried(surface, manners, file);
    if (demoted(unlike, surface, manners)) {
      settle({ ...surface, tools: surface.tools.filter(({ name }) => unlike.includes(name as string)) }, manners, file);
      continue;
    }
    if (read.kind !== "catalog") throw new Error(`an imported catalog does not read back: ${read.findings[0]?.message}`);
    const { contract } = published(read.catalog);
    return { text, catalog: read.catalog, findings: read.findings, contract, manners, lost: compareSurfaces(listTools(contract), surface.tools) };
  }
}

/** Finds the manner of a few tools by themselves, so that a large surface is written twice at most. */
function settle(few: Surface, manners: Map<string, Manner>, file: string): void {
  while (demoted(tried(few, manners, file).unlike, few, manners));
}

interface Tried {
  readonly text: string;
  readonly read: ReadResult;
  /** Tools that come back different. */
  readonly unlike: readonly string[];
}

function tried(surface: Surface, manners: ReadonlyMap<string, Manner>, file: string): Tried {
  const text = writeYaml(shareTypes(buildCatalog(surface, manners)));
  const read = readBack(text, file);
  const unlike = read.kind === "catalog" ? compareSurfaces(listTools(published(read.catalog).contract), surface.tools).map(({ tool }) => tool) : toolsAt(read.findings, surface.tools);
  return { text, read, unlike: [...new Set(unlike)] };
}

function readBack(text: string, file: string): ReadResult {
  return readCatalog(file, { read: (path) => (path === file ? new TextEncoder().encode(text) : null), list: () => null });
}

/** Tools within which something is wrong. */
function toolsAt(findings: readonly Finding[], tools: readonly JsonObject[]): string[] {
  const { at } = findings[0] ?? { at: null };
  if (at === null) return [];
  const root = parse(at.source).root ?? undefined;
  const entries = nodeAt(root, "tools");
  const starts = entries?.kind === "map" ? tools.map(({ name }) => [name as string, entries.entries.get(name as string)?.keySpan.start ?? -1] as const) : [];
  return findings.flatMap((finding) => starts.filter(([, start]) => start !== -1 && start <= (finding.at?.start ?? -1)).slice(-1).map(([name]) => name));
}

/** Takes the next plainer manner for these tools; false where none has one. */
function demoted(names: readonly string[], { tools }: Surface, manners: Map<string, Manner>): boolean {
  let any = false;
  for (const name of names) {
    const tool = tools.find((one) => one.name === name)!;
    const next = MANNERS[MANNERS.indexOf(wayOf(tool, manners.get(name)).manner) + 1];
    if (next === undefined) continue;
    manners.set(name, next);
    any = true;
  }
  return any;
}
