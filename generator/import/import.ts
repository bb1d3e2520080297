import { readCatalog } from "../catalog/read.js";
import type { Catalog } from "../catalog/model.js";
import { writeYaml } from "../catalog/write.js";
import { publish } from "../contract/publish.js";
import type { PublicContract } from "../../runtime/contract/contract.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { compareSurfaces, type Difference } from "../surface/compare.js";
import { refuseTwins, type Surface } from "../surface/list.js";
import { buildCatalog, type Manner } from "./build.js";
import { shareTypes } from "./share.js";

export interface Imported {
  /** The catalog's text. */
  readonly text: string;
  readonly catalog: Catalog;
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
 */
export function importSurface(surface: Surface): Imported {
  refuseTwins(surface.tools);
  const manners = new Map<string, Manner>();
  for (;;) {
    const text = writeYaml(shareTypes(buildCatalog(surface, manners)));
    const { catalog, contract, lost } = readBack(text, surface);
    const demoted = [...new Set(lost.map(({ tool }) => tool))].filter((tool) => demote(manners, tool));
    if (demoted.length === 0) return { text, catalog, contract, manners, lost };
  }
}

function readBack(text: string, surface: Surface): { catalog: Catalog; contract: PublicContract; lost: Difference[] } {
  const file = "catalog.yaml";
  const read = readCatalog(file, { read: (path) => (path === file ? new TextEncoder().encode(text) : null), list: () => null });
  if (read.kind !== "catalog") throw new Error(`An imported catalog does not read back: ${read.findings.map(({ message }) => message).join(" ")}`);
  const { contract } = publish(read.catalog);
  return { catalog: read.catalog, contract, lost: compareSurfaces(listTools(contract), surface.tools) };
}

/** Takes the next plainer manner for a tool; false where there is none. */
function demote(manners: Map<string, Manner>, tool: string): boolean {
  const next = MANNERS[MANNERS.indexOf(manners.get(tool) ?? "actions") + 1];
  if (next === undefined) return false;
  manners.set(tool, next);
  return true;
}
