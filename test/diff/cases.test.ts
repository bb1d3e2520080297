import { lines, published, verdictsOf } from "./sides.js";

/**
 * The reported faults of contract diffs (kind d), each with its right value. `P` is the schema of the
 * one parameter `p` of `metadata_edit.update`; `R` is the schema of its result.
 */
function catalog({ P = "{ type: string }", R = "{ type: object }", parameters = "", actions = "", root = "", update = "" }: { readonly [part in "P" | "R" | "parameters" | "actions" | "root" | "update"]?: string }): string {
  return `catalog: 1
server: { name: mcpd, locale: ru }
conventions: [closed]
scopes:
  metadata.write: { title: Правка }
  metadata.change: { title: Изменение }
profiles:
  reader: { title: Чтение, default: true, groups: [metadata-read], scopes: [] }
groups:
  metadata-read: { access: read, title: Чтение }
  metadata-write: { access: write, title: Правка }
${root}
tools:
  metadata_edit:
    group: metadata-write
    description: Меняет объекты метаданных.
    parameters:
      p: ${P}
${parameters}
    actions:
      update:
        policy: PREVIEWABLE
        scope: metadata.write
        description: Обновляет реквизит.
        takes: all
        result: ${R}
${update}
      check:
        policy: PREVIEWABLE
        scope: metadata.write
        description: Проверяет реквизит.
        takes: all
${actions}
`;
}

const P = (before: string, after: string): string[] => lines(verdictsOf(catalog({ P: before }), catalog({ P: after }))).filter((line) => line.includes("update"));
const R = (before: string, after: string): string[] => lines(verdictsOf(catalog({ R: before }), catalog({ R: after })));
const levels = (told: readonly string[]): string[] => told.map((line) => line.split(" ")[0]!);

describe("d3: a value that is gone, at any depth", () => {
  const at = "tools.metadata_edit.actions.update /properties/p";
  it.each([
    ["in a list in an object", "{ type: object, properties: { state: { type: array, items: { enum: [active, archived] } } } }", "{ type: object, properties: { state: { type: array, items: { enum: [active] } } } }", `${at}/properties/state/items/enum`],
    ["in a branch", "{ anyOf: [{ type: integer }, { enum: [active, archived] }] }", "{ anyOf: [{ type: integer }, { enum: [active] }] }", `${at}/anyOf/1/enum`],
    ["under a pattern of names", "{ type: object, patternProperties: { '^x-': { enum: [active, archived] } } }", "{ type: object, patternProperties: { '^x-': { enum: [active] } } }", `${at}/patternProperties/^x-/enum`],
    ["at a place in a list", "{ type: array, prefixItems: [{ enum: [active, archived] }] }", "{ type: array, prefixItems: [{ enum: [active] }] }", `${at}/prefixItems/0/enum`],
  ])("%s", (_, before, after, place) => {
    expect(P(before, after)).toEqual([`breaking parameter-value-removed ${place}`]);
  });

  it("in a definition that two actions use: for each of them, by the name of the definition", () => {
    const with_ = (values: string): string => catalog({ P: "{ $ref: '#/types/State' }", root: `types: { State: { enum: [${values}] } }` });
    const verdicts = verdictsOf(with_("active, archived"), with_("active"));
    expect(lines(verdicts)).toEqual(["breaking parameter-value-removed tools.metadata_edit.actions.update /properties/p/enum", "breaking parameter-value-removed tools.metadata_edit.actions.check /properties/p/enum"]);
    for (const { change, message } of verdicts) {
      expect(change).toMatchObject({ before: "archived", definition: "State" });
      expect(message).toContain('"archived"');
    }
  });
});

describe("d4: direction matters", () => {
  const pairs: readonly [string, string, string][] = [
    ["a value more", "{ enum: [a] }", "{ enum: [a, b] }"],
    ["whole numbers to numbers", "{ type: integer }", "{ type: number }"],
    ["null too", "{ type: string }", "{ type: [string, 'null'] }"],
  ];

  it.each(pairs)("arguments may widen: %s", (_, narrow, wide) => {
    expect(levels(P(narrow, wide))).toEqual(["additive"]);
    expect(levels(P(wide, narrow))).toEqual(["breaking"]);
  });

  it.each(pairs)("results may narrow: %s", (_, narrow, wide) => {
    const field = (schema: string): string => `{ type: object, properties: { f: ${schema} } }`;
    expect(levels(R(field(narrow), field(wide)))).toEqual(["breaking"]);
    expect(levels(R(field(wide), field(narrow)))).toEqual(["additive"]);
  });

  it("what must be given may be left out; what is always there must stay", () => {
    const object = (required: string): string => `{ type: object, properties: { f: { type: string } }, required: [${required}] }`;
    expect(levels(P(object("f"), object("")))).toEqual(["additive"]);
    expect(levels(P(object(""), object("f")))).toEqual(["breaking"]);
    expect(levels(R(object("f"), object("")))).toEqual(["breaking"]);
    expect(levels(R(object(""), object("f")))).toEqual(["additive"]);
  });
});

describe("d5: limits", () => {
  it.each([
    ["maxLength", "{ type: string, maxLength: 5 }", "{ type: string, maxLength: 2 }"],
    ["minLength", "{ type: string, minLength: 1 }", "{ type: string, minLength: 2 }"],
    ["minLength from nothing", "{ type: string }", "{ type: string, minLength: 1 }"],
    ["minimum", "{ type: integer, minimum: 0 }", "{ type: integer, minimum: 1 }"],
    ["maximum", "{ type: number, maximum: 9.5 }", "{ type: number, maximum: 9 }"],
    ["exclusiveMinimum", "{ type: number, minimum: 1 }", "{ type: number, exclusiveMinimum: 1 }"],
    ["minItems", "{ type: array, items: { type: string } }", "{ type: array, items: { type: string }, minItems: 1 }"],
    ["maxItems", "{ type: array, items: { type: string }, maxItems: 3 }", "{ type: array, items: { type: string }, maxItems: 2 }"],
    ["multipleOf", "{ type: number, multipleOf: 0.5 }", "{ type: number, multipleOf: 1 }"],
    ["multipleOf of kopecks", "{ type: number, multipleOf: 0.01 }", "{ type: number, multipleOf: 0.1 }"],
    ["multipleOf under whole numbers", "{ type: number, multipleOf: 0.1 }", "{ type: integer }"],
    ["pattern", "{ type: string }", "{ type: string, pattern: '^a' }"],
    ["uniqueItems", "{ type: array, items: { type: string } }", "{ type: array, items: { type: string }, uniqueItems: true }"],
    ["minProperties", "{ type: object, additionalProperties: { type: string } }", "{ type: object, additionalProperties: { type: string }, minProperties: 1 }"],
  ])("%s: tighter breaks, looser does not", (_, loose, tight) => {
    expect(levels(P(loose, tight))).toEqual(["breaking"]);
    expect(levels(P(tight, loose))).toEqual(["additive"]);
  });

  it("another pattern breaks either way", () => {
    expect(levels(P("{ type: string, pattern: '^a' }", "{ type: string, pattern: '^b' }"))).toEqual(["breaking"]);
    expect(P("{ type: string, pattern: '^a' }", "{ pattern: '^a', type: string }")).toEqual([]);
  });

  it("a format is not checked at run time, so it is words", () => {
    expect(levels(lines(verdictsOf(catalog({ P: "{ type: string }" }), catalog({ P: "{ type: string, format: uuid }" }))))).toEqual(["routing"]);
  });

  it.each([
    ["an exclusive bound of whole numbers", "{ type: integer, exclusiveMinimum: 0 }", "{ type: integer, minimum: 1 }"],
    ["a limit that allows everything", "{ type: string, minLength: 0 }", "{ type: string }"],
    ["whole numbers by their divisor", "{ type: number, multipleOf: 1 }", "{ type: integer }"],
    ["a short range and its values", "{ type: integer, minimum: 1, maximum: 3 }", "{ enum: [1, 2, 3] }"],
  ])("the same said otherwise is no change: %s", (_, one, other) => {
    expect(P(one, other)).toEqual([]);
    expect(P(other, one)).toEqual([]);
  });
});

describe("d7: one level down", () => {
  it("under additionalProperties, through a definition, once for each action", () => {
    const of = (type: string): string => catalog({ P: "{ type: object, additionalProperties: { $ref: '#/types/V' } }", root: `types: { V: { type: ${type} } }` });
    const verdicts = verdictsOf(of("integer"), of("string"));
    expect(lines(verdicts)).toEqual(["update", "check"].map((action) => `breaking parameter-type-narrowed tools.metadata_edit.actions.${action} /properties/p/additionalProperties/type`));
    expect(verdicts.map(({ change }) => ("definition" in change ? change.definition : null))).toEqual(["V", "V"]);
  });

  it("a list that became an object", () => {
    expect(P("{ type: object, properties: { list: { type: array, items: { type: string } } } }", "{ type: object, properties: { list: { type: object } } }")).toEqual([
      "breaking parameter-type-narrowed tools.metadata_edit.actions.update /properties/p/properties/list/type",
    ]);
  });
});

describe("d9: promises without a schema", () => {
  const drop = (policy: string, scope = "scope: metadata.write", group = ""): string => catalog({ actions: `      drop:\n        policy: ${policy}\n        description: Удаляет.\n        ${scope}\n${group}` });
  const told = (before: string, after: string): string[] => lines(verdictsOf(before, after)).map((line) => line.split(" ").slice(0, 3).join(" "));
  const at = "tools.metadata_edit.actions.drop";

  it("a policy that moves towards writing", () => {
    expect(told(drop("READ_ONLY", ""), drop("PREVIEWABLE", ""))).toContain(`dangerous policy-weakened ${at}.policy`);
    expect(told(drop("PREVIEWABLE"), drop("APPLY_ONLY"))).toContain(`dangerous policy-weakened ${at}.policy`);
  });

  it("a policy that moves away from it: the call no longer takes effect", () => {
    expect(told(drop("APPLY_ONLY"), drop("PREVIEWABLE"))).toContain(`breaking policy-effect-withheld ${at}.policy`);
  });

  it("a scope that is renamed, and one that is dropped", () => {
    expect(told(drop("APPLY_ONLY"), drop("APPLY_ONLY", "scope: metadata.change"))).toEqual([`breaking scope-replaced ${at}.scope`]);
    expect(told(drop("APPLY_ONLY"), drop("APPLY_ONLY", ""))).toEqual([`dangerous scope-dropped ${at}.scope`]);
  });

  it("a tool that moves from a reading group to a writing one", () => {
    const tool = (group: string): string => `${catalog({})}  metadata_read:\n    group: ${group}\n    policy: READ_ONLY\n    description: Читает.\n`;
    const moved = told(tool("metadata-read"), tool("metadata-write"));
    expect(moved).toContain("dangerous action-group-changed tools.metadata_read.group");
    expect(moved).toContain("breaking profile-reach-lost profiles.reader");
  });

  it("an action that goes breaks; one that comes does not, and is told as writing", () => {
    const [gone] = verdictsOf(drop("APPLY_ONLY"), catalog({}));
    expect(gone).toMatchObject({ level: "breaking", rule: { id: "action-removed" }, message: "The action metadata_edit.drop is gone." });
    const [come] = verdictsOf(catalog({}), drop("APPLY_ONLY"));
    expect(come).toMatchObject({ level: "additive", message: "The action metadata_edit.drop is new, and it may write." });
  });
});

describe("d11: words and order", () => {
  const base = catalog({ P: "{ type: object, properties: { a: { type: string }, b: { type: integer } } }" });

  it("keys and actions in another order, folded text, a comment: nothing", () => {
    const reordered = catalog({ P: "{ properties: { b: { type: integer }, a: { type: string } }, type: object }" }).replace("    description: Меняет объекты метаданных.\n", "").replace("    actions:\n", "    description: >-\n      Меняет объекты\n      метаданных.\n    # как есть\n    actions:\n");
    expect(JSON.stringify(published(reordered))).not.toBe(JSON.stringify(published(base)));
    expect(verdictsOf(base, reordered)).toEqual([]);
  });

  it("one word of a description: told with both texts, and harmless", () => {
    const verdicts = verdictsOf(base, base.replace("Обновляет реквизит.", "Обновляет свойство."));
    expect(lines(verdicts)).toEqual(["routing action-words-changed tools.metadata_edit.actions.update.description"]);
    expect(verdicts[0]!.change).toMatchObject({ before: "Обновляет реквизит.", after: "Обновляет свойство." });
  });
});

describe("d12: nullability", () => {
  const [plain, list, branch] = ["{ type: string }", "{ type: [string, 'null'] }", "{ anyOf: [{ type: string }, { type: 'null' }] }"] as const;

  it("two spellings are one", () => {
    expect(P(list, branch)).toEqual([]);
    expect(P(branch, list)).toEqual([]);
    expect(P("{ type: [string, 'null'], description: Имя, maxLength: 5 }", "{ description: Имя, anyOf: [{ type: string, maxLength: 5 }, { type: 'null' }] }")).toEqual([]);
    expect(lines(verdictsOf(catalog({ P: "{ type: [string, 'null'], description: Имя }" }), catalog({ P: "{ anyOf: [{ type: string, description: Имя }, { type: 'null' }] }" })))).toEqual([]);
  });

  it("null more is harmless in arguments and breaks results", () => {
    for (const nullable of [list, branch]) {
      expect(levels(P(plain, nullable))).toEqual(["additive"]);
      expect(levels(R(`{ type: object, properties: { f: ${plain} } }`, `{ type: object, properties: { f: ${nullable} } }`))).toEqual(["breaking"]);
    }
  });
});

describe("d13: files and places", () => {
  const base = catalog({});

  it("a catalog split into files, and an action at another place: nothing", () => {
    const [head, tools] = base.split("\ntools:\n") as [string, string];
    const split = published(`${head}\ninclude: [tools/*.yaml]\n`, { "tools/edit.yaml": `tools:\n${tools}` });
    expect(verdictsOf(published(base), split)).toEqual([]);
    const update = /      update:\n(?:        .*\n|\n)+/.exec(base)![0];
    expect(verdictsOf(base, `${base.replace(update, "").trimEnd()}\n${update}`)).toEqual([]);
  });
});

describe("sameness is of meaning", () => {
  const types = (body: string): string => `types: { ${body} }`;
  it.each([
    ["an inlined definition", catalog({ P: "{ $ref: '#/types/V' }", root: types("V: { type: object, properties: { a: { type: integer } } }") }), catalog({ P: "{ type: object, properties: { a: { type: integer } } }" })],
    ["a renamed definition", catalog({ P: "{ $ref: '#/types/V' }", root: types("V: { type: string, minLength: 1 }") }), catalog({ P: "{ $ref: '#/types/W' }", root: types("W: { type: string, minLength: 1 }") })],
    ["a definition that nobody uses", catalog({}), catalog({ root: types("V: { type: string }") })],
    ["one value", catalog({ P: "{ const: a }" }), catalog({ P: "{ enum: [a] }" })],
    ["branches in another order", catalog({ P: "{ anyOf: [{ type: string }, { type: integer }] }" }), catalog({ P: "{ oneOf: [{ type: integer }, { type: string }] }" })],
    ["a list of types", catalog({ P: "{ anyOf: [{ type: string }, { type: integer }] }" }), catalog({ P: "{ type: [integer, string] }" })],
    ["a recursive definition under another name", catalog({ P: "{ $ref: '#/types/V' }", root: types("V: { type: object, properties: { next: { $ref: '#/types/V' } } }") }), catalog({ P: "{ $ref: '#/types/W' }", root: types("W: { type: object, properties: { next: { $ref: '#/types/W' } } }") })],
    ["a recursive definition unrolled once", catalog({ P: "{ $ref: '#/types/V' }", root: types("V: { type: object, properties: { next: { $ref: '#/types/V' } } }") }), catalog({ P: "{ type: object, properties: { next: { $ref: '#/types/V' } } }", root: types("V: { type: object, properties: { next: { $ref: '#/types/V' } } }") })],
  ])("%s is no change", (_, one, other) => {
    expect(lines(verdictsOf(one, other))).toEqual([]);
    expect(lines(verdictsOf(other, one))).toEqual([]);
  });
});

describe("hints, as a client reads them", () => {
  const tool = (annotations: string, { policy = "UNDECIDED", wire = "{}" } = {}): string => `catalog: 1
server: { name: s, locale: ru }
conventions: []
scopes: { w: { title: Запись } }
tools:
  t: { policy: ${policy}, ${policy === "APPLY_ONLY" ? "scope: w, " : ""}description: Работает., annotations: ${annotations}, wire: ${wire} }
`;
  const told = (before: string, after: string, policy?: string): string[] => lines(verdictsOf(tool(before, { policy }), tool(after, { policy })));
  const at = "tools.t.annotations";

  it("of a wrong type are as good as true, and break clients that read the list strictly", () => {
    expect(told("{}", '{ readOnlyHint: "true" }')).toEqual([`behaviour hint-strengthened ${at}.readOnlyHint`, `breaking annotation-changed ${at}.readOnlyHint`]);
    expect(told('{ readOnlyHint: "true" }', "{ readOnlyHint: true }")).toEqual([`routing annotation-changed ${at}.readOnlyHint`]);
    expect(told("{ readOnlyHint: true }", "{ readOnlyHint: null }")).toEqual([`dangerous hint-weakened ${at}.readOnlyHint`, `breaking annotation-changed ${at}.readOnlyHint`]);
    expect(told("{ destructiveHint: true }", "{ destructiveHint: 0 }")).toEqual([`behaviour hint-strengthened ${at}.destructiveHint`, `breaking annotation-changed ${at}.destructiveHint`]);
    expect(told("{ destructiveHint: false }", '{ destructiveHint: "false" }')).toEqual([`dangerous hint-weakened ${at}.destructiveHint`, `breaking annotation-changed ${at}.destructiveHint`]);
    expect(told("{ title: 1 }", "{ title: 2 }")).toEqual([`routing annotation-changed ${at}.title`]);
    expect(told("{}", "{ title: 2 }")).toEqual([`breaking annotation-changed ${at}.title`]);
    expect(told("{ title: null }", "{}")).toEqual([`routing annotation-changed ${at}.title`]);
  });

  it("that say of a decided write that it only reads are a danger", () => {
    expect(told("{}", "{ readOnlyHint: true }", "APPLY_ONLY")).toEqual([`dangerous hint-strengthened ${at}.readOnlyHint`]);
    expect(told("{}", '{ readOnlyHint: "yes" }', "APPLY_ONLY")[0]).toBe(`dangerous hint-strengthened ${at}.readOnlyHint`);
    expect(told("{}", "{ readOnlyHint: true }", "READ_ONLY")).toEqual([`behaviour hint-strengthened ${at}.readOnlyHint`]);
    expect(told("{}", "{ idempotentHint: true }", "APPLY_ONLY")).toEqual([`behaviour hint-strengthened ${at}.idempotentHint`]);
  });

  it("and keys of the list that become what no strict client takes break it; the way back does not", () => {
    const odd = (wire: string): string => tool("{}", { wire }).replace("annotations: {}, ", "");
    for (const key of ["title", "annotations"]) {
      expect(lines(verdictsOf(odd("{}"), odd(`{ ${key}: null }`)))).toEqual([`breaking tool-wire-changed tools.t.wire.${key}`]);
      expect(lines(verdictsOf(odd(`{ ${key}: null }`), odd("{}")))).toEqual([`routing tool-wire-changed tools.t.wire.${key}`]);
    }
  });
});
