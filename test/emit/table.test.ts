import fc from "fast-check";
import { cellCode, table } from "../../generator/emit/markdown.js";
import { all, parseGfm, tablesOf, textOf } from "./gfm.js";

describe("tables", () => {
  it("keep their shape whatever stands in a cell (a17)", () => {
    const pieces = fc.constantFrom("|", "\\|", "\\", "`", "``", "\n", "\r\n", "\n\n- пункт", "a|b", "LRS | GRS", " ", "*", "<b>", "[x](y)", "# ", "\t", "Режим:", "--- |", "");
    const text = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), (rows) => {
        const written = table(["Имя", "Что значит"], rows.map(([name, meaning]) => [cellCode(name), meaning]));
        const parsed = parseGfm(written);
        expect(parsed.children).toHaveLength(1);
        expect(all(parsed, "tableRow")).toHaveLength(rows.length + 1);
        for (const line of written.split("\n").slice(2)) expect(line.replace(/\\\|/g, "").match(/\|/g)).toHaveLength(3);
      }),
      { numRuns: 500 },
    );
  });

  it("show names, patterns and defaults character by character (a11, a17)", () => {
    const names = ["a-b", "a.b", "x[0]", "it's", 'say "hi"', "back\\slash", "`t` ${x}", "a|b", "^a|b$", "\\|", "a\\|b\\\\|c", "``", "*звёзды*", "<b>", "&amp;", "a b"];
    const [rows] = tablesOf(table(["Имя"], names.map((name) => [cellCode(name)])));
    expect(rows!.slice(1).map(([cell]) => cell)).toEqual(names);
  });

  it("show empty and blank values (a10)", () => {
    const [rows] = tablesOf(table(["Имя", "Что"], ["", " ", "   "].map((name) => [cellCode(name), "x"])));
    expect(rows!.slice(1).map(([cell]) => cell)).toEqual(["«»", "« »", "«   »"]);
  });

  it("read back with line breaks", () => {
    const [rows] = tablesOf(table(["Что"], [["Режим: LRS | GRS\n\n- пункт"]]));
    expect(rows![1]).toEqual(["Режим: LRS | GRS\n\n- пункт"]);
  });

  it.each([
    ["см. `длинный\nкод` и\nтекст", "см. длинный код и\nтекст", "длинный код"],
    ["```json\n{ \"a\": 1 | 2 }\n```", 'json { "a": 1 | 2 } ', 'json { "a": 1 | 2 } '],
    ["маска `a|b`\nи ``c`d``", "маска a|b\nи c`d", "a|b"],
    ["не код \\` a\nb \\`", "не код ` a\nb `", undefined],
  ])("prose with code of several lines reads back: %j", (prose, shown, code) => {
    const written = table(["Что"], [[prose]]);
    expect(tablesOf(written)[0]![1]).toEqual([shown]);
    expect(all(parseGfm(written), "inlineCode").map(textOf)[0]).toBe(code);
  });

  it("prose with a backslash before a pipe in code shows both", () => {
    const [rows] = tablesOf(table(["Что"], [["образец `a\\|b`, имя `😀\\|x`"]]));
    expect(rows![1]!.map((text) => text.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))))).toEqual(["образец a\\|b, имя 😀\\|x"]);
  });

  it("parse a code span with a pipe as one", () => {
    expect(all(parseGfm(table(["Что"], [[cellCode("a|b")]])), "inlineCode").map(textOf)).toEqual(["a|b"]);
  });
});
