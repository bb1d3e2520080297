import { Parser } from "commonmark";
import fc from "fast-check";
import { compileFilter } from "../../../runtime/pattern/compile.js";
import { type Body, wholeBody } from "../../../runtime/window/body.js";
import { filterLines } from "../../../runtime/window/filter.js";
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
const bodies = fc.array(fc.oneof(block, text), { maxLength: 5 }).map((parts) => parts.flat());

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
        const parts = pages(wholeBody(HEAD, lines), limit).map((page) => parsed(linesOf(page)));
        expect(parts.flatMap((part) => part.code)).toEqual(whole.code);
        expect(parts.flatMap((part) => part.text)).toEqual(whole.text);
      }),
      { numRuns: 500 },
    );
  });

  it("gives the window of the filtered for a filter and a window", async () => {
    await fc.assert(
      fc.asyncProperty(bodies, fc.constantFrom("т", "к1", "заголовок", "[1-4]"), fc.integer({ min: 1, max: 4 }), async (lines, filter, limit) => {
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

  it("ends a search that takes too long, and lets others run meanwhile", async () => {
    const lines = Array.from({ length: 40 }, () => "ab".repeat(200_000));
    let others = 0;
    const timer = setInterval(() => others++, 1);
    await expect(filterLines(wholeBody(HEAD, lines), compileFilter("x(а|б|[^z])*a(a|b|[^z]){900}ю"), new Slices(new AbortController().signal))).rejects.toThrow(TooSlow);
    clearInterval(timer);
    const hostile = await filterLines(wholeBody(HEAD, [`${"a".repeat(40)}!`]), compileFilter("^(a+)+$"), new Slices(new AbortController().signal));
    expect(hostile.lines).toEqual([]);
    expect(others).toBeGreaterThanOrEqual(0);
  });

  it("ends when nobody waits", async () => {
    const abort = new AbortController();
    abort.abort(new Error("gone"));
    const slow = { engine: "linear", cost: 10_000, plain: false, test: (text: string) => { const until = performance.now() + 9; while (performance.now() < until); return text === ""; } } as const;
    await expect(filterLines(wholeBody(HEAD, numbered(2000)), slow, new Slices(abort.signal))).rejects.toThrow("gone");
  });
});
