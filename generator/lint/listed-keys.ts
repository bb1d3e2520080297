import type { Json } from "../../runtime/contract/contract.js";
import { isJsonObject, isSchema } from "../../runtime/contract/schema.js";

/**
 * What the protocol asks for under a key of a listed tool, where the value is none of it; null where it
 * is, or where the protocol does not know the key. Schemas are asked for what a strict client refuses
 * the whole list for; what else is wrong with them is for the rules of schemas to say.
 */
export function protocolWants(key: string, value: Json): string | null {
  const asked = ASKED.get(key);
  return asked === undefined || asked.takes(value) ? null : asked.wanted;
}

interface Asked {
  readonly wanted: string;
  takes(value: Json): boolean;
}

const isText = (value: Json | undefined): boolean => typeof value === "string";
const orAbsent = (takes: (value: Json) => boolean) => (value: Json | undefined): boolean => value === undefined || takes(value);
const isTexts = (value: Json): boolean => Array.isArray(value) && value.every(isText);

const ASKED: ReadonlyMap<string, Asked> = new Map<string, Asked>([
  ["title", { wanted: "a text", takes: isText }],
  ["description", { wanted: "a text", takes: isText }],
  ["inputSchema", { wanted: "a schema with `type: object`, `properties` that are a map and `required` that is a list of names", takes: isInputSchema }],
  ["outputSchema", { wanted: "a schema with `type: object`", takes: isSchema }],
  ["annotations", { wanted: "a map", takes: isJsonObject }],
  ["_meta", { wanted: "a map", takes: isJsonObject }],
  ["icons", { wanted: "a list of maps with a text `src`", takes: (value) => Array.isArray(value) && value.every(isIcon) }],
  ["execution", { wanted: "a map whose `taskSupport` is `required`, `optional` or `forbidden`", takes: isExecution }],
]);

function isInputSchema(value: Json): boolean {
  return isJsonObject(value) && value["type"] === "object" && orAbsent(isJsonObject)(value["properties"]) && orAbsent(isTexts)(value["required"]);
}

function isIcon(value: Json): boolean {
  return isJsonObject(value) && isText(value["src"]) && orAbsent(isText)(value["mimeType"]) && orAbsent(isTexts)(value["sizes"]);
}

function isExecution(value: Json): boolean {
  const support = isJsonObject(value) ? value["taskSupport"] : null;
  return support === undefined || support === "required" || support === "optional" || support === "forbidden";
}
