import type { Finding } from "../diagnostics/finding.js";
import type { Source } from "../diagnostics/span.js";
import { findConflictMarkers } from "./yaml/conflict-markers.js";
import { decode } from "./yaml/decode.js";
import type { Files } from "./files.js";
import { includedFiles } from "./include.js";
import { mergeParts } from "./merge.js";
import { parse, type Parsed } from "./parse.js";
import { finding } from "./rule.js";
import { catalogMissing, catalogTooLarge } from "./rules/text.js";
import type { Node } from "./tree.js";

/** Bytes of all files of a catalog together. */
const MAX_BYTES = 40 * 1024 * 1024;

/** The merged tree of a catalog's files; `root` is null where none has a single meaning. */
export interface Loaded {
  readonly root: Node | null;
  readonly findings: readonly Finding[];
  readonly doubtful: ReadonlySet<Node>;
}

/** Reads the main file and all that it includes into one tree. Says everything that is wrong with any of them. */
export function load(mainPath: string, files: Files): Loaded {
  const reader = new Reader(files);
  const main = reader.read(mainPath, null);
  if (main?.root == null) return reader.nothing();
  if (main.root.kind !== "map") return reader.result(main.root);
  const inclusion = includedFiles(main.root, mainPath, files);
  reader.findings.push(...inclusion.findings);
  if (inclusion.files.length === 0 && inclusion.findings.length === 0) return reader.result(main.root);
  const parts = inclusion.files.map(({ path, at }) => reader.read(path, { path: "include", at }));
  if (inclusion.findings.length > 0 || parts.some((part) => part?.root == null)) return reader.nothing();
  const merged = mergeParts(main.root, parts.map((part) => part!.root!));
  reader.findings.push(...merged.findings);
  return merged.findings.length > 0 ? reader.nothing() : reader.result(merged.root);
}

class Reader {
  readonly findings: Finding[] = [];
  readonly #doubtful = new Set<Node>();
  #bytes = 0;

  constructor(readonly files: Files) {}

  read(path: string, from: Pick<Finding, "path" | "at"> | null): Parsed | null {
    const bytes = this.files.read(path);
    if (bytes === null) return this.#refuse(missing(path, from));
    this.#bytes += bytes.length;
    if (this.#bytes > MAX_BYTES) return this.#refuse(tooLarge(path, this.#bytes));
    const { source, finding: fault } = decode(path, bytes);
    if (source === null) return this.#refuse(fault);
    const parsed = parseClean(source, from !== null);
    this.findings.push(...parsed.findings);
    for (const node of parsed.doubtful) this.#doubtful.add(node);
    return parsed;
  }

  nothing(): Loaded {
    return { root: null, findings: this.findings, doubtful: this.#doubtful };
  }

  result(root: Node): Loaded {
    return { root, findings: this.findings, doubtful: this.#doubtful };
  }

  #refuse(fault: Finding): null {
    this.findings.push(fault);
    return null;
  }
}

function parseClean(source: Source, included: boolean): Parsed {
  const markers = findConflictMarkers(source);
  return markers === null ? parse(source, included) : { root: null, findings: [markers], doubtful: new Set() };
}

function missing(path: string, from: Pick<Finding, "path" | "at"> | null): Finding {
  return finding(catalogMissing, {
    at: from?.at ?? null,
    file: path,
    path: from?.path ?? "",
    message: from === null ? `There is no catalog at \`${path}\`, or it cannot be read.` : `The included file \`${path}\` does not exist or cannot be read.`,
    remedy: from === null ? "Name the catalog with `--catalog`, or make one with `contract-gate init`." : "Correct the path (it is relative to the catalog), or delete it from `include`.",
    facts: { file: path },
  });
}

function tooLarge(path: string, bytes: number): Finding {
  return finding(catalogTooLarge, {
    at: null,
    file: path,
    message: `The files of the catalog hold ${bytes} bytes together; the limit is ${MAX_BYTES} (40 MiB).`,
    remedy: "Name the right file; generated data does not belong into a catalog.",
    facts: { bytes, limit: MAX_BYTES },
  });
}
