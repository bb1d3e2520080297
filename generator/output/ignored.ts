/** The line of an ignore file by which git ignores an output. */
export interface Ignored {
  readonly file: string;
  readonly line: number;
  readonly pattern: string;
}

/** What `git check-ignore --verbose -z` answers: `source NUL line NUL pattern NUL path NUL`, again and again; a pattern with `!` is an exception, not an ignored file. */
export function parseIgnored(answer: string): ReadonlyMap<string, Ignored> {
  const fields = answer.split("\0");
  const ignored = new Map<string, Ignored>();
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [file, line, pattern, path] = fields.slice(at, at + 4) as [string, string, string, string];
    if (!pattern.startsWith("!")) ignored.set(path, { file, line: Number(line), pattern });
  }
  return ignored;
}
