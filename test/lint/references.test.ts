import type { Finding } from "../../generator/diagnostics/finding.js";
import { bare, lintOf } from "./catalog-of.js";

function withRule(text: string, rule: string): Finding[] {
  return lintOf(text).filter((finding) => finding.rule === rule);
}

describe("retired names", () => {
  const tools = (parameters: string, rest = ""): string => bare(`  object:\n    policy: READ_ONLY\n    description: Показывает объект.\n${rest}    parameters: { ${parameters} }\n`);
  const retired = (text: string, list: string): string => text.replace("tools:\n", `retired: ${list}\ntools:\n`);

  it.each([
    ["a parameter", "old: { type: string, description: Имя }, now: { type: string, description: Имя }", "tools.object.parameters.old"],
    ["a property two levels down", "now: { type: array, description: Узлы, items: { type: object, properties: { old: { type: string } } } }", "tools.object.parameters.now.items.properties.old"],
    ["a property in a branch", "now: { description: Узел, anyOf: [{ type: object, properties: { old: { type: string } } }, { type: string }] }", "tools.object.parameters.now.anyOf[0].properties.old"],
  ])("%s that is still in use is told", (_, parameters, path) => {
    const [finding, ...others] = withRule(retired(tools(parameters), "{ parameters: { old: now } }"), "retired-name-in-use");
    expect([finding!.path, finding!.blocks, others]).toEqual([path, true, []]);
    expect(finding!.related!.map(({ note }) => note)).toEqual(["retired here"]);
  });

  it("the selector, a tool and an action as well", () => {
    const text = retired(
      bare("  old:\n    description: Работает с объектом.\n    selector: { name: op }\n    retired: { actions: { drop: show }, parameters: { op: action } }\n    actions:\n      show: { policy: READ_ONLY, description: Показывает. }\n      drop: { policy: READ_ONLY, description: Прячет. }\n  now: { policy: READ_ONLY, description: Показывает новое. }\n"),
      "{ tools: { old: now } }",
    );
    expect(withRule(text, "retired-name-in-use").map(({ path }) => path).sort()).toEqual(["tools.old", "tools.old.actions.drop", "tools.old.selector.name"]);
  });

  it("of one tool do not concern another, and what is returned is not sent", () => {
    const text = bare(
      "  a:\n    policy: READ_ONLY\n    description: Показывает раз.\n    retired: { parameters: { old: now } }\n    parameters: { now: { type: string, description: Имя } }\n    result: { type: object, properties: { old: { type: string } } }\n  b:\n    policy: READ_ONLY\n    description: Показывает два.\n    parameters: { old: { type: string, description: Имя } }\n",
    );
    expect(lintOf(text).filter(({ rule }) => rule.startsWith("retired"))).toEqual([]);
  });

  it("a declared flag wins over a retired parameter", () => {
    const text = retired(bare("  object:\n    policy: PREVIEW_PARAM\n    scope: a\n    flag: { name: dryRun, rehearses: true }\n    description: Меняет объект.\n    parameters: { dryRun: { type: boolean, description: Без записи }, now: { type: string, description: Имя } }\n"), "{ parameters: { dryRun: now } }");
    expect(withRule(text, "retired-name-in-use")).toEqual([]);
  });

  it.each([
    ["{ a: b, b: c }", "which is retired itself"],
    ["{ a: b, b: a }", "and the chain comes back to it"],
    ["{ a: a }", "which is the same name"],
    ["{ a: nope }", "which does not exist"],
    ["{ a: __proto__ }", "which does not exist"],
  ])("%s: %s", (list, problem) => {
    expect(withRule(retired(tools("c: { type: string, description: Имя }"), `{ parameters: ${list} }`), "retired-target-unknown").map(({ message }) => message)[0]).toContain(problem);
  });

  it("may point at what a convention adds", () => {
    const text = retired(tools("c: { type: string, description: Имя }").replace("conventions: []", "conventions: [mode, window]"), "{ parameters: { dryRun: mode, page: offset } }");
    expect(withRule(text, "retired-target-unknown")).toEqual([]);
  });

  it("prose that still tells of them is told, identifiers that merely hold them are not", () => {
    const text = retired(tools("now: { type: string, description: Имя вместо old }", "    title: Показ old_value\n"), "{ parameters: { old: now } }");
    expect(withRule(text, "prose-names-retired").map(({ path }) => path)).toEqual(["tools.object.parameters.now.description"]);
  });

  it("the switch that models know from elsewhere is retired by the convention itself", () => {
    const text = bare("  object: { policy: READ_ONLY, description: Показывает. Можно передать dryRun. }\n").replace("conventions: []", "conventions: [mode]");
    expect(withRule(text, "prose-names-retired").map(({ facts }) => [facts["name"], facts["canonical"]])).toEqual([["dryRun", "mode"]]);
  });
});

describe("references to tools and actions", () => {
  const text = (description: string): string => bare(`  a.b: { policy: READ_ONLY, description: Показывает раз. }\n  c:\n    description: ${JSON.stringify(description)}\n    actions: { d.e: { policy: READ_ONLY, description: Показывает два. } }\n`);

  it.each(["[[a.b]]", "[[c]]", "[[c.d.e]]", "\\[[nope]]", "[[1, 2], [3]]"])("%s is none that dangles", (reference) => {
    expect(withRule(text(`Смотри ${reference}.`), "prose-reference-unknown")).toEqual([]);
  });

  it.each([
    ["[[a.c]]", ' Did you mean "a.b"?'],
    ["[[c.x]]", ""],
    ["[[__proto__]]", ""],
    ["[[object read]]", ""],
  ])("%s dangles", (reference, hint) => {
    const found = withRule(text(`Смотри ${reference}.`), "prose-reference-unknown");
    expect(found.map(({ path, blocks, facts }) => [path, blocks, facts["hint"]])).toEqual([["tools.c.description", true, hint]]);
  });

  it("in any prose: of parameters, profiles, errors, labels", () => {
    const everywhere = bare(
      '  a:\n    policy: READ_ONLY\n    description: Показывает.\n    parameters: { x: { type: object, description: "[[p]]", properties: { y: { type: string, description: "[[q]]" } } } }\n',
      'labels: { fields: { f: "[[r]]" } }\nerrors: { NO_BASE: { message: "[[s]]", hint: "[[t]]" } }\nprofiles: { reader: { title: "[[u]]", default: true } }\n',
    );
    expect(withRule(everywhere, "prose-reference-unknown").map(({ facts }) => facts["reference"]).sort()).toEqual(["p", "q", "r", "s", "t", "u"]);
  });
});

describe("parameters that are named", () => {
  it("once in each place, with what was meant", () => {
    const text = bare(
      "  object:\n    description: Работает с объектом.\n    parameters: { fqn: { type: string, description: Адрес } }\n    required: [action, fqnn]\n    address: fnq\n    actions:\n      show: { policy: READ_ONLY, description: Показывает., requires: [x1], takes: [x2, fqn], narrow: { x3: { minLength: 1 } }, address: x4 }\n      list: { policy: READ_ONLY, description: Перечисляет., takes: all, address: null }\n",
    );
    expect(withRule(text, "parameter-unknown").map(({ facts }) => [facts["key"], facts["parameter"], facts["hint"]])).toEqual([
      ["required", "fqnn", ' Did you mean "fqn"?'],
      ["address", "fnq", ' Did you mean "fqn"?'],
      ["requires", "x1", ""],
      ["takes", "x2", ""],
      ["narrow", "x3", ""],
      ["address", "x4", ""],
    ]);
  });

  it("an address may stand in the open object of an action", () => {
    const text = bare("  object:\n    description: Работает с объектом.\n    params: data\n    parameters: { data: { type: object, description: Данные } }\n    address: fqn\n    actions:\n      show: { policy: READ_ONLY, description: Показывает., arguments: { type: object, properties: { fqn: { type: string, description: Адрес } } } }\n");
    expect(withRule(text, "parameter-unknown")).toEqual([]);
    const own = text.replace("    address: fqn\n", "").replace("policy: READ_ONLY,", "policy: READ_ONLY, address: fqn,");
    expect(withRule(own, "parameter-unknown")).toEqual([]);
    expect(withRule(own.replace("address: fqn", "address: fnq"), "parameter-unknown").map(({ facts }) => [facts["key"], facts["parameter"]])).toEqual([["address", "fnq"]]);
  });
});

describe("help that writes", () => {
  const told = (help: string): unknown[] => {
    const both = "  both:\n    description: Работает.\n    actions:\n      show: { policy: READ_ONLY, description: Показывает. }\n      drop: { policy: APPLY_ONLY, scope: a, description: Удаляет. }\n";
    return withRule(bare(`  one: { policy: APPLY_ONLY, scope: a, description: Меняет., help: ${help} }\n${both}`), "help-target-writes").map(({ path, facts }) => [path, facts["action"]]);
  };

  it("is a tool with an action that writes, and that action; its reading action is none", () => {
    expect(told("both")).toEqual([["tools.one", "tools.both.actions.drop"]]);
    expect(told("both.drop")).toEqual([["tools.one", "tools.both.actions.drop"]]);
    expect(told("both.show")).toEqual([]);
  });
});

describe("parameters that clash with what a convention adds", () => {
  const all = "conventions: [mode, closed, refusals, window, hints]";
  const clash = (tool: string): unknown[] => withRule(bare(`  object:\n${tool}`).replace("conventions: []", all), "parameter-clash-convention").map(({ path, facts }) => [path.replace("tools.object.parameters.", ""), facts["from"]]);
  const parameters = "    parameters: { mode: { type: string, description: Вид }, limit: { type: integer, description: Сколько }, confirm: { type: string, description: Слово } }\n";

  it("a reading tool with the window", () => expect(clash(`    policy: READ_ONLY\n    description: Показывает.\n${parameters}`)).toEqual([["limit", "window"]]));
  it("a reading tool without one", () => expect(clash(`    policy: READ_ONLY\n    window: null\n    description: Показывает.\n${parameters}`)).toEqual([]));
  it("a rehearsed tool with a latch", () => expect(clash(`    policy: PREVIEWABLE\n    scope: a\n    latches: [confirm]\n    address: mode\n    description: Меняет.\n${parameters}`)).toEqual([["mode", "mode"], ["confirm", "latch"]]));
  it("an immediate tool", () => expect(clash(`    policy: APPLY_ONLY\n    scope: a\n    description: Меняет.\n${parameters}`)).toEqual([]));
  it("the selector", () => expect(clash(`    description: Работает.\n    selector: { name: confirm }\n${parameters}    actions: { a: { policy: READ_ONLY, window: null, takes: all, description: Показывает. } }\n`)).toEqual([["confirm", "selector"]]));
  it("a selector that is called like the switch", () => expect(clash("    description: Работает.\n    selector: { name: mode }\n    actions: { a: { policy: PREVIEWABLE, scope: a, description: Меняет. } }\n")).toEqual([["mode", "mode"]]));

  describe("or that two actions put on the wire", () => {
    const flagged = (flag: string, other: string): string => `    description: Работает.\n    actions:\n      first: { policy: PREVIEW_PARAM, scope: a, description: Меняет., flag: ${flag} }\n      second: { scope: a, description: Правит., ${other} }\n`;
    const both = (flag: string, other: string): unknown[] =>
      withRule(bare(`  object:\n${flagged(flag, other)}`).replace("conventions: []", all), "parameter-clash-convention").map(({ path, facts }) => [path, facts["name"], facts["other"], facts["from"]]);

    it("a flag that is called like the switch", () => expect(both("{ name: mode, rehearses: true }", "policy: PREVIEWABLE")).toEqual([["tools.object.actions.second", "mode", "flag", "mode"]]));
    it("a flag that is called like a latch", () => expect(both("{ name: confirm, rehearses: true }", "policy: APPLY_ONLY, latches: [confirm]")).toEqual([["tools.object.actions.second", "confirm", "flag", "latch"]]));
    it("a flag that is called like a part of the window", () => expect(both("{ name: limit, rehearses: true }", "policy: READ_ONLY")).toEqual([["tools.object.actions.second", "limit", "flag", "window"]]));
    it("a flag that rehearses in one action and acts in the other", () => expect(both("{ name: check, rehearses: true }", "policy: PREVIEW_PARAM, flag: { name: check, rehearses: false }")).toEqual([["tools.object.actions.second", "check", "flag", "flag"]]));
    it("a flag whose absence rehearses in one action and acts in the other", () => expect(both("{ name: check, rehearses: true }", "policy: PREVIEW_PARAM, flag: { name: check, rehearses: true, absent: apply }")).toEqual([["tools.object.actions.second", "check", "flag", "flag"]]));
    it("not the same flag of both", () => expect(both("{ name: check, rehearses: true }", "policy: PREVIEW_PARAM, flag: { name: check, rehearses: true }")).toEqual([]));
  });
});
