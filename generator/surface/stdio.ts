import { spawn, type ChildProcess } from "node:child_process";
import { DEFAULT_LIMITS, parseMessage, resultOf, ServerFailure, type Connection, type ConnectionLimits } from "./connection.js";
import type { JsonObject } from "../../runtime/contract/contract.js";

const LAST_WORDS = 8 * 1024;

export interface StdioOptions {
  /** Command line, as typed into a shell. */
  readonly command: string;
  readonly cwd: string;
  readonly environment: { readonly [name: string]: string | undefined };
  readonly limits?: ConnectionLimits;
  /** Ends the server and everything that waits for it. */
  readonly signal?: AbortSignal;
}

/** One word of such a command line, whatever it holds. */
export function shellWord(word: string): string {
  if (/^[\w./:@-]+$/.test(word)) return word;
  return process.platform === "win32" ? `"${word.replaceAll('"', '""')}"` : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/** Starts a server and talks to it over its standard input and output, a JSON message a line. */
export function connectStdio({ command, cwd, environment, limits = DEFAULT_LIMITS, signal }: StdioOptions): Connection {
  // A process group of its own, so that closing ends what the shell started too.
  const child = spawn(command, { shell: true, cwd, env: environment as NodeJS.ProcessEnv, stdio: ["pipe", "pipe", "pipe"], detached: process.platform !== "win32" });
  const connection = new StdioConnection(child, command, limits);
  signal?.addEventListener("abort", () => connection.interrupt(), { once: true });
  return connection;
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: JsonObject) => void;
  readonly reject: (failure: ServerFailure) => void;
  readonly timer: NodeJS.Timeout;
}

class StdioConnection implements Connection {
  readonly #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #pieces: Buffer[] = [];
  #pending = 0;
  #total = 0;
  #stderr = "";
  #over: ServerFailure | null = null;

  constructor(
    private readonly child: ChildProcess,
    private readonly command: string,
    private readonly limits: ConnectionLimits,
  ) {
    child.stdout!.on("data", (chunk: Buffer) => this.#read(chunk));
    child.stderr!.on("data", (chunk: Buffer) => (this.#stderr = (this.#stderr + chunk.toString("utf8")).slice(-LAST_WORDS)));
    child.stdin!.on("error", () => undefined); // the exit tells more than a broken pipe
    child.on("error", (error) => this.#end(new ServerFailure("not-started", `Could not start «${command}»: ${error.message}.`)));
    // `close`, not `exit`: by then both streams were read to their end.
    child.on("close", (code, signal) => {
      const how = signal ? `was ended by ${signal}` : `exited with ${code}`;
      const kind = code === 127 || code === 126 ? "not-started" : "died";
      this.#end(new ServerFailure(kind, `The server «${command}» ${how}${this.#waiting.size > 0 ? " before it answered" : ""}.`, this.#stderr));
    });
  }

  request(method: string, params: JsonObject): Promise<JsonObject> {
    if (this.#over) return Promise.reject(this.#over);
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new ServerFailure("silent", `The server «${this.command}» did not answer ${method} within ${this.limits.timeout} ms.`, this.#stderr));
      }, this.limits.timeout);
      this.#waiting.set(id, { method, resolve, reject, timer });
      this.#write({ jsonrpc: "2.0", id, method, params });
    });
  }

  async notify(method: string, params: JsonObject): Promise<void> {
    if (!this.#over) this.#write({ jsonrpc: "2.0", method, params });
  }

  lastWords(): string {
    return this.#stderr;
  }

  interrupt(): void {
    this.#signal("SIGTERM");
    this.#end(new ServerFailure("died", "Interrupted."));
  }

  async close(): Promise<void> {
    const { child } = this;
    this.#end(new ServerFailure("died", "The connection was closed."));
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
    const closed = new Promise<void>((resolve) => child.once("close", () => resolve()));
    child.stdin!.end();
    // The specification's way down: close the input, then ask, then force.
    if (await within(closed, 500)) return;
    this.#signal("SIGTERM");
    if (await within(closed, 1_000)) return;
    this.#signal("SIGKILL");
    await within(closed, 1_000);
  }

  #signal(signal: NodeJS.Signals): void {
    try {
      if (process.platform === "win32") this.child.kill(signal);
      else process.kill(-this.child.pid!, signal);
    } catch {
      // gone already
    }
  }

  #write(message: JsonObject): void {
    this.child.stdin!.write(`${JSON.stringify(message)}\n`);
  }

  #read(chunk: Buffer): void {
    if (this.#over) return;
    this.#total += chunk.length;
    if (this.#total > this.limits.total) return this.#tooLarge(`«${this.command}» sent more than ${this.limits.total} bytes altogether.`);
    for (let from = 0; ; ) {
      const end = chunk.indexOf(10, from);
      const piece = end === -1 ? chunk.subarray(from) : chunk.subarray(from, end);
      this.#pending += piece.length;
      if (this.#pending > this.limits.bytes) return this.#tooLarge(`An answer of «${this.command}» is longer than ${this.limits.bytes} bytes.`);
      this.#pieces.push(piece);
      if (end === -1) return;
      const line = Buffer.concat(this.#pieces).toString("utf8").trim();
      this.#pieces = [];
      this.#pending = 0;
      if (line !== "") this.#take(line);
      from = end + 1;
    }
  }

  #tooLarge(said: string): void {
    this.#signal("SIGKILL");
    this.#end(new ServerFailure("too-large", said, this.#stderr));
  }

  #take(line: string): void {
    let message: unknown;
    try {
      message = parseMessage(line, `A line of «${this.command}»`, this.#stderr);
    } catch (failure) {
      // Servers that log to their standard output break the protocol, and clients differ in whether
      // they forgive it. A contract cannot rest on such a line.
      this.#end(failure as ServerFailure);
      return;
    }
    if (typeof message !== "object" || message === null) return;
    const { id, method } = message as { id?: unknown; method?: unknown };
    if (typeof method === "string") {
      // The server asks something of its client; this client offers nothing.
      if (id !== undefined) this.#write({ jsonrpc: "2.0", id: id as number, ...(method === "ping" ? { result: {} } : { error: { code: -32601, message: "Method not found" } }) });
      return;
    }
    const waiting = typeof id === "number" ? this.#waiting.get(id) : undefined;
    if (!waiting) return;
    this.#waiting.delete(id as number);
    clearTimeout(waiting.timer);
    try {
      waiting.resolve(resultOf(message, waiting.method));
    } catch (failure) {
      waiting.reject(failure as ServerFailure);
    }
  }

  #end(failure: ServerFailure): void {
    this.#over ??= failure;
    for (const { timer, reject } of this.#waiting.values()) {
      clearTimeout(timer);
      reject(this.#over);
    }
    this.#waiting.clear();
    this.#pieces = [];
  }
}

/** Whether a promise settles within so many milliseconds. */
async function within(promise: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), milliseconds)));
  try {
    return await Promise.race([promise.then(() => true as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
