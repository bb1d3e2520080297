import type { CatalogRule } from "../rule.js";

/** What may be wrong with the bytes and lines of a file, before YAML is read. */
type Row = Pick<CatalogRule, "id" | "summary" | "why" | "bad" | "good">;
const rule = (row: Row): CatalogRule => ({ ...row, severity: "error", blocks: true, leaves: "nothing" });
const GOOD = "catalog: 1\nserver: { name: demo }\ntools: { ping: { policy: READ_ONLY, group: g } }\ngroups: { g: { access: read, title: Чтение } }\n";

export const catalogMissing = rule({
  id: "catalog-missing",
  summary: "The catalog, or a file that it includes, cannot be read.",
  why: "Nothing was judged, and a gate that judges nothing must not be green.",
  bad: "catalog: 1\ninclude: [tools/absent.yaml]\nserver: { name: demo }\n",
  good: GOOD,
});

export const catalogEmpty = rule({
  id: "catalog-empty",
  summary: "The file is empty or holds comments only.",
  why: "An empty catalog would read as a surface without tools, and every output would be removed.",
  bad: "# nothing yet\n",
  good: GOOD,
});

export const catalogTooLarge = rule({
  id: "catalog-too-large",
  summary: "The files of the catalog are larger than 40 MiB together.",
  why: "The limit keeps a hostile or mistaken file from exhausting the machine; 50,000 actions fit below it.",
  bad: "",
  good: GOOD,
});

export const catalogNotText = rule({
  id: "catalog-not-text",
  summary: "The file is not UTF-8 text.",
  why: "Bytes that are no text have no meaning that two machines would agree on.",
  bad: "catalog: 1\0\n",
  good: GOOD,
});

export const byteOrderMarkInside = rule({
  id: "byte-order-mark-inside",
  summary: "U+FEFF stands inside the text, where files were glued together.",
  why: "The mark is invisible and becomes a part of the name that follows it, so that `tools` is an unknown key.",
  bad: "---\n\uFEFFcatalog: 1\n",
  good: GOOD,
});

export const conflictMarker = rule({
  id: "conflict-marker",
  summary: "A merge left its conflict markers in the catalog.",
  why: "Two versions stand in one file; whichever is read, the other author's decision is lost.",
  bad: "catalog: 1\n<<<<<<< HEAD\nserver: { name: demo }\n=======\nserver: { name: demo-2 }\n>>>>>>> branch\n",
  good: GOOD,
});

export const TEXT_RULES: readonly CatalogRule[] = [catalogMissing, catalogEmpty, catalogTooLarge, catalogNotText, byteOrderMarkInside, conflictMarker];
