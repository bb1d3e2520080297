import { DEFAULT_LIMITS, excerpt, parseMessage, PROTOCOL_VERSION, resultOf, ServerFailure, type Connection, type ConnectionLimits } from "./connection.js";
import type { JsonObject } from "../../runtime/contract/contract.js";

export interface HttpOptions {
  readonly url: string;
  /** Further headers, from the environment: an authorization, say. Never printed. */
  readonly headers?: { readonly [name: string]: string };
  readonly limits?: ConnectionLimits;
}

/** Talks to a server over Streamable HTTP: a POST a message, answers as JSON or as an event stream. */
export function connectHttp({ url, headers = {}, limits = DEFAULT_LIMITS }: HttpOptions): Connection {
  return new HttpConnection(new URL(url), headers, limits);
}

/** A blank line ends an event; lines may end in any of three ways. */
const EVENT_END = /\r\n\r\n|\n\n|\r\r/;

class HttpConnection implements Connection {
  #nextId = 1;
  #session: string | null = null;
  #version: string | null = null;
  #total = 0;

  constructor(
    private readonly url: URL,
    private readonly headers: { readonly [name: string]: string },
    private readonly limits: ConnectionLimits,
  ) {}

  async request(method: string, params: JsonObject): Promise<JsonObject> {
    try {
      return await this.#answer(method, params);
    } catch (error) {
      throw error instanceof ServerFailure ? this.#withoutSecrets(error) : error;
    }
  }

  async #answer(method: string, params: JsonObject): Promise<JsonObject> {
    const id = this.#nextId++;
    const response = await this.#post({ jsonrpc: "2.0", id, method, params }, method);
    const type = response.headers.get("content-type") ?? "";
    const message = response.ok && type.startsWith("text/event-stream") ? await this.#fromEvents(response, id, method) : await this.#fromText(response, type, method);
    const result = resultOf(message, method);
    if (method === "initialize" && typeof result.protocolVersion === "string") this.#version = result.protocolVersion;
    return result;
  }

  async notify(method: string, params: JsonObject): Promise<void> {
    const response = await this.#post({ jsonrpc: "2.0", method, params }, method);
    await response.body?.cancel();
  }

  lastWords(): string {
    return "";
  }

  async close(): Promise<void> {
    if (this.#session === null) return;
    const signal = AbortSignal.timeout(1_000);
    // A server may not offer to end sessions; what it answers does not matter any more.
    await fetch(this.url, { method: "DELETE", headers: this.#allHeaders(), signal, redirect: "error" }).then((response) => response.body?.cancel(), () => undefined);
  }

  async #post(message: JsonObject, method: string): Promise<Response> {
    try {
      const response = await fetch(this.url, {
        method: "POST",
        headers: { ...this.#allHeaders(), ...statelessHeaders(message), "content-type": "application/json", accept: "application/json, text/event-stream" },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(this.limits.timeout),
        redirect: "manual", // headers with secrets go to the server that was named, and to no other
      });
      if (response.status >= 300 && response.status < 400) {
        await response.body?.cancel();
        throw new ServerFailure("not-started", `${this.url.origin} redirects to ${excerpt(response.headers.get("location") ?? "nowhere")}, and no redirect is followed: headers with secrets go where they were sent to, and nowhere else.`);
      }
      this.#session = response.headers.get("mcp-session-id") ?? this.#session;
      return response;
    } catch (error) {
      throw this.#failure(error, method);
    }
  }

  #allHeaders(): Record<string, string> {
    return {
      ...this.headers,
      ...(this.#session === null ? {} : { "mcp-session-id": this.#session }),
      ...(this.#version === null ? {} : { "mcp-protocol-version": this.#version }),
    };
  }

  async #text(response: Response, method: string): Promise<string> {
    let text = "";
    for await (const piece of this.#pieces(response, method)) text += piece;
    return text;
  }

  /** The message that a body holds; where it holds none, what the status says instead. */
  async #fromText(response: Response, type: string, method: string): Promise<unknown> {
    const { status } = response;
    const text = await this.#text(response, method);
    const answered = `${this.url.origin} answered ${method} with HTTP ${status}`;
    if (status === 401 || status === 403) throw new ServerFailure("forbidden", `${answered}${text.trim() === "" ? "." : `: ${excerpt(text.trim())}`}`, "", status);
    const isJson = /^\s*[[{]/.test(text);
    if (!isJson && (!response.ok || !/\bjson\b/.test(type))) {
      throw new ServerFailure("not-mcp", `${answered}${type === "" ? "" : ` and ${excerpt(type, 80)}`}, where an MCP server sends JSON.${text.trim() === "" ? "" : ` It begins: ${excerpt(text.trim(), 120)}`}`, "", status);
    }
    const message = parseMessage(text, `The answer to ${method}`);
    if (!response.ok && (typeof message !== "object" || message === null || !("error" in message))) throw new ServerFailure("refused", `${answered}: ${excerpt(text.trim())}`, "", status);
    return message;
  }

  /** Reads an event stream until the answer to the request is in it. */
  async #fromEvents(response: Response, id: number, method: string): Promise<unknown> {
    let pieces: string[] = [];
    let tail = "";
    for await (const piece of this.#pieces(response, method)) {
      pieces.push(piece);
      tail += piece;
      // Nothing is joined before an event has ended: a long one comes in thousands of pieces.
      if (!EVENT_END.test(tail)) {
        tail = tail.slice(-3);
        continue;
      }
      let rest = pieces.join("");
      for (let end = EVENT_END.exec(rest); end !== null; end = EVENT_END.exec(rest)) {
        const lines = rest.slice(0, end.index).split(/\r\n|\n|\r/);
        const data = lines.flatMap((line) => (line.startsWith("data:") ? [line.slice(5).trimStart()] : [])).join("\n");
        rest = rest.slice(end.index + end[0].length);
        if (data === "") continue;
        const message = parseMessage(data, `The answer to ${method}`);
        if (typeof message === "object" && message !== null && (message as { id?: unknown }).id === id) return message;
      }
      pieces = [rest];
      tail = rest.slice(-3);
    }
    throw new ServerFailure("died", `${this.url.origin} ended the stream before it answered ${method}.`);
  }

  async *#pieces(response: Response, method: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let bytes = 0;
    try {
      for await (const chunk of response.body ?? []) {
        bytes += (chunk as Uint8Array).length;
        this.#total += (chunk as Uint8Array).length;
        if (this.#total > this.limits.total) throw new ServerFailure("too-large", `${this.url.origin} sent more than ${this.limits.total} bytes altogether.`);
        if (bytes > this.limits.bytes) throw new ServerFailure("too-large", `The answer to ${method} is longer than ${this.limits.bytes} bytes.`);
        yield decoder.decode(chunk as Uint8Array, { stream: true });
      }
      yield decoder.decode();
    } catch (error) {
      throw this.#failure(error, method);
    }
  }

  /** A server may say back what it was sent; what the headers hold is not printed. */
  #withoutSecrets({ kind, message, stderr, code }: ServerFailure): ServerFailure {
    // `Bearer secret` is one value, and the secret is one by itself.
    const secrets = Object.values(this.headers).flatMap((value) => [value, ...value.split(" ").slice(1)]).filter((secret) => secret.length > 3);
    return new ServerFailure(kind, secrets.reduce((text, secret) => text.replaceAll(secret, "…"), message), stderr, code);
  }

  #failure(error: unknown, method: string): ServerFailure {
    if (error instanceof ServerFailure) return error;
    const { name, message, cause } = error as Error;
    if (name === "TimeoutError") return new ServerFailure("silent", `${this.url.origin} did not answer ${method} within ${this.limits.timeout} ms.`);
    const why = cause instanceof Error ? cause.message : message;
    return new ServerFailure(method === "initialize" ? "not-started" : "died", `Could not talk to ${this.url.origin}: ${excerpt(why)}.`);
  }
}

/** Without a handshake every request says in its headers what it is, for whatever stands between. */
function statelessHeaders({ method, params }: JsonObject): Record<string, string> {
  const { _meta: meta, name } = (params ?? {}) as { readonly _meta?: JsonObject; readonly name?: unknown };
  const version = meta?.[PROTOCOL_VERSION];
  if (typeof version !== "string") return {};
  return { "mcp-protocol-version": version, "mcp-method": String(method), ...(typeof name === "string" ? { "mcp-name": headerText(name) } : {}) };
}

function headerText(text: string): string {
  return /^[\x21-\x7e]+$/.test(text) ? text : `=?base64?${Buffer.from(text).toString("base64")}?=`;
}
