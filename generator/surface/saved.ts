import { parseStrictJson } from "../contract/strict-json.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { excerpt, ServerFailure } from "./connection.js";
import { refuseTwins, toolsOf, type Surface } from "./list.js";

/**
 * Reads a saved answer of `tools/list`: `{ "tools": […] }`, the JSON-RPC message around it, or the bare
 * list. An answer that names a next page is incomplete, and no contract is made of a part.
 *
 * @throws ServerFailure `not-json` with the line, `incomplete` or `misshapen`
 */
export function readSavedList(text: string): Surface {
  const { value, mistake } = parseStrictJson(text, { inexact: true });
  if (mistake !== null) {
    const line = text.slice(0, mistake.at).split("\n").length;
    throw new ServerFailure("not-json", `Line ${line}: ${excerpt(mistake.message)}`);
  }
  const { tools, nextCursor, resultType: _, ...list } = answerOf(value);
  if (nextCursor !== undefined && nextCursor !== null) {
    throw new ServerFailure("incomplete", `The saved list is incomplete: it names a next page (nextCursor ${excerpt(JSON.stringify(nextCursor), 80)}).`);
  }
  const surface = { server: null, protocolVersion: null, tools: toolsOf(tools), list };
  refuseTwins(surface.tools);
  return surface;
}

function answerOf(value: Json): JsonObject {
  if (Array.isArray(value)) return { tools: value };
  if (typeof value !== "object" || value === null) throw new ServerFailure("misshapen", "The file holds no list of tools.");
  const { result, ...rest } = value as JsonObject;
  const wrapped = rest.tools === undefined && typeof result === "object" && result !== null && !Array.isArray(result);
  return (wrapped ? result : value) as JsonObject;
}
