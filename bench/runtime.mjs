// Measures the runtime beside the bare official server and the native engine, in one process and one
// run: calls, pages, filters, a first call among ten thousand actions, what the cache holds.
//
//   node --expose-gc bench/runtime.mjs          a table
//   node --expose-gc bench/runtime.mjs --json   rows for bench/main.mjs
//   node bench/runtime.mjs calls pages          these parts alone
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { fromJsonSchema, McpServer, Server } from "@modelcontextprotocol/server";
import { serveStdio as serveBare } from "@modelcontextprotocol/server/stdio";
import { createServer, list, serveStdio } from "../dist/runtime.js";
import { answerTokens } from "./answer-tokens.mjs";

const rows = [];
const figures = {};
const row = (what, value, most) => rows.push({ what, value, most, met: value <= most });

const PARTS = { calls, pages, filters, manyActions, memory, tokens };
const named = process.argv.slice(2).filter((argument) => Object.hasOwn(PARTS, argument));
for (const part of named.length === 0 ? Object.keys(PARTS) : named) await PARTS[part]();

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

/**
 * Contenders by turns in short rounds, so that whatever else the machine does falls on all of them:
 * microseconds of a call of each, and each as a ratio to the first, medians over the rounds.
 */
async function race(contenders, calls = 200, rounds = 300, warm = 3000) {
  const names = Object.keys(contenders);
  const took = Object.fromEntries(names.map((name) => [name, []]));
  const round = async (name, times) => {
    const started = performance.now();
    for (let index = 0; index < times; index++) await contenders[name]();
    return ((performance.now() - started) * 1000) / times;
  };
  for (const name of names) await round(name, warm);
  for (let index = 0; index < rounds; index++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(index + turn) % names.length];
      took[name].push(await round(name, calls));
    }
  }
  const ratios = Object.fromEntries(names.map((name) => [name, median(took[name].map((time, index) => time / took[names[0]][index]))]));
  return { microseconds: Object.fromEntries(names.map((name) => [name, median(took[name])])), ratios };
}

function median(values) {
  return [...values].sort((one, other) => one - other)[values.length >> 1];
}

async function calls() {
  const args = { project: "УТ", fqn: "Catalog.Контрагенты", count: 3, strict: true, kinds: ["a", "b"], ratio: 1.5 };
  const items = ["ИНН [Строка(12)]", "КПП [Строка(9)]", "Наименование [Строка(100)]"];
  const contract = surface(1);
  const server = serverOf(contract, () => ({ sections: [list("Реквизиты", items)] }));
  const { tools } = server;
  // The same result, to the byte, as a hand-written handler gives it.
  const byHand = ({ fqn }) => ({
    content: [{ type: "text", text: [`### 🟢 ${fqn}`, "", `#### Реквизиты (${items.length})`, ...items.map((item) => `- ${item}`)].join("\n") }],
    isError: false,
  });
  const bare = new Server({ name: "bare", version: "1" }, { capabilities: { tools: {} } });
  bare.setRequestHandler("tools/list", () => ({ tools }));
  bare.setRequestHandler("tools/call", ({ params }) => byHand(params.arguments));
  const registered = new McpServer({ name: "registered", version: "1" });
  registered.registerTool("tool_0", { description: tools[0].description, inputSchema: fromJsonSchema(tools[0].inputSchema) }, (given) => byHand(given));
  const clients = { bare: await connect((options) => serveBare(() => bare, options)), ours: await connect((options) => serveStdio(server, options)), registered: await connect((options) => serveBare(() => registered, options)) };
  const answers = await Promise.all(Object.values(clients).map((client) => client.callTool({ name: "tool_0", arguments: args })));
  for (const answer of answers) if (JSON.stringify(answer.content) !== JSON.stringify(answers[0].content)) throw new Error(`Contenders answer differently: ${JSON.stringify(answers)}`);
  const call = (name) => () => clients[name].callTool({ name: "tool_0", arguments: args });
  const against = await race({ bare: call("bare"), ours: call("ours") });
  row("a tool call / the bare official server with the same answer", against.ratios.ours, 1.25);
  const checked = await race({ registered: call("registered"), ours: call("ours") });
  row("a tool call / the SDK's registration with its own check of arguments", checked.ratios.ours, 1);
  figures["a tool call, µs"] = against.microseconds.ours.toFixed(1);
  figures["the bare server's, µs"] = against.microseconds.bare.toFixed(1);
  figures["the SDK registration's, µs"] = checked.microseconds.registered.toFixed(1);
  const p99 = await slowest(call("ours"));
  const barest = await slowest(call("bare"));
  row("p99 of a tool call / p99 of the bare server", p99 / barest, 1.5);
  figures["p99 of a tool call, µs"] = p99.toFixed(1);
  figures["calls a second"] = Math.round(1e6 / against.microseconds.ours);
  await Promise.all(Object.values(clients).map((client) => client.close()));
}

/** The time that one call in a hundred takes longer than, in microseconds: the median of several runs. */
async function slowest(call) {
  const runs = [];
  for (let run = 0; run < 7; run++) {
    const times = [];
    for (let index = 0; index < 2000; index++) {
      const started = performance.now();
      await call();
      times.push((performance.now() - started) * 1000);
    }
    runs.push(times.sort((one, other) => one - other)[1980]);
  }
  return median(runs);
}

async function pages() {
  const window = { unit: "line", paging: null, cache: true };
  const server = serverOf(surface(1, window), ({ arguments: { fqn } }) => ({ sections: [list("Строки", Array.from({ length: Number(fqn) }, (_, index) => `строка ${index}`))] }));
  const page = (lines) => () => server.call("tool_0", { project: "УТ", fqn: lines, offset: 200 });
  for (const lines of ["1000", "200000"]) await server.call("tool_0", { project: "УТ", fqn: lines });
  const { ratios, microseconds } = await race({ small: page("1000"), large: page("200000") });
  row("a page from the cache of 200,000 lines / of 1,000 lines", ratios.large, 1.3);
  figures["a page of 200 lines from the cache, µs"] = microseconds.small.toFixed(1);
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
  // Over the wire it costs what a bare server pays that has the list ready.
  const bare = new Server({ name: "bare", version: "1" }, { capabilities: { tools: {} } });
  const { tools } = serverOf(surface(500), () => ({}));
  bare.setRequestHandler("tools/list", () => ({ tools }));
  const clients = { bare: await connect((options) => serveBare(() => bare, options)), ours: await connect((options) => serveStdio(serverOf(surface(500), () => ({})), options)) };
  const { ratios } = await race({ bare: () => clients.bare.request({ method: "tools/list" }), ours: () => clients.ours.request({ method: "tools/list" }) }, 5, 40, 20);
  row("tools/list of 500 tools over the wire / a bare server with a ready list", ratios.ours, 1.25);
  await Promise.all(Object.values(clients).map((client) => client.close()));
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

async function tokens() {
  const answers = await answerTokens();
  const total = (kind) => answers.reduce((sum, answer) => sum + answer[kind], 0);
  row("tokens of the example's reads / JSON text and structured content", total("markdown") / total("twice"), 0.55);
  row("tokens of the example's reads / compact JSON", total("markdown") / total("compact"), 0.85);
  figures["tokens of the example's reads, as markdown"] = total("markdown");
}
