import { Failed } from "contract-gate/runtime";

/** Lines of a text, counted from one, both ends included. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

/** `12–14`, or `12` where it is one; `0` where there is none. */
export function linesInWords({ first, last }: LineRange): string {
  return last < first ? "0" : first === last ? String(first) : `${first}–${last}`;
}

/**
 * Reads `120` or `120-134`.
 *
 * @throws Failed for lines that a text of so many does not have
 */
export function readLines(given: string, total: number): LineRange {
  const [first, last = first] = given.split("-").map(Number) as [number, number?];
  if (first > last) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `Отрезок ${given} кончается раньше, чем начинается.` }, given });
  if (last > total) throw new Failed({ code: "NOT_APPLICABLE", values: { reason: `Строк ${given} в модуле нет, последняя — ${total}.` }, given });
  return { first, last };
}
