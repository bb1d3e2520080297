import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** What editors ask, by the Language Server Protocol, of the YAML server that their extensions run. */
class Editor {
  readonly #server: ChildProcessWithoutNullStreams;
  readonly #answers = new Map<number, (result: unknown) => void>();
  readonly #diagnostics = new Map<string, (told: readonly Diagnostic[]) => void>();
  #asked = 0;
  #read = Buffer.alloc(0);

  constructor(readonly root: URL) {
    const script = fileURLToPath(new URL("../../node_modules/yaml-language-server/bin/yaml-language-server", import.meta.url));
    this.#server = spawn(process.execPath, [script, "--stdio"], { stdio: "pipe" });
    this.#server.stdout.on("data", (chunk: Buffer) => this.#receive(chunk));
  }

  async start(): Promise<void> {
    const folder = { uri: this.root.href, name: "catalog" };
    const textDocument = { hover: { contentFormat: ["markdown"] }, completion: { completionItem: { documentationFormat: ["markdown"] } } };
    await this.#ask("initialize", { processId: process.pid, rootUri: folder.uri, workspaceFolders: [folder], capabilities: { workspace: { configuration: true }, textDocument } });
    this.#send({ method: "initialized", params: {} });
  }

  /** Opens a text under a name in the project and gives what the editor underlines: line, and why. */
  async open(name: string, text: string): Promise<string[]> {
    const { href: uri } = new URL(name, this.root);
    const told = new Promise<readonly Diagnostic[]>((resolve) => this.#diagnostics.set(uri, resolve));
    this.#send({ method: "textDocument/didOpen", params: { textDocument: { uri, languageId: "yaml", version: 1, text } } });
    return (await told).map(({ range, message }) => `${range.start.line + 1}: ${message}`);
  }

  /** What is offered at a place, both counted from one. */
  async complete(name: string, line: number, column: number): Promise<string[]> {
    const offered = (await this.#ask("textDocument/completion", this.#at(name, line, column))) as { items: { label: string }[] };
    return offered.items.map(({ label }) => label);
  }

  async hover(name: string, line: number, column: number): Promise<string> {
    const shown = (await this.#ask("textDocument/hover", this.#at(name, line, column))) as { contents: { value: string } };
    return shown.contents.value;
  }

  end(): Promise<void> {
    return new Promise((resolve) => {
      this.#server.once("exit", () => resolve());
      this.#server.kill();
    });
  }

  #at(name: string, line: number, column: number): object {
    return { textDocument: { uri: new URL(name, this.root).href }, position: { line: line - 1, character: column - 1 } };
  }

  #ask(method: string, params: object): Promise<unknown> {
    const id = ++this.#asked;
    const answer = new Promise((resolve) => this.#answers.set(id, resolve));
    this.#send({ id, method, params });
    return answer;
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  #receive(chunk: Buffer): void {
    this.#read = Buffer.concat([this.#read, chunk]);
    for (;;) {
      const head = this.#read.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/.exec(this.#read.subarray(0, Math.max(head, 0)).toString())?.[1]);
      if (head === -1 || this.#read.length < head + 4 + length) return;
      this.#take(JSON.parse(this.#read.subarray(head + 4, head + 4 + length).toString()) as Message);
      this.#read = this.#read.subarray(head + 4 + length);
    }
  }

  #take({ id, method, params, result }: Message): void {
    if (method === "textDocument/publishDiagnostics") this.#diagnostics.get(params!.uri!)?.(params!.diagnostics!);
    else if (method === "workspace/configuration") this.#send({ id, result: params!.items!.map(() => ({ validate: true, hover: true, completion: true, schemaStore: { enable: false } })) });
    else if (method !== undefined && id !== undefined) this.#send({ id, result: null });
    else if (id !== undefined) this.#answers.get(id)?.(result);
  }
}

interface Diagnostic {
  readonly range: { readonly start: { readonly line: number } };
  readonly message: string;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly uri?: string; readonly diagnostics?: readonly Diagnostic[]; readonly items?: readonly object[] };
  readonly result?: unknown;
}

const root = new URL("../../", import.meta.url);

describe("an editor with the schema of catalogs", () => {
  const editor = new Editor(root);
  beforeAll(() => editor.start());
  afterAll(() => editor.end());

  const DRAFT = `# yaml-language-server: $schema=schemas/catalog.schema.json
catalog: 1
server: { name: demo, titel: Демо, locale: ru }
groups:
  reading: { access: reads, title: Чтение }
tools:
  ping:
    group: reading
    policy: READ
    description: Отвечает.
    parameters:
      text: { type: string, description: Текст }
  edit:
    actions:
      put:
        description: Пишет.
${" ".repeat(8)}
`;
  const POLICIES = ["READ_ONLY", "PREVIEWABLE", "PREVIEW_PARAM", "APPLY_ONLY", "UNDECIDED"];

  it("has nothing to say about a catalog of ours, and would have", async () => {
    const files = ["catalog.yaml", ...filesBelow("catalog"), "examples/edt-workspace/catalog.yaml", "examples/envelope/catalog.yaml"];
    const told = await Promise.all(
      files.map(async (file) => {
        const text = readFileSync(new URL(file, root), "utf8");
        return [file, await editor.open(file, text), await editor.open(`${file}.draft.yaml`, `${text}\nunheard: of\n`)];
      }),
    );
    const line = (file: string): number => readFileSync(new URL(file, root), "utf8").split("\n").length + 1;
    expect(told).toEqual(files.map((file) => [file, [], [`${line(file)}: Property unheard is not allowed.`]]));
  });

  it("underlines what is no catalog, and names what would be one", async () => {
    const told = await editor.open("draft.yaml", DRAFT);
    expect(told).toContain("3: Property titel is not allowed.");
    expect(told).toContain('5: Value is not accepted. Valid values: "read", "write".');
    expect(told).toContain(`9: Value is not accepted. Valid values: ${POLICIES.map((policy) => JSON.stringify(policy)).join(", ")}.`);
  });

  it("offers the keys of an action, the policies, and the words of JSON Schema", async () => {
    await editor.open("draft.yaml", DRAFT);
    expect(await editor.complete("draft.yaml", 9, 14)).toEqual(POLICIES);
    expect(await editor.complete("draft.yaml", 17, 9)).toEqual(expect.arrayContaining(["policy", "scope", "requires", "takes", "narrow", "latches", "examples"]));
    expect(await editor.complete("draft.yaml", 12, 15)).toEqual(expect.arrayContaining(["enum", "maxLength", "default"]));
  });

  it("explains a key and each of its values where one rests on it", async () => {
    await editor.open("draft.yaml", DRAFT);
    const shown = await editor.hover("draft.yaml", 9, 6);
    for (const policy of POLICIES) expect(shown).toContain(policy);
    expect(shown).toContain("Only reads.");
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, root), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]));
}
