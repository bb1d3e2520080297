import type { CatalogRule } from "../rule.js";

/** What YAML itself may get wrong: after any of these there is no tree with a single meaning. */
type Row = Pick<CatalogRule, "id" | "summary" | "why" | "bad" | "good">;
const rule = (row: Row): CatalogRule => ({ ...row, severity: "error", blocks: true, leaves: "nothing" });
const HEAD = "catalog: 1\nserver: { name: demo }\ngroups: { g: { access: read, title: Чтение } }\n";
const GOOD = `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, description: Отвечает. }\n`;

export const yamlSyntax = rule({
  id: "yaml-syntax",
  summary: "The text is not YAML.",
  why: "Where the grammar breaks, no reader knows which value belongs to which key.",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY\n  pong: {}\n`,
  good: GOOD,
});

export const prosePunctuation = rule({
  id: "prose-punctuation",
  summary: "Prose holds a character that YAML reads as its own punctuation.",
  why: "A colon with a space, or a value that begins with `[`, `*`, `@` and the like, means something to YAML; quotes make it text again.",
  bad: `${HEAD}tools:\n  ping:\n    group: g\n    policy: READ_ONLY\n    description: Режим: важно\n`,
  good: `${HEAD}tools:\n  ping:\n    group: g\n    policy: READ_ONLY\n    description: "Режим: важно"\n`,
});

export const tabIndentation = rule({
  id: "tab-indentation",
  summary: "A line is indented with a tab.",
  why: "YAML counts spaces; how wide a tab is differs from editor to editor, so the nesting would be a guess.",
  bad: `${HEAD}tools:\n\tping: { group: g, policy: READ_ONLY }\n`,
  good: GOOD,
});

export const yamlVersion = rule({
  id: "yaml-version",
  summary: "A directive asks for another YAML version.",
  why: "Under YAML 1.1 the words on, off, yes, no and y become booleans, and names and enum values silently change.",
  bad: `%YAML 1.1\n---\n${GOOD}`,
  good: GOOD,
});

export const secondDocument = rule({
  id: "second-document",
  summary: "A second YAML document follows the first.",
  why: "One of the two would be ignored, and with it the tools that it declares.",
  bad: `${GOOD}---\ntools: {}\n`,
  good: `---\n${GOOD}`,
});

export const duplicateKey = rule({
  id: "duplicate-key",
  summary: "A key stands twice in one map, or in two files.",
  why: "Most readers let the last one win in silence, so that a policy or a whole action is replaced without a trace.",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, policy: APPLY_ONLY }\n`,
  good: GOOD,
});

export const mergeKey = rule({
  id: "merge-key",
  summary: "The merge key `<<` is used.",
  why: "YAML 1.2 has no merge key: readers disagree whether it merges or is an ordinary key, and what is merged in is not written where it governs.",
  bad: `${HEAD}tools:\n  ping: &ping { group: g, policy: READ_ONLY }\n  pong: { <<: *ping }\n`,
  good: GOOD,
});

export const yamlTag = rule({
  id: "yaml-tag",
  summary: "A value carries a YAML tag.",
  why: "Tags change what a value is, differently in every reader; a catalog is plain data.",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, title: !!str 1 }\n`,
  good: GOOD,
});

export const keyNotText = rule({
  id: "key-not-text",
  summary: "A key is a list, a map or an alias.",
  why: "Keys are names on the wire, and a name is text.",
  bad: `${HEAD}tools:\n  [ping]: { group: g, policy: READ_ONLY }\n`,
  good: GOOD,
});

export const aliasUnknown = rule({
  id: "alias-unknown",
  summary: "An alias refers to an anchor that does not stand before it.",
  why: "The value is missing, and YAML has no other place to take it from.",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, result: *schema }\n`,
  good: GOOD,
});

export const aliasCycle = rule({
  id: "alias-cycle",
  summary: "An alias stands inside the value that it refers to.",
  why: "The value would contain itself and have no end.",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, result: &r { type: array, items: *r } }\n`,
  good: GOOD,
});

export const aliasBomb = rule({
  id: "alias-bomb",
  summary: "Aliases repeat more than 250,000 values.",
  why: "A few lines of aliases of aliases grow to billions of values and exhaust the machine.",
  bad: `${HEAD}types:\n  a: &a { enum: [${Array(9).fill("x").join(", ")}] }\n${[..."bcdefg"].map((name, index) => `  ${name}: &${name} { anyOf: [${Array(9).fill(`*${"abcdef"[index]}`).join(", ")}] }\n`).join("")}`,
  good: GOOD,
});

export const nestingTooDeep = rule({
  id: "nesting-too-deep",
  summary: "Values are nested deeper than 200 levels.",
  why: "No surface needs it, clients refuse far less, and every program that walks the value would risk its stack.",
  bad: `tools: ${"[".repeat(300)}${"]".repeat(300)}\n`,
  good: GOOD,
});

export const YAML_RULES: readonly CatalogRule[] = [
  yamlSyntax, prosePunctuation, tabIndentation, yamlVersion, secondDocument, duplicateKey, mergeKey,
  yamlTag, keyNotText, aliasUnknown, aliasCycle, aliasBomb, nestingTooDeep,
];
