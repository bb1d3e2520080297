import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { CHAPTERS } from "../../generator/commands/rule-pages.js";
import { rulePage, rulesTable } from "../../generator/lint/page.js";

const docs = new URL("../../docs/", import.meta.url);
const update = process.env["UPDATE"] === "1";

function pages(): Map<string, string> {
  return new Map(CHAPTERS.flatMap(({ rules }) => rules.map((rule) => [rule.id, rulePage(rule)] as const)));
}

describe("the documents of the rules", () => {
  const expected = pages();
  if (update) {
    rmSync(new URL("rules/", docs), { recursive: true, force: true });
    mkdirSync(new URL("rules/", docs), { recursive: true });
    for (const [id, text] of expected) writeFileSync(new URL(`rules/${id}.md`, docs), text);
    writeFileSync(new URL("rules.md", docs), rulesTable(CHAPTERS));
  }

  it("are a page for each rule and no other", () => {
    expect(readdirSync(new URL("rules/", docs)).sort()).toEqual([...expected.keys()].map((id) => `${id}.md`).sort());
  });

  it.each([...expected.keys()])("say what %s is", (id) => {
    expect(readFileSync(new URL(`rules/${id}.md`, docs), "utf8")).toBe(expected.get(id));
  });

  it("have a table that lists them all", () => {
    expect(readFileSync(new URL("rules.md", docs), "utf8")).toBe(rulesTable(CHAPTERS));
  });

  it.each(CHAPTERS.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule] as const)))("%s shows a wrong catalog, or what a finding says and what to do", (_, rule) => {
    const [said, shown] = [rule.said ?? [], rulePage(rule)];
    if (rule.bad) expect(shown).toContain("## Wrong");
    else expect(shown).toMatch(/^## (?:What it says, and what to do|What to do)$/m);
    expect(said.length > 0 || rule.todo !== undefined).toBe(true);
    for (const one of said) expect(one).toMatch(/^\S.*[.:»`]\s\S.*[.)?]$/s);
  });
});
