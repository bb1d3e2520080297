import { isExactNumber, resolvePlain } from "../plain-scalar.js";

/** Whether a key is a name as it stands: no number, word or merge key that the full reader must tell of. */
export function isUsualKey(key: string, quoted: boolean): boolean {
  if (key === "<<") return false;
  return quoted || isTextKey(key);
}

/** Keys that YAML reads as they stand: text, and integers in their usual spelling. */
export function isTextKey(text: string): boolean {
  const value = resolvePlain(text);
  return typeof value === "string" || (typeof value === "number" && /^-?\d+$/.test(text) && isExactNumber(text, value));
}
