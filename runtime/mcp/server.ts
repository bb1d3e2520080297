import { type McpServerFactory, ProtocolError, ProtocolErrorCode, Server, type ServerContext, type StandardSchemaV1 } from "@modelcontextprotocol/server";
import type { ContractServer } from "../server.js";
import { toolResult } from "./result.js";
import { CONTRACT_URI } from "./contract-uri.js";

/**
 * Makes the protocol's side of a contract server: `tools/list` as the contract has it for the groups
 * of the profile, `tools/call` through the runtime, the contract as a resource. One call makes one
 * connection's side; all share the server behind it.
 */
export function protocolSide(server: ContractServer): McpServerFactory {
  const { contract, digest } = server;
  const list = { tools: server.tools as never[] };
  const resource = { uri: CONTRACT_URI, name: "public-contract", title: "Публичный контракт", description: `sha256:${digest}`, mimeType: "application/json" };
  const text = JSON.stringify(contract);
  const information = {
    name: contract.server.name,
    ...(contract.server.title === null ? {} : { title: contract.server.title }),
    version: contract.server.version ?? "0.0.0",
    description: [contract.server.description, `Контракт sha256:${digest}`].filter((part) => part !== null && part !== "").join(" "),
  };
  return () => {
    // The low-level server: the list is ready and the contract judges arguments, so there is nothing to register tool by tool.
    const side = new Server(information, {
      capabilities: { tools: {}, resources: {}, experimental: { "contract-gate": { contract: CONTRACT_URI, digest, profile: server.profile } } },
      cacheHints: { "tools/list": LISTED, "resources/list": LISTED, "resources/read": LISTED },
    });
    side.setRequestHandler("tools/list", ({ params }) => {
      if (params?.cursor !== undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, "There is only one page of tools.");
      return list;
    });
    side.setRequestHandler("tools/call", { params: CALL }, async ({ name, arguments: args }, context) => toolResult(contract, await server.call(name, args, contextOf(context))));
    side.setRequestHandler("resources/list", () => ({ resources: [resource] }));
    side.setRequestHandler("resources/templates/list", () => ({ resourceTemplates: [] }));
    side.setRequestHandler("resources/read", ({ params: { uri } }) => {
      if (uri !== CONTRACT_URI) throw new ProtocolError(ProtocolErrorCode.ResourceNotFound, `There is no resource ${uri}.`, { uri });
      return { contents: [{ uri, mimeType: "application/json", text }] };
    });
    return side;
  };
}

/** Nothing of it changes as long as the server runs; a client asks again all the same, as servers are started anew. */
const LISTED = { ttlMs: 60_000, cacheScope: "private" } as const;

/**
 * Takes the parameters of a call as they came. The protocol's own schema copies the arguments and
 * loses a key called `__proto__` on the way, which must be refused like any unknown name.
 */
const CALL: StandardSchemaV1<{ name: string; arguments?: unknown }> = {
  "~standard": {
    version: 1,
    vendor: "contract-gate",
    validate: (value) => (typeof (value as { name?: unknown }).name === "string" ? { value: value as { name: string; arguments?: unknown } } : { issues: [{ message: "name is a text" }] }),
  },
};

function contextOf({ sessionId, http, mcpReq }: ServerContext): Parameters<ContractServer["call"]>[2] {
  const token = mcpReq._meta?.progressToken;
  let told = -Infinity;
  return {
    caller: http?.authInfo?.clientId ?? sessionId ?? null,
    signal: mcpReq.signal,
    progress: (done, total, message) => {
      // Nobody asked, or nothing moved: the protocol wants progress to grow.
      if (token === undefined || !(done > told)) return;
      told = done;
      const params = { progressToken: token, progress: done, ...(total === undefined ? {} : { total }), ...(message === undefined ? {} : { message }) };
      void mcpReq.notify({ method: "notifications/progress", params }).catch(() => undefined);
    },
  };
}
