import { DIFF_RULES } from "./rules.js";

/** What the page of a diff rule shows, in the words of the pages of all rules. */
export const DIFF_PAGES = DIFF_RULES.map(({ id, summary, why, levels, mirror }) => ({
  id,
  severity: levels[0] === "breaking" || levels[0] === "dangerous" ? ("error" as const) : levels[0] === "behaviour" ? ("warning" as const) : ("note" as const),
  summary,
  why: `${why} It is ${levels.join(" or ")}. ${typeof mirror === "string" ? `Its opposite is \`${mirror}\`.` : mirror.none}`,
  blocks: false,
}));
