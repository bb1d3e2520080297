import type { RuleCard } from "../diagnostics/card.js";

export const journalEntryMisshapen: RuleCard<{ readonly problem: string }> = {
  id: "journal-entry-misshapen",
  severity: "error",
  summary: "An entry of the journal is not written as entries are.",
  why: "What the journal does not say readably was not said; callers and the changelog go by it.",
  blocks: true,
  message: ({ problem }) => problem,
  remedy: () => "Write the entry as `contract-gate diff <base> --write-journal` drafts it: version, date, title, why, and changes with change, at, fingerprint and note.",
};

export const journalEntryWithoutWhy: RuleCard<{ readonly version: string }> = {
  id: "journal-entry-without-why",
  severity: "error",
  summary: "An entry of the journal gives no reason.",
  why: "An entry is where somebody signs a change that callers feel. A draft that nobody filled in signs nothing.",
  blocks: false,
  message: ({ version }) => `The entry for ${version} has an empty \`why\`.`,
  remedy: () => "Say in a sentence or two why callers have to put up with it, and what to do instead.",
};

export const journalRecordUnmatched: RuleCard<{ readonly change: string; readonly at: string }> = {
  id: "journal-record-unmatched",
  severity: "warning",
  summary: "A new entry of the journal records a change that is not there.",
  why: "Readers of the changelog prepare for a change that does not come, or the change is another one than was signed.",
  blocks: false,
  message: ({ change, at }) => `The entry records ${change} at ${at}, and nothing of that kind changed there.`,
  remedy: () => "Take the record away, or draft it anew with `contract-gate diff <base> --write-journal`.",
};

export const changeUnrecorded: RuleCard<{ readonly change: string; readonly at: string; readonly fingerprint: string; readonly level: string; readonly message: string; readonly why: string; readonly base: string }> = {
  id: "change-unrecorded",
  severity: "error",
  summary: "A breaking or dangerous change stands in no entry of the journal.",
  why: "Callers feel it, and nobody has said that it is meant, why, and what they should do.",
  blocks: false,
  message: ({ level, change, message }) => `${message} This is ${level} (${change}), and the journal does not record it.`,
  remedy: ({ base }) => `Take the change back, or record it: \`contract-gate diff ${base} --write-journal\` drafts the entry, and somebody says why.`,
};

export const versionStepTooSmall: RuleCard<{ readonly from: string; readonly to: string; readonly taken: string; readonly asked: string }> = {
  id: "version-step-too-small",
  severity: "error",
  summary: "The version went up by less than the changes ask for.",
  why: "Callers decide by the version whether they can take it unread.",
  blocks: false,
  message: ({ from, to, taken, asked }) => `The version went from ${from} to ${to}, a ${taken} step; the changes ask for a ${asked} one.`,
  remedy: ({ asked }) => `Give the server a version that is a ${asked} step further, or take the changes back that ask for it.`,
};

export const JOURNAL_RULES = [changeUnrecorded, journalEntryMisshapen, journalEntryWithoutWhy, journalRecordUnmatched, versionStepTooSmall] as const;
