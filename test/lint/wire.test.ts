import { bare, lintOf } from "./catalog-of.js";

const RULES = ["wire-key-owned", "wire-value-refused", "annotation-wrong-type", "annotation-contradicts-policy"];

/** `rule path` of what the rules of this file say, with a mark where generation is refused. */
function told(text: string): string[] {
  return lintOf(text).filter(({ rule }) => RULES.includes(rule)).map(({ rule, path, blocks }) => `${rule} ${path.replace("tools.metadata_edit.", "")}${blocks ? " blocks" : ""}`);
}

const REST = `scopes: { metadata.write: { title: Запись } }
groups: { w: { access: write, title: Запись } }
profiles: { reader: { title: Чтение, default: true, scopes: [] }, editor: { title: Правка, groups: [w], scopes: [metadata.write], enable: Настройки } }
`;
const WRITES = "policy: APPLY_ONLY, scope: metadata.write, group: w";
const claiming = (conventions: string, more: string, answers = "markdown"): string => `catalog: 1
server: { name: mcpd, locale: ru }
conventions: ${conventions}
${answers === "" ? "" : `answers: ${answers}\n`}${REST}tools:
  metadata_edit:
    description: Меняет.
${more}`;
const single = (wire: string, conventions = "[mode, closed, refusals, window, hints]", answers = "markdown"): string =>
  claiming(conventions, `    policy: APPLY_ONLY\n    scope: metadata.write\n    group: w\n    parameters: { a: { type: string, description: д } }\n    wire: ${wire}\n`, answers);

describe("what the catalog says itself, under `wire`", () => {
  it.each([
    ["{ annotations: { readOnlyHint: true } }", "annotations"],
    ["{ annotations: {} }", "annotations"],
    ["{ description: ДРУГОЕ, title: ДР }", "description", "title"],
    ["{ outputSchema: { type: array } }", "outputSchema"],
    ["{ outputSchema: true }", "outputSchema"],
    ["{ inputSchema: { type: object, properties: { zzz: { type: string } } } }", "inputSchema"],
    ["{ inputSchema: null }", "inputSchema"],
    ["{ name: x }", "name"],
    ["{ name: metadata_edit }", "name"],
    ["{ name: null }", "name"],
    ['{ title: "" }', "title"],
  ])("%s is refused, claimed or not, and nothing is generated", (wire, ...keys) => {
    const expected = keys.map((key) => `wire-key-owned wire.${key} blocks`);
    expect(told(single(wire))).toEqual(expected);
    expect(told(single(wire, "[]", ""))).toEqual(expected);
  });

  it("is refused beside actions too", () => {
    const actions = (wire: string): string => claiming("[mode, closed, refusals, window, hints]", `    wire: ${wire}\n    actions: { set: { ${WRITES}, description: Меняет. } }\n`);
    expect(told(actions("{ annotations: { destructiveHint: false } }"))).toEqual(["wire-key-owned wire.annotations blocks"]);
    expect(told(actions("{ inputSchema: { type: object, properties: {} } }"))).toEqual(["wire-key-owned wire.inputSchema blocks"]);
  });

  it("is told where a literal that fits no key stands beside what is said or derived: it is published nowhere", () => {
    expect(told(single("{ annotations: null, outputSchema: null, _meta: [1], description: null }"))).toEqual(["annotations", "outputSchema", "_meta", "description"].map((key) => `wire-key-owned wire.${key}`));
    expect(told(single("{ description: 1 }", "[]", ""))).toEqual(["wire-key-owned wire.description"]);
    expect(told(bare("  metadata_edit: { policy: READ_ONLY, annotations: { title: Т }, wire: { annotations: [] } }\n"))).toEqual(["wire-key-owned wire.annotations"]);
    expect(told(claiming("[closed]", "    policy: READ_ONLY\n    wire: { inputSchema: { type: object } }\n", ""))).toEqual(["wire-key-owned wire.inputSchema"]);
  });

  it("leaves what nobody else says", () => {
    expect(told(single('{ icons: [], execution: { taskSupport: optional }, _meta: { own: 1 }, "x-own": null, __proto__: 1, constructor: {}, "10": [] }'))).toEqual([]);
    expect(told(bare("  metadata_edit: { policy: READ_ONLY, description: Читает., wire: { inputSchema: { type: object } } }\n"))).toEqual([]);
  });
});

describe("the table of policies under `_meta`", () => {
  const ROW = "{ policy: APPLY_ONLY, callClass: immediate, scope: metadata.write }";

  it("is the convention's, where it is claimed", () => {
    expect(told(single(`{ _meta: { contract-gate/action: ${ROW} } }`))).toEqual(["wire-key-owned wire._meta.contract-gate/action"]);
    expect(told(single("{ _meta: { contract-gate/actions: {}, own: 1 } }"))).toEqual(["wire-key-owned wire._meta.contract-gate/actions"]);
  });

  it.each(["{ policy: READ_ONLY }", "{ policy: READ_ONLY, callClass: read, scope: null }", "{ policy: APPLY_ONLY, callClass: immediate, scope: null }", "null", "[]", "text", "{}"])("may not tell a decided action otherwise: %s", (row) => {
    expect(told(single(`{ _meta: { contract-gate/action: ${row} } }`, "[]", ""))).toEqual(["wire-key-owned wire._meta.contract-gate/action blocks"]);
  });

  it("may stand as it was listed, right or undecided", () => {
    expect(told(single(`{ _meta: { contract-gate/action: ${ROW} } }`, "[]", ""))).toEqual([]);
    expect(told(bare("  metadata_edit: { policy: UNDECIDED, wire: { _meta: { contract-gate/action: { policy: READ_ONLY } } } }\n"))).toEqual([]);
  });

  it("is judged action by action", () => {
    const actions = (table: string): string => claiming("[]", `    wire: { _meta: { contract-gate/actions: ${table} } }\n    actions: { set: { ${WRITES}, description: Меняет. }, __proto__: { policy: UNDECIDED } }\n`, "");
    expect(told(actions(`{ set: ${ROW}, __proto__: { policy: READ_ONLY } }`))).toEqual([]);
    expect(told(actions("{ set: { policy: READ_ONLY, callClass: read, scope: null } }"))).toEqual(["wire-key-owned wire._meta.contract-gate/actions blocks"]);
    expect(told(actions("{}"))).toEqual(["wire-key-owned wire._meta.contract-gate/actions blocks"]);
  });
});

describe("a literal that the protocol does not take", () => {
  it.each(["title: null", "description: 1", "annotations: null", "annotations: []", "outputSchema: null", "outputSchema: [1]", "_meta: [1]", "_meta: null", "icons: {}", "icons: [x]", "icons: [{ src: a, sizes: 48x48 }]", "execution: true", "execution: { taskSupport: always }", "inputSchema: true", "inputSchema: { properties: {} }", "inputSchema: { type: array }", "inputSchema: { type: object, properties: [] }", "inputSchema: { type: object, required: a }"])("%s is told, and listed all the same", (entry) => {
    expect(told(bare(`  metadata_edit: { policy: READ_ONLY, wire: { ${entry} } }\n`))).toEqual([`wire-value-refused wire.${entry.split(":")[0]!}`]);
  });

  it("says what stands there, cut where it is long", () => {
    const finding = lintOf(bare(`  metadata_edit: { policy: READ_ONLY, description: Читает., wire: { icons: "${"x".repeat(500)}" } }\n`)).find(({ rule }) => rule === "wire-value-refused");
    expect(finding!.message).toMatch(/^tools\.metadata_edit lists `icons: "x{58}…`, and the protocol asks for a list of maps with a text `src` there\.$/);
  });
});

describe("annotations of a type that the protocol does not ask for", () => {
  const annotated = (annotations: string, policy = WRITES): string => bare(`  metadata_edit: { description: Меняет., ${policy}, annotations: ${annotations} }\n`, REST);

  it("are told, and the contradiction is seen whatever the type", () => {
    expect(told(annotated('{ readOnlyHint: "true" }'))).toEqual(["annotation-contradicts-policy annotations.readOnlyHint blocks", "annotation-wrong-type annotations.readOnlyHint"]);
    expect(told(annotated('{ readOnlyHint: "false" }'))).toEqual(["annotation-contradicts-policy annotations.readOnlyHint blocks", "annotation-wrong-type annotations.readOnlyHint"]);
    expect(told(annotated("{ readOnlyHint: 0 }", "policy: READ_ONLY"))).toEqual(["annotation-contradicts-policy annotations.readOnlyHint blocks", "annotation-wrong-type annotations.readOnlyHint"]);
    expect(told(annotated("{ destructiveHint: [] }", "policy: READ_ONLY"))).toEqual(["annotation-contradicts-policy annotations.destructiveHint blocks", "annotation-wrong-type annotations.destructiveHint"]);
    expect(told(annotated("{ readOnlyHint: null, destructiveHint: null }"))).toEqual(["annotation-wrong-type annotations.readOnlyHint", "annotation-wrong-type annotations.destructiveHint"]);
  });

  it("are told of every annotation that the protocol knows, and of no other", () => {
    expect(told(annotated('{ title: 1, idempotentHint: "yes", openWorldHint: null, "x-own": "yes", __proto__: 1, toString: null }'))).toEqual(["annotation-wrong-type annotations.title", "annotation-wrong-type annotations.idempotentHint", "annotation-wrong-type annotations.openWorldHint"]);
    expect(told(annotated('{ title: "", idempotentHint: false, openWorldHint: true, readOnlyHint: false, destructiveHint: true }'))).toEqual([]);
  });

  it("are told where the convention derives the hints too", () => {
    expect(told(claiming("[mode, closed, refusals, window, hints]", `    policy: APPLY_ONLY\n    scope: metadata.write\n    group: w\n    annotations: { title: 1, idempotentHint: "yes", openWorldHint: null }\n`))).toEqual(["annotation-wrong-type annotations.title", "annotation-wrong-type annotations.idempotentHint", "annotation-wrong-type annotations.openWorldHint"]);
  });
});
