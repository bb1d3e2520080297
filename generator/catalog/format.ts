import { isMap, isNode, isScalar, isSeq, parseDocument, visit, type Document, type Pair, type Scalar, type YAMLMap } from "yaml";
import { Source } from "../diagnostics/span.js";
import { toData } from "./data.js";
import { textOf } from "./layout/flow-text.js";
import { StandIns } from "./layout/stand-ins.js";
import { parse } from "./parse.js";
import { sameMeaning } from "./layout/same-meaning.js";
import type { Shape } from "./shape.js";
import { below, belowList } from "./shape-below.js";
import { ROOT } from "./shapes/root.js";

/** What a line may hold before a map or list on one line is laid out as a block. */
const WIDTH = 120;

/**
 * The text of a catalog file in the one layout: keys in the order of the reference page, two spaces,
 * quotes only where a reader of YAML 1.1 or 1.2 needs them. Comments, single blank lines and the
 * line breaks that an author gave to prose stay. Laying out twice changes nothing more.
 *
 * The result says what the text said, or it is the text itself: where a layout would change a value
 * or lose a comment, and where the text is JSON or no YAML at all.
 *
 * @param text one YAML document with LF, without a byte order mark
 */
export function format(text: string): string {
  if (text.trimStart().startsWith("{") || StandIns.occurIn(text)) return text;
  const before = parse(new Source("", text)).root;
  const document = parseDocument(text, { keepSourceTokens: true, uniqueKeys: false, stringKeys: false, intAsBigInt: true });
  if (before === null || document.errors.length > 0) return text;
  const comments = commentsOf(document);
  if (!hasAliases(document)) orderKeys(document.contents, ROOT, true);
  const standIns = new StandIns(text);
  settle(document.contents, standIns, 0, 0);
  const laidOut = standIns.restore(document.toString({ lineWidth: 0, indent: 2 }));
  const after = parse(new Source("", laidOut)).root;
  const kept = after !== null && sameMeaning(toData(before), toData(after), ROOT) && sameComments(comments, commentsOf(parseDocument(laidOut)));
  return kept ? laidOut : text;
}

/** Puts the keys of maps with known keys into the order of their shape; unknown ones stay behind them. */
function orderKeys(node: unknown, shape: Shape | null, root: boolean): void {
  if (isSeq(node)) for (const item of node.items) orderKeys(item, belowList(shape), false);
  if (!isMap(node)) return;
  for (const { key, value } of node.items as Pair[]) orderKeys(value, below(shape, keyText(key)), false);
  const known = objectIn(shape);
  if (known === null) return;
  const place = new Map(Object.keys(known).map((key, index) => [key, index]));
  const ordered = [...(node.items as Pair[])].sort((a, b) => (place.get(keyText(a.key)) ?? place.size) - (place.get(keyText(b.key)) ?? place.size));
  if (ordered[0] === node.items[0]) return void (node.items = ordered);
  const first = node.items[0] as Pair;
  if (root) moveModeline(node, first, ordered[0]!);
  else moveComment(node, first);
  node.items = ordered;
  // A blank line that set a key off from the one before it has nothing before it now.
  if (isNode(ordered[0]!.key)) ordered[0]!.key.spaceBefore = false;
}

/** A comment above the first key speaks of that key, and goes where it goes. */
function moveComment(map: YAMLMap, first: Pair): void {
  if (!map.commentBefore || !isNode(first.key)) return;
  first.key.commentBefore = [map.commentBefore, first.key.commentBefore].filter(Boolean).join("\n");
  map.commentBefore = null;
}

/** The line that tells an editor the schema stays at the head of the file. */
function moveModeline(map: YAMLMap, first: Pair, next: Pair): void {
  if (!isNode(first.key) || !isNode(next.key)) return;
  const lines = [map.commentBefore, first.key.commentBefore].filter(Boolean).join("\n").split("\n");
  const modeline = lines.filter((line) => line.includes("yaml-language-server"));
  map.commentBefore = null;
  first.key.commentBefore = lines.filter((line) => !modeline.includes(line)).join("\n") || null;
  next.key.commentBefore = [...modeline, next.key.commentBefore].filter(Boolean).join("\n") || null;
}

/**
 * Takes every scalar, and every map or list that fits on a line, out of the printer's sight. Gives
 * what stands in the node's place.
 *
 * @param column where the value would begin on its line
 */
function settle(node: unknown, standIns: StandIns, indent: number, column: number): unknown {
  if (isScalar(node)) standIns.takeScalar(node as Scalar, false);
  if (!isMap(node) && !isSeq(node)) return node;
  if (node.flow === true) {
    const line = textOf(node);
    if (line !== null && (column + line.length <= WIDTH || node.items.length === 0)) return standIns.forFlow(node, line);
    node.flow = false;
  }
  if (isSeq(node)) node.items = node.items.map((item) => settle(item, standIns, indent + 2, indent + 2));
  else {
    for (const pair of node.items as Pair[]) {
      if (isScalar(pair.key)) standIns.takeScalar(pair.key as Scalar, true);
      pair.value = settle(pair.value, standIns, indent + 2, indent + keyText(pair.key).length + 2);
    }
  }
  return node;
}

function commentsOf(document: Document): string[] {
  const found: string[] = [];
  const take = (comment: string | null | undefined): void => void found.push(...(comment ?? "").split("\n").map((line) => line.trim()).filter((line) => line !== ""));
  for (const part of [document.commentBefore, document.comment]) take(part);
  visit(document, {
    Node: (_, node) => {
      take(node.commentBefore);
      take(node.comment);
    },
  });
  return found.sort();
}

function sameComments(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((comment, index) => comment === b[index]);
}

function hasAliases(document: Document): boolean {
  let found = false;
  visit(document, { Alias: () => ((found = true), visit.BREAK) });
  return found;
}

function objectIn(shape: Shape | null): { readonly [key: string]: unknown } | null {
  if (shape?.kind === "object") return shape.keys;
  return shape?.kind === "either" ? (shape.shapes.map(objectIn).find((keys) => keys !== null) ?? null) : null;
}

function keyText(key: unknown): string {
  return isScalar(key) ? String(key.value) : "";
}
