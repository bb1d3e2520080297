import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { descriptions } from "../../generator/emit/emitters/descriptions.js";
import { docs } from "../../generator/emit/emitters/docs.js";
import { help } from "../../generator/emit/emitters/help.js";
import type { OutputFile } from "../../generator/emit/emitter.js";
import { MARK } from "../../generator/emit/mark.js";
import { listTools, type WireTool } from "../../runtime/surface/list-tools.js";
import { contractOf } from "../contract/catalog-of.js";
import { all, parseGfm, tablesOf, textOf } from "./gfm.js";

const HEAD = `catalog: 1
server: { name: mcpd, title: Кванты }
scopes: { w: { title: Запись } }
groups: { r: { access: read, title: Чтение }, w: { access: write, title: Запись } }
`;

/** The reference page of the only tool, whose only action has the given parameters. */
function pageOf(parameters: string, more = ""): string {
  return pages(`${HEAD}tools:\n  t:\n    policy: READ_ONLY\n    group: r\n    window: null\n    parameters: ${parameters}\n${more}`).get("docs/tools/t.md")!;
}

function pages(yaml: string): ReadonlyMap<string, string> {
  const contract = contractOf(yaml);
  const files: readonly OutputFile[] = [descriptions, help, docs].flatMap((emitter) => [...emitter.emit(contract)]);
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** The rows of the table of parameters, by name. */
function rowsOf(page: string): ReadonlyMap<string, readonly string[]> {
  return new Map(tablesOf(page)[0]!.slice(1).map((row) => [row[0]!, row]));
}

describe("the page of what the surface costs", () => {
  const cost = (yaml: string): string => pages(`${HEAD}tools:\n${yaml}`).get("docs/cost.md")!;
  const reading = (name: string, prose: string): string => `  ${name}: { policy: READ_ONLY, group: r, window: null, description: ${prose} }\n`;

  it("counts the bytes of each tool, and those that a model is shown", () => {
    const text = `${HEAD}tools:\n${reading("t", "Читает.")}`;
    const [listed] = listTools(contractOf(text)) as [WireTool];
    const { name, description, inputSchema } = listed;
    const [bytes, shown] = [listed, { name, description, inputSchema }].map((value) => Buffer.byteLength(JSON.stringify(value)));
    expect(pages(text).get("docs/cost.md")).toMatch(new RegExp(`\\n█ В списке — ${bytes} байта?, модели показывают ${shown}\\.\\n$`));
  });

  it("has no line that an edit of another tool changes", () => {
    const [before, after] = [reading("b", "Читает."), reading("b", "Читает всё, что есть.")].map((b) => cost(reading("a", "Показывает.") + b + reading("c", "Ищет.")).split("\n")) as [string[], string[]];
    expect(after.length).toBe(before.length);
    expect(after.filter((line, index) => line !== before[index]).map((line) => after.indexOf(line))).toEqual([before.indexOf("## [`b`](tools/b.md)") + 2]);
  });
});

describe("the reference", () => {
  it("keeps titles that are no identifiers (a2) and prose that would end a comment (a3) to the letter", () => {
    const prose = "Маски src/**/*.bsl и */temp; см. @deprecated";
    const all = pages(`${HEAD}tools:
  t:
    title: "1С: выгрузка"
    description: "${prose}"
    parameters: { v: { type: string, title: 1-й режим, enum: [a], description: "${prose}" }, m: { type: object, patternProperties: { "^.*/x$": { type: string } } } }
    actions:
      one: { policy: READ_ONLY, group: r, title: "2-е действие", description: "Действие: ${prose}", takes: all }
`);
    for (const path of ["docs/tools/t.md", "help/t.md"]) {
      const page = all.get(path)!;
      expect(page).toContain("1С: выгрузка");
      expect(page).toContain("2-е действие");
      expect(page).toContain(`Действие: ${prose}`);
      expect(page).toContain(`1-й режим — ${prose} |`);
      expect(page.match(/Маски src\/\*\*\/\*\.bsl и \*\/temp; см\. @deprecated/g)!.length).toBeGreaterThanOrEqual(3);
      expect(page).toContain("^.*/x$");
    }
    expect((JSON.parse(all.get("descriptions.ru.json")!) as { t: { description: string } }).t.description).toContain(prose);
  });

  it("keeps the title of a whole schema, which is no row of a table (a2)", () => {
    const page = pageOf("{ v: { type: string } }", `    schema: { title: "1С: выгрузка" }\n    result: { type: object, title: "2-й <итог> | *", properties: { n: { type: integer } } }\n`);
    expect(page).toContain("\n\nСхема аргументов озаглавлена: 1С: выгрузка\n\n");
    expect(page).toContain("\n\nСхема результата озаглавлена: 2-й <итог> | *\n\nВозвращает:\n\n");
  });

  it("keeps the order of names that look like integers within values (c4)", () => {
    const rows = rowsOf(pageOf(`{ p: { enum: [{ "10": 1, "2": { b: [], "1": {} } }], default: { "10": 1, "2": { b: [], "1": {} } } }, q: { type: object, examples: [{ "10": 1, "2": 2 }] } }`));
    expect(rows.get("p")!.slice(1, 4)).toEqual(['{"10":1,"2":{"b":[],"1":{}}}', "нет", '{"10":1,"2":{"b":[],"1":{}}}']);
    expect(rows.get("q")!.at(-1)).toContain('{"10":1,"2":2}');
  });

  it("tells of keys that a pattern declares (a7)", () => {
    const rows = rowsOf(pageOf(`{ p: { type: object, properties: { gid: { type: string } }, patternProperties: { "^x-": { type: number } }, additionalProperties: { type: object } } }`));
    expect([...rows.keys()]).toEqual(["p", "p.gid", "p./^x-/", "p.*"]);
    expect(rows.get("p./^x-/")![1]).toBe("number");
  });

  it("tells null from the text null (a9)", () => {
    const rows = rowsOf(pageOf(`{ v: { enum: [auto, 0, 1, true, null, "null"] }, c: { const: [1, a] } }`));
    expect(rows.get("v")![1]).toBe('"auto" | 0 | 1 | true | null | "null"');
    expect(rows.get("c")![1]).toBe('[1,"a"]');
  });

  it("shows every value, blank and empty ones too (a10)", () => {
    const rows = rowsOf(pageOf(`{ op: { type: string, enum: ["=", "!=", "<", ">", user.created, 2fa, " ", ""] }, many: { enum: [${Array.from({ length: 60 }, (_, index) => `v${index}`).join(", ")}] } }`));
    expect(rows.get("op")![1]).toBe('"=" | "!=" | "<" | ">" | "user.created" | "2fa" | " " | ""');
    expect(rows.get("many")![1]).toContain('"v59"');
  });

  it("shows names exactly, in code (a11), in the catalog's order (c4)", () => {
    const names = ["10", "a-b", "2", "a.b", "x[0]", "it's", 'say "hi"', "back\\slash", "`t` ${x}", "__proto__", "constructor"];
    const page = pageOf(`{ ${names.map((name) => `${JSON.stringify(name)}: { type: string }`).join(", ")} }`);
    expect([...rowsOf(page).keys()]).toEqual(names);
    const firstCells = all(parseGfm(page), "tableRow").slice(1).map((row) => row.children![0]!);
    expect(firstCells.map((cell) => all(cell, "inlineCode").map(textOf))).toEqual(names.map((name) => [name]));
    expect(page).toContain("`` `t` ${x} ``");
  });

  it("has no definitions among the parameters (a15)", () => {
    expect([...rowsOf(pageOf(`{ a: { $ref: "#/$defs/S" } }`, "    schema: { $defs: { S: { type: string }, Unused: { type: string } } }\n")).keys()]).toEqual(["a"]);
    const tree = pageOf(`{ a: { $ref: "#/types/Tree" } }`, `types: { Tree: { type: object, properties: { of: { $ref: "#/types/Tree" }, name: { type: string } } } }\n`);
    expect([...rowsOf(tree).keys()]).toEqual(["a"]);
    expect(tree).toContain("Тип `Tree`:");
  });

  it.each(["Пример:\n```json\n{ \"a\": 1 }", "Пример:\n~~~~\nкод\n~~~", "- пункт\n  ```\n  код", "```"])("closes the fence that a description leaves open, and keeps its text (a17): %j", (text) => {
    const all = pages(`${HEAD}tools:\n  t:\n    description: ${JSON.stringify(text)}\n    group: r\n    parameters: { a: { type: string } }\n    actions: { go: { policy: READ_ONLY, description: ${JSON.stringify(text)}, takes: [a], window: null } }\n`);
    for (const path of ["docs/tools/t.md", "help/t.md"]) {
      const page = all.get(path)!;
      expect(page).toContain(text);
      expect([...rowsOf(path.startsWith("docs") ? page.slice(page.indexOf("## `go`")) : page).keys()]).toEqual(["a"]);
    }
  });

  it("leaves a description alone whose fences are closed", () => {
    const text = "Пример:\n```json\n{}\n```\nи всё.";
    expect(pages(`${HEAD}tools:\n  t: { policy: READ_ONLY, group: r, window: null, description: ${JSON.stringify(text)} }\n`).get("help/t.md")).toContain(`${text}\n\nТолько читает`);
  });

  it("keeps the shape of its tables (a17)", () => {
    const page = pageOf(`{ m: { type: string, description: "Режим: LRS | GRS\\n\\n- пункт", pattern: "^a|b$", default: "x\\ny" }, e: { enum: ["a|b"] }, w: { type: string, pattern: "a\\\\|b" } }`);
    for (const row of tablesOf(page)[0]!) expect(row).toHaveLength(5);
    const rows = rowsOf(page);
    expect(rows.get("m")).toEqual(["m", "string", "нет", '"x\\ny"', "Режим: LRS | GRS\n\n- пункт. Образец: ^a|b$."]);
    expect(rows.get("e")![1]).toBe('"a|b"');
    expect(rows.get("w")![4]).toBe("Образец: a\\|b.");
  });

  it("promises no default that a handler does not receive (a18)", () => {
    const page = pageOf(
      `{ s: { anyOf: [{ type: object, properties: { s: { type: integer, default: 5 } } }, { type: string, default: dead }] }, r: { $ref: "#/types/D" }, needed: { type: string, default: never }, list: { type: array, items: { type: object, properties: { size: { type: integer, default: 7 } } } }, live: { type: integer, default: 3 } }`,
      `    required: [needed]\ntypes: { D: { type: string, default: x } }\n`,
    );
    expect([...rowsOf(page)].filter(([, row]) => row[3] !== "").map(([name, row]) => [name, row[3]])).toEqual([
      ["list[].size", "7"],
      ["live", "3"],
    ]);
    expect(page).not.toMatch(/dead|never/);
  });

  it.each([["", "Действие выбирает параметр `action`."], ["    selector: { name: do, optional: true }\n", "Действие выбирает параметр `do`, который можно не указывать."]])("says what chooses the action, and whether a call must: %j", (selector, sentence) => {
    const page = pages(`${HEAD}tools:\n  t:\n    description: Правит.\n${selector}    actions:\n      one: { policy: READ_ONLY, group: r, description: Показывает. }\n      two: { policy: READ_ONLY, group: r, description: Ищет. }\n`).get("docs/tools/t.md")!;
    expect(page).toContain(`\n\n${sentence}\n\n`);
  });

  it("begins every page with the mark, and ends it with one line feed (c6)", () => {
    const yaml = `${HEAD}tools:\n  t: { policy: READ_ONLY, group: r, description: "Строка\\r\\nвторая" }\n`;
    const files = pages(yaml);
    for (const [path, text] of files) {
      if (path.endsWith(".md")) expect(text.startsWith(`<!-- ${MARK} -->\n\n`)).toBe(true);
      expect(text).toMatch(/[^\n]\n$/);
      expect(text).not.toMatch(/\r|\ufeff|\d{4}-\d\d-\d\dT|\/work|\\\\/);
    }
    expect([...pages(yaml)]).toEqual([...files]);
  });

  it("tells the policy in words, so that prose cannot disagree", () => {
    const page = (action: string): string => pages(`${HEAD}tools:\n  t:\n    description: Правит.\n    actions:\n      one: { ${action}, description: Правит. }\n`).get("help/t.md")!;
    expect(page("policy: READ_ONLY, group: r, window: { unit: element, cache: false }")).toMatch(/Только читает и ничего не меняет\. Окно ответа: limit .* отбирает элементы .* Ответ не кэшируется\./);
    expect(page("policy: PREVIEWABLE, group: w, scope: w, latches: [confirm, expected, allowlist, preview]")).toMatch(
      /По умолчанию это предпросмотр: .*Выполняет только mode=apply\. Нужна область доступа `w` \(Запись\), для предпросмотра тоже\..*confirm.*expected.*профиль.*preview/,
    );
    expect(page("policy: PREVIEW_PARAM, group: w, scope: w, flag: { name: dry, rehearses: true }")).toContain("без dry и с dry=true вызов показывает");
    expect(page("policy: PREVIEW_PARAM, group: w, scope: w, flag: { name: fix, rehearses: false, absent: error }")).toContain("fix=false — предпросмотр без записи, fix=true — выполнение. Без fix вызов отклоняется.");
    expect(page("policy: APPLY_ONLY, group: w, scope: w")).toContain("Выполняется сразу: предпросмотра нет. Нужна область доступа `w` (Запись).");
    expect(page("policy: UNDECIDED")).toContain("Не решено, читает это действие или изменяет");
  });

  it("counts in Russian", () => {
    const index = (actions: number): string => pages(`${HEAD}tools:\n  t:\n    actions:\n${Array.from({ length: actions }, (_, index) => `      a${index}: { policy: READ_ONLY, group: r }\n`).join("")}`).get("docs/index.md")!;
    for (const [count, words] of [[1, "1 действие."], [2, "2 действия."], [5, "5 действий."], [11, "11 действий."], [21, "21 действие."]] as const) expect(index(count)).toContain(`\n${words}\n`);
  });

  it.each(["docs/index.md", "docs/policies.md", "docs/access.md", "docs/answers.md", "docs/errors.md", "docs/conventions.md", "docs/retired.md", "docs/tools/metadata_edit.md", "help/metadata_edit.md", "help/metadata_read.md", "descriptions.ru.json"])("reads well: %s", (path) => {
    const yaml = readFileSync("docs/catalog.md", "utf8").split("```yaml\n")[1]!.split("```")[0]!;
    const text = pages(yaml).get(path)!;
    const golden = `test/emit/golden/${path.replaceAll("/", "-")}`;
    if (process.env["UPDATE"] === "1") writeFileSync(golden, text);
    expect(existsSync(golden) ? readFileSync(golden, "utf8") : "").toBe(text);
  });
});
