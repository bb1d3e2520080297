import type { Json } from "../../runtime/contract/contract.js";
import { isJsonObject } from "../../runtime/contract/schema.js";
import { actionTable } from "../../runtime/surface/hints.js";
import { shapesInput } from "../../runtime/surface/list-tools.js";
import { fitsOwnKey } from "../../runtime/surface/own-keys.js";
import type { Catalog, CatalogTool } from "../catalog/model.js";
import { published } from "../contract/published.js";

/** Why a key under `wire` is not `wire`'s to say, and what to do. */
export interface Owner {
  /** After "…, and": `the convention … derives it`. */
  readonly because: string;
  readonly remedy: string;
  /** True where the literal is not published: no output says it. */
  readonly dead: boolean;
}

/** Who says a key of the list instead of `wire`; null where nobody does, and the literal is published. */
export function ownerOf(catalog: Catalog, tool: CatalogTool, key: string, value: Json): Owner | null {
  const derives = catalog.conventions.includes("hints");
  if (key === "name") return { because: "the name of a tool is its key under `tools`", remedy: "Take it away. To rename the tool, rename its key, and write the former name under `retired`.", dead: false };
  if (key === "inputSchema") return ownerOfInput(catalog, tool, value);
  if (key === "_meta") return derives && !isJsonObject(value) ? said("the convention `hints` writes the policies of the actions there", "Write a map, or take it away.") : null;
  const isOwn = fitsOwnKey(key, value);
  if (key === "annotations" && derives) return { ...said("the convention `hints` derives it from the policies", "Take it away. What cannot be derived stands under `annotations` of the tool: `title`, `idempotentHint`, `openWorldHint`."), dead: !isOwn };
  if (key === "outputSchema" && catalog.answers !== null) return { ...said(`the server's answers are \`${catalog.answers}\`, which decides it`, "Take it away. The data of each action are described under its `result`."), dead: !isOwn };
  if (isOwn) return { because: `\`${key}\` has a place of its own at the tool`, remedy: `Write it as \`${key}\` of the tool itself, where the checks see it, and take it away here.`, dead: false };
  if (key === "description" && catalog.conventions.includes("mode") && tool.selector === null && tool.actions[0]?.policy === "APPLY_ONLY") return said("the convention `mode` says there that the tool acts at once");
  return OWN.has(key) && tool.node.entries.has(key) ? said(`the tool says \`${key}\` itself`) : null;
}

const OWN: ReadonlySet<string> = new Set(["title", "description", "outputSchema", "annotations"]);
const PARAMETER_KEYS = ["parameters", "required", "schema", "selector", "params", "actions"];

const said = (because: string, remedy = "Take it away."): Owner => ({ because, remedy, dead: true });

/** A literal input schema stands alone, where no convention shapes one. */
function ownerOfInput(catalog: Catalog, tool: CatalogTool, value: Json): Owner | null {
  const beside = PARAMETER_KEYS.find((key) => tool.node.entries.has(key));
  if (beside !== undefined) return { because: `\`${beside}\` of the tool says what a call takes`, remedy: "Write each parameter under `parameters`, once, and take the schema away here.", dead: false };
  if (!shapesInput(catalog.conventions)) return null;
  return said("the conventions of the server shape the input schema", isJsonObject(value) && isJsonObject(value["properties"]) ? "Write its parameters under `parameters`, and take it away here." : undefined);
}

/** An action that the literal table of policies tells wrong, with what the table says of it; undefined where it tells none wrong. */
export function toldWrong(catalog: Catalog, tool: CatalogTool, key: string, table: Json): { readonly action: string; readonly policy: string } | undefined {
  const contract = published(catalog).contract.tools[catalog.tools.indexOf(tool)]!;
  const right = actionTable(contract, contract.actions);
  for (const [index, { name, policy }] of contract.actions.entries()) {
    if (policy === "UNDECIDED") continue;
    const path = tool.actions[index]!.path;
    const row = name === null ? table : isJsonObject(table) && Object.hasOwn(table, name) ? table[name] : undefined;
    const rows = Object.hasOwn(right, key) ? right[key]! : null;
    const own = name === null ? rows : isJsonObject(rows) ? rows[name] : null;
    if (!isJsonObject(row) || !isJsonObject(own) || ["policy", "callClass", "scope"].some((part) => row[part] !== own[part])) return { action: path, policy };
  }
  return undefined;
}

/** Keys of `_meta` that are the catalog's own. */
export const TABLES: readonly string[] = ["contract-gate/action", "contract-gate/actions"];
