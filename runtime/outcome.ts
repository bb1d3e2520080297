import type { Answer } from "./answer/answer.js";
import { composeFailure, composeRead, composeWrite, headingText, type Subject } from "./answer/compose.js";
import { type Envelope, pageData, refusalData } from "./answer/envelope.js";
import { STATUSES, type Status } from "./answer/labels.js";
import { code } from "./answer/inline.js";
import { renderText } from "./answer/render.js";
import { summarize, summarizeFailure } from "./answer/summary.js";
import type { Refused } from "./check-call.js";
import type { Action, Json, PublicContract, Tool } from "./contract/contract.js";
import { isMutating } from "./contract/policy.js";
import type { Problem } from "./problem.js";
import type { Said } from "./refusals/say.js";
import type { Mode } from "./steps/mode.js";
import type { Page } from "./window/page.js";

/** What a call ends with, in both ways of answering. */
export interface Outcome {
  readonly ok: boolean;
  readonly status: Status;
  /** The markdown that a model reads. */
  readonly markdown: string;
  /** The short Russian text beside an envelope; written when it is asked for. */
  readonly summary: () => string;
  readonly envelope: Envelope;
  /** `data.canonicalParameter` of a refusal, for whoever does not read `data`. */
  readonly canonicalParameter: string | null;
  /** What is known of a defect's cause, where the server was started with diagnostics. */
  readonly diagnostics?: string;
}

/** Whose outcome it is. */
export interface Called {
  readonly contract: PublicContract;
  readonly tool: Tool | null;
  /** The name that was called. */
  readonly toolName: string;
  readonly action: Action | null;
  readonly mode: Mode | null;
  readonly address: string | null;
}

/** A refusal by the checks, or by what they found of the state of the world. */
export function refusal(called: Called, problems: readonly Problem[]): Outcome {
  const [first, ...others] = problems as readonly [Problem, ...Problem[]];
  const pointer = pointerOf(called);
  const document = composeFailure(subjectOf(called), {
    message: first.message,
    hint: first.hint,
    given: first.given,
    didYouMean: first.didYouMean,
    errors: others.map(({ message, hint }) => `${message} ${hint.replace(NOTHING_RAN, "")}`.trim()),
    warnings: [],
    sections: [],
    pointer,
  });
  const data = refusalData(problems, pointer === null ? null : `${pointer.tool} ${pointer.address ?? ""}#help`);
  return failed(called, renderText(document), first, data, []);
}

/** A call whose handler said, or showed, that it failed. */
export function failure(called: Called, said: Said, answer: Partial<Answer<unknown>> & { readonly given?: string }): Outcome {
  const document = composeFailure(subjectOf(called), {
    message: said.message,
    hint: said.hint,
    given: answer.given ?? null,
    didYouMean: answer.didYouMean ?? [],
    errors: answer.errors ?? [],
    warnings: answer.warnings ?? [],
    sections: answer.sections ?? [],
    pointer: pointerOf(called),
  });
  const { message, hint, code: refused } = said;
  const data = { ...(answer.didYouMean === undefined ? {} : { didYouMean: answer.didYouMean }), problems: [{ code: refused, parameter: null, message, hint }] };
  return failed(called, renderText(document), said, data, answer.warnings ?? []);
}

/** The answer of a write or a rehearsal. */
export function written(called: Called, status: Exclude<Status, "failed">, answer: Answer<unknown>, latches: readonly (readonly [string, string])[], rollback: Said | null): Outcome {
  const document = composeWrite(subjectOf(called), status, answer, latches.map(([parameter, value]) => [parameter, code(value)]));
  const data = rollback === null ? ((answer.data ?? null) as Json) : { problems: [{ code: rollback.code, parameter: null, message: rollback.message, hint: rollback.hint }] };
  return {
    ok: STATUSES[status].ok,
    status,
    markdown: renderText(document),
    summary: () => summarize(status, false, headingText(document)),
    envelope: { ok: STATUSES[status].ok, data, warnings: answer.warnings ?? [], error: rollback, meta: { ...metaOf(called, status), ...(latches.length === 0 ? {} : { latches: Object.fromEntries(latches) }) } },
    canonicalParameter: null,
  };
}

/** The answer of a read without a window. */
export function readWhole(called: Called, answer: Answer<unknown>): Outcome {
  const document = composeRead(subjectOf(called), answer);
  return succeeded(called, renderText(document), headingText(document), (answer.data ?? null) as Json, answer.warnings ?? []);
}

/** A page of a windowed read. */
export function readPage(called: Called, page: Page, heading: string, warnings: readonly string[]): Outcome {
  return succeeded(called, page.text, heading, pageData(page.text, page.bounds), warnings);
}

export function subjectOf({ contract, tool, action, address }: Called): Subject {
  const name = tool?.name ?? contract.server.name;
  return { tool: name, operation: action?.name ?? name, address };
}

function succeeded(called: Called, markdown: string, heading: string, data: Json, warnings: readonly string[]): Outcome {
  return {
    ok: true,
    status: "committed",
    markdown,
    summary: () => summarize("committed", true, heading),
    envelope: { ok: true, data, warnings, error: null, meta: metaOf(called, "committed") },
    canonicalParameter: null,
  };
}

function failed(called: Called, markdown: string, said: Said, data: { readonly [key: string]: Json }, warnings: readonly string[]): Outcome {
  const { code: refused, retryable, message, hint } = said;
  const canonical = data["canonicalParameter"];
  return {
    ok: false,
    status: "failed",
    markdown,
    summary: () => summarizeFailure(message, hint),
    envelope: { ok: false, data, warnings, error: { code: refused, retryable, message, hint }, meta: metaOf(called, "failed") },
    canonicalParameter: typeof canonical === "string" ? canonical : null,
  };
}

function metaOf({ toolName, action, mode, address }: Called, status: Status): Envelope["meta"] {
  return { tool: toolName, action: action?.name ?? null, mode, status, address };
}

/** Where a refused write is told about: the tool that the catalog names, else the tool itself. */
function pointerOf({ tool, action, address }: Called): { readonly tool: string; readonly address: string | null } | null {
  if (tool === null || !(action === null ? tool.actions.some(isMutating) : isMutating(action))) return null;
  return { tool: action?.help ?? tool.help ?? tool.name, address };
}

/** The caller behind a refusal of the checks. */
export function calledBy(contract: PublicContract, { toolName, tool, action, mode, address }: Refused): Called {
  return { contract, tool, toolName, action, mode, address };
}

const NOTHING_RAN = /^Ничего не выполнялось\. /;
