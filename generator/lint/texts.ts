import { pathText } from "../catalog/rule.js";
import type { Catalog } from "../catalog/model.js";
import type { Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";
import type { Step } from "./schema-parts.js";

/** One string of the catalog: a key or a value, wherever it stands. */
export interface Text {
  readonly text: string;
  readonly at: Span;
  readonly path: string;
  readonly key: boolean;
  /** True where the value is prose or data: what only has to be seen, not typed again by a caller. */
  readonly free: boolean;
}

/**
 * Every string of the merged tree that holds anything but plain ASCII, Russian letters and ordinary
 * punctuation: the others have nothing hidden and are in their normal form. What an alias repeats is
 * listed once.
 */
export function oddTextsOf(catalog: Catalog): readonly Text[] {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = collect(catalog.node)));
  return known;
}

const memory = new WeakMap<Catalog, readonly Text[]>();
const USUAL = "\\n\\t\\x20-\\x5b\\x5d-\\x7e\\u0401\\u0410-\\u044f\\u0451«»—–…№→←≤≥×·•’“”°±";
const ODD = new RegExp(`[^\\\\${USUAL}]`);
/** The same of a source, where a backslash may stand for any character. */
const ODD_SOURCE = new RegExp(`[^${USUAL}]`);

function collect(root: Node): Text[] {
  const found: Text[] = [];
  const seen = new Set<Node>();
  const steps: Step[] = [];
  const note = (text: string, at: Span, key: boolean, free: boolean): void => {
    if (ODD.test(text)) found.push({ text, at, path: pathText(key ? [...steps, text] : steps), key, free });
  };
  const walk = (node: Node, free: boolean): void => {
    if (node.kind === "scalar") {
      if (typeof node.value === "string") note(node.value, node, false, free);
      return;
    }
    if (seen.has(node)) return;
    seen.add(node);
    if (node.kind === "list") {
      for (const [index, item] of node.items.entries()) {
        steps.push(index);
        walk(item, free);
        steps.pop();
      }
      return;
    }
    // A tool or a type stands in one file, and its source holds all that it says.
    const whole = steps.length === 2 && (steps[0] === "tools" || steps[0] === "types");
    if (whole && !ODD_SOURCE.test(node.source.text.slice(node.start, node.end))) return;
    for (const { key, keySpan, value } of node.entries.values()) {
      note(key, keySpan, true, false);
      const within = free || isFree(key, steps);
      steps.push(key);
      walk(value, within);
      steps.pop();
    }
  };
  walk(root, false);
  return found;
}

const PROSE_KEYS: ReadonlySet<string> = new Set(["title", "description", "enable", "message", "hint", "intent", "because", "reason", "owner", "$comment", "examples"]);
/** Where a key is a name that the author chose: a parameter may be called `title`. */
const NAME_HOLDERS: ReadonlySet<Step | undefined> = new Set(["parameters", "properties", "tools", "actions"]);

function isFree(key: string, steps: readonly Step[]): boolean {
  if (steps[0] === "labels" && steps.length === 2) return true;
  return PROSE_KEYS.has(key) && !NAME_HOLDERS.has(steps.at(-1));
}
