import { closest } from "../catalog/closest.js";
import type { Node } from "../catalog/tree.js";
import type { More } from "../diagnostics/card.js";
import type { Span } from "../diagnostics/span.js";

/** ` Did you mean "x"?` with the known name that is near, or nothing. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const name = closest(given, known);
  return name === null || name === given ? "" : ` Did you mean ${JSON.stringify(name)}?`;
}

/** The edit that writes the near name where a misspelt one stands as a value; nothing elsewhere. */
export function writeClosest(place: Node | Span, given: string, known: Iterable<string>): More {
  if (!("kind" in place) || place.kind !== "scalar" || place.value !== given) return {};
  const name = closest(given, known);
  if (name === null || name === given) return {};
  return { suggestion: { confidence: "likely", at: place, replacement: PLAIN.test(name) ? name : JSON.stringify(name) } };
}

/** What YAML reads as text without quotes, in any version. */
const PLAIN = /^(?!(?:y|n|yes|no|on|off|true|false|null)$)[A-Za-z_][A-Za-z0-9_./-]*$/i;
