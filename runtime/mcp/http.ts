import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createMcpHandler, hostHeaderValidationResponse, localhostAllowedHostnames, localhostAllowedOrigins, originValidationResponse } from "@modelcontextprotocol/server";
import type { ContractServer } from "../server.js";
import { protocolSide } from "./server.js";
import type { Listening } from "./stdio.js";

export interface HttpOptions {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** Where to listen. Absent: the loopback interface, which nobody else reaches. */
  readonly host?: string;
  readonly path?: string;
  /** Names that a client may call the server by, without ports. Absent: those of the loopback interface. */
  readonly allowedHosts?: readonly string[];
  /** Hosts of web pages that may call. Absent: those of the loopback interface; a call without `Origin` comes from no page. */
  readonly allowedOrigins?: readonly string[];
  /** Bytes of a request. Absent: 4 MiB. */
  readonly maxRequestBytes?: number;
  readonly onerror?: (error: Error) => void;
}

export interface HttpListening extends Listening {
  readonly url: string;
}

/**
 * Serves over Streamable HTTP: both revisions of the protocol at one address, loopback by default,
 * with Host and Origin checked against DNS rebinding and bodies bounded. Whoever serves it elsewhere
 * puts authentication before it.
 */
export async function serveHttp(server: ContractServer, options: HttpOptions = {}): Promise<HttpListening> {
  const { host = "127.0.0.1", port = 0, path = "/mcp", maxRequestBytes = 4 * 2 ** 20, onerror } = options;
  const hosts = [...(options.allowedHosts ?? localhostAllowedHostnames())];
  const origins = [...(options.allowedOrigins ?? localhostAllowedOrigins())];
  const handler = createMcpHandler(protocolSide(server), { maxRequestBodySize: maxRequestBytes, ...(onerror === undefined ? {} : { onerror }) });
  const answer = async (request: Request): Promise<Response> => {
    const rejected = hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, origins);
    if (rejected !== undefined) return rejected;
    if (new URL(request.url).pathname !== path) return new Response("Not found", { status: 404 });
    return handler.fetch(request);
  };
  const http = createHttpServer((incoming, outgoing) => {
    exchange(incoming, outgoing, answer).catch((error: unknown) => {
      onerror?.(error instanceof Error ? error : new Error(String(error)));
      if (!outgoing.headersSent) outgoing.writeHead(500).end();
      else outgoing.destroy();
    });
  });
  await new Promise<void>((resolve, reject) => http.once("error", reject).listen(port, host, resolve));
  const { port: taken } = http.address() as AddressInfo;
  return {
    url: `http://${host.includes(":") ? `[${host}]` : host}:${taken}${path}`,
    close: async () => {
      await handler.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
    },
  };
}

async function exchange(incoming: IncomingMessage, outgoing: ServerResponse, answer: (request: Request) => Promise<Response>): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const request = requestOf(incoming, gone.signal);
  const response = request === null ? new Response("Bad request", { status: 400 }) : await answer(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body === null) {
    outgoing.end();
    return;
  }
  outgoing.flushHeaders();
  try {
    await pipeline(Readable.fromWeb(response.body as NodeReadableStream), outgoing);
  } catch (problem) {
    // A client that goes away in the middle is no problem of ours.
    if (!gone.signal.aborted) throw problem;
  }
}

/** Null for a request line that names no address. */
function requestOf(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const url = incoming.url ?? "/";
  if (!URL.canParse(url, BASE)) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, single);
  }
  const method = incoming.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? null : (Readable.toWeb(incoming) as ReadableStream);
  const init: RequestInit & { duplex: "half" } = { method, headers, body, signal, duplex: "half" };
  return new Request(new URL(url, BASE), init);
}

/** Only the path of an address counts here; the name that a client called is checked as it stands in `Host`. */
const BASE = "http://localhost";
