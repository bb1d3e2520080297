import type { Finding } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";
import { closest } from "./closest.js";
import { FindingList } from "./finding-list.js";
import { pathText, type CatalogRule, type Said } from "./rule.js";
import { emptyValue, keyWithoutEffect, missingKey, repeatedValue, unknownKey, unknownValue, wrongType } from "./rules/shape.js";
import type { ObjectShape, Shape } from "./shape.js";
import { codes, describe, fits, remedyFor, visible, whatIs } from "./shape-fit.js";
import type { Entry, ListNode, MapNode, Node, ScalarNode } from "./tree.js";

/**
 * Everything in which a tree differs from a shape.
 *
 * @param doubtful scalars that a finding already speaks of; they are not judged again
 */
export function checkShape(root: Node, shape: Shape, doubtful: ReadonlySet<Node>): Finding[] {
  const checker = new Checker(doubtful);
  checker.check(root, shape, root);
  return checker.findings.all;
}

class Checker {
  readonly findings = new FindingList();
  readonly #path: (string | number)[] = [];

  constructor(readonly doubtful: ReadonlySet<Node>) {}

  /** @param owner where a finding about the whole value points: its key, for a map of many lines */
  check(node: Node, shape: Shape, owner: Span): void {
    if (!fits(node, shape)) return this.#wrongType(node, shape, owner);
    switch (shape.kind) {
      case "either":
        return this.check(node, shape.shapes.find((one) => fits(node, one))!, owner);
      case "object":
        return this.#object(node as MapNode, shape, owner);
      case "names":
        return this.#names(node as MapNode, shape, owner);
      case "list":
        return this.#list(node as ListNode, shape);
      case "text":
        return this.#text(node as ScalarNode, shape);
      case "word":
        return this.#word(node as ScalarNode, shape);
    }
  }

  #object(node: MapNode, shape: ObjectShape, owner: Span): void {
    const idle = shape.idle !== null && node.entries.has(shape.idle.beside) ? shape.idle.keys : [];
    for (const [name, entry] of node.entries) {
      if (!Object.hasOwn(shape.keys, name)) this.#unknownKey(entry, shape, node);
      else if (idle.includes(name)) this.#idleKey(entry, shape);
      else this.#inside(name, entry.value, shape.keys[name]!.shape, entry.keySpan);
    }
    for (const name of requiredKeys(shape)) if (!node.entries.has(name)) this.#missingKey(name, shape, owner);
  }

  #names(node: MapNode, shape: Shape & { kind: "names" }, owner: Span): void {
    if (shape.filled && node.entries.size === 0) this.#report(emptyValue, () => ({ at: owner, message: `${this.#here()} is empty.`, remedy: "Write at least one entry, or leave the key out." }));
    for (const [name, entry] of node.entries) this.#inside(name, entry.value, shape.value, entry.keySpan);
  }

  #list(node: ListNode, shape: Shape & { kind: "list" }): void {
    const seen = new Set<unknown>();
    node.items.forEach((item, index) => {
      this.#inside(index, item, shape.item, item);
      if (!shape.distinct || item.kind !== "scalar") return;
      if (seen.has(item.value)) this.#report(repeatedValue, () => ({ at: item, message: `${this.#here()} names \`${String(item.value)}\` twice.`, remedy: "Delete one of the two.", facts: { value: item.value } }));
      seen.add(item.value);
    });
  }

  #inside(step: string | number, node: Node, shape: Shape, owner: Span): void {
    this.#path.push(step);
    this.check(node, shape, owner);
    this.#path.pop();
  }

  #text(node: ScalarNode, shape: Shape & { kind: "text" }): void {
    const value = String(node.value);
    const { pattern } = shape;
    if (shape.filled && value === "") this.#report(emptyValue, () => ({ at: node, message: `${this.#here()} is empty text.`, remedy: "Write a text, or leave the key out." }));
    else if (pattern !== null && !new RegExp(pattern.source).test(value)) {
      this.#report(unknownValue, () => ({ at: node, message: `${this.#here()} is \`${value}\`, which is not ${pattern.says}.`, remedy: `Write ${pattern.says}.`, facts: { value } }));
    }
  }

  #word(node: ScalarNode, shape: Shape & { kind: "word" }): void {
    const { value } = node;
    if (shape.words.some((word) => word === value) || this.doubtful.has(node)) return;
    this.#report(unknownValue, () => {
      const near = typeof value === "string" ? closest(value, shape.words.map(String)) : null;
      return {
        at: node,
        message: `${this.#here()} is \`${visible(String(value))}\`, which is ${shape.words.length === 1 ? "not" : "none of"} ${codes(shape.words.map(String))}.`,
        remedy: near === null ? `Write ${shape.words.length === 1 ? `\`${shape.words[0]}\`` : "one of them"}.` : `Did you mean \`${near}\`?`,
        facts: { value },
        suggestion: near === null ? undefined : { confidence: "likely", at: node, replacement: near },
      };
    });
  }

  #unknownKey(entry: Entry, shape: ObjectShape, node: MapNode): void {
    this.#path.push(entry.key);
    this.#report(unknownKey, () => {
      const near = closest(entry.key, Object.keys(shape.keys).filter((key) => !node.entries.has(key)));
      return {
        at: entry.keySpan,
        message: `${/^[aeiou]/.test(shape.name) ? "An" : "A"} ${shape.name} has no key \`${visible(entry.key)}\`.`,
        remedy: /^\/[/*]/.test(entry.key) ? "Where it is a comment, begin it with `#`." : near === null ? `Delete it, or write one of ${codes(Object.keys(shape.keys))}.` : `Did you mean \`${near}\`?`,
        facts: { key: entry.key },
        suggestion: near === null ? undefined : { confidence: "likely", at: entry.keySpan, replacement: near },
      };
    });
    this.#path.pop();
  }

  #idleKey(entry: Entry, shape: ObjectShape): void {
    this.#path.push(entry.key);
    this.#report(keyWithoutEffect, () => ({
      at: entry.keySpan,
      message: `\`${entry.key}\` at ${/^[aeiou]/.test(shape.name) ? "an" : "a"} ${shape.name} with \`${shape.idle!.beside}\` governs nothing: each action carries its own.`,
      remedy: `Move \`${entry.key}\` to the actions that it is meant for.`,
      facts: { key: entry.key },
    }));
    this.#path.pop();
  }

  #missingKey(name: string, shape: ObjectShape, owner: Span): void {
    this.#report(missingKey, () => ({
      at: owner,
      message: `${this.#here()} has no \`${name}\`, which every ${shape.name} must have.`,
      remedy: `Write \`${name}: …\`: ${shape.keys[name]!.about.replace(/\.?$/, ".")}`,
      facts: { key: name },
    }));
  }

  #wrongType(node: Node, shape: Shape, owner: Span): void {
    if (this.doubtful.has(node)) return;
    const wide = node.kind !== "scalar" || node.start === node.end;
    this.#report(wrongType, () => ({ at: wide ? owner : node, message: `${this.#here()} must be ${describe(shape)}, and is ${whatIs(node)}.`, remedy: this.#path.length === 0 ? "Write a catalog (`contract-gate init` makes one), or name the right file." : remedyFor(node, shape), facts: { wanted: describe(shape) } }));
  }

  #here(): string {
    return this.#path.length === 0 ? "The catalog" : `\`${pathText(this.#path)}\``;
  }

  #report(rule: CatalogRule, said: () => Said): void {
    this.findings.add(rule, () => ({ path: pathText(this.#path), ...said() }));
  }
}

const REQUIRED = new WeakMap<ObjectShape, readonly string[]>();

function requiredKeys(shape: ObjectShape): readonly string[] {
  let keys = REQUIRED.get(shape);
  if (keys === undefined) REQUIRED.set(shape, (keys = Object.keys(shape.keys).filter((name) => shape.keys[name]!.required)));
  return keys;
}
