/** The marks that git leaves: ours, base (diff3), theirs. Longer ones, where both sides renamed a file, have a label. */
const OPENING = /^(?:(?:<{7}|\|{7}|>{7})(?: |$)|(?:<{8,}|\|{8,}|>{8,}) \S)/;
const MIDDLE = /^={7}$/;

/**
 * One-based line of the first conflict marker of a generated file, or null. A line that generation
 * itself writes is none. `=======` alone is none in Markdown, where it underlines a heading, unless
 * another marker stands in the file.
 */
export function conflictMarker(path: string, expected: string, actual: string): number | null {
  if (!/^[<|>=]{7}/m.test(actual)) return null;
  const own = new Set(expected.split("\n").filter((line) => OPENING.test(line) || MIDDLE.test(line)));
  const lines = actual.split("\n");
  const marker = lines.findIndex((line) => !own.has(line) && (OPENING.test(line) || (MIDDLE.test(line) && !path.endsWith(".md"))));
  return marker === -1 ? null : marker + 1;
}
