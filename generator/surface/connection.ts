import { parseStrictJson } from "../contract/strict-json.js";
import type { JsonObject } from "../../runtime/contract/contract.js";

/**
 * A line to a running MCP server: JSON-RPC requests and notifications, nothing judged on the way.
 *
 * The official client validates what a server lists and refuses the whole list over one odd schema,
 * and it reads without bounds. Import and probe are there for odd and hostile servers, so they talk
 * through this instead: bounded in time and size, with the server's own last words at hand.
 */
export interface Connection {
  /** Resolves to `result`; rejects with {@link ServerFailure}. */
  request(method: string, params: JsonObject): Promise<JsonObject>;
  notify(method: string, params: JsonObject): Promise<void>;
  /** Last kilobytes of what the server wrote to its standard error; "" over HTTP. */
  lastWords(): string;
  close(): Promise<void>;
}

export interface ConnectionLimits {
  /** Milliseconds that one answer may take. Default 30,000. */
  readonly timeout: number;
  /** Bytes that one answer may have. Default 32 MiB. */
  readonly bytes: number;
  /** Bytes that a server may send altogether. Default 256 MiB. */
  readonly total: number;
}
export const DEFAULT_LIMITS: ConnectionLimits = { timeout: 30_000, bytes: 32 * 1024 * 1024, total: 256 * 1024 * 1024 };

/** Where a request without a handshake says which protocol it speaks. */
export const PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion";

export type FailureKind =
  | "not-started" // the command does not exist, the address cannot be reached
  | "died" // the server went away
  | "silent" // no answer in time
  | "too-large" // an answer past the limit
  | "not-json" // what came is no JSON-RPC
  | "not-mcp" // what answers at the address is no MCP server
  | "forbidden" // it wants to know who asks
  | "refused" // a JSON-RPC error
  | "misshapen" // JSON, but not what the specification says
  | "no-file" // there is no saved list
  | "incomplete"; // a saved list that names a next page

/** Why a server could not be talked to; always exit 2: nothing was judged. */
export class ServerFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    /** Tail of the server's standard error. */
    readonly stderr = "",
    /** JSON-RPC error code, where there was one. */
    readonly code: number | null = null,
  ) {
    super(message);
    this.name = "ServerFailure";
  }
}

/** Reads a message strictly: what has no single meaning cannot be a contract. */
export function parseMessage(text: string, from: string, stderr = ""): unknown {
  const { value, mistake } = parseStrictJson(text, { inexact: true });
  if (mistake === null) return value;
  throw new ServerFailure("not-json", `${from} is no JSON with a single meaning: ${excerpt(mistake.message)} It begins: ${excerpt(text, 120)}`, stderr);
}

/** Checks that a message is an answer to a request and takes its result out of it. */
export function resultOf(message: unknown, method: string): JsonObject {
  if (typeof message !== "object" || message === null || Array.isArray(message)) {
    throw new ServerFailure("misshapen", `The answer to ${method} is no JSON-RPC object.`);
  }
  const { result, error } = message as { result?: unknown; error?: unknown };
  if (error !== undefined) {
    const { code, message: said } = (typeof error === "object" && error !== null ? error : {}) as { code?: unknown; message?: unknown };
    throw new ServerFailure("refused", `The server refused ${method}: ${excerpt(typeof said === "string" ? said : JSON.stringify(error))}`, "", typeof code === "number" ? code : null);
  }
  if (typeof result !== "object" || result === null || Array.isArray(result)) {
    throw new ServerFailure("misshapen", `The answer to ${method} has no result object.`);
  }
  return result as JsonObject;
}

/** A stretch of foreign text that is safe to print: one line, bounded, control characters shown. */
export function excerpt(text: string, length = 200): string {
  // Not between the halves of a character: half of one is none.
  const whole = /[\uD800-\uDBFF]/.test(text[length - 1] ?? "") ? length - 1 : length;
  const line = text.slice(0, whole).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`);
  return text.length > length ? `${line}…` : line;
}
