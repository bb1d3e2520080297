import type { Catalog } from "../../catalog/model.js";
import type { Span } from "../../diagnostics/span.js";
import { ACTION_SUFFIXES, TOOL_SUFFIX, identifierOf, namedTypeName, pascal } from "../../contract/identifier.js";
import type { Rule } from "../rule.js";

export const nameClashIdentifier: Rule<{ identifier: string; paths: readonly string[] }> = {
  id: "name-clash-identifier",
  severity: "error",
  blocks: true,
  summary: "Different names become one identifier in generated code.",
  why: "Wire names are told apart by every character, identifiers are not: the types of two actions would merge, or one file would overwrite the other.",
  bad: `tools:
  object_type:
    group: data-read
    description: Типы объектов.
    actions:
      get_type: { policy: READ_ONLY, description: Показывает тип. }
      get-type: { policy: READ_ONLY, description: Показывает состав типа. }
`,
  good: `tools:
  object_type:
    group: data-read
    description: Типы объектов.
    actions:
      get_type: { policy: READ_ONLY, description: Показывает тип. }
      get-type: { policy: READ_ONLY, as: type_parts, description: Показывает состав типа. }
`,
  message: ({ identifier, paths }) => `${paths.length} names become the identifier ${identifier}: ${paths.join(", ")}.`,
  remedy: ({ paths }) => {
    const types = paths.filter((path) => path.startsWith("types.")).length;
    if (types === paths.length) return "Rename one of the types; references (`#/types/…`) go with the name.";
    return types > 0 ? "Rename the type, or give the tool or action an identifier of its own: `as: other_name`." : "Rename one of them, or give it an identifier of its own: `as: other_name`.";
  },
  check(catalog, report) {
    for (const group of clashesIn(catalog)) {
      // By path, so that the verdict does not depend on the order of the catalog.
      const sorted = [...group.members].sort((a, b) => (a.path < b.path ? -1 : 1));
      const [first, ...others] = sorted;
      const related = others.map(({ at }) => ({ at, note: "becomes the same identifier" }));
      report(first!.at, first!.path, { identifier: group.identifier, paths: sorted.map(({ path }) => path) }, { related });
    }
  },
};

interface Named {
  readonly name: string;
  /** Identifier of the tool, for an action. */
  readonly tool: string | null;
  readonly path: string;
  readonly at: Span;
}

interface Clash {
  readonly identifier: string;
  readonly members: readonly Named[];
}

/**
 * Generated names are a part that the wire names give and a suffix, none of which ends in another:
 * two are equal where their parts are, but for the types of the catalog, which have no suffix.
 */
function* clashesIn(catalog: Catalog): Generator<Clash> {
  const tools = new Index();
  const actions = new Index();
  const types = new Index();
  for (const tool of catalog.tools) {
    const part = pascal(identifierOf(tool.name, tool.as));
    tools.add(part, { name: tool.name, tool: null, path: `tools.${tool.name}`, at: tool.keySpan });
    for (const { name, as, path, keySpan } of tool.actions) {
      actions.add(name === null ? part : part + pascal(identifierOf(name, as)), { name: name ?? tool.name, tool: part, path, at: keySpan });
    }
  }
  for (const type of catalog.types) types.add(namedTypeName(identifierOf(type.name, null)), { name: type.name, tool: null, path: `types.${type.name}`, at: type.keySpan });
  for (const { identifier, members } of tools.clashes()) if (!differByCase(members)) yield { identifier, members };
  for (const { identifier, members } of actions.clashes()) {
    // Tools that clash themselves bring their actions along; those are told with the tools.
    const ofTools = !inOneTool(members) || parentOf(members[0]!) === TOOLS;
    const twins = ofTools && members.every(({ tool }) => tool === members[0]!.tool);
    if (!twins && !differByCase(members)) yield { identifier, members };
  }
  for (const { identifier, members } of types.clashes()) if (!differByCase(members)) yield { identifier, members };
  for (const [name, members] of types.entries()) {
    for (const [suffix, index] of [...ACTION_SUFFIXES.map((word) => [word, actions] as const), [TOOL_SUFFIX, tools] as const]) {
      const others = name.endsWith(suffix) ? index.get(name.slice(0, -suffix.length)) : [];
      if (others.length > 0) yield { identifier: name, members: [...members, ...others] };
    }
  }
}

/** Names by what they become. Most are alone, and a list is made for those that are not. */
class Index {
  readonly #first = new Map<string, Named>();
  readonly #more = new Map<string, Named[]>();

  add(identifier: string, named: Named): void {
    const first = this.#first.get(identifier);
    if (first === undefined) this.#first.set(identifier, named);
    else this.#more.set(identifier, [...(this.#more.get(identifier) ?? [first]), named]);
  }

  get(identifier: string): readonly Named[] {
    const first = this.#first.get(identifier);
    return this.#more.get(identifier) ?? (first === undefined ? [] : [first]);
  }

  *entries(): Generator<readonly [string, readonly Named[]]> {
    for (const identifier of this.#first.keys()) yield [identifier, this.get(identifier)];
  }

  *clashes(): Generator<Clash> {
    for (const [identifier, members] of this.#more) yield { identifier, members };
  }
}

/** Where the names of tools stand, and so of actions that are the tool itself. */
const TOOLS = "tools.";
const parentOf = ({ path, name }: Named): string => path.slice(0, path.length - name.length);
const inOneTool = (members: readonly Named[]): boolean => members.every((one) => parentOf(one) === parentOf(members[0]!));

/** Told by another rule. */
function differByCase(members: readonly Named[]): boolean {
  return inOneTool(members) && members.every(({ name }) => name.toLowerCase() === members[0]!.name.toLowerCase());
}
