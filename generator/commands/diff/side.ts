import type { Catalog } from "../../catalog/model.js";
import { readCatalog, type Files } from "../../catalog/read.js";
import { decode } from "../../catalog/yaml/decode.js";
import { JsonPlaces } from "../../contract/json-places.js";
import { publish } from "../../contract/publish.js";
import { readPublished } from "../../contract/read-published.js";
import { findingOf } from "../../diagnostics/card.js";
import type { Finding } from "../../diagnostics/finding.js";
import type { Outcome } from "../../diagnostics/report.js";
import { Source } from "../../diagnostics/span.js";
import type { Locate } from "../../diff/report/places.js";
import type { ReportedSide } from "../../diff/report/section.js";
import { journalFolder } from "../../journal/read.js";
import { diffSideUnusable } from "./rules.js";
import { pathInContract, pathInToolsList } from "./json-paths.js";

export type Role = "base" | "head";

/** One side, read; or why it could not be. */
export type Loaded = ({ readonly kind: "side" } & LoadedSide) | Failed | { readonly kind: "other-version"; readonly version: string };

export interface LoadedSide {
  readonly side: ReportedSide;
  readonly form: "catalog" | "contract" | "tools-list";
  /** Where entries of the journal are read: the files and the folder; null where there is no catalog. */
  readonly journal: { readonly mainPath: string; readonly files: Files; readonly folder: string } | null;
}

export interface Failed {
  readonly kind: "failed";
  readonly outcome: Outcome;
  readonly findings: readonly Finding[];
}

export function failed(side: Role, file: string | null, problem: string, remedy: string, findings: readonly Finding[] = []): Failed {
  return { kind: "failed", outcome: "cannot-judge", findings: [{ ...findingOf(diffSideUnusable, null, "", { side, problem, remedy }), file }, ...findings] };
}

/**
 * A catalog as a side.
 *
 * @param label what reports call it; where it is not the path, findings in its files bear it too
 */
export function catalogSide(path: string, files: Files, label: string, role: Role): Loaded {
  const read = readCatalog(path, files);
  if (read.kind !== "catalog") {
    const findings = label === path ? read.findings : read.findings.map((finding) => labelled(finding, label));
    // What is wrong with a tree is for the gate to say, but nothing can be compared with it either.
    if (role === "head") return { kind: "failed", outcome: read.kind === "unreadable" ? "cannot-judge" : "findings", findings };
    return failed(role, null, `The catalog of the base ${label} ${read.kind === "unreadable" ? "has no single meaning" : "is no catalog"}, so nothing can be compared with it.`, `Name a base whose catalog can be read: \`git log --oneline -- ${/^[\w./-]+$/.test(path) ? path : `'${path}'`}\` lists the commits that touched it.`, findings);
  }
  return { kind: "side", ...sideOfCatalog(path, read.catalog, publish(read.catalog), files, label) };
}

/** A catalog that was read and published already. */
export function sideOfCatalog(path: string, catalog: Catalog, { contract, places }: Pick<ReturnType<typeof publish>, "contract" | "places">, files: Files, label: string): LoadedSide {
  const locate: Locate = (steps) => {
    for (let depth = steps.length; depth > 0; depth--) {
      const node = places.get(steps.slice(0, depth).join("."));
      if (node !== undefined) return { span: node, depth };
    }
    return { span: catalog.node, depth: 0 };
  };
  return { side: { contract, budgets: budgetsOf(catalog), label, locate }, form: "catalog", journal: { mainPath: path, files, folder: journalFolder(path, catalog) } };
}

/** A public contract or a saved answer of `tools/list` as a side. */
export function publishedSide(path: string, bytes: Uint8Array, label: string, role: Role): Loaded {
  const { source, finding } = decode(path, bytes);
  if (source === null) return failed(role, path, `The ${role} ${label} is no text: ${finding.message}`, "Name a public contract, a saved answer of tools/list, or a catalog.");
  const published = readPublished(source.text);
  if (published.kind === "other-version") return { kind: "other-version", version: JSON.stringify(published.version) };
  if (published.kind === "unreadable") {
    const at = published.at === null ? null : { source: label === path ? source : new Source(label, source.text), start: published.at, end: published.at };
    const problem = `The ${role} ${label} cannot be judged. ${published.reason}`;
    return { kind: "failed", outcome: "cannot-judge", findings: [{ ...findingOf(diffSideUnusable, at, "", { side: role, problem, remedy: remedyFor(role, published.reason) }), file: label }] };
  }
  if (published.kind === "tools-list" && published.incomplete) {
    return failed(role, path, `The ${role} ${label} is a part of a list: it names a next page (nextCursor), so tools are missing.`, "Save the whole list: follow the cursor to its end, or use `contract-gate import`, which does.");
  }
  const places = new JsonPlaces(source);
  const translate = published.kind === "contract" ? pathInContract : pathInToolsList(places);
  return { kind: "side", side: { contract: published.contract, budgets: null, ...(published.kind === "tools-list" ? { list: published.list } : {}), label, locate: (steps) => places.nearest(translate(steps)) }, form: published.kind, journal: null };
}

function remedyFor(role: Role, reason: string): string {
  if (/conflict markers/.test(reason)) return `Resolve the merge in the ${role} and commit it, or name a ${role} from before it.`;
  if (/cut off/.test(reason)) return `Restore the file (\`git checkout -- <file>\`), or generate it anew with \`contract-gate generate\`.`;
  return "Name a public contract, a saved answer of tools/list, or a catalog.";
}

function budgetsOf({ budgets }: Catalog): ReportedSide["budgets"] {
  return Object.fromEntries(Object.entries(budgets).flatMap(([name, limit]) => (typeof limit === "object" && limit !== null ? [[name, { warn: limit.warn, fail: limit.fail }]] : [])));
}

function labelled(finding: Finding, label: string): Finding {
  const at = finding.at === null ? null : { source: new Source(`${label}:${finding.at.source.file}`, finding.at.source.text), start: finding.at.start, end: finding.at.end };
  return { ...finding, at, file: finding.file === null ? null : `${label}:${finding.file}`, related: [] };
}
