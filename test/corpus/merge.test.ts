import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { importSurface } from "../../generator/import/import.js";
import { mergeSurface } from "../../generator/import/merge.js";
import { Workspace } from "../../generator/import/workspace.js";
import { published } from "../../generator/contract/published.js";
import type { Catalog } from "../../generator/catalog/model.js";
import { compareSurfaces } from "../../generator/surface/compare.js";
import type { Surface } from "../../generator/surface/list.js";
import { readSavedList } from "../../generator/surface/saved.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { CORPUS } from "./corpus.js";

const pairs = readdirSync(join(CORPUS, "pairs")).flatMap((file) => (file.endsWith(".old.json") ? [file.replace(".old.json", "")] : []));
const surfaceOf = (pair: string, side: "old" | "new"): Surface => readSavedList(readFileSync(join(CORPUS, "pairs", `${pair}.${side}.json`), "utf8"));

const catalogIn = (workspace: Workspace): Catalog => {
  const read = workspace.catalog("catalog.yaml");
  if (read.kind !== "catalog") throw new Error(read.findings[0]?.message);
  return read.catalog;
};

describe("two versions of one surface", () => {
  it("are there", () => expect(pairs.length).toBeGreaterThan(0));

  it.each(pairs.flatMap((pair) => [[pair, "with"] as const, [pair, "without"] as const]))("%s: an import of the old one becomes the new one, %s a record of the last import", (pair, record) => {
    const [old, now] = [surfaceOf(pair, "old"), surfaceOf(pair, "new")];
    const { text } = importSurface(old);
    // Something that a person wrote at every tool.
    const worked = text.replace(/^( {2}\S+:)$/gm, "$1 # looked at").replace(/^( {4})policy: UNDECIDED$/gm, "$1policy: UNDECIDED # by hand");
    const workspace = new Workspace({ read: () => new TextEncoder().encode(worked), list: () => null });
    const catalog = catalogIn(workspace);
    const { edits, vanished } = mergeSurface(catalog, now, record === "with" ? { ...old, vanished: [] } : null, true);
    expect(workspace.edit(catalog, edits)).toBeNull();
    const after = new TextDecoder().decode(workspace.read("catalog.yaml")!);
    const listed = listTools(published(catalogIn(workspace)).contract);
    expect(compareSurfaces(listed, now.tools)).toEqual([]);
    const gone = vanished.filter((path) => path.length === 2).length;
    expect(after.split("# looked at").length).toBe(worked.split("# looked at").length - gone);
  });
});
