import fc from "fast-check";
import { parseDocument } from "yaml";
import { layOut } from "../../generator/fmt/lay-out.js";

const value = (text: string): unknown => parseDocument(text, { intAsBigInt: true, uniqueKeys: false }).toJS({ mapAsMap: true });

describe("fmt", () => {
  it("lays a file out: two spaces, one space, blocks where a flow is too wide", () => {
    const wide = `{policy: READ_ONLY, description: "${"слово ".repeat(20)}", parameters: {project: {type: string,   description: Имя проекта}}}`;
    expect(layOut(`catalog:   1\ntools:\n    a:   ${wide}\n    b: {policy:  READ_ONLY,  examples: [ 1,2 ]}\n`)).toBe(
      [
        "catalog: 1",
        "tools:",
        "  a:",
        "    policy: READ_ONLY",
        `    description: "${"слово ".repeat(20)}"`,
        "    parameters: { project: { type: string, description: Имя проекта } }",
        "  b: { policy: READ_ONLY, examples: [1, 2] }",
        "",
      ].join("\n"),
    );
  });

  it("keeps comments, blank lines and quotes where they stand", () => {
    const text = `# first\ncatalog: 1 # one\n\n# before the tools\ntools:\n  # before a\n  a:\n    policy: READ_ONLY # after\n    title: 'it''s'\n    note: "два"\n\n  b: { policy: READ_ONLY } # end of b\n`;
    expect(layOut(text)).toBe(text);
    expect(layOut(text.replaceAll("\n  ", "\n     ").replaceAll("\n         ", "\n          "))).toBe(text);
  });

  it("never refolds prose: long lines stay long, folded ones folded, literal ones literal", () => {
    const text = `a: ${"слово ".repeat(60)}конец\nb: >-\n  первая строка\n  вторая строка\n\n  абзац\nc: |\n  раз\n    два\n  три\nd: "кавычки\n  и ещё"\ne: просто\n  дальше\n`;
    expect(layOut(text)).toBe(text);
  });

  it("keeps anchors, aliases, tags, document marks and odd keys", () => {
    const text = `---\nbase: &base { type: string }\nuse: *base\n"10": 1\n"2": 2\n? [a, b]\n: pair\n__proto__: 1\n`;
    expect(value(layOut(text))).toEqual(value(text));
    expect(layOut(text)).toContain("&base");
    expect(layOut(text)).toContain("*base");
  });

  it("a list of folded texts and of maps", () => {
    const text = `list:\n  - >\n    folded\n    more\n  - x: >-\n      one\n      two\n    y: 2\n`;
    expect(layOut(text)).toBe(text);
  });

  it("changes no value, and nothing the second time", () => {
    const scalar = fc.oneof(fc.constantFrom("да", "no", "1.10", "0x1F", "a: b", "- x", "#", "'", '"', "[[tool]]", "многострочный\nтекст", " край ", "", "~", "null", "{", "*"), fc.integer(), fc.boolean(), fc.constant(null), fc.string());
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof({ maxDepth: 4 }, scalar, fc.array(tie("tree"), { maxLength: 4 }), fc.dictionary(fc.string({ minLength: 1 }), tie("tree"), { maxKeys: 4 })),
    }));
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), tree, { minKeys: 1, maxKeys: 4 }), fc.constantFrom(2, 3, 4), fc.boolean(), (data, indent, flow) => {
        const document = parseDocument("{}");
        document.contents = document.createNode(data, { flow }) as never;
        const text = document.toString({ indent, lineWidth: 40 });
        const laidOut = layOut(text);
        expect(value(laidOut)).toEqual(value(text));
        expect(layOut(laidOut)).toBe(laidOut);
      }),
      { numRuns: 300 },
    );
  });
});
