import type { ObjectShape } from "./shape.js";

/**
 * The Markdown table of a shape's keys, as docs/catalog.md shows it between
 * `<!-- keys: <name> -->` and `<!-- end -->`.
 */
export function keyTable(shape: ObjectShape): string {
  // Keys that a tool has only without actions are told with the actions.
  const keys = Object.entries(shape.keys).filter(([name]) => shape.idle?.keys.includes(name) !== true);
  const told = keys.some(([, key]) => key.absent !== null);
  const head = told ? ["| key | value | absent |", "|---|---|---|"] : ["| key | value |", "|---|---|"];
  const rows = keys.map(([name, key]) => `| \`${name}\` | ${cell(key.about)} |${told ? ` ${cell(key.absent ?? "")} |` : ""}`.replace(/\|  \|/g, "| |"));
  return [...head, ...rows].join("\n");
}

function cell(text: string): string {
  const phrase = /^[A-Z][a-z' ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return phrase.replace(/\.$/, "").replaceAll("|", "\\|");
}
