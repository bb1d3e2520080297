import { identifierOf } from "../../contract/identifier.js";
import type { Catalog } from "../../catalog/model.js";
import type { Span } from "../../diagnostics/span.js";
import type { Rule } from "../rule.js";

export const nameClashCase: Rule<{ kind: string; names: readonly string[]; paths: readonly string[] }> = {
  id: "name-clash-case",
  severity: "error",
  blocks: true,
  summary: "Two tools, actions or types differ by the case of letters alone.",
  why: "Their files are one file on macOS and Windows, and a model that slips by a capital calls the other one.",
  bad: `tools:
  Object_Read: { group: data-read, policy: READ_ONLY, description: Читает объект целиком. }
`,
  good: `tools:
  object_read_all: { group: data-read, policy: READ_ONLY, description: Читает объект целиком. }
`,
  message: ({ kind, names }) => `The ${kind}s ${names.map((name) => JSON.stringify(name)).join(" and ")} differ by case alone.`,
  remedy: () => "Rename one of them.",
  check(catalog, report) {
    for (const { kind, names } of namespaces(catalog)) {
      const reported = new Set<string>();
      for (const spelling of ["name", "identifier"] as const) {
        for (const group of alike(names, spelling)) {
          const sorted = [...group].sort((a, b) => (a.path < b.path ? -1 : 1));
          const paths = sorted.map(({ path }) => path);
          if (reported.has(paths.join("\n"))) continue;
          reported.add(paths.join("\n"));
          const [first, ...others] = sorted;
          report(first!.at, first!.path, { kind, names: sorted.map(({ name }) => name), paths }, { related: others.map(({ at }) => ({ at, note: "the other one" })) });
        }
      }
    }
  },
};

interface Placed {
  readonly name: string;
  readonly identifier: string;
  readonly path: string;
  readonly at: Span;
}

/** Groups that differ in their spelling by case alone; equal identifiers are told by another rule. */
function* alike(names: readonly Placed[], spelling: "name" | "identifier"): Generator<readonly Placed[]> {
  const first = new Map<string, Placed>();
  const groups = new Map<string, Placed[]>();
  for (const one of names) {
    const key = one[spelling].toLowerCase();
    const other = first.get(key);
    if (other === undefined) first.set(key, one);
    else groups.set(key, [...(groups.get(key) ?? [other]), one]);
  }
  for (const group of groups.values()) if (new Set(group.map((one) => one[spelling])).size > 1) yield group;
}

function* namespaces(catalog: Catalog): Generator<{ kind: string; names: readonly Placed[] }> {
  yield { kind: "tool", names: catalog.tools.map((tool) => ({ name: tool.name, identifier: identifierOf(tool.name, tool.as), path: `tools.${tool.name}`, at: tool.keySpan })) };
  yield { kind: "type", names: catalog.types.map((type) => ({ name: type.name, identifier: identifierOf(type.name, null), path: `types.${type.name}`, at: type.keySpan })) };
  for (const tool of catalog.tools) {
    const names = tool.actions.flatMap(({ name, as, path, keySpan }) => (name === null ? [] : [{ name, identifier: identifierOf(name, as), path, at: keySpan }]));
    yield { kind: "action", names };
  }
}
