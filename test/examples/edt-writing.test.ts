import { expectFile } from "../catalog/golden.js";
import { asked, builtServer, SAMPLE, Session, Workspace } from "./workspace.js";

const program = builtServer("examples/edt-workspace/server.ts", "edt-workspace");
const project = new Workspace(SAMPLE);
let open: Session;
beforeAll(async () => {
  // Strict: every preview is taken between two fingerprints of the whole project.
  open = await Session.open(program, "--project", project.path, "--profile", "maintainer", "--strict");
});
beforeEach(() => project.restore());
afterAll(async () => {
  await open.close();
  project.remove();
});

const INN = "Catalog.Контрагенты.Attribute.ИНН";
const CATALOG = "src/Catalogs/Контрагенты/Контрагенты.mdo";
const MODULE = "src/Documents/РеализацияТоваровУслуг/ObjectModule.bsl";
const MODULE_FQN = "Document.РеализацияТоваровУслуг.ObjectModule";
const CHECK = "\tЕсли Не ЗначениеЗаполнено(Курс) Тогда\n\t\tОтказ = Истина;\n\tКонецЕсли;\n";

/** Every way to write, and the files that it may change. */
const WRITES: readonly { readonly name: string; readonly tool: string; readonly args: object; readonly files: readonly string[] }[] = [
  { name: "update", tool: "metadata_write", args: { action: "update", fqn: INN, synonym: "ИНН организации", length: 12 }, files: [CATALOG] },
  { name: "update-type", tool: "metadata_write", args: { action: "update", fqn: INN, types: ["Number"], length: 15, fraction: 2, comment: "Только <цифры> & всё" }, files: [CATALOG] },
  { name: "update-object", tool: "metadata_write", args: { action: "update", fqn: "Enum.ВидыКонтрагентов.EnumValue.Предприниматель", synonym: "" }, files: ["src/Enums/ВидыКонтрагентов/ВидыКонтрагентов.mdo"] },
  {
    name: "rename-attribute",
    tool: "metadata_write",
    args: { action: "rename", fqn: "Catalog.Контрагенты.Attribute.КодПоОКПО", newName: "ОКПО" },
    files: ["src/Catalogs/Контрагенты/Forms/ФормаЭлемента/Form.form", "src/Catalogs/Контрагенты/Forms/ФормаЭлемента/Module.bsl", "src/Catalogs/Контрагенты/ObjectModule.bsl", CATALOG, "src/Documents/РеализацияТоваровУслуг/ManagerModule.bsl", "src/Roles/Менеджер/Rights.rights"],
  },
  { name: "rights", tool: "rights_write", args: { action: "update", fqn: "Role.Менеджер.Rights::InformationRegister.КурсыВалют", grant: ["Read", "View"] }, files: ["src/Roles/Менеджер/Rights.rights"] },
  { name: "rights-present", tool: "rights_write", args: { action: "update", fqn: "Role.Менеджер.Rights::Catalog.Валюты", grant: ["Update"], revoke: ["InputByString"] }, files: ["src/Roles/Менеджер/Rights.rights"] },
  { name: "module-replace", tool: "module_write", args: { action: "replace", fqn: MODULE_FQN, lines: "15-17", text: CHECK }, files: [MODULE] },
  { name: "module-insert", tool: "module_write", args: { action: "insert", fqn: "CommonModule.ЦеныСервер.Module", after: 0, text: "// Не изменять без согласования." }, files: ["src/CommonModules/ЦеныСервер/Module.bsl"] },
];

describe("every write", () => {
  it.each(WRITES)("$name is rehearsed without a trace, and is then what the rehearsal said", async ({ name, tool, args, files }) => {
    const before = project.files();
    const rehearsal = await open.text(tool, args);
    expect(project.changedSince(before)).toEqual([]);
    expect(rehearsal).toContain("- **status:** 🟡 dry_run");
    if (name === "module-replace") expectFile(new URL("./golden/rehearsal.md", import.meta.url), `${rehearsal}\n`);
    const withoutToken = (text: string): string => text.replace(/^- \*\*preview:\*\*.*\n/m, "");
    expect(withoutToken(await open.text(tool, { ...args, mode: "preview" }))).toBe(withoutToken(rehearsal));
    const latches = Object.fromEntries(["expected", "preview"].flatMap((latch) => (rehearsal.includes(`**${latch}:**`) ? [[latch, asked(rehearsal, latch)]] : [])));

    const applied = await open.text(tool, { ...args, ...latches, mode: "apply" });
    expectFile(new URL(`./golden/write-${name}.md`, import.meta.url), `${applied}\n`);
    expect(applied).toContain("- **status:** 🟢 committed");
    // The change that was announced is the one that was made: but for its words, the answer is the same.
    const body = (text: string): string => text.replace(/^### .*$/m, "").replace(/^- \*\*(status|fqn|expected|preview):\*\*.*\n/gm, "").replace("#### Preview", "#### Changes");
    expect(body(applied)).toBe(body(rehearsal));
    expect(project.changedSince(before)).toEqual([...files].sort());
    // Once more it is nothing, or refused; only an insertion may be made twice.
    if (name !== "module-insert") expect(await open.text(tool, { ...args, ...latches, mode: "apply" })).toMatch(/^### [⚪🔴]/u);
  });

  it("clears what was kept of reads", async () => {
    const read = { fqn: "Catalog.Контрагенты", limit: 5 };
    await open.text("metadata_read", read);
    expect(await open.text("metadata_read", { ...read, offset: 5 })).toContain("cached");
    await open.call("metadata_write", { action: "update", fqn: INN, synonym: "ИНН", mode: "apply" });
    expect(await open.text("metadata_read", { ...read, offset: 5 })).not.toContain("cached");
  });

  it("the seed's write, to the character", async () => {
    expect(await open.text("metadata_write", { action: "update", fqn: INN, synonym: "ИНН организации", length: 12, mode: "apply" })).toBe(
      "### 🟢 update — Catalog.Контрагенты.Attribute.ИНН\n\n- **status:** 🟢 committed\n- **fqn:** `Catalog.Контрагенты.Attribute.ИНН`\n- **operation:** `update`\n\n#### Changes\n\n- synonym: «» → «ИНН организации»\n- length: Строка(10) → Строка(12)\n\n#### Warnings\n\n- повторный write перезапишет тип без квалификатора",
    );
    expect(await open.text("metadata_read", { fqn: INN })).toContain("- synonym: ИНН организации\n- type: Строка(12)");
  });

  it("the seed's noop, to the character", async () => {
    const before = project.files();
    const text = await open.text("rights_write", { action: "update", fqn: "Role.ПолныеПрава.Rights::Catalog.Валюты", grant: ["Read", "View"], mode: "apply" });
    expectFile(new URL("./golden/noop.md", import.meta.url), `${text}\n`);
    expect(text).toBe(
      "### ⚪ update — Role.ПолныеПрава.Rights::Catalog.Валюты\n\n- **status:** ⚪ noop — все указанные права уже в нужном состоянии\n- **fqn:** `Role.ПолныеПрава.Rights::Catalog.Валюты`\n- **operation:** `update`",
    );
    expect(project.changedSince(before)).toEqual([]);
  });
});

describe("XML stays as it was but for the change", () => {
  const crlf = (text: string): string => `\uFEFF${text.replaceAll("\n", "\r\n")}`;

  it("byte for byte, with LF, and with CRLF and a byte order mark", async () => {
    const before = project.read(CATALOG);
    const expected = before.replace(
      "    <name>ИНН</name>\n    <type>\n      <types>String</types>\n      <stringQualifiers>\n        <length>10</length>",
      "    <name>ИНН</name>\n    <synonym>\n      <key>ru</key>\n      <value>ИНН организации</value>\n    </synonym>\n    <type>\n      <types>String</types>\n      <stringQualifiers>\n        <length>12</length>",
    );
    expect(expected).not.toBe(before);
    const call = { action: "update", fqn: INN, synonym: "ИНН организации", length: 12, mode: "apply" };
    await open.call("metadata_write", call);
    expect(project.read(CATALOG)).toBe(expected);
    project.write(CATALOG, crlf(before));
    await open.call("metadata_write", call);
    expect(project.read(CATALOG)).toBe(crlf(expected));
  });

  it("whatever stands in it that nobody asked about", async () => {
    const odd = (text: string): string =>
      text
        .replace("  <attributes uuid", "  <!-- <attributes> не трогать -->\n\t<unknown:thing a='1'  b = \"2\" ><![CDATA[<name>ИНН</name>]]></unknown:thing>\n  <attributes uuid")
        .replace("<length>10</length>", "<length >10</length\n>");
    project.edit(CATALOG, odd);
    const before = project.read(CATALOG);
    await open.call("metadata_write", { action: "update", fqn: INN, length: 12, mode: "apply" });
    expect(project.read(CATALOG)).toBe(before.replace("<length >10</length\n>", "<length >12</length\n>"));
  });

  it("synonyms of other languages stay, and an empty one goes with its lines", async () => {
    project.edit(CATALOG, (text) => text.replace("    <name>КПП</name>\n", "    <name>КПП</name>\n    <synonym>\n      <key>en</key>\n      <value>KPP</value>\n    </synonym>\n"));
    const before = project.read(CATALOG);
    await open.call("metadata_write", { action: "update", fqn: "Catalog.Контрагенты.Attribute.КПП", synonym: "", mode: "apply" });
    expect(project.read(CATALOG)).toBe(before.replace("    <synonym>\n      <key>ru</key>\n      <value>КПП</value>\n    </synonym>\n", ""));
  });

  it("modules keep their line ends and their mark", async () => {
    const before = project.read(MODULE);
    project.write(MODULE, before.replaceAll("\n", "\r\n"));
    const rehearsal = await open.text("module_write", { action: "replace", fqn: MODULE_FQN, lines: "15-17", text: CHECK });
    await open.call("module_write", { action: "replace", fqn: MODULE_FQN, lines: "15-17", text: CHECK, mode: "apply", expected: asked(rehearsal, "expected") });
    const lines = before.split("\n");
    expect(project.read(MODULE)).toBe([...lines.slice(0, 14), ...CHECK.trimEnd().split("\n"), ...lines.slice(17)].join("\r\n"));
    expect(project.read(MODULE).startsWith("\uFEFF")).toBe(true);
  });
});

describe("a rename of an object", () => {
  it("moves its folder and mends every proven reference", async () => {
    const before = project.files();
    const args = { action: "rename", fqn: "Catalog.Валюты", newName: "ВалютыУчета" };
    const preview = asked(await open.text("metadata_write", args), "preview");
    const text = await open.text("metadata_write", { ...args, mode: "apply", preview });
    expect(text).toContain("### 🟢 rename — Catalog.ВалютыУчета\n");
    expect(text).toContain("- **references_updated:** 14\n- **roles_changed:** 2");
    const files = project.files();
    expect(Object.keys(files).filter((path) => path.includes("Валюты/"))).toEqual([]);
    expect(project.read("src/Catalogs/ВалютыУчета/ВалютыУчета.mdo")).toContain("<name>ВалютыУчета</name>");
    expect(project.read("src/Configuration/Configuration.mdo")).toContain("<catalogs>Catalog.ВалютыУчета</catalogs>");
    expect(project.read("src/CommonModules/ЦеныСервер/Module.bsl")).toContain("|	Справочник.ВалютыУчета КАК Валюты");
    expect(await open.text("search", { operation: "references", fqn: "Catalog.ВалютыУчета" })).toContain("> Σ hits 14 · files 10 · possible 0");
    expect(await open.code("metadata_read", { fqn: "Catalog.Валюты" })).toBe("NOT_FOUND");
    // And back again: the project is what it was, to the byte.
    const back = { action: "rename", fqn: "Catalog.ВалютыУчета", newName: "Валюты" };
    await open.call("metadata_write", { ...back, mode: "apply", preview: asked(await open.text("metadata_write", back), "preview") });
    expect(project.changedSince(before)).toEqual([]);
  });

  it("of a common module follows its calls and its handlers", async () => {
    const args = { action: "rename", fqn: "CommonModule.ОбщегоНазначения", newName: "Общее" };
    const text = await open.text("metadata_write", args);
    expect(text).toContain("- CommonModule.ЦеныСервер.Module: ОбщегоНазначения.ЗначениеРеквизитаОбъекта → Общее.ЗначениеРеквизитаОбъекта");
    expect(text).toContain("- EventSubscription.ПроверкаИНН: CommonModule.ОбщегоНазначения.СообщитьПользователю → CommonModule.Общее.СообщитьПользователю");
  });

  it("leaves what only looks like a reference", async () => {
    project.write(
      "src/CommonModules/ЦеныСервер/Module.bsl",
      [
        "// Справочники.Валюты в комментарии",
        "Процедура П(Документ, Справочник) Экспорт",
        "	А = Справочник.Валюты; // переменная",
        "	Б = Объект.Справочники.Валюты;",
        "	В = Справочники.ВалютыПрочие;",
        "	Г = \"Справочник.Валюты\" + \"СправочникСсылка.Валюты\";",
        "	Д = СПРАВОЧНИКИ . валюты;",
        "	Е = Метаданные.Справочники.Валюты;",
        "КонецПроцедуры",
        "",
      ].join("\n"),
    );
    const text = await open.text("search", { operation: "references", fqn: "Catalog.Валюты", area: "CommonModule.ЦеныСервер" });
    expect([...text.matchAll(/^ {2}- (\d+):/gm)].map(([, line]) => line)).toEqual(["6", "7", "8"]);
  });
});

describe("a write is refused", () => {
  const untouched = async (tool: string, args: object): Promise<unknown> => {
    const before = project.files();
    const code = await open.code(tool, args);
    expect(project.changedSince(before)).toEqual([]);
    return code;
  };

  it("for the retired dryRun, in the seed's words", async () => {
    const text = await open.text("metadata_write", { action: "update", fqn: INN, length: 12, dryRun: false });
    expectFile(new URL("./golden/dry-run.md", import.meta.url), `${text}\n`);
    expect(text).toContain("- **message:** Параметр dryRun не принимается: канонический переключатель режима — mode.");
    expect(text).toContain("- **fix_hint:** Ничего не выполнялось. Передайте mode=preview для предпросмотра или mode=apply для выполнения; dryRun в edt-workspace больше не существует. Уберите dryRun и повторите вызов.");
    expect(text.split("\n").at(-1)).toBe(`контракт: metadata_read ${INN}#help`);
  });

  it("for lines that are not the expected ones", async () => {
    const args = { action: "replace", fqn: MODULE_FQN, lines: "15-17", text: CHECK, mode: "apply" };
    expect(await untouched("module_write", args)).toBe("EXPECTED_REQUIRED");
    expect(await untouched("module_write", { ...args, expected: "что-то другое" })).toBe("EXPECTED_MISMATCH");
    const lines = project.read(MODULE).split("\n").slice(14, 17).join("\n");
    const rehearsed = asked(await open.text("module_write", { ...args, mode: "preview" }), "expected");
    project.edit(MODULE, (text) => text.replace("Не задан курс", "Нет курса"));
    expect(await untouched("module_write", { ...args, expected: rehearsed })).toBe("EXPECTED_MISMATCH");
    expect(await untouched("module_write", { ...args, expected: lines })).toBe("EXPECTED_MISMATCH");
    // The very lines are as good as the token.
    const now = project.read(MODULE).split("\n").slice(14, 17).join("\n");
    expect((await open.call("module_write", { ...args, expected: now })).isError).toBe(false);
  });

  it("for a rehearsal that is another's, or stale, or used", async () => {
    const args = { action: "rename", fqn: "Catalog.Валюты", newName: "ВалютыУчета" };
    const preview = asked(await open.text("metadata_write", args), "preview");
    expect(await untouched("metadata_write", { ...args, mode: "apply" })).toBe("PREVIEW_REQUIRED");
    expect(await untouched("metadata_write", { ...args, newName: "Деньги", mode: "apply", preview })).toBe("PREVIEW_FOREIGN");
    project.edit("src/CommonModules/ЦеныСервер/Module.bsl", (text) => `${text}// Справочник\n\nПроцедура Ещё()\n\tА = Справочники.Валюты.ПустаяСсылка();\nКонецПроцедуры\n`);
    expect(await untouched("metadata_write", { ...args, mode: "apply", preview })).toBe("PREVIEW_STALE");
  });

  it.each([
    ["a module that would not be read", "module_write", { action: "insert", fqn: MODULE_FQN, after: 15, text: "Если Истина Тогда" }, "MODULE_SYNTAX"],
    ["a string that is not closed", "module_write", { action: "insert", fqn: MODULE_FQN, after: 15, text: 'А = "не закрыта;' }, "MODULE_SYNTAX"],
    ["lines that there are not", "module_write", { action: "replace", fqn: MODULE_FQN, lines: "900-901", text: "" }, "NOT_APPLICABLE"],
    ["a range that runs backwards", "module_write", { action: "replace", fqn: MODULE_FQN, lines: "9-3", text: "" }, "NOT_APPLICABLE"],
    ["control characters", "module_write", { action: "insert", fqn: MODULE_FQN, after: 0, text: "// \u0001" }, "NOT_APPLICABLE"],
    ["control characters in XML", "metadata_write", { action: "update", fqn: INN, synonym: "а\u0000" }, "NOT_APPLICABLE"],
    ["a length for what has none", "metadata_write", { action: "update", fqn: "Catalog.Контрагенты.Attribute.Вид", length: 5 }, "NOT_APPLICABLE"],
    ["a number without a length", "metadata_write", { action: "update", fqn: INN, types: ["Number"] }, "NOT_APPLICABLE"],
    ["a fraction longer than the number", "metadata_write", { action: "update", fqn: INN, types: ["Number"], length: 3, fraction: 4 }, "NOT_APPLICABLE"],
    ["a type for what has none", "metadata_write", { action: "update", fqn: "Catalog.Контрагенты", types: ["String"] }, "NOT_APPLICABLE"],
    ["a type that there is not", "metadata_write", { action: "update", fqn: INN, types: ["CatalogRef.Валюта"] }, "NOT_FOUND"],
    ["a type with a path in it", "metadata_write", { action: "update", fqn: INN, types: ["CatalogRef.../../x"] }, "NOT_FOUND"],
    ["no property at all", "metadata_write", { action: "update", fqn: INN }, "NOT_APPLICABLE"],
    ["a name that is taken", "metadata_write", { action: "rename", fqn: INN, newName: "кпп" }, "NAME_TAKEN"],
    ["a name that is none", "metadata_write", { action: "rename", fqn: INN, newName: "../x" }, "INVALID_PARAMETER"],
    ["a right that the object has not", "rights_write", { action: "update", fqn: "Role.Менеджер.Rights::Catalog.Валюты", grant: ["Posting"] }, "NOT_APPLICABLE"],
    ["a right both given and taken", "rights_write", { action: "update", fqn: "Role.Менеджер.Rights::Catalog.Валюты", grant: ["Read"], revoke: ["Read"] }, "NOT_APPLICABLE"],
    ["a role that there is not", "rights_write", { action: "update", fqn: "Role.Никто.Rights::Catalog.Валюты", grant: ["Read"] }, "NOT_FOUND"],
  ])("for %s, rehearsed and applied alike", async (_, tool, args, code) => {
    expect(await untouched(tool, args)).toBe(code);
    if (code !== "INVALID_PARAMETER" && (args as { action: string }).action === "update") expect(await untouched(tool, { ...args, mode: "apply" })).toBe(code);
  });

  it("under the default profile, naming scope, profile and place", async () => {
    const reader = await Session.open(program, "--project", project.path);
    const text = await reader.text("metadata_write", { action: "update", fqn: INN, length: 12, mode: "apply" });
    expect(text).toContain("профиле reader");
    expect(text).toContain("developer — Ключ --profile developer при запуске сервера; maintainer — Ключ --profile maintainer при запуске сервера");
    await reader.close();
  });

  it("outside of the addresses of the profile", async () => {
    const developer = await Session.open(program, "--project", project.path, "--profile", "developer");
    const args = { action: "update", fqn: "Role.ПолныеПрава.Rights::Catalog.Валюты", revoke: ["Delete"] };
    expect((await developer.call("rights_write", args)).isError).toBe(false);
    expect(await developer.code("rights_write", { ...args, mode: "apply" })).toBe("ADDRESS_NOT_ALLOWED");
    expect((await developer.call("rights_write", { ...args, fqn: "Role.Менеджер.Rights::Catalog.Валюты", revoke: ["View"], mode: "apply" })).isError).toBe(false);
    await developer.close();
  });
});
