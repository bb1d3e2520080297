// Synthetic answers to tools/list of a given size, as a saved file holds them: tools that read and
// write in turn, nested parameters, descriptions in two languages, every fifth tool with actions, a
// shape that all of them share. No randomness: the same every time.

const VERBS = ["get", "list", "create", "update", "delete", "search"];
const WORDS = "the branch of a repository, its owner and number; возвращает список объектов по имени и виду; limits pages, filters by label; при смене владельца".split(" ");

const words = (from, count) => Array.from({ length: count }, (_, index) => WORDS[(from * 7 + index * 5 + (from >> 3)) % WORDS.length]).join(" ");
const PAGE = { type: "object", properties: { limit: { type: "integer", minimum: 1, maximum: 100, default: 30 }, cursor: { type: "string", description: "Where to go on." } }, additionalProperties: false };

/** @param {number} bytes at least how many @returns {string} a saved answer to tools/list */
export function toolsList(bytes) {
  const tools = [];
  for (let size = 0; size < bytes; ) {
    const tool = tools.length % 5 === 4 ? withActions(tools.length) : plain(tools.length);
    size += Buffer.byteLength(JSON.stringify(tool)) + 1;
    tools.push(tool);
  }
  return JSON.stringify({ tools });
}

function plain(n) {
  const properties = { ...parameters(n, 8), page: { ...PAGE, description: words(n, 6) }, nested: { type: "object", properties: parameters(n + 1, 5), required: ["p0"], description: words(n, 9) } };
  return { name: `${VERBS[n % 6]}_thing_${n}`, title: `Thing ${n}`, description: words(n, 60), inputSchema: { $schema: "http://json-schema.org/draft-07/schema#", type: "object", properties, required: ["p0", "p1"], additionalProperties: false }, annotations: { readOnlyHint: n % 6 < 2 } };
}

function withActions(n) {
  const action = { type: "string", enum: Array.from({ length: 30 }, (_, index) => `${VERBS[index % 6]}_${index}`) };
  return { name: `thing_${n}_manage`, description: words(n, 80), inputSchema: { type: "object", properties: { action, ...parameters(n, 30) }, required: ["action"] } };
}

function parameters(n, count) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { ...KINDS[(n + index) % KINDS.length], description: words(n + index, 8 + ((n + index) % 15)) }]));
}

const KINDS = [{ type: "string" }, { type: "integer", minimum: 0, default: 10 }, { type: "boolean" }, { type: "string", enum: ["open", "closed", "all"] }, { type: "array", items: { type: "string", minLength: 1 } }, { anyOf: [{ type: "number" }, { type: "null" }] }];
