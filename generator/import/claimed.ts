import type { Json, JsonObject, PublicContract, Tool } from "../../runtime/contract/contract.js";
import { addedParameters, WINDOW_PARAMETERS } from "../../runtime/contract/convention-parameters.js";
import { entriesOf, mapValues, ordered } from "../../runtime/contract/ordered.js";
import { isJsonObject } from "../../runtime/contract/schema.js";
import { objectOf } from "./detect.js";

/**
 * A listed tool without what the conventions of the contract add to it: a catalog does not write that
 * down. Whether the server keeps them is for `--check` and `probe` to say.
 *
 * @param tool as the contract has it; null for one that it does not know yet
 */
export function withoutClaimed(listed: JsonObject, contract: PublicContract, tool: Tool | null): JsonObject {
  const claims = new Set(contract.conventions);
  if (claims.size === 0 && contract.answers === null) return listed;
  const added = tool === null ? [...(claims.has("mode") ? ["mode"] : []), ...(claims.has("window") ? WINDOW_PARAMETERS : [])] : tool.actions.flatMap((action) => addedParameters(contract, tool.parameters, action).map(({ name }) => name));
  return ordered(
    entriesOf(listed).flatMap(([key, value]): [string, Json][] => {
      if (key === "inputSchema" && objectOf(value) !== null) return [[key, withoutAdded(value as JsonObject, new Set(added), claims.has("closed"))]];
      if (key === "outputSchema" && contract.answers !== null) return [];
      // Where a convention says it, what a server lists instead is as good as nothing.
      if ((key === "annotations" || key === "_meta") && claims.has("hints") && !isJsonObject(value)) return [];
      if (key === "annotations" && claims.has("hints")) return some(key, withoutKeys(value, ["readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint"]));
      if (key === "_meta" && claims.has("hints")) return some(key, withoutKeys(value, ["contract-gate/action", "contract-gate/actions"]));
      return [[key, value]];
    }),
  );
}

function withoutAdded(schema: JsonObject, added: ReadonlySet<string>, closed: boolean): JsonObject {
  const rest = closed && schema.additionalProperties === false ? withoutKeys(schema, ["additionalProperties"]) : schema;
  return mapValues(rest as JsonObject, (value, key) => (key === "properties" && objectOf(value) !== null ? withoutKeys(value, [...added]) : value));
}

function withoutKeys(value: Json, keys: readonly string[]): Json {
  const object = objectOf(value);
  return object === null ? value : ordered(entriesOf(object).filter(([key]) => !keys.includes(key)));
}

function some(key: string, value: Json): [string, Json][] {
  return objectOf(value) !== null && Object.keys(value as JsonObject).length === 0 ? [] : [[key, value]];
}
