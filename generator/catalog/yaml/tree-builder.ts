import { COLLECTION_STYLE, EVENT_ID, getScalarValue, SCALAR_STYLE, type AliasEvent, type Event, type MappingEvent, type ScalarEvent, type SequenceEvent } from "js-yaml";
import type { Finding } from "../../diagnostics/finding.js";
import type { Source, Span } from "../../diagnostics/span.js";
import { FindingList } from "../finding-list.js";
import { pathText, type CatalogRule, type Said } from "../rule.js";
import { characterBroken, keyChanged, numberChanged } from "../rules/values.js";
import { aliasBomb, aliasCycle, aliasUnknown, duplicateKey, keyNotText, mergeKey, nestingTooDeep, prosePunctuation, yamlTag } from "../rules/yaml.js";
import type { Entry, Node, ScalarNode } from "../tree.js";
import { laterDocument } from "./documents.js";
import * as say from "./faults.js";
import { Frames, type Anchor, type Frame } from "./frames.js";
import { absentKeyOffset, blockScalarStart, closingBracket, valueOffset } from "./offsets.js";
import { PlacedEntry } from "./placed-entry.js";
import { isExactNumber, resolvePlain } from "./plain-scalar.js";
import { punctuatedEntry, type UnquotedEntry } from "./prose.js";
import { isTextKey } from "./quick/keys.js";
import { punctuationFinding } from "./punctuation.js";
import { isProseKey, TornProse } from "./torn-prose.js";

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

class TreeBuilder {
  readonly #text: string;
  readonly #findings = new FindingList();
  readonly #doubtful = new Set<Node>();
  readonly #frames = new Frames();
  readonly #anchors = new Map<string, Anchor>();
  readonly #torn: TornProse;
  /** Anchors at the head of prose that no alias has used yet, and how to tell of them. */
  readonly #unused = new Map<string, () => void>();
  #root: Node | null = null;
  #readable = true;
  /** Where the last token ended. */
  #end = 0;
  #repeated = 0;
  /** True once aliases have made the rest not worth its cost. */
  #stopped = false;

  constructor(readonly source: Source) {
    this.#text = source.text;
    this.#torn = new TornProse(source, this.#findings, () => this.#frames.path());
  }

  build(events: readonly Event[]): Built {
    let documents = 0;
    for (const event of events) {
      if (event.type === EVENT_ID.SCALAR) this.#frames.expectsKey ? this.#key(event) : this.#scalar(event);
      else if (event.type === EVENT_ID.POP) this.#close();
      else if (event.type === EVENT_ID.ALIAS) this.#alias(event);
      else if (event.type !== EVENT_ID.DOCUMENT) this.#open(event);
      else if (++documents > 1) return { root: null, findings: [laterDocument(this.source, Infinity)!], doubtful: this.#doubtful };
      if (this.#stopped) break;
    }
    for (const tell of this.#unused.values()) tell();
    return { root: this.#readable ? this.#root : null, findings: this.#findings.all, doubtful: this.#doubtful };
  }

  #key(event: ScalarEvent): void {
    const frame = this.#frames.top!;
    const plain = event.style === SCALAR_STYLE.PLAIN;
    const absent = event.valueStart === -1;
    const text = getScalarValue(this.#text, event);
    frame.keyStart = absent ? absentKeyOffset(this.#text, this.#end) : plain ? event.valueStart : event.valueStart - 1;
    frame.keyEnd = absent ? frame.keyStart : plain ? event.valueEnd : event.valueEnd + 1;
    frame.key = text;
    this.#end = frame.keyEnd;
    const span = this.#span(frame.keyStart, frame.keyEnd);
    if (event.tagStart !== -1) this.#tag(event);
    if (event.anchorStart !== -1) this.#anchors.set(this.#name(event), { node: { kind: "scalar", value: text, quoted: true, ...span }, size: 1, height: 0 });
    if (absent) this.#tell(keyNotText, () => say.emptyKeySaid(span));
    else if (text === "<<") this.#tell(mergeKey, () => say.mergeKeySaid(span));
    else if (plain && !isTextKey(text)) this.#tell(keyChanged, () => say.changedKeySaid(span, text));
    else if (!plain && !event.fast && isBroken(text, this.#text, event)) this.#tell(characterBroken, () => say.brokenCharacterSaid(span));
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
    if (style === SCALAR_STYLE.DOUBLE_QUOTED && !event.fast && isBroken(text, this.#text, event)) this.#tell(characterBroken, () => say.brokenCharacterSaid(node));
    this.#leaf(node, event);
  }

  #plain(event: ScalarEvent, text: string): void {
    const value = resolvePlain(text);
    const node: ScalarNode = { kind: "scalar", value, quoted: false, source: this.source, start: event.valueStart, end: event.valueEnd };
    this.#end = event.valueEnd;
    if (typeof value === "number" && !isExactNumber(text, value)) {
      this.#doubtful.add(node);
      this.#tell(numberChanged, () => say.changedNumberSaid(node, text, value));
    } else if (typeof value === "string") {
      const key = this.#frames.top?.key;
      if (key != null && this.#text.charCodeAt(event.valueEnd) === 0x20) this.#torn.byComment(key, node);
    }
    this.#leaf(node, event);
  }

  #emptyScalar(event: ScalarEvent): void {
    const frame = this.#frames.top;
    if (frame === null && event.anchorStart === -1) return;
    const inMap = frame?.entries != null;
    const offset = valueOffset(this.#text, this.#end, inMap);
    if (inMap && frame.flow && offset === null) this.#torn.byComma(frame.key!, frame.last, frame.keyStart, frame.keyEnd);
    this.#end = offset ?? this.#end;
    const node: ScalarNode = { kind: "scalar", value: null, quoted: false, source: this.source, start: this.#end, end: this.#end };
    if (inMap && this.#torn.byNothing(frame.key, this.#end)) this.#doubtful.add(node);
    this.#leaf(node, event);
  }

  #leaf(node: ScalarNode, event: ScalarEvent): void {
    if (event.anchorStart !== -1) {
      const name = this.#name(event);
      this.#anchors.set(name, { node, size: 1, height: 0 });
      const frame = this.#frames.top;
      // A policy or a number may keep an anchor that nobody uses; a text that begins with `&` would lose a word.
      const isText = !node.quoted && (isProseKey(frame?.key) || (frame?.items != null && typeof node.value === "string") || (frame !== null && node.value === null && node.start === node.end));
      if (isText) this.#unused.set(name, this.#torn.byAnchor(frame?.key ?? null, name, node, event.anchorStart));
    }
    this.#put(node, 1, 0, null);
  }

  #open(event: MappingEvent | SequenceEvent): void {
    const { start } = event;
    if (event.tagStart !== -1) this.#tag(event);
    if (this.#frames.expectsKey) this.#tell(keyNotText, () => say.collectionKeySaid(this.#span(start, start + 1)));
    const entries = event.type === EVENT_ID.MAPPING ? new Map<string, Entry>() : null;
    const items: Node[] | null = entries === null ? [] : null;
    const node = { ...(entries === null ? { kind: "list", items } : { kind: "map", entries }), ...this.#span(start, start) } as Frame["node"];
    const anchor: Anchor | null = event.anchorStart === -1 ? null : { node, size: 0, height: 0 };
    if (anchor !== null) this.#anchors.set(this.#name(event), anchor);
    // A pair within a list (`[a: b]`) is a map in flow style without brackets.
    const flow = event.style === COLLECTION_STYLE.FLOW && "{[".includes(this.#text.charAt(start));
    this.#end = flow ? start + 1 : start;
    this.#frames.push({ entries, items, node, flow, anchor, last: null, key: null, keyStart: 0, keyEnd: 0, size: 1, height: 1 });
  }

  #close(): void {
    const frame = this.#frames.pop();
    if (frame === null) return;
    if (frame.flow) this.#end = closingBracket(this.#text, this.#end);
    frame.node.end = this.#end;
    if (frame.anchor !== null) {
      frame.anchor.size = frame.size;
      frame.anchor.height = frame.height;
    }
    this.#put(frame.node, frame.size, frame.height, null);
  }

  #alias(event: AliasEvent): void {
    const name = this.#name(event);
    const span = this.#span(event.anchorStart - 1, event.anchorEnd);
    this.#end = span.end;
    this.#unused.delete(name);
    const anchor = this.#anchors.get(name);
    if (this.#frames.expectsKey) {
      this.#tell(keyNotText, () => say.aliasKeySaid(span, name));
      this.#frames.top!.key = `*${name}`;
      return;
    }
    if (anchor === undefined) {
      const prose = this.#proseAt(span.start);
      if (prose !== null) this.#keep(punctuationFinding(this.source, prose));
      else this.#tell(aliasUnknown, () => say.unknownAliasSaid(span, name));
    } else if (anchor.size === 0) this.#tell(aliasCycle, () => say.cyclicAliasSaid(span, name, anchor.node));
    else this.#weigh(anchor, name, span);
    this.#put(anchor?.node ?? { kind: "scalar", value: null, quoted: false, ...span }, anchor?.size ?? 1, anchor?.height ?? 0, span);
  }

  /** What an alias repeats counts as if it stood there. */
  #weigh(anchor: Anchor, name: string, span: Span): void {
    this.#repeated += anchor.size;
    this.#stopped = true;
    if (this.#frames.depth + anchor.height > MAX_DEPTH) this.#tell(nestingTooDeep, () => say.deepAliasSaid(span, name, MAX_DEPTH));
    else if (this.#repeated > MAX_REPEATED) this.#tell(aliasBomb, () => say.aliasBombSaid(span, name));
    else this.#stopped = false;
  }

  #put(node: Node, size: number, height: number, alias: Span | null): void {
    const frame = this.#frames.top;
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
    // A node that itself stood where a key was expected has been told of.
    frame.key = key === null ? "" : null;
    if (key === null) return;
    const before = frame.entries!.get(key);
    if (before === undefined) {
      frame.last = new PlacedEntry(key, this.source, keyStart, keyEnd, node, alias);
      frame.entries!.set(key, frame.last);
    } else {
      const parent = this.#frames.path();
      this.#tell(duplicateKey, () => say.duplicateKeySaid(this.#span(keyStart, keyEnd), before, parent === "" ? pathText([key]) : `${parent}.${key}`));
    }
  }

  #tag(event: ScalarEvent | MappingEvent | SequenceEvent): void {
    const named = this.#text.startsWith("!!", event.tagStart);
    const prose = named ? null : this.#proseAt(event.tagStart);
    if (prose !== null) this.#keep(punctuationFinding(this.source, prose));
    else this.#tell(yamlTag, () => say.tagSaid(this.source, event.tagStart, event.tagEnd));
  }

  /** The sentence that begins with what YAML takes for an alias or a tag. */
  #proseAt(offset: number): UnquotedEntry | null {
    if (!isProseKey(this.#frames.top?.key) || this.#findings.isFull(prosePunctuation)) return null;
    return punctuatedEntry(this.source, offset);
  }

  #tell(rule: CatalogRule, said: () => Said): void {
    if (rule.leaves === "nothing") this.#readable = false;
    this.#findings.add(rule, () => ({ path: this.#frames.path(), ...said() }));
  }

  #keep(fault: Finding): void {
    this.#readable = false;
    this.#findings.keep(fault);
  }

  #name(event: { readonly anchorStart: number; readonly anchorEnd: number }): string {
    return this.#text.slice(event.anchorStart, event.anchorEnd);
  }

  #span(start: number, end: number): Span {
    return { source: this.source, start, end };
  }
}

/** Whether an escape left half of a surrogate pair, or spelled no character. */
function isBroken(text: string, source: string, event: ScalarEvent): boolean {
  return /\p{Cs}/u.test(text) || /(?<!\\)(?:\\\\)*\\U(?!000|0010)/.test(source.slice(event.valueStart, event.valueEnd));
}
