import type { Json } from "../../runtime/contract/contract.js";

/**
 * JSON by the engine's own reader, several times as fast as a strict one; undefined where something is
 * wrong with the text, which a strict reader then names. A key that stands twice is found by counting:
 * the text has as many keys as the value.
 *
 * The order of keys that look like integers is the engine's, so this is for whoever does not print what
 * was read; whoever does asks for undefined where there is such a key.
 */
export function parseQuickly(text: string, deepest: number, { inOrder = false } = {}): Json | undefined {
  let value: Json;
  try {
    value = JSON.parse(text.startsWith("\uFEFF") ? text.slice(1) : text) as Json;
  } catch {
    return undefined;
  }
  return keysInText(text) === keysIn(value, deepest, inOrder) ? value : undefined;
}

/** Strings that a colon follows. The text is JSON, so every quote outside of a string begins one. */
function keysInText(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    at = endOfString(text, at);
    while (isSpace(text.charCodeAt(at))) at++;
    if (text.charCodeAt(at) === 0x3a) keys++;
  }
  return keys;
}

/** Just past the quote that closes the string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === 0x5c) escapes++;
    if (escapes % 2 === 0) return end + 1;
  }
}

function isSpace(code: number): boolean {
  return code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}

/** Keys at every depth; NaN where it nests deeper than is allowed, holds a number past all numbers, or has lost an order that matters. */
function keysIn(value: Json, deepest: number, inOrder: boolean): number {
  if (typeof value !== "object" || value === null) return typeof value === "number" && !Number.isFinite(value) ? NaN : 0;
  if (deepest < 0) return NaN;
  let keys = 0;
  if (Array.isArray(value)) {
    for (const item of value as readonly Json[]) keys += keysIn(item, deepest - 1, inOrder);
    return keys;
  }
  for (const key in value) {
    // Keys that look like integers are the first that the engine names.
    if (inOrder && keys === 0 && isDigit(key.charCodeAt(0))) return NaN;
    keys += 1 + keysIn((value as { readonly [key: string]: Json })[key]!, deepest - 1, inOrder);
  }
  return keys;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;
