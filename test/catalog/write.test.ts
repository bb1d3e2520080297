import fc from "fast-check";
import { load as loadYaml, YAML11_SCHEMA } from "js-yaml";
import { parse as parseYaml } from "yaml";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { keysOf, ordered } from "../../runtime/contract/ordered.js";
import { toData } from "../../generator/catalog/data.js";
import { parse } from "../../generator/catalog/parse.js";
import { isPlain } from "../../generator/catalog/layout/scalar-text.js";
import { writeYaml } from "../../generator/catalog/write.js";
import { Source } from "../../generator/diagnostics/span.js";

/** What our own reader makes of a text. */
function readBack(text: string): Json {
  const { root, findings } = parse(new Source("catalog.yaml", text));
  const faults = findings.filter((finding) => finding.rule !== "character-broken");
  if (root === null || faults.length > 0) throw new Error(`${text}\n${JSON.stringify(faults.map((fault) => fault.message))}`);
  return toData(root);
}

/** Every reader that a catalog may meet. */
const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["our own", readBack],
  ["yaml, 1.2", (text) => parseYaml(text, { version: "1.2" })],
  ["yaml, 1.1", (text) => parseYaml(text, { version: "1.1" })],
  ["js-yaml, 1.1", (text) => loadYaml(text, { schema: YAML11_SCHEMA })],
];

const strings = fc.oneof(
  fc.string(),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.constantFrom(..." \n\t:#-'\"\\,[]{}|>&*!%@`?=~<.0123456789eExXoOabАя_+/\r\u0085\u00A0\u2028\u200B\uFEFF\u0007") }),
  fc.array(fc.string({ unit: fc.constantFrom(..."  \tab:#-А") }), { maxLength: 5 }).map((lines) => lines.join("\n")),
  fc.constantFrom("000999", "1.10", "no", "10:00", "~", "", "null", " x ", "<<<<<<< HEAD", "a\n>>>>>>> b", "2026-12-31", "1_000", "0b1", ".5", "+1", "---", "...", "y", "=", "a: b", "a #b", "[[x]] y"),
);
const keys = strings.filter((key) => key !== "<<");
const trees = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    strings,
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (number === 0 ? 0 : number)),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(keys, tie("value"), { maxKeys: 4 }),
  ) as fc.Arbitrary<Json>,
})).value;
const maps = fc.dictionary(fc.oneof(keys, fc.constantFrom("tools", "types", "server", "groups")), trees, { maxKeys: 5 }) as fc.Arbitrary<JsonObject>;

describe("writeYaml", () => {
  for (const [name, read] of READERS) {
    it(`b11: gives every string back under ${name}`, () => {
      fc.assert(fc.property(strings, (value) => expect(read(writeYaml({ value, list: [value, [value]], flow: { value } }))).toEqual({ value, list: [value, [value]], flow: { value } })), { numRuns: 300 });
    });
  }

  it("b11: gives every key back under every reader", () => {
    fc.assert(fc.property(keys, (key) => {
      const data = ordered([[key, 1]]);
      const text = writeYaml({ outer: ordered([[key, data]]) });
      for (const [, read] of READERS) {
        if (key === "__proto__") continue;
        expect(Object.keys((read(text) as { outer: object }).outer)).toEqual([key]);
      }
      expect(keysOf((readBack(text) as { outer: object }).outer)).toEqual([key]);
    }), { numRuns: 300 });
  });

  it("gives any data back under our own reader and yaml", () => {
    fc.assert(fc.property(maps, (data) => {
      const text = writeYaml(data);
      expect(readBack(text)).toEqual(data);
      expect(parseYaml(text)).toEqual(data);
    }), { numRuns: 300 });
  });

  it("b11: leaves the catalog's example as an importer meets it", () => {
    const description = `Читает  страницу по адресу https://example.org/${"очень-длинный-путь/".repeat(12)}?q=1 и пишет отчёт.\n`;
    const values = ["000999", "1.10", "no", "10:00", "~", "", "null", " x "];
    const data = { tools: { page_read: { description, parameters: { kind: { enum: values } } } } };
    const text = writeYaml(data);
    for (const [, read] of READERS) expect(read(text)).toEqual(data);
    expect(text.split("\n").filter((line) => line.includes("https://"))).toHaveLength(1);
    expect(writeYaml(readBack(text) as JsonObject)).toBe(text);
  });

  it("writes as a person would", () => {
    const data = {
      catalog: 1,
      server: { name: "mcpd", title: "Кванты", version: "2026.12" },
      groups: { read: { access: "read", title: "Чтение" } },
      tools: {
        metadata_read: {
          group: "read",
          description: "Показывает объект, его свойства.\n\n- пункт: один\n- пункт 2\n",
          parameters: {
            project: { type: "string", description: "Имя проекта" },
            options: { type: "object", description: "Настройки чтения, которых так много, что они не помещаются на одной строке", properties: { depth: { type: "integer" } } },
          },
          required: ["project"],
          actions: { list: { policy: "READ_ONLY", examples: [{ intent: "покажи всё", arguments: { project: "УТ" } }] } },
        },
      },
    };
    expect(writeYaml(data)).toBe(`catalog: 1
server: { name: mcpd, title: Кванты, version: "2026.12" }
groups:
  read: { access: read, title: Чтение }
tools:
  metadata_read:
    group: read
    description: |
      Показывает объект, его свойства.

      - пункт: один
      - пункт 2
    parameters:
      project: { type: string, description: Имя проекта }
      options:
        type: object
        description: Настройки чтения, которых так много, что они не помещаются на одной строке
        properties: { depth: { type: integer } }
    required: [project]
    actions:
      list:
        policy: READ_ONLY
        examples:
          - { intent: покажи всё, arguments: { project: УТ } }
`);
  });

  it("keeps the order of integer-like keys and names like __proto__", () => {
    const parameters = ordered([["10", true], ["2", true], ["b", true], ["__proto__", true], ["a", true]] as const);
    const read = readBack(writeYaml({ parameters })) as { parameters: object };
    expect(keysOf(read.parameters)).toEqual(["10", "2", "b", "__proto__", "a"]);
  });

  it("keeps what stands under keys of any length", () => {
    for (const length of [90, 120, 999, 1_000, 1_001, 3_000]) {
      for (const value of [{}, [], "x", 1, null, "a\nb", { b: "c".repeat(200) }, ["d".repeat(200), {}]]) {
        const data = { ["k".repeat(length)]: value, list: [{ ["k".repeat(length)]: value }] } as JsonObject;
        for (const [, read] of READERS) expect(read(writeYaml(data))).toEqual(data);
      }
    }
  });

  it("quotes only what some reader takes for something else", () => {
    for (const plain of ["да", "Режим записи", "a-b", "https://example.org/a?b=c#d", "1С: выгрузка".replace(":", ""), "2fa", "v1.10", "a,b", "it's", "C++", "№ 5", "user.created"]) expect(isPlain(plain, false)).toBe(true);
    for (const quoted of ["no", "On", "y", "null", "~", "", " x", "x ", "1.10", "012", "0x1F", "1e3", "10:00", "2026-01-01", "a: b", "a #b", "a:", "- a", "[a]", "*a", "@a", "`a`", "%a", "!a", "<<", "="]) expect(isPlain(quoted, false)).toBe(false);
  });
});
