import type { RuleCard } from "../diagnostics/card.js";

/** A refusal that came in other words, or with another code, than the contract promises. */
export const refusalDiffers: RuleCard<{ readonly call: string; readonly field: string; readonly promised: string; readonly said: string }> = {
  id: "refusal-differs",
  severity: "error",
  summary: "A running server refuses a call in other words than the contract promises.",
  why: "A model repairs its call by the words of the refusal. What a refusal says is part of the contract, the same from every server that claims it.",
  blocks: false,
  message: ({ call, field, promised, said }) => `The refusal of ${call} has ${said} as its ${field}; the contract promises ${promised}.`,
  remedy: () => "Say it as `generated/golden` has it; the sentences are data of the public contract.",
};

/** A call that the contract refuses went through. */
export const refusalMissing: RuleCard<{ readonly call: string; readonly promised: string; readonly said: string }> = {
  id: "refusal-missing",
  severity: "error",
  summary: "A running server accepts a call that the contract refuses.",
  why: "What is accepted in silence is done with defaults that nobody chose: a misspelt name, a text taken for a flag, a write without a permission.",
  blocks: false,
  message: ({ call, promised, said }) => `The server accepted ${call} and answered ${said}; the contract refuses it with ${promised}.`,
  remedy: () => "Make the check in the server, before anything runs; the golden cases show the exact refusal.",
};

/** A read that the contract accepts was refused by the checks. */
export const readRefused: RuleCard<{ readonly call: string; readonly said: string }> = {
  id: "read-refused",
  severity: "error",
  summary: "A running server refuses an example call that the contract accepts.",
  why: "A model that follows the examples is turned away.",
  blocks: false,
  message: ({ call, said }) => `The server refused ${call}: ${said}.`,
  remedy: () => "Correct the example in the catalog, or the check in the server.",
};

/** A refused call has changed the workspace. */
export const refusedCallActed: RuleCard<{ readonly tool: string; readonly calls: number; readonly changes: readonly string[] }> = {
  id: "refused-call-acted",
  severity: "error",
  summary: "Calls that had to be refused changed the workspace.",
  why: "Every refusal says that nothing was executed; a server that acts first and refuses then breaks the promise when it matters.",
  blocks: false,
  message: ({ tool, calls, changes }) => `${calls} refused calls of ${tool} changed the workspace: ${changes.join(", ")}.`,
  remedy: () => "Run every check before the handler.",
};

/** The worst: a rehearsal that writes. */
export const previewChanged: RuleCard<{ readonly action: string; readonly call: string; readonly changes: readonly string[] }> = {
  id: "preview-changed-workspace",
  severity: "error",
  summary: "A rehearsal changed the workspace.",
  why: "A preview that cannot prove it did not mutate must not call the mutating core: a model calls previews freely, because the contract says that nothing happens.",
  blocks: false,
  message: ({ action, call, changes }) => `A rehearsal of ${action} (${call}) changed the workspace: ${changes.join(", ")}.`,
  remedy: () => "Keep the preview away from the mutating core, or give the action the policy APPLY_ONLY until it can rehearse.",
};

export const previewSaysApplied: RuleCard<{ readonly action: string; readonly call: string; readonly status: string }> = {
  id: "preview-says-applied",
  severity: "error",
  summary: "A rehearsal answers as if it had been applied.",
  why: "Whoever reads the answer takes the change for made, or stops trusting the status.",
  blocks: false,
  message: ({ action, call, status }) => `A rehearsal of ${action} (${call}) answers with the status ${status}.`,
  remedy: () => "Answer a rehearsal with `dry_run`, or `noop` where there is nothing to change.",
};

export const rehearsalUnproven: RuleCard<{ readonly action: string; readonly reason: string }> = {
  id: "rehearsal-unproven",
  severity: "warning",
  summary: "An action whose preview is promised to be safe could not be rehearsed.",
  why: "Nothing was seen to change, and nothing was seen to be rehearsed either.",
  blocks: false,
  message: ({ action, reason }) => `${action} was not rehearsed: ${reason}.`,
  remedy: () => "Give the action an example in the catalog whose objects are in the workspace that is probed.",
};

export const callSilent: RuleCard<{ readonly call: string }> = {
  id: "call-silent",
  severity: "error",
  summary: "A running server did not answer a call in time.",
  why: "A call without an answer was not judged, and a client waits for it just as long.",
  blocks: false,
  message: ({ call }) => `There was no answer to ${call} in time.`,
  remedy: () => "Look at what the server waits for, or give it more time with --timeout.",
};

export const applyDiffers: RuleCard<{ readonly action: string; readonly what: string; readonly announced: string; readonly done: string }> = {
  id: "apply-differs-from-preview",
  severity: "error",
  summary: "An apply did something else than its preview announced.",
  why: "A person approves what the preview shows; what happens afterwards has to be that.",
  blocks: false,
  message: ({ action, what, announced, done }) => `${what} of ${action} differ: the preview announced ${announced}, the apply answers ${done}.`,
  remedy: () => "Compute the preview and the apply from one plan.",
};

export const applyUnproven: RuleCard<{ readonly action: string; readonly reason: string }> = {
  id: "apply-unproven",
  severity: "warning",
  summary: "An apply in the throw-away copy did not go through.",
  why: "Whether it does what its preview announced was not seen.",
  blocks: false,
  message: ({ action, reason }) => `${action} was not applied in the copy: ${reason}.`,
  remedy: () => "Give the action an example that can be applied to a copy of the workspace.",
};

export const failedApplyActed: RuleCard<{ readonly action: string; readonly status: string; readonly changes: readonly string[] }> = {
  id: "failed-apply-acted",
  severity: "error",
  summary: "An apply that says that it changed nothing left changes behind.",
  why: "`rolled_back`, `failed` and `noop` promise that everything is as it was.",
  blocks: false,
  message: ({ action, status, changes }) => `The apply of ${action} answers ${status}, and the copy is changed: ${changes.join(", ")}.`,
  remedy: () => "Roll back before answering, or answer what is true.",
};

export const mutationEscaped: RuleCard<{ readonly action: string; readonly changes: readonly string[] }> = {
  id: "mutation-escaped",
  severity: "error",
  summary: "An apply in a throw-away copy changed the workspace itself.",
  why: "The server does not work where it was told to; nothing that it applies can be taken back.",
  blocks: false,
  message: ({ action, changes }) => `Applying ${action} in the copy changed the workspace itself: ${changes.join(", ")}. The probe stopped there.`,
  remedy: () => "Start the server so that it works on the folder that `{workspace}` stands for in its command.",
};

export const conventionWithinReach: RuleCard<{ readonly convention: string; readonly kept: boolean; readonly evidence: string }> = {
  id: "convention-within-reach",
  severity: "note",
  summary: "A convention that the catalog does not claim, and how far the server keeps it already.",
  why: "Conventions are claimed one by one; each that is claimed is held by the gate and the probe from then on.",
  blocks: false,
  message: ({ convention, kept, evidence }) => (kept ? `The server could claim \`${convention}\`: ${evidence}.` : `\`${convention}\` is not kept yet: ${evidence}.`),
  remedy: ({ convention, kept }) => (kept ? `Add \`${convention}\` to \`conventions\`, and probe again.` : `Nothing has to be done; it is what stands between the server and \`${convention}\`.`),
};

export const PROBE_RULES = [refusalDiffers, refusalMissing, readRefused, refusedCallActed, callSilent, previewChanged, previewSaysApplied, rehearsalUnproven, applyDiffers, applyUnproven, failedApplyActed, mutationEscaped, conventionWithinReach] as const;
