import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { format } from "prettier";
import { type InterfaceDeclaration, Project, type SourceFile } from "ts-morph";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { contractOf } from "../contract/catalog-of.js";
import { diagnosticsOf } from "./typescript.js";

/** A catalog of one tool whose action `update` takes the given parameters. */
const flat = (parameters: string, more = ""): string => `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: [mode, closed]
scopes: { metadata.write: { title: Правка } }
tools:
  metadata_edit:
    description: Меняет объекты метаданных.
    parameters: ${parameters}
    ${more}
    actions:
      update: { policy: PREVIEWABLE, scope: metadata.write, description: Обновляет реквизит., takes: all }
`;

/** The same with the parameters in an object of their own, whose schema is the action's. */
const nested = (schema: string): string => `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: [mode, closed]
scopes: { metadata.write: { title: Правка } }
tools:
  metadata_edit:
    description: Меняет объекты метаданных.
    params: params
    parameters: { params: { type: object } }
    required: [params]
    actions:
      update: { policy: PREVIEWABLE, scope: metadata.write, description: Обновляет реквизит., arguments: ${schema} }
`;

/** Assignments that must compile, and such that must not. */
function probe(type: string, right: readonly string[], wrong: readonly string[], file = "metadata_edit"): string {
  const lines = [`import type { ${type} } from "./tools/${file}.js";`, `export const right: readonly ${type}[] = [${right.join(", ")}];`];
  for (const value of wrong) lines.push("// @ts-expect-error", `export const wrong${lines.length}: ${type} = ${value};`);
  return lines.join("\n") + "\n";
}

const UPDATE = "MetadataEditUpdateArguments";

interface Case {
  readonly catalog: string;
  readonly probe?: string;
}

const CASES = {
  a2: {
    catalog: nested("{ type: object, title: '1С: выгрузка', properties: { v: { type: string, title: '1-й режим', enum: [a] } } }"),
    probe: probe(UPDATE, ['{ params: { v: "a" } }'], ['{ params: { v: "b" } }']),
  },
  a3: {
    catalog: `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  metadata_edit:
    title: "Заголовок */ с концом"
    description: "Маски src/**/*.bsl и */temp; см. @deprecated"
    parameters:
      path: { type: string, description: "Маски src/**/*.bsl и */temp; см. @deprecated" }
      first: { type: string, description: "@deprecated в начале" }
      link: { type: string, description: "{@link x} \\\\@internal\\n@readonly\\r\\n@type {number}\\u2028@private" }
      rules: { type: object, patternProperties: { '^.*/x$': { type: number } } }
    actions:
      update: { policy: READ_ONLY, description: "Маски src/**/*.bsl и */temp; см. @deprecated", takes: all }
`,
    probe: probe(UPDATE, ['{ path: "x", first: "y", rules: { "a/x": 1 } }'], []),
  },
  "a5-flat": {
    catalog: flat("{ from: { description: начало, $ref: '#/$defs/Ref' }, to: { description: конец, $ref: '#/$defs/Ref' } }", "schema: { $defs: { Ref: { type: object, additionalProperties: false, required: [fqn], properties: { fqn: { type: string } } } } }"),
    probe: probe(UPDATE, ['{ from: { fqn: "x" }, to: { fqn: "y" } }'], ["{ from: {} }", '{ to: { fqn: "x", other: 1 } }']),
  },
  "a5-nested": {
    catalog: nested("{ type: object, properties: { from: { description: начало, $ref: '#/$defs/Ref' }, to: { description: конец, $ref: '#/$defs/Ref' } }, $defs: { Ref: { type: object, additionalProperties: false, required: [fqn], properties: { fqn: { type: string } } } } }"),
    probe: probe(UPDATE, ['{ params: { from: { fqn: "x" } } }'], ["{ params: { from: {} } }"]),
  },
  a7: {
    catalog: nested("{ type: object, properties: { gid: { type: string }, n: { type: integer } }, patternProperties: { '^x-': { type: number } }, additionalProperties: { type: object } }"),
    probe: probe(UPDATE, ["{ params: { gid: 'a', 'x-k': 1 } }", "{ params: { other: {} } }"], ["{ params: { gid: 1 } }", "{ params: { n: 'a' } }", "{ params: { other: true } }"]),
  },
  a9: {
    catalog: flat("{ v: { enum: [auto, 0, 1, true, null, 'null'] }, c: { const: [1, a] } }"),
    probe: probe(UPDATE, ['{ v: "auto" }', "{ v: 0 }", "{ v: 1 }", "{ v: true }", "{ v: null }", '{ v: "null" }', '{ c: [1, "a"] }'], ['{ v: "0" }', '{ v: "true" }', "{ v: false }", "{ v: 2 }", '{ c: ["a", 1] }', "{ c: [1] }"]),
  },
  a10: {
    catalog: flat("{ op: { type: string, enum: ['=', '!=', '<', '>', 'user.created', '2fa', ' ', ''] } }"),
    probe: probe(UPDATE, ["=", "!=", "<", ">", "user.created", "2fa", " ", ""].map((op) => `{ op: ${JSON.stringify(op)} }`), ['{ op: "_" }', '{ op: "  " }']),
  },
  a11: {
    catalog: flat("{ a-b: { type: string }, a.b: { type: string }, 'x[0]': { type: string }, \"it's\": { type: string }, 'say \"hi\"': { type: string }, 'back\\slash': { type: string }, '`t` ${x}': { type: string } }"),
    probe: probe(UPDATE, ['{ "a-b": "", "a.b": "", "x[0]": "", "it\'s": "", "say \\"hi\\"": "", "back\\\\slash": "", "`t` ${x}": "" }'], ['{ a_b: "" }', '{ "say hi": "" }']),
  },
  "a11-proto": {
    catalog: flat("{ __proto__: { type: string }, constructor: { type: string }, toString: { type: integer }, hasOwnProperty: { type: boolean } }"),
    probe: probe(UPDATE, ['{ ["__proto__"]: "x", constructor: "y", toString: 1, hasOwnProperty: true }'], ['{ constructor: 1 }', '{ toString: "x" }', '{ ["__proto__"]: 1 }']),
  },
  a15: {
    catalog: nested("{ type: object, properties: { a: { $ref: '#/$defs/S' } }, $defs: { S: { type: string } } }"),
    probe: probe(UPDATE, ['{ params: { a: "x" } }'], ['{ params: { a: "x", $defs: {} } }', "{ params: { a: 1 } }"]),
  },
  a16: {
    catalog: `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: [mode, closed]
tools:
  export:
    description: Выгружает.
    parameters: { type: { type: string }, name: { type: string }, class: { type: string }, default: { type: string }, new: { type: string }, enum: { type: string }, await: { type: string } }
    actions:
      delete: { policy: APPLY_ONLY, scope: s, description: Удаляет., takes: all }
      new: { policy: APPLY_ONLY, scope: s, description: Создаёт., takes: all }
      default: { policy: READ_ONLY, description: Читает., takes: all }
scopes: { s: { title: С } }
`,
    probe: `
import type { ExportDeleteArguments } from "./tools/export.js";
import { defineExport } from "./tools/export.js";
export const right: ExportDeleteArguments = { type: "", name: "", class: "", default: "", new: "", enum: "", await: "" };
export const handlers = defineExport<object, object>()({
  delete: { apply: ({ arguments: given }) => ({ data: given.class }) },
  new: { apply: ({ arguments: given }) => ({ data: given.await }) },
  default: { read: ({ arguments: given }) => ({ data: given.default }) },
});
`,
  },
  c4: {
    catalog: flat("{ '10': { type: string }, '2': { type: string }, b: { type: string }, a: { type: string } }"),
    probe: probe(UPDATE, ['{ "10": "", "2": "", b: "", a: "" }'], ["{ 10: 1 }"]),
  },
  shapes: {
    catalog: flat(
      `
      { closed: { type: object, properties: { a: { type: string } } }, empty: { type: object }, open: { type: object, additionalProperties: true },
        nullable: { type: [object, "null"], properties: { a: { type: integer } } }, kinds: { type: [integer, string, object], additionalProperties: true },
        yes: true, never: { enum: [] }, both: { allOf: [{ type: object, properties: { a: { type: string } } }, { type: object, properties: { b: { type: integer } }, required: [b] }] },
        tuple: { type: array, prefixItems: [{ type: string }, { type: integer }], items: { type: boolean }, minItems: 1 },
        node: { $ref: "#/properties/node/properties/children/items", description: Корень },
        either: { type: object, properties: { id: { type: integer }, name: { type: string } }, anyOf: [{ required: [id] }, { required: [name] }] },
        not: { type: string, not: { const: a }, if: { minLength: 3 }, then: { pattern: a } } }`.replace('node: { $ref: "#/properties/node/properties/children/items", description: Корень }', 'node: { type: object, properties: { children: { type: array, items: { $ref: "#/properties/node" } }, leaf: { $ref: "#/properties/closed/properties/a" } } }'),
    ),
    probe: probe(
      UPDATE,
      ['{ closed: { a: "x" }, empty: {}, open: { anything: 1 }, nullable: null }', '{ kinds: 1 }, { kinds: "x" }, { kinds: { a: 1 } }', "{ yes: undefined as unknown }", "{ both: { b: 1 } }", '{ tuple: ["a"] }, { tuple: ["a", 1, true, false] }', '{ node: { children: [{ children: [], leaf: "x" }] } }', "{ either: { id: 1 } }, { either: { name: '' } }", '{ not: "b" }'],
      ["{ closed: { b: 1 } }", "{ empty: { a: 1 } }", "{ nullable: 1 }", "{ kinds: true }", "{ never: 1 }", '{ both: { a: "x" } }', "{ tuple: [] }", '{ tuple: ["a", true] }', "{ node: { children: [{ leaf: 1 }] } }", "{ either: {} }"],
    ),
  },
  "draft-07": {
    catalog: `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  metadata_edit:
    description: Старая схема.
    schema: { $schema: "http://json-schema.org/draft-07/schema#", definitions: { Id: { type: integer, exclusiveMinimum: 0 } }, additionalProperties: false }
    parameters: { id: { $ref: "#/definitions/Id" }, pair: { type: array, items: [{ type: string }, { type: number }], additionalItems: false }, prefixed: { type: array, prefixItems: [{ type: string }] } }
    actions:
      update: { policy: READ_ONLY, description: Читает., takes: all }
`,
    probe: probe(UPDATE, ['{ id: 1, pair: ["a", 1] }', "{ prefixed: [1, 2] }"], ['{ id: "1" }', '{ pair: ["a", 1, 2] }']),
  },
  names: {
    catalog: `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
types: { "2": { type: integer }, Адрес: { type: string }, "a b": { $ref: "#/types/2" } }
tools:
  read:
    description: Читает.
    schema: { $defs: { Handler: { type: string }, a-b: { type: integer }, a_b: { type: boolean }, UpdateArguments: { type: "null" }, 1С: { type: string }, "x/y~z %": { const: 1 } } }
    parameters:
      handler: { $ref: "#/$defs/Handler" }
      dash: { $ref: "#/$defs/a-b" }
      line: { $ref: "#/$defs/a_b" }
      own: { $ref: "#/$defs/UpdateArguments" }
      firm: { $ref: "#/$defs/1С" }
      odd: { $ref: "#/$defs/x~1y~0z%20%25" }
      two: { $ref: "#/types/2" }
      address: { $ref: "#/types/Адрес" }
      nothing: { $ref: "#/$defs/Missing" }
      elsewhere: { $ref: "https://example.org/schema.json" }
    actions:
      update: { policy: READ_ONLY, description: Читает., takes: all }
`,
    probe: probe("ReadUpdateArguments", ['{ handler: "", dash: 1, line: true, own: null, firm: "", odd: 1, two: 2, address: "", nothing: 1, elsewhere: {} }'], ['{ dash: true }', "{ line: 1 }", "{ own: 1 }", "{ odd: 2 }", '{ two: "" }'], "read"),
  },
  "named-places": {
    catalog: flat(
      "{ tree: { $id: T0, type: object, properties: { v: { type: integer }, kids: { type: array, items: { $ref: T0 } } } }, anchor: { $ref: '#node' }, dynamic: { $dynamicRef: '#node' }, path: { $ref: 'urn:x:y#/$defs/S' } }",
      "schema: { $id: 'urn:x:y', $defs: { S: { $anchor: node, type: string } } }",
    ),
    probe: probe(UPDATE, ['{ tree: { kids: [{ v: 1, kids: [] }] }, anchor: "a", dynamic: "b", path: "c" }'], ["{ tree: { kids: [1] } }", "{ anchor: 1 }", "{ dynamic: 1 }", "{ path: 1 }"]),
  },
  circles: {
    catalog: nested("{ type: object, properties: { a: { $ref: '#/$defs/A' }, b: { $ref: '#/$defs/B' }, c: { $ref: '#/$defs/C' }, d: { $ref: '#/$defs/D' }, self: { $ref: '#' } }, $defs: { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/A' }, C: { anyOf: [{ $ref: '#/$defs/C' }, { type: string }] }, D: { anyOf: [{ type: array, items: { $ref: '#/$defs/D' } }, { type: 'null' }] } } }"),
    probe: probe(UPDATE, ["{ params: { a: 1, b: 2, c: true, d: [[null], []], self: { self: {} } } }"], ['{ params: { d: [1] } }', "{ params: { self: { self: 1 } } }"]),
  },
  "own-outputs": {
    catalog: `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
tools:
  one:
    description: Два действия.
    outputSchema: { type: object, properties: { ok: { type: boolean } }, required: [ok], additionalProperties: false }
    actions: { a: { policy: READ_ONLY, description: A }, b: { policy: APPLY_ONLY, description: B } }
  two: { description: Одно., policy: READ_ONLY, outputSchema: { type: object, properties: { n: { type: integer } } } }
`,
    probe: `
import { defineHandlers } from "./index.js";
export const handlers = defineHandlers<object, object>()({ one: { a: { read: () => ({ data: { ok: true } }) }, b: { apply: () => ({ data: { ok: false } }) } }, two: { read: () => ({ data: { n: 1 } }) } });
// @ts-expect-error
defineHandlers<object, object>()({ one: { a: { read: () => ({ data: { ok: 1 } }) }, b: { apply: () => ({}) } }, two: { read: () => ({}) } });
`,
  },
} satisfies { readonly [id: string]: Case };

const outputs = new Map(Object.entries(CASES).map(([id, { catalog }]) => [id, [...stubs.emit(contractOf(catalog))]]));
const textOf = (id: keyof typeof CASES, path: string): string => outputs.get(id)!.find((output) => output.path === path)!.text;
const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { strict: true } });

function parsed(id: keyof typeof CASES, path = "tools/metadata_edit.ts"): SourceFile {
  return project.createSourceFile(`${id}/${path}`, textOf(id, path), { overwrite: true });
}

const keysOf = (declaration: InterfaceDeclaration): string[] => declaration.getType().getProperties().map((property) => property.getName());
const exportedNames = (file: SourceFile): string[] => [...file.getExportedDeclarations().keys()];

describe("real faults, of types", () => {
  /** Diagnostics of one program of all cases, by case. */
  let diagnostics: readonly string[] = [];

  beforeAll(async () => {
    const files: { [path: string]: string } = {};
    for (const [id, { probe }] of Object.entries<Case>(CASES)) {
      for (const { path, text } of outputs.get(id)!) files[`${id}/${path}`] = text;
      if (probe !== undefined) files[`${id}/probe.ts`] = probe;
    }
    diagnostics = await diagnosticsOf(files);
  }, 300_000);

  const compiles = (id: keyof typeof CASES): void => expect(diagnostics.filter((line) => line.includes(`${id}/`))).toEqual([]);

  it("say nothing outside the cases", () => expect(diagnostics.filter((line) => !line.startsWith(" ") && !Object.keys(CASES).some((id) => line.includes(`${id}/`)))).toEqual([]));

  it("a2: names come from tool and action, whatever the titles are", () => {
    compiles("a2");
    expect(exportedNames(parsed("a2"))).toEqual(["defineMetadataEdit", "MetadataEditHandlers", UPDATE]);
    expect(textOf("a2", "tools/metadata_edit.ts")).toContain("/** 1С: выгрузка */");
    expect(textOf("a2", "tools/metadata_edit.ts")).toContain("/** 1-й режим */");
  });

  it("a3: prose ends no comment and opens no tag", () => {
    compiles("a3");
    const file = parsed("a3");
    const declarations = [...file.getInterfaces(), ...file.getFunctions(), ...file.getInterfaces().flatMap((one) => one.getProperties())];
    expect(declarations.flatMap((declaration) => declaration.getJsDocs().flatMap((doc) => doc.getTags().map((tag) => tag.getText())))).toEqual([]);
    expect(declarations.some((declaration) => declaration.getJsDocs().some((doc) => doc.getInnerText().includes("src/**\\/*.bsl и *\\/temp; см. \\@deprecated")))).toBe(true);
    expect(file.getFullText().split("\n").filter((line) => /(?<!\\)@/.test(line))).toEqual([]);
  });

  it("a5: a definition is one type, both uses keep their comments, and a third renames nothing", () => {
    compiles("a5-flat");
    compiles("a5-nested");
    const text = textOf("a5-flat", "tools/metadata_edit.ts");
    expect(exportedNames(parsed("a5-flat"))).toEqual(["defineMetadataEdit", "MetadataEditHandlers", UPDATE, "MetadataEditRef"]);
    expect(exportedNames(parsed("a5-nested"))).toContain("MetadataEditUpdateArgumentsRef");
    expect(text).toContain("/** начало */\n  from?: MetadataEditRef;");
    expect(text).toContain("/** конец */\n  to?: MetadataEditRef;");
    const third = CASES["a5-flat"].catalog.replace("to: {", "via: { description: через, $ref: '#/$defs/Ref' }, to: {");
    const after = [...stubs.emit(contractOf(third))].find((output) => output.tool !== null)!.text;
    expect(after.replace("  /** через */\n  via?: MetadataEditRef;\n", "")).toBe(text);
  });

  it("a7: an index lets the named properties be what they are", () => compiles("a7"));

  it("a9: values of mixed types, null among them, in their order", () => {
    compiles("a9");
    expect(textOf("a9", "tools/metadata_edit.ts")).toContain('  v?: "auto" | 0 | 1 | true | null | "null";\n  c?: [1, "a"];\n');
  });

  it("a10: exactly the eight values", () => {
    compiles("a10");
    const type = parsed("a10").getInterfaceOrThrow(UPDATE).getPropertyOrThrow("op").getTypeNodeOrThrow();
    expect(type.getText().match(/"[^"]*"/g)).toHaveLength(8);
  });

  it("a11: seven keys under their exact names", () => {
    compiles("a11");
    compiles("a11-proto");
    expect(keysOf(parsed("a11").getInterfaceOrThrow(UPDATE))).toEqual(["a-b", "a.b", "x[0]", "it's", 'say "hi"', "back\\slash", "`t` ${x}"]);
    expect(keysOf(parsed("a11-proto").getInterfaceOrThrow(UPDATE))).toEqual(["__proto__", "constructor", "toString", "hasOwnProperty"]);
  });

  it("a15: definitions are no arguments, and an unused one changes nothing", () => {
    compiles("a15");
    expect(textOf("a15", "tools/metadata_edit.ts")).not.toContain("$defs");
    const unused = CASES.a15.catalog.replace("$defs: {", "$defs: { Unused: { type: integer },");
    expect([...stubs.emit(contractOf(unused))]).toEqual([...stubs.emit(contractOf(CASES.a15.catalog))].map((output) => ({ ...output, sections: output.sections === null ? null : expect.anything() })));
  });

  it("a16: words of the language stay what they are on the wire", () => {
    compiles("a16");
    const file = parsed("a16", "tools/export.ts");
    expect(keysOf(file.getInterfaceOrThrow("ExportDeleteArguments"))).toEqual(["type", "name", "class", "default", "new", "enum", "await"]);
    expect(keysOf(file.getInterfaceOrThrow("ExportHandlers"))).toEqual(["delete", "new", "default"]);
  });

  it("c4: names that look like numbers keep their place", () => {
    compiles("c4");
    expect(parsed("c4").getInterfaceOrThrow(UPDATE).getProperties().map((property) => property.getName())).toEqual(['"10"', '"2"', "b", "a"]);
  });

  it("c6: nothing of the time, the machine or the folder", () => {
    const again = [...stubs.emit(contractOf(CASES.shapes.catalog))].map(({ path, text }) => [path, text]);
    expect(again).toEqual(outputs.get("shapes")!.map(({ path, text }) => [path, text]));
    for (const { path, text } of outputs.get("shapes")!) {
      expect(path).not.toContain("\\");
      expect(text).not.toMatch(/\b20\d\d\b|\/home\/|\/tmp\/|[A-Z]:\\/);
    }
  });

  it("c13: LF, two spaces, and what prettier would write", async () => {
    for (const files of outputs.values()) {
      for (const { text } of files) {
        expect(text).not.toMatch(/[\r\t]|[^\S\n]\n|\n\n\n|[^\n]$(?![\s\S])/);
        expect(await format(text, { parser: "typescript" })).toBe(text);
      }
    }
  });

  it("draft-07: definitions, lists of items, and no keyword that it does not know", () => compiles("draft-07"));

  it("names: definitions that clash with others, and such that lead nowhere", () => {
    compiles("names");
    const names = exportedNames(parsed("names", "tools/read.ts"));
    expect(names).toContain("Read1S");
    expect(names.filter((name) => /^Read(?:Handler|AB|UpdateArguments)/.test(name)).sort()).toEqual([expect.stringMatching(/^ReadAB$/), expect.stringMatching(/^ReadAB_[0-9a-f]{8}$/), "ReadHandler_3cb8af71", "ReadHandlers", "ReadUpdateArguments", expect.stringMatching(/^ReadUpdateArguments_[0-9a-f]{8}$/)]);
  });

  it("named-places: anchors and ids lead to types", () => compiles("named-places"));

  it("circles: a type made of itself is unknown, one inside itself is not", () => compiles("circles"));

  it("own-outputs: a server's own output schema is the result of all actions", () => {
    compiles("own-outputs");
    expect(exportedNames(parsed("own-outputs", "tools/one.ts"))).toContain("OneResult");
  });

  it("nothing: a surface without tools", async () => {
    const files = Object.fromEntries([...stubs.emit({ ...contractOf(CASES.a9.catalog), tools: [] })].map(({ path, text }) => [path, text]));
    const server = 'import { defineHandlers, type Handlers } from "./index.js";\nexport const handlers: Handlers<object, object> = defineHandlers<object, object>()({});\n';
    expect(await diagnosticsOf({ ...files, "server.ts": server })).toEqual([]);
  }, 300_000);

  it("shapes: closed, open, nullable, recursive, by path, alternatives", () => {
    compiles("shapes");
    const text = textOf("shapes", "tools/metadata_edit.ts");
    expect(text).toContain("  node?: MetadataEditNode;\n");
    expect(text).toContain("  empty?: Record<string, never>;\n");
    expect(text).toContain("  never?: never;\n");
  });
});

describe("merges", () => {
  it("edits of neighbouring tools and types meet in no file", () => {
    const base = (first: string, second: string): string => `
catalog: 1
server: { name: mcpd, locale: ru }
conventions: []
types: { One: { type: ${first} }, Two: { type: ${second} } }
tools:
  one: { as: ${first}_one, description: a, policy: ${first === "string" ? "READ_ONLY" : "UNDECIDED"} }
  two: { as: ${second}_two, description: b, policy: ${second === "string" ? "READ_ONLY" : "UNDECIDED"} }
`;
    const texts = (first: string, second: string) => new Map([...stubs.emit(contractOf(base(first, second)))].map(({ path, text }) => [path, text]));
    const [before, left, right, both] = [texts("string", "string"), texts("number", "string"), texts("string", "number"), texts("number", "number")];
    for (const path of ["index.ts", "types.ts"]) expect(merged(left.get(path)!, before.get(path)!, right.get(path)!)).toBe(both.get(path)!);
  });

  it("an edit of a tool touches its own file alone, and a new tool adds lines only", () => {
    const before = outputs.get("a9")!;
    const edited = [...stubs.emit(contractOf(CASES.a9.catalog.replace("Обновляет реквизит.", "Обновляет всё.") + "  other: { description: Другой., policy: UNDECIDED }\n"))];
    const index = edited.find(({ path }) => path === "index.ts")!.text.split("\n");
    const old = before.find(({ path }) => path === "index.ts")!.text.split("\n");
    expect(old.filter((line) => !index.includes(line))).toEqual([]);
    expect(edited.map(({ path }) => path)).toEqual([...before.map(({ path }) => path), "tools/other.ts"]);
  });

  it("each line of the index that speaks of a tool is in its section", () => {
    const index = outputs.get("a16")!.find(({ path }) => path === "index.ts")!;
    const opened = index.text.split("\n").filter((line) => index.sections!.opens(line) !== null);
    expect(opened).toEqual(['import type { ExportHandlers } from "./tools/export.js";', "  export: ExportHandlers<Reading, Core>;"]);
    expect(index.sections!.opens(opened[0]!)).toBe("export");
  });
});

/** What git makes of two edits; throws on a conflict. */
function merged(left: string, base: string, right: string): string {
  const folder = mkdtempSync(join(tmpdir(), "contract-gate-"));
  try {
    for (const [name, text] of Object.entries({ left, base, right })) writeFileSync(join(folder, name), text);
    return execFileSync("git", ["merge-file", "-p", "left", "base", "right"], { cwd: folder, encoding: "utf8" });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
