import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { buildSync } from "esbuild";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const SAMPLE = join(root, "examples/edt-workspace/sample");

/** A folder of its own with a copy of what an example works on. */
export class Workspace {
  readonly path: string;

  constructor(private readonly from: string) {
    this.path = mkdtempSync(join(tmpdir(), "example-"));
    this.restore();
  }

  /** Makes everything what it was, so that one server may serve many tests. */
  restore(): void {
    for (const name of readdirSync(this.path)) rmSync(join(this.path, name), { recursive: true });
    cpSync(this.from, this.path, { recursive: true });
  }

  at(path: string): string {
    return join(this.path, path);
  }

  read(path: string): string {
    return readFileSync(this.at(path), "utf8");
  }

  write(path: string, text: string | Uint8Array): void {
    mkdirSync(dirname(this.at(path)), { recursive: true });
    writeFileSync(this.at(path), text);
  }

  edit(path: string, change: (text: string) => string): void {
    this.write(path, change(this.read(path)));
  }

  /** Every file with what is in it, and every folder, by path. */
  files(): { [path: string]: string } {
    const found: { [path: string]: string } = {};
    const walk = (folder: string): void => {
      for (const name of readdirSync(this.at(folder))) {
        const path = folder === "" ? name : `${folder}/${name}`;
        if (lstatSync(this.at(path)).isDirectory()) {
          found[`${path}/`] = "";
          walk(path);
        } else found[path] = readFileSync(this.at(path)).toString("base64");
      }
    };
    walk("");
    return found;
  }

  /** Paths that differ from an earlier {@link files}. */
  changedSince(before: { readonly [path: string]: string }): string[] {
    const now = this.files();
    return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((path) => before[path] !== now[path]).sort();
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/**
 * A server of an example, or a test's own program around one, as a file that node runs by itself. The
 * runtime is this repository's source, so that nothing has to be built before.
 *
 * @returns the program; its folder goes when the tests are over
 */
export function builtServer(program: string, example: string): string {
  const folder = join(root, "node_modules", ".cache", "contract-gate-test", `${program.replaceAll("/", "-")}-${process.pid}`);
  const outfile = join(folder, "server.mjs");
  buildSync({
    entryPoints: [join(root, program)],
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    alias: { "contract-gate/runtime": join(root, "runtime/index.ts") },
    outfile,
    logLevel: "silent",
  });
  // The server reads its contract from where it lies itself.
  cpSync(join(root, "examples", example, "generated"), join(folder, "generated"), { recursive: true });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return outfile;
}

export type Result = { content: { text: string }[]; isError?: boolean; structuredContent?: { [key: string]: unknown }; _meta?: { [key: string]: unknown } };

/** A real client of a server over its standard streams. */
export class Session {
  private constructor(readonly client: Client) {}

  static open(program: string, ...args: string[]): Promise<Session> {
    return Session.under(process.execPath, program, ...args);
  }

  /** A session with a server that runs on another Node. */
  static async under(node: string, program: string, ...args: string[]): Promise<Session> {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StdioClientTransport({ command: node, args: [program, ...args], stderr: "pipe" }));
    return new Session(client);
  }

  async call(name: string, args: object, more: object = {}): Promise<Result> {
    return (await this.client.callTool({ name, arguments: args as { [name: string]: unknown } }, more)) as unknown as Result;
  }

  async text(name: string, args: object): Promise<string> {
    return (await this.call(name, args)).content[0]!.text;
  }

  async code(name: string, args: object): Promise<unknown> {
    const result = await this.call(name, args);
    return (result._meta?.["contract-gate/error"] as { code?: unknown } | undefined)?.code ?? result.structuredContent?.["error"];
  }

  close(): Promise<void> {
    return this.client.close();
  }
}

/** What a rehearsal says its apply will ask for. */
export function asked(text: string, latch: string): string {
  return new RegExp(`^- \\*\\*${latch}:\\*\\* \`([^\`]+)\``, "m").exec(text)![1]!;
}
