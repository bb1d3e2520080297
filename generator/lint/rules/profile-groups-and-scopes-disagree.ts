import { actionsOf, isDecidedToWrite, itemOf } from "../actions.js";
import type { Rule } from "../rule.js";

export const profileGroupsAndScopesDisagree: Rule<{ profile: string; kind: "scope" | "group"; name: string; scopes: readonly string[] }> = {
  id: "profile-groups-and-scopes-disagree",
  severity: "warning",
  blocks: false,
  summary: "A profile holds a scope and none of the groups that need it, or lists a writing group and none of its scopes.",
  why: "A right without its tools, or tools that are listed and always refused, is rarely what somebody meant to grant.",
  bad: `profiles:
  auditor: { title: Аудитор, groups: [data-read], scopes: [data.write], enable: Настройки → Профили }
`,
  good: `profiles:
  auditor: { title: Аудитор, groups: [data-read, data-write], scopes: [data.write], enable: Настройки → Профили }
`,
  message: ({ profile, kind, name, scopes }) =>
    kind === "scope"
      ? `The profile "${profile}" holds the scope "${name}" and lists no group with an action that needs it.`
      : `The profile "${profile}" lists the writing group "${name}" and holds none of its scopes (${scopes.join(", ")}).`,
  remedy: ({ kind, name }) => (kind === "scope" ? `List the group whose actions need "${name}", or take the scope away.` : `Grant a scope of "${name}", or take the group away.`),
  check(catalog, report) {
    const scopesOf = new Map<string, Set<string>>();
    const used = new Set<string>();
    for (const { action } of actionsOf(catalog)) {
      if (!isDecidedToWrite(action) || action.scope === null || action.group === null) continue;
      scopesOf.set(action.group, (scopesOf.get(action.group) ?? new Set()).add(action.scope));
      used.add(action.scope);
    }
    const reading = new Set(catalog.groups.flatMap(({ name, access }) => (access === "read" ? [name] : [])));
    for (const profile of catalog.profiles) {
      // Without a list the reading groups are enabled, which need no scope.
      const groups = profile.groups ?? [];
      const path = `profiles.${profile.name}`;
      for (const name of profile.scopes) {
        const reached = groups.some((group) => scopesOf.get(group)?.has(name));
        if (used.has(name) && !reached && !profile.default) report(itemOf(profile.node, "scopes", name), path, { profile: profile.name, kind: "scope", name, scopes: [] });
      }
      for (const name of groups) {
        // A reading group that holds a writing action is a finding of its own, and no reason to grant a scope.
        if (reading.has(name)) continue;
        const scopes = [...(scopesOf.get(name) ?? [])];
        const held = scopes.some((scope) => profile.scopes.includes(scope));
        if (scopes.length > 0 && !held && !profile.default) report(itemOf(profile.node, "groups", name), path, { profile: profile.name, kind: "group", name, scopes });
      }
    }
  },
};
