import { entriesOf, keysOf, mapValues, ordered } from "../../runtime/contract/ordered.js";

describe("ordered objects", () => {
  it("keep the order of keys that look like integers", () => {
    const object = ordered([["10", 1], ["2", 2], ["b", 3], ["a", 4]]);
    expect(keysOf(object)).toEqual(["10", "2", "b", "a"]);
    expect(keysOf(mapValues(object, (value) => value + 1))).toEqual(["10", "2", "b", "a"]);
  });

  it("take __proto__ for a key like any other", () => {
    const object = ordered([["__proto__", 1]]);
    expect(entriesOf(object)).toEqual([["__proto__", 1]]);
    expect(Object.getPrototypeOf(object)).toBe(Object.prototype);
  });
});
