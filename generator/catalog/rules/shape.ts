import type { CatalogRule } from "../rule.js";

/** What may be wrong with a tree as a catalog. Those that leave the tree alone give no model. */
type Row = Omit<CatalogRule, "severity" | "blocks">;
const rule = (row: Row): CatalogRule => ({ ...row, severity: "error", blocks: true });
const HEAD = "catalog: 1\nserver: { name: demo }\ngroups:\n  g: { access: read, title: Чтение }\n  w: { access: write, title: Правка }\nscopes: { edit: { title: Правка } }\n";
const GOOD = `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, description: Отвечает. }\n`;
const ACTIONS = `${HEAD}tools:\n  ping:\n    group: w\n    actions:\n      set: { policy: PREVIEWABLE, scope: edit }\n`;

export const unknownKey = rule({
  id: "unknown-key",
  summary: "A key that the catalog's language does not know.",
  why: "An unknown key would be ignored, and whoever wrote it believes that it holds.",
  leaves: "model",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, descripton: Отвечает. }\n`,
  good: GOOD,
});

export const missingKey = rule({
  id: "missing-key",
  summary: "A key that must be there is absent.",
  why: "Without it there is nothing that the tool could take for granted.",
  leaves: "tree",
  bad: "catalog: 1\nserver: { title: Кванты }\ntools: { ping: { policy: READ_ONLY } }\n",
  good: GOOD,
});

export const wrongType = rule({
  id: "wrong-type",
  summary: "A value is of another kind than its key takes.",
  why: "A list where text is expected, or a number where a name is, has no meaning here.",
  leaves: "tree",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, title: [Пинг] }\n`,
  good: GOOD,
});

export const unknownValue = rule({
  id: "unknown-value",
  summary: "A value is none of the words that its key takes.",
  why: "A misspelt policy or convention would otherwise weaken a promise without a word.",
  leaves: "tree",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONYL }\n`,
  good: GOOD,
});

export const emptyValue = rule({
  id: "empty-value",
  summary: "A value that must say something is empty.",
  why: "An empty map of actions is neither a tool with actions nor one without; an empty name names nothing.",
  leaves: "tree",
  bad: `${HEAD}tools:\n  ping: { group: g, actions: {} }\n`,
  good: ACTIONS,
});

export const repeatedValue = rule({
  id: "repeated-value",
  summary: "A list of distinct values names one twice.",
  why: "One of the two is a slip: mostly another value was meant.",
  leaves: "model",
  bad: GOOD.replace("tools:", "conventions: [mode, closed, mode]\ntools:"),
  good: GOOD,
});

export const policyByAlias = rule({
  id: "policy-by-alias",
  summary: "A policy or scope is reached through a YAML alias.",
  why: "An edit at the anchor, next door or far away, would cancel the promise of a safe preview here without a trace in this place.",
  leaves: "model",
  bad: `${HEAD}tools:\n  ping:\n    group: w\n    actions:\n      set: &set { policy: PREVIEWABLE, scope: edit }\n      put: *set\n`,
  good: ACTIONS,
});

export const keyWithoutEffect = rule({
  id: "key-without-effect",
  summary: "A tool with actions carries a key that governs none of them.",
  why: "Nothing is inherited: whoever reads the policy at the tool believes that it holds for its actions.",
  leaves: "model",
  bad: `${HEAD}tools:\n  ping:\n    group: w\n    policy: READ_ONLY\n    actions:\n      set: { policy: PREVIEWABLE, scope: edit }\n`,
  good: ACTIONS,
});

export const scopeEmpty = rule({
  id: "scope-empty",
  summary: "A scope is written and empty.",
  why: "An empty scope would be a permission that everybody holds; it counts as absent.",
  leaves: "model",
  bad: `${HEAD}tools:\n  ping: { group: g, policy: READ_ONLY, scope: \"\" }\n`,
  good: GOOD,
});

export const SHAPE_RULES: readonly CatalogRule[] = [unknownKey, missingKey, wrongType, unknownValue, emptyValue, repeatedValue, policyByAlias, keyWithoutEffect, scopeEmpty];
