import fc from "fast-check";
import { escapeReferences, mapSchemaProse, referencesIn, resolveReference, writeOutReferences, type Referable } from "../../generator/contract/prose.js";

const TOOLS: ReadonlyMap<string, Referable> = new Map(
  [
    { name: "edit", selector: "operation", actions: new Set(["set.all", "get"]) },
    { name: "admin.tools", selector: null, actions: new Set<string>() },
    { name: "поиск", selector: "action", actions: new Set(["текст"]) },
  ].map((tool) => [tool.name, tool]),
);

describe("references in prose", () => {
  it.each([
    ["[[edit]]", "edit"],
    ["См. [[edit.set.all]] и [[edit.get]].", "См. edit operation=set.all и edit operation=get."],
    ["[[admin.tools]]", "admin.tools"],
    ["[[поиск.текст]]", "поиск action=текст"],
    ["[[missing]] [[edit.missing]] [[constructor]]", "[[missing]] [[edit.missing]] [[constructor]]"],
    ["\\[[edit]] \\\\[[edit]]", "[[edit]] \\[[edit]]"],
    ['[["H1"], ["H2"]] [[]] [[', '[["H1"], ["H2"]] [[]] [['],
    ["[[[edit]]]", "[edit]"],
  ])("are written out: %s", (text, written) => {
    expect(writeOutReferences(text, TOOLS)).toBe(written);
  });

  it("are found with their places", () => {
    expect(referencesIn("a [[b.c]] \\[[d]] [[e]]")).toEqual([
      { name: "b.c", start: 2, end: 9 },
      { name: "e", start: 17, end: 22 },
    ]);
  });

  it("name a tool before an action", () => {
    const tools = new Map<string, Referable>([["a", { name: "a", selector: "x", actions: new Set(["b"]) }], ["a.b", { name: "a.b", selector: null, actions: new Set() }]]);
    expect(resolveReference("a.b", tools)).toMatchObject({ tool: { name: "a.b" }, action: null });
  });

  it("are none in foreign prose once it is escaped", () => {
    const text = fc.array(fc.constantFrom("[", "]", "\\", "edit", "a", "[[", "]]", "\n", " "), { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (foreign) => {
        expect(referencesIn(escapeReferences(foreign))).toEqual([]);
        expect(writeOutReferences(escapeReferences(foreign), TOOLS)).toBe(foreign);
      }),
      { numRuns: 2000 },
    );
  });

  it("stand in titles and descriptions of a schema and nowhere else", () => {
    const schema = { title: "t", properties: { title: { description: "t", default: "t", enum: ["t"], pattern: "t" } }, "x-own": { description: "t" }, examples: ["t"] };
    expect(mapSchemaProse(schema, (text) => `${text}!`)).toEqual({ title: "t!", properties: { title: { description: "t!", default: "t", enum: ["t"], pattern: "t" } }, "x-own": { description: "t" }, examples: ["t"] });
    expect(mapSchemaProse(schema, (text) => text)).toBe(schema);
  });
});
