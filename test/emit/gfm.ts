import * as markdown from "prettier/plugins/markdown";

/** A part of parsed markdown. */
export interface MarkdownNode {
  readonly type: string;
  readonly value?: string;
  readonly depth?: number;
  readonly children?: readonly MarkdownNode[];
}

/** Markdown as a GFM parser reads it: the one that prettier ships. */
export function parseGfm(text: string): MarkdownNode {
  const { remark } = markdown.parsers;
  return remark!.parse(text, {} as never) as MarkdownNode;
}

/** Every table of a page as rows of cells, each cell as the text that a reader sees; `<br>` is a line break. */
export function tablesOf(text: string): string[][][] {
  return all(parseGfm(text), "table").map((table) => (table.children ?? []).map((row) => (row.children ?? []).map(textOf)));
}

export function all(node: MarkdownNode, type: string): MarkdownNode[] {
  return [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => all(child, type))];
}

/** The text that a reader sees. */
export function textOf(node: MarkdownNode): string {
  if (node.type === "html") return node.value === "<br>" ? "\n" : "";
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
