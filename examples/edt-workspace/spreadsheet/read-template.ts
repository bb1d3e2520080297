import { child, children, type Element, textIn, type XmlText } from "../source/xml.js";

/** A spreadsheet template, as far as whoever fills it needs to know. Rows and columns count from one. */
export interface Template {
  readonly rows: number;
  readonly columns: number;
  readonly formats: number;
  readonly defaultFormatIndex: number;
  readonly areas: readonly Area[];
  readonly merges: readonly string[];
  readonly parameters: readonly Parameter[];
}

export interface Area {
  readonly name: string;
  /** `Rect`, `Rows` or `Columns`. */
  readonly kind: string;
  readonly range: string;
}

export interface Parameter {
  readonly name: string;
  readonly cell: string;
}

export function readTemplate(xml: XmlText): Template {
  const number = (element: Element, name: string, absent = 0): number => {
    const found = child(element, name);
    return found === undefined ? absent : Number(textIn(xml, found));
  };
  const columns = children(xml.root, "columns").find((set) => child(set, "id") === undefined);
  const rows = number(xml.root, "height");
  const width = columns === undefined ? 0 : number(columns, "size");
  return {
    rows,
    columns: width,
    formats: children(xml.root, "format").length,
    defaultFormatIndex: number(xml.root, "defaultFormatIndex"),
    areas: children(xml.root, "namedItem").flatMap((item) => {
      const area = child(item, "area");
      return area === undefined ? [] : [{ name: textIn(xml, child(item, "name")), ...areaOf(textIn(xml, child(area, "type")), (name) => number(area, name) + 1, rows, width) }];
    }),
    merges: children(xml.root, "merge").map((merge) => {
      const [row, column, right, down] = [number(merge, "r") + 1, number(merge, "c") + 1, number(merge, "w"), number(merge, "h")];
      return `${range(row, column, row + down, column + right)} (${down + 1}×${right + 1})`;
    }),
    parameters: parametersOf(xml, number),
  };
}

/** `R1C1:R41C9` */
export function range(row: number, column: number, lastRow: number, lastColumn: number): string {
  return `R${row}C${column}:R${lastRow}C${lastColumn}`;
}

function areaOf(type: string, at: (name: string) => number, rows: number, columns: number): Omit<Area, "name"> {
  if (type === "Rows") return { kind: "Rows", range: range(at("beginRow"), 1, at("endRow"), columns) };
  if (type === "Columns") return { kind: "Columns", range: range(1, at("beginColumn"), rows, at("endColumn")) };
  return { kind: "Rect", range: range(at("beginRow"), at("beginColumn"), at("endRow"), at("endColumn")) };
}

/** Parameters of cells, and those in brackets in the text of cells that are templates. */
function parametersOf(xml: XmlText, number: (element: Element, name: string, absent?: number) => number): readonly Parameter[] {
  const isTemplate = children(xml.root, "format").map((format) => textIn(xml, child(format, "fillType")) === "Template");
  return children(xml.root, "rowsItem").flatMap((item) => {
    const row = number(item, "index") + 1;
    let column = 0;
    return children(child(item, "row") ?? item, "c").flatMap((outer) => {
      // A cell without a number follows the one before it.
      column = number(outer, "i", column) + 1;
      const cell = child(outer, "c");
      if (cell === undefined) return [];
      const names = [textIn(xml, child(cell, "parameter")), ...(isTemplate[number(cell, "f") - 1] === true ? inBrackets(xml, cell) : [])].filter((name) => name !== "");
      return names.map((name) => ({ name, cell: `R${row}C${column}` }));
    });
  });
}

function inBrackets(xml: XmlText, cell: Element): string[] {
  const texts = children(child(cell, "tl") ?? cell, "v8:item").map((item) => textIn(xml, child(item, "v8:content")));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\[([^[\]]+)\]/g)].map(([, name]) => name!)))];
}
