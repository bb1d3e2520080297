import { type Document, severalOf } from "./document.js";
import { textOf } from "./inline.js";
import { type Content, countOf, isChange, isNode, type Item, type Section } from "./section.js";

/**
 * The document with only the elements that a test accepts, and the path to each: its ancestors and
 * the heading of its section. Counts stay full, as the first seed asks; sections without an
 * accepted element go.
 */
export function filterElements(document: Document, test: (text: string) => boolean): Document {
  const accepts = (text: string): boolean => test(text) || test(`- ${text}`);
  return {
    ...document,
    fields: document.fields.filter(([label, value]) => accepts(`${label}: ${severalOf(value).map(textOf).join(" — ")}`)),
    sections: document.sections.flatMap((section) => filterSection(section, accepts)),
  };
}

function filterSection(section: Section, accepts: (text: string) => boolean): readonly Section[] {
  const content = filterContent(section.content, accepts);
  return content === null ? [] : [{ ...section, count: countOf(section), hidden: 0, content }];
}

function filterContent(content: Content, accepts: (text: string) => boolean): Content | null {
  switch (content.kind) {
    case "list":
      return held({ ...content, items: content.items.flatMap((item) => filterItem(item, accepts)) }, (kept) => kept.items);
    case "table":
      return held({ ...content, rows: content.rows.filter((row) => accepts(row.map(textOf).join(" | "))) }, (kept) => kept.rows);
    case "code":
      return held({ ...content, lines: content.lines.filter(accepts) }, (kept) => kept.lines);
    case "text":
      return held({ ...content, paragraphs: content.paragraphs.filter((paragraph) => accepts(textOf(paragraph))) }, (kept) => kept.paragraphs);
  }
}

function held<Kept>(content: Kept, parts: (content: Kept) => readonly unknown[]): Kept | null {
  return parts(content).length === 0 ? null : content;
}

function filterItem(item: Item, accepts: (text: string) => boolean): readonly Item[] {
  if (isChange(item)) return accepts(`${textOf(item.name)}: ${textOf(item.before)} → ${textOf(item.after)}`) ? [item] : [];
  if (!isNode(item)) return accepts(textOf(item)) ? [item] : [];
  const children = (item.children ?? []).flatMap((child) => filterItem(child, accepts));
  const text = [textOf(item.name), ...(item.type === undefined ? [] : [`[${item.type}]`]), ...(item.detail === undefined ? [] : [textOf(item.detail)])].join(" ");
  return children.length > 0 || accepts(text) ? [{ ...item, children }] : [];
}
