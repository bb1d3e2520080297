import { isDeepStrictEqual } from "node:util";
import { isCollection, isScalar, Lexer, parseDocument, stringify, visit, type Document, type Node as YamlNode, type Scalar } from "yaml";

/** What a line may hold before a flow collection (`{ a: 1 }`) is laid out as a block. */
const WIDTH = 140;
const STYLE = { lineWidth: 0, indent: 2, flowCollectionPadding: true } as const;

/**
 * The text of a catalog file in the one layout: two spaces, blocks where a flow does not fit into 140
 * columns, comments and blank lines where they stand, prose with the line breaks that its author gave
 * it. The value is the same, or the text is left as it is.
 *
 * @param text one YAML document without errors, with LF
 */
export function layOut(text: string): string {
  const document = read(text);
  unfoldWide(document);
  const kept = keepLines(document, text);
  const laidOut = restoreLines(tightenLists(document.toString(STYLE)), kept);
  return says(laidOut, text) ? laidOut : text;
}

function read(text: string): Document {
  return parseDocument(text, { version: "1.2", keepSourceTokens: true, intAsBigInt: true, uniqueKeys: false });
}

/** A layout must not change a value, lose a comment or read differently. */
function says(laidOut: string, text: string): boolean {
  const [after, before] = [read(laidOut), read(text)];
  return after.errors.length === 0 && isDeepStrictEqual(value(after), value(before)) && isDeepStrictEqual(comments(after), comments(before));
}

function value(document: Document): unknown {
  return document.toJS({ mapAsMap: true, maxAliasCount: -1 });
}

function comments(document: Document): string[] {
  const found: string[] = [];
  const take = (node: { commentBefore?: string | null | undefined; comment?: string | null | undefined } | null) => {
    for (const comment of [node?.commentBefore, node?.comment]) if (comment) found.push(...comment.split("\n").map((line) => line.trim()).filter((line) => line !== ""));
  };
  take(document);
  visit(document, { Node: (_key, node) => take(node) });
  return found.sort();
}

function unfoldWide(document: Document): void {
  visit(document, {
    Collection(key, node, path) {
      if (!node.flow) return undefined;
      const depth = path.filter((parent) => isCollection(parent)).length;
      const before = (depth - 1) * 2 + (typeof key === "number" ? 2 : 0) + keyWidth(path.at(-1));
      const oneLine = tightenLists(stringify(node, STYLE)).trimEnd();
      if (!oneLine.includes("\n") && before + oneLine.length <= WIDTH) return visit.SKIP;
      node.flow = false;
      return undefined;
    },
  });
}

/** `{ a: 1 }` and `[a]`: the printer pads both or neither. Lexemes of white space beside a bracket go. */
function tightenLists(text: string): string {
  const lexemes = [...new Lexer().lex(text)].filter((lexeme) => !/^[\u0002\u0018\u001f]$/.test(lexeme));
  return lexemes.filter((lexeme, at) => !(/^ +$/.test(lexeme) && (lexemes[at - 1] === "[" || lexemes[at + 1] === "]"))).join("");
}

function keyWidth(parent: unknown): number {
  const key = typeof parent === "object" && parent !== null && "key" in parent ? parent.key : null;
  return isScalar(key) ? String(key.value).length + 2 : 0;
}

/** A scalar that its author wrote over several lines, out of the printer's sight for a while. */
interface Kept {
  readonly stand: string;
  readonly head: string;
  readonly lines: readonly string[];
}

function keepLines(document: Document, text: string): Kept[] {
  const kept: Kept[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === "key") return;
      const lines = linesOf(node, text);
      if (lines === null) return;
      // Private use: no catalog that passes the gate holds such a character.
      const stand = `\uE000${kept.length}\uE001`;
      kept.push({ stand, ...lines });
      node.value = stand;
      node.type = "PLAIN";
    },
  });
  return kept;
}

/** First line and further lines of a folded block, or of a plain or quoted scalar that goes over several. */
function linesOf(node: Scalar, text: string): Pick<Kept, "head" | "lines"> | null {
  if (!node.range || (node as YamlNode).anchor || node.tag?.startsWith("!")) return null;
  const source = text.slice(node.range[0], node.range[1]).replace(/\n+$/, "");
  const [head = "", ...lines] = source.split("\n");
  if (lines.length === 0) return null;
  if (node.type === "BLOCK_FOLDED") {
    // With a comment or an indentation of its own the head is better left to the printer.
    if (!/^>[-+]?$/.test(head)) return null;
    const indent = Math.min(...lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
    return { head, lines: lines.map((line) => line.slice(indent)) };
  }
  return node.type === "BLOCK_LITERAL" ? null : { head, lines: lines.map((line) => line.trim()) };
}

function restoreLines(laidOut: string, kept: readonly Kept[]): string {
  let text = laidOut;
  for (const { stand, head, lines } of kept) {
    const at = text.indexOf(stand);
    if (at === -1) return "";
    const indent = indentUnder(text.slice(text.lastIndexOf("\n", at) + 1, at));
    text = text.slice(0, at) + [head, ...lines.map((line) => (line === "" ? "" : indent + line))].join("\n") + text.slice(at + stand.length);
  }
  return text;
}

/** Indent of the further lines of a scalar that begins after `before`: two more than its key, or than its dash. */
function indentUnder(before: string): string {
  const dashes = /^ *(?:- +)*/.exec(before)![0];
  return " ".repeat(dashes === before && dashes.endsWith("- ") ? dashes.length : dashes.length + 2);
}
