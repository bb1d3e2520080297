import type { Labels, PublicContract } from "../../../runtime/contract/contract.js";
import { entriesOf, keysOf } from "../../../runtime/contract/ordered.js";
import { sameValue } from "../schema/canonical.js";
import { byName, type Asked, type NewChange } from "../telling.js";

/** The words by which callers read answers: labels, statuses, error codes. */
export function compareAnswers({ before, after, changes }: Asked): void {
  const tell = (change: NewChange): void => changes.tell(change);
  const [was, is] = [before.contract, after.contract];
  for (const which of ["fields", "sections"] as const) compareLabels(which, was.labels, is.labels, tell);
  compareStatuses(was.labels, is.labels, tell);
  compareErrors(was, is, tell);
}

type Tell = (change: NewChange) => void;

function compareLabels(of: "fields" | "sections", was: Labels, is: Labels, tell: Tell): void {
  for (const [name, before, after] of byName(new Map(entriesOf(was[of])), new Map(entriesOf(is[of])))) {
    const common = { path: ["labels", of, name], name, of, before, after };
    if (before === undefined) tell({ kind: "label-added", ...common });
    else if (after === undefined) tell({ kind: "label-removed", ...common });
    else if (before !== after) tell({ kind: "label-meaning-changed", ...common });
  }
  // Sections come in a fixed order, by which a reader finds them.
  const [order, now] = [keysOf(was[of]).filter((name) => Object.hasOwn(is[of], name)), keysOf(is[of]).filter((name) => Object.hasOwn(was[of], name))];
  if (of === "sections" && !sameValue(order, now)) tell({ kind: "label-order-changed", path: ["labels", of], name: of, of, before: order, after: now });
}

function compareStatuses(was: Labels, is: Labels, tell: Tell): void {
  for (const [name, before, after] of byName(new Map(entriesOf(was.statuses)), new Map(entriesOf(is.statuses)))) {
    const path = ["labels", "statuses", name];
    if (before === undefined) tell({ kind: "label-added", path, name, of: "statuses", after: after!.meaning });
    else if (after === undefined) tell({ kind: "label-removed", path, name, of: "statuses", before: before.meaning });
    else {
      if (before.circle !== after.circle || before.ok !== after.ok) tell({ kind: "status-changed", path, name, before: { circle: before.circle, ok: before.ok }, after: { circle: after.circle, ok: after.ok } });
      if (before.meaning !== after.meaning) tell({ kind: "label-meaning-changed", path: [...path, "meaning"], name, of: "statuses", before: before.meaning, after: after.meaning });
    }
  }
}

/** Rows of one situation belong together by their id; of those without, by their code. */
function compareErrors(was: PublicContract, is: PublicContract, tell: Tell): void {
  const rows = (contract: PublicContract): ReadonlyMap<string, PublicContract["errors"][number]> => new Map(contract.errors.map((row) => [row.id, row]));
  for (const [id, before, after] of byName(rows(was), rows(is))) {
    const path = ["errors", (before ?? after)!.code];
    if (before === undefined) tell({ kind: "error-added", path, name: id, after: after!.code });
    else if (after === undefined) tell({ kind: "error-removed", path, name: id, before: before.code });
    else {
      if (before.code !== after.code) tell({ kind: "error-code-changed", path: ["errors", after.code], basePath: path, name: id, before: before.code, after: after.code });
      if (before.retryable !== after.retryable) tell({ kind: "error-retryable-changed", path: [...path, "retryable"], name: id, before: before.retryable, after: after.retryable });
      for (const field of ["message", "hint"] as const) {
        if (before[field] !== after[field]) tell({ kind: "error-words-changed", path: [...path, field], name: `${id}.${field}`, before: before[field], after: after[field] });
      }
    }
  }
}
