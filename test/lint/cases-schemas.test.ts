import type { Finding } from "../../generator/diagnostics/finding.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { fillDefaults } from "../../runtime/parameters/defaults.js";
import { bare, lintOf } from "./catalog-of.js";

const READING = "    policy: READ_ONLY\n    description: Показывает объект.\n";

/** A tool with the given parameters, each on a line; conventions are claimed where `claims` says so. */
function parameters(lines: readonly string[], { rest = "", claims = "[]" } = {}): string {
  const list = lines.map((line) => `      ${line}\n`).join("");
  return bare(`  object:\n${READING}${rest}    parameters:\n${list}`).replace("conventions: []", `conventions: ${claims}`);
}

function withRule(text: string, rule: string): Finding[] {
  return lintOf(text).filter((finding) => finding.rule === rule);
}

const pointers = (findings: readonly Finding[]): unknown[] => findings.map(({ facts }) => facts["pointer"]);

describe("a18: defaults that will never be applied", () => {
  const P = "{ type: object, anyOf: [{ properties: { s: { type: integer, default: 5 } } }, { properties: { r: { $ref: '#/$defs/D' } } }], $defs: { D: { type: string, default: x } } }";

  it("are told with the path of each, and block generation", () => {
    const text = bare(`  object:\n    description: Работает с объектом.\n    params: data\n    parameters: { data: { type: object, description: Данные } }\n    actions:\n      check: { policy: READ_ONLY, description: Проверяет., arguments: ${P} }\n`).replace("conventions: []", "conventions: [closed]");
    const found = withRule(text, "default-dead");
    expect(found.map(({ path, blocks, severity }) => [path, blocks, severity])).toEqual([
      ["tools.object.actions.check.arguments.anyOf[0].properties.s.default", true, "error"],
      ["tools.object.actions.check.arguments.$defs.D.default", true, "error"],
    ]);
    expect(pointers(found)).toEqual(["/anyOf/0/properties/s/default", "/$defs/D/default"]);
    expect(found[0]!.at!.source.text.slice(found[0]!.at!.start, found[0]!.at!.end)).toBe("5");
  });

  it.each([
    ["v: { description: Значение, oneOf: [{ type: integer, default: 1 }, { type: string }] }", ["/properties/v/oneOf/0/default"]],
    ["v: { description: Значение, type: integer, if: { minimum: 1, default: 1 }, then: { default: 2 }, else: { default: 3 } }", ["/properties/v/if/default", "/properties/v/then/default", "/properties/v/else/default"]],
    ["v: { description: Значение, type: array, items: { type: integer, default: 1 } }", ["/properties/v/items/default"]],
    ["v: { description: Значение, type: object, additionalProperties: { type: integer, default: 1 } }", ["/properties/v/additionalProperties/default"]],
    ["v: { description: Значение, type: object, not: { properties: { a: { default: 1 } } } }", ["/properties/v/not/properties/a/default"]],
    ["v: { description: Значение, type: object, dependentSchemas: { a: { properties: { b: { default: 1 } } } }, properties: { a: { type: string }, b: { type: integer } } }", ["/properties/v/dependentSchemas/a/properties/b/default"]],
  ])("%s", (line, expected) => {
    expect(pointers(withRule(parameters([line], { claims: "[closed]" }), "default-dead"))).toEqual(expected);
  });

  it("behind a type of the catalog", () => {
    const text = parameters(['v: { $ref: "#/types/Limit" }'], { claims: "[closed]" }).replace("tools:\n", "types: { Limit: { type: integer, default: 10, description: Сколько } }\ntools:\n");
    expect(withRule(text, "default-dead").map(({ path }) => path)).toEqual(["types.Limit.default"]);
  });

  it("beside a reference, on a property at any depth and on one with branches they live", () => {
    const lines = ['v: { $ref: "#/types/Limit", default: 5 }', "w: { type: object, description: Настройки, properties: { a: { type: integer, default: 1 } } }", "x: { description: Значение, default: 1, anyOf: [{ type: integer }, { type: string }] }"];
    const text = parameters(lines, { claims: "[closed]" }).replace("tools:\n", "types: { Limit: { type: integer, description: Сколько } }\ntools:\n");
    expect(withRule(text, "default-dead")).toEqual([]);
  });

  it("a foreign server without conventions is warned, and can be generated", () => {
    expect(withRule(parameters(["v: { description: Значение, anyOf: [{ type: integer, default: 1 }, { type: string }] }"]), "default-dead").map(({ severity, blocks }) => [severity, blocks])).toEqual([["warning", false]]);
  });

  it.each<[schema: JsonObject, value: Json]>([
    [{ default: "d" }, {}],
    [{ type: "object", properties: { a: { default: "d" } } }, { v: {} }],
    [{ allOf: [{ default: "d" }] }, {}],
    [{ allOf: [{ properties: { a: { default: "d" } } }] }, { v: {} }],
    [{ anyOf: [{ properties: { a: { default: "d" } } }] }, { v: {} }],
    [{ if: {}, then: { properties: { a: { default: "d" } } } }, { v: {} }],
    [{ items: { default: "d" } }, { v: [] }],
    [{ items: { properties: { a: { default: "d" } } } }, { v: [{}] }],
    [{ prefixItems: [{ properties: { a: { default: "d" } } }] }, { v: [{}] }],
    [{ additionalProperties: { default: "d" } }, { v: {} }],
    [{ additionalProperties: { properties: { a: { default: "d" } } } }, { v: { x: {} } }],
    [{ patternProperties: { x: { properties: { a: { default: "d" } } } } }, { v: { x: {} } }],
    [{ $ref: "#/$defs/D" }, {}],
    [{ $ref: "#/$defs/D", default: "d" }, {}],
    [{ $ref: "#/$defs/E" }, { v: {} }],
  ])("lives or is dead as the runtime fills it: %j", (schema, value) => {
    const $defs = { D: { type: "string", default: "d" }, E: { type: "object", properties: { a: { type: "string", default: "d" } } } };
    const used = JSON.stringify(schema).includes("$defs/D") ? { D: $defs.D } : { E: $defs.E };
    const filled = structuredClone(value);
    fillDefaults(filled, { properties: { v: schema } }, { $defs });
    const dead = withRule(parameters([`v: ${JSON.stringify(schema)}`], { claims: "[closed]", rest: `    schema: { $defs: ${JSON.stringify(used)} }\n` }), "default-dead").filter(({ path }) => Object.hasOwn(schema, "$ref") || !path.includes("$defs"));
    const lives = JSON.stringify(filled).includes('"d"');
    // One default behind a reference is dead even where another, beside it, lives.
    expect(dead.length === 0 || Object.hasOwn(schema, "default")).toBe(lives);
  });

  it("on required names they are dead too", () => {
    const text = parameters(["v: { type: integer, default: 1, description: Число }", "w: { type: object, description: Узел, required: [a], properties: { a: { type: integer, default: 1 } } }"], { rest: "    required: [v]\n" });
    expect(pointers(withRule(text, "default-on-required")).sort()).toEqual(["/properties/v/default", "/properties/w/properties/a/default"]);
    // What is returned is filled in by nobody: a default there describes what the handler does.
    expect(withRule(parameters(["v: { type: integer, description: Число }"], { rest: "    result: { type: object, required: [a], properties: { a: { type: integer, default: 1 } } }\n" }), "default-on-required")).toEqual([]);
  });
});

describe("d12: nullable is no keyword of 2020-12", () => {
  it("is told, at any depth", () => {
    const found = withRule(parameters(["v: { type: string, nullable: true, description: Имя }", "w: { type: array, description: Имена, items: { type: string, nullable: true } }"]), "schema-keyword-unknown");
    expect(found.map(({ severity, facts }) => [severity, facts["pointer"]])).toEqual([["error", "/properties/v/nullable"], ["error", "/properties/w/items/nullable"]]);
    expect(found[0]!.remedy).toContain('{ type: "null" }');
  });

  it("the ways of 2020-12 pass", () => {
    expect(withRule(parameters(['v: { type: [string, "null"], description: Имя }', 'w: { anyOf: [{ type: string }, { type: "null" }], description: Имя }']), "schema-keyword-unknown")).toEqual([]);
  });

  it("a slip is told with what was meant; a property may be called anything", () => {
    const found = withRule(parameters(["v: { type: object, description: Узел, propertis: {}, properties: { nullable: { type: boolean, x-note: [] }, title: { type: string } } }"]), "schema-keyword-unknown");
    expect(found.map(({ message }) => message)).toEqual(['"propertis" at /properties/v/propertis is no keyword of JSON Schema 2020-12. Did you mean "properties"?']);
  });

  it("a schema is judged by its literal $schema", () => {
    const draft = (word: string): Finding[] => withRule(parameters([`v: { type: array, description: Пара, ${word} }`], { rest: '    schema: { $schema: "http://json-schema.org/draft-07/schema#" }\n' }), "schema-keyword-unknown");
    expect(draft("items: [{ type: string }], additionalItems: false")).toEqual([]);
    expect(draft("prefixItems: [{ type: string }]").map(({ facts }) => [facts["keyword"], facts["dialect"]])).toEqual([["prefixItems", "draft-07"]]);
  });
});

describe("e1: combinators at the root", () => {
  it.each(["allOf: [{ if: { required: [a] }, then: { required: [b] } }]", "anyOf: [{ required: [a] }]", "oneOf: [{ required: [a] }]", "$ref: '#/$defs/x'", "if: { required: [a] }", "not: { required: [a] }"])("%s is told with its path", (keyword) => {
    const name = keyword.split(":")[0]!;
    const found = withRule(parameters(["a: { type: string, description: Имя }", "b: { type: string, description: Имя }"], { rest: `    schema: { ${keyword} }\n` }), "schema-root-combinator");
    expect(found.map(({ path, severity }) => [path, severity])).toEqual([[`tools.object.schema.${name}`, "error"]]);
  });

  it("unions inside a property pass", () => {
    expect(withRule(parameters(["a: { description: Имя или номер, anyOf: [{ type: string }, { type: integer }], allOf: [{ not: { const: x } }] }"]), "schema-root-combinator")).toEqual([]);
  });
});

describe("e3: arrays without items", () => {
  it("are told with the exact pointer, wherever they stand", () => {
    const found = withRule(
      parameters([
        "a: { type: array, description: Список }",
        "b: { type: array, items: { type: array }, description: Таблица }",
        "c: { anyOf: [{ type: array }, { type: string }], description: Список или имя }",
        "d: { type: [array, string], description: Список или имя }",
        "e: { type: array, items: {}, description: Список }",
        "f: { type: array, prefixItems: [{ type: string }], description: Пара }",
        "g: { type: array, prefixItems: [{ type: string }], items: false, description: Пара }",
        "h: { type: array, items: true, description: Список }",
        "i: { type: object, description: Узел, additionalProperties: { type: array }, properties: { items: { type: array } } }",
      ]),
      "schema-array-without-items",
    );
    expect(found.map(({ severity }) => severity)).toEqual(found.map(() => "error"));
    expect(pointers(found)).toEqual([
      ...["/properties/a", "/properties/b/items", "/properties/c/anyOf/0", "/properties/d", "/properties/e/items", "/properties/f", "/properties/g", "/properties/h/items"],
      ...["/properties/i/additionalProperties", "/properties/i/properties/items"],
    ]);
  });

  it("are told in types, definitions and the arguments of actions", () => {
    const text = bare(
      `  object:\n    description: Работает с объектом.\n    schema: { $defs: { D: { type: array } } }\n    params: data\n    parameters: { data: { type: object, description: Данные }, list: { $ref: "#/$defs/D", description: Список } }\n    actions:\n      check: { policy: READ_ONLY, description: Проверяет., takes: [list], arguments: { type: object, properties: { names: { type: array } } } }\n`,
      "types: { Names: { type: array, description: Имена } }\n",
    );
    expect(withRule(text, "schema-array-without-items").map(({ path }) => path).sort()).toEqual(["tools.object.actions.check.arguments.properties.names", "tools.object.schema.$defs.D", "types.Names"]);
  });

  it("with items they pass, and so do results", () => {
    expect(withRule(parameters(["a: { type: array, items: { type: string }, description: Имена }", 'b: { type: array, items: { $ref: "#/properties/c" }, description: Имена }', "c: { type: string, description: Имя }"], { rest: "    result: { type: array }\n" }), "schema-array-without-items")).toEqual([]);
  });
});

describe("e4: type unions and boolean schemas", () => {
  const text = parameters(['rows: { type: array, description: Строки, items: { type: [object, "null"], properties: { v: true } } }', "free: {}", "any: { description: что угодно }"]);

  it("are told with pointers", () => {
    expect(pointers(withRule(text, "schema-type-union"))).toEqual(["/properties/rows/items/type"]);
    expect(pointers(withRule(text, "schema-untyped"))).toEqual(["/properties/rows/items/properties/v", "/properties/free", "/properties/any"]);
  });
});

describe("e4: schemas that limit a type without naming it", () => {
  it.each([
    ["{ description: Число, minimum: 1 }", ["/properties/p"]],
    ["{ description: Объект, properties: { q: { type: string, description: Имя } } }", ["/properties/p"]],
    ["{ description: Что угодно, anyOf: [true, { type: string }] }", ["/properties/p"]],
    ["{ description: Что угодно, allOf: [{ minLength: 1 }, { type: string }] }", []],
    ["{ description: Имя, oneOf: [{ type: string }, { enum: [1] }] }", []],
    ["false", []],
  ])("%s", (schema, expected) => {
    expect(pointers(withRule(parameters([`p: ${schema}`]), "schema-untyped"))).toEqual(expected);
  });

  it("are told behind a reference too, at the definition", () => {
    const text = `${parameters(['p: { description: Что угодно, $ref: "#/types/Any" }', 'q: { type: array, description: Список, items: { $ref: "#/types/List" } }'])}types: { Any: { description: Что угодно }, List: { type: array, description: Список } }\n`;
    expect(withRule(text, "schema-untyped").map(({ path, message }) => [path, message])).toEqual([["types.Any", 'The schema at the root says nothing of a type: {"description":"Что угодно"}.']]);
    expect(withRule(text, "schema-array-without-items").map(({ path, message }) => [path, message])).toEqual([["types.List", "The array at the root has no `items`."]]);
  });
});

describe("e7: tools without parameters", () => {
  it.each(["", "    parameters: {}\n", "    parameters: null\n"])("nothing is wrong with them: %j", (lines) => {
    expect(lintOf(bare(`  object:\n${READING}${lines}`)).filter(({ severity }) => severity !== "note")).toEqual([]);
  });
});

describe("e9: outputSchema without an object root", () => {
  it.each(["{ description: Ответ }", "{ type: array }", "{ $ref: '#/$defs/R', $defs: { R: { type: object } } }", "{ type: [object, 'null'] }", "true"])("%s is told", (schema) => {
    const found = withRule(bare(`  object:\n${READING}    outputSchema: ${schema}\n`), "output-schema-without-object-root");
    expect(found.map(({ path, severity }) => [path, severity])).toEqual([["tools.object.outputSchema", "error"]]);
  });

  it("an object passes", () => {
    expect(lintOf(bare(`  object:\n${READING}    outputSchema: { type: object, properties: { a: { type: string } } }\n`)).filter(({ severity }) => severity !== "note")).toEqual([]);
  });
});

describe("patterns", () => {
  it.each([
    ["^[A-Z", "pattern-invalid"],
    ["a{2,1}", "pattern-invalid"],
    ["(?<x", "pattern-invalid"],
    ["\\-", "pattern-invalid"],
    ["^(?=a)b", "pattern-not-linear"],
    ["(?<!a)b", "pattern-not-linear"],
    ["(a)\\1", "pattern-not-linear"],
    ["^(a+)+$", "pattern-catastrophic"],
    ["^(a|a)*$", "pattern-catastrophic"],
    ["(x+x+)+y", "pattern-catastrophic"],
    ["^([a-z]*)*$", "pattern-catastrophic"],
  ])("%s is told as %s", (pattern, rule) => {
    const found = lintOf(parameters([`v: { type: string, pattern: '${pattern}', description: Имя }`])).filter(({ rule: id }) => id.startsWith("pattern-"));
    expect(found.map((finding) => [finding.rule, finding.facts["pointer"]])).toEqual([[rule, "/properties/v/pattern"]]);
  });

  it.each(["^[A-Za-z]+(\\.[A-Za-z]+)*$", "^(inn|kpp)$", "^\\d{10,12}$", "^\\p{Lu}\\p{L}*$", "^(a|b)*$", "^[^/]+/[^/]+$", "^\\([0-9]\\)$", "^(?<year>\\d{4})-(?:\\d{2})$"])("%s passes", (pattern) => {
    expect(lintOf(parameters([`v: { type: string, pattern: '${pattern}', description: Имя }`])).filter(({ rule }) => rule.startsWith("pattern-"))).toEqual([]);
  });

  it("keys of patternProperties are patterns", () => {
    expect(pointers(withRule(parameters(["v: { type: object, description: Узел, patternProperties: { '[': { type: string } } }"]), "pattern-invalid"))).toEqual(["/properties/v/patternProperties/["]);
  });
});

describe("contradictions", () => {
  it.each([
    ["{ type: integer, minimum: 5, maximum: 1 }", "minimum"],
    ["{ type: string, minLength: 5, maxLength: 1 }", "minLength"],
    ["{ type: number, exclusiveMinimum: 1, maximum: 1 }", "exclusiveMinimum"],
    ["{ enum: [] }", "enum"],
    ["{ enum: [a, b, a] }", "enum"],
    ["{ enum: [{ a: 1, b: 2 }, { b: 2, a: 1 }] }", "enum"],
    ["{ type: string, enum: [a, 1] }", "enum"],
    ["{ type: integer, const: a }", "const"],
    ["{ enum: [a], const: b }", "const"],
    ["{ type: object, additionalProperties: false, required: [b], properties: { a: { type: string } } }", "required"],
    ["{ type: object, required: [toString], properties: { a: { type: string } } }", "required"],
  ])("%s", (schema, keyword) => {
    expect(pointers(withRule(parameters([`v: ${schema}`], { claims: "[closed]" }), "schema-contradictory"))).toEqual([`/properties/v/${keyword}`]);
  });

  it.each([
    "{ type: [integer, string], enum: [1, a] }",
    "{ enum: [1, '1', true, null, 'null'] }",
    "{ type: object, required: [a1], patternProperties: { '^a': { type: string } }, additionalProperties: false }",
    "{ type: object, properties: { a: { type: string }, b: { type: string } }, anyOf: [{ required: [a] }, { required: [b] }] }",
    "{ type: number, enum: [1, 1.5] }",
  ])("none in %s", (schema) => {
    expect(withRule(parameters([`v: ${schema}`], { claims: "[closed]" }), "schema-contradictory")).toEqual([]);
  });
});

describe("values that a schema gives of itself", () => {
  it("defaults and examples are judged by it, through references", () => {
    const text = parameters(
      ['a: { $ref: "#/types/Small", default: 12 }', "b: { type: array, items: { type: string }, default: [1], description: Имена }", "c: { type: string, examples: [x, 1], description: Имя }", 'd: { $ref: "#/$defs/E", default: z, description: Вид }'],
      { rest: "    schema: { $defs: { E: { enum: [x, y] } } }\n" },
    ).replace("tools:\n", "types: { Small: { type: integer, maximum: 10, description: Число } }\ntools:\n");
    expect(withRule(text, "default-invalid").map(({ path, facts, blocks }) => [path, facts["says"], blocks])).toEqual([
      ["tools.object.parameters.a.default", "must be at most 10", true],
      ["tools.object.parameters.b.default", "must be a string at /0", true],
      ["tools.object.parameters.d.default", 'must be one of ["x","y"]', true],
    ]);
    expect(withRule(text, "schema-example-invalid").map(({ path, facts }) => [path, facts["says"]])).toEqual([["tools.object.parameters.c.examples[1]", "must be a string"]]);
  });
});

describe("references", () => {
  it("by path into properties, and of a type to itself, are found", () => {
    const text = parameters(['a: { type: object, description: Узел, properties: { x: { type: string } } }', 'b: { $ref: "#/properties/a/properties/x", description: Имя }', 'c: { $ref: "#/types/Tree" }']).replace("tools:\n", 'types: { Tree: { type: object, description: Дерево, properties: { kids: { type: array, items: { $ref: "#/types/Tree" } } } } }\ntools:\n');
    expect(lintOf(text).filter(({ severity }) => severity !== "note")).toEqual([]);
  });

  it.each(['"#/types/Nope"', '"#/$defs/x"', '"https://example.org/x.json"', '"other.json#/a"', '"#/types/toString"', '"#anchor"'])("%s names nothing", (reference) => {
    expect(pointers(withRule(parameters([`a: { $ref: ${reference}, description: Имя }`]), "schema-reference-unresolved"))).toEqual(["/properties/a/$ref"]);
  });

  it("by anchor and by $id are found in their document, and told where nothing has the name", () => {
    const found = ['a: { $id: T0, type: object, description: Узел, properties: { kids: { type: array, items: { $ref: T0 } } } }', "b: { $ref: '#name', description: Имя }", "c: { $dynamicRef: '#name', description: Имя }"];
    const text = parameters(found).replace("    parameters:", "    schema: { $defs: { Name: { $anchor: name, type: string, description: Имя } } }\n    parameters:");
    expect(withRule(text, "schema-reference-unresolved")).toEqual([]);
    expect(withRule(parameters(["c: { $dynamicRef: '#name', description: Имя }"]), "schema-reference-unresolved").map(({ message }) => message)).toEqual(["`$dynamicRef: #name` at /properties/c/$dynamicRef names nothing."]);
  });

  it("circles without a step into the value are told at each of their references", () => {
    const text = parameters(['a: { $ref: "#/types/A", description: Имя }']).replace("tools:\n", 'types: { A: { $ref: "#/types/B" }, B: { allOf: [{ $ref: "#/types/A" }] }, C: { $ref: "#/types/C" } }\ntools:\n');
    expect(withRule(text, "schema-reference-circular").map(({ path }) => path)).toEqual(["types.A.$ref", "types.B.allOf[0].$ref", "types.C.$ref"]);
  });
});

describe("e4: a schema that lets nothing through", () => {
  const told = (parameters: string): string[] =>
    lintOf(bare(`  object: { policy: READ_ONLY, description: Показывает объект., parameters: ${parameters} }\n`))
      .filter(({ rule }) => rule === "schema-contradictory")
      .map(({ path, message }) => `${path.slice("tools.object.parameters.".length)}: ${message}`);

  it.each([
    ["{ fa: false }", "fa: The schema at /properties/fa contradicts itself: `false` lets no value through."],
    ["{ o: { type: object, description: д, properties: { x: false } } }", "o.properties.x: The schema at /properties/o/properties/x contradicts itself: `false` lets no value through."],
    ["{ n: { description: д, not: {} } }", "n: The schema at /properties/n contradicts itself: `{\"description\":\"д\",\"not\":{}}` lets no value through."],
    ["{ n: { not: true } }", "n: The schema at /properties/n contradicts itself: `{\"not\":true}` lets no value through."],
    ["{ n: { type: string, description: д, allOf: [false] } }", "n: The schema at /properties/n contradicts itself: `{\"type\":\"string\",\"description\":\"д\",\"allOf\":[false]}` lets no value through."],
    ["{ n: { type: string, anyOf: [false, { not: {} }] } }", "n: The schema at /properties/n contradicts itself: `{\"type\":\"string\",\"anyOf\":[false,{\"not\":{}}]}` lets no value through."],
    ["{ l: { type: array, description: д, prefixItems: [{ type: string }, false] } }", "l.prefixItems[1]: The schema at /properties/l/prefixItems/1 contradicts itself: `false` lets no value through."],
  ])("%s", (parameters, message) => {
    expect(told(parameters)).toEqual([message]);
  });

  it.each([
    "{ o: { type: object, description: д, properties: { x: { type: string, description: д } }, additionalProperties: false } }",
    "{ l: { type: array, description: д, prefixItems: [{ type: string }], items: false } }",
    "{ o: { type: object, description: д, properties: { x: { type: string, description: д } }, oneOf: [{ properties: { x: false } }, { required: [x] }] } }",
    "{ o: { type: object, description: д, properties: { x: { type: string, description: д } }, if: { required: [x] }, then: { properties: { y: { not: {} } } } } }",
    "{ n: { description: д, anyOf: [false, { type: string }] } }",
  ])("what `false` is for passes: %s", (parameters) => {
    expect(told(parameters)).toEqual([]);
  });
});
