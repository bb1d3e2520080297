import { request } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FormerTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { type HttpListening, serveHttp } from "../../../runtime/mcp/http.js";
import { action, contract, serve, tool } from "../fixture.js";

const surface = contract([tool("show", [action(null, { window: null })]), tool("slow", [action(null, { window: null })])]);
let aborted = 0;
const { server } = serve(surface, {
  "read slow": (call: { signal: AbortSignal; progress: (done: number) => void }) => {
    call.progress(1);
    return new Promise((resolve) =>
      call.signal.addEventListener("abort", () => {
        aborted++;
        resolve({});
      }),
    );
  },
});

let listening: HttpListening;
beforeAll(async () => {
  listening = await serveHttp(server, { maxRequestBytes: 10_000 });
});
afterAll(() => listening.close());

/** A request as no client would send it. */
function raw(headers: { [name: string]: string }, body: string, path = "/mcp", method = "POST"): Promise<number> {
  const { port } = new URL(listening.url);
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
const PING = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" });

const connected = async (mode: "legacy" | { pin: string }): Promise<Client> => {
  const client = new Client({ name: "t", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(listening.url)));
  return client;
};

describe.each([["2026-07-28", { pin: "2026-07-28" }], ["2025-11-25", "legacy" as const]] as const)("over HTTP, %s", (_revision, mode) => {
  it("tools are listed and called", async () => {
    const client = await connected(mode);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(["show", "slow"]);
    expect((await client.callTool({ name: "show", arguments: { fqn: "X" } })).content).toEqual([{ type: "text", text: "### 🟢 X" }]);
    await client.close();
  });

  it("progress arrives, and cancelling reaches the handler", async () => {
    const client = await connected(mode);
    const before = aborted;
    const abort = new AbortController();
    const call = client.callTool({ name: "slow", arguments: { fqn: "X" } }, { signal: abort.signal, onprogress: () => abort.abort() });
    await expect(call).rejects.toThrow();
    for (let wait = 0; wait < 100 && aborted === before; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(aborted).toBe(before + 1);
    await client.close();
  });
});

it("a session ends when its client ends it, and when there are too many", async () => {
  const few = await serveHttp(server, { maxSessions: 2 });
  const open = async (): Promise<{ client: Client; transport: StreamableHTTPClientTransport }> => {
    const client = new Client({ name: "t", version: "1" });
    const transport = new StreamableHTTPClientTransport(new URL(few.url));
    await client.connect(transport);
    return { client, transport };
  };
  const [one, two] = [await open(), await open()];
  expect((await one.client.listTools()).tools).toHaveLength(2);
  const three = await open();
  // The second was idle longest.
  await expect(two.client.listTools()).rejects.toThrow(/404|not found/i);
  expect((await one.client.listTools()).tools).toHaveLength(2);
  const session = three.transport.sessionId!;
  await three.transport.terminateSession();
  const ended = await fetch(few.url, { method: "POST", headers: { "content-type": "application/json", accept: "application/json, text/event-stream", "mcp-session-id": session }, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }) });
  expect(ended.status).toBe(404);
  await Promise.all([one.client.close(), two.client.close(), three.client.close()]);
  await few.close();
});

it("the client 1.x is served", async () => {
  const client = new FormerClient({ name: "t", version: "1" });
  await client.connect(new FormerTransport(new URL(listening.url)));
  expect((await client.callTool({ name: "show", arguments: { fqn: "X" } })).isError).toBe(false);
  await client.close();
});

describe("what comes from elsewhere", () => {
  it.each([
    ["a foreign Host", { host: "evil.example" }, PING, "/mcp", "POST", 403],
    ["a foreign Origin", { origin: "https://evil.example" }, PING, "/mcp", "POST", 403],
    ["an Origin of null", { origin: "null" }, PING, "/mcp", "POST", 403],
    ["a local page", { origin: "http://localhost:5173" }, PING, "/mcp", "POST", 200],
    ["another path", {}, PING, "/other", "POST", 404],
    ["a body too large", {}, JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping", params: { x: "x".repeat(20_000) } }), "/mcp", "POST", 413],
    ["a body that is no JSON", {}, "{", "/mcp", "POST", 400],
    ["another kind of body", { "content-type": "text/plain" }, PING, "/mcp", "POST", 415],
    ["an address of somebody else", {}, PING, "http://evil.example/mcp", "POST", 200],
    ["a request line that is no address", {}, PING, "http://[", "POST", 400],
    ["a session to end", {}, "", "/mcp", "DELETE", 405],
  ] as const)("%s", async (_name, headers, body, path, method, status) => {
    expect(await raw(headers, body, path, method)).toBe(status);
  });
});

it("a client that goes away in the middle ends its call", async () => {
  const before = aborted;
  const { port } = new URL(listening.url);
  const call = { jsonrpc: "2.0", id: 7, method: "tools/call", params: { name: "slow", arguments: { fqn: "X" }, _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28", "io.modelcontextprotocol/clientInfo": { name: "t", version: "1" }, "io.modelcontextprotocol/clientCapabilities": {}, progressToken: 1 } } };
  await new Promise<void>((resolve) => {
    const sent = request({ host: "127.0.0.1", port, path: "/mcp", method: "POST", headers: { "content-type": "application/json", accept: "application/json, text/event-stream", "mcp-protocol-version": "2026-07-28", "mcp-method": "tools/call", "mcp-name": "slow" } }, (answer) => {
      answer.once("data", () => {
        sent.destroy();
        resolve();
      });
    });
    sent.on("error", () => undefined);
    sent.end(JSON.stringify(call));
  });
  for (let wait = 0; wait < 200 && aborted === before; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(aborted).toBe(before + 1);
  expect((await server.call("show", { fqn: "X" })).ok).toBe(true);
});

it("hundreds of calls at once are all answered", async () => {
  const client = await connected({ pin: "2026-07-28" });
  const results = await Promise.all(Array.from({ length: 300 }, (_, index) => client.callTool({ name: "show", arguments: { fqn: `X${index}` } })));
  expect(results.map(({ content }) => (content as { text: string }[])[0]!.text)).toEqual(Array.from({ length: 300 }, (_, index) => `### 🟢 X${index}`));
  await client.close();
}, 30_000);
