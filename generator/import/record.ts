import { printJson } from "../contract/json.js";
import type { Json } from "../../runtime/contract/contract.js";
import { ordered } from "../../runtime/contract/ordered.js";
import { objectOf } from "./detect.js";
import { ServerFailure } from "../surface/connection.js";
import type { Surface } from "../surface/list.js";
import { readSavedList } from "../surface/saved.js";

/** What the last import knew of a server. */
export interface ImportRecord extends Pick<Surface, "server" | "tools"> {
  /** Paths in the catalog of what earlier imports saw and the last one did not, and that were kept. */
  readonly vanished: readonly string[];
}

/**
 * What a server said at the last import: a saved `tools/list` answer beside the catalog, with the
 * server's own name and version. By it the next import tells what the server changed from what people
 * changed on purpose.
 */
export function recordPath(catalog: string): string {
  return `${catalog.replace(/\.(ya?ml|json)$/i, "")}.imported.json`;
}

export function printRecord({ server, tools, list }: Surface, vanished: readonly string[]): string {
  const { name, title, version } = server ?? {};
  const known = Object.entries({ name, title, version }).filter((entry): entry is [string, Json] => typeof entry[1] === "string");
  return printJson(ordered<Json>([...(known.length > 0 ? [["serverInfo", ordered(known)] as const] : []), ["tools", tools as Json], ...Object.entries(list), ...(vanished.length > 0 ? [["vanished", vanished] as const] : [])]));
}

/** The record, or a sentence about what is wrong with it. */
export function readRecord(text: string): ImportRecord | string {
  try {
    const { tools, list } = readSavedList(text);
    const vanished = Array.isArray(list.vanished) ? (list.vanished as readonly Json[]).filter((path): path is string => typeof path === "string") : [];
    return { tools, server: objectOf(list.serverInfo), vanished };
  } catch (failure) {
    if (!(failure instanceof ServerFailure)) throw failure;
    return failure.message;
  }
}
