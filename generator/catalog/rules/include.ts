import type { CatalogRule } from "../rule.js";

/** What may be wrong with `include`; a file that is missing is `catalog-missing`. */
type Row = Pick<CatalogRule, "id" | "summary" | "why" | "bad">;
const GOOD = "catalog: 1\nserver: { name: demo }\ntools: { ping: { policy: READ_ONLY, group: g } }\ngroups: { g: { access: read, title: Чтение } }\n";
const rule = (row: Row): CatalogRule => ({ ...row, severity: "error", blocks: true, leaves: "nothing", good: GOOD });

export const includeOutside = rule({
  id: "include-outside",
  summary: "A path under `include` leaves the catalog's folder, or leads through a link.",
  why: "A catalog is reviewed and moved as one folder; a file elsewhere would change it without a trace, and its text would stand in reports.",
  bad: "catalog: 1\ninclude: [../shared.yaml]\nserver: { name: demo }\n",
});

export const keyMisplaced = rule({
  id: "key-misplaced",
  summary: "An included file holds a key of the main file.",
  why: "The server, the conventions and the like are said once for the whole catalog; two files could say two things.",
  bad: "",
});

export const INCLUDE_RULES: readonly CatalogRule[] = [includeOutside, keyMisplaced];
