import type { Json } from "../contract/contract.js";
import type { CompiledAction } from "../served-surface.js";
import type { Mode } from "../steps/mode.js";
import type { Answer } from "./answer.js";
import type { Status } from "./labels.js";

/** An answer that may be shown, or what is wrong with what a handler returned (for the server's log). */
export type Accepted = { readonly answer: Answer<Json>; readonly status: Status } | { readonly fault: string };

/**
 * Judges what a handler returned: it is an answer, its status is one that the mode can have, and
 * its data is what the contract's result says.
 *
 * @param needsData true where the data goes over the wire, so that its absence would break the promise
 *   of what was done; a rehearsal may not know it yet
 */
export function acceptAnswer(returned: unknown, mode: Mode, compiled: CompiledAction, needsData: boolean): Accepted {
  if (typeof returned !== "object" || returned === null || Array.isArray(returned)) return { fault: `an answer is an object, not ${returned === null ? "null" : Array.isArray(returned) ? "a list" : typeof returned}` };
  const answer = returned as Answer<Json>;
  const given = answer.status ?? (mode === "preview" ? "dry_run" : "committed");
  if (!STATUSES[mode].includes(given)) return { fault: `a call in mode ${mode} cannot have the status ${JSON.stringify(given)}` };
  const fault = shapeFault(answer) ?? (given === "running" && answer.again === undefined ? "a running answer names how to ask again" : null);
  if (fault !== null) return { fault };
  if (given === "failed" || given === "rolled_back") return { answer, status: given };
  if (answer.data === undefined) return needsData && compiled.promisesResult && given === "committed" ? { fault: "the data that the contract promises is missing" } : { answer, status: given };
  if (!isJson(answer.data)) return { fault: "data is no JSON" };
  return compiled.acceptsResult(answer.data) ? { answer, status: given } : { fault: "data is not what the contract's result says" };
}

/** What each mode may end with. A preview commits nothing, whatever it says. */
const STATUSES: { readonly [mode in Mode]: readonly string[] } = {
  read: ["committed", "failed", "running"],
  preview: ["dry_run", "noop", "failed"],
  apply: ["committed", "noop", "running", "rolled_back", "failed"],
};

const SHAPES: ReadonlyMap<string, "text" | "list"> = new Map([
  ...(["reason", "hint", "code", "address", "operation", "subject", "diff", "markdown", "given"] as const).map((name) => [name, "text"] as const),
  ...(["digest", "changes", "sections", "warnings", "didYouMean", "errors", "checked"] as const).map((name) => [name, "list"] as const),
]);

function shapeFault(answer: Answer<Json>): string | null {
  for (const name in answer) {
    const value: unknown = answer[name as keyof Answer<Json>];
    if (value === undefined) continue;
    const shape = SHAPES.get(name);
    if (shape === "text" && typeof value !== "string") return `${name} is no text`;
    if (shape === "list" && !Array.isArray(value)) return `${name} is no list`;
  }
  const { again } = answer;
  if (again !== undefined && (typeof again !== "object" || again === null || typeof again.tool !== "string")) return "again names no tool";
  return null;
}

/** Whether a value can be sent as JSON and comes back equal. */
function isJson(value: unknown, depth = 0): value is Json {
  switch (typeof value) {
    case "string":
    case "boolean":
      return true;
    case "number":
      return Number.isFinite(value);
    case "object":
      if (value === null) return true;
      if (depth > MOST_DEPTH) return false;
      if (Array.isArray(value)) return value.every((item) => isJson(item, depth + 1));
      return isPlain(value) && Object.values(value).every((member) => member === undefined || isJson(member, depth + 1));
    default:
      return false;
  }
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null) && !("toJSON" in value && typeof value.toJSON === "function");
}

/** Deeper data is a circle, or nothing that anybody reads. */
const MOST_DEPTH = 200;
