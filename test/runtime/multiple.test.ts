import fc from "fast-check";
import { isMultiple, multipleOf } from "../../runtime/multiple.js";
import { Validators } from "../../runtime/validator.js";

describe("multiples as people write them", () => {
  it.each([[0.29, 0.01], [1.13, 0.01], [19.99, 0.01], [4.35, 0.01], [0.3, 0.1], [-0.7, 0.1], [0, 0.1], [1e300, 0.5], [5e-324, 5e-324], [1e21, 10], [9007199254740991, 1]])("%d is one of %d", (value, step) => {
    expect(isMultiple(value, step)).toBe(true);
  });

  it.each([[0.295, 0.01], [0.001, 0.01], [0.30000000000000004, 0.1], [1, 0.3], [7, 2], [Infinity, 1], [NaN, 0.1], [1e-7, 1e-6], [1.5, 0], [2, 0], [0, 0], [1.5, -0]])("%d is none of %d", (value, step) => {
    expect(isMultiple(value, step)).toBe(false);
  });

  it("hold for whatever is written with a few decimals", () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 9999 }), fc.constantFrom(1, 10, 100, 1000), (times, digits, power) => {
      const step = Number(`${digits}e-${Math.log10(power)}`);
      const value = Number((BigInt(times) * BigInt(digits)).toString() + `e-${Math.log10(power)}`);
      return isMultiple(value, step) && isMultiple(multipleOf(Math.round(times / 1e6), step), step);
    }));
  });

  it.each([undefined, "http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2019-09/schema"])("are what the validator judges by, under %s", ($schema) => {
    const validate = new Validators().compile({ ...($schema === undefined ? {} : { $schema }), type: "number", multipleOf: 0.01 });
    expect(validate(19.99)).toEqual([]);
    expect(validate(19.995)).toMatchObject([{ keyword: "multipleOf", params: { multipleOf: 0.01 } }]);
  });
});
