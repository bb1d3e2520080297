import { findingOf, type RuleCard } from "./card.js";
import type { Finding } from "./finding.js";
import type { Span } from "./span.js";

/** A finding that the team has decided to live with until a day, as the catalog writes it. */
export interface Suppression {
  readonly rule: string;
  /** Path in the catalog; what stands below it is meant too. */
  readonly at: string;
  readonly reason: string;
  readonly owner: string;
  /** Last day on which it holds: `2026-12-31`. */
  readonly until: string;
  readonly node: Span;
}

export interface Suppressed {
  /** What stands, and what is wrong with the suppressions themselves. */
  readonly open: readonly Finding[];
  readonly suppressed: readonly { readonly finding: Finding; readonly suppression: Suppression }[];
}

/**
 * Takes out what the catalog suppresses.
 *
 * @param today `2026-12-31`; generation has no clock, whoever calls says what day it is
 * @param judged tells whether a rule was judged at all in this run: a suppression of one that was
 *   not is neither used nor stale
 */
export function applySuppressions(findings: readonly Finding[], catalog: { readonly suppressions: readonly Suppression[] }, today: string, judged: (rule: string) => boolean = () => true): Suppressed {
  const byRule = new Map<string, Use[]>();
  const uses: Use[] = catalog.suppressions.map((suppression, index) => ({ suppression, path: `suppressions[${index}]`, matched: 0, refused: null }));
  for (const use of uses) byRule.set(use.suppression.rule, [...(byRule.get(use.suppression.rule) ?? []), use]);
  const open: Finding[] = [];
  const suppressed: { finding: Finding; suppression: Suppression }[] = [];
  for (const finding of findings) {
    const fitting = (byRule.get(finding.rule) ?? []).filter(({ suppression }) => covers(suppression.at, finding.path));
    for (const use of fitting) use.matched++;
    const refused = finding.founding ? "founding" : finding.blocks ? "blocks" : null;
    if (refused !== null) for (const use of fitting) use.refused = refused;
    const valid = refused === null ? fitting.find(({ suppression }) => isInForce(suppression, today)) : undefined;
    if (valid) suppressed.push({ finding, suppression: valid.suppression });
    else open.push(finding);
  }
  return { open: [...open, ...uses.flatMap((use) => complaintsOf(use, today, judged))], suppressed };
}

interface Use {
  readonly suppression: Suppression;
  readonly path: string;
  matched: number;
  refused: "founding" | "blocks" | null;
}

function complaintsOf({ suppression, path, matched, refused }: Use, today: string, judged: (rule: string) => boolean): Finding[] {
  const { rule, at, until, node } = suppression;
  const found: Finding[] = [];
  for (const key of ["reason", "owner"] as const) if (suppression[key].trim() === "") found.push(findingOf(suppressionIncomplete, node, path, { rule, at, key }));
  if (!isInForce(suppression, today)) found.push(findingOf(suppressionExpired, node, path, { rule, at, until, isDay: isDay(until) }));
  if (refused !== null) found.push(findingOf(suppressionRefused, node, path, { rule, at, because: refused }));
  else if (matched === 0 && judged(rule)) found.push(findingOf(suppressionUnmatched, node, path, { rule, at }));
  return found;
}

/** The path itself, or anything below it. */
function covers(at: string, path: string): boolean {
  return at !== "" && path.startsWith(at) && (path.length === at.length || path[at.length] === "." || path[at.length] === "[");
}

function isInForce({ until }: Suppression, today: string): boolean {
  return isDay(until) && until >= today;
}

/** A day that the calendar has: `2026-02-31` would hold longer than anybody meant. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const shown = ({ rule, at }: { readonly rule: string; readonly at: string }): string => `The suppression of ${rule} at ${at}`;

export const suppressionExpired: RuleCard<{ rule: string; at: string; until: string; isDay: boolean }> = {
  id: "suppression-expired",
  severity: "error",
  blocks: false,
  summary: "A suppression is past its last day.",
  why: "A day is what makes a suppression a debt and not a decision that nobody remembers.",
  message: (facts) => `${shown(facts)} ${facts.isDay ? `ended with ${facts.until}` : `names ${JSON.stringify(facts.until)}, which is no day of the calendar`}.`,
  remedy: () => "Settle the finding, or agree on another day with a reason in the pull request.",
};

export const suppressionUnmatched: RuleCard<{ rule: string; at: string }> = {
  id: "suppression-unmatched",
  severity: "error",
  blocks: false,
  summary: "A suppression matches no finding.",
  why: "It would hide the next finding of that rule at that place, which nobody has looked at.",
  message: (facts) => `${shown(facts)} matches nothing.`,
  remedy: () => "Take it away; if the finding is still there, correct the rule or the path (a finding prints both).",
};

export const suppressionRefused: RuleCard<{ rule: string; at: string; because: "founding" | "blocks" }> = {
  id: "suppression-refused",
  severity: "error",
  blocks: false,
  summary: "A suppression names a finding that cannot be suppressed.",
  why: "The founding four protect whoever calls the server, and a finding that blocks generation would make an output untrue, whoever lives with it.",
  message: (facts) => `${shown(facts)} has no effect: ${facts.because === "founding" ? "it is one of the founding rules" : "the finding would make an output untrue"}.`,
  remedy: () => "Settle the finding, and take the suppression away.",
};

export const suppressionIncomplete: RuleCard<{ rule: string; at: string; key: string }> = {
  id: "suppression-incomplete",
  severity: "error",
  blocks: false,
  summary: "A suppression has no reason or no owner.",
  why: "Whoever meets it later must learn why it stands and whom to ask.",
  message: (facts) => `${shown(facts)} has an empty \`${facts.key}\`.`,
  remedy: ({ key }) => `Write the ${key}.`,
};

/** What may be wrong with suppressions themselves. */
export const SUPPRESSION_RULES: readonly RuleCard[] = [suppressionExpired, suppressionUnmatched, suppressionRefused, suppressionIncomplete];
