import type { Finding } from "../diagnostics/finding.js";
import { finding } from "./rule.js";
import { keyMisplaced } from "./rules/include.js";
import { duplicateKey } from "./rules/yaml.js";
import { MAIN_KEYS, SHARED_KEYS } from "./shapes/root.js";
import type { Entry, ListNode, MapNode, Node } from "./tree.js";

/** Root keys whose own maps are joined name by name, one level further down. */
const NESTED = new Set(["retired", "labels"]);

/**
 * One root of many files: maps joined name by name, lists one after the other, the main file first.
 * A name that two files give is a finding with both places.
 */
export function mergeParts(main: MapNode, parts: readonly Node[]): { root: MapNode; findings: Finding[] } {
  const findings: Finding[] = [];
  const entries = new Map(main.entries);
  for (const part of parts) {
    if (part.kind !== "map") {
      findings.push(finding(keyMisplaced, { at: part, message: "An included file must be a map of the keys that it adds.", remedy: `Write \`tools:\` or another of ${sharedKeys()} at its root.` }));
      continue;
    }
    for (const entry of part.entries.values()) {
      if (Object.hasOwn(MAIN_KEYS, entry.key)) findings.push(misplaced(entry));
      else {
        const before = entries.get(entry.key);
        entries.set(entry.key, before === undefined ? entry : { ...placeOf(before), value: join(before.value, entry.value, entry.key, NESTED.has(entry.key), findings) });
      }
    }
  }
  return { root: { ...main, entries }, findings };
}

function join(a: Node, b: Node, path: string, nested: boolean, findings: Finding[]): Node {
  if (a.kind === "list" && b.kind === "list") return { ...a, items: [...a.items, ...b.items] } satisfies ListNode;
  // Kinds that differ are a mistake that the shape tells, at whichever of the two is wrong.
  if (a.kind !== "map" || b.kind !== "map") return isExpected(a, path) ? b : a;
  const entries = new Map(a.entries);
  for (const entry of b.entries.values()) {
    const before = entries.get(entry.key);
    if (before === undefined) entries.set(entry.key, entry);
    else if (nested) entries.set(entry.key, { ...placeOf(before), value: join(before.value, entry.value, `${path}.${entry.key}`, false, findings) });
    else findings.push(duplicate(`${path}.${entry.key}`, before, entry));
  }
  return { ...a, entries };
}

function isExpected(node: Node, path: string): boolean {
  return node.kind === (path === "suppressions" ? "list" : "map");
}

/** An entry's own place; its class has no fields that a spread would copy. */
function placeOf(entry: Entry): Omit<Entry, "value"> {
  return { key: entry.key, keySpan: entry.keySpan, alias: entry.alias };
}

function duplicate(path: string, before: Entry, entry: Entry): Finding {
  const place = ({ keySpan }: Entry): string => `${keySpan.source.file}:${keySpan.source.position(keySpan.start).line}`;
  return finding(duplicateKey, {
    at: entry.keySpan,
    path,
    message: `\`${path}\` stands in two files: ${place(before)} and ${place(entry)}.`,
    remedy: "Delete one of the two, or rename it.",
    related: [{ at: before.keySpan, note: "the first one" }],
    facts: { key: entry.key },
  });
}

function misplaced(entry: Entry): Finding {
  return finding(keyMisplaced, {
    at: entry.keySpan,
    path: entry.key,
    message: entry.key === "include" ? "An included file includes nothing itself." : `\`${entry.key}\` belongs to the main file.`,
    remedy: `Move it to the main file; an included file may hold ${sharedKeys()}.`,
    facts: { key: entry.key },
  });
}

function sharedKeys(): string {
  return Object.keys(SHARED_KEYS).map((key) => `\`${key}\``).join(", ");
}
