// What the answers of a real server cost a model: the markdown of examples/edt-workspace beside the
// same facts as JSON, as servers usually send them.
import { rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Reads of the sample project that are shown whole. */
const READS = [
  ["metadata_read", { fqn: "Configuration" }],
  ["metadata_read", { fqn: "Catalog.Контрагенты" }],
  ["metadata_read", { fqn: "Document.РеализацияТоваровУслуг" }],
  ["metadata_read", { fqn: "InformationRegister.КурсыВалют" }],
  ["metadata_read", { fqn: "Enum.ВидыКонтрагентов" }],
  ["spreadsheet_read", { fqn: "Document.РеализацияТоваровУслуг.Template.Печать" }],
  ["module_read", { operation: "tree", fqn: "Catalog.Контрагенты.Form.ФормаЭлемента.Module" }],
  ["search", { operation: "text", query: "ВызватьИсключение" }],
  ["search", { operation: "references", fqn: "Catalog.Валюты" }],
  ["rights_read", { fqn: "Role.Менеджер" }],
  ["rights_read", { fqn: "Document.РеализацияТоваровУслуг" }],
];

/** @returns {Promise<{ name: string, markdown: number, compact: number, twice: number }[]>} tokens of each answer, as markdown, as compact JSON, and as JSON text with structured content */
export async function answerTokens() {
  // Where the package finds itself by its own name.
  const outfile = join(root, "dist", `edt-server-${process.pid}.mjs`);
  buildSync({ entryPoints: [join(root, "examples/edt-workspace/edt-server.ts")], bundle: true, platform: "node", format: "esm", target: "node20", external: ["contract-gate/runtime"], outfile, logLevel: "silent" });
  const { createServer, readContract } = await import("../dist/runtime.js");
  const { edtServer } = await import(pathToFileURL(outfile).href);
  rmSync(outfile);
  const options = edtServer(readContract(join(root, "examples/edt-workspace/generated/public-contract.json")), join(root, "examples/edt-workspace/sample"));
  let answer;
  const server = createServer({ ...options, handlers: listening(options.handlers, (given) => (answer = given)) });
  const rows = [];
  for (const [tool, args] of READS) {
    const outcome = await server.call(tool, { ...args, limit: 1000 });
    if (!outcome.ok) throw new Error(outcome.markdown);
    const data = factsOf(answer, args);
    // Servers that send JSON print it for reading, and once more as structured content.
    const compact = countTokens(JSON.stringify(data));
    rows.push({ name: `${tool} ${Object.values(args).join(" ")}`, markdown: countTokens(outcome.markdown), compact, twice: countTokens(JSON.stringify(data, null, 2)) + compact });
  }
  return rows;
}

/** Handlers that tell what they answered. */
function listening(handlers, tell) {
  if (typeof handlers === "function") return async (call) => tell(await handlers(call));
  return Object.fromEntries(Object.entries(handlers).map(([name, inner]) => [name, listening(inner, tell)]));
}

/** The same facts as data, under short names: all that the markdown tells and nothing more. */
function factsOf({ address, subject, digest = [], fields = {}, sections = [], warnings = [], checked = [] }, args) {
  return {
    status: "committed",
    fqn: address ?? args.fqn ?? subject,
    ...(digest.length === 0 ? {} : { summary: Object.fromEntries(digest.map((part) => split(textOf(part)))) }),
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, textOf(value)])),
    ...Object.fromEntries(sections.map(({ name, count, content }) => [lowerCamel(name), contentOf(content, count)])),
    ...(warnings.length === 0 ? {} : { warnings }),
    ...(checked.length === 0 ? {} : { checked }),
  };
}

function contentOf(content, count) {
  switch (content.kind) {
    case "list": {
      const texts = content.items.map((item) => (typeof item === "string" ? item : null));
      if (texts.length > 0 && texts.every((text) => text?.includes(": "))) return propertiesOf(texts);
      const items = content.items.map(itemOf);
      return count !== undefined && count !== items.length ? { total: count, items } : items;
    }
    case "table":
      return content.rows.map((row) => Object.fromEntries(content.columns.map((column, index) => [column, textOf(row[index] ?? "")])));
    case "code":
      return content.lines.join("\n");
    case "text":
      return content.paragraphs.map(textOf);
  }
}

/** `name: value` lines as one object, a name that is repeated with a list. */
function propertiesOf(texts) {
  const properties = {};
  for (const text of texts) {
    const [name, value] = split(text, ": ");
    properties[name] = Object.hasOwn(properties, name) ? [properties[name], value].flat() : value;
  }
  return properties;
}

function itemOf(item) {
  if (typeof item === "string" || "kind" in item) {
    const found = /^(\d+): (.*)$/.exec(textOf(item));
    return found === null ? textOf(item) : { line: Number(found[1]), text: found[2] };
  }
  return {
    name: textOf(item.name),
    ...(item.type === undefined ? {} : typeOf(item.type)),
    ...(item.detail === undefined ? {} : detailOf(item.detail)),
    ...(item.children === undefined || item.children.length === 0 ? {} : { children: item.children.map(itemOf) }),
  };
}

/** `Строка(10)` and `Число(15,2)` with their numbers as numbers. */
function typeOf(type) {
  const found = /^(.+?)\((\d+)(?:, ?(\d+))?\)$/.exec(type);
  return found === null ? { type } : { type: found[1], length: Number(found[2]), ...(found[3] === undefined ? {} : { precision: Number(found[3]) }) };
}

/** A synonym, or parameters and lines of a method. */
function detailOf(detail) {
  if (typeof detail === "object" && detail.kind === "quoted") return { synonym: detail.text };
  const found = /^(?:\((.*)\) )?(\d+)–(\d+)$/.exec(textOf(detail));
  if (found === null) return { detail: textOf(detail) };
  return { ...(found[1] === undefined ? {} : { parameters: found[1].split(", ") }), startLine: Number(found[2]), endLine: Number(found[3]) };
}

/** `attributes 6` and `kind: value` as a name and its value. */
function split(text, by = " ") {
  const at = text.lastIndexOf(by) === -1 || by === ": " ? text.indexOf(by) : text.lastIndexOf(by);
  if (at === -1) return [text, true];
  const value = text.slice(at + by.length);
  return [lowerCamel(text.slice(0, at)), /^\d+$/.test(value) ? Number(value) : value];
}

const textOf = (inline) => (typeof inline === "object" ? inline.text : String(inline));
const lowerCamel = (name) => name.replace(/\s+(\S)/g, (_, letter) => letter.toUpperCase()).replace(/^./, (letter) => letter.toLowerCase());
