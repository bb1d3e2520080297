import { visible } from "./visible.js";

/** Text that somebody else wrote, in a line of Markdown: nothing of it is markup, a link or a mention. */
export function escaped(text: string): string {
  return visible(text.replace(/\s+/gu, " "))
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/[\\`*_{}[\]()#+!|~>]/g, "\\$&")
    // An empty comment parts the sign from the name, so that nobody is called.
    .replace(/@/g, "@<!-- -->")
    // A scheme or `www.` alone makes a link.
    .replace(/:\/\//g, ":&#47;&#47;")
    .replace(/\bwww\./gi, "www&#46;");
}

/** A code span whose fence is longer than any run of backticks in it. */
export function code(text: string): string {
  const shown = visible(text.replace(/\s+/gu, " "));
  const runs = shown.match(/`+/g) ?? [];
  const fence = "`".repeat(runs.reduce((most, run) => Math.max(most, run.length), 0) + 1);
  const padding = shown.startsWith("`") || shown.endsWith("`") || shown === "" ? " " : "";
  return `${fence}${padding}${shown}${padding}${fence}`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  // A pipe ends a cell, in a code span too.
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replace(/\\?\|/g, "\\|")).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)];
}

export function folded(summary: string, lines: readonly string[]): string[] {
  return ["<details>", `<summary>${summary}</summary>`, "", ...lines, "", "</details>"];
}
