import { lineAt, unreadable, withoutMark } from "./text.js";

/** An element of an XML text, by the places of its tags. Nothing is copied, so nothing is lost when it is edited. */
export interface Element {
  /** As it is written, with its prefix. */
  readonly name: string;
  /** Where the opening tag begins and ends, where the closing one begins and ends. */
  readonly start: number;
  readonly opened: number;
  readonly closing: number;
  readonly end: number;
  readonly children: readonly Element[];
}

export interface XmlText {
  readonly path: string;
  readonly text: string;
  readonly root: Element;
}

/**
 * The elements of an XML text. Document types are refused, as no file of EDT has one and entities of
 * one's own are a way to blow up a reader.
 *
 * @throws Failed for what is not well-formed, with the line
 */
export function parseXml(path: string, text: string): XmlText {
  const open: Open[] = [];
  let root: Element | null = null;
  const fail = (place: number, reason: string) => unreadable(path, `${reason}, строка ${lineAt(text, place)}`);
  let at = text.length - withoutMark(text).length;
  while (at < text.length) {
    const start = text.indexOf("<", at);
    if (text.slice(at, start === -1 ? text.length : start).trim() !== "" && open.length === 0) throw fail(at, "текст вне корневого элемента");
    if (start === -1) break;
    const special = SPECIAL.find(([opener]) => text.startsWith(opener, start));
    if (special !== undefined) {
      const end = text.indexOf(special[1], start + special[0].length);
      if (end === -1 || special[0] === "<!D") throw fail(start, special[0] === "<!D" ? "есть DOCTYPE" : `нет ${special[1]}`);
      at = end + special[1].length;
      continue;
    }
    TAG.lastIndex = start;
    const tag = TAG.exec(text);
    if (tag === null) throw fail(start, "не тег");
    at = TAG.lastIndex;
    const [, closes, name, closesItself] = tag as unknown as [string, string, string, string];
    if (closes !== "") {
      const last = open.pop();
      if (last === undefined || last.name !== name) throw fail(start, `закрывается ${name}, а открыт ${last?.name ?? "никакой"}`);
      const element: Element = { ...last, closing: start, end: at };
      root = placed(element, open, root) ?? root;
      continue;
    }
    if (open.length === 0 && root !== null) throw fail(start, "второй корневой элемент");
    const opening: Open = { name, start, opened: at, children: [] };
    if (closesItself === "") open.push(opening);
    else root = placed({ ...opening, closing: at, end: at }, open, root) ?? root;
  }
  if (open.length > 0) throw fail(open.at(-1)!.start, `не закрыт ${open.at(-1)!.name}`);
  if (root === null) throw fail(0, "нет корневого элемента");
  return { path, text, root };
}

export function children(element: Element, name: string): readonly Element[] {
  return element.children.filter((child) => child.name === name);
}

export function child(element: Element, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>((found, name) => found?.children.find((candidate) => candidate.name === name), element);
}

/** What an element says, if it holds no others; with entities and CDATA read. */
export function textIn({ text }: Pick<XmlText, "text">, element: Element | undefined): string {
  return element === undefined ? "" : unescape(text.slice(element.opened, element.closing));
}

/** The value of an attribute; null without it. */
export function attribute({ text }: Pick<XmlText, "text">, element: Element, name: string): string | null {
  for (const [, given, quoted] of text.slice(element.start, element.opened).matchAll(ATTRIBUTE)) {
    if (given === name) return unescape(quoted!.slice(1, -1));
  }
  return null;
}

export function escapeText(value: string): string {
  return value.replace(/[&<>\r]/g, (character) => ESCAPES[character]!);
}

interface Open {
  readonly name: string;
  readonly start: number;
  readonly opened: number;
  readonly children: Element[];
}

/** An element in its parent; without one it is the root. */
function placed(element: Element, open: readonly Open[], root: Element | null): Element | null {
  const parent = open.at(-1);
  if (parent === undefined) return root ?? element;
  parent.children.push(element);
  return null;
}

function unescape(text: string): string {
  return text.replace(/<!\[CDATA\[([^]*?)\]\]>|<!--[^]*?-->|&(?:#x([0-9A-Fa-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/g, (found, data?: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name]!;
    if (hex === undefined && decimal === undefined) return data ?? "";
    const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return point <= 0x10ffff ? String.fromCodePoint(point) : found;
  });
}

const SPECIAL: readonly (readonly [string, string])[] = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
  ["<!D", ">"],
];
const TAG = /<(\/?)([\p{L}_][\p{L}\p{N}_.:-]*)(?:\s+[^\s=<>"'/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/uy;
const ATTRIBUTE = /([^\s=<>"'/]+)\s*=\s*("[^"]*"|'[^']*')/g;
const ENTITIES: { readonly [name: string]: string } = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const ESCAPES: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;" };
