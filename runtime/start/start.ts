import { auditFile } from "../audit.js";
import type { PortOf } from "../handlers.js";
import { serveHttp } from "../mcp/http.js";
import { type Listening, serveStdio } from "../mcp/stdio.js";
import { type ContractServer, createServer, type ServerOptions } from "../server.js";
import { readSwitches } from "./switches.js";

/** A server that was started by its command line, and how it is reached. */
export interface Started {
  readonly server: ContractServer;
  readonly listening: Listening;
  /** Where clients find it; null over the standard streams. */
  readonly url: string | null;
}

/**
 * Starts a server as its command line says: its profile, strictness, audit log and transport.
 *
 * @param argv the arguments after the script's name
 * @param options what the author gives; what the command line chooses wins
 * @throws StartProblem for switches, profiles and handlers that are not accepted
 */
export async function startServer<Reading extends PortOf<Handlers, "reading">, Core extends PortOf<Handlers, "core">, Handlers extends object = object>(argv: readonly string[], options: ServerOptions<Reading, Core, Handlers>): Promise<Started> {
  const { profile, strict, admin, http, host, audit } = readSwitches(argv);
  const server = createServer({
    ...options,
    ...(profile === undefined ? {} : { profile }),
    ...(strict ? { strict } : {}),
    ...(admin ? { admin } : {}),
    ...(audit === undefined ? {} : { audit: { ...options.audit, sink: auditFile(audit) } }),
  });
  if (http === null) return { server, listening: serveStdio(server), url: null };
  const listening = await serveHttp(server, { port: http, ...(host === undefined ? {} : { host }) });
  return { server, listening, url: listening.url };
}
