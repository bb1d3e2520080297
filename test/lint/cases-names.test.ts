import type { Finding } from "../../generator/diagnostics/finding.js";
import { bare, lintOf } from "./catalog-of.js";

/** A catalog of reading tools with the given names. */
function tools(names: readonly string[], server = "mcpd", rest = ""): string {
  const text = names.map((name, index) => `  ${JSON.stringify(name)}: { policy: READ_ONLY, description: Показывает вид ${index}. }\n`).join("");
  return bare(text, rest).replace("name: mcpd", `name: ${server}`);
}

function withRule(text: string, rule: string): Finding[] {
  return lintOf(text).filter((finding) => finding.rule === rule);
}

describe("a4: two names, one identifier", () => {
  const actions = (names: readonly string[]): string =>
    bare(`  object:\n    description: Работает с типами.\n    actions:\n${names.map((name, index) => `      ${name}: { policy: READ_ONLY, description: Показывает вид ${index}. }\n`).join("")}`);

  it.each([[["set_type", "set-type", "setType"]], [["setType", "set-type", "set_type"]]])("%j in one tool are told with every path and the identifier", (names) => {
    const [finding, ...others] = withRule(actions(names), "name-clash-identifier");
    expect(others).toEqual([]);
    expect(finding!.facts).toEqual({ identifier: "ObjectSetType", paths: ["tools.object.actions.set-type", "tools.object.actions.setType", "tools.object.actions.set_type"] });
    expect(finding!.message).toContain("tools.object.actions.set-type, tools.object.actions.setType, tools.object.actions.set_type");
    expect(finding!.blocks).toBe(true);
  });

  it.each([["a_b", "c", "a", "b_c"], ["a", "b_c", "a_b", "c"]])("a tool %s with %s and a tool %s with %s", (tool, action, other, another) => {
    const text = bare([[tool, action], [other, another]].map(([name, one]) => `  ${name}:\n    description: Работает с ${name}.\n    actions: { ${one}: { policy: READ_ONLY, description: Показывает ${one}. } }\n`).join(""));
    expect(withRule(text, "name-clash-identifier").map(({ facts }) => facts)).toEqual([{ identifier: "ABC", paths: ["tools.a.actions.b_c", "tools.a_b.actions.c"] }]);
  });

  it("a type, which has no `as`, is renamed", () => {
    const tool = "tools:\n  object_read: { policy: READ_ONLY, description: Показывает объект. }\n";
    const remedies = (types: string): readonly string[] => withRule(bare("").replace("tools:\n", `types: ${types}\n${tool}`), "name-clash-identifier").map(({ remedy }) => remedy);
    expect(remedies("{ a-b: { type: string }, a_b: { type: string } }")).toEqual(["Rename one of the types; references (`#/types/…`) go with the name."]);
    expect(remedies("{ ObjectReadArguments: { type: string } }")).toEqual([expect.stringMatching(/^Rename the type, or give the tool or action/)]);
  });

  it("two tools that clash are told once, not again for each action", () => {
    const text = bare(["a_b", "a-b"].map((name) => `  ${name}:\n    description: Работает с ${name}.\n    actions: { c: { policy: READ_ONLY, description: Показывает. }, d: { policy: READ_ONLY, description: Считает. } }\n`).join(""));
    expect(withRule(text, "name-clash-identifier").map(({ facts }) => facts["paths"])).toEqual([["tools.a-b", "tools.a_b"]]);
  });

  it("a type of the catalog and a generated one", () => {
    const text = tools(["object_read"], "mcpd", "types: { ObjectReadArguments: { type: string, description: Имя } }\n");
    expect(withRule(text, "name-clash-identifier").map(({ facts }) => facts)).toEqual([{ identifier: "ObjectReadArguments", paths: ["tools.object_read", "types.ObjectReadArguments"] }]);
  });

  it("an identifier of its own settles it, unless it clashes as well", () => {
    const text = actions(["set_type", "set-type"]);
    expect(withRule(text.replace("set-type: {", "set-type: { as: set_kind,"), "name-clash-identifier")).toEqual([]);
    expect(withRule(text.replace("set-type: {", "set-type: { as: SetType,"), "name-clash-identifier")).toHaveLength(1);
  });

  it("names that Cyrillic and Latin spell alike", () => {
    expect(withRule(actions(["poisk", "поиск"]), "name-clash-identifier")).toHaveLength(1);
  });
});

describe("c9: names that differ only in case, reserved names, paths", () => {
  it.each([[["rights_read", "Rights_Read"]], [["Rights_Read", "rights_read"]]])("%j are told with both", (names) => {
    const found = lintOf(tools(names)).filter(({ rule }) => rule.startsWith("name-clash"));
    expect(found.map(({ rule, facts, blocks }) => [rule, facts["names"], blocks])).toEqual([["name-clash-case", ["Rights_Read", "rights_read"], true]]);
  });

  it("identifiers that differ by case alone would be one file", () => {
    const text = bare("  a: { as: Export, policy: READ_ONLY, description: Выгружает. }\n  export: { policy: READ_ONLY, description: Показывает выгрузку. }\n");
    expect(withRule(text, "name-clash-case").map(({ facts }) => facts["names"])).toEqual([["a", "export"]]);
  });

  it.each(["index", "con", "aux", "CON", "nul", "com1", "LPT9"])("the tool %s is refused", (name) => {
    expect(withRule(tools([name]), "name-reserved").map(({ path, blocks }) => [path, blocks])).toEqual([[`tools.${name}`, true]]);
  });

  it.each([["Promise", 1], ["date", 1], ["ReadHandler", 1], ["index", 0], ["Promises", 0]])("the type %s becomes one that the language or the runtime has: %i", (name, count) => {
    const found = withRule(tools(["object"], "mcpd", `types: { ${name}: { type: string, description: Имя } }\n`), "name-reserved");
    expect(found.map(({ path, facts }) => [path, facts["kind"]])).toEqual(Array.from({ length: count }, () => [`types.${name}`, "type"]));
  });

  it.each(["..", ".", "a/b", "..\\x", "/etc"])("the tool %j reads as a path", (name) => {
    expect(withRule(tools([name]), "name-path-like")).toHaveLength(1);
  });

  it("words of the language are fine on the wire", () => {
    const actions = ["delete", "new", "default", "class", "enum", "await", "constructor", "toString", "__proto__"];
    const text = bare(`  object:\n    description: Работает с объектом.\n    actions:\n${actions.map((name, index) => `      ${name}: { policy: READ_ONLY, description: Показывает вид ${index}. }\n`).join("")}`);
    expect(lintOf(text).filter(({ severity }) => severity !== "note")).toEqual([]);
  });
});

describe("e5: tool names too long once prefixed, or with odd characters", () => {
  it("counts the prefix of the client", () => {
    const server = "s".repeat(30);
    const [finding] = withRule(tools(["t".repeat(30)], server), "name-too-long");
    expect(finding!.message).toBe(`"mcp__${server}__" (37) and "${"t".repeat(30)}" (30) make 67 characters, and 64 are allowed.`);
  });

  it("64 passes, 65 fails", () => {
    // `mcp__mcpd__` has eleven.
    expect(withRule(tools(["t".repeat(53)]), "name-too-long")).toEqual([]);
    expect(withRule(tools(["t".repeat(54)]), "name-too-long").map(({ facts, severity }) => [facts["length"], severity])).toEqual([[65, "error"]]);
  });

  it("takes the prefix and the limits from the budgets", () => {
    const budgets = (text: string): string => `budgets: { ${text} }\n`;
    expect(withRule(tools(["t".repeat(64)], "mcpd", budgets('prefix: ""')), "name-too-long")).toEqual([]);
    expect(withRule(tools(["t".repeat(65)], "mcpd", budgets('prefix: ""')), "name-too-long")).toHaveLength(1);
    expect(withRule(tools(["t".repeat(20)], "mcpd", budgets('prefix: "{server}:", nameLength: { warn: 24, fail: 60 }')), "name-too-long").map(({ severity, facts }) => [severity, facts["length"], facts["limit"]])).toEqual([["warning", 25, 24]]);
  });

  it.each([
    ["admin.tools.list", ['U+002E "."']],
    ["a/b", ['U+002F "/"']],
    ["search tool", ["U+0020"]],
    ["поиск", ['U+043F "п"', 'U+043E "о"', 'U+0438 "и"', 'U+0441 "с"', 'U+043A "к"']],
    ["tool🙂", ['U+1F642 "🙂"']],
  ])("%j is told with its characters", (name, characters) => {
    expect(withRule(tools([name]), "name-characters").map(({ facts }) => facts["characters"])).toEqual([characters]);
  });

  it.each([
    ['""', "is empty"],
    ['" "', "is blank"],
    ['"\\u00a0"', "is blank"],
    ['" x"', "begins with a blank"],
    ['"x "', "ends with a blank"],
    ['"a\\nb"', "holds a line break"],
    ['"a\\u2028b"', "holds a line break"],
    ['"a b"', undefined],
    ["показать всё", undefined],
  ])("an action called %s %s", (name, problem) => {
    const text = bare(`  object:\n    description: Показывает объект.\n    actions:\n      ${name}: { policy: READ_ONLY, description: Показывает имя. }\n`);
    expect(withRule(text, "name-edges-unseen").map(({ facts }) => facts["problem"])).toEqual(problem === undefined ? [] : [problem]);
  });

  it("a scope, a group and a profile with a blank at an edge are told", () => {
    const text = bare(`  object: { group: "g ", policy: APPLY_ONLY, scope: " s", description: Меняет объект. }\n`, 'scopes: { " s": { title: С } }\ngroups: { "g ": { access: write, title: Г } }\nprofiles: { "p ": { title: П, default: true } }\n');
    expect(withRule(text, "name-edges-unseen").map(({ path }) => path)).toEqual(["scopes. s", "groups.g ", "profiles.p "]);
  });

  it("names equal after lower-casing are told", () => {
    expect(withRule(tools(["list_all", "LIST_ALL"]), "name-clash-case")).toHaveLength(1);
  });
});

describe("e16: look-alike letters in names", () => {
  it("two tools, one with a Cyrillic letter", () => {
    const found = lintOf(tools(["metadata_read", "met\u0430data_read"]));
    expect(found.filter(({ rule }) => rule === "name-mixed-script").map(({ facts }) => [facts["word"], facts["letters"]])).toEqual([["met\u0430data", ['U+0430 "а"']]]);
    expect(found.filter(({ rule }) => rule === "name-clash-look-alike").map(({ facts }) => facts["differ"])).toEqual([['U+0430 "а"']]);
    expect(found.filter(({ rule }) => rule === "name-clash-identifier")).toHaveLength(1);
  });

  const values = (list: string): string => bare(`  object:\n    policy: READ_ONLY\n    description: Показывает объект.\n    parameters: { mode: { type: string, enum: ${list}, description: Вид показа } }\n`);

  it("two enum values", () => {
    const found = lintOf(values('[apply, "\\u0430pply"]'));
    expect(found.map(({ rule, path }) => `${rule} ${path}`).filter((one) => one.startsWith("name-"))).toEqual(["name-clash-look-alike tools.object.parameters.mode.enum[1]", "name-mixed-script tools.object.parameters.mode.enum[1]"]);
    expect(found.find(({ rule }) => rule === "name-mixed-script")!.message).toContain('U+0430 "а"');
  });

  it.each(['["\\u0430\\u0440ply", x]', '["c\\u043epy", x]', '["\\u0421opy", x]'])("a mixed value alone: %s", (list) => {
    expect(withRule(values(list), "name-mixed-script")).toHaveLength(1);
  });

  it.each(["[HTTPСервис, ЧтениеXML, COMОбъект]", "[EDT-проект, 1С-модуль, модуль_bsl]", "[копия, copy]", "[й, и, е, ё]", '["café", cafe]'])("what people write on purpose passes: %s", (list) => {
    expect(lintOf(values(list)).filter(({ rule }) => rule.startsWith("name-"))).toEqual([]);
  });

  const parameters = (text: string, rest = ""): string => bare(`  object:\n    policy: READ_ONLY\n    description: Показывает объект.\n    parameters: { ${text} }\n${rest}`);
  const namesIn = (text: string): string[] => lintOf(text).map(({ rule, path }) => `${rule} ${path}`).filter((one) => /^name-(?:mixed|clash-look)/.test(one)).map((one) => one.replace("tools.object.parameters.", ""));
  const branches = (word: string): string => `w: { description: д, ${word}: [{ const: apply, title: a }, { const: "\\u0430pply", title: b }] }`;

  it.each([
    ["const", 'v: { description: д, const: "\\u0430pply" }', ["name-mixed-script v.const"]],
    ["a default", 'v: { type: string, description: д, default: "\\u0430pply" }', ["name-mixed-script v.default"]],
    ["an example", 'v: { type: string, description: д, examples: [copy, "\\u0430pply"] }', ["name-mixed-script v.examples[1]"]],
    ["a value inside a value", 'v: { description: д, const: { kind: ["\\u0430pply"] } }', ["name-mixed-script v.const.kind[0]"]],
    ["a key inside a value", 'v: { description: д, type: object, additionalProperties: true, default: { "m\\u043ede": 1 } }', ["name-mixed-script v.default.mоde"]],
    ["the default beside its enum", 'v: { type: string, description: д, enum: ["сору", x], default: copy }', ["name-clash-look-alike v.default"]],
    ["a name that is only required", 'v: { type: object, description: д, additionalProperties: true, properties: { mode: { type: string, description: д } }, required: ["m\\u043ede"] }', ["name-clash-look-alike v.required[0]", "name-mixed-script v.required[0]"]],
    ["a name that another depends on", 'v: { type: object, description: д, additionalProperties: true, properties: { mode: { type: string, description: д } }, dependentRequired: { "m\\u043ede": [mode] } }', ["name-clash-look-alike v.dependentRequired.mоde", "name-mixed-script v.dependentRequired.mоde"]],
    ["a name that depends on another", 'v: { type: object, description: д, additionalProperties: true, properties: { mode: { type: string, description: д } }, dependentRequired: { mode: ["m\\u043ede"] } }', ["name-clash-look-alike v.dependentRequired.mode[0]", "name-mixed-script v.dependentRequired.mode[0]"]],
  ])("%s", (_, text, told) => {
    expect(namesIn(parameters(text)).sort()).toEqual(told);
  });

  it.each(["oneOf", "anyOf"])("values of branches stand beside each other: %s", (word) => {
    expect(namesIn(parameters(branches(word))).sort()).toEqual([`name-clash-look-alike w.${word}[1].const`, `name-mixed-script w.${word}[1].const`]);
  });

  it("so do the discriminators and the properties of branches", () => {
    const branch = (name: string, value: string): string => `{ type: object, properties: { "${name}": { const: ${value}, description: д } }, required: ["${name}"] }`;
    const union = (one: string, other: string): string => parameters(`w: { description: д, oneOf: [${one}, ${other}] }`);
    expect(namesIn(union(branch("kind", "copy"), branch("kind", "сору")))).toEqual(["name-clash-look-alike w.oneOf[1].properties.kind.const"]);
    expect(namesIn(union(branch("copy", "x"), branch("сору", "y")))).toEqual(["name-clash-look-alike w.oneOf[1].properties.сору"]);
    expect(namesIn(union(branch("kind", "copy"), branch("kind", "move")))).toEqual([]);
  });

  it("the rules of a whole call stand beside its parameters", () => {
    const text = parameters("mode: { type: string, description: д }", '    schema: { dependentRequired: { "m\\u043ede": [mode] } }\n');
    expect(namesIn(text)).toEqual(expect.arrayContaining(["name-clash-look-alike tools.object.schema.dependentRequired.mоde"]));
  });

  it("a name that is declared around its branch is told once, and prose among examples is not judged", () => {
    const text = 'v: { type: object, description: д, properties: { "m\\u043ede": { type: string, description: д } }, anyOf: [{ required: ["m\\u043ede"] }] }';
    expect(namesIn(parameters(text))).toEqual(["name-mixed-script v.properties.mоde"]);
    expect(namesIn(parameters("v: { type: string, description: д, examples: [Отчёт за Q1 и планA на год] }"))).toEqual([]);
  });

  it("codes of errors and labels are names too", () => {
    const rest = 'errors: { BUSY: { message: Занят. }, "\\u0412USY": { message: Занят. } }\nlabels: { fields: { copy: д, "сору": д }, sections: { HTTPСервис: д } }\n';
    const found = lintOf(bare("  object: { policy: READ_ONLY, description: Показывает объект. }\n", rest)).filter(({ rule }) => /^name-(?:mixed|clash-look)/.test(rule));
    expect(found.map(({ rule, path }) => `${rule} ${path}`).sort()).toEqual(["name-clash-look-alike errors.ВUSY", "name-clash-look-alike labels.fields.сору", "name-mixed-script errors.ВUSY"]);
  });

  it("speaks of properties in the plural", () => {
    const text = 'v: { type: object, description: д, properties: { abc: { type: string, description: д }, "\\u0430bc": { type: string, description: д } } }';
    expect(withRule(parameters(text), "name-clash-look-alike")[0]!.message).toMatch(/^The properties "abc" and "аbc" look the same/);
  });

  it("free text is not judged", () => {
    expect(withRule(bare("  object: { policy: READ_ONLY, description: Читает 1С-модуль и EDT-проект. }\n"), "name-mixed-script")).toEqual([]);
  });

  it("a parameter, a property, a scope and a Greek letter", () => {
    const text = bare(
      '  object:\n    policy: READ_ONLY\n    description: Показывает объект.\n    parameters: { "f\\u0430st": { type: object, description: Настройки, properties: { "n\\u03BFde": { type: string, description: Узел } } } }\n',
      'scopes: { "dat\\u0430.write": { title: Изменение } }\n',
    );
    expect(withRule(text, "name-mixed-script").map(({ facts }) => facts["kind"]).sort()).toEqual(["parameter", "property", "scope"]);
  });
});
