import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { argumentsSchema, parametersOf } from "../../runtime/contract/arguments.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { contractOf } from "./catalog-of.js";

const HEAD = `catalog: 1
server: { name: mcpd }
scopes: { w: { title: Запись } }
groups: { r: { access: read, title: Чтение }, w: { access: write, title: Запись } }
`;

function schemaOf(tools: string, action: string | null = null, head = HEAD): JsonObject {
  const contract = contractOf(`${head}tools:\n${tools}`);
  const tool = contract.tools[0]!;
  return argumentsSchema(contract, tool, tool.actions.find(({ name }) => name === action)!);
}

function accepts(schema: JsonObject, value: unknown): boolean {
  const ajv = new Ajv2020({ strict: false });
  return ajv.validate(schema, value) as boolean;
}

describe("the schema of an action's arguments", () => {
  const edit = `  edit:
    group: w
    selector: { name: operation }
    parameters:
      project: { type: string }
      value: { type: [integer, string], description: Значение }
      note: { type: string }
      other: { type: string }
    required: [project]
    actions:
      set:
        policy: PREVIEWABLE
        scope: w
        requires: [value]
        takes: [note]
        narrow: { value: { type: integer, minimum: 0 } }
        latches: [confirm, expected, allowlist, preview]
      run: { policy: APPLY_ONLY, scope: w, takes: [other] }
      flagged: { policy: PREVIEW_PARAM, scope: w, flag: { name: validateOnly, rehearses: true } }
      list: { policy: READ_ONLY, group: r, window: { paging: rows } }
`;

  it("holds the selector's value, what the action takes as it takes it, and what conventions add", () => {
    const string = { type: "string" };
    expect(schemaOf(edit, "set")).toEqual({
      type: "object",
      properties: {
        operation: { type: "string", const: "set" },
        project: string,
        value: { type: "integer", description: "Значение", minimum: 0 },
        note: string,
        mode: { type: "string", enum: ["preview", "apply"], default: "preview", description: expect.any(String) },
        confirm: { ...string, description: expect.any(String) },
        expected: { ...string, description: expect.any(String) },
        preview: { ...string, description: expect.any(String) },
      },
      required: ["operation", "project", "value"],
      additionalProperties: false,
    });
  });

  it("adds mode to PREVIEWABLE, a flag to PREVIEW_PARAM, a window to READ_ONLY, and nothing to APPLY_ONLY", () => {
    const names = (action: string): string[] => Object.keys(schemaOf(edit, action)["properties"] as object);
    expect(names("run")).toEqual(["operation", "project", "other"]);
    expect(names("flagged")).toEqual(["operation", "project", "validateOnly"]);
    expect(names("list")).toEqual(["operation", "project", "rows", "limit", "offset", "filter"]);
    const bare = `${HEAD}conventions: [closed]\n`;
    expect(Object.keys(schemaOf(edit, "list", bare)["properties"] as object)).toEqual(["operation", "project"]);
    expect(Object.keys(schemaOf(edit, "set", bare)["properties"] as object)).toEqual(["operation", "project", "value", "note", "confirm", "expected", "preview"]);
  });

  it("refuses another action's parameters, and every one that nobody knows", () => {
    const schema = schemaOf(edit, "set");
    expect(accepts(schema, { operation: "set", project: "УТ", value: 1 })).toBe(true);
    for (const extra of [{ other: "x" }, { dryRun: true }, { constructor: 1 }, { limit: 1 }, { operation: "run" }, { value: "1" }]) {
      expect(accepts(schema, { operation: "set", project: "УТ", value: 1, ...extra })).toBe(false);
    }
  });

  it("defaults a flag to the rehearsal, and asks for it where its absence is an error", () => {
    const flagged = (flag: string): JsonObject => schemaOf(`  t: { policy: PREVIEW_PARAM, scope: w, group: w, flag: { name: apply, rehearses: false${flag} } }\n`);
    expect((flagged("")["properties"] as JsonObject)["apply"]).toMatchObject({ type: "boolean", default: false });
    expect(flagged(", absent: error")["required"]).toEqual(["apply"]);
    expect((flagged(", absent: error")["properties"] as JsonObject)["apply"]).not.toHaveProperty("default");
    expect((flagged(", absent: apply")["properties"] as JsonObject)["apply"]).toMatchObject({ default: true });
  });

  it("is a plain closed object for a tool without parameters (e7)", () => {
    const head = `${HEAD}conventions: [closed]\n`;
    for (const parameters of ["", ", parameters: {}"]) {
      const schema = schemaOf(`  t: { policy: READ_ONLY, group: r${parameters} }\n`, null, head);
      expect(schema).toEqual({ type: "object", properties: {}, required: [], additionalProperties: false });
      expect(accepts(schema, {})).toBe(true);
      for (const value of [null, [], { x: 1 }]) expect(accepts(schema, value)).toBe(false);
    }
  });

  it("has no $defs of the author's, which are no parameters (a15)", () => {
    const flat = schemaOf(`  t: { policy: READ_ONLY, group: r, window: null, parameters: { a: { $ref: "#/$defs/S" } }, schema: { $defs: { S: { type: string }, Unused: { type: integer } } } }\n`);
    expect(flat).toEqual({ type: "object", properties: { a: { type: "string" } }, required: [], additionalProperties: false });
    expect(accepts(flat, { $defs: {} })).toBe(false);
  });

  it("reads # of an action's own arguments as those arguments", () => {
    const tools = `  t:
    group: r
    params: params
    parameters: { params: { type: object } }
    actions:
      one: { policy: READ_ONLY, window: null, arguments: { type: object, properties: { a: { $ref: "#/$defs/S" }, tree: { $ref: "#/$defs/Tree" } }, $defs: { S: { type: string }, Tree: { type: object, properties: { of: { $ref: "#/$defs/Tree" } } } } } }
      none: { policy: READ_ONLY, window: null }
`;
    const one = schemaOf(tools, "one");
    expect((one["properties"] as JsonObject)["params"]).not.toHaveProperty("$defs");
    expect(accepts(one, { action: "one", params: { a: "x", tree: { of: { of: {} } } } })).toBe(true);
    for (const params of [{ a: 1 }, { $defs: {} }, { tree: { of: { other: 1 } } }]) expect(accepts(one, { action: "one", params })).toBe(false);
    expect(accepts(schemaOf(tools, "none"), { action: "none", params: {} })).toBe(true);
    expect(accepts(schemaOf(tools, "none"), { action: "none", params: { a: 1 } })).toBe(false);
  });

  it("lets an action declare keys that the wire schema does not, and no other action have them", () => {
    const tools = `  t:
    group: r
    parameters: { value: { type: [string, object], properties: { common: { type: string } } } }
    required: [value]
    actions:
      wide: { policy: READ_ONLY, window: null, narrow: { value: { type: object, properties: { size: { type: object, properties: { x: { type: integer } } } } } } }
      plain: { policy: READ_ONLY, window: null }
`;
    const wide = (value: unknown): boolean => accepts(schemaOf(tools, "wide"), { action: "wide", value });
    const plain = (value: unknown): boolean => accepts(schemaOf(tools, "plain"), { action: "plain", value });
    expect([wide({ common: "a", size: { x: 1 } }), wide({ other: 1 }), wide({ size: { y: 1 } }), wide("text")]).toEqual([true, false, false, false]);
    expect([plain({ common: "a" }), plain({ size: {} }), plain("text")]).toEqual([true, false, true]);
  });

  it("follows references by path, as real surfaces have them, and keeps keywords of the root", () => {
    const tools = `  t:
    policy: UNDECIDED
    parameters: { list: { type: array, items: { type: string } }, one: { $ref: "#/properties/list/items" } }
    schema: { $id: "https://example.org/t", $schema: "http://json-schema.org/draft-07/schema#", dependentRequired: { one: [list] }, additionalProperties: true }
`;
    const schema = schemaOf(tools, null, "catalog: 1\nserver: { name: s }\nconventions: []\n");
    expect(schema).toMatchObject({ properties: { one: { type: "string" } }, $schema: "http://json-schema.org/draft-07/schema#", dependentRequired: { one: ["list"] }, additionalProperties: true });
    expect(schema).not.toHaveProperty("$id");
    expect(new Ajv({ strict: false }).validate(schema, { one: 1 })).toBe(false);
  });

  it("keeps a flag and a paging parameter that the author declares", () => {
    const contract = contractOf(`${HEAD}tools:
  t:
    group: w
    parameters: { dry: { type: boolean, description: Свой, default: true } }
    actions:
      one: { policy: PREVIEW_PARAM, scope: w, flag: { name: dry, rehearses: true } }
`);
    const [tool] = contract.tools;
    expect(parametersOf(contract, tool!, tool!.actions[0]!).map(({ name, from }) => [name, from])).toEqual([
      ["action", "selector"],
      ["dry", "author"],
    ]);
  });
});
