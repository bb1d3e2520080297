import type { Rule } from "../rule.js";

export const namePathLike: Rule<{ name: string }> = {
  id: "name-path-like",
  severity: "error",
  blocks: true,
  summary: "A tool's name reads as a path: it holds a slash or a backslash, or is made of dots.",
  why: "Tools have files, pages and resources of their own. A name that reads as a path invites some program on the way to follow it.",
  bad: `tools:
  "../object": { group: data-read, policy: READ_ONLY, description: Читает соседний объект. }
`,
  good: `tools:
  object_parent: { group: data-read, policy: READ_ONLY, description: Читает соседний объект. }
`,
  message: ({ name }) => `The tool name ${JSON.stringify(name)} reads as a path.`,
  remedy: () => "Rename it with letters, digits, `_` and `-`. Where the name must stay on the wire, give an identifier: `as: other_name`.",
  check(catalog, report) {
    for (const tool of catalog.tools) {
      if (tool.as === null && /[/\\]|^\.*$/.test(tool.name)) report(tool.keySpan, `tools.${tool.name}`, { name: tool.name });
    }
  },
};
