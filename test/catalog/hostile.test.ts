import { MAX_DEPTH } from "../../generator/catalog/yaml/tree-builder.js";
import { catalogOf, HEAD, place, read, told } from "./reading.js";

const refused = (text: string | Uint8Array, rule: string): void => {
  const result = read(text);
  expect([result.kind, ...new Set(result.findings.map((finding) => finding.rule))]).toEqual(["unreadable", rule]);
};

describe("hostile text", () => {
  it("fifty megabytes are too large, in one file or in two", () => {
    refused(new Uint8Array(50_000_000).fill(0x20), "catalog-too-large");
    const half = `tools:\n  x: { policy: READ_ONLY }\n${" ".repeat(25_000_000)}`;
    expect(told(read({ "catalog.yaml": `${HEAD}include: [a.yaml, b.yaml]\n`, "a.yaml": half, "b.yaml": half }))).toEqual([expect.stringContaining("catalog-too-large b.yaml")]);
  });

  it.each([["[", ""], ["[", "]"], ["{a: ", ""], ['{"a":', "}"], ["- ", ""], ["? ", ""], ["[{a: ", ""], ["!a [", "]"], ["&a [", "]"]])("ten thousand levels of %j", (open, close) => {
    const result = read(`a: ${open === "- " || open === "? " ? "\n" : ""}${open.repeat(10_000)}1${close.repeat(10_000)}`);
    expect(result.kind).toBe("unreadable");
    expect(result.findings[0]!.rule).toBe("nesting-too-deep");
  });

  it("ten thousand levels by indentation, as far as the size allows", () => {
    refused(Array.from({ length: 4_000 }, (_, level) => `${" ".repeat(level)}a:`).join("\n"), "nesting-too-deep");
  });

  it("as many levels as are promised do load", () => {
    const levels = MAX_DEPTH - 6;
    expect(catalogOf(`${HEAD}tools: { t: { policy: READ_ONLY, wire: { a: ${"[".repeat(levels)}${"]".repeat(levels)} } } }\n`).tools).toHaveLength(1);
  });

  it("alias bombs, of lists, of maps, of long texts", () => {
    const bomb = (first: string, next: (alias: string) => string, levels: number): string => [`a0: &a0 ${first}`, ...Array.from({ length: levels }, (_, level) => `a${level + 1}: &a${level + 1} ${next(`*a${level}`)}`)].join("\n");
    refused(bomb("[x, x, x, x, x, x, x, x, x]", (alias) => `[${Array(9).fill(alias).join(", ")}]`, 40), "alias-bomb");
    refused(bomb("{ x: x }", (alias) => `{ a: ${alias}, b: ${alias} }`, 60), "alias-bomb");
    refused(`a: &a x\nb: [${"*a, ".repeat(300_000)}]`, "alias-bomb");
    refused(bomb("x", (alias) => `[${alias}]`, 5_000), "nesting-too-deep");
  });

  it.each(["a: &a\n  b: *a\n", "a: &a [*a]\n", "a: &a [&b [*a]]\n", "&a a: &b { c: *b }\n", "&r\na: *r\n"])("the cycle %j", (text) => {
    refused(text, "alias-cycle");
  });

  it("a million mistakes of one kind are told two hundred times, and every kind is told", () => {
    const result = read(`a: 1\n${"a: 1\n".repeat(50_000)}b: [${"1.10, ".repeat(50_000)}]\n`);
    expect(result.kind).toBe("unreadable");
    expect(result.findings.map(({ rule }) => rule).filter((rule) => rule === "duplicate-key")).toHaveLength(200);
    expect(result.findings.map(({ rule }) => rule).filter((rule) => rule === "number-changed")).toHaveLength(200);
    const keys = read(Array.from({ length: 20_000 }, (_, index) => `key${index}: x`).join("\n"));
    expect([keys.kind, keys.findings.length]).toEqual(["misshapen", 203]);
  });

  it("lines of megabytes, unclosed, cut, or full of brackets", () => {
    for (const text of [`a: "${"x ".repeat(2_000_000)}`, `a: ${"[x] ".repeat(500_000)}`, `description: x #${"y".repeat(2_000_000)}`, `a: {${"b,".repeat(200_000)}}`, `{${"description: a, b, ".repeat(50_000)}}`, `${"x".repeat(2_000_000)}: y: z`]) {
      expect(read(text).kind).not.toBe("catalog");
    }
  });

  it("properties before properties do not make the reader try again and again", () => {
    for (const fragment of ["&a ", "- &a ", "? &a ", "&a - ", "[&a ", "{&a ", "&a {x: ", "*a: ", "a: &a "]) expect(read(fragment.repeat(150)).kind).not.toBe("catalog");
  });

  it("whatever bytes come, the answer is a finding", () => {
    const alphabet = ["a", ":", " ", "\n", "-", "[", "]", "{", "}", ",", "&", "*", "!", "|", ">", "'", '"', "#", "%", "\t", "?", "1", "\\", "~", "---\n", "  ", "description: ", "<<"];
    let state = 42;
    const random = (below: number): number => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
    for (let run = 0; run < 3_000; run++) {
      const text = Array.from({ length: random(30) }, () => alphabet[random(alphabet.length)]).join("");
      const result = read(text);
      expect(result.kind).not.toBe("catalog");
      for (const finding of result.findings) {
        expect(finding.message).not.toBe("");
        expect(finding.at === null || (finding.at.start >= 0 && finding.at.end >= finding.at.start && finding.at.end <= finding.at.source.text.length)).toBe(true);
        expect(place(finding)).toMatch(/^catalog\.yaml:[1-9]\d*:[1-9]\d*$/);
      }
    }
  });
});
