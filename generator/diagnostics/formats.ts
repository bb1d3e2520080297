import type { Render } from "./render.js";

/** A format is a file and a line here; each is loaded when it is asked for. */
export const FORMATS = {
  text: async () => (await import("./render-text.js")).renderText,
  json: async () => (await import("./render-json.js")).renderJson,
  github: async () => (await import("./render-github.js")).renderGithub,
  sarif: async () => (await import("./render-sarif.js")).renderSarif,
  junit: async () => (await import("./render-junit.js")).renderJunit,
  markdown: async () => (await import("./render-markdown.js")).renderMarkdown,
} satisfies Record<string, () => Promise<Render>>;

export type Format = keyof typeof FORMATS;
