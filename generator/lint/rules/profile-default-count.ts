import { nodeAt } from "../../catalog/tree.js";
import type { Rule } from "../rule.js";

export const profileDefaultCount: Rule<{ defaults: readonly string[]; profiles: number }> = {
  id: "profile-default-count",
  severity: "error",
  blocks: false,
  summary: "There is not exactly one default profile.",
  why: "A server that is started without a profile gets the default one. With none it could not start, with two it would be a matter of chance what it may do.",
  bad: `profiles:
  guest: { title: Гость, default: true, groups: [data-read], scopes: [] }
`,
  good: `profiles:
  guest: { title: Гость, groups: [data-read], scopes: [], enable: Настройки → Профили }
`,
  message: ({ defaults, profiles }) => {
    if (defaults.length > 1) return `${defaults.length} profiles are the default: ${defaults.map((name) => JSON.stringify(name)).join(", ")}.`;
    return profiles === 0 ? "There are groups or scopes, and no profile at all." : `None of the profiles is the default (${profiles} in all).`;
  },
  remedy: ({ defaults }) => (defaults.length > 1 ? "Leave `default: true` on the one that a fresh workspace should get." : "Write `default: true` on the profile that a fresh workspace should get: one that can only read."),
  check(catalog, report) {
    const defaults = catalog.profiles.filter((profile) => profile.default);
    if (defaults.length === 1) return;
    // An imported surface has no model of permissions yet: nothing to be the default of.
    if (catalog.profiles.length + catalog.groups.length + catalog.scopes.length === 0) return;
    const [first, ...others] = defaults;
    const place = others[0]?.keySpan ?? nodeAt(catalog.node, "profiles") ?? catalog.node;
    report(place, "profiles", { defaults: defaults.map((profile) => profile.name), profiles: catalog.profiles.length }, {
      // Without any profile nobody can write, which is safe, if rarely meant.
      severity: catalog.profiles.length === 0 ? "warning" : "error",
      related: first ? [{ at: first.keySpan, note: "the first default" }] : [],
    });
  },
};
