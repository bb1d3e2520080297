import fc from "fast-check";
import { Failed } from "contract-gate/runtime";
import { readModule } from "../../examples/edt-workspace/bsl/outline.js";
import { defineModuleWrite } from "../../examples/edt-workspace/generated/tools/module_write.js";
import type { ProjectCore } from "../../examples/edt-workspace/ports/core.js";
import type { ProjectReading } from "../../examples/edt-workspace/ports/reading.js";
import { fieldsOf } from "../../examples/edt-workspace/search/query-fields.js";
import { applyEdits } from "../../examples/edt-workspace/source/edits.js";
import { unifiedDiff } from "../../examples/edt-workspace/source/unified-diff.js";
import { attribute, child, parseXml, textIn } from "../../examples/edt-workspace/source/xml.js";
import { append, insertAfter, removeElement, setText } from "../../examples/edt-workspace/source/xml-edits.js";

const parse = (text: string) => parseXml("x.mdo", text);
const reasonOf = (act: () => unknown): string => {
  try {
    act();
  } catch (problem) {
    if (problem instanceof Failed) return problem.answer.values!["reason"]!;
    throw problem;
  }
  return "nothing";
};

describe("XML by its places", () => {
  it("is read with entities, CDATA, comments and attributes in either quotes", () => {
    const xml = parse('\uFEFF<?xml version="1.0"?>\n<!-- <a/> -->\n<m:a x=\'1 > 0\' y = "&quot;"><b>1 &lt; 2 &#1041;&#x430;<![CDATA[<c>]]><!-- no --></b><d/></m:a>\n');
    expect(xml.root.name).toBe("m:a");
    expect([attribute(xml, xml.root, "x"), attribute(xml, xml.root, "y"), attribute(xml, xml.root, "z")]).toEqual(["1 > 0", '"', null]);
    expect(textIn(xml, child(xml.root, "b"))).toBe("1 < 2 Ба<c>");
    expect(textIn(xml, child(xml.root, "d"))).toBe("");
    expect(child(xml.root, "c")).toBeUndefined();
  });

  it.each([
    ["", "нет корневого элемента"],
    ["<a>\n<b>\n</a>", "закрывается a, а открыт b"],
    ["<a/>\n<b/>", "второй корневой элемент"],
    ["<a/>\nтекст", "текст вне корневого элемента"],
    ["<a>\n<b", "не тег"],
    ["<a b=1/>", "не тег"],
    ["<a", "не тег"],
    ["</a>", "закрывается a, а открыт никакой"],
    ["<a><!-- ", "нет -->"],
    ['<!DOCTYPE a [<!ENTITY b "c">]>\n<a>&b;</a>', "есть DOCTYPE"],
    ["<a>".repeat(3), "не закрыт a"],
  ])("%j is refused with its line", (text, reason) => {
    expect(reasonOf(() => parse(text))).toMatch(new RegExp(`^${reason.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}, строка \\d+$`));
  });

  it("of great depth and with long tags costs no stack and no time", () => {
    const deep = 100_000;
    expect(parse(`${"<a>".repeat(deep)}${"</a>".repeat(deep)}`).root.children).toHaveLength(1);
    expect(reasonOf(() => parse(`<a ${'b="1" '.repeat(50_000)}c`))).toContain("не тег");
  });

  it("an edit changes what it says and nothing else, for any text", () => {
    const value = fc.string({ unit: "grapheme" }).map((text) => text.replace(/[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g, ""));
    const around = fc.constantFrom("\n", "\r\n");
    fc.assert(
      fc.property(value, value, around, (before, after, newline) => {
        const text = applyEdits("<a><b></b></a>", [setText(parse("<a><b></b></a>"), parse("<a><b></b></a>").root.children[0]!, before)]).replace("<a>", `<a>${newline}  `).replace("</a>", `${newline}  <c/>${newline}</a>`);
        const xml = parse(text);
        const edited = parse(applyEdits(text, [setText(xml, child(xml.root, "b")!, after)]));
        expect(textIn(edited, child(edited.root, "b"))).toBe(after);
        expect(applyEdits(edited.text, [setText(edited, child(edited.root, "b")!, before)])).toBe(text);
      }),
    );
  });

  it("elements are written as their neighbours stand, and go with their lines", () => {
    const text = "<a>\r\n\t<b>\r\n\t\t<c>1</c>\r\n\t</b>\r\n</a>\r\n";
    const xml = parse(text);
    const b = child(xml.root, "b")!;
    const more = applyEdits(text, [insertAfter(xml, b, { name: "d", content: [{ name: "e", content: "2" }, { name: "f" }] }), append(xml, b, { name: "g", content: "<&>" })]);
    expect(more).toBe("<a>\r\n\t<b>\r\n\t\t<c>1</c>\r\n\t\t<g>&lt;&amp;&gt;</g>\r\n\t</b>\r\n\t<d>\r\n\t\t<e>2</e>\r\n\t\t<f/>\r\n\t</d>\r\n</a>\r\n");
    const grown = parse(more);
    expect(applyEdits(more, [removeElement(grown, child(grown.root, "d")!), removeElement(grown, child(grown.root, "b", "g")!)])).toBe(text);
    expect(applyEdits("<a><b/></a>", [removeElement(parse("<a><b/></a>"), parse("<a><b/></a>").root.children[0]!)])).toBe("<a></a>");
  });
});

describe("a module's structure", () => {
  it("is read in both languages of the platform, with strings over lines and words behind dots", () => {
    const { items, methods, faults } = readModule(
      [
        "#Region API",
        "&AtServer",
        "Async Function Count(Val List, Kind = Undefined, Deep = (1 + 2)) Export",
        '\tText = "SELECT',
        "\t// КонецЕсли в комментарии",
        '\t|\t""КонецПроцедуры""";',
        "\tReturn List.Если + List.EndFunction;",
        "EndFunction",
        "#EndRegion",
        "#Если Сервер Тогда",
        "Процедура Пусто()",
        "КонецПроцедуры",
        "#КонецЕсли",
      ].join("\n"),
    );
    expect(faults).toEqual([]);
    expect(items.map(({ name }) => name)).toEqual(["API", "Пусто"]);
    expect(methods).toMatchObject([
      { kind: "function", name: "Count", directive: "AtServer", parameters: ["List", "Kind", "Deep"], exported: true },
      { kind: "procedure", name: "Пусто", directive: null, parameters: [], exported: false },
    ]);
  });

  it.each([
    ['А = "не закрыта;', "строка не закрыта кавычкой"],
    ["Если А Тогда", "Если не закрыто"],
    ["КонецЕсли;", "КонецЕсли ничего не закрывает"],
    ["Процедура А()\nЕсли Б Тогда\nКонецПроцедуры", "КонецПроцедуры стоит там, где ещё не закрыто Если"],
    ["А = (1 + 2;", "скобка не закрыта"],
    ["А = 1);", ") ничего не закрывает"],
    ["А = Б[1);", ") ничего не закрывает"],
    ["#Область А", "область не закрыта"],
    ["#КонецОбласти", "#КонецОбласти ничего не закрывает"],
    ["Процедура\nКонецПроцедуры", "после Процедура нет имени"],
  ])("%j is at fault", (text, reason) => {
    expect(readModule(text).faults.map((fault) => fault.reason)).toContain(reason);
  });

  it("is read from anything without a throw", () => {
    const words = fc.constantFrom("Процедура ", "КонецПроцедуры ", "Если ", "КонецЕсли;", "(", ")", '"', "\n", "|", "#Область А\n", "#КонецОбласти\n", "А", ".", ",", "Экспорт ", "//", "'", "&На ", "\u0000", "😀");
    fc.assert(fc.property(fc.array(words, { maxLength: 60 }).map((parts) => parts.join("")), (text) => readModule(text).tokens.every(({ start, end }, index, all) => start < end && end <= (all[index + 1]?.start ?? text.length))));
  });
});

describe("fields in queries", () => {
  const inn = { words: ["Справочник", "Catalog"], path: ["Контрагенты"], field: "ИНН" };
  const found = (query: string): readonly number[] => fieldsOf(query, inn).map(({ start }) => start);

  it.each([
    ["ВЫБРАТЬ К.ИНН ИЗ Справочник.Контрагенты КАК К", 1],
    ["SELECT К.ИНН, к.инн FROM Catalog.Контрагенты AS К", 2],
    ["ВЫБРАТЬ Контрагенты.ИНН ИЗ Справочник.Контрагенты", 1],
    ["ВЫБРАТЬ\n|\tК.ИНН КАК ИНН\n|ИЗ\n|\tСправочник.Контрагенты\n|\tКАК К", 1],
    ["ВЫБРАТЬ Д.К.ИНН ИЗ Документ.Заказ КАК Д, Справочник.Контрагенты КАК К", 0],
    ["ВЫБРАТЬ К.ИННИП ИЗ Справочник.Контрагенты КАК К", 0],
    ["ВЫБРАТЬ К.ИНН ИЗ Справочник.КонтрагентыПрочие КАК К", 0],
    ["ВЫБРАТЬ К.ИНН ИЗ Справочник.Контрагенты КАК К; ВЫБРАТЬ К.ИНН ИЗ Справочник.Организации КАК К", 0],
  ])("%j: %d", (query, count) => {
    expect(found(query)).toHaveLength(count);
  });
});

describe("a difference in the unified format", () => {
  it("makes the one text of the other", () => {
    const line = fc.constantFrom("а", "б", "в", "");
    const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.map((each) => `${each}\n`).join(""));
    fc.assert(fc.property(text, text, (before, after) => patched(before, unifiedDiff(before, after)) === after));
  });
});

/** What `patch` would make of a text, for a single hunk. */
function patched(text: string, diff: string): string {
  if (diff === "") return text;
  const [head, ...hunk] = diff.split("\n");
  const [, start, length] = /^@@ -(\d+),(\d+) /.exec(head!)!.map(Number);
  const lines = text.split("\n").slice(0, -1);
  const at = length === 0 ? start! : start! - 1;
  expect(hunk.filter((line) => !line.startsWith("+")).map((line) => line.slice(1))).toEqual(lines.slice(at, at + length!));
  const fresh = [...lines.slice(0, at), ...hunk.filter((line) => !line.startsWith("-")).map((line) => line.slice(1)), ...lines.slice(at + length!)];
  return fresh.map((line) => `${line}\n`).join("");
}

it("a preview cannot be written against the core, nor a handler left out", () => {
  const never = (): never => {
    throw new Error("Only its type is of interest.");
  };
  const define = defineModuleWrite<ProjectReading, ProjectCore>();
  // @ts-expect-error a preview is given the reading port and nothing else
  define({ replace: { preview: ({ core }) => core.commit(never()), apply: never }, insert: { preview: never, apply: never } });
  // @ts-expect-error the reading port has no way to write
  define({ replace: { preview: ({ reading }) => reading.commit(never()), apply: never }, insert: { preview: never, apply: never } });
  // @ts-expect-error `insert` is missing
  define({ replace: { preview: never, apply: never } });
  expect(define({ replace: { preview: never, apply: never }, insert: { preview: never, apply: never } })).toBeDefined();
});
