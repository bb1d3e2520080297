import fc from "fast-check";
import { parseQuickly } from "../../generator/contract/quick-json.js";
import { readPublished } from "../../generator/contract/read-published.js";
import { parseStrictJson } from "../../generator/contract/strict-json.js";

describe("the quick reader of JSON", () => {
  it("reads what the strict one reads, and leaves to it what is wrong", () => {
    const keys = fc.constantFrom("a", "b", "__proto__", "10", "\\", '"', ":", "{", 'x\\":');
    const texts = fc.letrec<{ value: string }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, depthSize: "small" },
        fc.constantFrom("1", "null", '"a"', '"\\\\"', '"\\":"', "-0.5e3", " true "),
        fc.array(tie("value"), { maxLength: 3 }).map((items) => `[${items.join(" ,\n")}]`),
        // Keys may stand twice: that is what is looked for.
        fc.array(fc.tuple(keys, tie("value")), { maxLength: 4 }).map((members) => `{${members.map(([key, value]) => `${JSON.stringify(key)} : ${value}`).join(",")}}`),
      ),
    })).value;
    fc.assert(
      fc.property(texts, fc.constantFrom("", " ", "\uFEFF", "x"), (text, before) => {
        const quick = parseQuickly(before + text, 400);
        const { value, mistake } = parseStrictJson(before + text, { inexact: true });
        if (mistake === null) expect(JSON.stringify(quick)).toBe(JSON.stringify(JSON.parse(JSON.stringify(value))));
        else expect(quick).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it("leaves what nests too deep to the strict one", () => {
    expect(parseQuickly("[".repeat(401) + "]".repeat(401), 400)).toBeDefined();
    expect(parseQuickly("[".repeat(402) + "]".repeat(402), 400)).toBeUndefined();
    expect(parseQuickly("[".repeat(100_000) + "]".repeat(100_000), 400)).toBeUndefined();
  });
});

describe("what was published", () => {
  it.each([
    ['{"contract": 1, "contract": 1}', "for the second time"],
    ['{"contract": 1', "cut off"],
    ["<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> x\n", "conflict markers"],
    ['{"contract": 1, "server": {"name": "a", "title": null, "version": null, "locale": "ru", "description": null}, "conventions": ["all"]}', "conventions.0 should be one of mode"],
    ["[]x", "no JSON"],
  ])("%j is told to be unreadable, with the reason", (text, reason) => {
    expect(readPublished(text)).toMatchObject({ kind: "unreadable", reason: expect.stringContaining(reason) as string });
  });

  it("of another version is told as such, whatever else it holds", () => {
    for (const version of [0, 2, "1", null, {}]) expect(readPublished(JSON.stringify({ contract: version }))).toEqual({ kind: "other-version", version });
  });
});
