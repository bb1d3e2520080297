/** One thing that was spoiled in the copy, and whether the gate noticed. */
export interface Trial {
  /** `one character appended to tools/metadata_edit.ts`. */
  readonly what: string;
  /** The rule that must notice. */
  readonly expected: string;
  /** Rules that noticed something new; empty where the gate is blind. Null where the catalog has nothing to spoil so. */
  readonly noticed: readonly string[] | null;
}

export function isBlind({ expected, noticed }: Trial): boolean {
  return noticed !== null && !noticed.includes(expected);
}
