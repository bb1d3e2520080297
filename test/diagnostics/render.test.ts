import { readFileSync, writeFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { renderGithub } from "../../generator/diagnostics/render-github.js";
import { renderSarif } from "../../generator/diagnostics/render-sarif.js";
import { renderJson } from "../../generator/diagnostics/render-json.js";
import { renderText } from "../../generator/diagnostics/render-text.js";
import type { Report } from "../../generator/diagnostics/report.js";
import { EDITED, finding, MISSING, report, spanOf, SURFACE, undecided } from "./reports.js";

const PLAIN = { color: false, prefix: "" };
const schema = JSON.parse(readFileSync(new URL("../../schemas/report.schema.json", import.meta.url), "utf8")) as object;
const isReport = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema);

const MIXED = report({
  findings: [
    MISSING,
    finding({ related: [{ at: spanOf("metadata_edit"), note: "the tool" }], suggestion: { confidence: "likely", at: spanOf("set_length"), replacement: "set_length:\n  scope: metadata.write" } }),
    EDITED,
    finding({ rule: "prose-hidden", severity: "warning", at: spanOf("Меняет длину,\u202E а \u200Bне тип"), message: "A hidden character \u202E stands here." }),
    finding({ rule: "prose-note", severity: "note", at: null, file: "catalog.yaml", path: "" }),
  ],
  setAside: { suppressed: 2, baseline: 12 },
  surfaces: [SURFACE],
});

function golden(name: string, text: string): void {
  const url = new URL(`golden/${name}`, import.meta.url);
  if (process.env["UPDATE"] === "1") writeFileSync(url, text);
  expect(text).toBe(readFileSync(url, "utf8"));
}

describe("text", () => {
  it("tells each rule once and each place with its line", () => golden("mixed.txt", renderText(MIXED, PLAIN)));

  it("a thousand undecided actions stay a screen", () => {
    const text = renderText(report({ findings: undecided(1000), surfaces: [SURFACE] }), PLAIN);
    golden("thousand.txt", text);
    expect(text.split("\n").length).toBeLessThan(40);
    expect(text).toContain("997 more");
  });

  it("forty findings of a rule each have a line", () => {
    const text = renderText(report({ findings: undecided(40) }), PLAIN);
    for (let n = 0; n < 40; n += 1) expect(text).toContain(`action_${n}`);
  });

  it("e3: each of them says what is wrong there, the fourth and later ones too", () => {
    const findings = undecided(6);
    const text = renderText(report({ findings }), PLAIN);
    for (const { message } of findings) expect(text).toContain(message);
  });

  it("without colours there is no escape, with them every one is closed", () => {
    expect(renderText(MIXED, PLAIN)).not.toContain("\u001b");
    const coloured = renderText(MIXED, { color: true, prefix: "" });
    expect(coloured).toContain("\u001b[31m");
    expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(renderText(MIXED, PLAIN));
  });

  it("c11: invisible characters are shown: spaces at the end, tabs, zero width, a byte order mark", () => {
    const show = (expected: string, actual: string) => renderText(report({ findings: [{ ...EDITED, column: 1, difference: { expected, actual } }] }), PLAIN);
    expect(show("a", "a  ")).toContain("a··");
    expect(show("a", "\ta")).toContain("→a");
    expect(show("a", "a\u200B")).toContain("a<U+200B>");
    expect(show("a", "\uFEFFa")).toContain("<U+FEFF>a");
    expect(show("a", "a\r")).toContain("a␍");
  });

  it("c11: lines that only read the same are told apart by code points, in every format that is read by people", () => {
    const shown = (expected: string, actual: string, column: number) => [renderText, renderGithub, renderSarif].map((render) => render(report({ findings: [{ ...EDITED, column, difference: { expected, actual } }] }), PLAIN));
    for (const text of shown("mode: apply", "mode: \u0430pply", 7)) expect(text).toContain("expected U+0061, on disk U+0430");
    for (const text of shown("мой", "мои\u0306", 3)) expect(text).toContain("expected U+0439, on disk U+0438 U+0306");
    for (const text of shown("apply", "preview", 1)) expect(text).not.toContain("U+");
    for (const text of shown("a", "a ", 2)) expect(text).toContain("a·");
    for (const text of shown("a b", "a  b", 3)) expect(text).toContain("a··b");
  });

  it("texts of a catalog cannot move the cursor, colour the terminal or begin a command of a runner", () => {
    const hostile = "\u001b[2J\r\n::set-output name=x::y\u0007\u202E";
    const text = renderText(report({ findings: [finding({ message: hostile, path: hostile, file: hostile, remedy: hostile, why: hostile, at: null })], surfaces: [{ ...SURFACE, server: hostile, catalog: hostile }] }), PLAIN);
    expect(text).not.toMatch(/[\u001b\r\u0007\u202E]/);
    expect(text.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([]);
  });

  it("says in one line what came of it", () => {
    const verdict = (given: Partial<Report>) => renderText(report(given), PLAIN).trimEnd().split("\n").at(-1);
    expect(verdict({ outcome: "clean" })).toBe("✓ gate: nothing wrong");
    expect(verdict({ outcome: "clean", command: "generate", surfaces: [{ ...SURFACE, outputs: { folder: "generated", files: 3, written: 2, unchanged: 1, removed: 1 } }] })).toBe("✓ generate: 2 files written and 1 file removed");
    expect(verdict({ outcome: "findings", findings: [EDITED] })).toBe("✗ gate: 1 error");
    expect(verdict({ outcome: "cannot-judge", findings: [MISSING] })).toBe("✗ gate: cannot judge");
    expect(verdict({ outcome: "clean", setAside: { suppressed: 1, baseline: 1500 } })).toBe("✓ gate: nothing wrong (1 suppressed, 1,500 in the baseline)");
  });

  it("a very long line is cut around the place", () => {
    const long = `${"а".repeat(500)}ЗДЕСЬ${"б".repeat(500)}`;
    const text = renderText(report({ findings: [{ ...EDITED, line: 1, column: 501, difference: { expected: long, actual: long.replace("ЗДЕСЬ", "ТАМ") } }] }), PLAIN);
    expect(text).toContain("ЗДЕСЬ");
    expect(text).toContain("ТАМ");
    expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(140);
  });
});

describe("json", () => {
  it.each<[string, Report]>([
    ["findings", MIXED],
    ["a clean run", report({ outcome: "clean", surfaces: [SURFACE] })],
    ["nothing judged", report({ outcome: "cannot-judge", findings: [finding({ at: null, file: null })] })],
    ["a self-test", report({ outcome: "clean", trials: [{ what: "x", expected: "output-missing", noticed: ["output-missing"] }, { what: "y", expected: "z", noticed: null }] })],
    ["a surface without numbers", report({ surfaces: [{ ...SURFACE, exported: null, outputs: null }] })],
  ])("%s satisfies the published schema", (_name, given) => {
    isReport(JSON.parse(renderJson(given)));
    expect(isReport.errors).toBeNull();
  });

  it("has everything that the text has", () => golden("mixed.json", renderJson(MIXED)));

  it("c14: says which of the two it was", () => {
    expect(JSON.parse(renderJson(report({ outcome: "cannot-judge" })))).toMatchObject({ outcome: "cannot-judge" });
    expect(JSON.parse(renderJson(report({ outcome: "findings" })))).toMatchObject({ outcome: "findings" });
  });
});

describe("github", () => {
  it("is a workflow command a finding, paths from the root of the repository", () => golden("mixed.github.txt", renderGithub(MIXED, { color: false, prefix: "packages/server/" })));

  it("escapes what would end the command or begin another", () => {
    const hostile = "100%\r\n::error::x,y:z";
    const lines = renderGithub(report({ findings: [finding({ message: hostile, file: "a,b:c%.yaml", at: null, path: hostile })] }), PLAIN).trimEnd().split("\n");
    expect(lines.filter((line) => line.trimStart().startsWith("::"))).toHaveLength(1);
    expect(lines[0]).toContain("file=a%2Cb%3Ac%25.yaml");
    expect(lines[0]).toContain("100%25");
    expect(lines[0]).not.toMatch(/\r/);
  });

  it("names files as the root of the repository sees them", () => {
    const at = (prefix: string, file: string) => /file=([^,]*)/.exec(renderGithub(report({ findings: [finding({ at: null, file })] }), { color: false, prefix }))![1];
    expect([at("packages/a/", "../b/catalog.yaml"), at("", "./x.yaml"), at("a/", "../../out.yaml"), at("", "../out.yaml")]).toEqual(["packages/b/catalog.yaml", "x.yaml", "../out.yaml", "../out.yaml"]);
  });

  it("c9: has no backslash of a path in it", () => expect(renderGithub(MIXED, PLAIN)).not.toContain("\\"));
});
