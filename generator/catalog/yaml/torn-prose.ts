import type { Source } from "../../diagnostics/span.js";
import type { FindingList } from "../finding-list.js";
import { quote } from "./prose.js";
import { commentAfterProse, proseCut } from "../rules/values.js";
import type { Entry, ScalarNode } from "../tree.js";

/** Keys whose values are sentences, wherever they stand. */
const PROSE_KEYS = new Set(["title", "description", "because", "reason", "intent", "message", "hint", "enable"]);

export function isProseKey(key: string | null | undefined): boolean {
  return key != null && PROSE_KEYS.has(key);
}

/** Finds prose that YAML cuts short without an error: at ` #`, and in flow maps at a comma. */
export class TornProse {
  /** End of the last stretch that was reported, so that its further fragments are not. */
  #reported = -1;

  constructor(
    readonly source: Source,
    readonly findings: FindingList,
    /** Path of the value that is being read. */
    readonly path: () => string,
  ) {}

  /**
   * A plain value with a space after it. `задачу #5` is a cut sentence, `# заметка` after two
   * spaces a comment, and after one space it may be either.
   */
  byComment(key: string, value: ScalarNode): void {
    if (!isProseKey(key)) return;
    const { text } = this.source;
    const rest = /^ +#[^\n]*/.exec(text.slice(value.end, value.end + 2_000))?.[0];
    if (rest === undefined) return;
    const gap = rest.indexOf("#");
    const glued = /^#[^\s#!]/.test(rest.slice(gap));
    if (!glued && gap > 1) return;
    const whole = text.slice(value.start, value.end) + rest.trimEnd();
    const at = { source: this.source, start: value.end + gap, end: value.end + rest.trimEnd().length };
    this.findings.add(glued ? proseCut : commentAfterProse, () => ({
      at,
      path: this.path(),
      message: `The text of \`${key}\` ends before \`${rest.trim().slice(0, 60)}\`: a \`#\` after a space begins a comment.`,
      remedy: `Quote the whole sentence: \`${key}: ${quote(whole)}\`; or, where a comment is meant, set it off with two spaces.`,
      facts: { key },
      suggestion: { confidence: "ask", at: { source: this.source, start: value.start, end: at.end }, replacement: quote(whole) },
    }));
  }

  /** `description: #help …`, `$ref: #/types/Fqn`, where all of the value is a comment. True where that was told. */
  byNothing(key: string | null, start: number): boolean {
    if (key === null) return false;
    const rest = /^ +#[^\s#!][^\n]*/.exec(this.source.text.slice(start, start + 2_000))?.[0];
    if (rest === undefined) return false;
    const at = { source: this.source, start: start + rest.indexOf("#"), end: start + rest.trimEnd().length };
    this.findings.add(proseCut, () => ({
      at,
      path: this.path(),
      message: `\`${key}\` has no ${isProseKey(key) ? "text" : "value"}: \`${rest.trim().slice(0, 60)}\` is a comment to YAML.`,
      remedy: `Quote it: \`${key}: ${quote(rest.trim())}\`.`,
      facts: { key },
      suggestion: { confidence: "likely", at, replacement: quote(rest.trim()) },
    }));
    return true;
  }

  /**
   * `description: &важно текст`, where YAML takes the first word for an anchor: tells it, once nobody has used that.
   *
   * @param key null for an item of a list
   */
  byAnchor(key: string | null, name: string, value: ScalarNode, anchorStart: number): () => void {
    const { source } = this;
    const path = this.path();
    const start = anchorStart - 1;
    const end = Math.max(value.end, anchorStart + name.length);
    const whole = source.text.slice(start, end);
    const text = key === null ? "the text" : `the text of \`${key}\``;
    const lost = value.value === null ? `\`&${name}\` is no text to YAML` : `${text[0]!.toUpperCase()}${text.slice(1)} begins after \`&${name}\``;
    return () => this.findings.add(proseCut, () => ({
      at: { source, start, end: anchorStart + name.length },
      path,
      message: `${lost}: \`&\` begins an anchor, and no alias uses it.`,
      remedy: `Quote the whole: \`${key === null ? "" : `${key}: `}${quote(whole)}\`; or delete the anchor.`,
      facts: { key: key ?? name },
      suggestion: { confidence: "ask", at: { source, start, end }, replacement: quote(whole) },
    }));
  }

  /** A name in a flow map without a colon: mostly the rest of a sentence that a comma ended. */
  byComma(fragment: string, before: Entry | null, start: number, end: number): void {
    if (start <= this.#reported) return;
    const { source } = this;
    const cut = before?.value.kind === "scalar" && typeof before.value.value === "string" && !before.value.quoted && before.alias === null ? before : null;
    const from = cut?.value.start ?? start;
    const whole = /^[^{}[\]\n]*?(?=\s*(?:,\s*[^,{}[\]:]+:\s|[{}[\]\n]|$))/.exec(source.text.slice(from, from + 2_000))?.[0] ?? fragment;
    this.#reported = Math.max(end, from + whole.length);
    const at = { source, start, end };
    this.findings.add(proseCut, () => ({
      at,
      path: this.path(),
      message: cut === null ? `\`${fragment}\` stands in a map without a value.` : `In \`{ … }\` a comma ends a value, so the text of \`${cut.key}\` ends before \`${fragment}\`.`,
      remedy: cut === null ? `Write \`${fragment}: …\`, or quote the sentence that it belongs to.` : `Quote the whole sentence: \`${cut.key}: ${quote(whole)}\`.`,
      facts: { fragment },
      ...(cut === null ? {} : { suggestion: { confidence: "likely" as const, at: { source, start: from, end: from + whole.length }, replacement: quote(whole) } }),
    }));
  }
}
