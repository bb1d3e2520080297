import { linkOnTheWay } from "../catalog/files.js";
import { readCatalog } from "../catalog/read.js";
import type { Node } from "../catalog/tree.js";
import { publish } from "../contract/publish.js";
import { readPublished } from "../contract/read-published.js";
import { findingOf } from "../diagnostics/card.js";
import type { Host } from "../host.js";
import type { JsonObject, PublicContract } from "../../runtime/contract/contract.js";
import { contractUnusable } from "../surface/rules.js";
import { folderOf } from "./folder-of.js";
import type { Result } from "./print.js";

/** What a contract promises, and where the catalog says so. */
export interface Promised {
  readonly contract: PublicContract;
  /** The tools as they were saved, where the promise is a saved list; null where the contract says what is listed. */
  readonly listed: readonly JsonObject[] | null;
  /** Contract path → place in the catalog; empty where there is no catalog. */
  readonly places: ReadonlyMap<string, Node>;
}

/** The contract that a server is held to: of a catalog, or as it was published. */
export function promisedBy(path: string, command: string, host: Host): Promised | Result {
  const bytes = host.read(path);
  const text = bytes !== null && path.endsWith(".json") ? new TextDecoder("utf-8").decode(bytes) : null;
  if (text !== null && !/^\s*\{\s*"catalog"\s*:/.test(text)) return publishedIn(text, path, command);
  const read = readCatalog(path, host);
  if (read.kind !== "catalog") return { command, outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings: read.findings };
  // What was approved lies beside the catalog; one that cannot be read was not approved by anybody.
  const approved = host.path(`${folderOf(path)}/${read.catalog.output}/public-contract.json`);
  // Nothing below an output folder is read through a link.
  const link = linkOnTheWay(folderOf(path) === "." ? "" : folderOf(path), approved, host);
  if (link !== null) return { command, outcome: "cannot-judge", findings: [{ ...findingOf(contractUnusable, null, "", { problem: `${link} is a link, and links are not followed.` }), file: approved }] };
  const committed = host.read(approved);
  const unreadable = committed === null ? null : publishedIn(new TextDecoder("utf-8").decode(committed), approved, command);
  return unreadable !== null && "outcome" in unreadable ? unreadable : { ...publish(read.catalog), listed: null };
}

function publishedIn(text: string, path: string, command: string): Promised | Result {
  const published = readPublished(text);
  if ((published.kind === "contract" || published.kind === "tools-list") && !("incomplete" in published && published.incomplete)) return { contract: published.contract, listed: published.kind === "tools-list" ? published.tools : null, places: new Map() };
  const problem = published.kind === "unreadable" ? published.reason : published.kind === "other-version" ? "It is a contract of another version." : "It is a saved list that names a next page.";
  return { command, outcome: "cannot-judge", findings: [{ ...findingOf(contractUnusable, null, "", { problem }), file: path }] };
}
