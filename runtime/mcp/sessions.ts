import { randomUUID } from "node:crypto";
import { isInitializeRequest, type McpServerFactory, type Server, WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/server";

/**
 * Sessions of clients of 2025-11-25 over HTTP. That revision tells progress and cancelling in requests
 * of their own, which only a session brings to the call that they are about. Clients that ask for no
 * session do without.
 */
export class Sessions {
  readonly #sessions = new Map<string, Session>();

  /** @param most sessions at once; past that the one that was idle longest ends */
  constructor(
    private readonly side: McpServerFactory,
    private readonly most: number,
  ) {}

  /** The answer of the session that a request belongs to or opens; null where it has to do with none. */
  async answer(request: Request, body: unknown): Promise<Response | null> {
    const id = request.headers.get("mcp-session-id");
    if (id === null) return request.method === "POST" && isInitializeRequest(body) ? this.#open(request, body) : null;
    const session = this.#sessions.get(id);
    if (session === undefined) return new Response(JSON.stringify({ jsonrpc: "2.0", error: { code: -32001, message: "Session not found" }, id: null }), { status: 404, headers: { "content-type": "application/json" } });
    // Last used, last to go.
    this.#sessions.delete(id);
    this.#sessions.set(id, session);
    return session.transport.handleRequest(request, { parsedBody: body });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#sessions.values()].map(({ server }) => server.close()));
    this.#sessions.clear();
  }

  async #open(request: Request, body: unknown): Promise<Response> {
    const server = (await this.side({ era: "legacy", requestInfo: request })) as Server;
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: async (id) => {
        this.#sessions.set(id, { server, transport });
        const [oldest] = this.#sessions;
        if (this.#sessions.size <= this.most || oldest === undefined) return;
        this.#sessions.delete(oldest[0]);
        await oldest[1].server.close();
      },
      onsessionclosed: (id) => void this.#sessions.delete(id),
    });
    await server.connect(transport);
    return transport.handleRequest(request, { parsedBody: body });
  }
}

interface Session {
  readonly server: Server;
  readonly transport: WebStandardStreamableHTTPServerTransport;
}
