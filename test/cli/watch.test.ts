import { Project, THIRD } from "./project.js";

/** Waits until something holds; the test's own time limit ends it where it never does. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resume) => setTimeout(resume, 5));
}

describe("generate --watch", () => {
  it("answers edits, new and broken files, and ends with the signal", async () => {
    const project = new Project();
    const stop = new AbortController();
    let said = "";
    const watching = project.runIn(".", ["generate", "--watch"], { interrupted: stop.signal, out: (text) => void (said += text), err: (text) => void (said += text) });
    const rests = async (times: number) => until(() => said.split("watching;").length > times);
    await rests(1);
    expect(project.exists("generated/tools/metadata_edit.ts")).toBe(true);

    project.edit("catalog/metadata_read.yaml", (text) => text.replace("Показывает объект", "Показывает весь объект"));
    await until(() => project.read("generated/public-contract.json").includes("Показывает весь объект"));
    await rests(2);
    project.write("catalog/module_read.yaml", THIRD);
    await until(() => project.exists("generated/tools/module_read.ts"));
    await rests(3);
    project.write("catalog/module_read.yaml", "tools: [");
    await until(() => said.includes("cannot judge"));
    expect(project.exists("generated/tools/module_read.ts")).toBe(true);
    project.remove("catalog/module_read.yaml");
    await until(() => !project.exists("generated/tools/module_read.ts"));

    stop.abort();
    expect((await watching).code).toBe(0);
  });

  it("waits for a catalog that is not there yet", async () => {
    const project = new Project();
    const text = project.read("catalog.yaml");
    project.remove("catalog.yaml");
    const stop = new AbortController();
    let said = "";
    const watching = project.runIn(".", ["generate", "--watch"], { interrupted: stop.signal, out: (line) => void (said += line), err: (line) => void (said += line) });
    await until(() => said.includes("watching;"));
    project.write("catalog.yaml", text);
    await until(() => project.exists("generated/index.ts"));
    stop.abort();
    expect((await watching).code).toBe(0);
  });
});
