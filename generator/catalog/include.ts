import type { Finding } from "../diagnostics/finding.js";
import type { Span } from "../diagnostics/span.js";
import type { Files } from "./files.js";
import { finding } from "./rule.js";
import { includeOutside } from "./rules/include.js";
import { catalogMissing, catalogTooLarge } from "./rules/text.js";
import type { MapNode, ScalarNode } from "./tree.js";

/** A file that the main file includes, and the pattern that names it. */
export interface Included {
  readonly path: string;
  readonly at: Span;
}

export interface Inclusion {
  readonly files: readonly Included[];
  readonly findings: readonly Finding[];
}

/**
 * The files that `include` names: patterns in their order, the matches of one in code-unit order,
 * each file once. `*` stands for any part of a name, `**` for any number of folders (hidden ones
 * and `node_modules` aside). A pattern that matches nothing, leaves the catalog's folder or comes upon
 * a link is a finding; the main file itself is never a match.
 */
export function includedFiles(root: MapNode, mainPath: string, files: Files): Inclusion {
  const base = folderOf(mainPath);
  const found = new Map<string, Included>();
  const findings: Finding[] = [];
  for (const node of patternsOf(root)) {
    const pattern = String(node.value);
    const fault = leaves(pattern);
    if (fault !== null) {
      findings.push(finding(includeOutside, { at: node, path: "include", message: `\`${pattern}\` ${fault}.`, remedy: "Name files below the catalog's own folder, with `/` between folders.", facts: { pattern } }));
      continue;
    }
    const segments = pattern.split("/").filter((segment) => segment !== "" && segment !== ".");
    const walk = new Walk(files, mainPath);
    const matches = walk.match(segments, base).filter((path) => path !== mainPath).sort(byCodeUnit);
    const [link] = [...walk.links].sort(byCodeUnit);
    if (link !== undefined) findings.push(linked(node, pattern, link));
    else if (walk.folders > MOST_FOLDERS) findings.push(tooMany(node, pattern));
    else if (matches.length === 0) findings.push(missing(node, pattern, segments.length > 0 && [base, ...segments].filter(Boolean).join("/") === mainPath ? "itself" : walk.endsAtFolder ? "folder" : "absent"));
    for (const path of matches) if (!found.has(path)) found.set(path, { path, at: node });
  }
  return { files: [...found.values()], findings };
}

function patternsOf(root: MapNode): ScalarNode[] {
  const node = root.entries.get("include")?.value;
  const items = node?.kind === "list" ? node.items : node === undefined ? [] : [node];
  return items.filter((item): item is ScalarNode => item.kind === "scalar" && typeof item.value === "string" && item.value !== "");
}

function leaves(pattern: string): string | null {
  if (pattern.includes("\\")) return "holds a backslash, which only some systems read as a folder";
  if (pattern.startsWith("/") || /^[A-Za-z]:/.test(pattern) || pattern.startsWith("~")) return "is an absolute path";
  if (pattern.split("/").includes("..")) return "leaves the catalog's folder with `..`";
  return null;
}

function missing(node: ScalarNode, pattern: string, why: "itself" | "folder" | "absent"): Finding {
  const [message, remedy] = {
    itself: [`\`${pattern}\` is the catalog's main file, which cannot include itself.`, "Delete it from `include`."],
    folder: [`\`${pattern}\` is a folder, and \`include\` names files.`, `Name the files in it: \`${pattern.replace(/\/+$/, "")}/*.yaml\`.`],
    absent: [pattern.includes("*") ? `No file matches \`${pattern}\`.` : `The file \`${pattern}\` does not exist or cannot be read.`, "Correct the path (it is relative to the catalog), or delete it from `include`."],
  }[why] as [string, string];
  return finding(catalogMissing, { at: node, path: "include", message, remedy, facts: { pattern } });
}

/** Neither git nor a system without links would read the same catalog through one, and it may lead anywhere. */
function linked(node: ScalarNode, pattern: string, link: string): Finding {
  return finding(includeOutside, {
    at: node,
    path: "include",
    message: pattern.includes("*") ? `\`${pattern}\` comes upon \`${link}\`, which is a link; links are not followed.` : `\`${pattern}\` leads through the link \`${link}\`; links are not followed.`,
    remedy: "Put the file itself below the catalog's own folder, or write `include` so that it does not meet the link.",
    facts: { pattern, link },
  });
}

/** Folders that one pattern may look into; links that form a cycle would have no end. */
const MOST_FOLDERS = 5_000;

function tooMany(node: ScalarNode, pattern: string): Finding {
  return finding(catalogTooLarge, {
    at: node,
    path: "include",
    message: `\`${pattern}\` looks into more than ${MOST_FOLDERS} folders.`,
    remedy: "Name the folder that holds the parts, as in `tools/**/*.yaml`.",
    facts: { pattern },
  });
}

/** The files below a folder that match the segments of a pattern. */
class Walk {
  folders = 0;
  /** Links that the pattern would have had to follow. */
  readonly links = new Set<string>();
  /** Whether the last segment names a folder. */
  endsAtFolder = false;

  constructor(
    readonly files: Files,
    readonly mainPath: string,
  ) {}

  match(segments: readonly string[], folder: string): string[] {
    const [segment, ...rest] = segments;
    if (segment === undefined || ++this.folders > MOST_FOLDERS) return [];
    if (segment === "**") return this.#below(folder).flatMap((each) => this.match(rest.length === 0 ? ["*"] : rest, each));
    const names = this.files.list(folder) ?? [];
    // Names come from the folder's own list, so that a name that differs in case is missing everywhere.
    const accepts = wildcard(segment);
    const paths = names.filter((name) => accepts(name) && (!name.startsWith(".") || segment.startsWith("."))).map((name) => join(folder, name));
    return paths.flatMap((path) => {
      if (this.#isLink(path, segment, rest.length > 0)) return [];
      if (!this.#isFolder(path)) return rest.length > 0 ? [] : [path];
      if (rest.length > 0) return this.match(rest, path);
      this.endsAtFolder ||= !segment.includes("*");
      return [];
    });
  }

  /** Notes a link that the pattern needs: any that it names, and of those that a star meets the ones of the kind it looks for. */
  #isLink(path: string, segment: string, within: boolean): boolean {
    // The main file was named by whoever runs this, link or not.
    const target = path === this.mainPath ? null : (this.files.link?.(path) ?? null);
    if (target === null) return false;
    if (!segment.includes("*") || (target === "folder") === within) this.links.add(path);
    return true;
  }

  /** A folder and all below it, level by level. */
  #below(folder: string): string[] {
    const folders = [folder];
    for (const each of folders) {
      if (folders.length > MOST_FOLDERS) break;
      const names = (this.files.list(each) ?? []).filter((name) => !name.startsWith(".") && name !== "node_modules");
      folders.push(...names.map((name) => join(each, name)).filter((path) => !this.#isLink(path, "**", true) && this.#isFolder(path)));
    }
    return folders;
  }

  #isFolder(path: string): boolean {
    return this.files.list(path) !== null;
  }
}

/** A matcher for one segment; linear, whatever stars it holds. Names are compared as NFC, which not every disk keeps. */
function wildcard(segment: string): (name: string) => boolean {
  const parts = segment.normalize("NFC").split("*");
  const first = parts[0]!;
  const last = parts.at(-1)!;
  return (raw) => {
    const name = raw.normalize("NFC");
    if (parts.length === 1) return name === first;
    if (name.length < first.length + last.length || !name.startsWith(first) || !name.endsWith(last)) return false;
    let at = first.length;
    for (const part of parts.slice(1, -1)) {
      const next = name.indexOf(part, at);
      if (next === -1) return false;
      at = next + part.length;
    }
    return at <= name.length - last.length;
  };
}

export function folderOf(path: string): string {
  const slash = path.lastIndexOf("/");
  return slash === -1 ? "" : path.slice(0, slash);
}

function join(folder: string, name: string): string {
  return folder === "" ? name : `${folder}/${name}`;
}

function byCodeUnit(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
