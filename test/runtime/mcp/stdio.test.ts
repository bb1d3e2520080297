import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FormerTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { argumentsSchema } from "../../../runtime/contract/arguments.js";
import { Validators } from "../../../runtime/validator.js";
import { bundled } from "./bundled.js";
import { seedContract } from "./seed-contract.js";

const program = bundled("test/runtime/mcp/seed-server.ts");
afterAll(() => rmSync(program));

type Result = { content: { text: string }[]; isError?: boolean; structuredContent?: { [key: string]: unknown }; _meta?: { [key: string]: unknown } };
interface Session {
  readonly call: (name: string, args?: unknown, more?: object) => Promise<Result>;
  readonly list: () => Promise<{ tools: { name: string; inputSchema: object; outputSchema?: object }[] }>;
  readonly client: Client;
}

/** Both revisions of the protocol, and the client of before. */
const CLIENTS: { readonly [name: string]: (args: string[], answers: string) => Promise<Session & { close: () => Promise<void> }> } = {
  "the client 2.x, 2026-07-28": (args, answers) => session(new Client({ name: "t", version: "1" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } }), args, answers),
  "the client 2.x, 2025-11-25": (args, answers) => session(new Client({ name: "t", version: "1" }), args, answers),
  "the client 1.x": async (args, answers) => {
    const client = new FormerClient({ name: "t", version: "1" });
    await client.connect(new FormerTransport({ command: process.execPath, args: [program, ...args], env: { ...process.env, ANSWERS: answers } as { [name: string]: string } }));
    return {
      client: client as never,
      call: async (name, given) => (await client.callTool({ name, arguments: given as { [name: string]: unknown } })) as unknown as Result,
      list: async () => (await client.listTools()) as never,
      close: () => client.close(),
    };
  },
};

async function session(client: Client, args: string[], answers: string): Promise<Session & { close: () => Promise<void> }> {
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [program, ...args], env: { ...process.env, ANSWERS: answers } as { [name: string]: string } }));
  return {
    client,
    call: async (name, given, more = {}) => (await client.callTool({ name, arguments: given as { [name: string]: unknown } }, more)) as unknown as Result,
    list: async () => (await client.listTools()) as never,
    close: () => client.close(),
  };
}

const textOf = (result: Result): string => result.content[0]!.text;
const rowOf = (result: Result): string => textOf(result).split("\n").at(-1)!;
const fqn = "Catalog.Контрагенты.Attribute.ИНН";
const apply = { action: "update", fqn, mode: "apply" };

describe.each(Object.keys(CLIENTS))("the seeds' examples through %s", (name) => {
  let open: Session & { close: () => Promise<void> };
  beforeAll(async () => {
    open = await CLIENTS[name]!(["--profile", "developer"], "markdown");
  });
  afterAll(() => open.close());

  it("a write", async () => {
    const result = await open.call("metadata_write", apply);
    expect(textOf(result)).toBe(
      "### 🟢 update — Catalog.Контрагенты.Attribute.ИНН\n\n- **status:** 🟢 committed\n- **fqn:** `Catalog.Контрагенты.Attribute.ИНН`\n- **operation:** `update`\n\n#### Changes\n\n- synonym: «» → «ИНН организации»\n- length: Строка(10) → Строка(12)\n\n#### Warnings\n\n- повторный write перезапишет тип без квалификатора",
    );
    expect(result.structuredContent).toBeUndefined();
    expect(result.isError).toBe(false);
  });

  it("its rehearsal, which is the default", async () => {
    const text = textOf(await open.call("metadata_write", { action: "update", fqn }));
    expect(text).toContain("### 🟡 update — Catalog.Контрагенты.Attribute.ИНН\n\n- **status:** 🟡 dry_run");
    expect(text).toContain("#### Preview\n\n- synonym:");
  });

  it("a read", async () => {
    expect(textOf(await open.call("spreadsheet_read", { fqn: "Document.РеализацияТоваровУслуг.Template.Печать" }))).toBe(
      "### 🟢 Document.РеализацияТоваровУслуг.Template.Печать\n\n> Σ 41×9 (R1C1:R41C9) · formats 24 · merges 3 · areas 2 · defaultFormatIndex 0\n\n#### Areas (2)\n- Заголовок [Rect] R1C1:R3C9\n- ТабЧасть [Rect] R8C1:R20C9\n\n#### Merges (3)\n- R1C1:R1C9 (1×9)\n- … (2 ещё)\n\n#### Parameters (0)\n_(нет)_",
    );
  });

  it("a refusal with near names", async () => {
    const result = await open.call("search", { operation: "txt" });
    expect(textOf(result)).toBe(
      "### 🔴 search — `txt`\n\n- **status:** 🔴 failed\n- **message:** Unknown operation: txt\n- **fix_hint:** supported: text, symbol, references, calls\n\n#### Did you mean\n\n- text\n- symbol\n- references\n- calls",
    );
    expect(result.isError).toBe(true);
  });

  it("nothing to change", async () => {
    expect(textOf(await open.call("rights_write", { ...apply, fqn: "Role.ПолныеПрава.Rights::Catalog.Валюты" }))).toBe(
      "### ⚪ update — Role.ПолныеПрава.Rights::Catalog.Валюты\n\n- **status:** ⚪ noop — все указанные права уже в нужном состоянии\n- **fqn:** `Role.ПолныеПрава.Rights::Catalog.Валюты`\n- **operation:** `update`",
    );
  });

  it("the lines row in all its forms", async () => {
    const read = (more: object): Promise<Result> => open.call("metadata_read", { project: "УТ2020", fqn: "Catalog.Контрагенты", ...more });
    const filter = { filter: "Номенклатура" };
    expect(rowOf(await read(filter))).toBe("*lines: 1–200 of 845 (offset=0, next=200, filter=Номенклатура)*");
    await open.call("clock", { seconds: 12 });
    expect(rowOf(await read({ ...filter, offset: 200 }))).toBe("*lines: 201–400 of 845 (offset=200, next=400, filter=Номенклатура, cached 12s)*");
    expect(rowOf(await read({ ...filter, offset: 800 }))).toBe("*lines: 801–845 of 845 (offset=800, filter=Номенклатура, cached 12s)*");
    expect(rowOf(await read({ limit: 1000 }))).toBe("- Номенклатура 843");
    expect(rowOf(await read({ filter: "ИНН|КПП" }))).toBe("*lines: 0 of 845 (offset=0, filter=ИНН|КПП)*");
    expect(rowOf(await open.call("search", { operation: "text", query: "ВызватьИсключение", limit: 100, offset: 100 }))).toBe("*lines: 101–200 of 845 (offset=100, next=200)*");
    // Any write clears the cache.
    await open.call("metadata_write", apply);
    expect(rowOf(await read({ ...filter, offset: 800 }))).toBe("*lines: 801–845 of 845 (offset=800, filter=Номенклатура)*");
  });

  it("the whole refusal of dryRun", async () => {
    const result = await open.call("metadata_write", { action: "update", fqn, dryRun: true });
    expect(textOf(result)).toBe(
      "### 🔴 metadata_write — `dryRun`\n\n- **status:** 🔴 failed\n- **message:** Параметр dryRun не принимается: канонический переключатель режима — mode.\n- **fix_hint:** Ничего не выполнялось. Передайте mode=preview для предпросмотра или mode=apply для выполнения; dryRun в mcpd больше не существует. Уберите dryRun и повторите вызов.\n\nконтракт: metadata_read Catalog.Контрагенты.Attribute.ИНН#help",
    );
    expect(result._meta).toMatchObject({ "contract-gate/error": { code: "UNKNOWN_PARAMETER", retryable: false, canonicalParameter: "mode" } });
  });

  it("names that JavaScript knows are unknown names like any other", async () => {
    for (const unknown of ["__proto__", "constructor", "toString"]) {
      const result = await open.call("metadata_write", JSON.parse(`{"action":"update","fqn":"X","${unknown}":1}`));
      expect(result._meta).toMatchObject({ "contract-gate/error": { code: "UNKNOWN_PARAMETER" } });
    }
  });

  it("tools are listed as the contract has them, always alike", async () => {
    const one = await open.list();
    expect(one.tools.map((tool) => tool.name)).toEqual(["metadata_read", "metadata_write", "rights_write", "spreadsheet_read", "search", "clock", "stuck"]);
    expect(JSON.stringify((await open.list()).tools)).toBe(JSON.stringify(one.tools));
    expect(one.tools.some(({ outputSchema }) => outputSchema !== undefined)).toBe(false);
  });

  it("the contract is a resource, its digest in the server's information", async () => {
    const { contents } = await open.client.readResource({ uri: "contract-gate://public-contract.json" });
    expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(JSON.parse(JSON.stringify(seedContract("markdown"))));
    expect(JSON.stringify(open.client.getServerVersion())).toMatch(/sha256:[0-9a-f]{64}/);
    await expect(open.client.readResource({ uri: "contract-gate://nothing" })).rejects.toThrow();
  });

  it("help is there before parameters are known", async () => {
    expect(textOf(await open.call("metadata_write", { fqn: `${fqn}#help` }))).toContain("Меняет метаданные.");
  });
});

describe("a profile without the right", () => {
  it("is told the scope, the profile and the place", async () => {
    const open = await CLIENTS["the client 2.x, 2025-11-25"]!(["--profile", "empty"], "markdown");
    expect(textOf(await open.call("metadata_write", { action: "update", fqn, mode: "apply" }))).toBe(
      "### 🔴 update — Catalog.Контрагенты.Attribute.ИНН\n\n- **status:** 🔴 failed\n- **message:** Вызов metadata_write.update требует области доступа metadata.write, а профиль empty её не выдаёт.\n- **fix_hint:** Ничего не выполнялось. Профили с областью metadata.write и место их включения: developer — Настройки → Кванты → Профили. После включения повторите вызов.\n\nконтракт: metadata_read Catalog.Контрагенты.Attribute.ИНН#help",
    );
    await open.close();
  });
});

describe.each(Object.keys(CLIENTS))("envelopes through %s", (name) => {
  it("hold for success, rehearsal, refusal, page and help, and satisfy what is published", async () => {
    const open = await CLIENTS[name]!(["--profile", "developer"], "envelope");
    const { tools } = await open.list();
    const calls: (readonly [string, object])[] = [
      ["metadata_write", apply],
      ["metadata_write", { action: "update", fqn }],
      ["metadata_write", { action: "update", fqn, dryRun: true }],
      ["metadata_write", { action: "upd", fqn }],
      ["metadata_write", { action: "update", fqn: `${fqn}#help` }],
      ["metadata_read", { fqn, limit: 5 }],
      ["metadata_read", { fqn, limit: 0, filter: "[" }],
      ["rights_write", { ...apply, fqn: "Role.Р" }],
      ["search", { operation: "txt" }],
      ["spreadsheet_read", { fqn: "X" }],
      ["clock", {}],
    ];
    for (const [tool, args] of calls) {
      const result = await open.call(tool, args);
      const published = tools.find((listed) => listed.name === tool)!.outputSchema as never;
      expect([tool, args, new Validators().compile(published)(result.structuredContent)]).toEqual([tool, args, []]);
      expect(Object.keys(result.structuredContent!)).toEqual(["ok", "data", "warnings", "error", "meta"]);
      expect(result.isError).toBe(result.structuredContent!["ok"] === false);
      expect(textOf(result)).toMatch(/[а-я]/);
    }
    await open.close();
  }, 30_000);
});

describe("work that takes a while", () => {
  it("tells how far it is, and stops when nobody waits", async () => {
    const open = await CLIENTS["the client 2.x, 2026-07-28"]!(["--profile", "developer"], "markdown");
    const told: number[] = [];
    await open.call("metadata_write", { action: "slow", fqn }, { onprogress: ({ progress }: { progress: number }) => told.push(progress) });
    // The client forgets whom to tell when the answer comes in the same piece as the last word of progress.
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual([1, 2, 3].slice(0, told.length));
    const abort = new AbortController();
    const stuck = open.call("stuck", {}, { signal: abort.signal });
    setTimeout(() => abort.abort(), 20);
    await expect(stuck).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await open.call("clock", {})).isError).toBe(false);
    await open.close();
  });

  it("is let go when the client disconnects, and the process ends", async () => {
    const { client, close } = await CLIENTS["the client 2.x, 2025-11-25"]!([], "markdown");
    const stuck = client.callTool({ name: "stuck", arguments: {} }).catch(() => "gone");
    await new Promise((resolve) => setTimeout(resolve, 20));
    await close();
    expect(await stuck).toBe("gone");
  });
});

describe("a command line (f5)", () => {
  it.each([
    [["--dry-run"], "--dry-run"],
    [["--readonly"], "--readonly"],
    [["--read-only=yes"], "--read-only"],
    [["--profile", "nosuch"], "nosuch"],
    [["--profile="], '""'],
    [["--profile"], "--profile"],
    [["--http", "abc"], "--http"],
    [["--http", "70000"], "70000"],
    [["--host", "0.0.0.0"], "--host"],
    [["--strict=yes"], "--strict"],
    [["--profile", "reader", "--profile", "developer"], "--profile"],
    [["extra"], "extra"],
    [["--audit="], "--audit"],
  ])("%j does not start, and is named", (args, named) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [program, ...args], { input: "", encoding: "utf8" });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(named);
  });
});

// The schema of a call is closed, so that what the list shows is what the runtime takes.
it("is closed for every action of the seeds' surface", () => {
  const surface = seedContract("markdown");
  for (const tool of surface.tools) for (const action of tool.actions) expect(argumentsSchema(surface, tool, action)).toMatchObject({ additionalProperties: false });
});
