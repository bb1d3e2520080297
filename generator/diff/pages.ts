import type { Level } from "./rule.js";
import { DIFF_RULES } from "./rules.js";

const RECORD = "If it is not meant, take the change back. If it is, record it: `contract-gate diff <base> --write-journal` drafts an entry of the journal, and somebody says in it why, and what callers should do.";
const LOOK = "Nothing has to be recorded. See in the pull request that it is meant, and that the version and the words around it still fit.";
const NOTHING = "Nothing has to be done.";
const TODO: { readonly [level in Level]: string } = { breaking: RECORD, dangerous: RECORD, behaviour: LOOK, routing: LOOK, additive: NOTHING, none: NOTHING };

/** What the page of a diff rule shows, in the words of the pages of all rules. */
export const DIFF_PAGES = DIFF_RULES.map(({ id, summary, why, levels, mirror }) => ({
  id,
  severity: levels[0] === "breaking" || levels[0] === "dangerous" ? ("error" as const) : levels[0] === "behaviour" ? ("warning" as const) : ("note" as const),
  summary,
  why: `${why} It is ${levels.join(" or ")}. ${typeof mirror === "string" ? `Its opposite is \`${mirror}\`.` : mirror.none}`,
  blocks: false,
  todo: TODO[levels[0]!],
}));
