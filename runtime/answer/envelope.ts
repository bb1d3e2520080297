import type { Json, JsonObject } from "../contract/contract.js";
import type { Problem } from "../problem.js";
import type { Said } from "../refusals/say.js";
import type { Bounds } from "../window/page.js";
import type { Status } from "./labels.js";

/** What every call answers with, success and refusal alike (docs/answers.md). */
export interface Envelope {
  readonly ok: boolean;
  /** The action's result, a windowed page ({@link pageData}), or what a refusal knows ({@link refusalData}). */
  readonly data: Json;
  readonly warnings: readonly string[];
  readonly error: Said | null;
  readonly meta: Meta;
}

/** Which call it was and what became of it; null for what the call did not reach (an unknown action, say). */
export interface Meta {
  readonly tool: string;
  readonly action: string | null;
  readonly mode: "read" | "preview" | "apply" | null;
  readonly status: Status;
  readonly address: string | null;
  /** What the apply of this rehearsal will ask for, by parameter. */
  readonly latches?: { readonly [parameter: string]: string };
}

/** `data` of a windowed answer: the page as text, and where it stands. */
export function pageData(text: string, lines: Bounds | null): JsonObject {
  return { text, lines: lines === null ? null : { ...lines } };
}

/** `data` of a refusal: every problem, and the canonical names that some of them tell. */
export function refusalData(problems: readonly Problem[], help: string | null): JsonObject {
  const canonical = (kind: "tool" | "action" | "parameter"): string | null => problems.find((problem) => problem.canonical?.kind === kind)?.canonical?.name ?? null;
  return {
    ...named("canonicalParameter", canonical("parameter")),
    ...named("canonicalAction", canonical("action")),
    ...named("canonicalTool", canonical("tool")),
    ...(problems[0] === undefined || problems[0].didYouMean.length === 0 ? {} : { didYouMean: problems[0].didYouMean }),
    problems: problems.map(problemData),
    ...named("help", help),
  };
}

function problemData({ code, parameter, message, hint, canonical }: Problem): JsonObject {
  return { code, parameter, message, hint, ...named("canonicalParameter", canonical?.kind === "parameter" ? canonical.name : null) };
}

function named(name: string, value: string | null): JsonObject {
  return value === null ? {} : { [name]: value };
}
