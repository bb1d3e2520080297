import type { Catalog } from "./catalog/model.js";
import { readCatalog, type Files } from "./catalog/read.js";
import type { Node } from "./catalog/tree.js";
import { projections } from "./clients/outputs.js";
import { published } from "./contract/published.js";
import type { Finding } from "./diagnostics/finding.js";
import { emit } from "./emit/emit.js";
import type { OutputFile } from "./emit/emitter.js";
import { page } from "./emit/markdown.js";
import type { JournalEntry } from "./journal/entry.js";
import { journalPages, journalSource } from "./journal/pages.js";
import { journalFolder, readJournal } from "./journal/read.js";
import { lint } from "./lint/run.js";
import { withDigests } from "./output/digest.js";
import type { Disk } from "./output/disk.js";
import { checkOutputFolder } from "./output/place.js";
import { plan, type Plan } from "./output/plan.js";
import { checkSize } from "./output/size.js";
import type { PublicContract } from "../runtime/contract/contract.js";

/**
 * What became of a catalog. `unreadable`: no tree with a single meaning. `misshapen`: a tree that is no
 * catalog. `blocked`: a catalog whose outputs would be untrue. `planned`: what generation would do.
 */
export type Judgement =
  | { readonly kind: "unreadable"; readonly findings: readonly Finding[] }
  | { readonly kind: "misshapen"; readonly findings: readonly Finding[] }
  | { readonly kind: "blocked"; readonly catalog: Catalog; readonly findings: readonly Finding[] }
  | { readonly kind: "planned"; readonly catalog: Catalog; readonly findings: readonly Finding[]; readonly contract: PublicContract; readonly places: ReadonlyMap<string, Node>; readonly plan: Plan };

/**
 * The order of everything: read, lint, publish, emit, plan. Nothing is written.
 *
 * @param mainPath the main file, relative, with `/`
 * @param files where the catalog is read from
 * @param outputFolder the output folder of a catalog, as it is now
 * @param keep which texts the plan keeps: see {@link plan}
 */
export function judge(mainPath: string, files: Files, outputFolder: (catalog: Catalog) => Disk, keep: "all" | "different" = "all"): Judgement {
  const read = readCatalog(mainPath, files);
  if (read.kind !== "catalog") return read;
  const { catalog } = read;
  const journal = readJournal(mainPath, journalFolder(mainPath, catalog), files);
  const findings = [...read.findings, ...journal.findings, ...checkOutputFolder(catalog), ...lint(catalog)];
  if (findings.some((finding) => finding.blocks)) return { kind: "blocked", catalog, findings };
  const { contract, places } = published(catalog);
  const tooLarge = checkSize(catalog, contract);
  if (tooLarge.length > 0) return { kind: "blocked", catalog, findings: [...findings, ...tooLarge] };
  const outputs = withDigests(outputsOf(contract, catalog, journal.entries), contract, catalog, journalSource(journal.entries));
  return { kind: "planned", catalog, findings, contract, places, plan: plan(outputs, outputFolder(catalog), keep) };
}

/** Everything that is generated, made as it is asked for. */
function* outputsOf(contract: PublicContract, catalog: Catalog, entries: readonly JournalEntry[]): Iterable<OutputFile> {
  yield* emit(contract);
  yield* projections(contract, catalog.clients.map(({ name }) => name));
  yield* journalOutputs(entries);
}

/** The changelog and the pages of versions, as outputs like others. */
function journalOutputs(entries: readonly JournalEntry[]): readonly OutputFile[] {
  return journalPages(entries).map(({ path, text }) => ({ path, text: page(text), tool: null, sections: null }));
}
