import type { Json, JsonObject, PublicContract } from "../../runtime/contract/contract.js";
import { isJsonObject } from "../../runtime/contract/schema.js";

/** What a call came to, whichever way the server answers. */
export interface CallAnswer {
  /** False for a refusal, a failure, and an error of the protocol. */
  readonly ok: boolean;
  readonly status: string | null;
  readonly code: string | null;
  readonly retryable: boolean | null;
  readonly canonicalParameter: string | null;
  /** Null where the answer has none that could be told from other text. */
  readonly message: string | null;
  readonly hint: string | null;
  /** All text of the answer. */
  readonly text: string;
  /** Data of an envelope, or the structured content of a server that keeps its own shapes. */
  readonly data: Json | undefined;
  /** Fields of a markdown answer by label. */
  readonly fields: ReadonlyMap<string, string>;
  /** Sections of a markdown answer by name, each with its lines. */
  readonly sections: ReadonlyMap<string, readonly string[]>;
  /** What an apply of this rehearsal will ask for, by parameter. */
  readonly latches: ReadonlyMap<string, string>;
}

/** Reads a result of `tools/call` as the contract says that answers look. */
export function readAnswer({ answers }: Pick<PublicContract, "answers">, result: JsonObject): CallAnswer {
  const text = textOf(result);
  const failed = result.isError === true;
  if (answers === "envelope" && isJsonObject(result.structuredContent)) return ofEnvelope(result.structuredContent, failed, text);
  const markdown = readMarkdown(text);
  const meta = isJsonObject(result._meta) ? result._meta : {};
  const told = isJsonObject(meta["contract-gate/error"]) ? meta["contract-gate/error"] : {};
  return {
    ok: !failed,
    status: textIn(meta, "contract-gate/status") ?? markdown.fields.get("status")?.split(/\s/)[1] ?? null,
    code: textIn(told, "code"),
    retryable: booleanIn(told, "retryable"),
    canonicalParameter: textIn(told, "canonicalParameter"),
    message: markdown.fields.get("message") ?? null,
    hint: markdown.fields.get("fix_hint") ?? null,
    text,
    data: result.structuredContent,
    ...markdown,
    latches: new Map(["confirm", "expected", "preview"].flatMap((name) => (markdown.fields.has(name) ? [[name, withoutCode(markdown.fields.get(name)!)] as const] : []))),
  };
}

/** An error of the protocol itself: how servers without these conventions refuse. */
export function refusedByProtocol(message: string): CallAnswer {
  return { ok: false, status: null, code: null, retryable: null, canonicalParameter: null, message, hint: null, text: message, data: undefined, fields: NOTHING, sections: NOTHING, latches: NOTHING };
}

const NOTHING = new Map<string, never>();

function ofEnvelope(envelope: JsonObject, failed: boolean, text: string): CallAnswer {
  const error = isJsonObject(envelope.error) ? envelope.error : {};
  const meta = isJsonObject(envelope.meta) ? envelope.meta : {};
  const data = isJsonObject(envelope.data) ? envelope.data : {};
  const latches = isJsonObject(meta.latches) ? meta.latches : {};
  return {
    // Both must say so: a client reads the one, a model the other.
    ok: envelope.ok === true && !failed,
    status: textIn(meta, "status"),
    code: textIn(error, "code"),
    retryable: booleanIn(error, "retryable"),
    canonicalParameter: textIn(data, "canonicalParameter"),
    message: textIn(error, "message"),
    hint: textIn(error, "hint"),
    text,
    data: envelope.data,
    fields: NOTHING,
    sections: NOTHING,
    latches: new Map(Object.entries(latches).filter((entry): entry is [string, string] => typeof entry[1] === "string")),
  };
}

function textOf({ content }: JsonObject): string {
  if (!Array.isArray(content)) return "";
  return (content as readonly Json[]).flatMap((part) => (isJsonObject(part) && typeof part.text === "string" ? [part.text] : [])).join("\n");
}

/** Fields and sections of an answer, with escapes taken back. */
function readMarkdown(text: string): { readonly fields: ReadonlyMap<string, string>; readonly sections: ReadonlyMap<string, readonly string[]> } {
  const fields = new Map<string, string>();
  const sections = new Map<string, string[]>();
  let section: string[] | null = null;
  for (const line of text.split(/\r\n|\n|\r/)) {
    const heading = /^#{4} (.*?)(?: \(\d+\))?$/.exec(line)?.[1];
    const [, label, value] = section === null ? (/^- \*\*([^*]+):\*\* ?(.*)$/.exec(line) ?? []) : [];
    if (heading !== undefined) sections.set(heading, (section = []));
    else if (label !== undefined && value !== undefined) fields.set(label, plain(value));
    else if (section !== null && line.trim() !== "") section.push(plain(line.replace(/^- /, "")));
  }
  return { fields, sections };
}

/** Text without the escapes and entities of markdown, white space alike: what a reader sees. */
export function plain(markdown: string): string {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, "$1")
    .replace(/&(lt|gt|amp|quot);/g, (_, name: string) => ENTITIES[name]!)
    .replace(/\s+/g, " ")
    .trim();
}

const ENTITIES: { readonly [name: string]: string } = { lt: "<", gt: ">", amp: "&", quot: '"' };

const withoutCode = (text: string): string => /^(`+) ?(.*?) ?\1$/.exec(text)?.[2] ?? text;

function textIn(object: JsonObject, key: string): string | null {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "string" ? value : null;
}

function booleanIn(object: JsonObject, key: string): boolean | null {
  const value = Object.hasOwn(object, key) ? object[key] : undefined;
  return typeof value === "boolean" ? value : null;
}
