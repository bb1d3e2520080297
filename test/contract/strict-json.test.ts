import fc from "fast-check";
import { parseStrictJson } from "../../generator/contract/strict-json.js";
import { keysOf } from "../../runtime/contract/ordered.js";

describe("strict JSON", () => {
  it("reads what JSON.parse reads", () => {
    fc.assert(fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      const text = JSON.stringify(value);
      const read = parseStrictJson(text);
      if (read.mistake === null) expect(read.value).toEqual(JSON.parse(text));
      else expect(read.mistake.message).toMatch(/past what readers hold exactly/);
    }));
  });

  it("keeps the order of keys that look like integers", () => {
    expect(keysOf(parseStrictJson('{"10":1,"2":2,"b":3}').value as object)).toEqual(["10", "2", "b"]);
  });

  it.each([
    ["b4: a key given twice", '{"a": 1,\n "a": 2}', "second time; the first is in line 1"],
    ["a text that is cut off", '{"tools": [', "cut off"],
    ["the longer conflict markers of a file renamed twice", '{\n<<<<<<<< HEAD:a\n"a": 1\n========\n"a": 2\n>>>>>>>> branch:b\n}', "conflict markers"],
    ["conflict markers", '{\n<<<<<<< HEAD\n"a": 1\n=======\n"a": 2\n>>>>>>> branch\n}', "conflict markers"],
    ["an integer past 2^53", '{"a": 9007199254740993}', "9007199254740993"],
    ["a bomb of brackets", "[".repeat(100_000), "deeper"],
    ["what is no JSON", "{a: 1}", "no JSON"],
    ["something behind the value", "{} {}", "no JSON"],
    ["nothing", "", "cut off"],
  ])("refuses %s", (_what, text, message) => {
    expect(parseStrictJson(text).mistake?.message).toContain(message);
  });
});
