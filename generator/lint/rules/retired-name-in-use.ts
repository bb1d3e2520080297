import type { Catalog, CatalogTool } from "../../catalog/model.js";
import { actionsOf } from "../actions.js";
import type { Name } from "../name.js";
import { namesOf } from "../names.js";
import { retiredOf } from "../retired.js";
import type { Rule } from "../rule.js";

export const retiredNameInUse: Rule<{ kind: string; name: string; canonical: string; use: string }> = {
  id: "retired-name-in-use",
  severity: "error",
  blocks: true,
  summary: "A retired name is still the name of a tool, an action, a parameter or a property at any depth.",
  why: "A retired name is refused, and the refusal names the canonical one. A name that is also declared would be refused and accepted at once; an old form is removed, not kept beside the new one.",
  bad: `retired:
  parameters: { dryRun: mode }
tools:
  object_fix:
    group: data-write
    policy: PREVIEWABLE
    scope: data.write
    description: Исправляет объект.
    parameters:
      options: { type: object, description: Настройки, properties: { dryRun: { type: boolean, description: Без записи } } }
`,
  good: `retired:
  parameters: { dryRun: mode }
tools:
  object_fix:
    group: data-write
    policy: PREVIEWABLE
    scope: data.write
    description: Исправляет объект.
    parameters:
      options: { type: object, description: Настройки, properties: { deep: { type: boolean, description: Вместе с вложенными } } }
`,
  message: ({ kind, name, canonical, use }) => `The ${kind} "${name}" is retired (now "${canonical}"), and ${use} still declares it.`,
  remedy: ({ name, canonical }) => `Write "${canonical}" in its place, or take "${name}" out of the list of retired names.`,
  check(catalog, report) {
    const retired = [...retiredOf(catalog)];
    const uses = usesByName(catalog, new Set(retired.map(({ former }) => former)));
    for (const { kind, former, canonical, tool, at } of retired) {
      for (const use of uses.get(`${kind} ${former}`) ?? []) {
        if (tool !== null && use.tool !== tool) continue;
        report(use.at, use.path, { kind, name: former, canonical, use: use.path }, { related: [{ at, note: "retired here" }] });
      }
    }
  },
};

/** Names in use among the given ones; a flag that an action declares wins over a retired parameter of its name. */
function usesByName(catalog: Catalog, among: ReadonlySet<string>): ReadonlyMap<string, readonly Name[]> {
  if (among.size === 0) return new Map();
  const flags = new Map<CatalogTool, Set<string>>();
  for (const { tool, action } of actionsOf(catalog)) if (action.flag !== null) flags.set(tool, (flags.get(tool) ?? new Set()).add(action.flag.name));
  const uses = new Map<string, Name[]>();
  for (const name of namesOf(catalog)) {
    if (!among.has(name.name)) continue;
    const kind = name.kind === "property" || name.kind === "selector" ? "parameter" : name.kind;
    const isFlag = name.kind === "parameter" && name.tool !== null && flags.get(name.tool)?.has(name.name);
    if (!["tool", "action", "parameter"].includes(kind) || isFlag || name.returned) continue;
    const key = `${kind} ${name.name}`;
    const known = uses.get(key);
    if (known) known.push(name);
    else uses.set(key, [name]);
  }
  return uses;
}
