import type { Inline } from "./inline.js";

/** A named part of an answer. */
export interface Section {
  readonly name: string;
  /** How many there are in all, shown in the heading; absent: as many as are given. */
  readonly count?: number;
  /** How many of them are left out, told by `… (N ещё)`; absent: those that are not given. */
  readonly hidden?: number;
  readonly content: Content;
}

export type Content =
  | { readonly kind: "list"; readonly items: readonly Item[] }
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly rows: readonly (readonly Inline[])[] }
  | { readonly kind: "code"; readonly language: string; readonly lines: readonly string[] }
  | { readonly kind: "text"; readonly paragraphs: readonly Inline[] };

/** A line of a list, or a node of a tree: `Реквизит [Строка(50)] индексируется`. */
export type Item = Inline | TreeNode | Change;

/** `synonym: «» → «ИНН организации»`. */
export interface Change {
  readonly name: Inline;
  readonly before: Inline;
  readonly after: Inline;
}

/** An item of a list that says more than a word, and may hold others. */
export interface TreeNode {
  readonly name: Inline;
  /** Shown in square brackets. */
  readonly type?: string;
  readonly detail?: Inline;
  readonly children?: readonly Item[];
}

/** A list, or a tree where items have children. */
export function list(name: string, items: readonly Item[], count?: number): Section {
  return { name, ...(count === undefined ? {} : { count }), content: { kind: "list", items } };
}

/** Rows under column names; a cell is shown as the value that it is, whatever characters it has. */
export function table(name: string, columns: readonly string[], rows: readonly (readonly Inline[])[], count?: number): Section {
  return { name, ...(count === undefined ? {} : { count }), content: { kind: "table", columns, rows } };
}

/** Text in a fence; its lines stand as they are, with LF ends. */
export function codeBlock(name: string, language: string, text: string): Section {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  if (lines.at(-1) === "") lines.pop();
  return { name, content: { kind: "code", language, lines } };
}

/** Text in paragraphs, each shown as it is and never as markdown of its own. */
export function paragraphs(name: string, ...texts: readonly Inline[]): Section {
  return { name, content: { kind: "text", paragraphs: texts } };
}

/** How many elements a section has in all. */
export function countOf({ count, content }: Section): number {
  if (count !== undefined) return count;
  return shownIn(content);
}

/** How many elements a section leaves out. */
export function hiddenIn(section: Section): number {
  return section.hidden ?? Math.max(0, countOf(section) - shownIn(section.content));
}

/** How many elements of its top level are given. */
function shownIn(content: Content): number {
  switch (content.kind) {
    case "list":
      return content.items.length;
    case "table":
      return content.rows.length;
    case "code":
      return content.lines.length;
    case "text":
      return content.paragraphs.length;
  }
}

export function isNode(item: Item): item is TreeNode {
  return typeof item === "object" && !("kind" in item) && !isChange(item);
}

export function isChange(item: Item): item is Change {
  return typeof item === "object" && "before" in item;
}
