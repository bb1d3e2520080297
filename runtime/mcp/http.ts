import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createMcpHandler, hostHeaderValidationResponse, isJsonContentType, isLegacyRequest, localhostAllowedHostnames, localhostAllowedOrigins, originValidationResponse } from "@modelcontextprotocol/server";
import type { ContractServer } from "../server.js";
import { protocolSide } from "./server.js";
import { Sessions } from "./sessions.js";
import type { Listening } from "./stdio.js";

/** Where a server listens and whom it answers. What is absent keeps it to the machine that it runs on. */
export interface HttpOptions {
  /** 0, the default, takes any free one. */
  readonly port?: number;
  /** Where to listen. Absent: the loopback interface, which nobody else reaches. */
  readonly host?: string;
  /** Of the address; any other is answered 404. Absent: `/mcp`. */
  readonly path?: string;
  /** Names that a client may call the server by, without ports. Absent: those of the loopback interface. */
  readonly allowedHosts?: readonly string[];
  /** Hosts of web pages that may call. Absent: those of the loopback interface; a call without `Origin` comes from no page. */
  readonly allowedOrigins?: readonly string[];
  /** Bytes of a request. Absent: 4 MiB. */
  readonly maxRequestBytes?: number;
  /** Sessions of 2025-11-25 at once; past that the one that was idle longest ends. Absent: 1000. */
  readonly maxSessions?: number;
  /** Told of errors that belong to no call. */
  readonly onerror?: (error: Error) => void;
}

/** A server that listens over HTTP until it is closed. */
export interface HttpListening extends Listening {
  /** The address for clients, with the port that was taken. */
  readonly url: string;
}

/**
 * Serves over Streamable HTTP: both revisions of the protocol at one address, loopback by default,
 * with Host and Origin checked against DNS rebinding and bodies bounded. Whoever serves it elsewhere
 * puts authentication before it.
 *
 * @throws the error of `node:net` where it cannot listen: `EADDRINUSE` for a port that is taken,
 *   `EACCES` for one that may not be
 */
export async function serveHttp(server: ContractServer, options: HttpOptions = {}): Promise<HttpListening> {
  const { host = "127.0.0.1", port = 0, path = "/mcp", maxRequestBytes = 4 * 2 ** 20, onerror } = options;
  const hosts = [...(options.allowedHosts ?? localhostAllowedHostnames())];
  const origins = [...(options.allowedOrigins ?? localhostAllowedOrigins())];
  const side = protocolSide(server);
  const handler = createMcpHandler(side, onerror === undefined ? {} : { onerror });
  const sessions = new Sessions(side, options.maxSessions ?? 1000);
  const answer = async (incoming: IncomingMessage, signal: AbortSignal): Promise<Response> => {
    const head = headOf(incoming, signal);
    if (head === null) return new Response("Bad request", { status: 400 });
    const rejected = hostHeaderValidationResponse(head, hosts) ?? originValidationResponse(head, origins);
    if (rejected !== undefined) return rejected;
    if (new URL(head.url).pathname !== path) return new Response("Not found", { status: 404 });
    if (head.method !== "POST") return (await sessions.answer(head, undefined)) ?? handler.fetch(head);
    if (!isJsonContentType(head.headers.get("content-type"))) return new Response("Unsupported media type", { status: 415 });
    const text = await readBody(incoming, maxRequestBytes);
    if (text === null) return new Response("Payload too large", { status: 413, headers: { connection: "close" } });
    const request = new Request(head, { method: "POST", body: text });
    const body = parsed(text);
    // What is no JSON is answered by the handler, in the words of the protocol.
    if (body === undefined) return handler.fetch(request);
    const former = (await isLegacyRequest(head, body)) ? await sessions.answer(request, body) : null;
    return former ?? handler.fetch(request, { parsedBody: body });
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
      await sessions.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => http.close(() => resolve()));
    },
  };
}

async function exchange(incoming: IncomingMessage, outgoing: ServerResponse, answer: (incoming: IncomingMessage, signal: AbortSignal) => Promise<Response>): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const response = await answer(incoming, gone.signal);
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

/** The request without its body; null for a request line that names no address. */
function headOf(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const url = incoming.url ?? "/";
  if (!URL.canParse(url, BASE)) return null;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const single of Array.isArray(value) ? value : [value ?? ""]) headers.append(name, single);
  }
  return new Request(new URL(url, BASE), { method: incoming.method ?? "GET", headers, signal });
}

/** Only the path of an address counts here; the name that a client called is checked as it stands in `Host`. */
const BASE = "http://localhost";

/** Null where there is more of it than may be. */
async function readBody(incoming: IncomingMessage, most: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
