import { type Document, severalOf } from "./document.js";
import { cell, codeFence, headingText, infoString, linesOf } from "./escape.js";
import { address, type Inline, renderInline } from "./inline.js";
import { type Content, countOf, hiddenIn, isChange, isNode, type Item, type Section } from "./section.js";

/** An answer in lines. The head is pinned to every page of a window; the body is what pages count. */
export interface Rendered {
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/** What stands where a section, or a page, holds nothing. */
export const NOTHING = "_(нет)_";

/** The one place where answers become markdown. */
export function render(document: Document): Rendered {
  const heading = headingText(document.heading.map((part) => renderInline(part)).join(" — "));
  const head = [`### ${document.circle} ${heading}`];
  if (document.digest.length > 0) head.push("", `> Σ ${document.digest.map((part) => renderInline(part)).join(" · ")}`);

  const blocks: (readonly string[])[] = [];
  if (document.fields.length > 0) blocks.push(document.fields.map(([label, value]) => `- **${renderInline(label)}:** ${severalOf(value).map((part) => renderInline(part)).join(" — ")}`));
  for (const section of document.sections) {
    if (document.style === "read" || countOf(section) > 0) blocks.push(renderSection(section, document.style));
  }
  if (document.markdown !== null) blocks.push(linesOf(document.markdown));
  if (document.pointer !== null) blocks.push([`контракт: ${renderInline(document.pointer.tool)} ${renderInline(address(`${document.pointer.address ?? ""}#help`))}`]);
  return { head, body: blocks.flatMap((block, index) => (index === 0 ? block : ["", ...block])) };
}

/** The whole answer as one text. */
export function renderText(document: Document): string {
  const { head, body } = render(document);
  return (body.length === 0 ? head : [...head, "", ...body]).join("\n");
}

function renderSection(section: Section, style: Document["style"]): string[] {
  const count = countOf(section);
  const hidden = hiddenIn(section);
  const isCounted = section.content.kind !== "text" && (style === "read" || hidden > 0);
  const heading = headingText(`${renderInline(section.name, true)}${isCounted ? ` (${count})` : ""}`);
  const lines = count === 0 ? [NOTHING] : renderContent(section.content);
  if (hidden > 0) lines.push(`- … (${hidden} ещё)`);
  return style === "read" ? [`#### ${heading}`, ...lines] : [`#### ${heading}`, "", ...lines];
}

function renderContent(content: Content): string[] {
  switch (content.kind) {
    case "list":
      return content.items.flatMap((item) => renderItem(item, ""));
    case "table":
      return [renderRow(content.columns), `|${content.columns.map(() => " --- |").join("")}`, ...content.rows.map((row) => renderRow(content.columns.map((_, column) => row[column] ?? "")))];
    case "code": {
      const fence = codeFence(content.lines.join("\n"));
      return [`${fence}${infoString(content.language)}`, ...content.lines.flatMap((line) => linesOf(line)), fence];
    }
    case "text":
      return content.paragraphs.flatMap((paragraph, index) => [...(index === 0 ? [] : [""]), renderInline(paragraph, true)]);
  }
}

function renderRow(values: readonly Inline[]): string {
  return `|${values.map((value) => ` ${value === "" ? "" : cell(renderInline(value))} |`).join("")}`;
}

function renderItem(item: Item, indent: string): string[] {
  const children = isNode(item) ? (item.children ?? []).flatMap((child) => renderItem(child, `${indent}  `)) : [];
  return [`${indent}- ${renderItemLine(item)}`, ...children];
}

/** An item without its marker and its children. */
export function renderItemLine(item: Item): string {
  if (isChange(item)) return `${renderInline(item.name, true)}: ${renderInline(item.before)} → ${renderInline(item.after)}`;
  if (!isNode(item)) return renderInline(item, true);
  const type = item.type === undefined ? "" : ` [${renderInline(item.type)}]`;
  const detail = item.detail === undefined ? "" : ` ${renderInline(item.detail)}`;
  return `${renderInline(item.name, true)}${type}${detail}`;
}
