import { digestOf, printDigest } from "../../generator/output/digest.js";
import { partsOf, type Owner } from "../../generator/output/section.js";
import { memoryDisk, type Content } from "../../generator/output/memory-disk.js";
import type { OutputFile, Sections } from "../../generator/emit/emitter.js";
import type { Disk } from "../../generator/output/disk.js";

/** A tool's part of `shared.md` begins at its heading and ends before the next one. */
export const SECTIONS: Sections = {
  opens: (line) => /^## (.+)$/.exec(line)?.[1] ?? null,
  ends: (line) => line.startsWith("# "),
};

export interface SampleTool {
  readonly name: string;
  readonly says: string;
}

/** What a small generator writes: a file of each tool, a shared one, and their digests. */
export function sample(tools: readonly SampleTool[], { frame = "# Tools", printer = "1", server = "server" } = {}): OutputFile[] {
  const files: OutputFile[] = [
    ...tools.map(({ name, says }) => ({ path: `tools/${name}.txt`, text: `made by printer ${printer}\n${says}\n`, tool: name, sections: null })),
    { path: "shared.md", text: `${frame}\n\n${tools.map(({ name, says }) => `## ${name}\n\n${says} (${printer})\n\n`).join("")}# End\n`, tool: null, sections: SECTIONS },
  ];
  const digest = (owner: Owner, source: string) => {
    const outputs = files.flatMap((file) => {
      const part = partsOf(file, file.text).get(owner);
      return part === undefined ? [] : [[file.path, new Set([digestOf(part)])] as const];
    });
    return printDigest({ tool: owner, sources: new Set([digestOf(source)]), outputs: new Map(outputs) });
  };
  return [
    ...files,
    { path: "digests/server.json", text: digest(null, server), tool: null, sections: null },
    ...tools.map(({ name, says }) => ({ path: `digests/tools/${name}.json`, text: digest(name, says), tool: name, sections: null })),
  ];
}

/** The folder as generation leaves it, with some files changed, added or (null) taken away. */
export function diskOf(files: readonly OutputFile[], changes: { readonly [path: string]: Content | null } = {}): Disk {
  const contents = new Map<string, Content>(files.map(({ path, text }) => [path, text]));
  for (const [path, content] of Object.entries(changes)) {
    if (content === null) contents.delete(path);
    else contents.set(path, content);
  }
  return memoryDisk("generated", contents);
}

export const TWO: readonly SampleTool[] = [
  { name: "read", says: "Читает." },
  { name: "write", says: "Пишет." },
];
