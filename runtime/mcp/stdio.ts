import { type ServeStdioOptions, serveStdio as serve } from "@modelcontextprotocol/server/stdio";
import type { ContractServer } from "../server.js";
import { protocolSide } from "./server.js";

/** A server that is reached. */
export interface Listening {
  close(): Promise<void>;
}

/**
 * Serves over the standard streams of the process, to one client, which chooses the revision of the
 * protocol (2026-07-28 or 2025-11-25). Calls that still run when the client goes are cancelled.
 */
export function serveStdio(server: ContractServer, options: Pick<ServeStdioOptions, "onerror" | "transport"> = {}): Listening {
  return serve(protocolSide(server), options);
}
