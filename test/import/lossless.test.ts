import fc from "fast-check";
import { importSurface } from "../../generator/import/import.js";
import { mergeSurface } from "../../generator/import/merge.js";
import { printRecord, readRecord, type ImportRecord } from "../../generator/import/record.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { keysOf, ordered } from "../../runtime/contract/ordered.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import { tool } from "./folder.js";
import { listedTools } from "./surfaces.js";

const imported = (tools: readonly JsonObject[]) => importSurface({ server: null, protocolVersion: null, tools, list: {} });
const back = (tools: readonly JsonObject[]): unknown[] => listTools(imported(tools).contract);

/** JSON as servers write it: any key, any text, any number that JSON can hold. */
const text = fc.oneof(fc.string({ unit: "grapheme", maxLength: 20 }), fc.constantFrom("", " ", "[[tool]]", "\\[[x]]", "# x", "a: b", "no", "1.10", "\u2028", "{", "a\n\n b \n", "🙂", "\ud800"));
const name = fc.oneof(text.filter((word) => word !== ""), fc.constantFrom("__proto__", "constructor", "toString", "10", "2", "action", "operation", "params", "mode", "$ref", "type", "properties", "required"));
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, text, fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0), fc.boolean(), fc.constant(null), fc.array(tie("value"), { maxLength: 3 }), fc.uniqueArray(fc.tuple(name, tie("value")), { selector: ([key]) => key, maxLength: 3 }).map((entries) => ordered(entries))),
})).value;
const keyword = fc.constantFrom("type", "properties", "required", "enum", "items", "anyOf", "$ref", "$defs", "description", "title", "default", "additionalProperties", "$schema", "const");
const schema = fc.oneof(
  json,
  fc.uniqueArray(fc.tuple(keyword, json), { selector: ([key]) => key, maxLength: 4 }).map((entries) => ordered(entries)),
  fc
    .record({ properties: fc.uniqueArray(fc.tuple(name, fc.oneof(json, fc.constant({ type: "string", enum: ["list", "delete", "__proto__", "+1", "-1"] }), fc.constant({ type: "object" }))), { selector: ([key]) => key, maxLength: 4 }), required: fc.option(fc.uniqueArray(name, { maxLength: 3 }), { nil: undefined }) })
    .map(({ properties, required }) => ({ type: "object", properties: ordered<Json>(properties), ...(required === undefined ? {} : { required }) })),
);
const listed = fc
  .record({ name, keys: fc.uniqueArray(fc.tuple(fc.constantFrom("title", "description", "annotations", "outputSchema", "_meta", "icons", "__proto__", "policy", "actions"), json), { selector: ([key]) => key, maxLength: 4 }), inputSchema: fc.option(schema, { nil: undefined }) })
  .map((given) => ordered<Json>([["name", given.name], ...given.keys, ...(given.inputSchema === undefined ? [] : [["inputSchema", given.inputSchema] as const])]));

describe("an import", () => {
  it("keeps names and texts that begin like a merge's markers (c10)", () => {
    const tools = [tool("<<<<<<< HEAD", { description: "a\n<<<<<<< HEAD\nb", inputSchema: { type: "object", properties: { "<<<<<<< x": { type: "string" }, ">>>>>>> y": { description: "<<<<<<<" }, "||||||| z": {} } } })];
    expect(back(tools)).toEqual(tools);
  });

  it("gives back whatever a server lists", () => {
    fc.assert(
      fc.property(fc.uniqueArray(listed, { selector: (one) => one.name, minLength: 1, maxLength: 4 }), (tools) => {
        const result = imported(tools);
        expect(result.lost).toEqual([]);
        // A tool that came without an input schema is listed with an empty one: the protocol wants it.
        expect(listTools(result.contract)).toEqual(tools.map((one) => ((one.inputSchema ?? null) === null ? { ...one, inputSchema: { type: "object", properties: {} } } : one)));
      }),
      { numRuns: 300 },
    );
  });

  it("gives back what servers in the wild send, and has nothing to do when they send it again", () => {
    fc.assert(
      fc.property(listedTools(), (tools) => {
        const surface = { server: null, protocolVersion: null, tools, list: {} };
        const { catalog, contract, lost } = importSurface(surface);
        expect(lost).toEqual([]);
        expect(listTools(contract)).toEqual(tools.map((one) => ((one.inputSchema ?? null) === null ? { ...one, inputSchema: { type: "object", properties: {} } } : one)));
        for (const before of [null, readRecord(printRecord(surface, [])) as ImportRecord]) {
          const { edits, conflicts, vanished, added } = mergeSurface(catalog, surface, before, true);
          expect({ edits, conflicts, vanished, added }).toEqual({ edits: [], conflicts: [], vanished: [], added: [] });
        }
      }),
      { numRuns: 150 },
    );
  });

  it("gives back a surface of 400 tools and two megabytes, with whatever is odd in one of them", () => {
    const parameters = (tool: number): JsonObject => ordered(Array.from({ length: 14 }, (_, index) => [`p${index}`, { type: "object", properties: { a: { type: "string", description: `The ${index} of ${tool}, ${"which stands for something ".repeat(10)}` }, b: { type: "integer", minimum: tool } } }] as const));
    const tools = Array.from({ length: 400 }, (_, index) => tool(`tool_${index}`, { inputSchema: { type: "object", properties: { ...(index % 3 === 0 ? { action: { type: "string", enum: ["list", "delete"] } } : {}), ...parameters(index) }, required: ["p0"] } }));
    tools[7] = { ...tools[7]!, inputSchema: { type: "object", properties: { x: 5 } } };
    tools[8] = { ...tools[8]!, inputSchema: { type: "object" } };
    expect(Buffer.byteLength(JSON.stringify(tools))).toBeGreaterThan(2_000_000);
    const { contract, lost } = imported(tools);
    expect(lost).toEqual([]);
    expect(listTools(contract)).toEqual(tools);
  });

  it("keeps the order of parameters and actions, integer-like ones too", () => {
    const properties = ordered<Json>(["b", "10", "2", "a"].map((key) => [key, { type: "string" }] as const));
    const actions = ["9", "b", "1", "a"];
    const [plain, multi] = listTools(imported([tool("plain", { inputSchema: { type: "object", properties } }), tool("multi", { inputSchema: { type: "object", properties: { action: { type: "string", enum: actions } }, required: ["action"] } })]).contract);
    expect(keysOf(plain!.inputSchema.properties as JsonObject)).toEqual(["b", "10", "2", "a"]);
    expect((plain!.inputSchema.properties as JsonObject).action).toBeUndefined();
    expect(((multi!.inputSchema.properties as JsonObject).action as JsonObject).enum).toEqual(actions);
  });

  it("keeps what nobody would write: defaults that break their schema, references to nothing, broken patterns, no description", () => {
    const tools = [
      { name: "bare", inputSchema: { type: "object" } },
      tool("odd", { inputSchema: { $schema: "http://json-schema.org/draft-07/schema#", type: "object", properties: { a: { type: "integer", default: "x" }, b: { $ref: "#/nowhere" }, c: { type: "string", pattern: "(?<=a)[" }, d: {}, e: true, f: { $ref: "#/properties/a" } }, required: ["a", "zzz"], additionalProperties: false } }),
      tool("unioned", { inputSchema: { type: "object", anyOf: [{ required: ["a"] }], properties: { a: { type: ["string", "null"] } } } }),
      tool("large", { inputSchema: { type: "object", properties: { n: { type: "integer", maximum: 18446744073709551615, minimum: -9223372036854775808 } } } }),
    ];
    expect(back(tools)).toEqual(tools);
  });

  it("gives names to shapes that several tools share, and only to those", () => {
    const page = { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 100 }, cursor: { type: "string", description: "Where to go on." } } };
    const tools = ["a", "b", "c"].map((key) => tool(key, { inputSchema: { type: "object", properties: { page: { ...page, description: `The page of ${key}.` }, own: { type: "string" } } } }));
    const { text: catalog } = imported(tools);
    expect(catalog.match(/\$ref: "#\/types\/Page"/g)).toHaveLength(3);
    expect(catalog.match(/^ {2}Page:/gm)).toHaveLength(1);
    expect(back(tools)).toEqual(tools);
    expect(imported(tools.slice(0, 2)).text).not.toContain("types:");
  });

  it("gives an identifier of its own to each name that generated code could not tell apart", () => {
    const multi = (actions: string[]): JsonObject => ({ inputSchema: { type: "object", properties: { action: { type: "string", enum: actions } } } });
    const { text: catalog } = imported([tool("createCollection", multi(["request", "+1", "-1"])), tool("createCollectionRequest"), tool("index"), tool("a/b"), tool("set_type"), tool("set-type")]);
    expect([...catalog.matchAll(/^ *(\S+):\n *as: (\S+)$/gm)].map(([, key, alias]) => `${key} as ${alias}`)).toEqual(["request as request_2", '"-1" as "-1_2"', "index as index_2", "a/b as a_b", "set-type as set-type_2"]);
  });
});
