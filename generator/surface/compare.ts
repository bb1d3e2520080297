import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { shownApart, type Apart } from "./apart.js";
import { excerpt } from "./connection.js";

/** One place where a listed surface differs from the promised one. */
export interface Difference {
  /** Tool the place lies in. */
  readonly tool: string;
  readonly kind: "tool-missing" | "tool-extra" | "missing" | "extra" | "changed";
  /** JSON pointer within the tool: `/inputSchema/properties/mode/description`. */
  readonly pointer: string;
  /** What the contract promises and what the server says; undefined where there is nothing. */
  readonly promised: Json | undefined;
  readonly listed: Json | undefined;
}

/** A difference as a finding tells it: bounded, with nothing invisible. */
export function factsOf({ tool, kind, pointer, promised, listed }: Difference): { readonly tool: string; readonly kind: Difference["kind"]; readonly pointer: string; readonly promised: string; readonly listed: string } {
  return { tool: excerpt(tool), kind, pointer: excerpt(pointer), ...shownBoth(promised, listed) };
}

export function shown(value: Json | undefined): string {
  return value === undefined ? "nothing" : excerpt(JSON.stringify(value), 160);
}

/** Two values that differ, so that it is seen where they do. */
export function shownBoth(promised: Json | undefined, listed: Json | undefined): Apart {
  return promised === undefined || listed === undefined ? { promised: shown(promised), listed: shown(listed) } : shownApart(promised, listed);
}

/** A tool as it is listed; a key without a value is as good as absent. */
type Listed = { readonly [key: string]: Json | undefined };

/**
 * Compares what a contract promises with what a server lists, tool by tool and key by key. The order
 * of keys and of tools means nothing; the order of lists does, but for `required` and `enum`, which
 * are sets.
 */
export function compareSurfaces(promised: readonly Listed[], listed: readonly Listed[]): Difference[] {
  const byName = new Map(listed.map((tool) => [tool.name as string, tool]));
  const differences: Difference[] = [];
  for (const tool of promised) {
    const name = tool.name as string;
    const other = byName.get(name);
    byName.delete(name);
    if (other === undefined) differences.push({ tool: name, kind: "tool-missing", pointer: "", promised: tool as JsonObject, listed: undefined });
    else compare({ tool: name, above: null, key: "" }, tool as JsonObject, withInputSchema(other, tool), differences);
  }
  for (const [name, tool] of byName) differences.push({ tool: name, kind: "tool-extra", pointer: "", promised: undefined, listed: tool as JsonObject });
  return differences;
}

/** A tool that lists no input schema, though the protocol asks for one, takes nothing: no difference from saying so. */
function withInputSchema(listed: Listed, { inputSchema }: Listed): JsonObject {
  const takesNothing = inputSchema !== undefined && sameListed(inputSchema, { type: "object", properties: {} });
  return (takesNothing && (listed.inputSchema ?? null) === null ? { ...listed, inputSchema } : listed) as JsonObject;
}

/** Whether two values say the same to a caller, by the same rules. */
export function sameListed(promised: Json, listed: Json): boolean {
  const differences: Difference[] = [];
  compare({ tool: "", above: null, key: "" }, promised, listed, differences);
  return differences.length === 0;
}

/** Where a comparison stands. Spelled out as a pointer only where something differs. */
interface Place {
  readonly tool: string;
  /** Null at the tool itself. */
  readonly above: Place | null;
  readonly key: string | number;
}

function pointerOf({ above, key }: Place): string {
  return above === null ? "" : pointerOf(above) + pointerTo(key);
}

const SETS = new Set<string | number>(["required", "enum"]);

function compare(place: Place, promised: Json, listed: Json, into: Difference[]): void {
  if (promised === listed) return;
  if (isObject(promised) && isObject(listed)) return compareObjects(place, promised, listed, into);
  if (Array.isArray(promised) && Array.isArray(listed)) {
    if (SETS.has(place.key) && isSameSet(promised, listed)) return;
    if (promised.length === listed.length && !SETS.has(place.key)) return promised.forEach((value, index) => compare(within(place, index), value, listed[index], into));
  }
  into.push({ tool: place.tool, kind: "changed", pointer: pointerOf(place), promised, listed });
}

function compareObjects(place: Place, promised: JsonObject, listed: JsonObject, into: Difference[]): void {
  const { tool } = place;
  for (const key of Object.keys(promised)) {
    const inner = within(place, key);
    if (Object.hasOwn(listed, key)) compare(inner, promised[key]!, listed[key]!, into);
    else into.push({ tool, kind: "missing", pointer: pointerOf(inner), promised: promised[key], listed: undefined });
  }
  for (const key of Object.keys(listed)) {
    if (!Object.hasOwn(promised, key)) into.push({ tool, kind: "extra", pointer: pointerOf(within(place, key)), promised: undefined, listed: listed[key] });
  }
}

const within = (above: Place, key: string | number): Place => ({ tool: above.tool, above, key });

function isSameSet(promised: readonly Json[], listed: readonly Json[]): boolean {
  if (promised.length !== listed.length) return false;
  if (promised.every((value, index) => value === listed[index])) return true;
  const sorted = (list: readonly Json[]): string => list.map(spelled).sort().join("\n");
  return sorted(promised) === sorted(listed);
}

/** JSON that is the same whatever order an object's keys came in. */
function spelled(value: Json): string {
  if (!isObject(value)) return Array.isArray(value) ? `[${value.map(spelled).join()}]` : JSON.stringify(value);
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${spelled(value[key]!)}`).join()}}`;
}

const isObject = (value: Json): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);
