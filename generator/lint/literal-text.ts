import type { Json } from "../../runtime/contract/contract.js";

/** A value as a message quotes it: what is long is cut. */
export function literalText(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${Array.from(text.slice(0, 120)).slice(0, 59).join("")}…` : text;
}
