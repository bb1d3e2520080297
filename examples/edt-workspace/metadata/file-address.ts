import { KINDS } from "./kinds.js";

/** Kinds of parts of an object that have folders of their own in the object's. */
export const FOLDERS: ReadonlyMap<string, string> = new Map([
  ["Form", "Forms"],
  ["Command", "Commands"],
  ["Template", "Templates"],
]);

/**
 * The address of what a file holds: of a module, of the object or the form that it describes, of the
 * role whose rights it lists. The next call takes it. A file of another layout keeps its path.
 */
export function addressOfFile(path: string): string {
  const [, folder, ...rest] = path.split("/") as [string, string, ...string[]];
  const file = rest.pop() ?? "";
  const module = file.endsWith(".bsl") ? [file.slice(0, -".bsl".length)] : [];
  if (folder === "Configuration") return ["Configuration", ...module].join(".");
  const kind = [...KINDS.values()].find((candidate) => candidate.folder === folder);
  if (kind === undefined || rest.length % 2 === 0) return path;
  const inner = rest.slice(1).map((part, index) => (index % 2 === 0 ? ([...FOLDERS].find(([, name]) => name === part)?.[0] ?? part) : part));
  return [kind.name, rest[0]!, ...inner, ...module].join(".");
}
