import { excerpt, PROTOCOL_VERSION, ServerFailure, type Connection } from "./connection.js";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";

/** What a server says of itself, and everything that it lists. */
export interface Surface {
  /** Name and version from the handshake; null over the stateless protocol or from a file. */
  readonly server: JsonObject | null;
  readonly protocolVersion: string | null;
  /** In the server's order, as it sent them. */
  readonly tools: readonly JsonObject[];
  /** Keys of the list beside `tools`: `ttlMs`, `cacheScope`, `_meta`. */
  readonly list: JsonObject;
}

const NEWEST_WITH_HANDSHAKE = "2025-11-25";
const STATELESS = "2026-07-28";
const MAX_PAGES = 2_000;
const MAX_TOOLS = 100_000;
/** Milliseconds for the whole list, however many pages it has. */
const LONGEST = 300_000;
/** Levels of objects and lists in one tool: with what stands above it, what a catalog may have. */
const DEEPEST = 150;
const CLIENT = { name: "contract-gate", version: "1" };

/** Shakes hands where the server wants to, and reads `tools/list` to its last page. */
export async function readSurface(connection: Connection): Promise<Surface> {
  return listSurface(connection, await openSession(connection));
}

/** Reads `tools/list` to its last page. Nothing is given back where any page is missing. */
export async function listSurface(connection: Connection, opened: Session): Promise<Surface> {
  const since = Date.now();
  const tools: JsonObject[] = [];
  let list: JsonObject = {};
  const seen = new Set<string>();
  for (let cursor: string | null = null, page = 1; ; page++) {
    const answer: JsonObject = await connection.request("tools/list", { ...(cursor === null ? {} : { cursor }), ...opened.meta });
    const { tools: more, nextCursor, resultType: _, ...rest } = answer;
    tools.push(...toolsOf(more));
    list = { ...list, ...rest };
    if (nextCursor === undefined || nextCursor === null) break;
    if (typeof nextCursor !== "string") throw new ServerFailure("misshapen", "nextCursor is no string.");
    if (seen.has(nextCursor)) throw new ServerFailure("misshapen", `The list does not end: page ${page} names a cursor that an earlier page named.`);
    if (page >= MAX_PAGES || tools.length > MAX_TOOLS || Date.now() - since > LONGEST) throw new ServerFailure("misshapen", `The list does not end: ${page} pages, ${tools.length} tools, and there is a next page still.`);
    seen.add(nextCursor);
    cursor = nextCursor;
  }
  refuseTwins(tools);
  return { server: opened.server, protocolVersion: opened.version, tools, list };
}

/** Checks that a value is a list of tools, each with a name. */
export function toolsOf(value: Json | undefined): JsonObject[] {
  if (!Array.isArray(value)) throw new ServerFailure("misshapen", "The answer to tools/list has no list `tools`.");
  return value.map((tool, index) => {
    if (typeof tool !== "object" || tool === null || Array.isArray(tool)) throw new ServerFailure("misshapen", `tools[${index}] is no object.`);
    const { name } = tool as JsonObject;
    if (typeof name !== "string" || name === "") throw new ServerFailure("misshapen", `tools[${index}] has no name.`);
    if (isDeeper(tool as JsonObject, DEEPEST)) throw new ServerFailure("misshapen", `tools[${index}] (${excerpt(name, 80)}) nests deeper than ${DEEPEST} levels.`);
    return tool as JsonObject;
  });
}

function isDeeper(value: Json, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (levels === 0) return true;
  for (const key in value) if (isDeeper((value as JsonObject)[key]!, levels - 1)) return true;
  return false;
}

/** Two tools of one name: a call cannot tell them apart, so neither can a contract. */
export function refuseTwins(tools: readonly JsonObject[]): void {
  const places = new Map<string, number>();
  for (const [index, { name }] of tools.entries()) {
    const first = places.get(name as string);
    if (first !== undefined) throw new ServerFailure("misshapen", `Two tools are named ${excerpt(JSON.stringify(name), 120)}: tools[${first}] and tools[${index}].`);
    places.set(name as string, index);
  }
}

/** A line to a server that is ready for requests. */
export interface Session {
  readonly server: JsonObject | null;
  /** What the server said that it can; null without a handshake. */
  readonly capabilities: JsonObject | null;
  readonly version: string | null;
  /** What every request carries where there was no handshake. */
  readonly meta: JsonObject;
}

export async function openSession(connection: Connection): Promise<Session> {
  try {
    const answer = await connection.request("initialize", { protocolVersion: NEWEST_WITH_HANDSHAKE, capabilities: {}, clientInfo: CLIENT });
    await connection.notify("notifications/initialized", {});
    const { serverInfo, protocolVersion, capabilities } = answer;
    return {
      capabilities: typeof capabilities === "object" && capabilities !== null && !Array.isArray(capabilities) ? (capabilities as JsonObject) : null,
      server: typeof serverInfo === "object" && serverInfo !== null && !Array.isArray(serverInfo) ? (serverInfo as JsonObject) : null,
      version: typeof protocolVersion === "string" ? protocolVersion : null,
      meta: {},
    };
  } catch (failure) {
    // The newest protocol has no handshake: a server that speaks only that knows no such method.
    if (!(failure instanceof ServerFailure) || failure.kind !== "refused") throw failure;
    const meta = {
      [PROTOCOL_VERSION]: STATELESS,
      "io.modelcontextprotocol/clientInfo": CLIENT,
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    return { server: null, capabilities: null, version: STATELESS, meta: { _meta: meta } };
  }
}
