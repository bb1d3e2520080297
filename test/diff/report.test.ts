import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { compareSides } from "../../generator/commands/diff/compared.js";
import { catalogSide, type LoadedSide } from "../../generator/commands/diff/side.js";
import { FORMATS, type Format } from "../../generator/diagnostics/formats.js";
import type { Finding } from "../../generator/diagnostics/finding.js";
import type { Report } from "../../generator/diagnostics/report.js";

const base = readFileSync(new URL("base.yaml", import.meta.url), "utf8");

function side(text: string, label: string): LoadedSide {
  const found = catalogSide("catalog.yaml", { read: (path) => (path === "catalog.yaml" ? new TextEncoder().encode(text) : null), list: () => null }, label, "base");
  if (found.kind !== "side") throw new Error("no catalog");
  return found;
}

function reportOf(after: string, before = base): Report {
  const compared = compareSides(side(before, "origin/main"), side(after, "catalog.yaml"));
  const findings = [...compared.changes("dangerous"), ...compared.findings];
  const outcome = findings.some(({ severity }) => severity === "error") ? "findings" : "clean";
  return { command: "diff", version: "1.2.3", outcome, findings, setAside: { suppressed: 0, baseline: 0 }, surfaces: [], diff: compared.section("dangerous", (tool) => JSON.stringify(tool).length) };
}

async function rendered(report: Report, format: Format): Promise<string> {
  return (await FORMATS[format]())(report, { color: false, prefix: "packages/server/" });
}

const HOSTILE = "Меняет | `код` </details> <img src=x onerror=alert(1)> @octocat [сюда](https://evil.example) ::error::x \\u202E \\u001b[31m ]]> --> ``` конец";

const REPORTS: { readonly [name: string]: () => Report } = {
  nothing: () => reportOf(base),
  little: () => reportOf(base.replace("Меняет длину строки.", "Меняет длину.")),
  much: () =>
    reportOf(
      base
        .replace("maximum: 9", "maximum: 5")
        .replace("policy: APPLY_ONLY", "policy: PREVIEWABLE")
        .replace("scopes: [metadata.write]\n    enable", "scopes: [metadata.write, workspace.build]\n    enable")
        .replace("enum: [active, archived] }\ntools", "enum: [active] }\ntools")
        .replace("      drop:\n", "      wipe: { policy: APPLY_ONLY, scope: metadata.write, description: Стирает. }\n      drop:\n")
        .replace('"2026.12.0"', '"2026.12.1"'),
    ),
  hostile: () => reportOf(base.replace("Меняет длину строки.", `"${HOSTILE}"`).replace("validateOnly: { type: boolean }", 'validateOnly: { type: boolean }\n      "a|b`c<d>@e": { type: string }').replace("takes: [value, validateOnly]", 'takes: [value, validateOnly, "a|b`c<d>@e"]').replace("required: [project, fqn]\n    retired", 'required: [project, fqn, "a|b`c<d>@e"]\n    retired')),
};

describe("reports of a comparison", () => {
  const formats: readonly (readonly [Format, string])[] = [["text", "txt"], ["markdown", "md"], ["github", "github.txt"], ["sarif", "sarif.json"], ["junit", "xml"]];
  const goldens = new URL("golden/", import.meta.url);

  it.each(Object.keys(REPORTS).flatMap((name) => formats.map(([format, extension]) => [name, format, extension] as const)))("%s as %s", async (name, format, extension) => {
    const text = await rendered(REPORTS[name]!(), format);
    const golden = new URL(`${name}.${extension}`, goldens);
    if (process.env["UPDATE"] === "1") {
      mkdirSync(goldens, { recursive: true });
      writeFileSync(golden, text);
    }
    expect(text).toBe(readFileSync(golden, "utf8"));
  });

  it("say nothing long where nothing or little changed", async () => {
    expect((await rendered(REPORTS["nothing"]!(), "markdown")).split("\n").filter((line) => line !== "")).toHaveLength(2);
    expect((await rendered(REPORTS["little"]!(), "markdown")).split("\n").filter((line) => line !== "").length).toBeLessThanOrEqual(4);
  });

  it("put what has to be decided before what does not", async () => {
    const text = await rendered(REPORTS["much"]!(), "markdown");
    const order = ["- [ ] **breaking**", "- [ ] **dangerous**", "**Policy moves**", "<details>"].map((part) => text.indexOf(part));
    expect(order.every((at) => at >= 0)).toBe(true);
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(text).toContain("may write");
  });

  it("tell once what a profile reaches by a new scope, and fold decisions past a screenful", async () => {
    const more = Array.from({ length: 30 }, (_, index) => `      wipe_${index}: { policy: APPLY_ONLY, scope: workspace.build, description: Стирает ${index}. }`).join("\n");
    const before = base.replace("      drop:\n", `${more}\n      drop:\n`);
    const reaching = await rendered(reportOf(before.replace("scopes: [metadata.write]\n    enable", "scopes: [metadata.write, workspace.build]\n    enable"), before), "markdown");
    expect(reaching.match(/^- \[ \]/gm)).toHaveLength(2);
    expect(reaching).toContain("reaches metadata\\_edit.wipe\\_0, which writes. The same in 29 more actions: wipe\\_1, ");
    const removing = await rendered(reportOf(base, before), "markdown");
    const [open, folded] = removing.split("<summary>10 more to decide</summary>");
    expect([open, folded].map((part) => part!.match(/^- \[ \]/gm)?.length)).toEqual([20, 10]);
  });

  it("let no text of a catalog become markup, a mention, a command or a control", async () => {
    const report = REPORTS["hostile"]!();
    const markdown = await rendered(report, "markdown");
    const outsideOfCode = markdown.replace(/(`+)[^`].*?[^`]?\1(?!`)/g, "");
    expect(outsideOfCode).not.toMatch(/<img|@octocat|@e|\]\(https|[^\\]\| `/);
    expect(markdown.match(/<\/details>/g)?.length ?? 0).toBe(markdown.match(/<details>/g)?.length ?? 0);
    for (const [format] of formats) expect([format, await rendered(report, format)]).toEqual([format, expect.not.stringMatching(/[\u202e\u001b]/)]);
    expect(await rendered(report, "github")).not.toMatch(/^::error::x/m);
  });

  it("are well-formed XML and JSON, with fingerprints that code scanning can follow", async () => {
    const xml = await rendered(REPORTS["hostile"]!(), "junit");
    const open: string[] = [];
    for (const [, closing, name, rest] of xml.replace(/<\?xml.*?\?>/, "").matchAll(/<(\/?)([a-z-]+)([^<>]*)>/g)) {
      if (closing === "/") expect(open.pop()).toBe(name);
      else if (!rest!.endsWith("/")) open.push(name!);
    }
    expect(open).toEqual([]);
    expect(xml.replace(/&(?:amp|lt|gt|quot);/g, "")).not.toContain("&");
    const sarif = JSON.parse(await rendered(REPORTS["much"]!(), "sarif")) as { version: string; runs: { results: { ruleId: string; ruleIndex: number; partialFingerprints: object; locations: object[] }[]; tool: { driver: { rules: { id: string }[] } } }[] };
    expect(sarif.version).toBe("2.1.0");
    for (const result of sarif.runs[0]!.results) {
      expect(sarif.runs[0]!.tool.driver.rules[result.ruleIndex]!.id).toBe(result.ruleId);
      expect(result.partialFingerprints).toEqual({ "contractGate/v1": expect.stringMatching(/^[0-9a-f]{16}$/) as string });
    }
  });

  it("give code scanning a place for every finding, and no more than it takes", async () => {
    const report = reportOf(base.replace("maximum: 9", "maximum: 5"));
    const [finding] = report.findings as [Finding];
    const surfaces = [{ catalog: "catalog.yaml", server: "s", tools: 1, actions: 1, policies: {}, exported: null, outputs: null }];
    const many = { ...report, surfaces, findings: Array.from({ length: 25_010 }, () => ({ ...finding, file: null, at: null })) };
    const { runs } = JSON.parse(await rendered(many, "sarif")) as { runs: [{ results: { locations: object[] }[]; invocations: [{ toolExecutionNotifications: [{ message: { text: string } }] }] }] };
    expect(runs[0].results).toHaveLength(25_000);
    expect(runs[0].results[0]!.locations).toMatchObject([{ physicalLocation: { artifactLocation: { uri: "packages/server/catalog.yaml" } } }]);
    expect(runs[0].invocations[0].toolExecutionNotifications[0].message.text).toMatch(/^10 more findings are left out/);
  });

  it("stay below what a comment may hold", async () => {
    const actions = Array.from({ length: 3000 }, (_, index) => `      act_${index}: { policy: APPLY_ONLY, scope: metadata.write, description: Действие ${index}. }`).join("\n");
    const many = base.replace("      drop:\n", `${actions}\n      drop:\n`);
    const text = await rendered(reportOf(base, many), "markdown");
    expect(text.length).toBeLessThan(65_536);
    expect(text).toContain("more");
    expect(text.match(/<\/details>/g)?.length ?? 0).toBe(text.match(/<details>/g)?.length ?? 0);
  });
});
