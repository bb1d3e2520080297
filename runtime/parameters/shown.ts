/** A value as a sentence shows it: JSON, cut where it is long. */
export function shown(value: unknown): string {
  const text = typeof value === "number" || typeof value === "bigint" ? String(value) : (JSON.stringify(value) ?? String(value));
  return cut(text);
}

/** What stands in a heading for what was given: a string as it is, anything else as JSON. */
export function given(value: unknown): string {
  return typeof value === "string" ? cut(value) : shown(value);
}

/** A name as a sentence shows it: one whose ends nobody would see stands in guillemets. */
export function visible(name: string): string {
  return name.trim() === name && name !== "" ? name : `«${name}»`;
}

/** Several names; past thirty it says how many more there are. */
export function listed(names: readonly string[]): string {
  const rest = names.length - MOST_NAMES;
  return rest > 0 ? `${names.slice(0, MOST_NAMES).join(", ")}, … (${rest} ещё)` : names.join(", ");
}

const MOST_NAMES = 30;
const LONGEST = 80;

function cut(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST + 2)];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join("")}…` : text;
}
