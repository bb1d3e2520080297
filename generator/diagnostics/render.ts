import type { Report } from "./report.js";

export interface RenderOptions {
  /** True where colours reach a person: a terminal, and NO_COLOR is not set. */
  readonly color: boolean;
  /** From the root of the repository to where the command runs: `` or `packages/server/`. */
  readonly prefix: string;
}

/** Text of a report, ending with a newline. */
export type Render = (report: Report, options: RenderOptions) => string;

/** A file as the root of the repository sees it; one outside of it keeps its `..`. */
export function fromRoot(file: string, { prefix }: RenderOptions): string {
  const steps: string[] = [];
  for (const step of `${prefix}${file}`.split("/")) {
    if (step === ".." && steps.length > 0 && steps.at(-1) !== "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
