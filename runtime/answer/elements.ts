import { type Document, severalOf } from "./document.js";
import { textOf } from "./inline.js";
import { type Content, countOf, isChange, isNode, type Item, type Section } from "./section.js";

/** The text of every element of a document, in the order in which {@link keepElements} asks for them. */
export function elementTexts(document: Document): readonly string[] {
  const texts: string[] = [];
  filterElements(document, (text) => {
    texts.push(text);
    return false;
  });
  return texts;
}

/**
 * The document with only the elements that were accepted, and the path to each: its ancestors and
 * the heading of its section. Counts stay full, whatever is shown (docs/answers.md); sections without an
 * accepted element go.
 */
export function keepElements(document: Document, accepted: readonly boolean[]): Document {
  let at = 0;
  return filterElements(document, () => accepted[at++] ?? false);
}

/** Asks about every element, in the order of the document, whatever the answers are. */
function filterElements(document: Document, accepts: (text: string) => boolean): Document {
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
    case "list": {
      const items = content.items.flatMap((item) => filterItem(item, accepts));
      return items.length === 0 ? null : { ...content, items };
    }
    case "table": {
      const rows = content.rows.filter((row) => accepts(row.map(textOf).join(" | ")));
      return rows.length === 0 ? null : { ...content, rows };
    }
    case "code": {
      const lines = content.lines.filter((line) => accepts(line));
      return lines.length === 0 ? null : { ...content, lines };
    }
    case "text": {
      const paragraphs = content.paragraphs.filter((paragraph) => accepts(textOf(paragraph)));
      return paragraphs.length === 0 ? null : { ...content, paragraphs };
    }
  }
}

function filterItem(item: Item, accepts: (text: string) => boolean): readonly Item[] {
  const accepted = accepts(itemText(item));
  if (!isNode(item)) return accepted ? [item] : [];
  const children = (item.children ?? []).flatMap((child) => filterItem(child, accepts));
  return accepted || children.length > 0 ? [{ ...item, children }] : [];
}

function itemText(item: Item): string {
  if (isChange(item)) return `${textOf(item.name)}: ${textOf(item.before)} → ${textOf(item.after)}`;
  if (!isNode(item)) return textOf(item);
  return [textOf(item.name), ...(item.type === undefined ? [] : [`[${item.type}]`]), ...(item.detail === undefined ? [] : [textOf(item.detail)])].join(" ");
}
