import type { Finding } from "../../generator/diagnostics/finding.js";
import { bare, lintOf } from "./catalog-of.js";

function withRule(text: string, rule: string): Finding[] {
  return lintOf(text).filter((finding) => finding.rule === rule);
}

const tool = (lines: string, rest = ""): string => bare(`  object:\n    description: Работает с объектом.\n${lines}`, rest);

describe("latches", () => {
  const reasons = (lines: string, rest = ""): unknown[] => withRule(tool(lines, rest), "latch-impossible").map(({ facts }) => [facts["latch"], facts["reason"]]);
  const address = "    address: fqn\n    parameters: { fqn: { type: string, description: Адрес } }\n";

  it.each(["confirm", "expected", "allowlist", "preview"])("%s guards nothing on a reading action", (latch) => {
    expect(reasons(`    policy: READ_ONLY\n    latches: [${latch}]\n${address}`)).toEqual([[latch, "the action only reads"]]);
  });

  it("confirm and allowlist need an address, preview needs a rehearsal", () => {
    expect(reasons("    policy: APPLY_ONLY\n    scope: a\n    latches: [confirm, expected, allowlist, preview]\n").map((one) => (one as string[])[0])).toEqual(["confirm", "allowlist", "preview"]);
    expect(reasons(`    policy: PREVIEWABLE\n    scope: a\n    latches: [confirm, expected, preview]\n${address}`)).toEqual([]);
  });

  it("allowlist needs a profile that lists something", () => {
    const lines = `    policy: APPLY_ONLY\n    scope: a\n    latches: [allowlist]\n${address}`;
    expect(reasons(lines, "profiles: { reader: { title: Чтение, default: true } }\n")).toEqual([["allowlist", "no profile has an `allowlist`"]]);
    expect(reasons(lines, "profiles: { reader: { title: Чтение, default: true }, editor: { title: Правка, enable: Тут, allowlist: ['Catalog.*'] } }\n")).toEqual([]);
  });
});

describe("flags", () => {
  const problems = (lines: string): unknown[] => withRule(tool(lines), "flag-mismatch").map(({ facts }) => facts["problem"]);
  const flag = (more: string, schema: string): string => `    policy: PREVIEW_PARAM\n    scope: a\n    flag: { name: check, rehearses: true${more} }\n    parameters: { check: ${schema} }\n`;

  it.each([
    ["", "{ type: boolean, default: true, description: Проверка }"],
    ["", "{ type: boolean, description: Проверка }"],
    [", absent: apply", "{ type: boolean, default: false, description: Проверка }"],
    [", absent: error", "{ type: boolean, description: Проверка }"],
  ])("agree: %s %s", (more, schema) => expect(problems(flag(more, schema))).toEqual([]));

  it.each([
    ["", "{ type: boolean, default: false, description: Проверка }", 'says that a call without "check" rehearses, and the parameter\'s default is false'],
    [", absent: apply", "{ type: boolean, default: true, description: Проверка }", 'says that a call without "check" acts, and the parameter\'s default is true'],
    [", absent: error", "{ type: boolean, default: true, description: Проверка }", 'says that a call without "check" is refused, and the parameter\'s default is true'],
    ["", "{ type: [boolean, string], description: Проверка }", 'has the flag "check", and that parameter is no plain boolean'],
    ["", "{ type: string, description: Проверка }", 'has the flag "check", and that parameter is no plain boolean'],
    ["", "{ enum: [yes, no], description: Проверка }", 'has the flag "check", and that parameter is no plain boolean'],
  ])("disagree: %s %s", (more, schema, problem) => expect(problems(flag(more, schema))).toEqual([problem]));

  it("belong to PREVIEW_PARAM and to nothing else", () => {
    expect(problems("    policy: PREVIEW_PARAM\n    scope: a\n")).toEqual(["is PREVIEW_PARAM and names no flag"]);
    expect(problems("    policy: PREVIEWABLE\n    scope: a\n    flag: { name: check, rehearses: true }\n")).toEqual(['is PREVIEWABLE and has the flag "check"']);
    expect(problems("    policy: UNDECIDED\n    flag: { name: check, rehearses: true }\n")).toEqual([]);
  });
});

describe("a rehearsal that no call can ask for", () => {
  const told = (more: string): string[] => withRule(tool(`    policy: PREVIEWABLE\n    scope: a\n${more}`), "previewable-without-mode").map(({ path }) => path);

  it("is told where neither the convention nor the author gives the switch", () => {
    expect(told("")).toEqual(["tools.object"]);
    expect(told("    parameters: { mode: { type: string, enum: [preview, apply], description: Режим } }\n")).toEqual([]);
    expect(withRule(tool("    policy: PREVIEWABLE\n    scope: a\n").replace("conventions: []", "conventions: [mode]"), "previewable-without-mode")).toEqual([]);
  });
});

describe("profiles whose groups and scopes disagree", () => {
  const profiles = (access: string): unknown[] => {
    const tool = "  object:\n    policy: APPLY_ONLY\n    scope: a\n    group: one\n    description: Меняет.\n";
    const root = `scopes: { a: { title: Право } }\ngroups: { one: { access: ${access}, title: Группа } }\nprofiles:\n  reader: { title: Чтение, default: true, groups: [], scopes: [] }\n  writer: { title: Запись, groups: [one], scopes: [], enable: Настройки }\n`;
    return withRule(bare(tool, root), "profile-groups-and-scopes-disagree").map(({ facts }) => [facts["kind"], facts["name"]]);
  };

  it("a writing group without one of its scopes", () => expect(profiles("write")).toEqual([["group", "one"]]));
  it("not of the default profile, which is told that it can write at all: one fault, one finding", () => {
    const tool = "  object:\n    policy: APPLY_ONLY\n    scope: a\n    group: one\n    description: Меняет.\n";
    const told = (given: string): string[] => lintOf(bare(tool, `scopes: { a: { title: Право } }\ngroups: { one: { access: write, title: Группа } }\nprofiles:\n  reader: { title: Чтение, default: true, ${given} }\n  writer: { title: Запись, groups: [one], scopes: [a], enable: Настройки }\n`)).map(({ rule, path }) => `${rule} ${path}`).filter((line) => line.includes("profile"));
    expect(told("groups: [], scopes: [a]")).toEqual(["default-profile-can-write profiles.reader"]);
    expect(told("groups: [one], scopes: []")).toEqual(["default-profile-can-write profiles.reader"]);
  });
  it("not a reading group into which a writing action fell: it must leave, and no scope be granted", () => expect(profiles("read")).toEqual([]));
});

describe("what is declared and not used", () => {
  it("types by types alone, labels, groups and scopes are told", () => {
    const text = bare(
      '  object:\n    policy: READ_ONLY\n    group: used\n    description: Показывает.\n    answer: { fields: [used], sections: [] }\n    parameters: { a: { $ref: "#/types/Used" } }\n',
      `scopes: { idle: { title: Право } }
groups: { used: { access: read, title: Чтение }, idle: { access: read, title: Другое } }
profiles: { reader: { title: Чтение, default: true } }
labels: { fields: { used: Смысл, idle: Смысл }, sections: { idle: Смысл } }
types:
  Used: { type: object, description: Узел, properties: { x: { $ref: "#/types/Inner" } } }
  Inner: { type: string, description: Имя }
  Self: { type: object, description: Дерево, properties: { kids: { type: array, items: { $ref: "#/types/Self" } } } }
  Idle: { type: string, description: Имя }
`,
    );
    expect(withRule(text, "declaration-unused").map(({ path }) => path).sort()).toEqual(["groups.idle", "labels.fields.idle", "labels.sections.idle", "scopes.idle", "types.Idle", "types.Self"]);
  });
});

describe("narrowing", () => {
  const problems = (wide: string, narrow: string): unknown[] =>
    withRule(
      tool(`    parameters: { v: ${wide} }\n    actions: { a: { policy: READ_ONLY, description: Показывает., takes: [v], narrow: { v: ${narrow} } } }\n`, "types: { Small: { type: integer, maximum: 10, description: Число } }\n"),
      "narrow-widens",
    ).map(({ facts }) => facts["problem"]);

  it.each([
    ["{ type: number }", "{ type: integer, minimum: 0 }"],
    ["{ type: [integer, string, object] }", "{ type: integer }"],
    ["{ enum: [a, b, c] }", "{ enum: [c, a] }"],
    ['{ $ref: "#/types/Small" }', "{ maximum: 5 }"],
    ["{}", "{ type: string, description: Имя }"],
    ["{ type: string, maxLength: 5 }", "{ const: abc }"],
  ])("%s to %s is within", (wide, narrow) => expect(problems(wide, narrow)).toEqual([]));

  it.each([
    ["{ type: integer }", "{ type: number }", "the type number is not among integer"],
    ["{ enum: [a, b] }", "{ enum: [a, z] }", '"z" is refused there'],
    ["{ type: string, maxLength: 5 }", "{ maxLength: 9 }", "`maxLength: 9` is more than 5"],
    ["{ type: string, maxLength: 5 }", "{ const: abcdef }", '"abcdef" is refused there'],
    ['{ $ref: "#/types/Small" }', "{ maximum: 50 }", "`maximum: 50` is more than 10"],
    ['{ $ref: "#/types/Small" }', "{ type: string }", "the type string is not among integer"],
  ])("%s to %s is not", (wide, narrow, problem) => expect(problems(wide, narrow)).toEqual([problem]));
});
