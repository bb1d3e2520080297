import { existsSync, readFileSync } from "node:fs";

/** Reference pages show real answers: every block names the golden file that it was taken from. */
const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), "utf8");
const shown = (text: string): readonly (readonly [file: string, block: string])[] => [...text.matchAll(/^<!-- from: (\S+) -->\n(`{3,})\w+\n([^]*?)^\2$/gm)].map(([, file, , block]) => [file!, block!]);
const blocks = (text: string): readonly string[] => [...text.matchAll(/^(`{3,})[^`]*?\n[^]*?^\1$/gm)].map(([block]) => block);
const links = (text: string): readonly string[] => [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, target]) => target!);

describe.each(["answers", "window"])("docs/%s", (name) => {
  it.each(shown(page(`${name}.md`)))("shows %s as it is", (file, block) => {
    expect(block).toBe(readFileSync(new URL(`../examples/golden/${file}`, import.meta.url), "utf8"));
  });

  it("shows answers at all, and none of unknown origin", () => {
    const text = page(`${name}.md`);
    expect(shown(text).length).toBeGreaterThan(4);
    expect(text.match(/^`{3,}(?:markdown|json)$/gm)).toHaveLength(shown(text).length);
  });
});

describe.each(["answers", "window", "connect", "server", "import", "probe", "diff", "gate", "catalog"])("docs/%s in Russian", (name) => {
  it("shows what the English page shows", () => {
    expect(blocks(page(`${name}.ru.md`))).toEqual(blocks(page(`${name}.md`)));
  });

  it("has the same sections, in its own words", () => {
    const headings = (text: string): readonly string[] => text.replace(/^(`{3,})[^]*?^\1$/gm, "").match(/^#+ .*$/gm) ?? [];
    const [russian, english] = [headings(page(`${name}.ru.md`)), headings(page(`${name}.md`))];
    expect(russian.map((heading) => heading.indexOf(" "))).toEqual(english.map((heading) => heading.indexOf(" ")));
    expect(russian.filter((heading) => !/[А-Яа-я]/.test(heading))).toEqual([]);
  });

  it("has the same tables, by what their rows name", () => {
    const rows = (text: string): readonly string[] => (text.match(/^(?:\||<!-- ).*/gm) ?? []).map((row) => (row.startsWith("<") ? row : (row.split(" | ")[0]!.match(/`[^`]*`/g) ?? []).join(" ")));
    expect(rows(page(`${name}.ru.md`))).toEqual(rows(page(`${name}.md`)));
  });

  it.each([`${name}.md`, `${name}.ru.md`])("%s links to what is there", (file) => {
    expect(links(page(file)).filter((target) => !existsSync(new URL(`../../docs/${target}`, import.meta.url)))).toEqual([]);
  });
});

describe("the seeds' words", () => {
  it.each(["answers.ru.md", "answers.md"])("%s has every status with its circle", (file) => {
    for (const [circle, status] of [["🟢", "committed"], ["🟡", "dry_run"], ["🟠", "rolled_back"], ["🔴", "failed"], ["⚪", "noop"]]) expect(page(file)).toMatch(new RegExp(`^\\| ${circle} \\| \`${status}\``, "m"));
  });

  it.each(["window.ru.md", "window.md"])("%s has the row of the seed", (file) => {
    expect(page(file)).toContain("*lines: 1–200 of 845 (offset=0, next=200, filter=Номенклатура)*");
  });
});
