import type { Json } from "../../runtime/contract/contract.js";
import type { Change, Evidence, Schematic } from "./change.js";

/** `metadata_edit.set_length`, or what else a change belongs to. */
export function subject({ tool, action, path }: Pick<Change, "tool" | "action" | "path">): string {
  if (tool === null) return path.join(".");
  return action === null ? tool : `${tool}.${action}`;
}

/** The parameter or field that a change is about, with its tool: `metadata_edit.update: filter.state[]`. */
export function place(change: Pick<Change, "tool" | "action" | "path"> & Pick<Schematic, "pointer" | "definition" | "direction">): string {
  const name = valuePath(change.pointer);
  const within = change.definition === null ? "" : ` (definition ${change.definition})`;
  const what = name === "" ? (change.direction === "input" ? "the arguments" : "the result") : `${change.direction === "input" ? "parameter" : "field"} ${name}`;
  return `${subject(change)}: ${what}${within}`;
}

/** A JSON pointer into a schema as a path into values: `/properties/filter/items/enum` → `filter[]`. */
function valuePath(pointer: string): string {
  const steps = pointer.split("/").slice(1).map((step) => step.replace(/~1/g, "/").replace(/~0/g, "~"));
  let path = "";
  for (let at = 0; at < steps.length; at++) {
    const step = steps[at]!;
    if (step === "properties" && at + 1 < steps.length) path += `${path === "" ? "" : "."}${steps[++at]!}`;
    else if (step === "patternProperties" && at + 1 < steps.length) path += `${path === "" ? "" : "."}/${steps[++at]!}/`;
    else if (step === "additionalProperties" && at + 1 < steps.length) path += `${path === "" ? "" : "."}*`;
    else if ((step === "prefixItems" || (step === "items" && /^\d+$/.test(steps[at + 1] ?? ""))) && at + 1 < steps.length) path += `[${steps[++at]!}]`;
    else if (step === "items" && at + 1 < steps.length) path += "[]";
    else if (["anyOf", "oneOf", "allOf"].includes(step) && at + 1 < steps.length) at++;
  }
  return path;
}

/** A value in a sentence, cut where it is long; `nothing` where there is none. */
export function shown(value: Json | undefined): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length <= LONGEST ? text : `${[...text].slice(0, LONGEST - 1).join("")}…`;
}

const LONGEST = 120;

/** Types of a `type-changed`: `string or null`. */
export function types(value: Json | undefined): string {
  if (value === undefined) return "any type";
  return Array.isArray(value) ? value.join(" or ") : String(value);
}

export function because(evidence: readonly Evidence[]): string {
  return evidence.map((item) => EVIDENCE[item]).join(", ");
}

const EVIDENCE: { readonly [evidence in Evidence]: string } = {
  "retired-list": "the list of retired names says so",
  "same-name": "the name is the same",
  "equal-shape": "the shape is equal",
  "similar-name": "the names are alike",
  "similar-words": "the words are alike",
};

/** Pointer of the schema whose keyword a pointer names. */
export function objectOf(pointer: string): string {
  return pointer.replace(/\/(?:required|properties\/[^/]*)$/, "");
}

export function groupName(group: Json | undefined, access: Change<"action-group-changed">["toAccess"]): string {
  if (group === undefined) return "no group";
  return access === null ? String(group) : `${String(group)}, which ${access === "read" ? "reads" : "writes"},`;
}

/** What a call without the flag of a PREVIEW_PARAM action does. */
export function absence(value: Json | undefined): string {
  return value === "rehearse" ? "rehearses" : value === "apply" ? "acts" : "is refused";
}

/** `from "…" to "…"`: of two long texts the part in which they differ, with some words around it. */
export function fromTo({ before, after }: Pick<Change, "before" | "after">): string {
  if (typeof before !== "string" || typeof after !== "string" || Math.max(before.length, after.length) <= SHORT) return `from ${shown(before)} to ${shown(after)}`;
  const [one, other] = [[...before], [...after]];
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start++;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++;
  const [from, left] = [Math.max(0, start - AROUND), Math.max(0, end - AROUND)];
  const part = (letters: readonly string[]): string => shown(`${from > 0 ? "…" : ""}${letters.slice(from, letters.length - left).join("")}${left > 0 ? "…" : ""}`);
  return `from ${part(one)} to ${part(other)}`;
}

const SHORT = 60;
const AROUND = 24;
