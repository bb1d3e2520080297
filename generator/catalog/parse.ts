import { parseEvents, YAMLException, type Event } from "js-yaml";
import type { Finding } from "../diagnostics/finding.js";
import type { Source } from "../diagnostics/span.js";
import { findDirective } from "./yaml/documents.js";
import { readQuickly } from "./yaml/quick/read-quickly.js";
import { finding } from "./rule.js";
import { catalogEmpty } from "./rules/text.js";
import { explainSyntaxError, type ReaderError } from "./yaml/syntax-error.js";
import { buildTree, MAX_DEPTH } from "./yaml/tree-builder.js";
import type { Node } from "./tree.js";

/** A tree whose every value knows its place; null where the text has no single meaning. */
export interface Parsed {
  readonly root: Node | null;
  readonly findings: readonly Finding[];
  /** Scalars that a finding already speaks of, so that no later phase complains of them again. */
  readonly doubtful: ReadonlySet<Node>;
}

/**
 * Reads one YAML 1.2 document (JSON is one too). Linear in the text.
 *
 * Refused: other YAML versions, a second document, duplicate keys, merge keys, tags, unknown or
 * cyclic aliases, alias bombs, more than {@link MAX_DEPTH} levels. Told, but read: numbers and keys
 * that would not come out as they are written.
 *
 * @param included true for a file that another one names: what to do about an empty one is another thing
 */
export function parse(source: Source, included = false): Parsed {
  const root = readQuickly(source);
  return root === null ? parseFully(source, included) : { root, findings: [], doubtful: new Set() };
}

/** The same by the full reader, which knows all of YAML. */
export function parseFully(source: Source, included = false): Parsed {
  const directive = findDirective(source);
  if (directive !== null) return unreadable(directive);
  const events = read(source);
  if (!Array.isArray(events)) return unreadable(explainSyntaxError(source, events));
  const tree = buildTree(source, events);
  if (tree.root === null && tree.findings.length === 0) return unreadable(empty(source, included));
  return tree;
}

function read(source: Source): Event[] | ReaderError {
  try {
    return parseEvents(source.text, { maxDepth: MAX_DEPTH });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    return { reason: error.reason, offset: error.mark?.position ?? 0 };
  }
}

function empty(source: Source, included: boolean): Finding {
  const what = included ? "The included file" : "The catalog";
  const holds = source.text.trim() === "" ? "." : /^\s*#/m.test(source.text) ? ": it holds comments only." : ": it holds no value.";
  return finding(catalogEmpty, {
    at: { source, start: 0, end: 0 },
    message: `${what} is empty${holds}`,
    remedy: included ? "Write what it adds to the catalog (`tools:` or another shared key), or delete it from `include`." : "Write a catalog (`contract-gate init` makes one), or name the right file.",
  });
}

function unreadable(fault: Finding): Parsed {
  return { root: null, findings: [fault], doubtful: new Set() };
}

