/** A change of a part of a text; everything around it stays as it is, to the byte. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with all edits made. They may come in any order and must not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = "";
  let at = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < at) throw new Error(`Edits overlap at ${edit.start}.`);
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** Where a place of the old text lies in the new one; for places outside of every edit. */
export function placeAfter(edits: readonly TextEdit[], place: number): number {
  return edits.reduce((moved, edit) => (edit.end <= place ? moved + edit.text.length - (edit.end - edit.start) : moved), place);
}
