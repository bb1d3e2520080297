import type { JsonObject, Selector, Tool } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { isMutating } from "../../../runtime/contract/policy.js";
import { ANNOTATION_TYPES, hintAsRead, isMistyped } from "../../../runtime/surface/hints.js";
import { sameValue } from "../schema/canonical.js";
import { schemaTerm, wireTerm } from "../surface/terms.js";
import { byName, orAbsent, type Asked, type NewChange } from "../telling.js";
import { compareRenames } from "./server.js";
import { compareAcceptance, compareSchemaWords, type Place } from "./schemas.js";

/** What a tool says of itself, its actions aside. */
export function compareToolItself(was: Tool, is: Tool, asked: Asked): void {
  const { before, after, changes } = asked;
  const path = ["tools", is.name];
  const basePath = ["tools", was.name];
  const tool = is.name;
  const tell = (change: NewChange): void => changes.tell({ ...change, basePath: [...basePath, ...change.path.slice(path.length)] });
  const [title, now] = [displayTitle(was), displayTitle(is)];
  if (title !== now) tell({ kind: "tool-words-changed", tool, path: [...path, "title"], name: "title", before: orAbsent(title), after: orAbsent(now) });
  if (was.description !== is.description) tell({ kind: "tool-words-changed", tool, path: [...path, "description"], name: "description", before: orAbsent(was.description), after: orAbsent(is.description) });
  if (was.help !== is.help) tell({ kind: "tool-help-changed", tool, path: [...path, "help"], before: orAbsent(was.help), after: orAbsent(is.help) });
  if (was.identifier !== is.identifier && was.name === is.name) tell({ kind: "tool-identifier-changed", tool, path, before: was.identifier, after: is.identifier });
  if (was.export !== is.export) tell({ kind: "tool-export-changed", tool, path: [...path, "export"], before: orAbsent(was.export), after: orAbsent(is.export) });
  compareHints(was, is, [...path, "annotations"], tell);
  compareSelector(was.selector, is.selector, tool, [...path, "selector"], tell);
  for (const [name, one, other] of byName(new Map(entriesOf(was.wire)), new Map(entriesOf(is.wire)))) {
    if (!sameValue(one, other)) tell({ kind: "tool-wire-changed", tool, path: [...path, "wire", name], name, before: one, after: other });
  }
  for (const names of ["actions", "parameters"] as const) compareRenames(names, was.retired[names], is.retired[names], [...path, "retired", names], tell, tool);
  const place = { tool, action: null, path, basePath, retired: () => undefined };
  compareDialect(was.schema, is.schema, "input", tool, [...path, "schema"], tell);
  compareSchemaWords(wireTerm(before.contract, was), wireTerm(after.contract, is), { ...place, direction: "input" }, asked);
  compareOutput(was, is, { ...place, direction: "output", path: [...path, "outputSchema"], basePath: [...basePath, "outputSchema"] }, asked);
}

/** What clients show: the title, else the one among the annotations. */
function displayTitle({ title, annotations }: Tool): string | null {
  const hint = annotations === null || !Object.hasOwn(annotations, "title") ? null : annotations["title"];
  return title ?? (typeof hint === "string" ? hint : null);
}

/** Hints as a client reads them: one that is left out is its default in the MCP specification. */
const HINTS: ReadonlyMap<string, boolean> = new Map([
  ["readOnlyHint", false],
  ["destructiveHint", true],
  ["idempotentHint", false],
  ["openWorldHint", true],
]);

function compareHints({ annotations: was }: Tool, { name: tool, annotations: is, actions }: Tool, path: readonly string[], tell: (change: NewChange) => void): void {
  const read = (annotations: JsonObject | null, name: string): boolean => hintAsRead(annotations, name) ?? HINTS.get(name)!;
  const writes = actions.some((action) => action.policy !== "UNDECIDED" && isMutating(action));
  const readOnly = read(was, "readOnlyHint") && read(is, "readOnlyHint");
  for (const name of HINTS.keys()) {
    const [before, after] = [read(was, name), read(is, name)];
    if (before !== after) tell({ kind: "hint-changed", tool, path: [...path, name], name, readOnly, writes, before, after });
  }
  for (const [name, before, after] of byName(new Map(entriesOf(was ?? {})), new Map(entriesOf(is ?? {})))) {
    const known = ANNOTATION_TYPES.has(name) && !isMistyped(name, before) && !isMistyped(name, after);
    if (!known && !sameValue(before, after)) tell({ kind: "annotation-changed", tool, path: [...path, name], name, before, after });
  }
}

function compareSelector(was: Selector | null, is: Selector | null, tool: string, path: readonly string[], tell: (change: NewChange) => void): void {
  if (was === null || is === null) return;
  if (was.name !== is.name) tell({ kind: "selector-renamed", tool, path: [...path, "name"], before: was.name, after: is.name });
  if (was.optional && !is.optional) tell({ kind: "selector-became-required", tool, path: [...path, "optional"], before: true, after: false });
  if (!was.optional && is.optional) tell({ kind: "selector-became-optional", tool, path: [...path, "optional"], before: false, after: true });
  for (const name of ["title", "description"] as const) {
    if (was[name] !== is[name]) tell({ kind: "selector-words-changed", tool, path: [...path, name], name, before: orAbsent(was[name]), after: orAbsent(is[name]) });
  }
  for (const [name, before, after] of byName(new Map(entriesOf(was.schema)), new Map(entriesOf(is.schema)))) {
    if (sameValue(before, after)) continue;
    if (name === "default") tell({ kind: "selector-default-changed", tool, path: [...path, "schema", name], before, after });
    else tell({ kind: "selector-words-changed", tool, path: [...path, "schema", name], name, before, after });
  }
}

/** A dialect decides how a schema is judged; where nothing comes out differently, no caller notices. */
function compareDialect(was: JsonObject, is: JsonObject, direction: "input" | "output", tool: string, path: readonly string[], tell: (change: NewChange) => void): void {
  const [before, after] = [was["$schema"], is["$schema"]];
  if (!sameValue(before, after)) tell({ kind: "dialect-changed", tool, direction, path: [...path, "$schema"], before, after });
}

function compareOutput(was: Tool, is: Tool, place: Place, asked: Asked): void {
  const [one, other] = [was.outputSchema, is.outputSchema];
  const { tool, path, basePath } = place;
  const common = { tool, path, basePath, direction: "output", name: "outputSchema" } as const;
  if (one === null && other === null) return;
  if (one === null) asked.changes.tell({ ...common, kind: "result-declared", after: other! });
  else if (other === null) asked.changes.tell({ ...common, kind: "result-withdrawn", before: one });
  else {
    const [before, after] = [schemaTerm(asked.before.contract, one), schemaTerm(asked.after.contract, other)];
    if (typeof one !== "boolean" && typeof other !== "boolean") compareDialect(one, other, "output", tool, path, (change) => asked.changes.tell({ ...change, basePath: [...basePath, "$schema"] }));
    compareAcceptance(before, after, place, asked);
    compareSchemaWords(before, after, place, asked);
  }
}
