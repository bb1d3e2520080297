import type { Finding } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";
import { closest } from "./closest.js";
import { quote } from "./prose.js";
import { finding, pathText, type CatalogRule, type Said } from "./rule.js";
import { emptyValue, keyWithoutEffect, missingKey, repeatedValue, unknownKey, unknownValue, wrongType } from "./rules/shape.js";
import type { ObjectShape, Shape } from "./shape.js";
import type { Entry, ListNode, MapNode, Node } from "./tree.js";

/** Mistakes that are told at once; whoever has more has one mistake many times. */
const MAX_FINDINGS = 1_000;

/**
 * Everything in which a tree differs from a shape, in the order of the source.
 *
 * @param doubtful scalars that a finding already speaks of; they are not judged again
 */
export function checkShape(root: Node, shape: Shape, doubtful: ReadonlySet<Node>): Finding[] {
  const checker = new Checker(doubtful);
  checker.check(root, shape, root);
  return checker.findings;
}

class Checker {
  readonly findings: Finding[] = [];
  readonly #path: (string | number)[] = [];

  constructor(readonly doubtful: ReadonlySet<Node>) {}

  /** @param owner where a finding about the whole value points: its key, for a map of many lines */
  check(node: Node, shape: Shape, owner: Span): void {
    switch (shape.kind) {
      case "later":
        return this.check(node, shape.shape(), owner);
      case "either":
        return this.check(node, shape.shapes.find((one) => fits(node, one)) ?? shape, owner);
      case "json":
        if (shape.map && node.kind !== "map") this.#wrongType(node, shape, owner);
        return;
      case "object":
        return node.kind === "map" ? this.#object(node, shape, owner) : this.#wrongType(node, shape, owner);
      case "names":
        return node.kind === "map" ? this.#names(node, shape, owner) : this.#wrongType(node, shape, owner);
      case "list":
        return node.kind === "list" ? this.#list(node, shape) : this.#wrongType(node, shape, owner);
      default:
        if (!fits(node, shape)) return this.#wrongType(node, shape, owner);
        if (shape.kind === "text") return this.#text(node, shape);
        if (shape.kind === "word") return this.#word(node, shape);
    }
  }

  #object(node: MapNode, shape: ObjectShape, owner: Span): void {
    const idle = shape.idle !== null && node.entries.has(shape.idle.beside) ? shape.idle.keys : [];
    for (const [name, entry] of node.entries) {
      if (!Object.hasOwn(shape.keys, name)) this.#unknownKey(entry, shape, node);
      else if (idle.includes(name)) this.#idleKey(entry, shape);
      else this.#inside(name, entry.value, shape.keys[name]!.shape, entry.keySpan);
    }
    for (const [name, { required }] of Object.entries(shape.keys)) {
      if (required && !node.entries.has(name)) this.#missingKey(name, shape, owner);
    }
  }

  #names(node: MapNode, shape: Shape & { kind: "names" }, owner: Span): void {
    if (shape.filled && node.entries.size === 0) this.#report(emptyValue, { at: owner, message: `${this.#here()} is empty.`, remedy: "Write at least one entry, or leave the key out." });
    for (const [name, entry] of node.entries) this.#inside(name, entry.value, shape.value, entry.keySpan);
  }

  #list(node: ListNode, shape: Shape & { kind: "list" }): void {
    const seen = new Set<unknown>();
    node.items.forEach((item, index) => {
      this.#inside(index, item, shape.item, item);
      if (!shape.distinct || item.kind !== "scalar") return;
      if (seen.has(item.value)) this.#report(repeatedValue, { at: item, message: `${this.#here()} names \`${String(item.value)}\` twice.`, remedy: "Delete one of the two.", facts: { value: item.value } });
      seen.add(item.value);
    });
  }

  #inside(step: string | number, node: Node, shape: Shape, owner: Span): void {
    this.#path.push(step);
    this.check(node, shape, owner);
    this.#path.pop();
  }

  #text(node: Node, shape: Shape & { kind: "text" }): void {
    const value = node.kind === "scalar" ? String(node.value) : "";
    if (shape.filled && value === "") this.#report(emptyValue, { at: node, message: `${this.#here()} is empty text.`, remedy: "Write a text, or leave the key out." });
    else if (shape.pattern !== null && !new RegExp(shape.pattern.source).test(value)) {
      this.#report(unknownValue, { at: node, message: `${this.#here()} is \`${value}\`, which is not ${shape.pattern.says}.`, remedy: `Write ${shape.pattern.says}.`, facts: { value } });
    }
  }

  #word(node: Node, shape: Shape & { kind: "word" }): void {
    const value = node.kind === "scalar" ? node.value : null;
    if (shape.words.some((word) => word === value) || this.doubtful.has(node)) return;
    const near = typeof value === "string" ? closest(value, shape.words.map(String)) : null;
    this.#report(unknownValue, {
      at: node,
      message: `${this.#here()} is \`${String(value)}\`, which is none of ${shape.words.map((word) => `\`${word}\``).join(", ")}.`,
      remedy: near === null ? `Write ${shape.words.length === 1 ? `\`${shape.words[0]}\`` : "one of them"}.` : `Did you mean \`${near}\`?`,
      facts: { value: typeof value === "object" ? null : value },
      suggestion: near === null ? undefined : { confidence: "likely", at: node, replacement: near },
    });
  }

  #unknownKey(entry: Entry, shape: ObjectShape, node: MapNode): void {
    const free = Object.keys(shape.keys).filter((key) => !node.entries.has(key));
    const near = closest(entry.key, free);
    this.#path.push(entry.key);
    this.#report(unknownKey, {
      at: entry.keySpan,
      message: `A ${shape.name} has no key \`${entry.key}\`.`,
      remedy: near === null ? `Delete it, or write one of ${list(Object.keys(shape.keys))}.` : `Did you mean \`${near}\`?`,
      facts: { key: entry.key },
      suggestion: near === null ? undefined : { confidence: "likely", at: entry.keySpan, replacement: near },
    });
    this.#path.pop();
  }

  #idleKey(entry: Entry, shape: ObjectShape): void {
    const beside = shape.idle!.beside;
    this.#path.push(entry.key);
    this.#report(keyWithoutEffect, {
      at: entry.keySpan,
      message: `\`${entry.key}\` at a ${shape.name} with \`${beside}\` governs nothing: each action carries its own.`,
      remedy: `Move \`${entry.key}\` to the actions that it is meant for.`,
      facts: { key: entry.key },
    });
    this.#path.pop();
  }

  #missingKey(name: string, shape: ObjectShape, owner: Span): void {
    const here = this.#path.length === 0 ? "The catalog" : `\`${pathText(this.#path)}\``;
    this.#report(missingKey, { at: owner, message: `${here} has no \`${name}\`, which every ${shape.name} must have.`, remedy: `Write \`${name}: …\`: ${plainText(shape.keys[name]!.about)}`, facts: { key: name } });
  }

  #wrongType(node: Node, shape: Shape, owner: Span): void {
    if (this.doubtful.has(node)) return;
    const wanted = describe(shape);
    this.#report(wrongType, { at: node.kind === "map" || node.kind === "list" || node.start === node.end ? owner : node, message: `${this.#here()} must be ${wanted}, and is ${whatIs(node)}.`, remedy: remedyFor(node, shape), facts: { wanted } });
  }

  #here(): string {
    return this.#path.length === 0 ? "The catalog" : `\`${pathText(this.#path)}\``;
  }

  #report(rule: CatalogRule, said: Said): void {
    if (this.findings.length < MAX_FINDINGS) this.findings.push(finding(rule, { path: pathText(this.#path), ...said }));
  }
}

/** Whether a node is of the kind that a shape takes; words are told apart later, by value. */
function fits(node: Node, shape: Shape): boolean {
  switch (shape.kind) {
    case "text":
      return node.kind === "scalar" && typeof node.value === "string";
    case "boolean":
      return node.kind === "scalar" && typeof node.value === "boolean";
    case "number":
      return node.kind === "scalar" && typeof node.value === "number";
    case "word":
      return node.kind === "scalar" && shape.words.some((word) => typeof word === typeof node.value);
    case "nothing":
      return node.kind === "scalar" && node.value === null;
    case "schema":
      return node.kind === "map" || (node.kind === "scalar" && typeof node.value === "boolean");
    case "list":
      return node.kind === "list";
    case "json":
      return !shape.map || node.kind === "map";
    case "names":
    case "object":
      return node.kind === "map";
    case "either":
      return shape.shapes.some((one) => fits(node, one));
    case "later":
      return fits(node, shape.shape());
  }
}

function describe(shape: Shape): string {
  switch (shape.kind) {
    case "text":
      return "text";
    case "boolean":
      return "`true` or `false`";
    case "number":
      return "a number";
    case "word":
      return shape.words.length === 1 ? `\`${shape.words[0]}\`` : "one word";
    case "nothing":
      return "`null`";
    case "schema":
      return "a JSON Schema (a map, `true` or `false`)";
    case "list":
      return "a list";
    case "json":
      return shape.map ? "a map" : "a value";
    case "names":
      return "a map from names";
    case "object":
      return `a map of ${list(Object.keys(shape.keys), 4)}`;
    case "either":
      return shape.shapes.map(describe).join(" or ");
    case "later":
      return describe(shape.shape());
  }
}

function whatIs(node: Node): string {
  if (node.kind === "list") return "a list";
  if (node.kind === "map") return "a map";
  if (node.value === null) return node.start === node.end ? "left empty" : "`null`";
  const source = node.source.text.slice(node.start, Math.min(node.end, node.start + 60));
  if (typeof node.value === "string") return `the text \`${source}\``;
  return typeof node.value === "number" ? `the number \`${source}\`` : `the boolean \`${source}\``;
}

function remedyFor(node: Node, shape: Shape): string {
  const takesText = fits({ kind: "scalar", value: "", quoted: true, source: node.source, start: 0, end: 0 }, shape);
  const source = node.source.text.slice(node.start, node.end);
  if (takesText && node.kind === "scalar" && node.value !== null) return `Quote it: \`${quote(source)}\`.`;
  if (takesText && node.kind !== "scalar" && !source.includes("\n") && source.length < 200) {
    return `Where it is meant as text, quote it: \`${quote(source)}\`. ${node.kind === "list" ? "An opening `[` or a dash begins a list." : "A colon with a space after it makes a map."}`;
  }
  if (shape.kind === "list" && node.kind === "scalar" && typeof node.value === "string") return `Write a list: \`[${source}]\`.`;
  if (node.kind === "scalar" && node.value === null) return "Write its value, or leave the key out.";
  return `Write ${describe(shape)}.`;
}

function list(keys: readonly string[], most = 40): string {
  const shown = keys.slice(0, most).map((key) => `\`${key}\``).join(", ");
  return keys.length > most ? `${shown}, …` : shown;
}

function plainText(markdown: string): string {
  return markdown.endsWith(".") ? markdown : `${markdown}.`;
}
