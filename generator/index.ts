/**
 * The generator as a library: the parts of `contract-gate generate` and `gate`, pure but for
 * {@link Host}. Catalog → findings → contract → outputs → plan → findings of drift.
 *
 * ```ts
 * const host = new Host(process.cwd());
 * const judgement = judge("catalog.yaml", host, (catalog) => host.outputFolder(".", catalog.output));
 * const findings = [...judgement.findings, ...(judgement.kind === "planned" ? drift(judgement.plan, { repair: "npm run generate", ignored: new Map() }) : [])];
 * ```
 *
 * A mistake of the user is a {@link Finding}; what the machine refuses is a {@link DiskFailure}; any
 * other exception is a defect of contract-gate.
 */

export { readCatalog, type Files, type ReadResult } from "./catalog/read.js";
export type { Catalog, CatalogAction, CatalogTool } from "./catalog/model.js";
export type { Finding, Severity } from "./diagnostics/finding.js";
export type { RuleCard } from "./diagnostics/card.js";
export { Source, type Span } from "./diagnostics/span.js";

/** Everything that the rules find wrong with a catalog, in the order of the source. */
export { lint } from "./lint/run.js";
export type { Rule } from "./lint/rule.js";

/** What a catalog promises its callers, as plain data, and where each part of it stands. */
export { publish } from "./contract/publish.js";
export type { PublicContract } from "../runtime/contract/contract.js";

/** Every output of a contract; {@link withDigests} adds the files by which drift is explained. */
export { emit } from "./emit/emit.js";
export type { Emitter, OutputFile } from "./emit/emitter.js";
export { withDigests } from "./output/digest.js";

/** What `generate` would do to a folder; {@link apply} does it, {@link drift} says what is wrong with it. */
export { plan, type Leftover, type Plan, type Planned, whole } from "./output/plan.js";
export { drift, type DriftOptions } from "./output/drift.js";
export type { Ignored } from "./output/ignored.js";
export { apply, type Applied } from "./output/apply.js";
export { DiskFailure, type Disk, type Writer } from "./output/disk.js";
export { memoryDisk } from "./output/memory-disk.js";
export { Host } from "./host.js";

/** The order of it all, in one call. */
export { judge, type Judgement } from "./main.js";
