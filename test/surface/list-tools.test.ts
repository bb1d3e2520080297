import { Ajv2020 } from "ajv/dist/2020.js";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { printJson } from "../../generator/contract/json.js";
import { argumentsSchema } from "../../runtime/contract/arguments.js";
import type { JsonObject, PublicContract } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { contractOf } from "../contract/catalog-of.js";

const HEAD = `catalog: 1
server: { name: mcpd, title: Кванты }
scopes: { w: { title: Запись } }
groups: { r: { access: read, title: Чтение }, w: { access: write, title: Запись } }
`;

const EDIT = `tools:
  metadata_edit:
    title: Правка метаданных
    description: Меняет свойства объекта.
    address: fqn
    selector: { name: operation, description: Что сделать. }
    parameters:
      project: { type: string, description: Имя проекта }
      fqn: { type: string, description: Адрес объекта }
      value: { type: [integer, string], description: Новое значение }
      kind: { enum: [Строка, Число, ""], description: Вид }
      rows: { type: array, items: { type: object, properties: { name: { type: string }, size: { type: integer } }, required: [name] }, description: Строки }
    required: [project, fqn]
    actions:
      list: { policy: READ_ONLY, group: r, description: Показывает свойства объекта, takes: [kind] }
      set_length: { policy: PREVIEWABLE, group: w, scope: w, description: "Меняет длину строки. Число не меняет.", requires: [value], narrow: { value: { type: integer, minimum: 1 } }, latches: [expected] }
      set_rows: { policy: PREVIEWABLE, group: w, scope: w, description: Заменяет строки., requires: [rows], takes: [kind] }
      validate: { policy: PREVIEW_PARAM, group: w, scope: w, description: Проверяет и исправляет., flag: { name: fix, rehearses: false } }
      export: { policy: APPLY_ONLY, group: w, scope: w, description: Выгружает в файлы. }
`;

const COMBINATORS = ["oneOf", "anyOf", "allOf", "$ref"];

function input(contract: PublicContract, name = contract.tools[0]!.name): JsonObject {
  return listTools(contract).find((tool) => tool.name === name)!.inputSchema;
}

describe("what tools/list answers", () => {
  it.each(["flat", "signatures", "help"])("shows a tool with actions as %s", (way) => {
    const path = `test/surface/golden/${way}.json`;
    const text = printJson(listTools(contractOf(`${HEAD}export: ${way}\n${EDIT}`)));
    if (process.env["UPDATE"] === "1") writeFileSync(path, text);
    expect(existsSync(path) ? readFileSync(path, "utf8") : "").toBe(text);
  });

  it("has a plain object at the root, whatever actions need and authors write (e1)", () => {
    for (const way of ["flat", "signatures", "help"]) {
      const schema = input(contractOf(`${HEAD}export: ${way}\n${EDIT.replace("    required:", "    schema: { allOf: [{ if: { required: [kind] }, then: { required: [value] } }] }\n    required:")}`));
      expect(schema).toMatchObject({ type: "object", properties: expect.any(Object) as object });
      expect((schema["required"] as string[])[0]).toBe("operation");
      for (const keyword of COMBINATORS) expect(schema).not.toHaveProperty([keyword]);
    }
  });

  it("judges calls by the author's combinators of the root all the same (e1)", () => {
    const contract = contractOf(`${HEAD}tools:\n  t: { policy: READ_ONLY, group: r, parameters: { a: { anyOf: [{ type: string }, { type: integer }] }, b: {} }, schema: { anyOf: [{ required: [a] }, { required: [b] }] } }\n`);
    const [tool] = contract.tools;
    const validate = new Ajv2020({ strict: false }).compile(argumentsSchema(contract, tool!, tool!.actions[0]!));
    expect([validate({}), validate({ a: "x" })]).toEqual([false, true]);
    expect(input(contract)["properties"]).toMatchObject({ a: { anyOf: [{ type: "string" }, { type: "integer" }] } });
  });

  it("gives a tool without parameters an empty closed object (e7)", () => {
    for (const parameters of ["", ", parameters: {}"]) {
      expect(input(contractOf(`${HEAD}conventions: [mode, closed, refusals, hints]\ntools:\n  t: { policy: READ_ONLY, group: r${parameters} }\n`))).toEqual({ type: "object", properties: {}, additionalProperties: false });
    }
  });

  it("accepts what the runtime accepts (e4)", () => {
    const contract = contractOf(`${HEAD}conventions: [closed]
types: { Tree: { type: object, properties: { of: { $ref: "#/types/Tree" } } } }
tools:
  t:
    policy: READ_ONLY
    group: r
    parameters:
      rows: { type: array, items: { type: [object, "null"], properties: { v: true } } }
      free: {}
      any: { description: что угодно }
      tree: { $ref: "#/types/Tree", description: Дерево }
`);
    const [tool] = contract.tools;
    const ajv = new Ajv2020({ strict: false });
    const [listed, judged] = [ajv.compile(input(contract)), ajv.compile(argumentsSchema(contract, tool!, tool!.actions[0]!))];
    const values = [{}, { rows: [null, { v: 1 }] }, { rows: [{ w: 1 }] }, { rows: [1] }, { free: { a: 1 } }, { any: [1] }, { tree: { of: { of: {} } } }, { tree: { of: { x: 1 } } }, { x: 1 }];
    expect(values.map((value) => listed(value))).toEqual(values.map((value) => judged(value)));
    expect(values.map((value) => judged(value))).toEqual([true, true, false, false, true, true, true, false, false]);
  });

  it("always writes all hints, and the action table (e10)", () => {
    const [tool] = listTools(contractOf(HEAD + EDIT));
    expect(tool!.annotations).toEqual({ readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false });
    expect(tool!["_meta"]).toEqual({
      "contract-gate/actions": {
        list: { policy: "READ_ONLY", callClass: "read", scope: null },
        set_length: { policy: "PREVIEWABLE", callClass: "rehearse", scope: "w" },
        set_rows: { policy: "PREVIEWABLE", callClass: "rehearse", scope: "w" },
        validate: { policy: "PREVIEW_PARAM", callClass: "flag", scope: "w" },
        export: { policy: "APPLY_ONLY", callClass: "immediate", scope: "w" },
      },
    });
    expect(listTools(contractOf(`${HEAD}tools:\n  t: { policy: READ_ONLY, group: r, wire: { _meta: { own: 1 }, icons: [] } }\n`))[0]).toMatchObject({ icons: [], _meta: { own: 1, "contract-gate/action": { policy: "READ_ONLY", callClass: "read", scope: null } } });
  });

  it("lets no literal key of the list replace what the contract says or derives", () => {
    const keys = '{ name: x, title: ДР, description: ДРУГОЕ, inputSchema: { type: object, properties: { zzz: {} } }, outputSchema: { type: array }, annotations: { readOnlyHint: true }, _meta: [1], icons: [] }';
    const tool = (conventions: string, answers: string, wire: string): PublicContract => contractOf(`catalog: 1\nserver: { name: s }\nconventions: ${conventions}\n${answers}scopes: { w: { title: З } }\ntools:\n  t: { policy: APPLY_ONLY, scope: w, description: Меняет., parameters: { a: { type: string } }, wire: ${wire} }\n`);
    const claimed = listTools(tool("[mode, closed, refusals, window, hints]", "answers: markdown\n", keys))[0]!;
    expect(claimed).toEqual({ ...listTools(tool("[mode, closed, refusals, window, hints]", "answers: markdown\n", "{}"))[0]!, icons: [] });
    expect(listTools(tool("[mode, closed, refusals, window, hints]", "answers: markdown\n", "{ description: null, annotations: null, outputSchema: null }"))).toEqual(listTools(tool("[mode, closed, refusals, window, hints]", "answers: markdown\n", "{}")));
    expect(listTools(tool("[]", "", keys))[0]).toEqual({ ...listTools(tool("[]", "", "{}"))[0]!, _meta: [1], icons: [] });
    expect(listTools(tool("[]", "", "{ title: null, outputSchema: null, annotations: [] }"))[0]).toEqual({ ...listTools(tool("[]", "", "{}"))[0]!, title: null, outputSchema: null, annotations: [] });
  });

  it("shrinks to the groups of a profile: values, parameters, hints, tools", () => {
    const contract = contractOf(`${HEAD}${EDIT}  other: { policy: APPLY_ONLY, group: w, scope: w, description: Пишет. }\n  undecided: { policy: UNDECIDED, group: r }\n`);
    const view = listTools(contract, { groups: new Set(["r"]) });
    expect(view.map(({ name }) => name)).toEqual(["metadata_edit"]);
    expect(view[0]!.annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(keysOf(view[0]!.inputSchema["properties"] as object)).toEqual(["operation", "project", "fqn", "kind", "limit", "offset", "filter"]);
    expect((view[0]!.inputSchema["properties"] as JsonObject)["operation"]).toMatchObject({ enum: ["list"] });
    expect(view[0]!["_meta"]).toEqual({ "contract-gate/actions": { list: { policy: "READ_ONLY", callClass: "read", scope: null } } });
    expect(listTools(contract).map(({ name }) => name)).toEqual(["metadata_edit", "other", "undecided"]);
    expect(listTools(contract, { groups: new Set() })).toEqual([]);
  });

  it("says of a tool that acts at once that it does", () => {
    const described = (conventions: string): string | undefined => listTools(contractOf(`${HEAD}conventions: [${conventions}]\ntools:\n  t: { policy: APPLY_ONLY, group: w, scope: w, description: Выгружает. }\n`))[0]!.description;
    expect(described("mode")).toBe("Выгружает.\n\nВыполняется сразу, предпросмотра нет.");
    expect(described("closed")).toBe("Выгружает.");
  });

  it("publishes an output schema for envelopes alone, with an object at its root (e9)", () => {
    const contract = (answers: string): PublicContract => contractOf(`${HEAD}answers: ${answers}\ntools:\n  t: { policy: APPLY_ONLY, group: w, scope: w, result: { $ref: "#/types/R" } }\n  r: { policy: READ_ONLY, group: r }\n  free: { policy: APPLY_ONLY, group: w, scope: w }\ntypes: { R: { type: object, properties: { n: { type: integer } }, required: [n] } }\n`);
    expect(listTools(contract("markdown")).map(({ outputSchema }) => outputSchema)).toEqual([undefined, undefined, undefined]);
    const schemas = listTools(contract("envelope")).map(({ outputSchema }) => outputSchema!);
    const ajv = new Ajv2020({ strict: false });
    const general = ajv.compile(JSON.parse(readFileSync("schemas/envelope.schema.json", "utf8")) as object);
    const meta = { tool: "t", action: null, mode: null, status: "failed", address: null };
    const error = { code: "X", retryable: false, message: "m", hint: "h" };
    const refused = { ok: false, data: { canonicalParameter: "mode", problems: [{ code: "X", parameter: null, message: "m", hint: "h" }] }, warnings: [], error, meta };
    const done = (data: unknown): object => ({ ok: true, data, warnings: [], error: null, meta: { ...meta, status: "committed", mode: "apply" } });
    const page = done({ text: "", lines: null });
    for (const schema of schemas) expect(schema).toMatchObject({ type: "object", required: ["ok", "data", "warnings", "error", "meta"] });
    const [write, read, free] = schemas.map((schema) => ajv.compile(schema));
    for (const answer of [refused, done(null), done({ help: "…" })]) expect([general(answer), write!(answer), read!(answer), free!(answer)]).toEqual([true, true, true, true]);
    expect([write!(done({ n: 1 })), write!(done({ n: "1" })), write!(page), read!(page), read!(done({ n: 1 })), free!(done([1]))]).toEqual([true, false, false, true, false, true]);
    expect(general({ ...refused, data: undefined })).toBe(false);
  });

  it("comes back as it was where no convention is claimed", () => {
    const contract = contractOf(`catalog: 1
server: { name: s }
conventions: []
tools:
  plain:
    policy: UNDECIDED
    title: ""
    parameters: { b: { type: object, properties: { c: { $ref: "#/$defs/C" } } }, a: { default: 1 } }
    required: [b]
    schema: { $schema: "http://json-schema.org/draft-07/schema#", $defs: { C: { type: string } }, additionalProperties: false, x-own: [1] }
    annotations: { title: T, category: own }
    outputSchema: { type: object }
    wire: { icons: [], _meta: { a: 1 } }
  several:
    selector: { name: method, description: Which, optional: true, schema: { default: get } }
    parameters: { x: {} }
    required: [x]
    schema: { allOf: [{ required: [x] }] }
    actions: { get: { policy: UNDECIDED, takes: all }, set: { policy: UNDECIDED, takes: all } }
  placed: { selector: { name: method }, parameters: { x: {}, y: {} }, required: [x, method, y], actions: { get: { policy: UNDECIDED, takes: all } } }
  literal: { policy: UNDECIDED, wire: { inputSchema: { $schema: "http://json-schema.org/draft-07/schema#" } } }
  empty: { policy: UNDECIDED, schema: { required: [] } }
`);
    expect(listTools(contract)).toEqual([
      {
        name: "plain",
        title: "",
        inputSchema: {
          $schema: "http://json-schema.org/draft-07/schema#",
          type: "object",
          properties: { b: { type: "object", properties: { c: { $ref: "#/$defs/C" } } }, a: { default: 1 } },
          required: ["b"],
          $defs: { C: { type: "string" } },
          additionalProperties: false,
          "x-own": [1],
        },
        outputSchema: { type: "object" },
        annotations: { title: "T", category: "own" },
        icons: [],
        _meta: { a: 1 },
      },
      { name: "several", inputSchema: { type: "object", properties: { method: { type: "string", enum: ["get", "set"], description: "Which", default: "get" }, x: {} }, required: ["x"], allOf: [{ required: ["x"] }] } },
      { name: "placed", inputSchema: { type: "object", properties: { method: { type: "string", enum: ["get"] }, x: {}, y: {} }, required: ["x", "method", "y"] } },
      { name: "literal", inputSchema: { $schema: "http://json-schema.org/draft-07/schema#" } },
      { name: "empty", inputSchema: { type: "object", properties: {}, required: [] } },
    ]);
  });
});
