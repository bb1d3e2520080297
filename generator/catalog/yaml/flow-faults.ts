import type { Finding } from "../../diagnostics/finding.js";
import type { Source } from "../../diagnostics/span.js";
import { finding } from "../rule.js";
import { prosePunctuation, yamlSyntax } from "../rules/yaml.js";
import { bracketEnd, lineAround, quote, type UnquotedEntry } from "./prose.js";
import { because } from "./punctuation.js";
import { isProseKey } from "./torn-prose.js";

/** What goes wrong within brackets, or after them. */

/** `{ … }}`, `[ … ],` or `[ … ] more`: what follows a value in brackets that is complete. */
export function afterBrackets(source: Source, { key, value, start, quoted }: UnquotedEntry): Finding | null {
  const end = endOf(value);
  const rest = end === -1 ? "" : value.slice(end).replace(/(?:^|\s)#.*/, "").trim();
  const closes = /^[\]},;]+$/.test(rest);
  if (rest === "" || (!closes && holdsText(key))) return null;
  const from = start + value.indexOf(rest, end);
  return finding(yamlSyntax, {
    at: { source, start: from, end: from + rest.length },
    message: `The value of \`${key}\` ends at its \`${value[end - 1]}\`, and \`${rest}\` follows.`,
    remedy: closes ? `Delete \`${rest}\`, or open what it closes.` : `Delete \`${rest}\`, or move it to a line of its own; where the whole is text, quote it: \`${quoted}\`.`,
    facts: { key },
  });
}

/** `type: string enum: [a]`: the next entry, which nothing separates from this one. */
export function missingComma(source: Source, { key, value, start }: UnquotedEntry): Finding | null {
  const next = holdsText(key) ? null : /^([^\s,;:"'[\]{}]+)(;?\s+)([\w$-]+):(?:\s|$)/.exec(value);
  if (next === null) return null;
  const from = start + next[1]!.length + next[2]!.length;
  return finding(yamlSyntax, {
    at: { source, start: from, end: from + next[3]!.length },
    message: `A comma is missing before \`${next[3]}\`.`,
    remedy: `Write \`${key}: ${next[1]}, ${next[3]}: …\`.`,
    facts: { key },
  });
}

/** Whether a value is a list or a map from its first bracket to its last: then the fault lies elsewhere. */
export function isWholeCollection({ key, value }: UnquotedEntry): boolean {
  return !holdsText(key) && endOf(value) === value.length;
}

/** `pattern: ^[a-z]+$` within braces, where a bracket in the middle of a text is none. */
export function bracketsInText(source: Source, offset: number): Finding | null {
  if (!/[[{]/.test(source.text[offset] ?? "")) return null;
  const line = lineAround(source, offset);
  const head = /[{[,]\s*([^\s,{}[\]"':]+):[ \t]+(?=([^\s,"'[{}\]][^,]*)$)/.exec(line.text.slice(0, offset - line.start));
  if (head === null) return null;
  const start = head.index + head[0].length;
  const value = line.text.slice(start, textEnd(line.text, start, isProseKey(head[1]!))).trimEnd();
  return finding(prosePunctuation, {
    at: { source, start: line.start + start, end: line.start + start + value.length },
    message: `The value of \`${head[1]}\` is no text to YAML: within braces \`${source.text[offset]}\` is a bracket, in the middle of a text too.`,
    remedy: `Quote it: \`${head[1]}: ${quote(value)}\`.`,
    facts: { key: head[1]!, value },
    suggestion: { confidence: "likely", at: { source, start: line.start + start, end: line.start + start + value.length }, replacement: quote(value) },
  });
}

/** What is said of a bracket that closes nothing, or a value that begins with a character of YAML's own; null where neither is. */
export function unfitStart(source: Source, offset: number): readonly [string, string] | null {
  const rest = source.text.slice(offset, offset + 200);
  if (/^[\]}]/.test(rest)) return [`\`${rest[0]}\` closes no bracket of its kind here.`, "Close every `[` with `]` and every `{` with `}`, the inner ones first."];
  const value = /^(?:[@`%|>#]|[-?](?=[\s,\]}]))[^,\]}\n]*/.exec(rest)?.[0].trimEnd();
  if (value === undefined) return null;
  const why = /^[-?]/.test(value) ? `\`${value[0]}\` with a space after it begins an item or an entry on a line of its own, and none can stand within brackets` : because(value);
  return [`\`${value}\` is no text to YAML: ${why}.`, `Quote it: \`${quote(value)}\`.`];
}

function endOf(value: string): number {
  return /^[[{]/.test(value) ? bracketEnd(value, 0) : -1;
}

/** Where a text with brackets in it ends: at a bracket that is none of its own, or a comma; in a sentence, a comma before the next key. */
function textEnd(line: string, from: number, isSentence: boolean): number {
  let depth = 0;
  for (let at = from; at < line.length; at++) {
    const character = line[at]!;
    if (character === "[" || character === "{") depth++;
    else if (character === "]" || character === "}") {
      if (depth-- === 0) return at;
    } else if (character === "," && depth === 0 && (!isSentence || /^,\s*[^\s,:]+:(?:\s|$)/.test(line.slice(at)))) return at;
  }
  return line.length;
}

/** Keys whose values are texts, if no sentences. */
const TEXT_KEYS = new Set(["pattern", "format", "const", "default", "$ref", "name", "prefix", "until", "owner"]);

function holdsText(key: string): boolean {
  return isProseKey(key) || TEXT_KEYS.has(key);
}
