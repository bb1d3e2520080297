import { codeFence, codeSpan } from "../../runtime/answer/escape.js";
import { MARK } from "./mark.js";

export { codeSpan } from "../../runtime/answer/escape.js";
export { blocks, oneLine } from "../../runtime/help/help-page.js";
export { cellCode, table } from "../../runtime/help/table.js";

/** A page: the mark and its text, with a line break at the end and LF alone. */
export function page(text: string): string {
  return `<!-- ${MARK} -->\n\n${text.replace(/\r\n?/g, "\n")}\n`;
}

/** A code block whose fence is longer than any run of backticks inside. */
export function codeBlock(language: string, text: string): string {
  const fence = codeFence(text);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** `[`name`](path)`: a link whose text is the name, character by character. */
export function codeLink(name: string, path: string): string {
  return `[${codeSpan(name)}](${path.split("/").map(encodeURIComponent).join("/")})`;
}
