import type { TextEdit } from "./edits.js";
import { newlineOf } from "./text.js";
import { type Element, escapeText, type XmlText } from "./xml.js";

/** An element to be written: with a text, with children, or empty. */
export interface Fragment {
  readonly name: string;
  /** Attributes as they stand in the tag, with a space before. */
  readonly attributes?: string;
  readonly content?: string | readonly Fragment[];
}

/** Gives an element another text; `<x/>` becomes `<x>…</x>`. */
export function setText(xml: XmlText, element: Element, value: string): TextEdit {
  const text = escapeText(value);
  if (element.closing !== element.end) return { start: element.opened, end: element.closing, text };
  const tag = xml.text.slice(element.start, element.opened).replace(/\s*\/>$/, ">");
  return { start: element.start, end: element.end, text: `${tag}${text}</${element.name}>` };
}

/** Writes an element after another, on lines of its own, indented as that one. */
export function insertAfter(xml: XmlText, sibling: Element, fragment: Fragment): TextEdit {
  const newline = newlineOf(xml.text);
  const indent = indentOf(xml, sibling);
  return { start: sibling.end, end: sibling.end, text: newline + printed(fragment, indent, unitOf(xml), newline) };
}

/** Writes an element as the last child of another, which has children already. */
export function append(xml: XmlText, parent: Element, fragment: Fragment): TextEdit {
  return insertAfter(xml, parent.children.at(-1)!, fragment);
}

/** Puts an element in the place of another. */
export function replaceElement(xml: XmlText, element: Element, fragment: Fragment): TextEdit {
  const newline = newlineOf(xml.text);
  return { start: element.start, end: element.end, text: printed(fragment, indentOf(xml, element), unitOf(xml), newline).trimStart() };
}

/** Takes an element out, and its lines with it. */
export function removeElement({ text }: XmlText, element: Element): TextEdit {
  const lineStart = text.lastIndexOf("\n", element.start) + 1;
  const lineEnd = text.indexOf("\n", element.end);
  const stands = text.slice(lineStart, element.start).trim() === "" && lineEnd !== -1 && text.slice(element.end, lineEnd).trim() === "";
  return stands ? { start: lineStart, end: lineEnd + 1, text: "" } : { start: element.start, end: element.end, text: "" };
}

function printed({ name, attributes = "", content = "" }: Fragment, indent: string, unit: string, newline: string): string {
  if (typeof content === "string") return `${indent}<${name}${attributes}${content === "" ? "/>" : `>${escapeText(content)}</${name}>`}`;
  if (content.length === 0) return `${indent}<${name}${attributes}/>`;
  const inner = content.map((fragment) => printed(fragment, indent + unit, unit, newline)).join(newline);
  return `${indent}<${name}${attributes}>${newline}${inner}${newline}${indent}</${name}>`;
}

function indentOf({ text }: XmlText, element: Element): string {
  const line = text.slice(text.lastIndexOf("\n", element.start) + 1, element.start);
  return /^[ \t]*$/.test(line) ? line : "";
}

/** What the children of the root are indented by: EDT writes two spaces into some files and tabs into others. */
function unitOf(xml: XmlText): string {
  const first = xml.root.children[0];
  return first === undefined ? "  " : indentOf(xml, first) || "  ";
}
