import type { Finding } from "../../generator/diagnostics/finding.js";
import { bare, lintOf } from "./catalog-of.js";

function withRule(text: string, rule: string): Finding[] {
  return lintOf(text).filter((finding) => finding.rule === rule);
}

const described = (text: string, policy = "READ_ONLY"): string => bare(`  object: { policy: ${policy}, ${policy === "PREVIEW_PARAM" ? "flag: { name: check, rehearses: true }, " : ""}description: ${JSON.stringify(text)} }\n`);

describe("the language of prose", () => {
  it.each(["Returns the object.", "Deletes all references to Контрагенты at once", "Full text search", "Name"])("English is told in a Russian catalog: %s", (text) => {
    expect(withRule(described(text), "description-not-in-locale").map(({ path }) => path)).toEqual(["tools.object.description"]);
  });

  it.each(["Показывает объект.", "FQN", "Формат JSON, XML или CSV", "Смотри [[object]]", "`metadata_read`", "https://example.org/a/b/c", "Catalog.Контрагенты", "Запускает ibcmd infobase config export --force", "project_id", "validateOnly", "12", ""])("this passes: %s", (text) => {
    expect(withRule(described(text), "description-not-in-locale")).toEqual([]);
  });

  it("at every depth, and everywhere a person reads", () => {
    const text = bare(
      "  object:\n    policy: READ_ONLY\n    description: Показывает.\n    title: The object itself\n    parameters: { a: { type: object, description: Узел, properties: { b: { type: array, items: { type: string, description: One of the names } } } } }\n    result: { type: object, properties: { c: { type: string, description: The resulting name } } }\n    examples: [{ intent: show me the object }]\n",
      "scopes: { s: { title: Change the data } }\ngroups: { g: { access: read, title: Read the data } }\nprofiles: { p: { title: Only reading, default: true } }\nerrors: { NO_BASE: { message: The base is gone. } }\nlabels: { fields: { f: The meaning of it } }\n",
    );
    expect(withRule(text, "description-not-in-locale").map(({ path }) => path).sort()).toEqual([
      "errors.NO_BASE.message",
      "groups.g.title",
      "labels.fields.f",
      "profiles.p.title",
      "scopes.s.title",
      "tools.object.examples[0].intent",
      "tools.object.parameters.a.properties.b.items.description",
      "tools.object.result.properties.c.description",
      "tools.object.title",
    ]);
  });

  it("an English catalog may be English, and one in an unknown language is not judged", () => {
    expect(withRule(described("Returns the object.").replace("locale: ru", "locale: en"), "description-not-in-locale")).toEqual([]);
    expect(withRule(described("Returns the object.").replace("locale: ru", "locale: ru-RU"), "description-not-in-locale")).toHaveLength(1);
  });
});

describe("promises against the policy", () => {
  it.each([
    ["APPLY_ONLY", "Перестраивает базу с предпросмотром (mode).", "предпросмотром"],
    ["APPLY_ONLY", "Сначала репетиция, потом запись.", "репетиция"],
    ["APPLY_ONLY", "Supports dry-run.", "dry-run"],
    ["READ_ONLY", "Удаляет объект.", "Удаляет"],
    ["READ_ONLY", "Показывает и записывает объект.", "записывает"],
    ["READ_ONLY", "Показывает объект. Создаёт копию.", "Создаёт"],
    ["PREVIEWABLE", "Меняет объект без предпросмотра.", "без предпросмотра"],
    ["PREVIEW_PARAM", "Сразу записывает объект.", "Сразу записывает"],
    ["APPLY_ONLY", "Только читает объект.", "Только читает"],
    ["PREVIEWABLE", "Свойства объекта. Лишь показывает их.", "Лишь показывает"],
    ["PREVIEW_PARAM", "Проверка файлов. Ничего не меняет.", "Ничего не меняет"],
    ["PREVIEWABLE", "Только чтение.", "Только чтение"],
    ["APPLY_ONLY", "Read-only view of the base.", "Read-only"],
  ])("%s: %s", (policy, text, phrase) => {
    expect(withRule(described(text, policy), "prose-contradicts-policy").map(({ facts }) => [facts["policy"], facts["phrase"]])).toEqual([[policy, phrase]]);
  });

  it.each([
    ["APPLY_ONLY", "Перестраивает базу. Предпросмотра нет."],
    ["APPLY_ONLY", "Выполняется сразу, без предпросмотра."],
    ["APPLY_ONLY", "Предпросмотр невозможен."],
    ["READ_ONLY", "Показывает, кто изменяет объект."],
    ["READ_ONLY", "Ничего не меняет."],
    ["READ_ONLY", "Предпросмотр печатной формы."],
    ["PREVIEWABLE", "Обновление с правдивым предпросмотром (mode)."],
    ["PREVIEWABLE", "Переносит сразу несколько объектов."],
    ["UNDECIDED", "Удаляет объект."],
    ["READ_ONLY", "Только читает объект."],
    ["UNDECIDED", "Только читает объект."],
    ["APPLY_ONLY", "Ставит точку останова. Ничего не меняет в конфигурации."],
    ["PREVIEWABLE", "Меняет роль. Без mode=apply ничего не меняет."],
    ["PREVIEWABLE", "Ставит признак «только чтение» реквизиту."],
  ])("%s, and nothing against it: %s", (policy, text) => {
    expect(withRule(described(text, policy), "prose-contradicts-policy")).toEqual([]);
  });

  it("a tool speaks for its actions where they are of one kind", () => {
    const text = (second: string): string => bare(`  object:\n    description: Меняет объект с предпросмотром.\n    actions:\n      drop: { policy: APPLY_ONLY, scope: a, description: Убирает. }\n      fix: { policy: ${second}, scope: a, description: Чинит. }\n`);
    expect(withRule(text("APPLY_ONLY"), "prose-contradicts-policy").map(({ path }) => path)).toEqual(["tools.object.description"]);
    expect(withRule(text("PREVIEWABLE"), "prose-contradicts-policy")).toEqual([]);
  });
});

describe("descriptions", () => {
  it.each(["TODO", "TODO: описать", "FIXME", "описание", "...", "…", "—", "Описание инструмента.", "Lorem ipsum dolor"])("%s is a placeholder", (text) => {
    expect(withRule(described(text.replace("—", "-")), "prose-placeholder")).toHaveLength(1);
  });

  it.each(["Ищет отметки TODO и FIXME.", "Описание объекта и его реквизитов.", "Текст модуля.", "TODO-метки в модуле"])("%s is none", (text) => {
    expect(withRule(described(text), "prose-placeholder")).toEqual([]);
  });

  it.each([["Меняет длину строки.", "Меняет длину строки"], ["Меняет длину строки", "строки меняет ДЛИНУ!"], ["Проверяет реквизиты объекта", "Проверяет реквизит объекта"]])("%s and %s say the same", (one, other) => {
    const text = bare(`  object:\n    description: Работает.\n    actions:\n      a: { policy: READ_ONLY, description: ${JSON.stringify(one)} }\n      b: { policy: READ_ONLY, description: ${JSON.stringify(other)} }\n`);
    expect(withRule(text, "description-duplicate").map(({ path, facts }) => [path, facts["other"]])).toEqual([["tools.object.actions.b.description", "tools.object.actions.a.description"]]);
  });

  it("actions of two tools may say the same, as their tools do not", () => {
    const text = bare(["one", "two"].map((name) => `  ${name}:\n    description: Работает с частью ${name}.\n    actions:\n      a: { policy: READ_ONLY, description: Показывает свойства. }\n      b: { policy: READ_ONLY, description: Ищет. }\n`).join(""));
    expect(withRule(text, "description-duplicate")).toEqual([]);
  });

  it("are missing where they are absent, empty or blank; a type may bring one", () => {
    const text = bare('  a: { policy: READ_ONLY }\n  b:\n    description: " "\n    parameters: { x: { type: string }, y: true, z: { $ref: "#/types/T" }, w: { type: string, description: "" } }\n    actions: { c: { policy: READ_ONLY, takes: all } }\n', "types: { T: { type: string, description: Имя } }\n");
    expect(withRule(text, "description-missing").map(({ path, facts }) => [path, facts["empty"]])).toEqual([
      ["tools.a", false],
      ["tools.b", true],
      ["tools.b.parameters.x", false],
      ["tools.b.parameters.y", false],
      ["tools.b.parameters.w", true],
      ["tools.b.actions.c", false],
    ]);
  });

  it("the word legacy has no place on the wire of a server that promises its refusals", () => {
    const text = bare("  object:\n    policy: READ_ONLY\n    description: Показывает легаси.\n    parameters: { legacyMode: { type: string, enum: [new, Legacy], description: Вид } }\n");
    expect(withRule(text, "wire-says-legacy")).toEqual([]);
    expect(withRule(text.replace("conventions: []", "conventions: [refusals]"), "wire-says-legacy").map(({ path }) => path).sort()).toEqual(["tools.object.description", "tools.object.parameters.legacyMode", "tools.object.parameters.legacyMode.enum[1]"]);
  });

  it("a text in another normal form is told with the edit that settles it", () => {
    const [finding] = withRule(bare("  object: { policy: READ_ONLY, description: Показывает связи\u0306 объект. }\n"), "text-not-normalized");
    expect([finding!.path, finding!.facts["offset"], finding!.suggestion!.replacement]).toEqual(["tools.object.description", 15, "Показывает связй объект."]);
  });
});
