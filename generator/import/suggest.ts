import { entriesOf } from "../../runtime/contract/ordered.js";
import type { Json, JsonObject, Policy } from "../../runtime/contract/contract.js";
import { objectOf, type MultiAction } from "./detect.js";
import { isStronglyWriting, leaningOfName, leaningOfProse, type Leaning } from "./leaning.js";

/** A policy for a person to confirm; nothing acts on it. */
export interface Suggestion {
  readonly policy: Exclude<Policy, "UNDECIDED">;
  /** Permission a writing action would need; null for a reading one. */
  readonly scope: string | null;
  readonly because: string;
}

const REHEARSAL_FLAG = /^(dry_?run|validate_?only|preview|preview_?only|simulate|simulation|what_?if|check_?only|no_?op)$/i;

/**
 * Suggests a policy from hints, names and prose. Where they disagree, writing wins; where nothing
 * speaks, writing it is: a suggestion that calls a writing action reading is the worse mistake.
 */
export function suggest(tool: JsonObject, action: string | null, multi: MultiAction | null): Suggestion {
  const reasons: string[] = [];
  const word = action === null ? null : leaningOfName(action);
  const hints = objectOf(tool.annotations) ?? {};

  const reads = decide();
  if (reads) return { policy: "READ_ONLY", scope: null, because: reasons.join("; ") };
  const { scope } = toldBy(tool);
  const rehearsal = rehearsalOf(tool, action, multi);
  if (rehearsal !== null) return { policy: rehearsal.policy, scope, because: [...reasons, rehearsal.because].join("; ") };
  return { policy: "APPLY_ONLY", scope, because: reasons.join("; ") };

  function decide(): boolean {
    if (action !== null && word !== null) {
      reasons.push(said(`the action ${action}`, word));
      if (word.leans === "writes") return false;
      if (hints.readOnlyHint === false || hints.destructiveHint === true) reasons.push("the hints of the whole tool say that it writes, this action's name does not");
      return true;
    }
    if (hints.readOnlyHint === false || hints.destructiveHint === true) {
      reasons.push(hints.readOnlyHint === false ? "the hint readOnlyHint is false" : "the hint destructiveHint is true");
      return false;
    }
    const { ofTool, title, prose } = toldBy(tool);
    const own = [ofTool, title, prose].filter((leaning): leaning is Leaning => leaning !== null);
    const writing = own.find((leaning) => leaning.leans === "writes");
    if (hints.readOnlyHint === true) {
      // `open_nodes` may well only read, as its author says; `create_bucket` hardly does.
      if (ofTool?.leans === "writes" && isStronglyWriting(ofTool.word)) {
        reasons.push(`the hint says read-only, but ${said("the name", ofTool)}`);
        return false;
      }
      reasons.push("the hint readOnlyHint is true");
      return action === null;
    }
    if (ofTool !== null) {
      reasons.push(said("the name", ofTool));
      if (ofTool.leans === "writes") return false;
      if (writing !== undefined) {
        reasons.push(said("but the description", writing));
        return false;
      }
      return action === null;
    }
    const first = title ?? prose;
    if (first === null) {
      reasons.push("nothing tells that it only reads");
      return false;
    }
    reasons.push(said("the description", writing ?? first));
    return writing === undefined && action === null;
  }
}

/** What a tool's own words say of all its actions. */
interface Told {
  readonly ofTool: Leaning | null;
  readonly title: Leaning | null;
  readonly prose: Leaning | null;
  readonly scope: string;
}

/** Each tool's words are read once, however many actions it has. */
function toldBy(tool: JsonObject): Told {
  let told = TOLD.get(tool);
  if (told === undefined) {
    const { name, title, description } = tool;
    const ofText = (text: Json | undefined): Leaning | null => (typeof text === "string" ? leaningOfProse(text) : null);
    TOLD.set(tool, (told = { ofTool: leaningOfName(name as string), title: ofText(title), prose: ofText(description), scope: scopeOf(name as string) }));
  }
  return told;
}

const TOLD = new WeakMap<JsonObject, Told>();

const said = (what: string, { leans, word }: Leaning): string => `${what} ${leans} (${word})`;

/** A parameter by which a call can be rehearsed, for a tool that writes. */
function rehearsalOf(tool: JsonObject, action: string | null, multi: MultiAction | null): { policy: "PREVIEWABLE" | "PREVIEW_PARAM"; because: string } | null {
  // In a bag shared by many actions nothing tells which of them the flag rehearses.
  if (action !== null && multi !== null) return null;
  for (const [name, schema] of entriesOf(objectOf(objectOf(tool.inputSchema)?.properties) ?? {})) {
    const { enum: values } = objectOf(schema) ?? {};
    if (name === "mode" && Array.isArray(values) && values.includes("preview") && values.includes("apply")) {
      return { policy: "PREVIEWABLE", because: "mode chooses between preview and apply" };
    }
  }
  const flag = rehearsalFlag(objectOf(objectOf(tool.inputSchema)?.properties) ?? {});
  return flag === null ? null : { policy: "PREVIEW_PARAM", because: `${flag} is a flag for a rehearsal` };
}

/** The boolean parameter that other servers' authors use for a rehearsal, by its name; null without one. */
export function rehearsalFlag(parameters: { readonly [name: string]: Json }): string | null {
  return entriesOf(parameters).find(([name, schema]) => REHEARSAL_FLAG.test(name) && objectOf(schema)?.type === "boolean")?.[0] ?? null;
}

/** The permission that a writing action of a tool would need: `create_issue` → `issue.write`. */
export function scopeOf(tool: string): string {
  return `${subjectOf(tool)}.write`;
}

/** `create_issue` → `issue`: what is left of a name without its verbs. */
function subjectOf(name: string): string {
  const words = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const nouns = words.filter((word) => leaningOfName(word) === null);
  return (nouns.length > 0 ? nouns : words).slice(0, 3).join("_") || "server";
}
