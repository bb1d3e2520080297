import { CATALOG_RULES } from "../catalog/rules.js";
import { BASELINE_RULES } from "../diagnostics/baseline.js";
import { DIFF_PAGES } from "../diff/pages.js";
import { SUPPRESSION_RULES } from "../diagnostics/suppression.js";
import { IMPORT_RULES } from "../import/rules.js";
import { exampleFiles } from "../lint/example.js";
import type { Chapter, PagedRule } from "../lint/page.js";
import { RULES } from "../lint/rules.js";
import { saidOf } from "../lint/said.js";
import { JOURNAL_RULES } from "../journal/rules.js";
import { outputFolderOutside, outputFolderShared } from "../output/place.js";
import { outputsTooLarge } from "../output/size.js";
import { OUTPUT_RULES } from "../output/rules.js";
import { PROBE_RULES } from "../probe/rules.js";
import { SURFACE_RULES } from "../surface/rules.js";
import { SAMPLES } from "./rule-samples.js";
import { COMMAND_RULES } from "./rules.js";
import { DIFF_COMMAND_RULES } from "./diff/rules.js";

/**
 * Every rule that a command may report, by what it is about, with what it says of its own bad
 * example: what `explain` lists and the pages under `docs/rules` are made of. `scripts/build.mjs` puts
 * the data in the place of this module, so that `explain` starts without the rules themselves.
 */
export const CHAPTERS: readonly Chapter[] = chapters().map(({ title, rules }) => ({
  title,
  rules: rules.map((rule) => (SAMPLES.has(rule.id) ? { ...rule, said: SAMPLES.get(rule.id)! } : rule)),
}));

function chapters(): readonly Chapter[] {
  return [
    { title: "Reading the catalog", rules: CATALOG_RULES.map((rule) => saying(rule, new Map([["catalog.yaml", rule.bad]]))) },
    { title: "The surface", rules: RULES.map((rule) => saying(rule, exampleFiles(rule.bad))) },
    { title: "Outputs", rules: [...OUTPUT_RULES, outputFolderOutside, outputFolderShared, outputsTooLarge] },
    { title: "Suppressions and baselines", rules: [...SUPPRESSION_RULES, ...BASELINE_RULES] },
    { title: "What callers can feel", rules: DIFF_PAGES },
    { title: "Comparing, and the journal", rules: [...DIFF_COMMAND_RULES, ...JOURNAL_RULES] },
    { title: "Running servers", rules: [...SURFACE_RULES, ...IMPORT_RULES, ...PROBE_RULES] },
    { title: "Commands", rules: COMMAND_RULES },
  ];
}

function saying(rule: PagedRule, texts: ReadonlyMap<string, string>): PagedRule {
  return { ...rule, said: saidOf(rule.id, texts) };
}
