import type { Action, Json, JsonObject, Tool } from "../../runtime/contract/contract.js";
import { checkCall } from "../../runtime/check-call.js";
import { differences, type Fingerprint, type Snapshot } from "../../runtime/fingerprint/fingerprint.js";
import { profileInForce } from "../../runtime/profile.js";
import { LATCHES } from "../../runtime/refusals/rows/latches.js";
import { PARAMETERS } from "../../runtime/refusals/rows/parameters.js";
import { ROUTING } from "../../runtime/refusals/rows/routing.js";
import { VALUES } from "../../runtime/refusals/rows/values.js";
import { WINDOW } from "../../runtime/refusals/rows/window.js";
import { operationOf } from "../../runtime/steps/tool.js";
import { counted } from "../diagnostics/english.js";
import { goldenCases } from "../emit/golden/cases.js";
import { shownApart } from "../surface/apart.js";
import { excerpt } from "../surface/connection.js";
import { plain, type CallAnswer } from "./answer.js";
import { trialsOf } from "./arguments.js";
import { callSilent, readRefused, refusalDiffers, refusalMissing, refusedCallActed } from "./rules.js";
import type { Caller } from "./caller.js";
import { pathOf, some, type ProbeRecord } from "./record.js";

/** A call, and what the contract promises for it: null where it is accepted. */
interface Case {
  readonly name: string;
  readonly action: Action | null;
  readonly arguments: JsonObject;
  readonly refusal: Refusal | null;
}

interface Refusal {
  readonly code: string;
  readonly retryable: boolean;
  readonly canonicalParameter: string | null;
  readonly message: string;
  readonly hint: string;
}

/**
 * Stage 2: what the contract refuses is refused, word for word, and nothing has happened. The cases
 * are those of `generated/golden`, made anew from the contract, and a text for every flag.
 *
 * @param profile that the server runs under; cases of other profiles are not called
 * @param fingerprint of the workspace; null where nobody watches it
 */
export async function checkRefusals(record: ProbeRecord, caller: Caller, profile: string, fingerprint: Fingerprint | null, wanted: (operation: string) => boolean): Promise<void> {
  if (!record.contract.conventions.includes("refusals")) return;
  let before = (await fingerprint?.take()) ?? null;
  for (const tool of record.contract.tools) {
    const cases = casesOf(record, tool, profile).filter(({ action }) => wanted(operationOf(tool, action)));
    tellUntried(record, tool, cases, profile, wanted);
    if (cases.length === 0) continue;
    record.progress(`${excerpt(tool.name, 80)}: ${counted(cases.length, "refusal")}`);
    const counts = new Map<Action | null, { calls: number; failed: boolean }>();
    for (const one of cases) {
      const count = counts.get(one.action) ?? { calls: 0, failed: false };
      counts.set(one.action, count);
      const mark = record.findings.length;
      judge(record, tool, one, await caller.call(tool.name, one.arguments));
      count.calls++;
      count.failed ||= record.failedSince(mark);
    }
    for (const [action, { calls, failed }] of counts) record.check("refusals", operationOf(tool, action), failed ? "failed" : "passed", `${counted(calls, "call")} under ${profile}`);
    before = await unchanged(record, tool, cases.length, fingerprint, before);
  }
}

/** Actions that act at once and require nothing: no call of them is safe to send, so none was. */
function tellUntried(record: ProbeRecord, tool: Tool, cases: readonly Case[], profile: string, wanted: (operation: string) => boolean): void {
  const inForce = profileInForce(record.contract, profile);
  for (const action of tool.actions) {
    const served = action.group !== null && inForce.groups.has(action.group);
    if (!served || action.callClass !== "immediate" || cases.some((one) => one.action === action) || !wanted(operationOf(tool, action))) continue;
    record.check("refusals", operationOf(tool, action), "skipped", action.policy === "UNDECIDED" ? "nobody has decided what it may do" : "it acts at once and requires nothing: no call of it is safe to send");
  }
}

async function unchanged(record: ProbeRecord, tool: Tool, calls: number, fingerprint: Fingerprint | null, before: Snapshot | null): Promise<Snapshot | null> {
  if (fingerprint === null || before === null) return null;
  const after = await fingerprint.take();
  const changes = differences(before, after);
  if (changes.length > 0) record.report(refusedCallActed, `tools.${tool.name}`, { tool: excerpt(tool.name), calls, changes: some(changes) });
  return after;
}

function casesOf(record: ProbeRecord, tool: Tool, profile: string): Case[] {
  const golden = goldenCases(record.surface, tool).filter((one) => one.profile === profile);
  return [...golden.map((one) => ofGolden(tool, one)), ...tool.actions.flatMap((action) => ofFlag(record, tool, action, profile))];
}

function ofGolden(tool: Tool, golden: JsonObject): Case {
  const args = golden.arguments as JsonObject;
  const expect = golden.expect as JsonObject;
  const chosen = tool.selector === null ? tool.actions[0] : tool.actions.find(({ name }) => name === args[tool.selector!.name]);
  const refusal = expect.accepted === true ? null : ({ canonicalParameter: null, ...expect } as unknown as Refusal);
  return { name: golden.name as string, action: chosen ?? null, arguments: args, refusal };
}

/**
 * A flag given as a text. The text is the one that rehearses if it is taken for its meaning; where true
 * acts it is empty, which nobody takes for true. So the call is harmless to most servers that do not
 * check, and the others are what this looks for.
 */
function ofFlag(record: ProbeRecord, tool: Tool, action: Action, profile: string): Case[] {
  const { flag } = action;
  const [trial] = flag === null || action.callClass === "immediate" ? [] : trialsOf(record.surface, tool, action);
  if (flag === null || trial === undefined) return [];
  const args = { ...trial.arguments, [flag.name]: flag.rehearses ? "true" : "" };
  const checked = checkCall(record.surface, profileInForce(record.contract, profile), tool.name, args);
  const [first] = checked.kind === "refused" ? checked.problems : [];
  if (first === undefined) return [];
  const { code, retryable, message, hint } = first;
  return [{ name: `${operationOf(tool, action)} with the text ${JSON.stringify(args[flag.name])} for the flag ${flag.name}`, action, arguments: args, refusal: { code, retryable, message, hint, canonicalParameter: null } }];
}

function judge(record: ProbeRecord, tool: Tool, { name, action, arguments: args, refusal }: Case, answer: CallAnswer | null): void {
  const path = pathOf(tool, action);
  const call = `«${excerpt(name, 120)}» (${excerpt(JSON.stringify(args), 160)})`;
  if (answer === null) return record.report(callSilent, path, { call });
  if (refusal === null) {
    // A handler may well not find the example's object in this workspace; the checks let it through.
    if (!answer.ok && (answer.code === null ? record.contract.answers !== null : CHECK_CODES.has(answer.code))) record.report(readRefused, path, { call, said: shown(answer.message ?? answer.text) });
    return;
  }
  if (answer.ok) return record.report(refusalMissing, path, { call, promised: refusal.code, said: shown(answer.status ?? answer.text) });
  for (const [field, promised, said] of fieldsOf(record.contract.answers, refusal, answer)) {
    if (!same(promised, said)) record.report(refusalDiffers, path, { call, field, ...differing(promised, said) });
  }
}

/** What a refusal promises on the wire, beside what was said. */
function fieldsOf(answers: ProbeRecord["contract"]["answers"], refusal: Refusal, answer: CallAnswer): readonly (readonly [string, Json, Json])[] {
  const words: (readonly [string, Json, Json])[] = [
    ["message", refusal.message, answer.message],
    ["hint", refusal.hint === "" ? null : refusal.hint, answer.hint === "" ? null : answer.hint],
  ];
  // A server that keeps its own shapes has no place for a code.
  if (answers === null) return words;
  return [["code", refusal.code, answer.code], ["retryable", refusal.retryable, answer.retryable], ["canonicalParameter", refusal.canonicalParameter, answer.canonicalParameter], ...words];
}

function same(promised: Json, said: Json): boolean {
  return promised === said || (typeof promised === "string" && typeof said === "string" && plain(promised) === plain(said));
}

function differing(promised: Json, said: Json): { readonly promised: string; readonly said: string } {
  if (promised === null || said === null) return { promised: shown(promised), said: shown(said) };
  const apart = shownApart(promised, said, 200);
  return { promised: apart.promised, said: apart.listed };
}

const shown = (value: Json): string => (value === null ? "nothing" : excerpt(JSON.stringify(value), 200));

/** Codes of the checks: a handler that fails has another. */
const CHECK_CODES: ReadonlySet<string> = new Set([ROUTING, PARAMETERS, VALUES, LATCHES, WINDOW].flatMap((rows) => Object.values(rows).map(({ code }) => code)));
