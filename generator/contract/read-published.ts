import type { Json, JsonObject, PublicContract } from "../../runtime/contract/contract.js";
import { isJsonObject } from "../../runtime/contract/schema.js";
import { asContract, contractMisshape } from "./contract-shape.js";
import { parseQuickly } from "./quick-json.js";
import { readToolsList } from "./read-tools-list.js";
import { parseStrictJson } from "./strict-json.js";

/** What a JSON text is: a public contract, a saved `tools/list` answer, or neither. */
export type Published =
  | { readonly kind: "contract"; readonly contract: PublicContract }
  | { readonly kind: "tools-list"; readonly contract: PublicContract; readonly incomplete: boolean; readonly tools: readonly JsonObject[]; readonly list: JsonObject }
  /** A contract of a format that this version does not read; its own catalog can be published anew. */
  | { readonly kind: "other-version"; readonly version: Json }
  /** No text with a single meaning, or none of the two. */
  | { readonly kind: "unreadable"; readonly reason: string; readonly at: number | null };

/** Version of the format of public contracts that is read and written. */
const CONTRACT_VERSION = 1;

/**
 * Reads a committed `public-contract.json` or a saved `tools/list` answer. A text that gives a key
 * twice, holds the markers of an unfinished merge or is cut off has no single meaning, and nothing is
 * judged by it.
 */
export function readPublished(text: string): Published {
  const quick = parseQuickly(text, DEEPEST);
  if (quick !== undefined) return publishedOf(quick);
  const { value, mistake } = parseStrictJson(text, { inexact: true });
  return mistake === null ? publishedOf(value) : { kind: "unreadable", reason: mistake.message, at: mistake.at };
}

/** As deep as the strict reader goes. */
const DEEPEST = 400;

function publishedOf(value: Json): Published {
  if (isJsonObject(value) && Object.hasOwn(value, "contract")) {
    if (value["contract"] !== CONTRACT_VERSION) return { kind: "other-version", version: value["contract"]! };
    const misshape = contractMisshape(value);
    if (misshape === null) return { kind: "contract", contract: asContract(value) };
    return { kind: "unreadable", reason: `It is no public contract: ${misshape.path.join(".")} should be ${misshape.expected}.`, at: null };
  }
  const list = readToolsList(value);
  if (list.kind === "tools-list") return list;
  return { kind: "unreadable", reason: `It is neither a public contract nor an answer to tools/list. ${list.reason}`, at: null };
}
