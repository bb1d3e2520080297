import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { BASE } from "../../generator/lint/example.js";
import { lint } from "../../generator/lint/run.js";
import { RULES } from "../../generator/lint/rules.js";
import { filesOf, read } from "./catalog-of.js";
import { readCatalog } from "../../generator/catalog/read.js";

/** Rules whose bad example cannot be bad alone: what else it says, and why. */
const ALSO: { readonly [id: string]: readonly string[] } = {
  // A slash or a dot is no character of a name either.
  "name-path-like": ["name-characters"],
};

describe("the rules", () => {
  it("are listed, each in a file of its name", () => {
    const folder = fileURLToPath(new URL("../../generator/lint/rules", import.meta.url));
    const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
    expect(RULES.map((rule) => rule.id).sort()).toEqual(files.sort());
  });

  it("have nothing to say about the base of the examples", () => {
    const result = readCatalog("catalog.yaml", filesOf(new Map([["catalog.yaml", BASE.replace("include: [example.yaml]\n", "")]])));
    if (result.kind !== "catalog") throw new Error("the base is no catalog");
    expect([...result.findings, ...lint(result.catalog)].filter((finding) => finding.severity !== "note")).toEqual([]);
  });

  describe.each(RULES.map((rule) => [rule.id, rule] as const))("%s", (id, rule) => {
    it("finds its bad example, and nothing else does", () => {
      const { catalog } = read(rule.bad);
      const findings = lint(catalog).filter((finding) => finding.severity !== "note" || finding.rule === id);
      expect([...new Set(findings.map((finding) => finding.rule))].sort()).toEqual([id, ...(ALSO[id] ?? [])].sort());
      for (const finding of findings) {
        expect(finding.at).not.toBeNull();
        expect(finding.path).not.toBe("");
        expect(finding.message).toMatch(/\S\.(?: Did you mean ".*"\?)?$/s);
        expect(finding.remedy).toMatch(/\.$/);
      }
    });

    it("leaves its good example in peace, as all rules do", () => {
      const { catalog, findings } = read(rule.good);
      const loud = [...findings, ...lint(catalog)].filter((finding) => finding.severity !== "note" || finding.rule === id);
      expect(loud.map((finding) => `${finding.rule} ${finding.path}: ${finding.message}`)).toEqual([]);
    });
  });
});
