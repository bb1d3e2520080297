import { writeYaml } from "../catalog/write.js";
import type { Entry, ListNode, MapNode, Node } from "../catalog/tree.js";
import type { Source } from "../diagnostics/span.js";
import type { Json } from "../../runtime/contract/contract.js";
import { ordered } from "../../runtime/contract/ordered.js";
import { excerpt } from "../surface/connection.js";

/** Text to be put in the place of a stretch of {@link Source.text}. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is to be replaced in one file, in its order. */
export interface EditedFile {
  readonly source: Source;
  readonly stretches: readonly Stretch[];
}

interface Placed extends Stretch {
  readonly indent: number;
}

export interface Remarks {
  readonly comments: readonly string[];
  /** True for a comment at the end of the line, false for lines above. */
  readonly beside: boolean;
}

/** Collects stretches of text to be replaced, file by file. Entries are those of block maps. */
export class TextEdits {
  readonly #stretches = new Map<Source, Placed[]>();

  /** Writes an entry in the place of the one that stands there, or as a new one of the map. */
  put(map: MapNode, entry: Entry | null, path: readonly string[], value: Json, after: string | null | undefined, remarks: Remarks): void {
    if (entry !== null) this.#replace(entry, path, value, remarks);
    else this.#insert(map, path, value, after, remarks);
  }

  /** Removes an entry with its lines, and the comment that stands right above it. */
  remove(entry: Entry): void {
    const { source } = entry.keySpan;
    const indent = indentOf(entry);
    let start = lineStart(source.text, entry.keySpan.start);
    for (let above = lineStart(source.text, start - 1); start > 0 && isComment(source.text.slice(above, start), indent); above = lineStart(source.text, start - 1)) start = above;
    this.#add(source, { start, end: lineEnd(source.text, endOf(entry)), text: "", indent });
  }

  files(): EditedFile[] {
    // At one place the end of an inner map comes before the end of the outer one; else as they were asked for.
    const inOrder = (a: Placed, b: Placed): number => a.start - b.start || a.end - b.end || b.indent - a.indent;
    return [...this.#stretches].map(([source, stretches]) => ({ source, stretches: [...stretches].sort(inOrder) }));
  }

  #replace(entry: Entry, path: readonly string[], value: Json, { comments, beside }: Remarks): void {
    const { source, start } = entry.keySpan;
    const { text } = source;
    const indent = indentOf(entry);
    const [first = "", ...rest] = entryLines(path, value, "");
    const end = endOf(entry);
    const stop = text[end - 1] === "\n" ? end - 1 : end;
    const lineStop = text[end - 1] === "\n" ? stop : text.indexOf("\n", end) === -1 ? text.length : text.indexOf("\n", end);
    // A comment behind the old value must not end up within a block of text.
    const kept = [headComment(entry), text.slice(stop, lineStop).trim(), ...(beside ? comments.map(commentText) : [])].filter((part) => part !== "");
    const above = beside ? "" : comments.map((comment) => `${commentText(comment)}\n${" ".repeat(indent)}`).join("");
    const lines = [[first, ...kept].join(" "), ...rest.map((line) => (line === "" ? "" : `${" ".repeat(indent)}${line}`))];
    this.#add(source, { start, end: lineStop, text: above + lines.join("\n"), indent });
  }

  #insert(map: MapNode, path: readonly string[], value: Json, after: string | null | undefined, { comments, beside }: Remarks): void {
    const entries = [...map.entries.values()];
    const before = after === null ? undefined : ((after === undefined ? undefined : map.entries.get(after)) ?? entries.at(-1));
    const neighbour = before ?? entries[0]!;
    const { source } = neighbour.keySpan;
    const indent = " ".repeat(indentOf(neighbour));
    const [first = "", ...rest] = entryLines(path, value, indent);
    const above = beside ? [] : comments.map((comment) => indent + commentText(comment));
    const head = beside ? [first, ...comments.map(commentText)].join(" ") : first;
    const at = before === undefined ? lineStart(source.text, neighbour.keySpan.start) : lineEnd(source.text, endOf(before));
    const glue = at > 0 && source.text[at - 1] !== "\n" ? "\n" : "";
    this.#add(source, { start: at, end: at, text: `${glue}${[...above, head, ...rest].join("\n")}\n`, indent: indent.length });
  }

  #add(source: Source, stretch: Placed): void {
    const stretches = this.#stretches.get(source);
    if (stretches === undefined) this.#stretches.set(source, [stretch]);
    else stretches.push(stretch);
  }
}

export function isCollection(node: Node): node is MapNode | ListNode {
  return node.kind !== "scalar";
}

/** Lines of one entry as a catalog's writer lays it out; tools and actions stand on lines of their own. */
function entryLines(path: readonly string[], value: Json, indent: string): string[] {
  const depth = path[0] === "tools" && (path.length === 2 || (path[2] === "actions" && path.length <= 4)) ? path.length - 1 : 0;
  const key = path.at(-1)!;
  const above = depth === 0 ? [] : ["tools", "tool", "actions"].slice(0, depth);
  const data = above.reduceRight<Json>((inner, name) => ordered([[name, inner]]), ordered([[key, value]]));
  const lines = writeYaml(data as { readonly [key: string]: Json }).replace(/\n$/, "").split("\n").slice(depth);
  return lines.map((line) => (line === "" ? "" : indent + line.slice(2 * depth)));
}

function indentOf({ keySpan: { source, start } }: Entry): number {
  return start - lineStart(source.text, start);
}

/** Where an entry's value ends, without the blank lines behind a block of text that does not keep them. */
function endOf({ keySpan: { source, end: keyEnd }, value, alias }: Entry): number {
  const { text } = source;
  let end = Math.max(alias?.end ?? value.end, keyEnd + 1);
  const last = alias === null ? lastScalar(value) : null;
  if (last !== null && /^[|>][-0-9]*\+/.test(text.slice(last.start, last.start + 4))) return end;
  while (text[end - 1] === "\n" && text[end - 2] === "\n") end--;
  return end;
}

/** The scalar with which a value ends. */
function lastScalar(value: Node): Node | null {
  if (value.kind === "scalar") return value;
  const last = value.kind === "map" ? [...value.entries.values()].at(-1) : value.items.at(-1);
  if (last === undefined || ("alias" in last && last.alias !== null)) return null;
  return lastScalar("value" in last && "keySpan" in last ? last.value : (last as Node));
}

/** The comment on the line of a key whose value stands on the lines below. */
function headComment({ keySpan: { source, end }, value, alias }: Entry): string {
  const { text } = source;
  const stop = text.indexOf("\n", end);
  if (stop === -1 || alias !== null) return "";
  const block = value.start > stop || (value.kind === "scalar" && /^[|>]/.test(text.slice(value.start, value.start + 1)));
  return block ? (/(?:^|\s)(#.*)$/.exec(text.slice(end + 1, stop))?.[1]?.trim() ?? "") : "";
}

function isComment(line: string, indent: number): boolean {
  return line.startsWith(`${" ".repeat(indent)}#`);
}

const commentText = (comment: string): string => `# ${excerpt(comment, 300)}`;

function lineStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf("\n", at - 1) + 1;
}

/** Offset behind the line break that ends the line of `at`; `at` itself where a line begins there. */
function lineEnd(text: string, at: number): number {
  if (text[at - 1] === "\n") return at;
  const stop = text.indexOf("\n", at);
  return stop === -1 ? text.length : stop + 1;
}
