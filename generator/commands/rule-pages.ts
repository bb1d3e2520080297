import { CATALOG_RULES } from "../catalog/rules.js";
import { BASELINE_RULES } from "../diagnostics/baseline.js";
import { DIFF_PAGES } from "../diff/pages.js";
import { SUPPRESSION_RULES } from "../diagnostics/suppression.js";
import { IMPORT_RULES } from "../import/cards.js";
import type { Chapter } from "../lint/page.js";
import { RULES } from "../lint/rules.js";
import { JOURNAL_RULES } from "../journal/rules.js";
import { outputFolderOutside, outputFolderShared } from "../output/place.js";
import { outputsTooLarge } from "../output/size.js";
import { OUTPUT_RULES } from "../output/rules.js";
import { PROBE_RULES } from "../probe/cards.js";
import { SURFACE_RULES } from "../surface/cards.js";
import { SAMPLES } from "./rule-samples.js";
import { COMMAND_RULES } from "./cards.js";
import { DIFF_COMMAND_RULES } from "./diff/cards.js";

/**
 * Every rule that a command may report, by what it is about: what `explain` lists and the pages under
 * `docs/rules` are made of. `scripts/build.mjs` puts the data of the cards in the place of this
 * module, so that `explain` starts without the rules themselves.
 */
export const CHAPTERS: readonly Chapter[] = chapters().map(({ title, rules }) => ({
  title,
  rules: rules.map((rule) => (SAMPLES.has(rule.id) ? { ...rule, said: SAMPLES.get(rule.id)! } : rule)),
}));

function chapters(): readonly Chapter[] {
  return [
    { title: "Reading the catalog", rules: CATALOG_RULES },
    { title: "The surface", rules: RULES },
    { title: "Outputs", rules: [...OUTPUT_RULES, outputFolderOutside, outputFolderShared, outputsTooLarge] },
    { title: "Suppressions and baselines", rules: [...SUPPRESSION_RULES, ...BASELINE_RULES] },
    { title: "What callers can feel", rules: DIFF_PAGES },
    { title: "Comparing, and the journal", rules: [...DIFF_COMMAND_RULES, ...JOURNAL_RULES] },
    { title: "Running servers", rules: [...SURFACE_RULES, ...IMPORT_RULES, ...PROBE_RULES] },
    { title: "Commands", rules: COMMAND_RULES },
  ];
}
