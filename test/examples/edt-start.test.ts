import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { node22 } from "../runtime/mcp/node-22.js";
import { builtServer, root, SAMPLE, Session, Workspace } from "./workspace.js";

const program = builtServer("examples/edt-workspace/server.ts", "edt-workspace");
const start = (...args: string[]) => spawnSync(process.execPath, [program, ...args], { input: "", encoding: "utf8", cwd: root });

describe("the command line of the server", () => {
  it.each([
    [[], "укажите --project"],
    [["--project"], "--project"],
    [["--project", "examples"], "В examples нет проекта EDT: не найден файл src/Configuration/Configuration.mdo."],
    [["--project", SAMPLE, "--profile", "admin"], "Есть профили: reader, developer, maintainer."],
    [["--project", SAMPLE, "--dry-run"], "--dry-run"],
    [["--project", SAMPLE, "--project", SAMPLE], "--project указан дважды"],
    [["--project", SAMPLE, "extra"], "extra"],
  ])("%j does not start, and says why", (args, why) => {
    const { status, stdout, stderr } = start(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(why);
  });

  it("takes back a change that another process broke off, and says so on the other stream", () => {
    const project = new Workspace(SAMPLE);
    const before = project.files();
    project.write(".edt-workspace/steps.json", JSON.stringify({ process: spawnSync(process.execPath, ["-e", ""]).pid, writes: [], moves: [{ from: "src/Enums/ВидыКонтрагентов", to: "src/Enums/Виды" }] }));
    spawnSync("mv", [project.at("src/Enums/ВидыКонтрагентов"), project.at("src/Enums/Виды")]);
    const { status, stderr } = start("--project", project.path);
    expect(status).toBe(0);
    expect(stderr).toContain("прерванное изменение откачено, возвращены: src/Enums/ВидыКонтрагентов");
    expect(project.changedSince(before)).toEqual([]);
    project.remove();
  });
});

// What `npm run build` leaves beside the examples: the package itself, found by its name.
describe.each([
  ["edt-workspace", ["--project", SAMPLE], "metadata_read"],
  ["envelope", ["--folder", join(root, "examples/envelope/sample")], "task_list"],
])("examples/%s as it is built", (name, args, first) => {
  it.each([
    ["the Node that runs the tests", process.execPath],
    ["Node 22", node22],
  ])("starts on %s, lists its tools and answers", async (_name, node) => {
    const open = await Session.under(node, join(root, "examples", name, "server.js"), ...args);
    const { tools } = await open.client.listTools();
    expect(tools[0]!.name).toBe(first);
    expect((await open.call(first, first === "metadata_read" ? { fqn: "Configuration" } : {})).isError).toBe(false);
    await open.close();
  });
});
