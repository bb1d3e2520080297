import { readCatalog } from "../../generator/catalog/read.js";
import { starterCatalog } from "../../generator/init/starter.js";
import { format } from "../../generator/catalog/format.js";
import { lint } from "../../generator/lint/run.js";

describe("the catalog that init writes", () => {
  const text = starterCatalog("my-server");
  const read = readCatalog("catalog.yaml", { read: (path) => (path === "catalog.yaml" ? new TextEncoder().encode(text) : null), list: () => null });

  it("is clean under every rule", () => {
    if (read.kind !== "catalog") throw new Error(read.findings.map(({ message }) => message).join("\n"));
    expect([...read.findings, ...lint(read.catalog)]).toEqual([]);
  });

  it("is laid out as fmt lays catalogs out", () => {
    expect(format(text)).toBe(text);
  });
});
