import { toData } from "../../generator/catalog/data.js";
import { nodeAt } from "../../generator/catalog/tree.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { catalogOf, HEAD, place, read, told, withParameters } from "./reading.js";

const TOOL = `${HEAD}tools:\n  metadata_edit:\n    group: metadata-write\n    policy: APPLY_ONLY\n    scope: metadata.write\n`;

describe("words and numbers", () => {
  it("b1: no, off, on, y and да are text, as values and as names", () => {
    const catalog = catalogOf(withParameters("{ mode: { type: string, enum: [no, off, on, y, да] } }", "      on: { policy: PREVIEWABLE, scope: metadata.write }\n      off: { policy: PREVIEWABLE, scope: metadata.write }\n"));
    expect(catalog.tools[0]!.parameters["mode"]).toEqual({ type: "string", enum: ["no", "off", "on", "y", "да"] });
    expect(catalog.tools[0]!.actions.map((action) => action.name)).toEqual(["update", "on", "off"]);
  });

  it.each(["%YAML 1.1", "%YAML 1.0", "%YAML 2.0", "%YAML 1.3", "%YAML", "# note\n%YAML 1.1", "%FOO", " %YAML 1.1", "\t%YAML 1.1", "...\n%YAML 1.1", "%YAML 1.2\n%YAML 1.2", "%YAML 1.2\n%YAML 1.1"])("b1: the directive %j is refused with its line", (directive) => {
    const result = read(`${directive}\n---\n${TOOL}`);
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual([expect.stringContaining(`yaml-version catalog.yaml:${directive.split("\n").length}:${directive.startsWith(" ") || directive.startsWith("\t") ? 2 : 1}`)]);
  });

  it("b1: the directive of YAML 1.2 may stand", () => {
    expect(catalogOf(`%YAML 1.2\n---\n${TOOL}`).tools).toHaveLength(1);
  });

  it.each(["1.10", "012", "+1", "0x1F", "0o17", "1e400", "-1e400", ".inf", "-.INF", ".nan", "1.0", "-0", "1e3", "9007199254740993", "-9007199254740993", "9007199254740992", ".5", "5.", "0.1000000000000000055"])(
    "b1: the number %s is told with its source, in every place",
    (number) => {
      for (const parameters of [`{ v: { enum: [${number}] } }`, `{ v: { default: ${number} } }`, `\n      v:\n        examples:\n          - ${number}`]) {
        const result = read(withParameters(parameters));
        expect(result.kind).toBe("catalog");
        expect(told(result)).toEqual([expect.stringMatching(/^number-changed .*metadata_edit\.parameters\.v/)]);
        expect(result.findings[0]!.message).toContain(`\`${number}\``);
        expect(result.findings[0]!.remedy).toContain(`"${number}"`);
        const { at } = result.findings[0]!;
        expect(at!.source.text.slice(at!.start, at!.end)).toBe(number);
      }
    },
  );

  it("b1: numbers that come out as written, and text that only looks like one, are silent", () => {
    const catalog = catalogOf(withParameters('{ v: { enum: [1, -1, 0, 1.5, -0.25, 1e-7, 9007199254740991, 1.8446744073709552e+19, 1_000, 10:00, 2026-01-01, 1.2.3, 0b1, "1.10", \'012\'] } }'));
    expect(catalog.tools[0]!.parameters["v"]).toEqual({ enum: [1, -1, 0, 1.5, -0.25, 1e-7, 9007199254740991, 18446744073709552000, "1_000", "10:00", "2026-01-01", "1.2.3", "0b1", "1.10", "012"] });
  });

  it.each(["012", "+1", "1.0", "1.10", "0x1F", "1e3", "true", "False", "null", "~", ".inf", "9007199254740993"])("b1: the key %s asks for quotes", (key) => {
    const result = read(withParameters(`{ ${key}: { type: string } }`));
    expect(told(result)).toEqual([expect.stringContaining(`key-changed catalog.yaml:9:19 tools.metadata_edit.parameters.${key}`)]);
    expect(result.findings[0]!.remedy).toContain(`"${key}":`);
    expect(read(withParameters(`{ "${key}": { type: string } }`)).findings).toEqual([]);
  });

  it("b1: plain integers are names", () => {
    expect(keysOf(catalogOf(withParameters("{ 10: true, 2: true, b: true, -1: true, a: true }")).tools[0]!.parameters)).toEqual(["10", "2", "b", "-1", "a"]);
  });

  it("b1: a number where text is meant is told once, with the quoted form", () => {
    expect(told(read(TOOL.replace("{ name: demo }", "{ name: demo, version: 1.10 }")))).toEqual([expect.stringContaining("number-changed catalog.yaml:2:32")]);
    const exact = read(TOOL.replace("{ name: demo }", "{ name: demo, version: 2026.12 }"));
    expect(told(exact)).toEqual([expect.stringContaining("wrong-type catalog.yaml:2:32 server.version")]);
    expect(exact.findings[0]!.remedy).toBe('Quote it: `"2026.12"`.');
  });
});

describe("keys", () => {
  it("b4: a key twice is refused with both positions, in blocks and in flow maps, all of them at once", () => {
    const result = read(withParameters("{ a: true, a: false }", "      update:\n        policy: READ_ONLY\n"));
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual([
      "duplicate-key catalog.yaml:9:28 tools.metadata_edit.parameters.a: The key `a` stands twice in one map: at line 9, column 19, and at line 9, column 28.",
      "duplicate-key catalog.yaml:15:7 tools.metadata_edit.actions.update: The key `update` stands twice in one map: at line 11, column 7, and at line 15, column 7.",
    ]);
    expect(result.findings.map((finding) => finding.related?.length)).toEqual([1, 1]);
  });

  it.each(['{ a: 1, "a": 2 }', "{ 10: 1, '10': 2 }", '{"a": 1, "\\u0061": 2}', "{ __proto__: 1, __proto__: 2 }", "{ a: { b: 1 }, a: { b: 1 } }"])("b4: %s has a key twice, however it is spelled", (map) => {
    expect(told(read(withParameters(map)))).toEqual([expect.stringContaining("duplicate-key")]);
  });

  it("b4: two tools of one name in two files are refused with both places", () => {
    const result = read({ "catalog.yaml": `${HEAD}include: [a.yaml, b.yaml]\n`, "a.yaml": "tools:\n  x: { policy: READ_ONLY }\n", "b.yaml": "tools:\n  y: { policy: READ_ONLY }\n  x: { policy: APPLY_ONLY }\n" });
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual(["duplicate-key b.yaml:3:3 tools.x: `tools.x` stands in two files: a.yaml:2 and b.yaml:3."]);
  });

  it.each(["{ <<: *base, x: true }", '{ "<<": { y: true } }', "\n      <<: *base"])("b5: the merge key in %j is refused with its line", (parameters) => {
    const result = read(`${HEAD}types: { base: &base { type: string } }\n${withParameters(parameters).slice(HEAD.length)}`);
    expect(result.kind).toBe("unreadable");
    expect(told(result)[0]).toMatch(/^merge-key catalog\.yaml:1[01]:/);
  });

  it.each(["? [a]\n: b\n", "[a]: b\n", "{a: 1}: b\n", "*a : b\n", ": b\n"])("keys that are no text are refused: %j", (text) => {
    expect(told(read(text))[0]).toMatch(/^key-not-text /);
  });

  it("__proto__, constructor and toString are names like any other, at every level", () => {
    const catalog = catalogOf(`${HEAD}types: { __proto__: { type: string } }\ntools:\n  __proto__:\n    group: metadata-write\n    parameters: { __proto__: { type: object, properties: { __proto__: true, constructor: {} } }, toString: true }\n    actions:\n      constructor: { policy: APPLY_ONLY, scope: metadata.write, narrow: { __proto__: {} } }\n      __proto__: { policy: READ_ONLY }\n`);
    const [tool] = catalog.tools;
    expect(tool!.name).toBe("__proto__");
    expect(keysOf(tool!.parameters)).toEqual(["__proto__", "toString"]);
    expect(JSON.stringify(tool!.parameters)).toBe('{"__proto__":{"type":"object","properties":{"__proto__":true,"constructor":{}}},"toString":true}');
    expect(tool!.actions.map((action) => action.name)).toEqual(["constructor", "__proto__"]);
    expect(catalog.types.map((type) => type.name)).toEqual(["__proto__"]);
  });
});

describe("the text of a file", () => {
  it("b7: a byte order mark at the beginning changes nothing", () => {
    const [plain, marked] = [catalogOf(TOOL), catalogOf(`\uFEFF${TOOL}`)];
    expect(toData(marked.node)).toEqual(toData(plain.node));
    expect(marked.node.source.position(marked.tools[0]!.keySpan.start)).toEqual(plain.node.source.position(plain.tools[0]!.keySpan.start));
  });

  it.each([`---\n\uFEFF${TOOL}`, `${TOOL}\uFEFFbudgets: {}\n`, `\uFEFF\uFEFF${TOOL}`, TOOL.replace("group: m", "group: \uFEFFm"), TOOL.replace("server", "# \uFEFF\nserver")])("b7: elsewhere it is refused by name and position (%#)", (text) => {
    const result = read(text);
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual([expect.stringMatching(/^byte-order-mark-inside .*U\+FEFF.*line \d+, column \d+/)]);
  });

  it("b7: what to do about it passes, which an escape would not: no text may hold one", () => {
    expect(read(`---\n\uFEFF${TOOL}`).findings[0]!.remedy).toBe("Delete the invisible character; it usually comes from gluing files together.");
  });

  it("b7: an escaped U+FEFF is text", () => {
    expect(catalogOf(`${TOOL}    description: "a\\uFEFFb"\n`).tools[0]!.description).toBe("a\uFEFFb");
  });

  it.each([
    ["---\n", 10],
    ["--- # note\n", 10],
    ["...\n", 11],
    ["...\n---\n", 11],
    ["---\n# nothing\n---\n", 10],
  ])("b8: a second document after %j is refused at its line", (separator, line) => {
    const result = read(`${TOOL}${separator}tools: {}\n`);
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual([expect.stringContaining(`second-document catalog.yaml:${line}:1`)]);
  });

  it("b8: also where a block of text stands before it, or the second one is broken or empty", () => {
    expect(told(read(`${TOOL}    description: |\n      a\n---\nx: 1\n`))).toEqual([expect.stringContaining("second-document catalog.yaml:12:1")]);
    expect(told(read(`${TOOL}---\n: : :\n`))).toEqual([expect.stringContaining("second-document catalog.yaml:10:1")]);
    expect(told(read(`${TOOL}---\n`))).toEqual([expect.stringContaining("second-document catalog.yaml:10:1")]);
    expect(told(read(`---\n---\n${TOOL}`))).toEqual([expect.stringContaining("second-document catalog.yaml:2:1")]);
  });

  it.each([`---\n${TOOL}`, `# note\n---\n${TOOL}`, `--- # note\n${TOOL}`, `${TOOL}...\n`, `${TOOL}...\n# the end\n`, `${TOOL}    description: |\n      a\n      ---\n      b\n`])("b8: one document loads, whatever marks it (%#)", (text) => {
    expect(catalogOf(text).tools).toHaveLength(1);
  });

  it.each(["", "\n\n", "# only\n# comments\n", "---\n", "---\n# x\n", "\uFEFF", "\uFEFF# x\n", "   ", "...\n"])("b8: %j is an empty catalog", (text) => {
    const result = read(text);
    expect(result.kind).toBe("unreadable");
    expect(result.findings).toHaveLength(1);
    expect(result.findings[0]).toMatchObject({ rule: "catalog-empty", message: expect.stringContaining("The catalog is empty") });
  });

  it.each(["null\n", "~\n", "text\n", "- a\n", "1\n", "[]\n", "{}\n"])("b8: %j is a tree, and no catalog", (text) => {
    expect(read(text).kind).toBe("misshapen");
  });

  it("b10: LF, CRLF, CR and a mixture of them read alike, blocks of text included", () => {
    const text = `${TOOL}    description: |\n      первая\n        вторая\n\n      третья\n    title: >-\n      один\n      два\n    help: "a\n      b"\n`;
    const lf = toData(catalogOf(text).node);
    expect((lf as { tools: { metadata_edit: object } }).tools.metadata_edit).toMatchObject({ description: "первая\n  вторая\n\nтретья\n", title: "один два", help: "a b" });
    let flip = false;
    for (const ending of [() => "\r\n", () => "\r", () => ((flip = !flip) ? "\r\n" : "\n")]) {
      const other = catalogOf(text.replaceAll("\n", ending));
      expect(toData(other.node)).toEqual(lf);
      expect(other.node.source.position(other.tools[0]!.keySpan.start)).toEqual({ line: 6, column: 3 });
    }
  });

  it.each([
    ["tools:\n\tx: {}\n", "2:1"],
    ["tools:\n  x:\n  \tgroup: g\n", "3:3"],
    ["tools:\n  - a\n\t- b\n", "3:1"],
    ["tools: |\n  a\n\tb\n", "3:1"],
    ["tools: |\n\ta\n", "2:1"],
    ["tools:\n  x: [a,\n\tb]\n", "3:1"],
    ["tools:\n  x:\t{ group: g }\n", "2:5"],
    ["tools:\n  x: { group:\tg }\n", "2:14"],
    ["tools:\n  x: \t[a]\n", "2:6"],
  ])("b10: the tab in %j is told with line and column", (text, position) => {
    const result = read(text);
    expect(result.kind).toBe("unreadable");
    expect(told(result)[0]).toMatch(new RegExp(`^tab-indentation catalog\\.yaml:${position}[ :]`));
  });

  it("b10: tabs that indent nothing may stand: in blocks of text, between words, within the braces of JSON", () => {
    expect(catalogOf(`${TOOL}    description: |\n      a\n      \tb\tc\n    title:\tТекст\n`).tools[0]).toMatchObject({ description: "a\n\tb\tc\n", title: "Текст" });
    const json = JSON.stringify(toData(catalogOf(TOOL).node), null, "\t");
    expect(toData(catalogOf(json).node)).toEqual(toData(catalogOf(TOOL).node));
  });
});

describe("punctuation in prose", () => {
  const quoted = [
    "Режим: важно", "Режим:", "[черновик] Меняет роль", "[[metadata_read]] читает", "*важно* прочитать", "*важно", "@deprecated метод", "`код` тут", "%s подставить", "{имя} подставить",
    "'Имя' объекта", "| текст", "> текст", "!важно текст", "- пункт", "? вопрос", ", текст", "] текст", "&важно текст", "#help показывает", "Закрывает задачу #5", "a: b: c", "важно: да: нет", "// путь: c:\\temp",
  ];
  for (const sentence of quoted) {
    it(`${sentence}: is told with its line and the quoted form, which then reads`, () => {
      const result = read(`${TOOL}    description: ${sentence}\n    title: Правка\n`);
      const [finding] = result.findings;
      expect([finding!.rule, place(finding!).split(":")[1]]).toEqual([expect.stringMatching(/^prose-(punctuation|cut)$/), "10"]);
      const form = /`{1}(description: .*)`/.exec(finding!.remedy.replace(/; or.*/, ""))![1]!;
      expect(catalogOf(`${TOOL}    ${form}\n    title: Правка\n`).tools[0]!.description).toBe(sentence);
    });
  }

  it.each(['"Имя" объекта', '"a" или "b"'])("%s: quotes that end too early", (sentence) => {
    const result = read(`${TOOL}    description: ${sentence}\n    title: Правка\n`);
    expect(told(result)[0]).toMatch(/^prose-punctuation catalog\.yaml:10:18/);
    expect(result.findings[0]!.message).toContain('the text goes on after the closing `"`');
  });

  it.each(["description: Режим: важно, type: string", "type: string, description: [x] y", "description: @a", "type: string, description: \"Имя\" объекта"])("in a flow map: { %s }", (entries) => {
    const result = read(withParameters(`{ project: { ${entries} } }`));
    expect(told(result)[0]).toMatch(/^prose-punctuation catalog\.yaml:9:/);
    expect(result.findings[0]!.message).toContain("`description`");
  });

  it("a comma in a flow map cuts the sentence, and is told once", () => {
    const result = read(withParameters("{ project: { description: Имя, или адрес, или пусто, type: string } }"));
    expect(result.kind).toBe("catalog");
    expect(told(result)).toEqual(["prose-cut catalog.yaml:9:48 tools.metadata_edit.parameters.project.или адрес: In `{ … }` a comma ends a value, so the text of `description` ends before `или адрес`."]);
    expect(result.findings[0]!.remedy).toContain('`description: "Имя, или адрес, или пусто"`');
  });

  it("a comment after prose is a warning where it may be the rest of the sentence", () => {
    expect(told(read(`${TOOL}    description: Меняет # важно\n`))).toEqual([expect.stringMatching(/^comment-after-prose catalog\.yaml:10:25/)]);
    expect(read(`${TOOL}    description: Меняет # важно\n`).findings[0]!.severity).toBe("warning");
    expect(read(`${TOOL}    description: Меняет  # заметка\n    title: Правка    # заметка\n    help: metadata_edit # заметка\n`).findings).toEqual([]);
  });

  it("prose over several lines that a colon tears", () => {
    const result = read(`${TOOL}    description: Меняет\n      свойства: имя и тип\n    title: Правка\n`);
    expect(told(result)[0]).toMatch(/^prose-punctuation catalog\.yaml:10:18/);
    expect(result.findings[0]!.remedy).toBe('Quote it: `description: "Меняет свойства: имя и тип"`.');
  });

  it("what is offered for torn prose loses none of its lines", () => {
    const remedy = (lines: string): string => read(`${TOOL}    description: Меняет\n${lines}    title: Правка\n`).findings[0]!.remedy;
    expect(remedy("      свойства: имя\n      и тип\n")).toBe('Quote it: `description: "Меняет свойства: имя и тип"`.');
    expect(remedy("      свойства: имя\n\n      и тип\n\n")).toBe('Quote it: `description: "Меняет свойства: имя\\nи тип"`.');
    expect(remedy("      group: имя\n")).toBe('Where `group` is a key, align it with `description`; where it is text, quote the whole: `description: "Меняет group: имя"`.');
  });

  it.each([
    ["[a, @b]", "`@b` is no text to YAML: `@` is a reserved character."],
    ["[a, %s подставить, b]", "`%s подставить` is no text to YAML: `%` is reserved for directives."],
    ["[a, - b]", "`- b` is no text to YAML: `-` with a space after it begins an item or an entry on a line of its own"],
    ["[#b]", "`#b` is no text to YAML: `#` begins a comment."],
  ])("within brackets: %s", (values, words) => {
    const result = read(withParameters(`{ v: { enum: ${values} } }`));
    expect(told(result)[0]).toContain(`yaml-syntax catalog.yaml:9:${31 + values.search(/[@%#]|- /) - 1}: ${words}`);
  });

  it("a bracket whose end is in a comment is told as one", () => {
    expect(told(read(withParameters("{ v: { enum: [a #b] } }")))).toEqual([expect.stringMatching(/^yaml-syntax catalog\.yaml:9:17: The `\{` that begins the value of `parameters` is not closed .*: `#b\] \} \}` is a comment/)]);
  });

  it.each([
    ["{ v: { type: string } }}", "9:40", "}"],
    ["{ v: { type: string } },", "9:40", ","],
  ])("a bracket that is closed already, or a comma after it: %s", (value, at, rest) => {
    expect(told(read(withParameters(value)))).toEqual([`yaml-syntax catalog.yaml:${at}: The value of \`parameters\` ends at its \`}\`, and \`${rest}\` follows.`]);
  });

  it.each<[string, string, string]>([
    ["{ v: { type: string } enum: [a] }", "yaml-syntax", "The value of `v` ends at its `}`"],
    ["{ v: { type: string enum: [a] } }", "yaml-syntax", "A comma is missing before `enum`."],
    ["{ v: { type: string; enum: [a] } }", "yaml-syntax", "A comma is missing before `enum`."],
    ["{ v: { type: string, enum: [a, b]] } }", "yaml-syntax", "`]` closes no bracket of its kind here."],
    ["{ v: { enum: [[], description: Имя } }", "yaml-syntax", "`}` closes no bracket of its kind here."],
    ["{ v: { type: string, , enum: [a] } }", "yaml-syntax", "A comma or a bracket is missing or misplaced"],
  ])("a slip in a map is not called prose: %s", (value, rule, words) => {
    const [first] = told(read(withParameters(value)));
    expect(first).toMatch(new RegExp(`^${rule} catalog\\.yaml:9:`));
    expect(first).toContain(words);
  });

  it.each([
    ["{ v: { pattern: ^[a-z]+$, type: string } }", 'pattern: "^[a-z]+$"'],
    ["{ v: { type: string, pattern: \\d{1,3} } }", "pattern: '\\d{1,3}'"],
    ["{ v: { description: Имя [x], или {y}, type: string } }", 'description: "Имя [x], или {y}"'],
  ])("a bracket in the middle of a text within braces: %s", (value, quoted) => {
    const { findings } = read(withParameters(value));
    expect([findings[0]!.rule, findings[0]!.remedy]).toEqual(["prose-punctuation", `Quote it: \`${quoted}\`.`]);
  });

  it("a reference that is a comment is told as one, in blocks and in braces", () => {
    const block = read(withParameters("\n      v:\n        $ref: #/types/Fqn"));
    expect([told(block)[0], block.findings[0]!.remedy]).toEqual([expect.stringMatching(/^prose-cut catalog\.yaml:11:15 .*`\$ref` has no value: `#\/types\/Fqn` is a comment to YAML\./), 'Quote it: `$ref: "#/types/Fqn"`.']);
    expect(read(withParameters("{ v: { $ref: #/types/Fqn } }")).findings[0]!.remedy).toBe('Quote the text that the `#` belongs to: `"#/types/Fqn"`.');
    expect(read(withParameters("{}", "        takes: # всё\n          all\n")).findings).toEqual([]);
  });

  it.each(['{ "catalog": 1,', '{"catalog": 1, "tools": {"a": {}}\n', "["])("%j: a file that was cut off is told where it opens", (text) => {
    expect(told(read(text))[0]).toMatch(/^yaml-syntax catalog\.yaml:1:1: The `[{[]` that begins the whole is not closed before the end of the file/);
  });

  it("an anchor that nobody uses is part of a text that it was cut from", () => {
    expect(told(read(withParameters("{ v: { enum: [&a, b] } }")))).toEqual([expect.stringMatching(/^prose-cut catalog\.yaml:9:31 .*`&a` is no text to YAML/)]);
    expect(told(read(withParameters("{ v: { enum: [&a b, c] } }")))).toEqual([expect.stringMatching(/^prose-cut catalog\.yaml:9:31 .*begins after `&a`/)]);
    expect(read(withParameters("{ v: { enum: [&a b, c], default: *a } }")).findings).toEqual([]);
    expect(read(withParameters("{ v: &v { type: string } }")).findings).toEqual([]);
  });

  it.each(['"Не закрыто', "'Не закрыто", "[не закрыто", "{не закрыто"])("%s: what is never closed is told where it opens", (value) => {
    expect(told(read(`${TOOL}    description: ${value}\n    title: Правка\n`))[0]).toMatch(/^yaml-syntax catalog\.yaml:10:18: .*`description` is not closed before line 11/);
  });
});

describe("a line that fits nothing", () => {
  const misfit = (lines: string): string => told(read(`${TOOL}${lines}    title: Правка\n`))[0]!.replace(/^yaml-syntax catalog\.yaml:/, "");

  it.each([
    ["\u00a0\u00a0\u00a0 description: Меняет\n", "10:1: A space that is none to YAML (U+00A0) stands at line 10, column 1."],
    ["    description:\u00a0Меняет\n", "10:17: A space that is none to YAML (U+00A0) stands at line 10, column 17."],
    ["\u3000\u3000description: Меняет\n", "10:1: A space that is none to YAML (U+3000)"],
    ["    description： Меняет\n", "10:16: `：` after `description` is no colon."],
    ["    description = Меняет\n", "10:17: `=` after `description` is no colon."],
    ["    description:Меняет\n", "10:16: A space is missing after the colon of `description`."],
    ["    description: |\n        Первая\n      вторая\n", "12:7: This line belongs to the text that begins at line 10, and is indented by 6, while its first line is by 8"],
    ["    description: |9\n      Первая\n", "11:7: `|9` at line 10 says that each line of the text is indented by 9 more than its key, and this one is by 2."],
    ["    description: |\n    Первая\n", "11:5: The text that `|` promises at line 10 must be indented deeper than its key."],
    ["    description: |\n            \n      Первая\n", "12:7: Above the first line of the text that begins at line 10 stands a blank line of more spaces."],
    ["    description: Первая\n      # вторая\n      третья\n", "11:7: The comment at line 11 ends the text of `description`"],
    ["    description: Первая # вторая\n      третья\n", "10:25: The comment at line 10 ends the text of `description`"],
    ["    help: |\n      x\n    as: y\n      z\n   b\n", "14:4: The line does not fit what stands around it"],
  ])("%j is told by what its author did", (lines, words) => expect(misfit(lines)).toContain(words));

  it("a map on the line of `---`", () => expect(told(read("--- catalog: 1\n"))).toEqual([expect.stringMatching(/^yaml-syntax catalog\.yaml:1:1: A map begins on the line of `---`/)]));

  it("an absent key is told where its colon stands", () => {
    expect(told(read("catalog: 1\n: x\n"))[0]).toMatch(/^key-not-text catalog\.yaml:2:1/);
    expect(told(read("{ catalog: 1, : x }\n"))[0]).toMatch(/^key-not-text catalog\.yaml:1:15/);
  });
});

describe("characters that nobody sees", () => {
  it.each([["\u0085tools: {}\n", "‹U+0085›tools"], ["\u00a0tools: {}\n", "‹U+00A0›tools"], ["to\u200bols: {}\n", "to‹U+200B›ols"]])("a key with one is shown with it: %j", (text, shown) => {
    const faults = read(`${HEAD}${text}`).findings.filter(({ rule }) => rule === "unknown-key");
    expect(faults.map(({ message, remedy }) => [message, remedy])).toEqual([[`A catalog has no key \`${shown}\`.`, "Did you mean `tools`?"]]);
  });

  it("a policy with one is shown with it", () => {
    expect(told(read(TOOL.replace("APPLY_ONLY", "APPLY_ONLY\u200b"))).find((line) => line.startsWith("unknown-value"))).toContain("`APPLY_ONLY‹U+200B›`");
  });

  it("a comment of another language is told as one", () => {
    expect(read('{ "catalog": 1, // версия\n "server": { "name": "x" } }').findings.find(({ rule }) => rule === "unknown-key")!.remedy).toBe("Where it is a comment, begin it with `#`.");
  });
});

describe("what YAML offers and a catalog does not", () => {
  it.each(["!!binary aGk=", "!!str 1", "!foo { a: 1 }", "!!js/function 'x'", "! a", "!<tag:yaml.org,2002:str> a"])("the tag of %s is refused", (value) => {
    expect(told(read(withParameters(`{ v: { default: ${value} } }`)))[0]).toMatch(/^yaml-tag catalog\.yaml:9:/);
  });

  it("aliases share schemas, and positions point at the anchor", () => {
    const catalog = catalogOf(withParameters("{ a: &a { type: string }, b: *a }"));
    expect(catalog.tools[0]!.parameters["b"]).toEqual({ type: "string" });
    const entry = (nodeAt(catalog.node, "tools", "metadata_edit", "parameters") as { entries: ReadonlyMap<string, { alias: { start: number; end: number } | null; value: { start: number } }> }).entries.get("b")!;
    expect(catalog.node.source.text.slice(entry.alias!.start, entry.alias!.end)).toBe("*a");
    expect(entry.value.start).toBe(nodeAt(catalog.node, "tools", "metadata_edit", "parameters", "a")!.start);
  });

  it("half of a character is told", () => {
    expect(told(read(`${TOOL}    description: "Читает \\ud83d"\n`))).toEqual([expect.stringMatching(/^character-broken catalog\.yaml:10:18/)]);
    expect(catalogOf(`${TOOL}    description: "Читает \\ud83d\\ude00"\n`).tools[0]!.description).toBe("Читает 😀");
  });

  it.each([["a: \"\\q\"\n", "`\\q` is no escape"], ["a: \"\u0001\"\n", "U+0001"], ["a: \u0007b\n", "U+0007"], ["a:1\nb: 2\n", "A space is missing after the colon of `a`"], ["{\"a\": 1 \"b\": 2}\n", "comma"], ["a: {\n  b: 1\n}\n", "too far to the left"], ["a:\n  b: 1\n c: 2\n", "indentation"]])(
    "%j is told in words",
    (text, words) => {
      const result = read(text);
      expect(result.kind).toBe("unreadable");
      expect(result.findings[0]!.message).toContain(words);
    },
  );
});
