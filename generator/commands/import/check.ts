import { readCatalog } from "../../catalog/read.js";
import type { Node } from "../../catalog/tree.js";
import { publish } from "../../contract/publish.js";
import { readPublished } from "../../contract/read-published.js";
import { findingOf } from "../../diagnostics/card.js";
import type { Finding } from "../../diagnostics/finding.js";
import type { Host } from "../../host.js";
import type { PublicContract } from "../../../runtime/contract/contract.js";
import { listTools } from "../../../runtime/surface/list-tools.js";
import { contractUnusable, surfaceDiffers } from "../../surface/cards.js";
import { compareSurfaces, factsOf } from "../../surface/compare.js";
import type { Surface } from "../../surface/list.js";
import { folderOf } from "../paths.js";
import { outcomeOf, type Result } from "../print.js";

/** What a contract promises, and where the catalog says so. */
interface Promised {
  readonly contract: PublicContract;
  readonly places: ReadonlyMap<string, Node>;
}

/** What a server lists, compared with what a catalog, or a published contract, promises. Nothing is written. */
export function checked(path: string, surface: Surface, host: Host): Result {
  const promised = promisedBy(path, host);
  if ("outcome" in promised) return promised;
  const findings = surfaceFindings(promised, path, surface);
  return { command: "import", outcome: outcomeOf(findings), findings };
}

/** Each difference at the catalog's own line, where there is one. */
export function surfaceFindings({ contract, places }: Promised, path: string, surface: Surface): Finding[] {
  return compareSurfaces(listTools(contract), surface.tools).map((difference) => {
    const place = places.get(`tools.${difference.tool}`) ?? null;
    return { ...findingOf(surfaceDiffers, place, `tools.${difference.tool}`, factsOf(difference)), file: place?.source.file ?? path };
  });
}

function promisedBy(path: string, host: Host): Promised | Result {
  const bytes = host.read(path);
  const text = bytes !== null && path.endsWith(".json") ? new TextDecoder("utf-8").decode(bytes) : null;
  if (text !== null && !/^\s*\{\s*"catalog"\s*:/.test(text)) return publishedIn(text, path);
  const read = readCatalog(path, host);
  if (read.kind !== "catalog") return { command: "import", outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings: read.findings };
  // What was approved lies beside the catalog; one that cannot be read was not approved by anybody.
  const approved = `${folderOf(path)}/${read.catalog.output}/public-contract.json`.replace(/^\.\//, "");
  const committed = host.read(approved);
  const unreadable = committed === null ? null : publishedIn(new TextDecoder("utf-8").decode(committed), approved);
  return unreadable !== null && "outcome" in unreadable ? unreadable : publish(read.catalog);
}

function publishedIn(text: string, path: string): Promised | Result {
  const published = readPublished(text);
  const problem =
    published.kind === "unreadable"
      ? published.reason
      : published.kind === "other-version"
        ? "It is a contract of another version."
        : published.kind === "tools-list" && published.incomplete
          ? "It is a saved list that names a next page."
          : null;
  if (problem === null && "contract" in published) return { contract: published.contract, places: new Map() };
  return { command: "import", outcome: "cannot-judge", findings: [{ ...findingOf(contractUnusable, null, "", { problem: problem! }), file: path }] };
}
