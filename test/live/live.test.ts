import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { Project, type Ran } from "../cli/project.js";

/** Real servers, as npm publishes them: package, arguments, and the least number of tools. */
const SERVERS: readonly (readonly [string, string, number])[] = [
  ["@modelcontextprotocol/server-everything", "stdio", 10],
  ["@modelcontextprotocol/server-filesystem", "work", 10],
  ["@modelcontextprotocol/server-memory", "", 9],
  ["@modelcontextprotocol/server-sequential-thinking", "", 1],
  ["@modelcontextprotocol/server-github", "", 20],
  ["@modelcontextprotocol/server-gitlab", "", 9],
  ["@modelcontextprotocol/server-slack", "", 8],
  ["@modelcontextprotocol/server-google-maps", "", 7],
  ["@modelcontextprotocol/server-brave-search", "", 2],
  ["@playwright/mcp", "--headless", 20],
  ["tavily-mcp", "", 4],
];

/** Keys that some servers want before they start. None is used: nothing is called but a tool that does not exist. */
const KEYS = { BRAVE_API_KEY: "none", GITHUB_PERSONAL_ACCESS_TOKEN: "none", GITLAB_PERSONAL_ACCESS_TOKEN: "none", GOOGLE_MAPS_API_KEY: "none", SLACK_BOT_TOKEN: "none", SLACK_TEAM_ID: "none", TAVILY_API_KEY: "none" };

/** The script that a package runs. */
function scriptOf(name: string): string {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const { bin } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8")) as { bin: string | { readonly [command: string]: string } };
  return fileURLToPath(new URL(typeof bin === "string" ? bin : Object.values(bin)[0]!, folder));
}

/** An empty folder of a team that brings a server in. */
class Team {
  readonly project = new Project("live-");

  constructor(readonly source: readonly string[]) {
    for (const path of ["catalog.yaml", "catalog"]) this.project.remove(path);
    this.project.write("work/note.txt", "a note");
  }

  run(...argv: string[]): Promise<Ran> {
    return this.project.runIn(".", argv, { environment: { ...process.env, ...KEYS, MEMORY_FILE_PATH: this.project.at("memory.json") } });
  }

  /** From the server to a green gate, and what the server lists. */
  async bringIn(least: number): Promise<readonly JsonObject[]> {
    expect(await this.run("import", ...this.source, "--baseline", "baseline.json")).toMatchObject({ code: 0 });
    expect(await this.run("generate")).toMatchObject({ code: 0 });
    expect(await this.run("gate", "--baseline", "baseline.json")).toMatchObject({ code: 0 });
    const { tools } = JSON.parse(this.project.read("catalog.imported.json")) as { tools: JsonObject[] };
    expect(tools.length).toBeGreaterThanOrEqual(least);
    expect(JSON.parse(this.project.read("generated/tools-list.json"))).toEqual({ tools });
    return tools;
  }

  /** A look at the running server: equal to the contract, nothing of it changed, and what it could claim. */
  async probe(tools: readonly JsonObject[]): Promise<void> {
    const { code, out } = await this.run("probe", ...this.source, "--workspace", "work", "--format", "json");
    const { findings, checks } = JSON.parse(out) as { findings: { severity: string; rule: string }[]; checks: JsonObject[] };
    expect(findings.filter(({ severity }) => severity !== "note")).toEqual([]);
    expect(findings.map(({ rule }) => rule)).toContain("convention-within-reach");
    expect(checks).toContainEqual({ stage: "surface", subject: "tools/list", outcome: "passed", detail: `${tools.length} tool${tools.length === 1 ? "" : "s"}, equal to the contract` });
    expect(code).toBe(0);
    expect(this.project.read("work/note.txt")).toBe("a note");
  }
}

describe("a published server, over its standard streams", () => {
  it.each(SERVERS)(
    "%s is imported, generated, gated and probed",
    async (name, args, least) => {
      const team = new Team(["--stdio", `"${process.execPath}" "${scriptOf(name)}" ${args}`]);
      await team.probe(await team.bringIn(least));
    },
    120_000,
  );

  it("is rehearsed by its own flag, and applied to in a copy that is thrown away", async () => {
    const team = new Team(["--stdio", `"${process.execPath}" "${scriptOf("@modelcontextprotocol/server-filesystem")}" {workspace}`]);
    const { project } = team;
    expect(await team.run("import", "--stdio", `"${process.execPath}" "${scriptOf("@modelcontextprotocol/server-filesystem")}" work`, "--accept-hints")).toMatchObject({ code: 0 });
    expect(project.read("catalog.yaml")).toContain("flag: { name: dryRun, rehearses: true, absent: apply }");
    project.edit("catalog.yaml", (text) => text.replace("\n  edit_file:\n", `\n  edit_file:\n    examples:\n      - { intent: change a word, arguments: { path: note.txt, edits: [{ oldText: note, newText: word }] } }\n`));
    const { code, out } = await team.run("probe", ...team.source, "--workspace", "work", "--mutate", "--only", "edit_file", "--format", "json");
    const { checks } = JSON.parse(out) as { checks: JsonObject[] };
    expect(checks).toEqual([
      expect.objectContaining({ stage: "surface", outcome: "passed" }),
      { stage: "preview", subject: "edit_file", outcome: "passed", detail: "1 rehearsal with arguments from its examples" },
      { stage: "mutation", subject: "edit_file", outcome: "passed", detail: "applied in a copy, which was thrown away" },
    ]);
    expect(code).toBe(0);
    expect(project.read("work/note.txt")).toBe("a note");
  }, 120_000);
});

describe("a published server, over HTTP", () => {
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    server = spawn(process.execPath, [scriptOf("@playwright/mcp"), "--headless", "--host", "127.0.0.1", "--port", "0"], { stdio: ["ignore", "ignore", "pipe"] });
    url = `${await addressSaidBy(server)}/mcp`;
  }, 120_000);

  afterAll(() => {
    server.kill();
  });

  it("is imported, generated, gated and probed; a second look finds and changes nothing", async () => {
    const team = new Team(["--http", url]);
    await team.probe(await team.bringIn(20));
    const before = team.project.read("catalog.yaml");
    expect(await team.run("import", "--http", url, "--check")).toMatchObject({ code: 0 });
    expect(await team.run("import", "--http", url)).toMatchObject({ code: 0 });
    expect(team.project.read("catalog.yaml")).toBe(before);
  }, 120_000);
});

/** The address that a server prints once it listens. */
function addressSaidBy(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    server.stderr!.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      const [address] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.on("exit", () => reject(new Error(`The server ended: ${said}`)));
  });
}
