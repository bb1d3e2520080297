import type { Rule } from "../rule.js";

export const profileWithoutEnable: Rule<{ profile: string }> = {
  id: "profile-without-enable",
  severity: "warning",
  blocks: false,
  summary: "A profile that is not the default does not say where a person enables it.",
  why: "PERMISSION_REQUIRED names the scope, the profiles that hold it and the place where they are enabled. Without the place a model can only ask again.",
  bad: `profiles:
  support: { title: Поддержка, groups: [data-read, data-write], scopes: [data.write] }
`,
  good: `profiles:
  support: { title: Поддержка, groups: [data-read, data-write], scopes: [data.write], enable: Настройки → Профили }
`,
  message: ({ profile }) => `The profile "${profile}" has no \`enable\`.`,
  remedy: () => "Write where a person switches it on, in the words of the interface: `enable: Настройки → Профили`.",
  check(catalog, report) {
    for (const profile of catalog.profiles) {
      if (!profile.default && (profile.enable === null || profile.enable.trim() === "")) report(profile.keySpan, `profiles.${profile.name}`, { profile: profile.name });
    }
  },
};
