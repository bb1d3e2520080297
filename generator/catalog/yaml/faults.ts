import type { Source, Span } from "../../diagnostics/span.js";
import type { Said } from "../rule.js";
import type { Entry, Node, ScalarNode } from "../tree.js";
import { resolvePlain } from "./plain-scalar.js";
import { quote } from "./prose.js";

/** What the full reader says of each fault: the sentences, apart from where they are found. */

export const emptyKeySaid = (at: Span): Said => ({
  at,
  message: "An entry has no key before its colon.",
  remedy: "Write the key; where the colon belongs to prose, quote the value.",
});

export const collectionKeySaid = (at: Span): Said => ({
  at,
  message: "A list or a map stands where a key is expected.",
  remedy: "Write a name; where the brackets belong to a name or to prose, quote them.",
});

export const aliasKeySaid = (at: Span, name: string): Said => ({
  at,
  message: `The alias \`*${name}\` stands where a key is expected.`,
  remedy: `Write the name itself; where \`*\` belongs to it, quote it: \`"*${name}":\`.`,
});

export const mergeKeySaid = (at: Span): Said => ({
  at,
  message: "The merge key `<<` is not part of YAML 1.2.",
  remedy: "Write the keys out where they govern; share schemas through `types` and `$ref`.",
});

export const duplicateKeySaid = (at: Span, before: Entry, path: string): Said => ({
  at,
  path,
  message: `The key \`${before.key}\` stands twice in one map: at ${placeOf(before.keySpan)}, and at ${placeOf(at)}.`,
  remedy: "Delete one of the two, or rename it.",
  related: [{ at: before.keySpan, note: "the first one" }],
  facts: { key: before.key },
});

export const changedKeySaid = (at: Span, text: string): Said => ({
  at,
  message: `The key \`${text}\` is no text to YAML: it is ${whatItIs(text)}.`,
  remedy: `Quote it: \`"${text}":\`.`,
  facts: { key: text },
  suggestion: { confidence: "likely", at, replacement: `"${text}"` },
});

export function changedNumberSaid(node: ScalarNode, text: string, value: number): Said {
  const past = /^[-+]?\d+$/.test(text) && !Number.isSafeInteger(value);
  const becomes = Number.isFinite(value) ? `becomes ${value} on the way` : "is no number that JSON can write";
  const written = Number.isFinite(value) && !past ? `Write \`${value}\` where a number is meant, or` : "Write a number that a double can hold, or";
  return {
    at: node,
    message: past && String(value) === text ? `The integer \`${text}\` lies past 2^53, where programs no longer tell an integer from its neighbours.` : past ? `The integer \`${text}\` lies past 2^53, where its last digits change: it ${becomes}.` : `The number \`${text}\` ${becomes}.`,
    remedy: `${written} \`"${text}"\` where text is meant.`,
    facts: { source: text },
    suggestion: { confidence: "ask", at: node, replacement: `"${text}"` },
  };
}

export const brokenCharacterSaid = (at: Span): Said => ({
  at,
  message: "An escape in this text spells half of a surrogate pair, or no character at all.",
  remedy: "Write the character itself, or both halves (`\\ud83d\\ude00`).",
});

export const tagSaid = (source: Source, start: number, end: number): Said => {
  const tag = source.text.slice(start, end);
  return {
    at: { source, start, end },
    message: `The YAML tag \`${tag}\` stands before a value.`,
    remedy: "Delete the tag: quotes make text, and everything else is what it looks like.",
    facts: { tag },
  };
};

export const unknownAliasSaid = (at: Span, name: string): Said => ({
  at,
  message: `No anchor \`&${name}\` stands before the alias \`*${name}\`.`,
  remedy: `Write the value itself; where the star is text, quote it: \`${quote(`*${name}`)}\`.`,
  facts: { name },
});

export const cyclicAliasSaid = (at: Span, name: string, anchor: Node): Said => ({
  at,
  message: `The alias \`*${name}\` stands inside the value that it repeats.`,
  remedy: "Write a recursive schema under `types` and refer to it with `$ref`.",
  facts: { name },
  related: [{ at: anchor, note: `the value of \`&${name}\`` }],
});

export const deepAliasSaid = (at: Span, name: string, most: number): Said => ({
  at,
  message: `With what \`*${name}\` repeats, values are nested deeper than ${most} levels.`,
  remedy: "Flatten the value; write a recursive schema under `types` and refer to it with `$ref`.",
});

export const aliasBombSaid = (at: Span, name: string): Said => ({
  at,
  message: `Up to \`*${name}\`, aliases repeat more than 250,000 values.`,
  remedy: "Write the values out, or share schemas through `types` and `$ref`, which are not copied.",
});

function placeOf({ source, start }: Span): string {
  const { line, column } = source.position(start);
  return `line ${line}, column ${column}`;
}

function whatItIs(text: string): string {
  const value = resolvePlain(text);
  return value === null ? "null" : typeof value === "boolean" ? `the boolean ${value}` : `the number ${value}`;
}
