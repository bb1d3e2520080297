import { readJournal } from "../../generator/journal/read.js";
import { journalPages, journalSource } from "../../generator/journal/pages.js";
import { draftEntry } from "../../generator/journal/draft.js";
import { matchJournal } from "../../generator/journal/match.js";
import { askedStep, takenStep } from "../../generator/journal/version-step.js";
import type { Recordable } from "../../generator/journal/entry.js";

function journal(files: { readonly [name: string]: string }): ReturnType<typeof readJournal> {
  return readJournal("catalog.yaml", "journal", {
    read: (path) => (Object.hasOwn(files, path.slice("journal/".length)) ? new TextEncoder().encode(files[path.slice("journal/".length)]) : null),
    list: (folder) => (folder === "journal" ? Object.keys(files) : null),
  });
}

const entry = (changes: string, more = ""): string => `version: "2.0.0"\ndate: 2026-11-30\ntitle: Правка | длины\nwhy: Так нужно.\n${more}changes:\n${changes}\n`;
const change = (at: string, rule = "parameter-removed", fingerprint = "0123456789abcdef"): Recordable => ({ rule, kind: "property-removed", at, fingerprint, message: "Parameter p is gone." });

describe("entries of the journal", () => {
  it("are read by file name; other files and a folder that is not there are nothing", () => {
    const { entries, findings } = journal({ "b.yaml": entry("  - { change: a, at: x }"), "a.yml": entry("  - { change: a, at: x }"), "README.md": "# no" });
    expect([entries.map(({ file }) => file), findings]).toEqual([["journal/a.yml", "journal/b.yaml"], []]);
    expect(readJournal("catalog.yaml", "nowhere", { read: () => null, list: () => null })).toEqual({ entries: [], findings: [], unreadable: false });
  });

  it.each([
    ["no map", "[]", "An entry is a map"],
    ["a version that is a number", entry("  - { change: a, at: x }").replace('"2.0.0"', "2.0"), "`version`"],
    ["no day", entry("  - { change: a, at: x }").replace("2026-11-30", "2026-02-30"), "no day"],
    ["no changes", 'version: "1"\ndate: 2026-11-30\ntitle: a\nwhy: b\n', "`changes`"],
    ["a change without a place", entry("  - { change: a }"), "needs `change` and `at`"],
    ["a key that nobody knows", entry("  - { change: a, at: x }", "author: me\n"), "`author` is not known"],
    ["a fingerprint that is a number", entry("  - { change: a, at: x, fingerprint: 12 }"), "`fingerprint` is no text"],
  ])("with %s are refused with the line", (_, text, problem) => {
    const { entries, findings, unreadable } = journal({ "a.yaml": text });
    expect([entries, unreadable]).toEqual([[], false]);
    expect(findings.map(({ message }) => message).join("\n")).toContain(problem);
    expect(findings.every(({ at, file }) => at !== null && file === "journal/a.yaml")).toBe(true);
  });

  it.each([
    ["conflict markers", "<<<<<<< HEAD\nversion: 1\n=======\n>>>>>>> b\n"],
    ["a key twice", "version: a\nversion: b\n"],
    ["no YAML", "{"],
  ])("with %s cannot be judged", (_, text) => expect(journal({ "a.yaml": text })).toMatchObject({ entries: [], unreadable: true }));
});

describe("what an entry records", () => {
  const [at, other] = ["tools.x.actions.y /properties/p", "tools.x.actions.y2 /properties/p"];
  const recorded = (records: string, ...changes: Recordable[]): number => matchJournal(changes, journal({ "a.yaml": entry(records) }).entries).recorded.size;

  it("with a fingerprint, exactly that change", () => {
    expect(recorded(`  - { change: parameter-removed, at: "${at}", fingerprint: "0123456789abcdef" }`, change(at))).toBe(1);
    expect(recorded(`  - { change: parameter-removed, at: "${at}", fingerprint: "0000000000000000" }`, change(at))).toBe(0);
  });

  it("without one, every change of the rule or kind at the place and below, and beside it nothing", () => {
    for (const name of ["parameter-removed", "property-removed"]) {
      expect(recorded(`  - { change: ${name}, at: tools.x }`, change(at), change(other, "parameter-removed", "f"))).toBe(2);
      expect(recorded(`  - { change: ${name}, at: tools.x.actions.y }`, change(at), change(other, "parameter-removed", "f"))).toBe(1);
    }
    expect(recorded("  - { change: tool-removed, at: tools.x }", change(at))).toBe(0);
    expect(matchJournal([], journal({ "a.yaml": entry("  - { change: a, at: x }") }).entries).unmatched).toHaveLength(1);
  });

  it("is drafted so that it reads back, whatever stands in a name", () => {
    const odd = change('tools.a"b\\c\u2028 /properties/<<: *x # y', "parameter-removed", "fedcba9876543210");
    const { name, text } = draftEntry([odd, change(at)], '1.0 "beta"', "2026-11-30");
    expect(name).toBe("2026-11-30-parameter-removed-fedcba98.yaml");
    const { entries, findings } = journal({ [name]: text });
    expect(findings).toEqual([]);
    expect(entries[0]).toMatchObject({ version: '1.0 "beta"', date: "2026-11-30", why: "", changes: [{ at: odd.at, fingerprint: odd.fingerprint }, { at }] });
  });
});

describe("the pages of the journal", () => {
  const two = journal({ "2026-11-01-a.yaml": entry("  - { change: tool-removed, at: tools.old, note: Берите new. }").replace("2026-11-30", "2026-11-01").replace("2.0.0", "1.0.0"), "2026-11-30-b.yaml": entry('  - { change: parameter-removed, at: "tools.x /properties/a|b", note: Уберите | параметр. }') }).entries;

  it("are a changelog and a page for each version, the newest first", () => {
    const pages = journalPages(two);
    expect(pages.map(({ path }) => path)).toEqual(["docs/changelog.md", "docs/migration/2.0.0.md", "docs/migration/1.0.0.md"]);
    expect(pages[0]!.text).toBe(
      "# Журнал версий\n\nЧто заметят те, кто вызывает инструменты, и почему так решили.\n\n## 2.0.0\n\n[Что делать при переходе](migration/2.0.0.md)\n\n### Правка | длины\n\n2026-11-30\n\nТак нужно.\n\n- `tools.x /properties/a|b` — Уберите | параметр.\n\n## 1.0.0\n\n[Что делать при переходе](migration/1.0.0.md)\n\n### Правка | длины\n\n2026-11-01\n\nТак нужно.\n\n- `tools.old` — Берите new.",
    );
    expect(pages[1]!.text).toContain("| Где | Что изменилось | Что делать |\n| --- | --- | --- |\n| `tools.x /properties/a\\|b` | `parameter-removed` | Уберите \\| параметр. |");
    expect(journalPages([])).toEqual([]);
  });

  it("have file names that no two share, whatever the versions are called", () => {
    const versions = ["../x", "1.0", "a/b", "A_B", "", "con."].map((version, index) => ({ ...two[0]!, version, file: `journal/${index}.yaml` }));
    const paths = journalPages(versions).map(({ path }) => path.toLowerCase());
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^docs\/(?:changelog|migration\/[a-z0-9._+-]*[a-z0-9_])\.md$/);
  });

  it("have a source that layout does not change", () => {
    const text = entry("  - { change: a, at: x }");
    expect(journalSource(journal({ "a.yaml": text.replaceAll("\n", "\r\n") }).entries)).toBe(journalSource(journal({ "a.yaml": `# как есть\n${text}` }).entries));
    expect(journalSource(two)).not.toBe(journalSource(two.slice(1)));
  });
});

describe("the version step", () => {
  it.each([
    [["none", "additive", "breaking"], "major"],
    [["dangerous"], "major"],
    [["behaviour"], "minor"],
    [["additive", "routing"], "minor"],
    [["routing"], "patch"],
    [["none"], "none"],
    [[], "none"],
  ])("that %j asks for is %s", (levels, step) => expect(askedStep(levels)).toBe(step));

  it.each([
    ["1.2.3", "2.0.0", "major"],
    ["1.2.3", "1.3.0", "minor"],
    ["1.2.3", "1.2.4", "patch"],
    ["0.2.3", "0.3.0", "major"],
    ["1.2.3", "1.2.2", "none"],
    ["1.2.3", "1.2.3-rc.1", "none"],
    ["1.2.3", "1.2.3", null],
    ["2026.11.0", "2026.12.0", null],
    [null, "1.0.0", null],
    ["next", "1.0.0", null],
  ])("from %s to %s is %s", (from, to, step) => expect(takenStep(from, to)).toBe(step));
});
