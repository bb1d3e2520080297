import type { Json, JsonObject } from "../../runtime/contract/contract.js";
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
  return { tool: excerpt(tool), kind, pointer: excerpt(pointer), promised: shown(promised), listed: shown(listed) };
}

export function shown(value: Json | undefined): string {
  return value === undefined ? "nothing" : excerpt(JSON.stringify(value), 160);
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
    else compare(name, "", tool as JsonObject, withInputSchema(other, tool), differences);
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
  compare("", "", promised, listed, differences);
  return differences.length === 0;
}

const SETS = new Set(["required", "enum"]);

function compare(tool: string, pointer: string, promised: Json, listed: Json, into: Difference[]): void {
  if (promised === listed) return;
  if (isObject(promised) && isObject(listed)) {
    for (const key of new Set([...Object.keys(promised), ...Object.keys(listed)])) {
      const at = `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      if (!Object.hasOwn(listed, key)) into.push({ tool, kind: "missing", pointer: at, promised: promised[key], listed: undefined });
      else if (!Object.hasOwn(promised, key)) into.push({ tool, kind: "extra", pointer: at, promised: undefined, listed: listed[key] });
      else compareMember(tool, at, key, promised[key]!, listed[key]!, into);
    }
    return;
  }
  if (Array.isArray(promised) && Array.isArray(listed) && promised.length === listed.length) {
    promised.forEach((value, index) => compare(tool, `${pointer}/${index}`, value, listed[index], into));
    return;
  }
  into.push({ tool, kind: "changed", pointer, promised, listed });
}

function compareMember(tool: string, at: string, key: string, promised: Json, listed: Json, into: Difference[]): void {
  if (SETS.has(key) && Array.isArray(promised) && Array.isArray(listed)) {
    const sorted = (list: readonly Json[]): string => list.map((value) => JSON.stringify(value)).sort().join("\n");
    if (sorted(promised) !== sorted(listed)) into.push({ tool, kind: "changed", pointer: at, promised, listed });
    return;
  }
  compare(tool, at, promised, listed, into);
}

const isObject = (value: Json): value is JsonObject => typeof value === "object" && value !== null && !Array.isArray(value);
