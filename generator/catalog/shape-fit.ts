import { quote } from "./yaml/prose.js";
import type { Shape } from "./shape.js";
import type { Node } from "./tree.js";

/** Whether a node is of the kind that a shape takes; the words of a list of words are told apart later. */
export function fits(node: Node, shape: Shape): boolean {
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
  }
}

/** What a shape takes, as a message says it. */
export function describe(shape: Shape): string {
  switch (shape.kind) {
    case "text":
      return "text";
    case "boolean":
      return "`true` or `false`";
    case "number":
      return "a number";
    case "word":
      return shape.words.length === 1 ? `\`${shape.words[0]}\`` : `one of ${codes(shape.words.map(String), 6)}`;
    case "nothing":
      return "`null`";
    case "schema":
      return "a JSON Schema (a map, `true` or `false`)";
    case "list":
      return "a list";
    case "json":
      return shape.map ? "a map" : "a value";
    case "names":
      return "a map whose keys are names";
    case "object":
      return `a map of ${codes(Object.keys(shape.keys), 4)}`;
    case "either":
      return shape.shapes.map(describe).join(" or ");
  }
}

/** What a node is, as a message says it. */
export function whatIs(node: Node): string {
  if (node.kind === "list") return "a list";
  if (node.kind === "map") return "a map";
  if (node.value === null) return node.start === node.end ? "left empty" : "`null`";
  const source = visible(node.source.text.slice(node.start, Math.min(node.end, node.start + 60)));
  if (typeof node.value === "string") return `the text \`${source}\``;
  return typeof node.value === "number" ? `the number \`${source}\`` : `the boolean \`${source}\``;
}

/** How a node is made to fit a shape. */
export function remedyFor(node: Node, shape: Shape): string {
  const source = node.source.text.slice(node.start, node.end);
  const takesText = fits({ kind: "scalar", value: "", quoted: true, source: node.source, start: 0, end: 0 }, shape);
  const isLine = source.length < 200 && !source.includes("\n");
  if (node.kind === "scalar") {
    if (node.value === null) return "Write its value, or leave the key out.";
    if (takesText && isLine) return `Quote it: \`${quote(source)}\`.`;
    if (shape.kind === "list" && isLine) return /^[\u2012-\u2015\u2212]\s/.test(source) ? "An item of a list begins with a hyphen and a space: `- `." : `Write a list: \`[${source}]\`.`;
  } else if (takesText && isLine) {
    const why = node.kind === "list" ? "`[` or a dash begins a list" : "a colon with a space after it makes a map";
    return `Where it is meant as text, quote it, because ${why}: \`${quote(source)}\`.`;
  }
  return `Write ${describe(shape)}.`;
}

/** A text whose characters that show as nothing are spelled: `tools‹U+200B›`. */
export function visible(text: string): string {
  return text.replace(/[^\S \n\t]|[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, (character) => (/[\n\t]/.test(character) ? character : `‹U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}›`));
}

/** Names in backticks, as a message lists them. */
export function codes(names: readonly string[], most = 40): string {
  const shown = names.slice(0, most).map((name) => `\`${name}\``).join(", ");
  return names.length > most ? `${shown}, …` : shown;
}
