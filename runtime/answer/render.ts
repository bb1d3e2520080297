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

  const body: string[] = [];
  const block = (lines: readonly string[]): void => {
    if (body.length > 0) body.push("");
    for (const line of lines) body.push(line);
  };
  if (document.fields.length > 0) block(document.fields.map(([label, value]) => `- **${renderInline(label)}:** ${severalOf(value).map((part) => renderInline(part)).join(" — ")}`));
  for (const section of document.sections) {
    if (document.style === "read" || countOf(section) > 0) block(renderSection(section, document.style));
  }
  if (document.markdown !== null && document.markdown !== "") block(linesOf(document.markdown));
  if (document.pointer !== null) block([`контракт: ${renderInline(document.pointer.tool)} ${renderInline(address(`${document.pointer.address ?? ""}#help`))}`]);
  return { head, body };
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
  const lines = style === "read" ? [`#### ${heading}`] : [`#### ${heading}`, ""];
  if (count === 0) lines.push(NOTHING);
  else renderContent(section.content, lines);
  if (hidden > 0) lines.push(`- … (${hidden} ещё)`);
  return lines;
}

function renderContent(content: Content, lines: string[]): void {
  switch (content.kind) {
    case "list":
      for (const item of content.items) renderItem(item, "", lines);
      return;
    case "table":
      lines.push(renderRow(content.columns), `|${content.columns.map(() => " --- |").join("")}`);
      for (const row of content.rows) lines.push(renderRow(content.columns.map((_, column) => row[column] ?? "")));
      return;
    case "code": {
      const fence = codeFence(content.lines.join("\n"));
      lines.push(`${fence}${infoString(content.language)}`);
      for (const line of content.lines) lines.push(...linesOf(line));
      lines.push(fence);
      return;
    }
    case "text":
      content.paragraphs.forEach((paragraph, index) => {
        if (index > 0) lines.push("");
        lines.push(renderInline(paragraph, true));
      });
  }
}

function renderRow(values: readonly Inline[]): string {
  return `|${values.map((value) => ` ${value === "" ? "" : cell(renderInline(value))} |`).join("")}`;
}

function renderItem(item: Item, indent: string, lines: string[]): void {
  lines.push(`${indent}- ${renderItemLine(item)}`);
  if (isNode(item) && item.children !== undefined) for (const child of item.children) renderItem(child, `${indent}  `, lines);
}

/** An item without its marker and its children. */
function renderItemLine(item: Item): string {
  if (isChange(item)) return `${renderInline(item.name, true)}: ${renderInline(item.before)} → ${renderInline(item.after)}`;
  if (!isNode(item)) return renderInline(item, true);
  const type = item.type === undefined ? "" : ` [${renderInline(item.type)}]`;
  const detail = item.detail === undefined ? "" : ` ${renderInline(item.detail)}`;
  return `${renderInline(item.name, true)}${type}${detail}`;
}
