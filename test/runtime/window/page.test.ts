import { Parser } from "commonmark";
import fc from "fast-check";
import { compileFilter } from "../../../runtime/pattern/compile.js";
import { type Body, wholeBody } from "../../../runtime/window/body.js";
import { filterLines } from "../../../runtime/window/filter.js";
import { pathTo } from "../../../runtime/window/items.js";
import { cut, linesRow, type Page, type Window } from "../../../runtime/window/page.js";
import { Slices, TooSlow } from "../../../runtime/window/slices.js";

const HEAD = ["### 🟢 Catalog.Контрагенты", "", "> Σ реквизитов 3"];

const all = (filter: string | null = null, limit = 200): Window => ({ limit, offset: 0, filter });
const filtered = (body: Body, filter: string): Promise<Body> => filterLines(body, compileFilter(filter), new Slices(new AbortController().signal));
const numbered = (count: number): string[] => Array.from({ length: count }, (_, index) => `- строка ${index}`);

/** The lines of a page without head, row and the blank lines beside them. */
function linesOf(page: Page): string[] {
  const lines = page.text.split("\n").slice(HEAD.length);
  if (page.bounds !== null) lines.splice(-2);
  return lines.slice(1);
}

/** Every page of a body from offset 0, by the row's own `next`. */
function pages(body: Body, limit: number): Page[] {
  const found: Page[] = [];
  for (let offset: number | null = 0; offset !== null; ) {
    const page: Page = cut(body, { limit, offset, filter: null }, null);
    found.push(page);
    const next: number | null = page.bounds?.next ?? null;
    if (next !== null) expect(next).toBeGreaterThan(offset);
    offset = next;
  }
  return found;
}

describe("the lines row", () => {
  it.each([
    ["a first page", { from: 1, to: 200, of: 845, offset: 0, next: 200, filter: "Номенклатура", cached: null }, "*lines: 1–200 of 845 (offset=0, next=200, filter=Номенклатура)*"],
    ["a last page from the cache", { from: 801, to: 845, of: 845, offset: 800, next: null, filter: null, cached: 12 }, "*lines: 801–845 of 845 (offset=800, cached 12s)*"],
    ["no lines", { from: 0, to: 0, of: 10, offset: 10, next: null, filter: null, cached: null }, "*lines: 0 of 10 (offset=10)*"],
    ["a filter that could end the row", { from: 1, to: 1, of: 1, offset: 0, next: null, filter: "a*, next=9)*\n### x", cached: null }, "*lines: 1–1 of 1 (offset=0, filter=`a*, next=9)* ↵ ### x`)*"],
    ["the second seed's filter", { from: 1, to: 2, of: 2, offset: 0, next: null, filter: "ИНН|КПП", cached: 0 }, "*lines: 1–2 of 2 (offset=0, filter=ИНН|КПП, cached 0s)*"],
  ])("of %s", (_name, bounds, row) => {
    expect(linesRow(bounds)).toBe(row);
  });
});

describe("a page", () => {
  it.each([0, 1, 199, 200, 201, 400, 845])("of %i lines joins to the body (g9)", (count) => {
    for (const limit of [1, 7, 200, 1000]) {
      const found = pages(wholeBody(HEAD, numbered(count)), limit);
      expect(found.flatMap(linesOf)).toEqual(numbered(count));
      for (const page of found) expect(page.text.startsWith(HEAD.join("\n"))).toBe(true);
      expect(found.at(-1)!.bounds?.next ?? null).toBeNull();
      if (count <= limit) expect(found[0]!.bounds).toBeNull();
    }
  });

  it.each([10, 11, 10_000])("past the end says how many there are (g11): offset %i", (offset) => {
    const page = cut(wholeBody(HEAD, numbered(10)), { limit: 200, offset, filter: null }, null);
    expect(page.text).toBe([...HEAD, "", "_(нет)_", "", `*lines: 0 of 10 (offset=${offset})*`].join("\n"));
  });

  it("of a filter without a hit says what was searched (g11)", async () => {
    const page = cut(await filtered(wholeBody(HEAD, numbered(10)), "ИНН"), all("ИНН"), null);
    expect(page.text.split("\n").at(-1)).toBe("*lines: 0 of 10 (offset=0, filter=ИНН)*");
    expect(page.bounds).toMatchObject({ next: null });
  });

  it("keeps the mark, length and language of a torn block (g7)", () => {
    const body = wholeBody(HEAD, ["~~~bsl", ...numbered(10), "~~~", "между", "````md", "```", ...numbered(9), "````", "после"]);
    for (const page of pages(body, 3)) {
      const fences = linesOf(page).filter((line) => /^[~`]{3,}/.test(line) && line !== "```");
      expect(fences.every((line) => /^~~~(bsl)?$|^````(md)?$/.test(line))).toBe(true);
    }
    expect(linesOf(cut(body, { limit: 3, offset: 4, filter: null }, null))).toEqual(["~~~bsl", "- строка 3", "- строка 4", "- строка 5", "~~~"]);
    expect(linesOf(cut(body, { limit: 3, offset: 11, filter: null }, null))).toEqual(["~~~bsl", "~~~", "между", "````md", "````"]);
  });
});

/** Lines of code and of other text, as the reference parser sees them. */
function parsed(lines: readonly string[]): { code: string[]; text: string[] } {
  const code: string[] = [];
  const text: string[] = [];
  const walker = new Parser().parse(lines.join("\n")).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    if (!event.entering) continue;
    if (event.node.type === "code_block") code.push(...event.node.literal!.split("\n").slice(0, -1));
    if (event.node.type === "text") text.push(event.node.literal!);
  }
  return { code, text };
}

const block = fc.tuple(fc.constantFrom("```", "````", "~~~", "~~~~"), fc.constantFrom("", "bsl"), fc.array(fc.constantFrom("к1", "#### не заголовок", "```", "~~~", ""), { maxLength: 5 })).map(([fence, info, lines]) => {
  const inner = lines.filter((line) => line[0] !== fence[0] || line.length < fence.length);
  return [`${fence}${info}`, ...inner, fence];
});
const text = fc.array(fc.constantFrom("т1", "- т2", "#### т3", "", "> т4"), { maxLength: 4 });
const others = fc.constantFrom(
  ["> ```bsl", "> к1", "> ~~~", "> к2", "> ```", ""],
  ["> > ~~~", "> > к1", "> т5", ""],
  ["- т6", "", "  ````", "  к1", "  ```", "  ````", "", "  т7", ""],
  ["", "    код отступом", "    - к2", "", "т8"],
  ["| т9 | a |", "| --- | --- |", "| 1 | 2 |", ""],
);
const fenced = fc.array(fc.oneof(block, text), { maxLength: 5 }).map((parts) => parts.flat());
const bodies = fc.array(fc.oneof(block, text, others), { maxLength: 5 }).map((parts) => parts.flat());

/** A list of lists, up to six deep, with marks and gaps of any width and text that goes on below. */
const lists = fc
  .array(fc.record({ depth: fc.integer({ min: 0, max: 6 }), mark: fc.constantFrom("-", "*", "1.", "1)"), gap: fc.constantFrom(" ", " ", "  ", "\t"), more: fc.constantFrom<readonly string[]>([], [], [], ["ниже"], ["", "абзац"], ["```", "к1", "```"]) }), { minLength: 1, maxLength: 12 })
  .map((items) => {
    const columns = [0];
    return items.flatMap(({ depth, mark, gap, more }, index) => {
      columns.length = Math.min(depth, columns.length - 1) + 1;
      const indent = " ".repeat(columns.at(-1)!);
      const start = `${indent}${mark}`;
      const content = gap === "\t" ? start.length + 4 - (start.length % 4) : start.length + gap.length;
      columns.push(content);
      return [`${start}${gap}пункт${index}`, ...more.map((line) => (line === "" ? "" : `${" ".repeat(content)}${line}`))];
    });
  });

/** How many lines a page shows before its own: the items that it stands in. */
function added(body: Body, page: Page): number {
  if (page.bounds === null || page.bounds.to === 0) return 0;
  const path = pathTo(body, page.bounds.from - 1, page.bounds.to);
  return path.every((line, index) => linesOf(page)[index] === line) ? path.length : 0;
}

describe("any body", () => {
  it("joins from its pages, whatever limit and text", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom("a", "`", "~", " ", ">", "-", "#") }), { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (lines, limit) => {
        const body = wholeBody([], lines);
        // Without the added fences the pages joined equal the body.
        const joined: string[] = [];
        for (let offset = 0; offset < lines.length; offset += limit) {
          const shown = cut(body, { limit, offset, filter: null }, null);
          const wanted = lines.slice(offset, offset + limit);
          const given = shown.text.split("\n").slice(1, shown.bounds === null ? undefined : -2);
          expect(isSubsequence(wanted, given)).toBe(true);
          joined.push(...wanted);
        }
        expect(joined).toEqual(lines);
      }),
    );
  });

  it("parses in pages as it does whole", () => {
    fc.assert(
      fc.property(bodies, fc.integer({ min: 1, max: 6 }), (lines, limit) => {
        const whole = parsed(lines);
        const body = wholeBody(HEAD, lines);
        const parts = pages(body, limit).map((page) => {
          const { code, text } = parsed(linesOf(page));
          return { code, text: text.slice(added(body, page)) };
        });
        expect(parts.flatMap((part) => part.code)).toEqual(whole.code);
        expect(parts.flatMap((part) => part.text)).toEqual(whole.text);
      }),
      { numRuns: 500 },
    );
  });

  it("of nested lists too, beginning with the items that a page stands in", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof({ weight: 3, arbitrary: lists }, { weight: 1, arbitrary: block }), { maxLength: 3 }), fc.integer({ min: 1, max: 7 }), (parts, limit) => {
        const lines = parts.flatMap((part) => [...part, "", "конец", ""]);
        const body = wholeBody(HEAD, lines);
        const whole = parsed(lines);
        const found = pages(body, limit).map((page) => {
          const { code, text } = parsed(linesOf(page));
          return { code, text: text.slice(added(body, page)), lines: linesOf(page).slice(added(body, page)) };
        });
        expect(found.flatMap(({ code }) => code)).toEqual(whole.code);
        expect(found.flatMap(({ text }) => text)).toEqual(whole.text);
        // Without what was added the pages joined are the body.
        expect(isSubsequence(lines, found.flatMap((page) => page.lines))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it("gives the window of the filtered for a filter and a window", async () => {
    await fc.assert(
      fc.asyncProperty(fenced, fc.constantFrom("т", "к1", "заголовок", "[1-4]"), fc.integer({ min: 1, max: 4 }), async (lines, filter, limit) => {
        const body = await filtered(wholeBody(HEAD, lines), filter);
        const whole = linesOf(cut(body, all(filter, 1000), null)).filter((line) => line !== "_(нет)_");
        const paged: Page[] = [];
        for (let offset = 0; offset < body.lines.length; offset += limit) paged.push(cut(body, { limit, offset, filter }, null));
        // Code stays code, and nothing else becomes it.
        expect(paged.flatMap((page) => parsed(linesOf(page)).code)).toEqual(parsed(whole).code);
        const code = new Set(parsed(lines).code);
        expect(parsed(whole).code.filter((line) => !code.has(line))).toEqual([]);
        expect(paged.every((page) => page.bounds!.of === body.lines.length)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

function isSubsequence(wanted: readonly string[], given: readonly string[]): boolean {
  let at = 0;
  for (const line of given) if (at < wanted.length && line === wanted[at]) at++;
  return at === wanted.length;
}

describe("a page within a list", () => {
  const body = wholeBody(HEAD, ["#### Методы (1)", "- Область", "  - Вложенная", "    - Метод 1", "    - Метод 2", "  - Другая", "- Ещё"]);
  it.each([
    ["deep in it begins with the items that it stands in", 4, ["- Область", "  - Вложенная", "    - Метод 2", "  - Другая"]],
    ["that reads alike without them is left as it is", 2, ["  - Вложенная", "    - Метод 1"]],
    ["at its end too", 5, ["  - Другая", "- Ещё"]],
  ])("%s", (_name, offset, lines) => {
    const page = cut(body, { limit: 2, offset, filter: null }, null);
    expect(linesOf(page)).toEqual(lines);
    expect(page.bounds).toMatchObject({ from: offset + 1, to: offset + 2, of: 7 });
  });
});

describe("a filter by lines", () => {
  it("keeps the headings of the sections it finds something in", async () => {
    const body = wholeBody(HEAD, ["#### Реквизиты (2)", "- ИНН [Строка(12)]", "- КПП [Строка(9)]", "", "#### Формы (1)", "- Форма"]);
    expect((await filtered(body, "инн")).lines).toEqual(["#### Реквизиты (2)", "- ИНН [Строка(12)]"]);
    expect((await filtered(body, "формы")).lines).toEqual(["#### Формы (1)"]);
  });

  it("loses no line to a state between calls (g3)", async () => {
    const body = wholeBody(HEAD, Array.from({ length: 10 }, (_, index) => `- ИНН ${index}`));
    expect((await filtered(body, "инн")).lines).toHaveLength(10);
    expect((await filtered(body, "инн")).lines).toHaveLength(10);
  });

  it("finds the ends of lines (g12), decomposed letters and escaped characters", async () => {
    const body = wholeBody(HEAD, ["- ИНН", "- КПП", "- ОГРН\u2028хвост", "- и\u0306од", "- a\\*b"]);
    expect((await filtered(body, "инн$")).lines).toEqual(["- ИНН"]);
    expect((await filtered(body, "огрн.хвост$")).lines).toEqual(["- ОГРН\u2028хвост"]);
    expect((await filtered(body, "йод")).lines).toEqual(["- и\u0306од"]);
    expect((await filtered(body, "a\\*b")).lines).toEqual(["- a\\*b"]);
  });

  it("shows lines of code as code", async () => {
    const body = wholeBody(HEAD, ["#### Модуль (3)", "```bsl", "Процедура А()", "### Заголовок", "КонецПроцедуры", "```", "- текст Заголовок"]);
    const page = cut(await filtered(body, "заголовок"), all("заголовок"), null);
    expect(linesOf(page)).toEqual(["#### Модуль (3)", "```bsl", "### Заголовок", "```", "- текст Заголовок"]);
    expect(page.bounds!.of).toBe(3);
  });

  it("ends a search that takes too long", async () => {
    const lines = Array.from({ length: 40 }, () => "ab".repeat(200_000));
    await expect(filterLines(wholeBody(HEAD, lines), compileFilter("x(а|б|[^z])*a(a|b|[^z]){900}ю"), new Slices(new AbortController().signal))).rejects.toThrow(TooSlow);
    const hostile = await filterLines(wholeBody(HEAD, [`${"a".repeat(40)}!`]), compileFilter("^(a+)+$"), new Slices(new AbortController().signal));
    expect(hostile.lines).toEqual([]);
  });

  /** Takes nine milliseconds a line. */
  const slow = { engine: "linear", cost: 10_000, plain: false, test: (text: string) => { const until = performance.now() + 9; while (performance.now() < until); return text === ""; } } as const;

  it("lets others run meanwhile", async () => {
    let others = 0;
    let runs = true;
    const other = (): void => {
      others++;
      if (runs) setImmediate(other);
    };
    setImmediate(other);
    await filterLines(wholeBody(HEAD, numbered(40)), slow, new Slices(new AbortController().signal));
    runs = false;
    expect(others).toBeGreaterThan(2);
  });

  it("ends when nobody waits", async () => {
    const abort = new AbortController();
    abort.abort(new Error("gone"));
    await expect(filterLines(wholeBody(HEAD, numbered(2000)), slow, new Slices(abort.signal))).rejects.toThrow("gone");
  });
});
