import { starterCatalog } from "../../generator/init/starter.js";
import { Project } from "../cli/project.js";

/** A folder without a catalog. */
function empty(): Project {
  const project = new Project("init-");
  for (const path of ["catalog.yaml", "catalog"]) project.remove(path);
  return project;
}

describe("init", () => {
  it("writes a first catalog from which everything can be generated", async () => {
    const project = empty();
    const { code, out, err } = await project.run("init");
    expect([code, out, err]).toEqual([0, expect.stringContaining("catalog.yaml written"), ""]);
    expect(project.read("catalog.yaml")).toBe(starterCatalog("my-server"));
    expect((await project.run("generate")).code).toBe(0);
    expect(await project.findings("gate")).toEqual([]);
  });

  it("names the server, and writes where it is told to", async () => {
    const project = empty();
    project.write("packages/notes/.keep", "");
    expect((await project.run("init", "--server", "notes", "--catalog", "packages/notes/catalog.yaml")).code).toBe(0);
    expect(project.read("packages/notes/catalog.yaml")).toBe(starterCatalog("notes"));
    expect(project.exists("catalog.yaml")).toBe(false);
  });

  it.each(["mine\n", ""])("writes over nothing: %j", async (text) => {
    const project = empty();
    project.write("catalog.yaml", text);
    const before = project.state();
    const { code, out, err } = await project.run("init");
    expect([code, out, err]).toEqual([2, "", expect.stringContaining("catalog.yaml is there already")]);
    expect(project.state()).toEqual(before);
  });

  it("nor through a link, nor in the place of a folder", async () => {
    const project = empty();
    project.write("target.yaml", "mine\n");
    project.link("target.yaml", "catalog.yaml");
    expect((await project.run("init")).code).toBe(2);
    expect(project.read("target.yaml")).toBe("mine\n");
    project.remove("catalog.yaml");
    project.link("nowhere.yaml", "catalog.yaml");
    expect((await project.run("init")).code).toBe(2);
    expect(project.exists("nowhere.yaml")).toBe(false);
    project.remove("catalog.yaml");
    project.write("catalog.yaml/inside.txt", "mine\n");
    expect((await project.run("init")).code).toBe(2);
    expect(project.read("catalog.yaml/inside.txt")).toBe("mine\n");
  });

  it.each(["1c", "", "a b", "имя", "../x", "a".repeat(41)])("refuses the server name %j", async (name) => {
    const project = empty();
    const { code, err } = await project.run("init", "--server", name);
    expect([code, err]).toEqual([2, expect.stringContaining("It must begin with a letter")]);
    expect(project.exists("catalog.yaml")).toBe(false);
  });
});
