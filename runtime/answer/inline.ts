import { codeSpan, plainText } from "./escape.js";

/**
 * A piece of a line of an answer. Plain text and numbers are escaped, so that no value can forge
 * structure; the other kinds say how the value is meant.
 */
export type Inline = string | number | boolean | Code | Quoted | Address;

/** Shown in a code span, character by character. */
export interface Code {
  readonly kind: "code";
  readonly text: string;
}

/** A string value, shown in «guillemets», so that an empty one is seen. */
export interface Quoted {
  readonly kind: "quoted";
  readonly text: string;
}

/** An address that the next call takes as it stands: plain where that is possible, else in a code span. */
export interface Address {
  readonly kind: "address";
  readonly text: string;
}

/** A name or a piece of code, in a code span. */
export const code = (text: string): Code => ({ kind: "code", text });
/** A string value, in «guillemets». */
export const quoted = (text: string): Quoted => ({ kind: "quoted", text });
/** What the next call takes as it stands. */
export const address = (text: string): Address => ({ kind: "address", text });

/**
 * @param start true where the piece begins a block, so that `#`, `-` and the like would make one
 */
export function renderInline(inline: Inline, start = false): string {
  if (typeof inline !== "object") return plainText(String(inline), start) || "«»";
  switch (inline.kind) {
    case "code":
      return codeSpan(inline.text);
    case "quoted":
      return `«${plainText(inline.text, false)}»`;
    case "address": {
      const escaped = plainText(inline.text, start);
      return escaped === inline.text && escaped !== "" ? escaped : codeSpan(inline.text);
    }
  }
}

/** The value as it is, for a filter that looks at elements. */
export function textOf(inline: Inline): string {
  if (typeof inline !== "object") return String(inline);
  return inline.kind === "quoted" ? `«${inline.text}»` : inline.text;
}
