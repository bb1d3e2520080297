import fc from "fast-check";
import { format } from "../../generator/catalog/format.js";
import { parse } from "../../generator/catalog/parse.js";
import { toData } from "../../generator/catalog/data.js";
import { writeYaml } from "../../generator/catalog/write.js";
import { Source } from "../../generator/diagnostics/span.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { EXAMPLES } from "./examples.js";
import { expectFile } from "./golden.js";
import { readFileSync } from "node:fs";

const data = (text: string): unknown => toData(parse(new Source("catalog.yaml", text)).root!);

describe("format", () => {
  const folder = new URL("./format/", import.meta.url);
  const before = readFileSync(new URL("before.yaml", folder), "utf8");

  it("lays a catalog out, comments and the line breaks of prose kept", () => {
    expectFile(new URL("after.yaml", folder), format(before));
  });

  it("says the same", () => {
    expect(data(format(before))).toEqual(data(before));
  });

  it("changes nothing the second time", () => {
    for (const text of [before, ...EXAMPLES]) expect(format(format(text))).toBe(format(text));
  });

  it("leaves what a program wrote as it is, but for the order of keys", () => {
    for (const text of EXAMPLES) {
      const written = writeYaml(data(format(text)) as JsonObject);
      expect(format(written)).toBe(written);
    }
  });

  it("a space or a letter that nobody can tell stays spelled, and so does it where a program writes", () => {
    const hidden = [0xa0, 0xad, 0x34f, 0x115f, 0x1680, 0x180b, 0x180e, ...Array.from({ length: 16 }, (_, index) => 0x2000 + index), 0x202f, 0x205f, 0x2060, 0x2800, 0x3000, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0];
    for (const code of hidden) {
      const escape = `\\u${code.toString(16).toUpperCase().padStart(4, "0")}`;
      const text = `description: "д${escape}x"\n`;
      expect(format(text)).toBe(text);
      expect(format(`list: { "a${escape}": ["${escape}b"] }\n`)).toBe(`list: { "a${escape}": ["${escape}b"] }\n`);
      expect(writeYaml({ description: `д${String.fromCodePoint(code)}x` })).toBe(text);
      // Written as itself it is not seen; one layout has one spelling.
      if (code !== 0xfeff) expect(format(`description: д${String.fromCodePoint(code)}x\n`)).toBe(text);
    }
  });

  it("what an emoji is made of stays as it is, and prose of many lines stays lines", () => {
    expect(format("title: Готово ✔\uFE0F и 1\uFE0F\u20E3\n")).toBe("title: Готово ✔\uFE0F и 1\uFE0F\u20E3\n");
    expect(writeYaml({ description: "Дом №\u00a05.\nУлица." })).toBe("description: |-\n  Дом №\u00a05.\n  Улица.\n");
  });

  it.each(["{\n  \"catalog\": 1\n}\n", "a: [\n", "a: 1\na: 2\n", "", "# only a comment\n", "a: \uE0000\uE001\n"])("leaves %j alone", (text) => {
    expect(format(text)).toBe(text);
  });

  it("b11: says the same whatever strings stand in it, in one step", () => {
    const strings = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(..." \n\t:#-'\"\\,[]{}|>&*!%@`?=~<.012eExXАя\r\u0085\u2028\u200B") }), fc.constantFrom("no", "1.10", "10:00", " x ", "a: b"));
    fc.assert(
      fc.property(fc.array(strings, { minLength: 1, maxLength: 4 }), fc.constantFrom(JSON.stringify, (value: string) => writeYaml({ value }).slice("value: ".length, -1)), (values, spell) => {
        const lines = values.map((value, index) => `    k${index}: ${spell(value).replaceAll("\n", "\n    ")}`);
        const text = `tools:\n  t:\n${lines.join("\n")}\n    list: [${values.map((value) => JSON.stringify(value)).join(",")}]\n`;
        const laidOut = format(text);
        expect(data(laidOut)).toEqual(data(text));
        expect(format(laidOut)).toBe(laidOut);
        expect(laidOut).toMatch(/^ {4}list: /m);
      }),
      { numRuns: 300 },
    );
  });
});
