import type { Finding } from "../../diagnostics/finding.js";
import type { Source } from "../../diagnostics/span.js";
import { finding } from "../rule.js";
import { prosePunctuation } from "../rules/yaml.js";
import type { UnquotedEntry } from "./prose.js";

/** The finding of prose that YAML reads as punctuation. */
export function punctuationFinding(source: Source, entry: UnquotedEntry): Finding {
  return finding(prosePunctuation, {
    at: { source, start: entry.start, end: entry.end },
    message: `The value of \`${entry.key}\` is no text to YAML: ${because(entry.value)}.`,
    remedy: `Quote it: \`${entry.quoted}\`.`,
    facts: { key: entry.key, value: entry.value },
    suggestion: { confidence: "likely", at: { source, start: entry.start, end: entry.end }, replacement: entry.quoted.slice(entry.key.length + 2) },
  });
}

/** What YAML takes the beginning of a text for. */
export function because(value: string): string {
  const first = value[0]!;
  const readAs: { readonly [character: string]: string } = {
    "[": "`[` begins a list", "]": "`]` ends a list", "{": "`{` begins a map", "}": "`}` ends a map", "*": "`*` begins an alias",
    "&": "`&` begins an anchor", "!": "`!` begins a tag", "|": "`|` begins a block of text on the next line", ">": "`>` begins a folded text on the next line",
    "%": "`%` is reserved for directives", "#": "`#` begins a comment", "@": "`@` is a reserved character", "`": "the backtick is a reserved character",
    '"': "the text goes on after the closing `\"`", "'": "the text goes on after the closing `'`", ",": "`,` separates values",
  };
  if (first in readAs) return readAs[first]!;
  if (/^-(?:\s|$)/.test(value)) return "`-` with a space begins a list item, and a list begins on a line of its own";
  if (/^[?:](?:\s|$)/.test(value)) return `\`${first}\` with a space begins an entry of a map`;
  return "a colon with a space after it begins another `key: value`";
}
