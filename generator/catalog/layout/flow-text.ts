import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair, type Scalar } from "yaml";
import { scalarText } from "./scalar-text.js";

/**
 * A map or list on one line: `{ a: 1 }`, `[a, b]`. Null where something in it needs lines of its
 * own: a comment, or a text over several lines.
 */
function flowText(node: unknown): string | null {
  if (!isNode(node) || node.comment || node.commentBefore) return null;
  return textOf(node);
}

/** The same, whatever comments stand around the whole. */
export function textOf(node: Node): string | null {
  if (isAlias(node)) return `*${node.source}`;
  if (node.tag?.startsWith("!")) return null;
  const anchor = node.anchor === undefined ? "" : `&${node.anchor} `;
  if (isScalar(node)) {
    const text = scalarOnLine(node);
    return text === null ? null : anchor + text;
  }
  if (!isMap(node) && !isSeq(node)) return null;
  const parts: string[] = [];
  for (const item of node.items) {
    const text = isMap(node) ? pairText(item as Pair) : flowText(item);
    if (text === null) return null;
    parts.push(text);
  }
  if (isSeq(node)) return `${anchor}[${parts.join(", ")}]`;
  return anchor + (parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`);
}

function pairText({ key, value }: Pair): string | null {
  const [name, text] = [flowText(key), value === null ? "null" : flowText(value)];
  return name === null || text === null ? null : `${name}: ${text}`;
}

/** A string as its value needs it, anything else as it stands in the source; null for more than a line. */
function scalarOnLine(node: Scalar): string | null {
  const token = node.srcToken;
  const source = token !== undefined && "source" in token ? token.source : (node.source ?? "");
  if (token?.type === "block-scalar" || source.includes("\n")) return null;
  if (typeof node.value !== "string") return source === "" ? "null" : source;
  return scalarText(node.value, true);
}
