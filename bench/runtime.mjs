// Measures the runtime beside the bare official server and the native engine, in one process and one
// run: calls, pages, filters, a first call among ten thousand actions, what the cache holds.
//
//   node --expose-gc bench/runtime.mjs          a table
//   node --expose-gc bench/runtime.mjs --json   rows for bench/main.mjs
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Server } from "@modelcontextprotocol/server";
import { serveStdio as serveBare } from "@modelcontextprotocol/server/stdio";
import { createServer, list, serveStdio } from "../dist/runtime.js";

const rows = [];
const figures = {};
const row = (what, value, most) => rows.push({ what, value, most, met: value <= most });

await calls();
await pages();
await filters();
await manyActions();
await memory();

if (process.argv.includes("--json")) process.stdout.write(`${JSON.stringify({ rows, figures })}\n`);
else {
  for (const { what, value, most, met } of rows) console.log(`${met ? "✓" : "✗"} ${what.padEnd(72)} ${value.toFixed(2).padStart(8)}  at most ${most}`);
  for (const [name, value] of Object.entries(figures)) console.log(`  ${name.padEnd(72)} ${value}`);
}

/** A contract of tools with six parameters, each read by one handler. */
function surface(actions, window = null) {
  const text = { type: "string" };
  const parameters = { project: text, fqn: text, count: { type: "integer" }, strict: { type: "boolean" }, kinds: { type: "array", items: text }, ratio: { type: "number" } };
  const action = (name) => ({ name, identifier: name ?? "only", title: null, description: null, policy: "READ_ONLY", callClass: "read", scope: null, group: "read", address: "fqn", help: null, requires: [], takes: ["count", "strict", "kinds", "ratio"], narrow: {}, arguments: null, latches: [], flag: null, window, result: null, answer: { fields: [], sections: [] }, examples: [] });
  const tools = Array.from({ length: actions }, (_, index) => ({ name: `tool_${index}`, identifier: `tool_${index}`, title: null, description: `Читает набор ${index}.`, help: null, selector: null, params: null, parameters, required: ["project", "fqn"], schema: {}, export: null, annotations: null, outputSchema: null, wire: {}, retired: { actions: {}, parameters: {} }, actions: [action(null)] }));
  return {
    contract: 1,
    server: { name: "bench", title: null, version: "1", locale: "ru", description: null },
    conventions: ["mode", "closed", "refusals", "window", "hints"],
    answers: "markdown",
    scopes: [],
    groups: [{ name: "read", access: "read", title: "Чтение", description: null }],
    profiles: [{ name: "reader", title: "Читатель", description: null, default: true, groups: ["read"], scopes: [], enable: null, allowlist: [] }],
    retired: { tools: {}, parameters: { dryRun: "mode" } },
    labels: { fields: {}, sections: {}, statuses: {} },
    errors: [],
    types: {},
    tools,
  };
}

function serverOf(contract, read, options = {}) {
  return createServer({ contract, handlers: Object.fromEntries(contract.tools.map(({ name }) => [name, { read }])), reading: {}, core: () => ({}), ...options });
}

/** A client of a server that is served as over the standard streams, but in memory. */
async function connect(serve) {
  const [one, other] = InMemoryTransport.createLinkedPair();
  serve({ transport: one });
  const client = new Client({ name: "bench", version: "1" });
  await client.connect(other);
  return client;
}

/** Microseconds of a call, the best of several rounds taken in turns, and the slow end of one round. */
async function race(contenders, calls = 2000, rounds = 25) {
  const best = Object.fromEntries(Object.keys(contenders).map((name) => [name, Infinity]));
  for (let round = 0; round < rounds; round++) {
    for (const [name, call] of Object.entries(contenders)) {
      const started = performance.now();
      for (let index = 0; index < calls; index++) await call();
      best[name] = Math.min(best[name], ((performance.now() - started) * 1000) / calls);
    }
  }
  return best;
}

async function calls() {
  const args = { project: "УТ", fqn: "Catalog.Контрагенты", count: 3, strict: true, kinds: ["a", "b"], ratio: 1.5 };
  const items = ["ИНН [Строка(12)]", "КПП [Строка(9)]", "Наименование [Строка(100)]"];
  const contract = surface(1);
  const server = serverOf(contract, () => ({ sections: [list("Реквизиты", items)] }));
  const { tools } = server;
  const bare = new Server({ name: "bare", version: "1" }, { capabilities: { tools: {} } });
  bare.setRequestHandler("tools/list", () => ({ tools }));
  bare.setRequestHandler("tools/call", ({ params }) => ({ content: [{ type: "text", text: [`### 🟢 ${params.arguments.fqn}`, "", `#### Реквизиты (${items.length})`, ...items.map((item) => `- ${item}`)].join("\n") }] }));
  const ours = await connect((options) => serveStdio(server, options));
  const theirs = await connect((options) => serveBare(() => bare, options));
  const both = await race({ ours: () => ours.callTool({ name: "tool_0", arguments: args }), bare: () => theirs.callTool({ name: "tool_0", arguments: args }) });
  row("a tool call / the bare official server with the same answer", both.ours / both.bare, 1.25);
  figures["a tool call, µs"] = both.ours.toFixed(1);
  figures["the bare server's, µs"] = both.bare.toFixed(1);
  const slow = [];
  for (let index = 0; index < 10_000; index++) {
    const started = performance.now();
    await ours.callTool({ name: "tool_0", arguments: args });
    slow.push((performance.now() - started) * 1000);
  }
  slow.sort((one, other) => one - other);
  figures["p99 of a tool call, µs"] = slow[9900].toFixed(1);
  figures["calls a second"] = Math.round(1e6 / both.ours);
  await Promise.all([ours.close(), theirs.close()]);
}

async function pages() {
  const window = { unit: "line", paging: null, cache: true };
  const server = serverOf(surface(1, window), ({ arguments: { fqn } }) => ({ sections: [list("Строки", Array.from({ length: Number(fqn) }, (_, index) => `строка ${index}`))] }));
  const page = (lines) => () => server.call("tool_0", { project: "УТ", fqn: lines, offset: 200 });
  for (const lines of ["1000", "200000"]) await server.call("tool_0", { project: "УТ", fqn: lines });
  const both = await race({ small: page("1000"), large: page("200000") }, 500);
  row("a page from the cache of 200,000 lines / of 1,000 lines", both.large / both.small, 1.3);
  figures["a page of 200 lines from the cache, µs"] = both.small.toFixed(1);
}

async function filters() {
  const lines = Array.from({ length: 1_000_000 }, (_, index) => `- Реквизит${index} [Строка(${index % 100})] ${index % 10 === 0 ? "ИНН контрагента" : "Наименование полное"} — Catalog.Контрагенты`);
  const text = lines.join("\n");
  const window = { unit: "line", paging: null, cache: false };
  const server = serverOf(surface(1, window), () => ({ markdown: text }), { cacheBytes: 1 });
  const whole = async (filter) => {
    const started = performance.now();
    const outcome = await server.call("tool_0", { project: "УТ", fqn: "X", ...(filter === null ? {} : { filter }) });
    return { took: performance.now() - started, outcome };
  };
  const native = (filter) => {
    const started = performance.now();
    const expression = new RegExp(filter, "iu");
    const kept = [];
    for (const line of text.split("\n")) if (expression.test(line.normalize("NFC"))) kept.push(line);
    return performance.now() - started;
  };
  for (const filter of ["инн", "инн|кпп", "инн.*контраг", "\\bинн\\b"]) {
    const ours = Math.min(...[await whole(filter), await whole(filter), await whole(filter)].map(({ took }) => took));
    const theirs = Math.min(native(filter), native(filter), native(filter));
    row(`a million lines, filter ${filter} / native line by line`, ours / theirs, 2);
  }
  const honest = Math.min(native("инн"), native("инн"));
  const { took, outcome } = await whole("(а+)+ю$");
  row("a million lines, a hostile filter / an honest native one", took / honest, 10);
  figures["the hostile filter ended with"] = outcome.envelope.error?.code ?? outcome.status;
  figures["a million lines without a filter, ms"] = (await whole(null)).took.toFixed(0);
}

async function manyActions() {
  const contract = surface(10_000);
  const server = serverOf(contract, () => ({}));
  const first = [];
  for (let index = 0; index < 50; index++) {
    const started = performance.now();
    await server.call(`tool_${index * 197}`, { project: "УТ", fqn: "X" });
    first.push(performance.now() - started);
  }
  first.sort((one, other) => one - other);
  row("first call to an action of 10,000, ms (median of 50)", first[25], 10);
  const started = performance.now();
  void server.tools.length;
  figures["tools/list of 10,000 tools made ready once, ms"] = (performance.now() - started).toFixed(0);
  const again = performance.now();
  for (let index = 0; index < 1000; index++) void server.tools.length;
  row("tools/list afterwards, ms", (performance.now() - again) / 1000, 0.03);
}

async function memory() {
  const window = { unit: "line", paging: null, cache: true };
  const server = serverOf(surface(1, window), ({ arguments: { fqn } }) => ({ sections: [list("Строки", Array.from({ length: 5000 }, (_, index) => `${fqn} строка ${index}`))] }), { cacheBytes: 16 * 2 ** 20 });
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  for (let index = 0; index < 400; index++) await server.call("tool_0", { project: "УТ", fqn: `X${index}` });
  globalThis.gc?.();
  row("memory held by a cache bound to 16 MiB, MiB", (process.memoryUsage().heapUsed - before) / 2 ** 20, 16 * 1.25);
}
