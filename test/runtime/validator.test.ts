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
