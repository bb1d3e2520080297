import type { Recordable } from "./entry.js";

export interface Draft {
  /** File name in the journal's folder. */
  readonly name: string;
  readonly text: string;
}

/**
 * An entry for changes that no entry records yet. `why` is empty on purpose: somebody has to say it,
 * and until then the gate is red.
 *
 * @param date `2026-12-31`
 */
export function draftEntry(changes: readonly Recordable[], version: string, date: string): Draft {
  const [first] = changes;
  const lines = [
    `version: ${quoted(version)}`,
    `date: ${date}`,
    `title: ${quoted(`Изменений, которые заметят вызывающие: ${changes.length}`)}`,
    `why: ""`,
    "changes:",
    ...changes.flatMap(({ rule, at, fingerprint, message }) => [`  # ${oneLine(message)}`, `  - change: ${rule}`, `    at: ${quoted(at)}`, `    fingerprint: ${quoted(fingerprint)}`]),
  ];
  // The fingerprint keeps apart the drafts of pull requests of one day.
  return { name: `${date}-${first!.rule}-${first!.fingerprint.slice(0, 8)}.yaml`, text: `${lines.join("\n")}\n` };
}

/** A JSON string is a YAML one, whatever it holds. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(/[\u007f-\u009f\u2028\u2029\ufeff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff]/g, " ");
}
