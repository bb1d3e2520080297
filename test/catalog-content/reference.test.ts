import { readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCatalog, type ReadResult } from "../../generator/catalog/read.js";
import type { Catalog, CatalogAction } from "../../generator/catalog/model.js";
import { publish } from "../../generator/contract/publish.js";
import { lint } from "../../generator/lint/run.js";
import { confusables } from "../../generator/routing/confusable.js";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** The reference surface as it lies in the repository. */
const result: ReadResult = readCatalog("catalog.yaml", {
  read: (path) => (statSync(ROOT + path, { throwIfNoEntry: false })?.isFile() ? new Uint8Array(readFileSync(ROOT + path)) : null),
  list: (folder) => (statSync(ROOT + folder, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(ROOT + folder) : null),
});

function catalog(): Catalog {
  if (result.kind !== "catalog") throw new Error(result.findings.map(({ message }) => message).join("\n"));
  return result.catalog;
}

const actionsOf = (tool: string): readonly CatalogAction[] => catalog().tools.find(({ name }) => name === tool)?.actions ?? [];
const allActions = (): readonly CatalogAction[] => catalog().tools.flatMap(({ actions }) => actions);
const namesWith = (policy: string): readonly string[] =>
  catalog().tools.flatMap(({ name, actions }) => actions.filter((action) => action.policy === policy).map((action) => (action.name === null ? name : `${name}.${action.name}`)));

describe("the reference catalog", () => {
  it("reads and lints without a finding", () => {
    expect(result.findings).toEqual([]);
    expect(lint(catalog()).map(({ rule, path, message }) => `${rule} ${path}: ${message}`)).toEqual([]);
  });

  it("counts what the third seed counts", () => {
    expect(actionsOf("metadata_edit")).toHaveLength(143);
    expect(actionsOf("configuration_update")).toHaveLength(11);
    expect(actionsOf("configuration_update").every(({ policy }) => policy === "PREVIEWABLE")).toBe(true);
    expect(actionsOf("search").map(({ name }) => name)).toEqual(["text", "symbol", "references", "calls"]);
  });

  it("acts at once where the third seed says so, and rehearses by a flag in few honest places", () => {
    expect(namesWith("APPLY_ONLY")).toEqual(expect.arrayContaining(["metadata_export", "workspace_rebuild", "database_sync"]));
    expect(namesWith("PREVIEW_PARAM")).toEqual(["project_service.format_module", "xml_import"]);
    expect(namesWith("UNDECIDED")).toEqual([]);
    expect(catalog().tools.find(({ name }) => name === "library_manage")?.description).toContain("обновление с правдивым предпросмотром (mode)");
  });

  it("shows every action by an example of its own, in words of its own", () => {
    expect(allActions().filter(({ examples }) => examples.length === 0)).toEqual([]);
    const intents = allActions().flatMap(({ examples }) => examples.map(({ intent }) => intent));
    expect(new Set(intents).size).toBe(intents.length);
    const descriptions = catalog().tools.flatMap((tool) => tool.actions.map((action) => (action.name === null ? tool.description : action.description)));
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it("has no reading tool that a model could take for a writing one", () => {
    expect(confusables(publish(catalog()).contract)).toEqual([]);
  });

  it("uses every kind of the language", () => {
    const actions = allActions();
    const tools = catalog().tools;
    expect(tools.some(({ params }) => params !== null)).toBe(true);
    expect(tools.some((tool) => tool.group === null && new Set(tool.actions.map(({ group }) => group)).size > 1)).toBe(true);
    expect(new Set(actions.flatMap(({ latches }) => latches))).toEqual(new Set(["confirm", "expected", "allowlist", "preview"]));
    expect(actions.filter(({ window }) => window?.paging === "rows").map(({ path }) => path)).toEqual(["tools.debug_read.actions.variables"]);
    expect(new Set(tools.map((tool) => tool.export ?? catalog().export))).toEqual(new Set(["flat", "signatures", "help"]));
  });
});
