import type { CatalogRule } from "../rule.js";

/** What YAML or JavaScript would change on the way from the source to a value. */
type Row = Omit<CatalogRule, "severity" | "blocks"> & { readonly severity?: "warning" };
const rule = ({ severity, ...row }: Row): CatalogRule => ({ ...row, severity: severity ?? "error", blocks: severity === undefined });
const HEAD = "catalog: 1\nserver: { name: demo }\ngroups: { g: { access: read, title: Чтение } }\n";
const tool = (rest: string): string => `${HEAD}tools:\n  ping:\n    group: g\n    policy: READ_ONLY\n${rest}`;

export const numberChanged = rule({
  id: "number-changed",
  summary: "A number would not come out as it is written.",
  why: "`1.10` becomes 1.1, `012` becomes 12, and past 2^53 the last digits change; every output would show another value than the catalog.",
  leaves: "model",
  bad: tool("    parameters: { version: { enum: [1.10] } }\n"),
  good: tool("    parameters: { version: { enum: [\"1.10\"] } }\n"),
});

export const keyChanged = rule({
  id: "key-changed",
  summary: "A key without quotes is a number, a boolean or null to YAML.",
  why: "Readers turn `012`, `+1` or `true` into another name, and the name on the wire would not be the one that stands here.",
  leaves: "model",
  bad: tool("    parameters: { 012: { type: string } }\n"),
  good: tool("    parameters: { \"012\": { type: string } }\n"),
});

export const characterBroken = rule({
  id: "character-broken",
  summary: "An escape spells half of a character, or none.",
  why: "Half of a surrogate pair cannot be written as UTF-8; every output would hold a replacement character instead.",
  leaves: "model",
  bad: tool("    description: \"Читает \\ud83d\"\n"),
  good: tool("    description: \"Читает \\ud83d\\ude00\"\n"),
});

export const proseCut = rule({
  id: "prose-cut",
  summary: "YAML punctuation cuts prose short without an error.",
  why: "What follows ` #` is a comment to YAML, and in `{ … }` a comma ends the value: the rest of the sentence is lost in silence.",
  leaves: "model",
  bad: tool("    description: Закрывает задачу #5 и пишет журнал.\n"),
  good: tool("    description: \"Закрывает задачу #5 и пишет журнал.\"\n"),
});

export const commentAfterProse = rule({
  id: "comment-after-prose",
  severity: "warning",
  summary: "A comment follows prose after a single space.",
  why: "It may be a comment or the rest of the sentence; YAML drops it either way.",
  leaves: "model",
  bad: tool("    description: Меняет # важно\n"),
  good: tool("    description: Меняет  # важно\n"),
});

export const VALUE_RULES: readonly CatalogRule[] = [numberChanged, keyChanged, characterBroken, proseCut, commentAfterProse];
