import type { OutputFile } from "../emit/emitter.js";
import type { Content } from "../output/memory-disk.js";
import * as rules from "../output/rules.js";

/** A way to spoil a folder of outputs, and the rule that must notice it. */
export interface SpoiltOutputs {
  readonly what: string;
  readonly expected: string;
  readonly contents: ReadonlyMap<string, Content>;
}

/** Every way in which outputs are spoiled in practice, each on a copy of its own. */
export function* spoiltOutputs(files: readonly OutputFile[]): Generator<SpoiltOutputs> {
  const clean = new Map<string, Content>(files.map(({ path, text }) => [path, text]));
  const spoil = (what: string, card: { readonly id: string }, path: string, content: Content | null): SpoiltOutputs => {
    const contents = new Map(clean);
    if (content === null) contents.delete(path);
    else contents.set(path, content);
    return { what, expected: card.id, contents };
  };
  for (const { path, text } of oneOfEachKind(files)) {
    yield spoil(`one character appended to ${path}`, rules.outputHandEdited, path, `${text}x`);
    yield spoil(`${path} deleted`, rules.outputMissing, path, null);
  }
  for (const { path, text } of files.slice(0, 1)) {
    yield spoil(`${path} replaced by a link`, rules.outputNotAFile, path, { kind: "link" });
    yield spoil(`${path} left with conflict markers`, rules.outputConflictMarkers, path, `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`);
    yield spoil(`one space appended to a line of ${path}`, rules.outputHandEdited, path, text.replace("\n", " \n"));
  }
  yield spoil("a file added that the generator did not write", rules.outputOrphan, "stranger.txt", "stranger\n");
  for (const { path, text } of files.filter((file) => file.path === "public-contract.json")) {
    const flipped = text.replace(/"policy": "(?:PREVIEWABLE|PREVIEW_PARAM|APPLY_ONLY|UNDECIDED)"/, '"policy": "READ_ONLY"');
    if (flipped !== text) yield spoil(`a writing policy in ${path} turned into READ_ONLY`, rules.outputHandEdited, path, flipped);
  }
}

/** The first file of each folder and each ending: what one emitter writes. */
function oneOfEachKind(files: readonly OutputFile[]): OutputFile[] {
  const kinds = new Map<string, OutputFile>();
  for (const file of files) {
    const kind = file.path.includes("/") ? `${file.path.slice(0, file.path.lastIndexOf("/"))}/*${file.path.slice(file.path.lastIndexOf("."))}` : file.path;
    if (!kinds.has(kind)) kinds.set(kind, file);
  }
  return [...kinds.values()];
}
