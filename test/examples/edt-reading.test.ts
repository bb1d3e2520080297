import { expectFile } from "../catalog/golden.js";
import { builtServer, SAMPLE, Session, Workspace } from "./workspace.js";

const program = builtServer("examples/edt-workspace/server.ts", "edt-workspace");
const project = new Workspace(SAMPLE);
let open: Session;
beforeAll(async () => {
  open = await Session.open(program, "--project", project.path);
});
afterAll(async () => {
  await open.close();
  project.remove();
});

const READS: readonly (readonly [name: string, tool: string, args: object])[] = [
  ["configuration", "metadata_read", { fqn: "Configuration" }],
  ["catalog", "metadata_read", { fqn: "Catalog.Контрагенты" }],
  ["catalog-filtered", "metadata_read", { fqn: "Catalog.Контрагенты", filter: "ИНН|КПП" }],
  ["attribute", "metadata_read", { fqn: "Catalog.Номенклатура.Attribute.ЦенаПоПрайсу" }],
  ["tabular-section", "metadata_read", { fqn: "Document.РеализацияТоваровУслуг.TabularSection.Товары" }],
  ["register", "metadata_read", { fqn: "InformationRegister.КурсыВалют" }],
  ["enum", "metadata_read", { fqn: "Enum.ВидыКонтрагентов" }],
  ["template", "spreadsheet_read", { fqn: "Document.РеализацияТоваровУслуг.Template.Печать" }],
  ["module-tree", "module_read", { operation: "tree", fqn: "Catalog.Контрагенты.Form.ФормаЭлемента.Module" }],
  ["module-tree-filtered", "module_read", { operation: "tree", fqn: "Document.РеализацияТоваровУслуг.ManagerModule", filter: "ДанныеДляПечати" }],
  ["module-method", "module_read", { operation: "text", fqn: "CommonModule.ЦеныСервер.Module", method: "ценаНаДату" }],
  ["search-text", "search", { operation: "text", query: "ВызватьИсключение" }],
  ["search-symbol", "search", { operation: "symbol", query: "Курс" }],
  ["search-references", "search", { operation: "references", fqn: "Catalog.Валюты" }],
  ["search-references-attribute", "search", { operation: "references", fqn: "Catalog.Контрагенты.Attribute.КодПоОКПО" }],
  ["search-calls", "search", { operation: "calls", query: "ОбщегоНазначения.СообщитьПользователю" }],
  ["search-nothing", "search", { operation: "text", query: "нет такого", area: "CommonModule" }],
  ["rights-role", "rights_read", { fqn: "Role.Менеджер" }],
  ["rights-object", "rights_read", { fqn: "Document.РеализацияТоваровУслуг" }],
  ["window-first-page", "metadata_read", { fqn: "Document.РеализацияТоваровУслуг", limit: 6 }],
  ["window-code-page", "module_read", { operation: "text", fqn: "CommonModule.ЦеныСервер.Module", limit: 4, offset: 10 }],
  ["window-lines", "module_read", { operation: "text", fqn: "CommonModule.ЦеныСервер.Module", filter: "возврат" }],
  ["window-nothing", "metadata_read", { fqn: "Catalog.Валюты", filter: "КПП" }],
  ["unknown-operation", "search", { operation: "txt" }],
  ["rights-pair", "rights_read", { fqn: "Role.Менеджер.Rights::Document.РеализацияТоваровУслуг" }],
];

describe("what the server reads", () => {
  it.each(READS)("%s", async (name, tool, args) => {
    expectFile(new URL(`./golden/${name}.md`, import.meta.url), `${await open.text(tool, args)}\n`);
  });

  it("lists the reading tools under the default profile, always alike", async () => {
    const { tools } = await open.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(["metadata_read", "spreadsheet_read", "module_read", "search", "rights_read"]);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    expect(JSON.stringify((await open.client.listTools()).tools)).toBe(JSON.stringify(tools));
  });

  it("pages through a module as through a file", async () => {
    const whole = await open.text("module_read", { operation: "text", fqn: "CommonModule.ОбщегоНазначения.Module" });
    const page = await open.text("module_read", { operation: "text", fqn: "CommonModule.ОбщегоНазначения.Module", limit: 5, offset: 5 });
    expect(whole).not.toMatch(/^\*lines:/m);
    // Five lines of the answer, in a fence that the window adds.
    const lines = page.split("\n");
    expect(lines.slice(2, 9)).toEqual(["```bsl", ...whole.split("\n").slice(7, 12), "```"]);
    expect(lines.at(-1)).toMatch(/^\*lines: 6–10 of 43 \(offset=5, next=10, cached \d+s\)\*$/);
  });

  it("every address in an answer is taken by the next call", async () => {
    const texts = [await open.text("metadata_read", { fqn: "Configuration" }), await open.text("search", { operation: "references", fqn: "Catalog.Валюты" })];
    const addresses = new Set(texts.flatMap((text) => [...text.matchAll(/^ *- ([A-Z][A-Za-z]+\.[\p{L}\p{N}_.]+|Configuration)(?: \(\d+\))?$/gmu)].map(([, address]) => address!)));
    expect(addresses.size).toBe(15);
    for (const fqn of addresses) {
      const isModule = /Module$/.test(fqn);
      expect([fqn, (await open.call(isModule ? "module_read" : "metadata_read", isModule ? { operation: "tree", fqn } : { fqn })).isError]).toEqual([fqn, false]);
    }
    const pairs = [...(await open.text("rights_read", { fqn: "Role.Менеджер" })).matchAll(/^- (Role\S+::\S+)$/gmu)].map(([, pair]) => pair!);
    expect(pairs).toHaveLength(4);
    for (const fqn of pairs) expect((await open.call("rights_read", { fqn })).isError).toBe(false);
  });
});

describe("what is not there", () => {
  it.each([
    ["metadata_read", { fqn: "Catalog.Контрагент" }, "Catalog.Контрагенты"],
    ["metadata_read", { fqn: "Catalog.Контрагенты.Attribute.ИН" }, "Catalog.Контрагенты.Attribute.ИНН"],
    ["metadata_read", { fqn: "Catalog.Контрагенты.Atribute.ИНН" }, "Catalog.Контрагенты.Attribute.ИНН"],
    ["metadata_read", { fqn: "Catalogs.Контрагенты" }, "Catalog"],
    ["module_read", { operation: "tree", fqn: "CommonModule.ЦеныСервера.Module" }, "CommonModule.ЦеныСервер.Module"],
    ["module_read", { operation: "tree", fqn: "Catalog.Контрагенты.ManagerModule" }, "Catalog.Контрагенты.ObjectModule"],
    ["module_read", { operation: "text", fqn: "CommonModule.ЦеныСервер.Module", method: "ЦенаНаДата" }, "ЦенаНаДату"],
    ["rights_read", { fqn: "Role.Менеджеры" }, "Role.Менеджер"],
    ["search", { operation: "text", query: "x", area: "Catalog.Валюта" }, "Catalog.Валюты"],
    ["search", { operation: "references", fqn: "Catalog.Валюта" }, "Catalog.Валюты"],
  ])("%s %j is told with what is near", async (tool, args, near) => {
    const text = await open.text(tool, args);
    expect(text).toContain("🔴");
    expect(text.slice(text.indexOf("#### Did you mean")).split("\n")[2]).toBe(`- ${near}`);
    expect(await open.code(tool, args)).toBe("NOT_FOUND");
  });

  it.each(["Catalog...", "Catalog.", ".", "Catalog./etc", "Catalog...\\", "Role.__proto__", "Catalog.__proto__", "Catalog.constructor", "constructor.x", "Catalog.Контрагенты.Attribute", "Catalog.Контрагенты.Attribute.", "\u0000", "Catalog.а\u0000б"])(
    "%j leads nowhere",
    async (fqn) => {
      expect(await open.code("metadata_read", { fqn })).toBe("NOT_FOUND");
      expect(await open.code("rights_read", { fqn })).toBe("NOT_FOUND");
    },
  );

  it("no address leads out of the project, and no link is followed", async () => {
    for (const fqn of ["CommonModule.../../../../etc/passwd.Module", "Configuration.../../secretModule"]) {
      expect((await open.call("module_read", { operation: "text", fqn })).isError).toBe(true);
    }
    expect(await open.code("rights_read", { fqn: "Role.../../../x.Rights::Catalog.Валюты" })).toBe("NOT_FOUND");
  });
});

describe("the seeds' words", () => {
  it("an unknown operation", async () => {
    expect(await open.text("search", { operation: "txt" })).toBe(
      "### 🔴 search — `txt`\n\n- **status:** 🔴 failed\n- **message:** Unknown operation: txt\n- **fix_hint:** supported: text, symbol, references, calls\n\n#### Did you mean\n\n- text\n- symbol\n- references\n- calls",
    );
  });

  it("the seeds' search call is taken", async () => {
    const text = await open.text("search", { operation: "text", query: "ВызватьИсключение", limit: 100, offset: 100 });
    expect(text).toContain("### 🟢 search — ВызватьИсключение");
    expect(text).toMatch(/\*lines: 0 of 7 \(offset=100, cached \d+s\)\*|\*lines: 0 of 7 \(offset=100\)\*/);
  });
});
