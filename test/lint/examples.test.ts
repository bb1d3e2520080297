import type { Finding } from "../../generator/diagnostics/finding.js";
import { bare, lintOf } from "./catalog-of.js";

function withRule(text: string, rule: string): Finding[] {
  return lintOf(text).filter((finding) => finding.rule === rule);
}

describe("examples of actions", () => {
  const catalog = (examples: string): string =>
    bare(
      `  object:
    description: Работает с объектом.
    parameters:
      fqn: { $ref: "#/types/Fqn" }
      value: { type: [integer, string], description: Значение }
      options: { type: object, description: Настройки, properties: { deep: { type: boolean, description: Глубоко } } }
    required: [fqn]
    actions:
      set:
        policy: PREVIEWABLE
        scope: a
        description: Меняет длину.
        latches: [expected]
        requires: [value]
        takes: [options]
        narrow: { value: { type: integer, minimum: 0 } }
        result: { type: object, required: [length], properties: { length: { type: integer } } }
        examples: [${examples}]
`,
      "types: { Fqn: { type: string, pattern: ^Catalog, description: Адрес } }\n",
    ).replace("conventions: []", "conventions: [mode, closed, refusals, window, hints]");
  const told = (examples: string): unknown[] => withRule(catalog(examples), "example-invalid").map(({ path, facts }) => [path.replace("tools.object.actions.set.", ""), facts["says"]]);

  it.each([
    "{ intent: сделай длину 12, arguments: { fqn: Catalog.A, value: 12 } }",
    "{ arguments: { action: set, fqn: Catalog.A, value: 12, mode: apply, expected: '10', options: { deep: true } }, result: { length: 12 } }",
  ])("%s is what the contract says", (example) => expect(told(example)).toEqual([]));

  it.each([
    ["{ arguments: { fqn: Catalog.A } }", [["examples[0].arguments", 'must have "value"']]],
    ["{ arguments: { value: 1 } }", [["examples[0].arguments", 'must have "fqn"']]],
    ["{ arguments: { fqn: Document.A, value: 1 } }", [["examples[0].arguments", 'must match "^Catalog" at /fqn']]],
    ["{ arguments: { fqn: Catalog.A, value: '1' } }", [["examples[0].arguments", "must be an integer at /value"]]],
    ["{ arguments: { fqn: Catalog.A, value: -1 } }", [["examples[0].arguments", "must be at least 0 at /value"]]],
    ["{ arguments: { fqn: Catalog.A, value: 1, depth: 1 } }", [["examples[0].arguments", "is not allowed here at /depth"]]],
    ["{ arguments: { fqn: Catalog.A, value: 1, options: { wide: true } } }", [["examples[0].arguments", "is not allowed here at /options/wide"]]],
    ["{ arguments: { fqn: Catalog.A, value: 1, mode: dry } }", [["examples[0].arguments", 'must be one of ["preview","apply"] at /mode']]],
    ["{ arguments: { action: sat, fqn: Catalog.A, value: 1 } }", [["examples[0].arguments", 'must be "set" at /action']]],
    ["{ arguments: { fqn: Catalog.A, value: 1 } }, { arguments: { fqn: Catalog.A, value: 1 }, result: { length: '1' } }", [["examples[1].result", "must be an integer at /length"]]],
  ])("%s is not", (example, expected) => expect(told(example)).toEqual(expected));

  it("are pointed at where the fault is", () => {
    const [finding] = withRule(catalog("{ arguments: { fqn: Catalog.A, value: -7 } }"), "example-invalid");
    expect(finding!.at!.source.text.slice(finding!.at!.start, finding!.at!.end)).toBe("-7");
  });

  it("a name that objects inherit is no parameter", () => {
    expect(told("{ arguments: { fqn: Catalog.A, value: 1, toString: 1 } }")).toEqual([["examples[0].arguments", "is not allowed here at /toString"]]);
  });
});
