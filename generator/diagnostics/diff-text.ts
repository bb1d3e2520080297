import type { DiffChange, DiffSection } from "./diff-section.js";
import { elsewhere, groupsOf, toDecide, type DiffGroup } from "./diff-groups.js";
import type { Paint } from "./paint.js";
import { visible } from "./visible.js";
import { counted, grouped, listed } from "./english.js";

/** So many changes of a level are told, red ones apart. */
const MOST = 30;
const MOST_RED = 200;

/** A comparison for a person: what somebody has to decide first, then what is good to know. */
export function diffText(diff: DiffSection, ink: Paint): string[][] {
  const levels = Object.keys(diff.counts);
  const red = new Set(toDecide(diff));
  const blocks = levels.filter((level) => level !== "none").flatMap((level) => {
    const changes = diff.changes.filter((change) => change.level === level);
    return changes.length === 0 ? [] : [levelText(level, changes, red.has(level), ink)];
  });
  return [...blocks, ...movesText(diff, ink), ...reachText(diff, ink), ...tokensText(diff, ink), summary(diff)];
}

function levelText(level: string, changes: readonly DiffChange[], red: boolean, ink: Paint): string[] {
  const colour = red ? ink.red : level === "behaviour" || level === "breaking" || level === "dangerous" ? ink.yellow : ink.cyan;
  const right = counted(changes.length, "change");
  const heading = colour(`── ${ink.bold(level)} ${"─".repeat(Math.max(2, 72 - level.length - right.length))} ${right} ──`);
  const groups = groupsOf(changes);
  const brief = level === "additive" || level === "routing";
  const shown = groups.slice(0, red ? MOST_RED : MOST);
  const left = groups.slice(shown.length).reduce((sum, group) => sum + group.changes.length, 0);
  return [heading, ...shown.flatMap((group, index) => (brief ? briefText(group, ink) : groupText(group, shown.findIndex(({ first }) => first.rule === group.first.rule) === index, ink))), ...(left > 0 ? [`  … and ${grouped(left)} more; --format json lists them all`] : [])];
}

function briefText(group: DiffGroup, ink: Paint): string[] {
  const { first } = group;
  const more = elsewhere(group);
  return [`  ${visible(first.message)}${more === "" ? "" : ` ${ink.dim(visible(more))}`}${first.at === null ? "" : `  ${ink.dim(placeText(first.at))}`}`];
}

/** @param reason whether to say why: once for each rule */
function groupText(group: DiffGroup, reason: boolean, ink: Paint): string[] {
  const { first } = group;
  const more = elsewhere(group);
  const places = [...(first.at === null ? [] : [placeText(first.at)]), ...(first.baseAt === null ? [] : [`in the base ${placeText(first.baseAt)}`])];
  return [
    "",
    `  ${ink.bold(first.rule)}  ${visible(first.message)}${more === "" ? "" : ` ${visible(more)}`}`,
    ...(places.length === 0 ? [] : [`    ${ink.dim(places.join(", "))}`]),
    ...(first.witness === undefined ? [] : [`    ${first.direction === "output" ? "Possible now, and not before:" : "Accepted before, refused now:"} ${visible(clipped(JSON.stringify(first.witness)))}`]),
    ...(first.recorded === null ? [] : [`    ${ink.dim(`recorded in ${visible(first.recorded)}`)}`]),
    ...(reason ? [`    ${ink.dim(`Why: ${first.why}`)}`] : []),
  ];
}

function placeText({ file, line, column }: NonNullable<DiffChange["at"]>): string {
  return `${visible(file)}:${line}:${column}`;
}

export function clipped(text: string, most = 300): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join("")}…`;
}

function movesText({ policyMoves }: DiffSection, ink: Paint): string[][] {
  if (policyMoves.length === 0) return [];
  return [[ink.bold("Policy moves"), ...policyMoves.slice(0, MOST_RED).map(({ action, from, to, level }) => `  ${visible(action)}: ${from} → ${to}  ${ink.dim(level)}`)]];
}

function reachText({ reach }: DiffSection, ink: Paint): string[][] {
  if (reach.length === 0) return [];
  const names = (actions: readonly string[]): string => actions.slice(0, 8).map(visible).join(", ") + (actions.length > 8 ? ", …" : "");
  return [[
    ink.bold("What profiles reach"),
    ...reach.flatMap(({ profile, before, after, gained, lost }) => [
      `  ${visible(profile)}: ${before === null ? "new" : grouped(before)} → ${after === null ? "gone" : counted(after, "action")}`,
      ...(gained.length === 0 ? [] : [`    gained ${names(gained)}`]),
      ...(lost.length === 0 ? [] : [`    lost ${names(lost)}`]),
    ]),
  ]];
}

function tokensText({ tokens }: DiffSection, ink: Paint): string[][] {
  if (tokens === null || tokens.tools.length === 0) return [];
  const rows = tokens.tools.slice(0, MOST).map(({ tool, before, after }) => `  ${visible(tool)}: ${before === null ? "–" : grouped(before)} → ${after === null ? "–" : grouped(after)}`);
  return [[ink.bold("Tokens (o200k) of the tools that changed"), ...rows, ...(tokens.tools.length > MOST ? [`  … and ${grouped(tokens.tools.length - MOST)} more tools`] : []), `  together: ${grouped(tokens.before)} → ${grouped(tokens.after)} (${signed(tokens.after - tokens.before)})`]];
}

export function signed(difference: number): string {
  return difference > 0 ? `+${grouped(difference)}` : difference < 0 ? `−${grouped(-difference)}` : "±0";
}

function summary({ base, head, counts, step }: DiffSection): string[] {
  const parts = Object.entries(counts).filter(([level, count]) => count > 0 && level !== "none").map(([level, count]) => `${grouped(count)} ${level}`);
  const unfelt = counts["none"] ?? 0;
  const versions = step.from === null && step.to === null ? "" : step.from === step.to ? ` (the version stays ${step.to})` : ` (${step.from ?? "none"} → ${step.to ?? "none"})`;
  return [
    `${visible(base)} → ${visible(head)}: ${parts.length === 0 ? "nothing that callers can feel" : listed(parts)}${unfelt === 0 ? "" : `, and ${grouped(unfelt)} that nobody feels`}`,
    ...(step.asked === "none" ? [] : [`Version step: ${step.asked}${versions}`]),
  ];
}
