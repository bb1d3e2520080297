/** What YAML 1.2 (core schema) makes of a scalar without quotes. */
export function resolvePlain(text: string): string | number | boolean | null {
  if (text === "") return null;
  switch (text.charCodeAt(0)) {
    case 0x7e: // ~
    case 0x6e: // n
    case 0x4e: // N
      return text === "~" || text === "null" || text === "Null" || text === "NULL" ? null : text;
    case 0x74: // t
    case 0x54: // T
      return text === "true" || text === "True" || text === "TRUE" ? true : text;
    case 0x66: // f
    case 0x46: // F
      return text === "false" || text === "False" || text === "FALSE" ? false : text;
    default:
      return isNumberStart(text.charCodeAt(0)) ? resolveNumber(text) : text;
  }
}

/**
 * True where the number that a program holds would be written as it stands in the source.
 *
 * `1.10`, `012`, `+1`, `0x1F`, `1e400` and integers past 2^53 are numbers to YAML and come out as
 * something else: the author meant text, or a value that a double cannot hold. A number beyond
 * 2^53 is exact in exponent form (`1.8446744073709552e+19`), where nobody expects the digits to be.
 */
export function isExactNumber(text: string, value: number): boolean {
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(value) && String(value) === text;
  return Number.isFinite(value) && (String(value) === text || (Number.isInteger(value) && !Number.isSafeInteger(value) && value.toExponential() === text));
}

function isNumberStart(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x2e;
}

function resolveNumber(text: string): string | number {
  if (/^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(text)) return Number(text);
  if (/^0x[0-9a-fA-F]+$|^0o[0-7]+$/.test(text)) return Number(text);
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  if (/^\.(?:nan|NaN|NAN)$/.test(text)) return NaN;
  return text;
}
