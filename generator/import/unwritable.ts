import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { excerpt, ServerFailure } from "../surface/connection.js";

/**
 * What a server may list and no catalog can hold: `<<` as a name, which YAML 1.1 merges and 1.2 does
 * not. Refused before anything is written, because left out it would be missing from the contract.
 */
export function refuseMergeKeys(tools: readonly JsonObject[]): void {
  for (const [index, tool] of tools.entries()) {
    const name = excerpt(JSON.stringify(tool["name"]), 120);
    if (tool["name"] === MERGE_KEY) throw new ServerFailure("misshapen", `tools[${index}] is named ${name}, ${WHY}`);
    const pointer = mergeKeyIn(tool);
    if (pointer !== null) throw new ServerFailure("misshapen", `tools[${index}] (${name}) holds a key named "${MERGE_KEY}" at ${excerpt(pointer)}, ${WHY}`);
  }
}

const MERGE_KEY = "<<";
const WHY = "which YAML reads as its merge key. No catalog can hold it: rename it at the server.";

/** JSON pointer of the first key that is `<<`; null where there is none. */
function mergeKeyIn(value: Json): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const key in value) {
    if (key === MERGE_KEY) return pointerTo(key);
    const below = mergeKeyIn((value as JsonObject)[key]!);
    if (below !== null) return pointerTo(key) + below;
  }
  return null;
}
