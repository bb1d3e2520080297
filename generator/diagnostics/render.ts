import type { Report } from "./report.js";

export interface RenderOptions {
  /** True where colours reach a person: a terminal, and NO_COLOR is not set. */
  readonly color: boolean;
  /** From the root of the repository to where the command runs: `` or `packages/server/`. */
  readonly prefix: string;
}

/** Text of a report, ending with a newline. */
export type Render = (report: Report, options: RenderOptions) => string;

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

/** A file as the root of the repository sees it; one outside of it keeps its `..`. */
export function fromRoot(file: string, { prefix }: RenderOptions): string {
  const steps: string[] = [];
  for (const step of `${prefix}${file}`.split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
