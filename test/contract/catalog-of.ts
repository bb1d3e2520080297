import { readCatalog } from "../../generator/catalog/read.js";
import type { Catalog } from "../../generator/catalog/model.js";
import { publish } from "../../generator/contract/publish.js";
import type { PublicContract } from "../../runtime/contract/contract.js";

/** The catalog of a YAML text; the test fails where it is none. */
export function catalogOf(yaml: string): Catalog {
  const result = readCatalog("catalog.yaml", { read: (path) => (path === "catalog.yaml" ? new TextEncoder().encode(yaml) : null), list: () => null });
  if (result.kind !== "catalog") throw new Error(result.findings.map(({ message }) => message).join("\n"));
  return result.catalog;
}

/** What the catalog of a YAML text publishes. */
export function contractOf(yaml: string): PublicContract {
  return publish(catalogOf(yaml)).contract;
}
