import { closest } from "../catalog/closest.js";

/** ` Did you mean "x"?` with the known name that is near, or nothing. */
export function didYouMean(given: string, known: Iterable<string>): string {
  const name = closest(given, known);
  return name === null || name === given ? "" : ` Did you mean ${JSON.stringify(name)}?`;
}
