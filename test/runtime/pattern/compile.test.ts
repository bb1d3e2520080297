import fc from "fast-check";
import { compileFilter, compileSchemaPattern, schemaPatternProblem } from "../../../runtime/pattern/compile.js";
import { boundariesMeet } from "../../../runtime/pattern/boundaries.js";
import { harmlessTest } from "../../../runtime/pattern/harmless.js";
import { parsePattern } from "../../../runtime/pattern/parse.js";
import { printLinear, printNative } from "../../../runtime/pattern/print.js";
import { PatternProblem } from "../../../runtime/pattern/syntax.js";
import { RE2JS } from "re2js";

const problemOf = (source: string): PatternProblem | null => {
  try {
    compileFilter(source);
    return null;
  } catch (problem) {
    if (problem instanceof PatternProblem) return problem;
    throw problem;
  }
};

describe("a filter", () => {
  it.each([
    ["инн", "- ИНН 7", true],
    ["конТРагенты", "КОНТРАГЕНТЫ", true],
    ["ёж", "ЁЖ", true],
    ["ёж", "еж", false],
    ["\\bИНН\\b", "- ИНН [Строка(12)]", true],
    ["\\bИНН\\b", "- ИННЗ [Строка(12)]", false],
    ["(x+x+)+ \\bИНН\\b", "xxx ИНН", true],
    ["^- \\w+ \\[", "- ИНН [Строка(12)]", true],
    ["a\\-b", "A-B", true],
    ["(?i)инн", "ИНН", true],
    ["(?i:инн)|кпп", "КПП", true],
    ["a{", "a{", true],
    ["[\\W]x", "-x", true],
    ["[\\Wя]x", "яx", true],
    ["x.y", "x\u2028y", true],
    ["строка\\(\\d+\\)", "Строка(12)", true],
    ["№\\s+1", "№\u00a01", true],
    ["\\u0418НН", "инн", true],
    ["\\p{Cyrillic}+", "abc", false],
    ["[]a]", "]", true],
    ["\\u{1F600}", "😀", true],
    ["^.$", "😀", true],
  ])("%s in %s: %s", (source, text, expected) => {
    const pattern = compileFilter(source);
    expect(pattern.test(text)).toBe(expected);
    // Without state between calls.
    expect(pattern.test(text)).toBe(expected);
  });

  it.each([
    ["[", "invalid"],
    ["*", "invalid"],
    ["a{2,1}", "invalid"],
    ["\\", "invalid"],
    ["(?<x", "invalid"],
    ["(", "invalid"],
    [")", "invalid"],
    ["a**", "invalid"],
    ["{2}", "invalid"],
    ["[z-a]", "invalid"],
    ["\\ж", "invalid"],
    ["^*", "invalid"],
    ["\\p{Foo}", "invalid"],
    ["\\u{FFFFFFF}", "invalid"],
    ["(?=a)", "unsupported"],
    ["(?<!a)b", "unsupported"],
    ["(a)\\1", "unsupported"],
    ["\\k<x>", "unsupported"],
    ["a++", "unsupported"],
    ["(?-i)a", "unsupported"],
    ["x\\By", "unsupported"],
    ["[[:alpha:]]", "unsupported"],
    ["\\b\\bx", "unsupported"],
    ["x(?:\\b)^y", "unsupported"],
    ["x$\\b", "unsupported"],
    ["(?:a|\\b)*x", "unsupported"],
    ["a{5000}", "large"],
    ["((a{99}){99}){99}", "large"],
    ["(".repeat(60) + ")".repeat(60), "large"],
    ["a".repeat(1001), "large"],
  ])("%s is refused as %s", (source, kind) => {
    const problem = problemOf(source);
    expect(problem?.kind).toBe(kind);
    expect(problem?.reason).toMatch(/[а-я]/);
  });

  it.each(["инн", "инн|кпп", "инн.*строка", "строка\\(\\d+\\)\\] инн", "^- \\w+ \\[", "^.*инн", ".*инн.*", "\\bинн\\b", "контрагенты$"])("%s is harmless", (source) => {
    expect(compileFilter(source).engine).toBe("native");
  });

  it.each(["^(a+)+$", "x(a|a)+b", "xa+a+b", "x\\w+y\\w+z", "(?:ab|cde).*f", "\\d+\\d+x.*y", "(a?){30}a{30}", "a[^b]*a[^b]*a[^b]*c"])("%s is not", (source) => {
    expect(compileFilter(source).engine).toBe("linear");
  });

  it("answers a hostile pattern at once", () => {
    expect(compileFilter("^(a+)+$").test(`${"a".repeat(100_000)}!`)).toBe(false);
  });
});

const character = fc.constantFrom("a", "b", "А", "б", " ", "1");
const pattern: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom("a", "b", "а", ".", "\\w", "\\d", "\\bа", "b\\b", "[ab]", "[^a]", "\\b", "\\s", "1"),
    fc.array(tie("node"), { minLength: 1, maxLength: 4 }).map((items) => items.join("")),
    fc.tuple(tie("node"), tie("node")).map(([one, other]) => `(?:${one}|${other})`),
    fc.tuple(tie("node"), fc.constantFrom("*", "+", "?", "{2}", "{1,2}", "{0,3}")).filter(([item]) => !item.includes("\\b")).map(([item, times]) => `(?:${item})${times}`),
    fc.tuple(fc.constantFrom("^", ""), tie("node"), fc.constantFrom("$", ""), fc.constantFrom(".*", "")).map(([start, one, end, gap]) => `${start}${gap}${one}${end}`),
  ),
})).node;

describe("the engines", () => {
  it("give the same answers", () => {
    fc.assert(
      fc.property(pattern, fc.array(character, { maxLength: 8 }), (source, characters) => {
        const text = characters.join("");
        const tree = parsePattern(source);
        // Boundaries that meet at one place are refused.
        fc.pre(!boundariesMeet(tree));
        const native = new RegExp(printNative(tree, "filter"), "iu").test(text);
        // Each engine for itself, and the one that is chosen.
        expect(compileFilter(source).test(text)).toBe(native);
        const harmless = harmlessTest(tree, "iu");
        if (harmless !== null) expect(harmless(text)).toBe(native);
        if (!source.includes("\\b")) expect(RE2JS.compile(printLinear(tree, "filter", false), RE2JS.CASE_INSENSITIVE).test(text)).toBe(native);
      }),
      { numRuns: 1500 },
    );
  });

  it("agree with ECMAScript on the patterns of schemas", () => {
    fc.assert(
      fc.property(pattern, fc.array(fc.constantFrom("a", "b", "А", "\n", "1", "_"), { maxLength: 6 }), (source, characters) => {
        const text = characters.join("");
        expect(compileSchemaPattern(source).test(text)).toBe(new RegExp(source, "u").test(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("say what a schema's pattern asks too much for", () => {
    expect(schemaPatternProblem("^(?!x)")).toMatch(/просмотр/);
    expect(schemaPatternProblem("^[A-Z]{2}-\\d+$")).toBeNull();
  });
});
