import fc from "fast-check";
import { toData } from "../../generator/catalog/data.js";
import { parse } from "../../generator/catalog/parse.js";
import type { MapNode } from "../../generator/catalog/tree.js";
import { writeYaml } from "../../generator/catalog/write.js";
import { Source } from "../../generator/diagnostics/span.js";
import { editCatalog, editedData, type CatalogEdit } from "../../generator/import/edit-catalog.js";
import { rewrite } from "../../generator/import/rewrite.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";

const rootOf = (text: string): MapNode => parse(new Source("catalog.yaml", text)).root as MapNode;

function edited(text: string, edits: readonly CatalogEdit[]): string {
  const [file] = editCatalog(rootOf(text), edits);
  return file === undefined ? text : rewrite(new TextEncoder().encode(text), file);
}

const name = fc.oneof(fc.constantFrom("a", "b", "tools", "10", "2", "__proto__", "constructor", "имя", "no", "x y", "a.b", "#c", "- d", "'e'"), fc.string({ minLength: 1, maxLength: 6 }).filter((text) => !/[\uD800-\uDFFF]|<<|[<>|=]{7}/.test(text)));
const leaf: fc.Arbitrary<Json> = fc.oneof(fc.boolean(), fc.integer({ min: -9, max: 99 }), fc.constantFrom("", "text", "два\nстрока\n", "a\n\n\nb\n\n", " # no comment", "x: y", "|", "> a\n b", "{", "длинное ".repeat(20)), fc.string({ maxLength: 12 }).filter((text) => !/[\uD800-\uDFFF]|[<>|=]{7}/.test(text)), fc.array(fc.constantFrom("p", "q"), { maxLength: 3 }));
const map = (values: fc.Arbitrary<Json>): fc.Arbitrary<JsonObject> => fc.uniqueArray(fc.tuple(name, values), { selector: ([key]) => key, minLength: 1, maxLength: 4 }).map((entries) => ordered(entries));
const data = map(fc.oneof({ weight: 1, arbitrary: leaf }, { weight: 2, arbitrary: map(fc.oneof(leaf, map(fc.oneof(leaf, map(leaf))))) }));

/** Every path in the data, and beside each a path that does not exist. */
function pathsIn(value: Json, path: readonly string[] = []): string[][] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return entriesOf(value as JsonObject).flatMap(([key, inner]) => [[...path, key], [...path, `${key} new`], ...pathsIn(inner, [...path, key])]);
}

const edits = (value: JsonObject): fc.Arbitrary<CatalogEdit[]> =>
  fc
    .array(fc.record({ path: fc.constantFrom(...pathsIn(value)), remove: fc.boolean(), to: fc.oneof(leaf, map(leaf)), comment: fc.option(fc.constantFrom("why", "a # b\nc"), { nil: undefined }) }), { minLength: 1, maxLength: 3 })
    .map((asked) =>
      asked
        .filter(({ path }, index) => asked.every((other, at) => at === index || !startsWith(other.path, path) || (at > index && other.path.length > path.length)))
        .filter(({ path }, index, kept) => kept.every((other, at) => at === index || !startsWith(path, other.path)))
        .map(({ path, remove, to, comment }): CatalogEdit => (remove && path.length > 1 ? { kind: "remove", path } : { kind: "set", path, value: to, ...(comment === undefined ? {} : { comment }) })),
    );
const startsWith = (path: readonly string[], start: readonly string[]): boolean => start.every((step, index) => path[index] === step);

describe("edits of a catalog's text", () => {
  it("say what was asked for and nothing else", () => {
    fc.assert(
      fc.property(
        data.chain((value) => fc.tuple(fc.constant(value), edits(value))),
        ([value, asked]) => {
          const text = writeYaml(value);
          const root = rootOf(text);
          const left = editedData(root, asked);
          fc.pre(asked.every(({ path }) => path.length > 1 || Object.keys(left as JsonObject).length > 0));
          fc.pre(!hasEmptyMap(left));
          expect(toData(rootOf(edited(text, asked)))).toEqual(left);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("leave every comment and every line of other entries where it was", () => {
    const text = "# head\ntools: # all of them\n\n  # first\n  a:\n    policy: UNDECIDED # nobody\n    # what it is\n    text: |  # block\n      one\n\n      two\n\n    # last of a\n\n  # second\n  b: { policy: UNDECIDED } # short\n# tail";
    expect(edited(text, [{ kind: "set", path: ["tools", "a", "policy"], value: "READ_ONLY", comment: "decided" }])).toBe(text.replace("UNDECIDED # nobody", "READ_ONLY # nobody # decided"));
    expect(edited(text, [{ kind: "set", path: ["tools", "a", "text"], value: "three" }])).toBe(text.replace("|  # block\n      one\n\n      two\n", "three # block\n"));
    expect(edited(text, [{ kind: "set", path: ["tools", "a", "text"], value: "one\ntwo\n" }])).toBe(text.replace("|  # block\n      one\n\n      two\n", "| # block\n      one\n      two\n"));
    expect(edited(text, [{ kind: "set", path: ["tools", "b", "policy"], value: "READ_ONLY", comment: "decided" }])).toBe(text.replace("  b: { policy: UNDECIDED } # short", "  # decided\n  b: # short\n    policy: READ_ONLY"));
    expect(edited(text, [{ kind: "remove", path: ["tools", "b"] }])).toBe(text.replace("  # second\n  b: { policy: UNDECIDED } # short\n", ""));
    expect(edited(text, [{ kind: "set", path: ["tools", "c"], value: { policy: "READ_ONLY" }, after: "a" }])).toContain("      two\n  c:\n    policy: READ_ONLY\n");
    expect(edited(text, [{ kind: "set", path: ["scopes", "x.write"], value: { title: "X" } }])).toContain("scopes:\n  x.write: { title: X }\ntools: # all of them\n");
  });
});

function hasEmptyMap(value: Json): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && (Object.keys(value).length === 0 || Object.values(value).some(hasEmptyMap));
}
