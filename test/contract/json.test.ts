import fc from "fast-check";
import { format } from "prettier";
import { printJson } from "../../generator/contract/json.js";
import { ordered } from "../../runtime/contract/ordered.js";

const inPrettiersEyes = (text: string): Promise<string> => format(text, { parser: "json" });

const words = fc.oneof(fc.string({ maxLength: 30 }), fc.string({ unit: fc.constantFrom(..."абвгё№«»—中文の한é🟢⚪ "), maxLength: 40 }), fc.constantFrom("Контрагенты", "对象", "🟢", "é", "", "a|b", "строка\nвторая"));
const values = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 5 }, fc.oneof(words, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)), tie("list"), tie("numbers"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 12 }),
  numbers: fc.array(fc.integer(), { maxLength: 30 }),
  object: fc.dictionary(words, tie("value"), { maxKeys: 6, noNullPrototype: true }),
})).value;

describe("the JSON printer", () => {
  it("prints what prettier leaves as it is", async () => {
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        const printed = printJson(value);
        expect(await inPrettiersEyes(printed)).toBe(printed);
      }),
      { numRuns: 400 },
    );
  });

  it("loses nothing", () => {
    fc.assert(fc.property(values, (value) => expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)))));
  });

  it("keeps the order of keys that look like integers (c4)", () => {
    expect(printJson(ordered([["10", 1], ["2", 2], ["b", 3], ["a", 4]]))).toBe('{\n  "10": 1,\n  "2": 2,\n  "b": 3,\n  "a": 4\n}\n');
  });

  it("prints a key called __proto__ like any other", () => {
    expect(printJson(ordered([["__proto__", 1], ["constructor", 2]]))).toBe('{\n  "__proto__": 1,\n  "constructor": 2\n}\n');
  });

  it("refuses what is no JSON, with its name", () => {
    expect(() => printJson({ a: undefined })).toThrow("Not a JSON value: undefined");
  });
});
