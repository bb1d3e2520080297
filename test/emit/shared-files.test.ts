import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emit } from "../../generator/emit/emit.js";
import type { OutputFile } from "../../generator/emit/emitter.js";
import { partsOf } from "../../generator/output/section.js";
import { contractOf } from "../contract/catalog-of.js";

const NAMES = ["alpha_tool", "beta_tool", "gamma_tool", "delta_tool"];

/** What a surface of four tools gives; a changed tool differs in everything that it may differ in. */
function files(changed: ReadonlySet<string>): readonly OutputFile[] {
  const tools = NAMES.map((name) => {
    const after = changed.has(name);
    return `  ${name}:
    title: Заголовок${after ? " иной" : ""} ${name}
    description: Описание ${name}${after ? ", уже иное" : ""}.
    annotations: { openWorldHint: ${after} }
    parameters: { fqn: { type: string, description: Адрес${after ? " иной" : ""} }, last: { type: ${after ? "integer" : "string"} } }
    required: [fqn]
    retired: { parameters: { old: ${after ? "last" : "fqn"} } }
    actions:
      first: { policy: ${after ? "PREVIEWABLE, scope: w, group: w" : "READ_ONLY, group: r"}, description: Первое${after ? " иное" : ""}., takes: [last] }
${after ? "      added: { policy: READ_ONLY, group: r, description: Новое. }\n" : ""}      last: { policy: ${after ? "APPLY_ONLY" : "PREVIEWABLE"}, scope: w, group: w, description: Последнее${after ? " иное" : ""}., latches: [${after ? "confirm" : "expected"}] }
`;
  });
  return [...emit(
    contractOf(`catalog: 1
server: { name: mcpd }
scopes: { w: { title: Запись } }
groups: { r: { access: read, title: Чтение }, w: { access: write, title: Запись } }
profiles: { reader: { title: Читатель, default: true }, writer: { title: Писатель, groups: [r, w], scopes: [w] } }
tools:
${tools.join("")}`),
  )];
}

const base = files(new Set());
const shared = base.filter(({ tool }) => tool === null).map(({ path }) => path);
const textOf = (list: readonly OutputFile[], path: string): string => list.find((file) => file.path === path)!.text;

describe("files that tools share", () => {
  it.each(shared)("merge when different tools are edited: %s", (path) => {
    const folder = mkdtempSync(join(tmpdir(), "shared-"));
    try {
      for (const [one, other] of [["alpha_tool", "beta_tool"], ["gamma_tool", "beta_tool"], ["delta_tool", "alpha_tool"]] as const) {
        const versions = [files(new Set([one])), base, files(new Set([other]))].map((list, index) => {
          const file = join(folder, String(index));
          writeFileSync(file, textOf(list, path));
          return file;
        });
        const merged = spawnSync("git", ["merge-file", "-p", ...versions], { encoding: "utf8" });
        expect({ status: merged.status, text: merged.stdout }).toEqual({ status: 0, text: textOf(files(new Set([one, other])), path) });
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it.each(shared)("have no line that speaks of two tools: %s", (path) => {
    for (const line of textOf(base, path).split("\n")) expect(NAMES.filter((name) => line.includes(name)).length).toBeLessThan(2);
  });

  it.each(shared.filter((path) => base.find((file) => file.path === path)!.sections !== null))("change in the parts of an edited tool alone: %s", (path) => {
    const edited = files(new Set(["beta_tool"]));
    const [before, after] = [base, edited].map((list) => partsOf(list.find((file) => file.path === path)!, textOf(list, path)));
    for (const owner of [null, ...NAMES.filter((name) => name !== "beta_tool")]) expect(after!.get(owner)).toBe(before!.get(owner));
  });
});
