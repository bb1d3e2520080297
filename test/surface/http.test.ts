import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { connectHttp } from "../../generator/surface/http.js";
import { readSurface, type Surface } from "../../generator/surface/list.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { Project } from "../cli/project.js";

const TOOLS = [{ name: "read_me", inputSchema: { type: "object" } }];

describe("over HTTP", () => {
  it("takes answers as JSON, keeps the session and the version, and ends the session", async () => {
    const seen: [string, IncomingMessage["headers"]][] = [];
    await serving(
      (request, message, response) => {
        seen.push([request.method === "DELETE" ? "DELETE" : String(message.method), request.headers]);
        if (message.method === "initialize") response.setHeader("mcp-session-id", "s1");
        json(response, resultOf(message));
      },
      async (url) => {
        const connection = connectHttp({ url, headers: { authorization: "Bearer secret" } });
        expect((await readSurface(connection)).tools).toEqual(TOOLS);
        await connection.close();
      },
    );
    expect(seen.map(([method]) => method)).toEqual(["initialize", "notifications/initialized", "tools/list", "DELETE"]);
    expect(seen.every(([, { authorization }]) => authorization === "Bearer secret")).toBe(true);
    expect(seen.slice(1).every(([, headers]) => headers["mcp-session-id"] === "s1" && headers["mcp-protocol-version"] === "2025-11-25")).toBe(true);
  });

  it("sends the headers whose values stand in the environment, and prints and writes none of them", async () => {
    const project = new Project("http-");
    for (const path of ["catalog.yaml", "catalog"]) project.remove(path);
    const answer: Answer = ({ headers }, message, response) => {
      if (headers.authorization === "Bearer s3cret-token") json(response, resultOf(message));
      else response.writeHead(401, { "content-type": "application/json" }).end(JSON.stringify({ error: `${headers.authorization ?? "nobody"} is not known` }));
    };
    await serving(answer, async (url) => {
      const run = (TOKEN: string, ...more: string[]) => project.runIn(".", ["import", "--http", url, ...more], { environment: { TOKEN } });
      const unknown = await run("Bearer 0ther-token", "--header", "Authorization=TOKEN");
      expect(unknown).toMatchObject({ code: 2, out: expect.stringMatching(/answered initialize with HTTP 401: \{"error":"… is not known"\}[^]*--header Authorization=VARIABLE/) });
      expect(await run("", "--timeout", "5")).toMatchObject({ code: 2, out: expect.stringContaining("nobody is not known") });
      expect(project.exists("catalog.yaml")).toBe(false);
      const known = await run("Bearer s3cret-token", "--header", "Authorization=TOKEN");
      expect(known).toMatchObject({ code: 0 });
      const written = [project.read("catalog.yaml"), project.read("catalog.imported.json"), known.out, known.err, unknown.out, unknown.err].join("\n");
      expect(written).not.toMatch(/s3cret|0ther/);
    });
  });

  it.each(["\n", "\r\n", "\r"])("takes answers from a stream of events whose lines end in %j", async (end) => {
    const surface = await surfaceOf((_request, message, response) => {
      response.setHeader("content-type", "text/event-stream");
      const data = JSON.stringify({ jsonrpc: "2.0", id: message.id, result: resultOf(message) });
      const [first, second] = [data.slice(0, 9), data.slice(9)];
      response.write(`: hello${end}${end}data: {"jsonrpc":"2.0","method":"notifications/message"}${end}${end}`);
      // One event in two lines of data, cut in the middle of what ends it.
      response.write(`event: message${end}data: ${first}`);
      setTimeout(() => response.end(`${second}${end}${end}`), 10);
    });
    expect(surface.tools).toEqual(TOOLS);
  });

  it("speaks the protocol without a handshake where a server knows no other", async () => {
    const handler = createMcpHandler(
      () => {
        const server = new McpServer({ name: "modern", version: "1" });
        server.registerTool("search", { description: "Looks for something." }, () => ({ content: [{ type: "text", text: "found" }] }));
        return server;
      },
      { legacy: "reject" },
    );
    await serving(
      async (request, _message, response, body) => {
        const answer = await handler.fetch(new Request(`http://127.0.0.1${request.url}`, { method: request.method!, headers: request.headers as Record<string, string>, body }));
        response.statusCode = answer.status;
        answer.headers.forEach((value, name) => response.setHeader(name, value));
        response.end(await answer.text());
      },
      async (url) => {
        const connection = connectHttp({ url });
        const surface = await readSurface(connection);
        expect(surface.protocolVersion).toBe("2026-07-28");
        expect(surface.tools.map(({ name }) => name)).toEqual(["search"]);
        await connection.close();
      },
    );
  });

  it.each<[string, Answer, string]>([
    ["a redirect, which would carry headers with secrets elsewhere", (_r, _m, response) => response.writeHead(307, { location: "http://127.0.0.1:1/" }).end(), "not-started"],
    ["a page of HTML", (_r, _m, response) => response.writeHead(200, { "content-type": "text/html" }).end("<html>"), "not-mcp"],
    ["an address of something else", (_r, _m, response) => response.writeHead(404).end("Not found"), "not-mcp"],
    ["an answer without a body", (_r, _m, response) => response.writeHead(202).end(), "not-mcp"],
    ["a refusal of whoever asks", (_r, _m, response) => response.writeHead(401, { "content-type": "application/json" }).end("{}"), "forbidden"],
    ["a page for signing in", (_r, _m, response) => response.writeHead(403, { "content-type": "text/html" }).end("<html>"), "forbidden"],
    ["a status without an error", (_r, _m, response) => response.writeHead(500, { "content-type": "application/json" }).end('{"detail":"down"}'), "refused"],
    ["an answer past the limit", (_r, _m, response) => response.end(`"${"x".repeat(3_000_000)}"`), "too-large"],
    ["a stream past the limit, in many pieces", (_r, _m, response) => pour(response, "data: x"), "too-large"],
    ["a stream that ends early", (_r, _m, response) => response.writeHead(200, { "content-type": "text/event-stream" }).end("data: {}\n\n"), "died"],
    ["a stream that never says anything", (_r, _m, response) => void response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders(), "silent"],
    ["a key twice", (_r, { id }, response) => response.end(`{"jsonrpc":"2.0","id":${String(id)},"result":{"tools":[],"tools":[]}}`), "not-json"],
  ])("fails clearly on %s", async (_what, answer, kind) => {
    await expect(surfaceOf(answer)).rejects.toMatchObject({ name: "ServerFailure", kind });
  });

  it("tells an address where nobody listens", async () => {
    await expect(readSurface(connectHttp({ url: "http://127.0.0.1:1/" }))).rejects.toMatchObject({ kind: "not-started" });
  });
});

type Answer = (request: IncomingMessage, message: JsonObject, response: ServerResponse, body: string) => unknown;

function resultOf({ method }: JsonObject): JsonObject {
  return method === "tools/list" ? { tools: TOOLS } : { protocolVersion: "2025-11-25", capabilities: {}, serverInfo: { name: "fake", version: "1" } };
}

function json(response: ServerResponse, result: JsonObject): void {
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify({ jsonrpc: "2.0", id: response.getHeader("x-id") ?? null, result }));
}

function pour(response: ServerResponse, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const again = (): void => {
    if (!response.destroyed) response.write(text.repeat(10_000), () => setImmediate(again));
  };
  response.on("error", () => undefined);
  again();
}

async function surfaceOf(answer: Answer): Promise<Surface> {
  let surface: Surface | null = null;
  await serving(answer, async (url) => {
    const connection = connectHttp({ url, limits: { timeout: 2_000, bytes: 2_000_000, total: 10_000_000 } });
    surface = await readSurface(connection);
    await connection.close();
  });
  return surface!;
}

async function serving(answer: Answer, use: (url: string) => Promise<void>): Promise<void> {
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString("utf8")));
    request.on("end", () => {
      const message = (body === "" ? {} : JSON.parse(body)) as JsonObject;
      if (message.id !== undefined) response.setHeader("x-id", message.id as number);
      void answer(request, message, response, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
