import { identifierOf, isReservedFileName, pascal } from "../contract/identifier.js";

export interface ToolNames {
  readonly name: string;
  /** Empty for a tool without actions. */
  readonly actions: readonly string[];
}

export interface Aliases {
  /** What generated code calls a tool, where its name gives nothing of its own. */
  tool(name: string): string | undefined;
  action(tool: string, action: string): string | undefined;
}

/** Leaves room for a number within the longest identifier. */
const LONGEST = 100;

/**
 * Identifiers for those names that give none, or one that generated code or a file has already: of
 * two such names the first keeps its own. Case alone tells no two apart, since some file systems do not.
 */
export function aliasesOf(tools: readonly ToolNames[]): Aliases {
  const toolAliases = new Map<string, string>();
  const actionAliases = new Map<string, Map<string, string>>();
  const files = new Set<string>();
  // Types of a tool with actions are named by both, those of a tool without by the tool alone.
  const types = new Set<string>();
  const parts = new Map<string, string>();
  for (const { name, actions } of tools) {
    const free = (identifier: string): boolean => {
      const part = lower(pascal(identifier));
      return !isReservedFileName(identifier) && !files.has(part) && !(actions.length === 0 && types.has(part));
    };
    const identifier = chosen(name, free, /[/\\]|^\.*$/.test(name), toolAliases);
    const part = pascal(identifier);
    files.add(lower(part));
    parts.set(name, part);
    if (actions.length === 0) types.add(lower(part));
  }
  for (const { name, actions } of tools) {
    const own = new Map<string, string>();
    for (const action of actions) {
      const typeOf = (identifier: string): string => lower(parts.get(name)! + pascal(identifier));
      types.add(typeOf(chosen(action, (identifier) => !types.has(typeOf(identifier)), false, own)));
    }
    actionAliases.set(name, own);
  }
  return { tool: (name) => toolAliases.get(name), action: (tool, action) => actionAliases.get(tool)?.get(action) };
}

function chosen(name: string, free: (identifier: string) => boolean, unfit: boolean, into: Map<string, string>): string {
  const own = identifierOf(name, null);
  if (!unfit && free(own)) return own;
  const base = own.slice(0, LONGEST);
  let alias = unfit && free(base) ? base : `${base}_2`;
  for (let n = 3; !free(alias); n++) alias = `${base}_${n}`;
  into.set(name, alias);
  return alias;
}

const lower = (text: string): string => text.toLowerCase();
