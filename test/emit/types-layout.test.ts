import fc from "fast-check";
import { format, util } from "prettier";
import { numberLiteral, propertyKey, stringLiteral, widthOf } from "../../generator/emit/characters.js";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { print } from "../../generator/emit/layout.js";
import { commentDoc } from "../../generator/emit/types/comment.js";
import { declarationDoc } from "../../generator/emit/types/declaration.js";
import { type Comment, literalType, NULL, STRING, type Type, union, UNKNOWN } from "../../generator/emit/types/type.js";
import { contractOf } from "../contract/catalog-of.js";

/** Prettier with its default options judges every layout. */
const judged = (text: string): Promise<string> => format(text, { parser: "typescript" });

const words = fc.constantFrom("a", "длина строки", "Catalog.Контрагенты", "quite-a-long-value-of-an-enumeration", "да", "x".repeat(70), 'say "hi"', "it's", "中文", "🟢 committed");
const comment: fc.Arbitrary<Comment> = fc.record({
  paragraphs: fc.array(fc.constantFrom("Имя проекта.", "Первая строка\n  - пункт\n\nКонец ", "*/ @deprecated", "   "), { maxLength: 2 }),
  deprecated: fc.boolean(),
});
const types = fc.letrec<{ type: Type; small: Type }>((tie) => ({
  small: fc.oneof(
    fc.constantFrom<Type>(UNKNOWN, STRING, NULL),
    words.map(literalType),
    fc.constantFrom(0, -1, 1e21, 1.5e-7, true).map(literalType),
    fc.constantFrom("Fqn", "MetadataEditSetLengthOfAnAttributeRef").map((name): Type => ({ kind: "reference", name, from: null })),
  ),
  type: fc.oneof(
    { maxDepth: 4, depthSize: "small" },
    tie("small"),
    tie("type").map((item): Type => ({ kind: "list", item })),
    fc.record({ items: fc.array(fc.record({ type: tie("type"), optional: fc.boolean() }), { maxLength: 3 }), rest: fc.option(tie("type")) }).map(({ items, rest }): Type => {
      const firstOptional = items.findIndex((item) => item.optional);
      return { kind: "tuple", items: items.map((item, index) => ({ ...item, optional: firstOptional >= 0 && index >= firstOptional })), rest };
    }),
    fc
      .record({
        properties: fc.uniqueArray(fc.record({ name: words, type: tie("type"), optional: fc.boolean(), comment }), { maxLength: 3, selector: (property) => property.name }),
        index: fc.option(tie("type")),
      })
      .map((parts): Type => ({ kind: "object", ...parts })),
    fc.array(tie("type"), { minLength: 2, maxLength: 4 }).map(union),
    fc.array(tie("type"), { minLength: 2, maxLength: 4 }).map((members): Type => {
      const flat = members.flatMap((member) => (member.kind === "intersection" ? member.members : [member]));
      return { kind: "intersection", members: flat };
    }),
  ),
}));

describe("the layout of types", () => {
  it("is left as it is by prettier, whatever the type", async () => {
    const names = fc.constantFrom("X", "MetadataEditSetLengthArguments", "N".repeat(75));
    await fc.assert(
      fc.asyncProperty(names, types.type, comment, async (name, type, about) => {
        const text = print(declarationDoc(name, type, about), () => {}) + "\n";
        expect(text).toBe(await judged(text));
      }),
      { numRuns: 200 },
    );
  }, 300_000);
});

describe("the layout of stubs", () => {
  it("is left as it is by prettier, however long the names are", async () => {
    for (let length = 1; length <= 100; length += 3) {
      const name = "n".repeat(length);
      const texts = [...stubs.emit(
        contractOf(`
catalog: 1
server: { name: mcpd, locale: ru }
conventions: [mode]
types: { ${"T".repeat(length)}: { type: string }, U: { type: string } }
scopes: { s: { title: С } }
tools:
  ${name}_read: { description: Читает., policy: READ_ONLY, parameters: { a: { $ref: "#/types/${"T".repeat(length)}" }, b: { $ref: "#/types/U" } }, result: { type: string } }
  ${name}_act: { description: Выполняет., policy: APPLY_ONLY, scope: s }
  ${name}_later: { description: Позже., policy: UNDECIDED }
  edit:
    description: Правит.
    actions:
      ${name}: { policy: PREVIEWABLE, scope: s, description: Правит., result: { type: object } }
      read_${name}: { policy: READ_ONLY, description: Читает. }
`),
      )];
      for (const { text } of texts) expect(await judged(text)).toBe(text);
    }
  }, 300_000);
});

describe("characters of code", () => {
  it("take as many columns as prettier counts", () => {
    const wrong: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const text = stringLiteral(String.fromCodePoint(code));
      if (widthOf(text) !== util.getStringWidth(text)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  it("read back as the string that they stand for", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(new Function(`return ${stringLiteral(text)}`)()).toBe(text);
      }),
    );
  });

  it("a10: read back from the values of real enumerations", () => {
    for (const text of ["=", "!=", "<", ">", "user.created", "2fa", " ", "", "\u2028", "\ud800", "`t` ${x}", "back\\slash"]) {
      expect(new Function(`return ${stringLiteral(text)}`)()).toBe(text);
    }
  });

  it("of a name are quoted as prettier would quote them", async () => {
    const names = ["a", "_", "$x", "10", "2fa", "имя", "Ёлка", "имя1", "été", "中文", "ひらがな", "한국어", "a-b", "a.b", "x[0]", "it's", 'say "hi"', "back\\slash", "`t` ${x}", "", " ", "__proto__", "class", "constructor"];
    const text = `export interface X {\n${names.map((name) => `  ${propertyKey(name)}: 1;\n`).join("")}}\n`;
    expect(await judged(text)).toBe(text);
  });

  it("of a name in a usual script need no quotes for prettier either", async () => {
    const letters: string[] = [];
    const isQuoted = (code: number): boolean => /^["']/.test(propertyKey(String.fromCharCode(code)));
    // Every fiftieth, and where one kind of characters ends.
    for (let code = 1; code <= 0xffff; code++) if (!isQuoted(code) && (code % 50 === 0 || isQuoted(code - 1) || isQuoted(code + 1))) letters.push(String.fromCharCode(code));
    const text = `export interface X {\n${letters.map((letter) => `  ${letter}: 1;\n`).join("")}}\n`;
    const quoted = `export interface X {\n${letters.map((letter) => `  "${letter}": 1;\n`).join("")}}\n`;
    expect(letters.length).toBeGreaterThan(500);
    expect(await judged(quoted)).toBe(text);
  });

  it("of a number are as prettier writes them", async () => {
    for (const value of [1e21, 1e-7, -5, 0.1, 123456789012345680000]) {
      const text = `export type X = ${numberLiteral(value)};\n`;
      expect(await judged(text)).toBe(text);
    }
  });
});

describe("comments of code", () => {
  const commented = (text: string): string => print(commentDoc({ paragraphs: [text], deprecated: false }), () => {});

  it("hold any prose and nothing but prose", () => {
    const texts = fc.array(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("*/", "/*", "*", "/", "@", "@deprecated", "\\", "\n", " ", "{@link x}", "\u2028", "\u200b", "\r\n"))).map((parts) => parts.join(""));
    fc.assert(
      fc.property(texts, (text) => {
        const comment = commented(text);
        expect(comment.indexOf("*/")).toBe(comment.length - 3);
        expect(comment).not.toMatch(/(?<!\\)@|[\0-\t\x0b-\x1f\x7f-\x9f\u200b\u2028\u2029\u202e\ufeff]|[^\S\n]\n/);
        expect(Buffer.from(comment).toString()).toBe(comment);
      }),
    );
  });

  it("show what is hidden, and leave ordinary prose alone", () => {
    expect(commented("Права\u200b \u202eабв \u{e0049}")).toBe("/** ПраваU+200B U+202Eабв U+E0049 */\n");
    expect(commented("Ёж № 5 — «1С-модуль» ⚠️ 👨‍👩‍👧 中文")).toBe("/** Ёж № 5 — «1С-модуль» ⚠️ 👨‍👩‍👧 中文 */\n");
    expect(commented("src/**/*.bsl; @deprecated {@link x}")).toBe("/** src/**\\/*.bsl; \\@deprecated {\\@link x} */\n");
    expect(commented("\n\nПервая  \n  - пункт\n\n")).toBe("/**\n * Первая\n *   - пункт\n */\n");
    expect(commented("a\tb\r\nc */ d")).toBe("/**\n * a b\n * c *\\/ d\n */\n");
  });
});
