import { EVENT_ID, getScalarValue, SCALAR_STYLE, type AliasEvent, type Event, type MappingEvent, type ScalarEvent, type SequenceEvent } from "js-yaml";
import type { Finding } from "../../diagnostics/finding.js";
import type { Source, Span } from "../../diagnostics/span.js";
import { laterDocument } from "./documents.js";
import { isExactNumber, resolvePlain } from "./plain-scalar.js";
import { FindingList } from "../finding-list.js";
import { pathText, type CatalogRule, type Said } from "../rule.js";
import { aliasBomb, aliasCycle, aliasUnknown, duplicateKey, keyNotText, mergeKey, nestingTooDeep, yamlTag } from "../rules/yaml.js";
import { characterBroken, keyChanged, numberChanged } from "../rules/values.js";
import { blockScalarStart, closingBracket, valueOffset } from "./offsets.js";
import { punctuatedEntry, quote } from "./prose.js";
import { punctuationFinding } from "./syntax-error.js";
import { PlacedEntry } from "./placed-entry.js";
import { isTextKey } from "./quick/keys.js";
import { isProseKey, TornProse } from "./torn-prose.js";
import type { Entry, ListNode, MapNode, Node, ScalarNode } from "../tree.js";

/** Maps and lists within one another, at most; what aliases repeat included. */
export const MAX_DEPTH = 200;
/** How many values aliases may repeat in one file. */
const MAX_REPEATED = 250_000;

export interface Built {
  /** null where a finding leaves no single meaning, or where the document is empty. */
  readonly root: Node | null;
  readonly findings: readonly Finding[];
  readonly doubtful: ReadonlySet<Node>;
}

/** The tree of a reader's events. One pass, no recursion; aliases share the node that they name. */
export function buildTree(source: Source, events: readonly Event[]): Built {
  return new TreeBuilder(source).build(events);
}

/** An open map or list. `size` counts the values below, those that aliases repeat included. */
interface Frame {
  readonly entries: Map<string, Entry> | null;
  readonly items: Node[] | null;
  readonly node: Mutable<MapNode> | Mutable<ListNode>;
  readonly flow: boolean;
  readonly anchor: Anchor | null;
  last: Entry | null;
  key: string | null;
  keyStart: number;
  keyEnd: number;
  size: number;
  height: number;
}

interface Anchor {
  readonly node: Node;
  /** 0 while the value is still open. */
  size: number;
  /** Levels of maps and lists in it. */
  height: number;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

class TreeBuilder {
  readonly #text: string;
  readonly #findings = new FindingList();
  readonly #doubtful = new Set<Node>();
  readonly #frames: Frame[] = [];
  readonly #anchors = new Map<string, Anchor>();
  readonly #torn: TornProse;
  /** Anchors at the head of prose that no alias has used yet, and how to tell of them. */
  readonly #unused = new Map<string, () => void>();
  #top: Frame | null = null;
  #root: Node | null = null;
  #readable = true;
  /** Where the last token ended. */
  #end = 0;
  #repeated = 0;
  /** True once aliases have made the rest not worth its cost. */
  #stopped = false;

  constructor(readonly source: Source) {
    this.#text = source.text;
    this.#torn = new TornProse(source, this.#findings);
  }

  build(events: readonly Event[]): Built {
    let documents = 0;
    for (const event of events) {
      switch (event.type) {
        case EVENT_ID.SCALAR:
          if (this.#top?.entries != null && this.#top.key === null) this.#key(event);
          else this.#scalar(event);
          break;
        case EVENT_ID.MAPPING:
        case EVENT_ID.SEQUENCE:
          this.#open(event);
          break;
        case EVENT_ID.POP:
          this.#close();
          break;
        case EVENT_ID.ALIAS:
          this.#alias(event);
          break;
        case EVENT_ID.DOCUMENT:
          if (++documents > 1) return { root: null, findings: [laterDocument(this.source, Infinity)!], doubtful: this.#doubtful };
      }
      if (this.#stopped) break;
    }
    for (const tell of this.#unused.values()) tell();
    return { root: this.#readable ? this.#root : null, findings: this.#findings.all, doubtful: this.#doubtful };
  }

  #key(event: ScalarEvent): void {
    const frame = this.#top!;
    const plain = event.style === SCALAR_STYLE.PLAIN;
    const text = getScalarValue(this.#text, event);
    frame.keyStart = plain ? event.valueStart : event.valueStart - 1;
    frame.keyEnd = plain ? event.valueEnd : event.valueEnd + 1;
    if (event.valueStart === -1) {
      frame.keyStart = this.#end;
      frame.keyEnd = this.#end;
    }
    frame.key = text;
    this.#end = frame.keyEnd;
    const span = { source: this.source, start: frame.keyStart, end: frame.keyEnd };
    if (event.tagStart !== -1) this.#tag(event);
    if (event.anchorStart !== -1) this.#anchors.set(this.#text.slice(event.anchorStart, event.anchorEnd), { node: { kind: "scalar", value: text, quoted: true, ...span }, size: 1, height: 0 });
    if (event.valueStart === -1) this.#fatal(keyNotText, () => ({ at: span, message: "An entry has no key before its colon.", remedy: "Write the key; where the colon belongs to prose, quote the value." }));
    else if (text === "<<") this.#fatal(mergeKey, () => ({ at: span, message: "The merge key `<<` is not part of YAML 1.2.", remedy: "Write the keys out where they govern; share schemas through `types` and `$ref`." }));
    else if (plain && !isTextKey(text)) {
      this.#told(keyChanged, () => ({ at: span, message: `The key \`${text}\` is no text to YAML: it is ${whatItIs(text)}.`, remedy: `Quote it: \`"${text}":\`.`, facts: { key: text }, suggestion: { confidence: "likely", at: span, replacement: `"${text}"` } }));
    } else if (!plain && !event.fast && isBroken(text, this.#text, event)) this.#told(characterBroken, () => brokenCharacter(span));
  }

  #scalar(event: ScalarEvent): void {
    const { style, valueStart } = event;
    if (event.tagStart !== -1) this.#tag(event);
    if (valueStart === -1) return this.#emptyScalar(event);
    const text = getScalarValue(this.#text, event);
    if (style === SCALAR_STYLE.PLAIN) return this.#plain(event, text);
    const block = style === SCALAR_STYLE.LITERAL_BLOCK || style === SCALAR_STYLE.FOLDED_BLOCK;
    const start = block ? blockScalarStart(this.#text, valueStart) : valueStart - 1;
    const end = block ? event.valueEnd : event.valueEnd + 1;
    const node: ScalarNode = { kind: "scalar", value: text, quoted: true, source: this.source, start, end };
    this.#end = end;
    if (style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast && isBroken(text, this.#text, event)) this.#told(characterBroken, () => brokenCharacter(node));
    this.#leaf(node, event);
  }

  #plain(event: ScalarEvent, text: string): void {
    const value = resolvePlain(text);
    const node: ScalarNode = { kind: "scalar", value, quoted: false, source: this.source, start: event.valueStart, end: event.valueEnd };
    this.#end = event.valueEnd;
    if (typeof value === "number" && !isExactNumber(text, value)) {
      this.#doubtful.add(node);
      this.#told(numberChanged, () => numberSaid(node, text, value));
    } else if (typeof value === "string") {
      const frame = this.#top;
      if (frame?.key != null && this.#text.charCodeAt(event.valueEnd) === 0x20) this.#torn.byComment(frame.key, node, () => this.#path());
    }
    this.#leaf(node, event);
  }

  #emptyScalar(event: ScalarEvent): void {
    const frame = this.#top;
    if (frame === null && event.anchorStart === -1) return;
    const offset = valueOffset(this.#text, this.#end, frame?.entries != null);
    if (frame?.entries != null && frame.flow && offset === null) this.#torn.byComma(frame.key!, frame.last, frame.keyEnd, () => this.#path(), frame.keyStart);
    this.#end = offset ?? this.#end;
    const node: ScalarNode = { kind: "scalar", value: null, quoted: false, source: this.source, start: this.#end, end: this.#end };
    if (frame?.entries != null && this.#torn.byNothing(frame.key, this.#end, () => this.#path())) this.#doubtful.add(node);
    this.#leaf(node, event);
  }

  #leaf(node: ScalarNode, event: ScalarEvent): void {
    if (event.anchorStart !== -1) {
      const name = this.#text.slice(event.anchorStart, event.anchorEnd);
      const key = this.#top?.key;
      this.#anchors.set(name, { node, size: 1, height: 0 });
      if (key != null && isProseKey(key) && !node.quoted) this.#unused.set(name, this.#torn.byAnchor.bind(this.#torn, key, name, node, event.anchorStart, this.#path()));
    }
    this.#put(node, 1, 0, null);
  }

  #open(event: MappingEvent | SequenceEvent): void {
    if (event.tagStart !== -1) this.#tag(event);
    const parent = this.#top;
    if (parent?.entries != null && parent.key === null) {
      this.#fatal(keyNotText, () => ({ at: { source: this.source, start: event.start, end: event.start + 1 }, message: "A list or a map stands where a key is expected.", remedy: "Write a name; where the brackets belong to a name or to prose, quote them." }));
    }
    const isMap = event.type === EVENT_ID.MAPPING;
    const entries = isMap ? new Map<string, Entry>() : null;
    const items: Node[] | null = isMap ? null : [];
    const node = (isMap ? { kind: "map", entries, source: this.source, start: event.start, end: event.start } : { kind: "list", items, source: this.source, start: event.start, end: event.start }) as Frame["node"];
    let anchor: Anchor | null = null;
    if (event.anchorStart !== -1) {
      anchor = { node, size: 0, height: 0 };
      this.#anchors.set(this.#text.slice(event.anchorStart, event.anchorEnd), anchor);
    }
    const first = this.#text.charCodeAt(event.start);
    const frame: Frame = { entries, items, node, flow: event.style === 2 && (first === 0x7b || first === 0x5b), anchor, last: null, key: null, keyStart: 0, keyEnd: 0, size: 1, height: 1 };
    this.#end = frame.flow ? event.start + 1 : event.start;
    this.#frames.push(frame);
    this.#top = frame;
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (frame === undefined) return;
    this.#top = this.#frames.at(-1) ?? null;
    if (frame.flow) this.#end = closingBracket(this.#text, this.#end);
    frame.node.end = this.#end;
    if (frame.anchor !== null) {
      frame.anchor.size = frame.size;
      frame.anchor.height = frame.height;
    }
    this.#put(frame.node, frame.size, frame.height, null);
  }

  #alias(event: AliasEvent): void {
    const name = this.#text.slice(event.anchorStart, event.anchorEnd);
    const span = { source: this.source, start: event.anchorStart - 1, end: event.anchorEnd };
    this.#end = span.end;
    const anchor = this.#anchors.get(name);
    this.#unused.delete(name);
    const top = this.#top;
    if (top?.entries != null && top.key === null) {
      this.#fatal(keyNotText, () => ({ at: span, message: `The alias \`*${name}\` stands where a key is expected.`, remedy: `Write the name itself; where \`*\` belongs to it, quote it: \`"*${name}":\`.` }));
      top.key = `*${name}`;
      return;
    }
    if (anchor === undefined) {
      const entry = isProseKey(top?.key) ? punctuatedEntry(this.source, span.start) : null;
      if (entry !== null) this.#refuse(punctuationFinding(this.source, entry));
      else this.#fatal(aliasUnknown, () => ({ at: span, message: `No anchor \`&${name}\` stands before the alias \`*${name}\`.`, remedy: `Write the value itself; where the star is text, quote it: \`${quote(`*${name}`)}\`.`, facts: { name } }));
    } else if (anchor.size === 0) {
      this.#fatal(aliasCycle, () => ({ at: span, message: `The alias \`*${name}\` stands inside the value that it repeats.`, remedy: "Write a recursive schema under `types` and refer to it with `$ref`.", facts: { name }, related: [{ at: anchor.node, note: `the value of \`&${name}\`` }] }));
    } else {
      this.#repeated += anchor.size;
      if (this.#frames.length + anchor.height > MAX_DEPTH) this.#stop(nestingTooDeep, () => ({ at: span, message: `With what \`*${name}\` repeats, values are nested deeper than ${MAX_DEPTH} levels.`, remedy: "Flatten the value; write a recursive schema under `types` and refer to it with `$ref`." }));
      else if (this.#repeated > MAX_REPEATED) this.#stop(aliasBomb, () => ({ at: span, message: `Up to \`*${name}\`, aliases repeat more than 250,000 values.`, remedy: "Write the values out, or share schemas through `types` and `$ref`, which are not copied." }));
    }
    this.#put(anchor?.node ?? { kind: "scalar", value: null, quoted: false, ...span }, anchor?.size ?? 1, anchor?.height ?? 0, span);
  }

  #put(node: Node, size: number, height: number, alias: Span | null): void {
    const frame = this.#top;
    if (frame === null) {
      this.#root ??= node;
      return;
    }
    frame.size += size;
    if (height >= frame.height) frame.height = height + 1;
    if (frame.items !== null) {
      frame.items.push(node);
      return;
    }
    const { key, keyStart, keyEnd } = frame;
    frame.key = null;
    if (key === null) {
      // The node itself stood where a key was expected; a finding says so.
      frame.key = "";
      return;
    }
    const before = frame.entries!.get(key);
    if (before === undefined) {
      frame.last = new PlacedEntry(key, this.source, keyStart, keyEnd, node, alias);
      frame.entries!.set(key, frame.last);
    } else this.#duplicate(key, { source: this.source, start: keyStart, end: keyEnd }, before);
  }

  #duplicate(key: string, at: Span, before: Entry): void {
    const place = (span: Span): string => {
      const { line, column } = this.source.position(span.start);
      return `line ${line}, column ${column}`;
    };
    this.#fatal(duplicateKey, () => ({
      at,
      path: pathText([...this.#steps(), key]),
      message: `The key \`${key}\` stands twice in one map: at ${place(before.keySpan)}, and at ${place(at)}.`,
      remedy: "Delete one of the two, or rename it.",
      related: [{ at: before.keySpan, note: "the first one" }],
      facts: { key },
    }));
  }

  #tag(event: ScalarEvent | MappingEvent | SequenceEvent): void {
    const tag = this.#text.slice(event.tagStart, event.tagEnd);
    const entry = isProseKey(this.#top?.key) && !tag.startsWith("!!") ? punctuatedEntry(this.source, event.tagStart) : null;
    if (entry !== null) return this.#refuse(punctuationFinding(this.source, entry));
    this.#fatal(yamlTag, () => ({ at: { source: this.source, start: event.tagStart, end: event.tagEnd }, message: `The YAML tag \`${tag}\` stands before a value.`, remedy: "Delete the tag: quotes make text, and everything else is what it looks like.", facts: { tag } }));
  }

  #stop(rule: CatalogRule, said: () => Said): void {
    this.#stopped = true;
    this.#fatal(rule, said);
  }

  #fatal(rule: CatalogRule, said: () => Said): void {
    this.#readable = false;
    this.#told(rule, said);
  }

  #refuse(fault: Finding): void {
    this.#readable = false;
    this.#findings.keep(fault);
  }

  #told(rule: CatalogRule, said: () => Said): void {
    this.#findings.add(rule, () => ({ path: this.#path(), ...said() }));
  }

  #path(): string {
    const steps = this.#steps();
    if (this.#top?.key != null) steps.push(this.#top.key);
    else if (this.#top?.items != null) steps.push(this.#top.items.length);
    return pathText(steps);
  }

  #steps(): (string | number)[] {
    return this.#frames.slice(0, -1).map((frame) => frame.key ?? frame.items?.length ?? "");
  }
}

function whatItIs(text: string): string {
  const value = resolvePlain(text);
  return value === null ? "null" : typeof value === "boolean" ? `the boolean ${value}` : `the number ${value}`;
}

function numberSaid(node: ScalarNode, text: string, value: number): Said {
  const digits = /^[-+]?\d+$/.test(text) && !Number.isSafeInteger(value);
  const becomes = Number.isFinite(value) ? `becomes ${value} on the way` : "is no number that JSON can write";
  const written = Number.isFinite(value) && !digits ? `Write \`${value}\` where a number is meant, or` : "Write a number that a double can hold, or";
  return {
    at: node,
    message: digits ? `The integer \`${text}\` lies past 2^53, where its last digits change: it ${becomes}.` : `The number \`${text}\` ${becomes}.`,
    remedy: `${written} \`"${text}"\` where text is meant.`,
    facts: { source: text },
    suggestion: { confidence: "ask", at: node, replacement: `"${text}"` },
  };
}

function isBroken(text: string, source: string, event: ScalarEvent): boolean {
  return /\p{Cs}/u.test(text) || /(?<!\\)(?:\\\\)*\\U(?!000|0010)/.test(source.slice(event.valueStart, event.valueEnd));
}

function brokenCharacter(at: Span): Said {
  return { at, message: "An escape in this text spells half of a surrogate pair, or no character at all.", remedy: "Write the character itself, or both halves (`\\ud83d\\ude00`)." };
}
