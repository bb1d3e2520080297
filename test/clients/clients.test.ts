import { existsSync, readFileSync, writeFileSync } from "node:fs";
import fc from "fast-check";
import { refusalsOf } from "../../generator/clients/check.js";
import { CLIENTS, LIMITS, type ClientName } from "../../generator/clients/limits.js";
import { clientsPage } from "../../generator/clients/page.js";
import { needsProjection, projectTools } from "../../generator/clients/project.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import type { WireTool } from "../../runtime/surface/list-tools.js";
import { Validators } from "../../runtime/validator.js";
import { ImportFolder } from "../import/folder.js";

const tool = (properties: JsonObject, more: JsonObject = {}, name = "t"): WireTool => ({ name, inputSchema: { type: "object", properties, ...more } });
const refused = (tools: readonly WireTool[], client: ClientName, server = "s"): string[] => refusalsOf(tools, server, client).map(({ tool: name, pointer, message }) => `${name ?? "list"}${pointer}: ${message}`);

/** Shapes of case e3 and e4, with the names that they have there. */
const ODD: JsonObject = {
  a: { type: "array" },
  b: { type: "array", items: { type: "array" } },
  c: { anyOf: [{ type: "array" }, { type: "string" }] },
  d: { type: ["array", "string"] },
  e: { type: "array", items: {} },
  rows: { type: "array", items: { type: ["object", "null"], properties: { v: true } } },
  free: {},
  told: { description: "что угодно" },
};

describe("the table of limits", () => {
  it("has a source and a day for every row, and a row for every client", () => {
    expect(LIMITS.filter(({ source, date }) => source === "" || !/^\d{4}-\d{2}-\d{2}$/.test(date))).toEqual([]);
    expect(CLIENTS.filter((client) => !LIMITS.some((row) => row.client === client))).toEqual([]);
  });

  it("is the page in docs/", () => {
    const url = new URL("../../docs/clients.md", import.meta.url);
    if (process.env["UPDATE"] === "1" || !existsSync(url)) writeFileSync(url, clientsPage());
    expect(readFileSync(url, "utf8")).toBe(clientsPage());
  });
});

describe("a projection", () => {
  it.each(["#/$defs/%zz", "#/$defs/absent", "#", "#/properties/a/0/length", "https://example.com/s"])("leaves the reference %s to whoever reports it", ($ref) => {
    for (const client of CLIENTS) expect(() => projectTools([tool({ a: { $ref } })], client)).not.toThrow();
  });
});

/** What Google's own schemas have no field for, or no value. */
const UNKNOWN_TO_GEMINI: JsonObject = {
  level: { type: "integer", enum: [1, 2, 3], exclusiveMinimum: 0, multipleOf: 1 },
  either: { oneOf: [{ type: "string", enum: ["a", "b"] }, { type: "integer", enum: [1, 2] }] },
  mixed: { enum: ["a", 1, null] },
  maybe: { type: ["string", "null"], enum: ["a", null] },
  page: { type: "string", format: "uri", minLength: 1 },
  when: { type: "string", format: "date-time" },
  ghost: { type: "object", required: ["v", "w"], properties: { v: { type: "integer" } } },
  bare: { type: "array", items: { type: "object", required: ["v"] } },
  odd: { type: ["object", "string"], properties: { v: { type: "integer" } }, required: ["v"] },
  untyped: { properties: { v: { type: "integer" } }, required: ["v"], items: { type: "integer" } },
  both: { type: "object", properties: { v: { type: "integer" } }, anyOf: [{ required: ["v"] }, { required: ["x"] }] },
  all: { allOf: [{ type: "string" }, { minLength: 1 }] },
  tuple: { type: "array", prefixItems: [{ type: "integer" }], uniqueItems: true, items: { type: "string" } },
  open: { type: "object", patternProperties: { "^x-": { type: "string" } }, $comment: "x", examples: [{}] },
};

describe("what a client refuses", () => {
  it("is a name of a property, at any depth, that the provider does not take", () => {
    const named = (name: string): JsonObject => ({ [name]: { type: "string" } });
    for (const name of ["a.b-c_1", "x".repeat(64)]) expect(refused([tool(named(name))], "claude-code")).toEqual([]);
    for (const name of ["$.xgafv", "uids[]", "имя", "", "a b", "x".repeat(65)]) {
      expect(refused([tool(named(name))], "claude-code")).toEqual([`t/inputSchema/properties/${name}: the name «${name}» does not match ^[a-zA-Z0-9_.-]{1,64}$`]);
      expect(refused([tool({ inner: { type: "object", properties: named(name) } })], "claude-code")).toHaveLength(1);
    }
  });

  it("is a description of which the end is not read (case e17)", () => {
    const told = (length: number): WireTool => ({ ...tool({}), description: "ж".repeat(length) });
    for (const [client, most] of [["claude-code", 2048], ["openai", 1024], ["openai-strict", 1024]] as const) {
      const found = (length: number): string[] => refused([told(length)], client).filter((said) => said.startsWith("t/description"));
      expect(found(most)).toEqual([]);
      expect(found(most + 1)).toEqual([`t/description: a description of ${most + 1} characters, and ${most} are read`]);
    }
  });

  it("is what Google's schemas have no field for", () => {
    const found = refused([tool(UNKNOWN_TO_GEMINI)], "gemini");
    for (const expected of [
      "level/enum: an enum where the type is not string",
      "level/exclusiveMinimum: exclusiveMinimum is not known",
      "either/oneOf: oneOf is not known",
      "maybe/enum: an enum where the type is not string",
      "page/format: the format uri is not known",
      'ghost/required: "w" is required and not declared',
      'bare/items/required: "v" is required and not declared',
      "odd/properties: properties where the type is not object",
      "both/anyOf: anyOf beside a type",
      "tuple/uniqueItems: uniqueItems is not known",
      "open/patternProperties: patternProperties is not known",
    ]) {
      expect(found).toContain(`t/inputSchema/properties/${expected}`);
    }
    expect(found.filter((said) => said.includes("properties/when"))).toEqual([]);
    // A keyword that has a row of its own is told once.
    expect(refused([tool({}, { additionalProperties: false })], "gemini")).toEqual(["t/inputSchema/additionalProperties: additionalProperties is refused"]);
  });

  it("is an array without items, at every depth (case e3)", () => {
    expect(refused([tool(ODD)], "vscode")).toEqual([
      "t/inputSchema/properties/a: an array without items",
      "t/inputSchema/properties/b/items: an array without items",
      "t/inputSchema/properties/c/anyOf/0: an array without items",
      "t/inputSchema/properties/d: an array without items",
    ]);
  });

  it("is a parameter with several types, or none (case e4)", () => {
    expect(refused([tool(ODD)], "gemini")).toEqual(
      expect.arrayContaining(["t/inputSchema/properties/d: a parameter with a list of types", "t/inputSchema/properties/free: a parameter without a type", "t/inputSchema/properties/told: a parameter without a type"]),
    );
  });

  it("is a name that is too long once it is spelt, to the character (case e5)", () => {
    const name = "x".repeat(64 - "mcp__s__".length);
    expect(refused([tool({}, {}, name)], "claude-code")).toEqual([]);
    expect(refused([tool({}, {}, `${name}x`)], "claude-code")).toEqual([expect.stringContaining("has 65 characters, 64 fit")]);
    expect(refused([tool({}, {}, "поиск")], "claude-code")).toEqual([expect.stringContaining("does not match")]);
  });

  it.each<[ClientName, number]>([["cursor", 80], ["windsurf", 100], ["vscode", 128], ["openai", 128], ["gemini", 512]])("is one tool too many: %s takes %i", (client, most) => {
    const many = (count: number): WireTool[] => Array.from({ length: count }, (_, index) => tool({}, {}, `t${index}`));
    expect(refused(many(most), client)).toEqual([]);
    expect(refused(many(most + 1), client)).toEqual([`list: ${most + 1} tools are listed, ${client} takes ${most}`]);
  });

  it("is a union at the root, a reference, an open object, an eleventh level", () => {
    expect(refused([tool({}, { anyOf: [{ required: ["a"] }] })], "openai")).toEqual(["t/inputSchema/anyOf: anyOf at the root of the input schema"]);
    expect(refused([tool({ a: { $ref: "#/$defs/A" } }, { $defs: { A: { type: "string" } } })], "gemini")).toEqual(expect.arrayContaining(["t/inputSchema/properties/a/$ref: $ref is not resolved", "t/inputSchema/$defs: $defs is not resolved"]));
    expect(refused([tool({ a: { type: "string" } })], "openai-strict")).toEqual(["t/inputSchema: an object that is not closed", "t/inputSchema/properties/a: a parameter that is not required"]);
    const nested = (levels: number): JsonObject => ({ type: "object", additionalProperties: false, properties: levels === 1 ? {} : { a: nested(levels - 1) }, required: levels === 1 ? [] : ["a"] });
    expect(refused([{ name: "t", inputSchema: nested(10) }], "openai-strict")).toEqual([]);
    expect(refused([{ name: "t", inputSchema: nested(11) }], "openai-strict")).toHaveLength(1);
  });
});

describe("a projection", () => {
  const value = fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.string({ maxLength: 3 }), fc.array(fc.oneof(fc.integer(), fc.string({ maxLength: 2 }), fc.constant([]), fc.constant({ v: 1 }), fc.constant(null)), { maxLength: 2 }), fc.constant({ v: 1 }));
  const call = fc.dictionary(fc.constantFrom(...Object.keys(ODD), ...Object.keys(UNKNOWN_TO_GEMINI), "tree", "kind", "size", "other"), value, { maxKeys: 4 });
  const schema = tool(
    { ...ODD, ...UNKNOWN_TO_GEMINI, tree: { $ref: "#/$defs/Tree" }, kind: { const: "leaf" }, size: { type: ["integer", "null"], minimum: 0 } },
    { additionalProperties: false, propertyNames: { maxLength: 9 }, anyOf: [{ required: ["a"] }, { not: { required: ["other"] } }], $defs: { Tree: { type: "object", properties: { children: { type: "array", items: { $ref: "#/$defs/Tree" } } } } } },
  );
  const accepts = (inputSchema: JsonObject) => new Validators().compile(inputSchema);

  it.each(CLIENTS.filter(needsProjection))("for %s lets through whatever the contract lets through, and leaves nothing that a shape could settle", (client) => {
    const [projected] = projectTools([schema], client);
    const [strict, wide] = [accepts(schema.inputSchema), accepts(projected!.inputSchema)];
    fc.assert(fc.property(call, (args) => strict(args).length > 0 || wide(args).length === 0));
    const left = refusalsOf([projected!], "s", client).filter(({ row }) => !["tools", "name-length", "name-pattern", "property-pattern", "description-length", "closed-and-required", "depth"].includes(row.limit.kind));
    expect(left.map(({ pointer, message }) => `${pointer}: ${message}`)).toEqual([]);
  });

  it("says for Gemini what it can still say", () => {
    const [projected] = projectTools([tool(UNKNOWN_TO_GEMINI, { required: ["level"], $schema: "https://json-schema.org/draft/2020-12/schema" })], "gemini");
    expect(projected!.inputSchema).toEqual({
      type: "object",
      properties: {
        level: { type: "integer", minimum: 0 },
        either: { anyOf: [{ type: "string", enum: ["a", "b"] }, { type: "integer" }] },
        mixed: { anyOf: [{ type: "string", nullable: true }, { type: "number" }, { type: "boolean" }, { type: "object" }, { type: "array", items: {} }] },
        maybe: { type: "string", nullable: true },
        page: { type: "string", minLength: 1 },
        when: { type: "string", format: "date-time" },
        ghost: { type: "object", required: ["v"], properties: { v: { type: "integer" } } },
        bare: { type: "array", items: { type: "object" } },
        odd: { anyOf: [{ type: "object", properties: { v: { type: "integer" } }, required: ["v"] }, { type: "string" }] },
        untyped: { anyOf: [{ type: "string", nullable: true }, { type: "number" }, { type: "boolean" }, { type: "object", properties: { v: { type: "integer" } }, required: ["v"] }, { type: "array", items: { type: "integer" } }] },
        both: { type: "object", properties: { v: { type: "integer" } } },
        all: { anyOf: [{ type: "string", nullable: true }, { type: "number" }, { type: "boolean" }, { type: "object" }, { type: "array", items: {} }] },
        tuple: { type: "array", items: {} },
        open: { type: "object" },
      },
      required: ["level"],
    });
  });

  it("leaves what a client takes as it is", () => {
    const plain = [tool({ a: { type: "string" } }, { required: ["a"], additionalProperties: false })];
    for (const client of CLIENTS.filter((name) => name !== "gemini")) expect(projectTools(plain, client)).toEqual(plain);
  });
});

describe("clients of a catalog", () => {
  const CATALOG = (clients: string): string => `catalog: 1
server: { name: s, locale: en }
conventions: []
clients: ${clients}
tools:
  find:
    policy: READ_ONLY
    description: Finds.
    parameters:
      tags:
        type: array
        description: Tags.
      kind: { const: a, description: Kind. }
`;
  const findings = (out: string): string[] => (JSON.parse(out) as { findings: { rule: string; severity: string; line: number; message: string }[] }).findings.filter(({ rule }) => rule === "client-refuses").map(({ severity, line, message }) => `${severity} ${line} ${message}`);

  it("are judged at the catalog's own lines, as gravely as it says; what a projection settles is a note", async () => {
    const folder = new ImportFolder(CATALOG("{ vscode: error, gemini: warning }"));
    const { out } = await folder.run("lint", "--format", "json");
    expect(findings(out)).toEqual([
      expect.stringMatching(/^note 10 vscode refuses find\/inputSchema\/properties\/tags: an array without items \(microsoft\/vscode#284536, 2025-12-19\)\.$/),
      expect.stringMatching(/^note 10 gemini refuses find\/inputSchema\/properties\/tags/),
      expect.stringMatching(/^note 13 gemini refuses find\/inputSchema\/properties\/kind: a parameter without a type/),
      expect.stringMatching(/^note 13 gemini refuses find\/inputSchema\/properties\/kind\/const/),
    ]);
  });

  it("may be asked for on the command line, and are no others", async () => {
    const folder = new ImportFolder(CATALOG("[]"));
    expect(findings((await folder.run("lint", "--format", "json")).out)).toEqual([]);
    expect(findings((await folder.run("lint", "--client", "openai-strict", "--client-severity", "error", "--format", "json")).out)[0]).toMatch(/^error \d+ openai-strict refuses find\/inputSchema: an object that is not closed/);
    // What the catalog says of a client stands, and no client is judged twice.
    const named = new ImportFolder(CATALOG("{ openai-strict: warning }"));
    const alone = findings((await named.run("lint", "--format", "json")).out);
    expect(alone[0]).toMatch(/^warning /);
    expect(findings((await named.run("lint", "--client", "openai-strict", "--client-severity", "error", "--format", "json")).out)).toEqual(alone);
    expect((await folder.run("lint", "--client", "nobody")).code).toBe(2);
    const { code, out } = await new ImportFolder(CATALOG("[nobody]")).run("lint");
    expect([code, out]).toEqual([1, expect.stringContaining("nobody")]);
  });

  it("have a list in their shape, which the gate compares and which goes with the client", async () => {
    const folder = new ImportFolder(CATALOG("[gemini, cursor]"));
    await folder.run("generate");
    expect(folder.project.outputs().filter((path) => path.startsWith("clients/"))).toEqual(["clients/gemini.json"]);
    const { tools } = JSON.parse(folder.read("generated/clients/gemini.json")) as { tools: WireTool[] };
    expect(tools[0]!.inputSchema.properties).toEqual({ tags: { type: "array", description: "Tags.", items: {} }, kind: { type: "string", description: "Kind.", enum: ["a"] } });
    folder.project.edit("generated/clients/gemini.json", (text) => text.replace("Tags.", "Tag."));
    expect((await folder.run("gate")).out).toContain("generated/clients/gemini.json");
    folder.edit((text) => text.replace("[gemini, cursor]", "[cursor]"));
    folder.project.edit("generated/clients/gemini.json", (text) => text.replace("Tag.", "Tags."));
    await folder.run("generate");
    expect(folder.project.exists("generated/clients/gemini.json")).toBe(false);
  });
});
