import { type Answer, reasonOf } from "./answer.js";
import type { Document, FieldValue } from "./document.js";
import { address, code, type Inline, textOf } from "./inline.js";
import { FIELDS, type Status, STATUSES } from "./labels.js";
import { codeBlock, list, type Section } from "./section.js";

/** What of a call its answer speaks of. */
export interface Subject {
  readonly tool: string;
  /** The action, or the tool where it has none. */
  readonly operation: string;
  /** The argument that carries the address, if the call has one. */
  readonly address: string | null;
}

/** The answer of a read that went through. */
export function composeRead(subject: Subject, answer: Answer<unknown>): Document {
  const where = answer.address ?? subject.address;
  return {
    circle: STATUSES.committed.circle,
    heading: where !== null ? [address(where)] : answer.subject !== undefined ? [subject.tool, answer.subject] : [subject.tool],
    digest: answer.digest ?? [],
    fields: ownFields(answer),
    sections: [...(answer.sections ?? []), ...remarks(answer)],
    style: "read",
    markdown: answer.markdown ?? null,
    pointer: null,
  };
}

/** The answer of a write or a rehearsal, whatever became of it. */
export function composeWrite(subject: Subject, status: Status, answer: Answer<unknown>, latches: readonly (readonly [string, Inline])[]): Document {
  const where = answer.address ?? subject.address;
  const operation = answer.operation ?? subject.operation;
  const fields: (readonly [string, FieldValue])[] = [["status", statusLine(status, status === "noop" || status === "running" ? answer.reason : undefined)]];
  if (where !== null) fields.push(["fqn", code(where)]);
  fields.push(["operation", code(operation)]);
  if (status === "rolled_back") fields.push(["rollback_reason", reasonOf(answer)]);
  fields.push(...ownFields(answer), ...latches);
  if (answer.again !== undefined) fields.push(["again", code(`${answer.again.tool} ${JSON.stringify(answer.again.arguments)}`)]);
  return {
    circle: STATUSES[status].circle,
    heading: where === null ? [operation] : [operation, address(where)],
    digest: answer.digest ?? [],
    fields: inOrder(fields),
    // A rehearsal tells what would change; only what was read back after a write has changed.
    sections: [...changes(status === "dry_run" ? "Preview" : "Changes", status, answer), ...remarks(answer), ...(answer.sections ?? [])],
    style: "write",
    markdown: answer.markdown ?? null,
    pointer: null,
  };
}

/** `🟢 committed`, with the reason after a dash. */
function statusLine(status: Status, reason?: string): readonly Inline[] {
  const named = `${STATUSES[status].circle} ${status}`;
  return reason === undefined || reason === "" ? [named] : [named, reason];
}

function changes(name: "Changes" | "Preview", status: Status, answer: Answer<unknown>): Section[] {
  const sections: Section[] = [];
  const given = answer.changes ?? [];
  const diff = answer.diff === undefined || answer.diff === "" ? [] : [codeBlock("Diff", "diff", answer.diff)];
  // Nothing has changed where the write was taken back or had nothing to do.
  if (status !== "committed" && status !== "dry_run" && status !== "running") return diff;
  if (name === "Changes") sections.push(list("Changes", given), ...diff);
  else sections.push(...diff, list("Preview", given));
  return sections;
}

function remarks(answer: Pick<Answer<unknown>, "warnings" | "didYouMean" | "errors" | "checked">): readonly Section[] {
  if (answer.warnings === undefined && answer.didYouMean === undefined && answer.errors === undefined && answer.checked === undefined) return NOTHING;
  const sections: readonly (readonly [string, readonly string[] | undefined])[] = [
    ["Warnings", answer.warnings],
    ["Did you mean", answer.didYouMean],
    ["Errors", answer.errors],
    ["Checked", answer.checked],
  ];
  return sections.flatMap(([name, items]) => (items === undefined || items.length === 0 ? [] : [list(name, items)]));
}

const NOTHING: readonly never[] = [];

function ownFields(answer: Answer<unknown>): readonly (readonly [string, Inline])[] {
  if (answer.fields === undefined) return NOTHING;
  return inOrder(Object.entries(answer.fields));
}

/** Standard fields in their fixed order, then the others as they come. */
function inOrder<Value>(fields: readonly (readonly [string, Value])[]): (readonly [string, Value])[] {
  const place = (label: string): number => {
    const index = STANDARD.indexOf(label);
    return index === -1 ? STANDARD.length : index;
  };
  return [...fields].sort(([one], [other]) => place(one) - place(other));
}

const STANDARD: readonly string[] = Object.keys(FIELDS);

/** A refusal or failure. */
export interface Failure {
  readonly message: string;
  readonly hint: string;
  /** The name or value that was refused, if it was one. */
  readonly given: string | null;
  readonly didYouMean: readonly string[];
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** What a handler adds to its failure. */
  readonly sections: readonly Section[];
  readonly pointer: Document["pointer"];
}

/** The answer that tells why a call did not do what it was asked for. */
export function composeFailure(subject: Subject, failure: Failure): Document {
  const { circle } = STATUSES.failed;
  const heading: Inline[] = failure.given !== null ? [subject.tool, code(failure.given)] : subject.address === null ? [subject.tool] : [subject.operation, address(subject.address)];
  const fields: (readonly [string, FieldValue])[] = [["status", statusLine("failed")], ["message", failure.message]];
  if (failure.hint !== "") fields.push(["fix_hint", failure.hint]);
  return {
    circle,
    heading,
    digest: [],
    fields,
    sections: [...remarks(failure), ...failure.sections],
    style: "write",
    markdown: null,
    pointer: failure.pointer,
  };
}

/** The first line of a document without its circle, for a summary. */
export function headingText(document: Document): string {
  return document.heading.map(textOf).join(" — ");
}
