import { Project } from "./project.js";

const SECRET = "root:x:0:0:root:/root:/bin/bash";

describe("links that a catalog names are not followed", () => {
  let project: Project;
  beforeEach(() => {
    project = new Project();
    project.write("outside/secret.yaml", SECRET);
    project.write("list.json", JSON.stringify({ tools: [{ name: "object_read", inputSchema: { type: "object" } }] }));
    project.write("server/README", "");
    project.rename("catalog.yaml", "server/catalog.yaml");
    project.rename("catalog", "server/catalog");
  });
  afterEach(() => project.remove("."));

  const everywhere = ["lint", "generate", "gate", "fmt", "cost"];

  it.each([
    ["a file", "catalog/linked.yaml", "../../outside/secret.yaml", "catalog/linked.yaml"],
    ["a file that a star meets", "catalog/linked.yaml", "../../outside/secret.yaml", "catalog/*.yaml"],
    ["a folder", "away", "../outside", "away/secret.yaml"],
    ["a folder that two stars meet", "away", "../outside", "**/secret.yaml"],
    ["a file of the catalog's own folder", "again.yaml", "catalog/metadata_read.yaml", "again.yaml"],
    ["a link to itself", "loop.yaml", "loop.yaml", "loop.yaml"],
    ["a device", "zero.yaml", "/dev/zero", "zero.yaml"],
  ])("include: %s", async (_, link, target, include) => {
    project.link(target, `server/${link}`);
    project.edit("server/catalog.yaml", (text) => text.replace(/^include:.*$/m, `include: ["${include}"]`));
    for (const command of everywhere) {
      const { code, out, err } = await project.run(command, "--catalog", "server/catalog.yaml");
      expect([command, code]).toEqual([command, 2]);
      expect(out + err).toContain("include-outside");
      expect(out + err).not.toContain(SECRET);
    }
  });

  it.each([
    ["an entry", "journal/2026-11-30.yaml", "../../outside/secret.yaml"],
    ["the folder", "journal", "../outside"],
  ])("the journal: %s", async (_, link, target) => {
    project.write("server/journal/README", "");
    project.link(target, `server/${link}`);
    for (const command of ["generate", "gate"]) {
      const { code, out, err } = await project.run(command, "--catalog", "server/catalog.yaml");
      expect(code).not.toBe(0);
      expect(out + err).toContain("is a link, and links are not followed.");
      expect(out + err).not.toContain(SECRET);
    }
  });

  it("the record of an import is neither read nor written through one", async () => {
    project.link("../outside/secret.yaml", "server/new.imported.json");
    const { code, out, err } = await project.run("import", "--file", "list.json", "--catalog", "server/new.yaml");
    expect(code).toBe(2);
    expect(out + err).toContain("import-record-unusable");
    expect(out + err).not.toContain(SECRET);
    expect(project.read("outside/secret.yaml")).toBe(SECRET);
    expect(project.exists("server/new.yaml")).toBe(false);
  });

  it.each([
    ["the contract", "generated/public-contract.json", "../../outside/secret.yaml"],
    ["the output folder", "generated", "../outside"],
  ])("a server is held to no contract behind one: %s", async (_, link, target) => {
    project.write("server/generated/README", "");
    project.write("outside/public-contract.json", SECRET);
    project.link(target, `server/${link}`);
    const { code, out, err } = await project.run("import", "--check", "--file", "list.json", "--catalog", "server/catalog.yaml");
    expect(code).toBe(2);
    expect(out + err).toContain("contract-unusable");
    expect(out + err).not.toContain(SECRET);
  });

  it("the catalog itself may be a link, or lie behind one: somebody named it", async () => {
    project.rename("server/catalog.yaml", "server/real.yaml");
    project.link("real.yaml", "server/catalog.yaml");
    project.link("server", "current");
    for (const catalog of ["server/catalog.yaml", "current/catalog.yaml", "current/real.yaml"]) {
      const { code, err, out } = await project.run("lint", "--catalog", catalog);
      expect([catalog, code, out + err]).toEqual([catalog, 0, expect.any(String)]);
    }
    expect((await project.runIn("current", ["generate"])).code).toBe(0);
    expect((await project.runIn("current", ["gate"])).code).toBe(0);
  });
});
