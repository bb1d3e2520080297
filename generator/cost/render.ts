import type { Cost, SurfaceCost } from "./cost.js";

const BAR = 24;

/** What a surface costs, as a person reads it: a bar for each tool, the dearest first. */
export function renderCost(server: string, cost: SurfaceCost): string {
  const most = Math.max(1, ...cost.tools.map(({ tokens }) => tokens));
  const width = Math.max(...cost.tools.map(({ name }) => name.length), ...cost.groups.map(({ name }) => name.length), ...cost.profiles.map(({ name }) => name.length), 4);
  const row = (part: Cost & { readonly name: string }, bar: boolean): string => {
    const filled = Math.round((part.tokens / most) * BAR);
    const drawn = bar ? `  ${"█".repeat(filled)}${"·".repeat(BAR - filled)}` : "";
    return `  ${part.name.padEnd(width)}${number(part.tokens, 9)}${number(part.bytes, 10)}${number(part.actions, 6)}${drawn}`.trimEnd();
  };
  const head = `  ${"".padEnd(width)}${"tokens".padStart(9)}${"bytes".padStart(10)}${"acts".padStart(6)}`;
  const section = (title: string, parts: readonly (Cost & { readonly name: string })[], bar: boolean): string[] =>
    parts.length === 0 ? [] : ["", title, head, ...parts.map((part) => row(part, bar))];
  const { total } = cost;
  return [
    `${server}: ${total.tokens.toString()} tokens (o200k) and ${total.bytes.toString()} bytes for ${total.tools} tools, ${total.actions} actions`,
    ...section("Tools", cost.tools, true),
    ...section("Groups", cost.groups, false),
    ...section("Profiles", cost.profiles, false),
    "",
  ].join("\n");
}

const number = (value: number, width: number): string => value.toString().padStart(width);
