import { type ServeStdioOptions, serveStdio as serve } from "@modelcontextprotocol/server/stdio";
import type { ContractServer } from "../server.js";
import { protocolSide } from "./server.js";

/** A server that is reached. */
export interface Listening {
  close(): Promise<void>;
}

/** Types of the SDK stay out of the public signatures: authors' stubs must compile without Node's types. */
export interface StdioOptions {
  /** Told of errors that belong to no call. */
  readonly onerror?: (error: Error) => void;
  /** A transport of the official SDK instead of the process's own streams. */
  readonly transport?: object;
}

/**
 * Serves over the standard streams of the process, to one client, which chooses the revision of the
 * protocol (2026-07-28 or 2025-11-25). Calls that still run when the client goes are cancelled.
 */
export function serveStdio(server: ContractServer, options: StdioOptions = {}): Listening {
  return serve(protocolSide(server), options as ServeStdioOptions);
}
