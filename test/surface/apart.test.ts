import fc from "fast-check";
import { shownApart } from "../../generator/surface/apart.js";

describe("two values that differ are shown where they part", () => {
  it("whole where they are short", () => {
    expect(shownApart("one", "two")).toEqual({ promised: '"one"', listed: '"two"' });
    expect(shownApart(true, "true")).toEqual({ promised: "true", listed: '"true"' });
  });

  it("e13: around a word that was slipped into a long description, wherever it stands", () => {
    const long = "Показывает объект и его свойства. ".repeat(60);
    for (const at of [0, 700, long.length - 1, long.length]) {
      const { promised, listed } = shownApart(long, `${long.slice(0, at)}тайно${long.slice(at)}`);
      expect(listed).toContain("тайно");
      expect(promised).not.toContain("тайно");
      for (const text of [promised, listed]) expect(text.length).toBeLessThan(170);
    }
  });

  it("e13, e16: with code points where the eye sees no difference", () => {
    expect(shownApart("apply", "\u0430pply")).toEqual({ promised: '"apply" (U+0061)', listed: '"\u0430pply" (U+0430)' });
    expect(shownApart("мой", "мои\u0306")).toEqual({ promised: '"мой" (U+0439)', listed: '"мои\u0306" (U+0438 U+0306)' });
    expect(shownApart("мои\u0306", "мои")).toEqual({ promised: '"мои\u0306"', listed: '"мои"' });
    expect(shownApart("a\u200Bb", "ab")).toEqual({ promised: '"a\\u{200b}b"', listed: '"ab"' });
  });

  it("never between the halves of a character, and never both alike", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "б", "й", "\u0306", "\u{1F600}", "\u{1F601}", " "), maxLength: 200, size: "max" });
    fc.assert(
      fc.property(text, text, (a, b) => {
        fc.pre(a !== b);
        const { promised, listed } = shownApart(a, b, 40);
        expect(promised).not.toBe(listed);
        for (const shown of [promised, listed]) expect(Buffer.from(shown, "utf8").toString("utf8")).toBe(shown);
      }),
    );
  });
});
