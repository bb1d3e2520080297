import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { drift, Host, judge, type Finding } from "../generator/index.js";
import { Project } from "./cli/project.js";

/** The example at the top of the library, as code over a folder. */
function example(folder: string): readonly Finding[] {
  const text = readFileSync(fileURLToPath(new URL("../generator/index.ts", import.meta.url)), "utf8");
  const code = /```ts\n([^]*?) \* ```/.exec(text)![1]!.replaceAll(/^ \* /gm, "");
  const run = new Function("Host", "judge", "drift", "process", `${code}\nreturn findings;`) as (...given: unknown[]) => readonly Finding[];
  return run(Host, judge, drift, { cwd: () => folder });
}

describe("the generator as a library", () => {
  it("finds, as its example says, nothing in a tree that was generated, and what somebody edited", async () => {
    const project = await Project.generated();
    expect(example(project.path)).toEqual([]);
    project.edit("generated/index.ts", (text) => `${text}x`);
    expect(example(project.path)).toMatchObject([{ rule: "output-hand-edited", file: "generated/index.ts" }]);
  });

  it("finds nothing in this repository, journal and all", () => {
    expect(example(fileURLToPath(new URL("..", import.meta.url))).filter(({ severity }) => severity !== "note")).toEqual([]);
  });
});
