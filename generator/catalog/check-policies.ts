import type { Finding } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";
import { finding } from "./rule.js";
import { policyByAlias, scopeEmpty } from "./rules/shape.js";
import { nodeAt, type Entry, type MapNode, type Node } from "./tree.js";

/**
 * What the shape alone cannot say of policies and scopes: that they are written literally on the
 * action they govern, no alias between them and the root, and that a scope is not empty.
 */
export function checkPolicies(root: Node): Finding[] {
  const findings: Finding[] = [];
  const tools = root.kind === "map" ? root.entries.get("tools") : undefined;
  if (tools === undefined) return findings;
  for (const tool of entriesIn(tools.value)) {
    const path = `tools.${tool.key}`;
    const reached = tools.alias ?? tool.alias;
    const actions = nodeAt(tool.value, "actions") === undefined ? undefined : (tool.value as MapNode).entries.get("actions");
    if (actions === undefined) check(tool.value, path, reached);
    else for (const action of entriesIn(actions.value)) check(action.value, `${path}.actions.${action.key}`, reached ?? actions.alias ?? action.alias);
  }
  return findings;

  function check(action: Node, path: string, reached: Span | null): void {
    if (action.kind !== "map") return;
    for (const key of ["policy", "scope"]) {
      const entry = action.entries.get(key);
      if (entry === undefined) continue;
      const alias = reached ?? entry.alias;
      if (alias !== null) findings.push(byAlias(entry, `${path}.${key}`, alias));
      else if (key === "scope" && entry.value.kind === "scalar" && (entry.value.value === "" || entry.value.value === null)) findings.push(emptyScope(entry, `${path}.scope`));
    }
  }
}

function entriesIn(node: Node): Iterable<Entry> {
  return node.kind === "map" ? node.entries.values() : [];
}

function byAlias(entry: Entry, path: string, alias: Span): Finding {
  const name = alias.source.text.slice(alias.start, alias.end);
  return finding(policyByAlias, {
    at: alias,
    path,
    message: `\`${path}\` is reached through the alias \`${name}\`.`,
    remedy: `Write \`${entry.key}: …\` itself here; schemas that repeat belong under \`types\`.`,
    facts: { alias: name },
    related: [{ at: entry.value, note: `the ${entry.key} that the alias brings` }],
  });
}

function emptyScope(entry: Entry, path: string): Finding {
  return finding(scopeEmpty, {
    at: entry.value.start === entry.value.end ? entry.keySpan : entry.value,
    path,
    message: `\`${path}\` is written and empty, so it counts as absent.`,
    remedy: "Name a scope that is declared under `scopes`; leave the key out where the action only reads.",
  });
}
