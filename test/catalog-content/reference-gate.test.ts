import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { placeOf } from "../../generator/diagnostics/report.js";
import type { Finding } from "../../generator/diagnostics/finding.js";
import { Host } from "../../generator/host.js";
import { readCatalog } from "../../generator/catalog/read.js";
import { lint } from "../../generator/lint/run.js";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const EDIT = "catalog/tools/metadata_edit.yaml";
const READ = "catalog/tools/metadata_read.yaml";
const ACCESS = "catalog/access.yaml";

/** Errors of the reference catalog with one of its files changed. */
function errorsAfter(file: string, change: (text: string) => string): Finding[] {
  const host = new Host(root);
  const before = readFileSync(join(root, file), "utf8");
  const after = change(before);
  if (after === before) throw new Error(`The change does not change ${file}.`);
  const read = readCatalog("catalog.yaml", { read: (path) => (path === file ? new TextEncoder().encode(after) : host.read(path)), list: (folder) => host.list(folder) });
  const findings = read.kind === "catalog" ? [...read.findings, ...lint(read.catalog)] : read.findings;
  return findings.filter(({ severity }) => severity === "error");
}

/** The text with one change at the last place where a pattern stands. */
function atLast(text: string, pattern: RegExp, replacement: string): string {
  const found = [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].at(-1);
  return found === undefined ? text : text.slice(0, found.index) + found[0].replace(pattern, replacement) + text.slice(found.index + found[0].length);
}

const lastAction = [...readFileSync(join(root, EDIT), "utf8").matchAll(/^ {6}(\w+):$/gm)].at(-1)![1]!;

describe("the reference catalog, spoiled in one place", () => {
  it("a policy removed from the 143rd action is named with its line", () => {
    const errors = errorsAfter(EDIT, (text) => atLast(text, /\n {8}policy: \w+/, ""));
    expect(errors.map(({ rule, file, path }) => ({ rule, file, path }))).toContainEqual({ rule: "action-without-policy", file: EDIT, path: `tools.metadata_edit.actions.${lastAction}` });
    const lines = readFileSync(join(root, EDIT), "utf8").split("\n");
    const place = placeOf(errors.find(({ rule }) => rule === "action-without-policy")!)!;
    expect(lines[place.line - 1]).toContain(`${lastAction}:`);
  });

  it("a scope removed from one action is named", () => {
    const errors = errorsAfter(EDIT, (text) => atLast(text, /\n {8}scope: [\w.]+/, ""));
    expect(errors.map(({ rule, file }) => ({ rule, file }))).toContainEqual({ rule: "mutating-action-without-scope", file: EDIT });
  });

  it("a writing tool in a reading group is named, and each of its actions", () => {
    const errors = errorsAfter(EDIT, (text) => text.replace("group: metadata-write", "group: metadata-read"));
    expect(errors.filter(({ rule }) => rule === "group-reads-and-writes").length).toBeGreaterThan(0);
    expect(new Set(errors.map(({ rule }) => rule))).toContain("group-reads-and-writes");
  });

  it("a reading tool in a writing group is named", () => {
    const errors = errorsAfter(READ, (text) => text.replace("group: metadata-read", "group: metadata-write"));
    expect(errors.map(({ rule, file }) => ({ rule, file }))).toContainEqual({ rule: "group-reads-and-writes", file: READ });
  });

  it("a writing scope given to the default profile is named", () => {
    const errors = errorsAfter(ACCESS, (text) => text.replace(/(reader:[\s\S]*?scopes: )\[\]/, "$1[metadata.write]"));
    expect(errors.map(({ rule, file }) => ({ rule, file }))).toContainEqual({ rule: "default-profile-can-write", file: ACCESS });
  });
});
