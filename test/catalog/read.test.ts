import { readFileSync } from "node:fs";
import { readCatalog } from "../../generator/catalog/read.js";
import { CATALOG_RULES } from "../../generator/catalog/rules.js";
import { filesOf } from "./files.js";

const read = (text: string | Uint8Array) => readCatalog("catalog.yaml", filesOf({ "catalog.yaml": text }));

describe("the rules of reading", () => {
  for (const rule of CATALOG_RULES) {
    if (rule.bad !== "") {
      it(`${rule.id}: the bad example shows it`, () => {
        expect(read(rule.bad).findings.map((finding) => finding.rule)).toContain(rule.id);
      });
    }
    it(`${rule.id}: the good example is silent`, () => {
      expect(read(rule.good)).toMatchObject({ kind: "catalog", findings: [] });
    });
  }
});

describe("the catalog of the reference page", () => {
  it("reads without a finding", () => {
    const page = readFileSync(new URL("../../docs/catalog.md", import.meta.url), "utf8");
    const example = /```yaml\n(.*?)```/s.exec(page)![1]!;
    expect(read(example)).toMatchObject({ kind: "catalog", findings: [] });
  });
});
