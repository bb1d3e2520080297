import type { Facts, RuleCard } from "../diagnostics/card.js";

/** Why a file under the output folder is not what generation gives, one card a reason. */
type Card<F extends Facts> = RuleCard<F>;
type Repair = { readonly repair: string };

export const outputMissing: Card<Repair> = {
  id: "output-missing",
  severity: "error",
  summary: "An output of the catalog is not there.",
  why: "Whoever reads the outputs sees a surface that the catalog does not describe: a tool or a promise is missing.",
  blocks: false,
  message: () => "This output is missing: the catalog asks for it and nothing stands in its place.",
  remedy: ({ repair }) => `Run \`${repair}\` and commit the file.`,
};

export const outputStale: Card<Repair & { readonly because: "catalog" | "order" | "merge" }> = {
  id: "output-stale",
  severity: "error",
  summary: "The catalog moved and the output did not.",
  why: "The catalog is the source; until its outputs follow, callers and reviewers read the old contract.",
  blocks: false,
  message: ({ because }) =>
    because === "merge"
      ? "A merge left this output between two branches: what each of them generated is whole, and together they are not what the merged catalog gives."
      : because === "order"
        ? "This output is as the generator left it, and the catalog has since put its tools into another order."
        : "This output is as the generator left it, and the catalog has moved since.",
  remedy: ({ repair }) => `Run \`${repair}\` and commit what it writes.`,
};

export const outputGeneratorUpgraded: Card<Repair> = {
  id: "output-generator-upgraded",
  severity: "error",
  summary: "The catalog stands still and another version of the generator prints it differently.",
  why: "The next one who edits the catalog would commit this difference among changes of their own.",
  blocks: false,
  message: () => "This output is as the generator left it and the catalog has not moved: another version of contract-gate wrote it.",
  remedy: ({ repair }) => `Run \`${repair}\` and commit what it writes as a change of its own.`,
};

export const outputHandEdited: Card<Repair & { readonly how: "text" | "byte-order-mark" | "white-space" | "no-text"; readonly recorded: boolean; readonly parts: readonly string[] }> = {
  id: "output-hand-edited",
  severity: "error",
  summary: "Somebody edited an output by hand.",
  why: "An edit outside the catalog promises what no source says, and the next generation takes it back without a word.",
  blocks: false,
  message: ({ how, recorded, parts }) => {
    if (how === "byte-order-mark") return "This output differs from what generation gives by a byte order mark (U+FEFF) at its beginning and by nothing else.";
    if (how === "no-text") return "This output is not text that generation could have written: its bytes are not UTF-8, or there are far too many of them.";
    const part = parts.length === 0 ? "" : ` in the part of ${parts.map((tool) => `\`${tool}\``).join(", ")}`;
    const only = how === "white-space" ? " It differs in white space alone." : "";
    if (!recorded) return `This file is not what generation gives, and no digest records that the generator wrote it.${only}`;
    return `This output was edited by hand${part}: it is neither what generation gives nor what the generator left.${only}`;
  },
  remedy: ({ repair, recorded }) =>
    recorded
      ? `Move what the edit wanted into the catalog, then run \`${repair}\`; it writes this file anew.`
      : `Move the file out of the output folder if it is yours, delete it if it is not, then run \`${repair}\`.`,
};

export const outputOrphan: Card<Repair & { readonly by: "generator" | "killed-run" | "stranger"; readonly files: number }> = {
  id: "output-orphan",
  severity: "error",
  summary: "A file lies in the output folder and is no output.",
  why: "Whoever reads the folder takes everything in it for the contract, and a leftover describes what is no longer served.",
  blocks: false,
  message: ({ by, files }) =>
    by === "generator"
      ? "The generator wrote this file, and the catalog no longer asks for it."
      : by === "killed-run"
        ? "A run of `generate` that was killed left this file behind."
        : files > 1
          ? `The generator did not write what is in this folder (${files} files).`
          : "The generator did not write this file.",
  remedy: ({ by, repair }) => (by === "stranger" ? "Move it out of the output folder, or delete it; `generate` never removes what it did not write." : `Run \`${repair}\`; it removes the file.`),
};

export const outputConflictMarkers: Card<Repair & { readonly marker: string }> = {
  id: "output-conflict-markers",
  severity: "error",
  summary: "A merge left conflict markers in an output.",
  why: "The file is neither branch's contract, and no reader can parse it.",
  blocks: false,
  message: ({ marker }) => `A merge left conflict markers in this output (\`${marker}\`).`,
  remedy: ({ repair }) => `Settle the conflict in the catalog, not here; then regenerate with \`${repair}\`, which writes this file anew.`,
};

export const outputNotAFile: Card<Repair & { readonly what: string }> = {
  id: "output-not-a-file",
  severity: "error",
  summary: "Something that is no file stands in the place of an output.",
  why: "A link may show one thing to the gate and another to the reader, and writing through it would change a file elsewhere; links are never followed.",
  blocks: false,
  message: ({ what }) => `${what} stands where generation puts a file or a folder of its own.`,
  remedy: ({ repair }) => `Remove it, then run \`${repair}\`.`,
};

export const outputUnreadable: Card<{ readonly reason: string }> = {
  id: "output-unreadable",
  severity: "error",
  summary: "An output cannot be read, so nothing can be said about it.",
  why: "A gate that could not look must not be green, and must not call it drift either.",
  blocks: false,
  message: ({ reason }) => `This output cannot be read: ${reason}.`,
  remedy: () => "Make it readable for whoever runs this (owner and mode of the file and its folders), then run it again.",
};

export const outputIgnoredByGit: Card<{ readonly pattern: string; readonly ignoreFile: string; readonly ignoreLine: number }> = {
  id: "output-ignored-by-git",
  severity: "error",
  summary: "An output was generated and git ignores it.",
  why: "It exists on this machine alone: it is never committed, and everybody else lacks it.",
  blocks: false,
  message: ({ pattern, ignoreFile, ignoreLine }) => `This output is generated but ignored by git: ${ignoreFile}:${ignoreLine} says \`${pattern}\`.`,
  remedy: ({ pattern }) => `Take \`${pattern}\` out of the ignore file or except the output folder from it (\`!generated/**\`), then commit the file.`,
};

export const outputPlaceTaken: Card<Repair & { readonly what: string }> = {
  id: "output-place-taken",
  severity: "error",
  summary: "`generate` would have to overwrite something that it did not write.",
  why: "Nothing that the generator did not write is overwritten or removed, so nothing was written at all.",
  blocks: false,
  message: ({ what }) => `${what} stands where an output belongs, and the generator did not write it.`,
  remedy: ({ repair }) => `Move it away if it is yours, delete it if it is not, then run \`${repair}\` again.`,
};

export const OUTPUT_RULES = [
  outputConflictMarkers,
  outputGeneratorUpgraded,
  outputHandEdited,
  outputIgnoredByGit,
  outputMissing,
  outputNotAFile,
  outputOrphan,
  outputPlaceTaken,
  outputStale,
  outputUnreadable,
] as const;
