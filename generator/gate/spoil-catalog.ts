import type { Catalog, CatalogAction } from "../catalog/model.js";
import { nodeAt, type Entry, type MapNode, type Node, type ScalarNode } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";

/** A catalog with one edit in one of its files, and the rule that must notice it. */
export interface SpoiltCatalog {
  readonly what: string;
  readonly expected: string;
  /** Null where this catalog has nothing to spoil so. */
  readonly edit: { readonly file: string; readonly text: string } | null;
}

/** The edits that a gate exists for: the founding four, and a catalog that moves without its outputs. */
export function* spoiltCatalogs(catalog: Catalog): Generator<SpoiltCatalog> {
  const actions = catalog.tools.flatMap((tool) => tool.actions);
  const decided = actions.find((action) => action.policy !== null && action.policy !== "UNDECIDED");
  const scoped = actions.find((action) => isWriting(action) && scalar(action.node, "scope") !== null);
  const writing = actions.find((action) => isWriting(action) && action.group !== null);
  const group = catalog.groups.find(({ name }) => name === writing?.group);
  const profile = catalog.profiles.find((candidate) => candidate.default);
  const prose = [...catalog.tools, ...actions].map(({ node }) => scalar(node, "description")).find((node) => node !== null);

  yield spoil("the scope of a writing action taken away", "mutating-action-without-scope", scoped && keyOf(scoped.node, "scope"), "x-scope");
  yield spoil("the policy of an action taken away", "action-without-policy", decided && keyOf(decided.node, "policy"), "x-policy");
  yield spoil("the policy of an action undecided again", "action-undecided", decided && scalar(decided.node, "policy"), "UNDECIDED");
  yield spoil("a writing group declared as reading", "group-reads-and-writes", group && scalar(group.node, "access"), "read");
  yield spoil("a scope given to the default profile", "default-profile-can-write", scoped?.scope ? profile && nodeAt(profile.node, "scopes") : null, `[${JSON.stringify(scoped?.scope)}]`);
  yield spoil("a word of a description changed without generating", "output-stale", prose, JSON.stringify(`${String(prose?.value)}?`));
}

function spoil(what: string, expected: string, at: Span | null | undefined, replacement: string): SpoiltCatalog {
  // A block scalar has its text on lines of its own, which a word cannot replace.
  if (!at || /^[|>&*!]/.test(at.source.text.slice(at.start))) return { what, expected, edit: null };
  const { file, text } = at.source;
  return { what, expected, edit: { file, text: text.slice(0, at.start) + replacement + text.slice(at.end) } };
}

function isWriting({ policy }: CatalogAction): boolean {
  return policy === "PREVIEWABLE" || policy === "PREVIEW_PARAM" || policy === "APPLY_ONLY";
}

function scalar(map: Node, key: string): ScalarNode | null {
  const node = nodeAt(map, key);
  return node?.kind === "scalar" && typeof node.value === "string" ? node : null;
}

function keyOf(map: MapNode, key: string): Span | null {
  const entry: Entry | undefined = map.entries.get(key);
  return entry?.keySpan ?? null;
}
