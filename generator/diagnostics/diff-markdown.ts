import { elsewhere, groupsOf, toDecide, type DiffGroup } from "./diff-groups.js";
import type { DiffChange, DiffSection } from "./diff-section.js";
import { clipped, signed } from "./diff-text.js";
import { code, escaped, folded, table } from "./markdown-text.js";
import type { Report } from "./report.js";
import { counted, grouped, listed } from "./english.js";

/** Rows of a table, and items of a folded list. */
const MOST = 60;

/** Decisions that are seen without unfolding. */
const MOST_OPEN = 20;

/**
 * A comparison as a comment on a pull request. First what somebody has to decide and sign; then which
 * promises of safety moved, what profiles reach, what it costs; the rest folded. Where little changed
 * it is a few lines.
 */
export function diffMarkdown(diff: DiffSection, report: Pick<Report, "outcome">): string[][] {
  const levels = Object.keys(diff.counts);
  const red = toDecide(diff);
  const decide = diff.changes.filter(({ level }) => red.includes(level));
  const others = levels.filter((level) => !red.includes(level) && level !== "none" && diff.counts[level]! > 0);
  const rest = diff.changes.filter(({ level }) => others.includes(level));
  return [
    [title(diff, decide, report)],
    [`${code(diff.base)} → ${code(diff.head)}${stepText(diff)}`],
    ...decisions(decide),
    ...movesTable(diff),
    ...reachTable(diff),
    ...tokensTable(diff),
    // Three lines are sooner read than unfolded.
    ...(rest.length > 0 && rest.length <= 3 ? [rest.map(line)] : others.map((level) => foldedLevel(level, diff))),
  ];
}

function title(diff: DiffSection, decide: readonly DiffChange[], { outcome }: Pick<Report, "outcome">): string {
  const told = Object.entries(diff.counts).filter(([level, count]) => count > 0 && level !== "none").map(([level, count]) => `${grouped(count)} ${level}`);
  if (told.length === 0) return "### 🟢 Contract: nothing that callers can feel";
  const open = decide.filter(({ recorded }) => recorded === null).length;
  const ask = decide.length === 0 ? "nothing to decide" : open === 0 ? "recorded in the journal" : `${counted(open, "change")} to decide`;
  return `### ${decide.length === 0 && outcome === "clean" ? "🟢" : open === 0 && outcome === "clean" ? "🟡" : "🔴"} Contract: ${listed(told)} — ${ask}`;
}

function stepText({ step }: DiffSection): string {
  if (step.asked === "none") return "";
  const versions = step.from === step.to ? (step.to === null ? "" : `, the version stays ${escaped(step.to)}`) : `, the version goes from ${escaped(step.from ?? "none")} to ${escaped(step.to ?? "none")}`;
  return ` · version step: **${step.asked}**${versions}`;
}

/** The gravest stand open, so that the tables below are still in sight. */
function decisions(decide: readonly DiffChange[]): string[][] {
  const items = groupsOf(decide).map(decision);
  const [open, more] = [items.slice(0, MOST_OPEN), items.slice(MOST_OPEN)];
  return [...(open.length === 0 ? [] : [open]), ...(more.length === 0 ? [] : [folded(`${grouped(more.length)} more to decide`, more)])];
}

function decision(group: DiffGroup): string {
  const { first } = group;
  const more = elsewhere(group);
  const parts = [
    `- [${first.recorded === null ? " " : "x"}] **${first.level}** ${code(first.rule)} ${escaped(first.message)}${more === "" ? "" : ` ${escaped(more)}`}`,
    ...(first.witness === undefined ? [] : [`<br>${first.direction === "output" ? "Possible now, and not before" : "Accepted before, refused now"}: ${code(clipped(JSON.stringify(first.witness), 200))}`]),
    ...(first.at === null && first.baseAt === null ? [] : [`<br>${[...(first.at === null ? [] : [code(placeText(first.at))]), ...(first.baseAt === null ? [] : [`base ${code(placeText(first.baseAt))}`])].join(", ")}`]),
    ...(first.recorded === null ? [] : [`<br>recorded in ${code(first.recorded)}`]),
  ];
  return parts.join("");
}

function placeText({ file, line }: NonNullable<DiffChange["at"]>): string {
  return `${file}:${line}`;
}

function line(change: DiffChange): string {
  return `- ${change.level}: ${change.writes ? "**writes** " : ""}${escaped(clipped(change.message))}`;
}

function movesTable({ policyMoves }: DiffSection): string[][] {
  if (policyMoves.length === 0) return [];
  return [["**Policy moves**", "", ...table(["action", "was", "is", ""], policyMoves.slice(0, MOST).map(({ action, from, to, level }) => [code(action), from, to, level])), ...rowsLeft(policyMoves.length)]];
}

function reachTable({ reach }: DiffSection): string[][] {
  if (reach.length === 0) return [];
  const names = (actions: readonly string[]): string => (actions.length === 0 ? "" : actions.slice(0, 6).map(code).join(", ") + (actions.length > 6 ? ` and ${actions.length - 6} more` : ""));
  const rows = reach.slice(0, MOST).map(({ profile, before, after, gained, lost }) => [code(profile), before === null ? "–" : grouped(before), after === null ? "–" : grouped(after), names(gained), names(lost)]);
  return [["**What profiles reach**", "", ...table(["profile", "before", "after", "gained", "lost"], rows), ...rowsLeft(reach.length)]];
}

function tokensTable({ tokens }: DiffSection): string[][] {
  if (tokens === null || tokens.tools.length === 0) return [];
  const dearest = [...tokens.tools].sort((a, b) => Math.abs(change(b)) - Math.abs(change(a)));
  const rows = dearest.slice(0, 10).map((row) => [code(row.tool), row.before === null ? "–" : grouped(row.before), row.after === null ? "–" : grouped(row.after), signed(change(row))]);
  const total = `**Tokens** of the tools that changed: ${grouped(tokens.before)} → ${grouped(tokens.after)} (${signed(tokens.after - tokens.before)})`;
  return [tokens.tools.length === 1 ? [`${total}, ${rows[0]![0]}`] : folded(total.replaceAll("**", ""), [...table(["tool", "before", "after", "change"], rows), ...(dearest.length > 10 ? ["", `… and ${counted(dearest.length - 10, "tool")} more.`] : [])])];
}

function change({ before, after }: { readonly before: number | null; readonly after: number | null }): number {
  return (after ?? 0) - (before ?? 0);
}

function rowsLeft(count: number): string[] {
  return count > MOST ? ["", `… and ${grouped(count - MOST)} more.`] : [];
}

function foldedLevel(level: string, diff: DiffSection): string[] {
  const groups = groupsOf(diff.changes.filter((one) => one.level === level));
  const items = groups.slice(0, MOST).map((group) => {
    const more = elsewhere(group);
    return `- ${group.first.writes ? "**writes** " : ""}${escaped(clipped(group.first.message))}${more === "" ? "" : ` ${escaped(more)}`}`;
  });
  return folded(`${grouped(diff.counts[level]!)} ${level}${writing(level, diff)}`, [...items, ...(groups.length > MOST ? ["", `… and ${grouped(groups.length - MOST)} more.`] : [])]);
}

/** What came and may write is seen without unfolding. */
function writing(level: string, { changes }: DiffSection): string {
  const writes = changes.filter((one) => one.level === level && one.writes).length;
  return writes === 0 ? "" : `, ${grouped(writes)} of them may write`;
}
