import type { Catalog } from "../../catalog/model.js";
import type { Span } from "../../diagnostics/span.js";
import { ACTION_SUFFIXES, TOOL_SUFFIX, identifierOf, namedTypeName, pascal, typeName } from "../../contract/identifier.js";
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
  remedy: () => "Rename one of them, or give it an identifier of its own: `as: other_name`.",
  check(catalog, report) {
    const reported = new Set<string>();
    for (const group of clashes(catalog)) {
      // By path, so that the verdict does not depend on the order of the catalog.
      const sorted = [...group].sort((a, b) => (a.path < b.path ? -1 : 1));
      const paths = sorted.map((one) => one.path);
      if (reported.has(paths.join("\n"))) continue;
      reported.add(paths.join("\n"));
      const [first, ...others] = sorted;
      const identifier = new Set(sorted.map((one) => one.base)).size === 1 ? first!.base : first!.generated;
      report(first!.at, first!.path, { identifier, paths }, { related: others.map((one) => ({ at: one.at, note: "becomes the same identifier" })) });
    }
  },
};

interface Generated {
  /** Full name of a generated type, and the part that the wire names gave. */
  readonly generated: string;
  readonly base: string;
  readonly name: string;
  /** Identifier of the tool, for what belongs to one. */
  readonly tool: string | null;
  readonly toolPath: string | null;
  readonly path: string;
  readonly at: Span;
}

function clashes(catalog: Catalog): Generated[][] {
  const groups = new Map<string, Generated[]>();
  for (const one of generatedNames(catalog)) {
    const known = groups.get(one.generated);
    if (known === undefined) groups.set(one.generated, [one]);
    else if (!known.some((other) => other.path === one.path)) known.push(one);
  }
  return [...groups.values()].filter((group) => group.length > 1 && !isToldElsewhere(group));
}

/** Names that differ by case alone, and the actions of two tools that clash themselves, are told once. */
function isToldElsewhere(group: readonly Generated[]): boolean {
  const [first] = group;
  const namespaces = new Set(group.map((one) => one.path.slice(0, one.path.length - one.name.length)));
  if (namespaces.size === 1 && group.every((one) => one.name.toLowerCase() === first!.name.toLowerCase())) return true;
  const sameTool = new Set(group.map((one) => one.tool));
  return sameTool.size === 1 && first!.tool !== null && new Set(group.map((one) => one.toolPath)).size > 1;
}

function* generatedNames(catalog: Catalog): Generator<Generated> {
  for (const type of catalog.types) {
    const generated = namedTypeName(identifierOf(type.name, null));
    yield { generated, base: generated, name: type.name, tool: null, toolPath: null, path: `types.${type.name}`, at: type.keySpan };
  }
  for (const tool of catalog.tools) {
    const toolIdentifier = identifierOf(tool.name, tool.as);
    const toolPath = `tools.${tool.name}`;
    const toolName = pascal(toolIdentifier);
    yield { generated: typeName(toolIdentifier, null, TOOL_SUFFIX), base: toolName, name: tool.name, tool: null, toolPath: null, path: toolPath, at: tool.keySpan };
    for (const action of tool.actions) {
      const identifier = action.name === null ? null : identifierOf(action.name, action.as);
      const base = toolName + (identifier === null ? "" : pascal(identifier));
      for (const suffix of ACTION_SUFFIXES) {
        yield { generated: typeName(toolIdentifier, identifier, suffix), base, name: action.name ?? tool.name, tool: toolName, toolPath, path: action.path, at: action.keySpan };
      }
    }
  }
}
