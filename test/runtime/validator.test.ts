import { Validators } from "../../runtime/validator.js";

describe("a7: patterns of schemas", () => {
  const validate = new Validators().compile({
    type: "object",
    properties: { gid: { type: "string" }, code: { type: "string", pattern: "^[0-9]+$" }, mask: { type: "string", pattern: "^x*$" } },
    patternProperties: { "^x-": { type: "number" }, "^y-": { type: "string" } },
    additionalProperties: false,
  });
  const wrong = (value: unknown): readonly string[] => validate(value).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);

  it.each([[{ gid: "a", "x-k": 1, "y-k": "s" }], [{ code: "012" }], [{ mask: "xx" }], [{}]])("%j satisfies them, each its own", (value) => {
    expect(wrong(value)).toEqual([]);
  });

  it.each([
    [{ "x-k": "s" }, ["/x-k type"]],
    [{ "y-k": 1 }, ["/y-k type"]],
    [{ code: "x" }, ["/code pattern"]],
    [{ mask: "0" }, ["/mask pattern"]],
    [{ z: 1 }, [" additionalProperties"]],
  ])("%j does not", (value, expected) => {
    expect(wrong(value)).toEqual(expected);
  });

  it("are told apart in another schema of the same compiler", () => {
    const validators = new Validators();
    const verdicts = ["^a$", "^b$", "^\\/$", "^/$"].map((pattern) => ["a", "b", "/"].map((text) => validators.compile({ type: "string", pattern })(text).length === 0));
    expect(verdicts).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, true],
    ]);
  });
});

describe("names that every object inherits", () => {
  const INHERITED = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"] as const;
  const call = (name: string, value: unknown = 1): unknown => JSON.parse(`{"a":1,"${name}":${JSON.stringify(value)}}`);
  const declaring = (name: string): object => JSON.parse(`{"properties":{"a":{},"${name}":{"type":"integer"}}}`) as object;
  const CLOSED: readonly (readonly [string, object])[] = [
    ["a closed object", { additionalProperties: false }],
    ["one that alternatives close", { anyOf: [{ properties: { b: {} } }, { properties: { c: {} }, required: ["c"] }], unevaluatedProperties: false }],
    ["one that parts close", { allOf: [{ patternProperties: { "^x": {} } }], unevaluatedProperties: false }],
    ["one that a condition closes", { if: { required: ["b"] }, then: { properties: { b: {} } }, unevaluatedProperties: false }],
  ];
  const validator = (schema: object): ((value: unknown) => number) => {
    const validate = new Validators().compile({ type: "object", ...schema });
    return (value) => validate(value).length;
  };

  describe.each(CLOSED)("in %s", (_where, closed) => {
    it.each(INHERITED)("%s is refused where it is not declared, at depth too", (name) => {
      const own = { properties: { a: {} }, ...closed };
      expect(validator(own)(call(name))).toBe(1);
      expect(validator({ properties: { o: { type: "object", ...own } } })({ o: call(name) })).toBe(1);
      expect(validator(own)({ a: 1 })).toBe(0);
    });
  });

  it.each(INHERITED)("%s is taken and judged where it is declared, at depth too", (name) => {
    const own = { ...declaring(name), additionalProperties: false, required: [name] };
    for (const [validate, value] of [
      [validator(own), (member: unknown) => call(name, member)],
      [validator({ properties: { o: { type: "object", ...own } }, additionalProperties: false }), (member: unknown) => ({ o: call(name, member) })],
      [validator({ properties: { o: { type: "array", items: { type: "object", ...own, patternProperties: { "^__proto__$": {} } } } } }), (member: unknown) => ({ o: [call(name, member)] })],
    ] as const) {
      expect([validate(value(1)), validate(value("1")), validate(value(null))]).toEqual([0, 1, 1]);
    }
    expect(validator(own)({ a: 1 })).toBe(1);
  });
});
