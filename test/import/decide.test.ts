import { PassThrough } from "node:stream";
import { Lines } from "../../generator/commands/lines.js";
import { readTeamRule } from "../../generator/import/team-rules.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { ImportFolder, tool } from "./folder.js";

const with_ = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ inputSchema: { type: "object", properties }, ...more });
const SURFACE: readonly JsonObject[] = [
  tool("get_issue", { annotations: { readOnlyHint: true } }),
  tool("create_issue", { description: "Creates an issue." }),
  tool("deploy", with_({ dry_run: { type: "boolean", default: true } }, { description: "Deploys the service." })),
  tool("import_rows", with_({ validateOnly: { type: "boolean" } }, { description: "Imports rows." })),
  tool("users", with_({ action: { type: "string", enum: ["list", "delete", "rename", "frobnicate"] } }, { description: "Works on users." })),
  tool("delete_bucket", { description: "Deletes a bucket.", annotations: { readOnlyHint: true } }),
];

const imported = async (...more: string[]): Promise<ImportFolder> => {
  const folder = new ImportFolder();
  await folder.import(SURFACE, ...more);
  return folder;
};

/** `name: POLICY scope` of every decided action, with the comment beside it. */
const policies = (text: string): string[] =>
  [...text.matchAll(/^ *(?!suggestion)(\w+):\n *policy: (\w+)(?: (# .*))?\n(?: *scope: (\S+)\n)?(?: *flag: (.*)\n)?/gm)].map(([, name, policy, comment, scope, flag]) => [`${name}: ${policy}`, scope, flag, comment].filter((part) => part !== undefined).join(" "));

describe("suggestions that are taken", () => {
  it("are marked with their reason, with the scopes that they need; what nobody should take unseen is left", async () => {
    const folder = await imported("--accept-hints");
    expect(policies(folder.read())).toEqual([
      "get_issue: READ_ONLY # taken from the import's suggestion: the hint readOnlyHint is true",
      "create_issue: APPLY_ONLY issue.write # taken from the import's suggestion: the name writes (create)",
      "deploy: PREVIEW_PARAM deploy.write { name: dry_run, rehearses: true } # taken from the import's suggestion: the name writes (deploy); dry_run is a flag for a rehearsal",
      "import_rows: PREVIEW_PARAM rows.write { name: validateOnly, rehearses: true, absent: apply } # taken from the import's suggestion: the name writes (import); validateOnly is a flag for a rehearsal",
      "list: READ_ONLY # taken from the import's suggestion: the action list reads (list)",
      "delete: APPLY_ONLY users.write # taken from the import's suggestion: the action delete writes (delete)",
      "rename: APPLY_ONLY users.write # taken from the import's suggestion: the action rename writes (rename)",
      "frobnicate: APPLY_ONLY users.write # taken from the import's suggestion: nothing tells that it only reads",
      "delete_bucket: UNDECIDED",
    ]);
    expect(folder.read()).toContain("scopes:\n  issue.write: { title: Changes to issue }\n  deploy.write:");
    expect((await folder.check(SURFACE)).code).toBe(0);
    const { code, out } = await folder.run("gate", "--format", "json");
    expect(code).toBe(1);
    const wrong = (JSON.parse(out) as { findings: { rule: string; severity: string; path: string }[] }).findings.filter(({ severity, rule }) => severity === "error" && !rule.startsWith("output-"));
    expect(wrong.map(({ rule, path }) => `${rule} ${path}`)).toEqual(["action-undecided tools.delete_bucket"]);
  });

  it("come after the rules of the team, of which the first that fits counts", async () => {
    const folder = await imported("--accept-hints", "--decide", "users.fro*=READ_ONLY", "--decide", "users.*=APPLY_ONLY:people.write", "--decide", "delete_*=APPLY_ONLY");
    expect(policies(folder.read()).slice(4)).toEqual([
      "list: APPLY_ONLY people.write # by the rule users.*",
      "delete: APPLY_ONLY people.write # by the rule users.*",
      "rename: APPLY_ONLY people.write # by the rule users.*",
      "frobnicate: READ_ONLY # by the rule users.fro*",
      "delete_bucket: APPLY_ONLY bucket.write # by the rule delete_*",
    ]);
  });

  it.each(["get_*", "get_*=READING", "=READ_ONLY", "get_*=READ_ONLY:x.write", "x=APPLY_ONLY:", "x=APPLY_ONLY:a b"])("are no rule: %s", (text) => {
    expect(typeof readTeamRule(text)).toBe("string");
  });
});

describe("a review", () => {
  it("decides a tool at a time or one by one, and keeps what was decided when it stops", async () => {
    const folder = await imported();
    const { code, asked, err } = await folder.review([
      "", // get_issue: the suggestion
      "w", // create_issue: it writes,
      "tracker.write", // by this scope
      "f", // deploy: a flag,
      "", // the suggested scope
      "", // the flag by its name
      "s", // import_rows: later
      "?", // users: what was that again
      "r 1", // list
      "w 2-3", // delete, rename
      "", // the suggested scope
      "o", // and the last one by itself
      "r",
      "q",
    ]);
    expect(code).toBe(0);
    expect(err).toContain("[5/6] users");
    expect(asked.at(-1)).toContain("delete_bucket: APPLY_ONLY bucket.write");
    expect(policies(folder.read())).toEqual([
      "get_issue: READ_ONLY",
      "create_issue: APPLY_ONLY tracker.write",
      "deploy: PREVIEW_PARAM deploy.write { name: dry_run, rehearses: true }",
      "import_rows: UNDECIDED",
      "list: READ_ONLY",
      "delete: APPLY_ONLY users.write",
      "rename: APPLY_ONLY users.write",
      "frobnicate: READ_ONLY",
      "delete_bucket: UNDECIDED",
    ]);
    const again = await folder.review(["p", "", "a", "q"]);
    expect(again.err).toContain("2 undecided actions of 2 tools");
    expect(policies(folder.read())[3]).toBe("import_rows: PREVIEWABLE rows.write");
  });

  it("changes nothing where the person goes away at once, and asks nobody where nobody is there", async () => {
    const folder = await imported();
    const before = folder.read();
    expect((await folder.review([])).code).toBe(0);
    expect(folder.read()).toBe(before);
    expect((await folder.run("import", "--review")).code).toBe(2);
  });

  it("leaves no comment of its own: a person decided", async () => {
    const folder = await imported();
    folder.edit((text) => text.replace("    description: Creates an issue.", "    # mails everybody\n    description: Creates an issue."));
    await folder.review(["s", "", "q"]);
    expect(folder.read()).toContain("  create_issue:\n    policy: APPLY_ONLY\n    scope: issue.write\n    # mails everybody\n    description: Creates an issue.\n");
  });
});

describe("lines of a terminal", () => {
  it("answer one question each, also when they come early, and then nobody is there", async () => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    const lines = new Lines(input, output);
    input.write("one\ntwo\n");
    expect(await lines.ask("first\nline > ")).toBe("one");
    expect(await lines.ask("> ")).toBe("two");
    const third = lines.ask("> ");
    input.end();
    expect(await third).toBeNull();
    expect(await lines.ask("> ")).toBeNull();
    lines.close();
    expect(String(output.read())).toContain("first\nline > ");
  });
});

describe("the first day with a surface of a thousand undecided actions", () => {
  it("ends green: import, generate, gate with a baseline that only shrinks", async () => {
    const actions = (from: number): JsonObject => with_({ action: { type: "string", enum: Array.from({ length: 100 }, (_, index) => `action_${from + index}`) } });
    const many = Array.from({ length: 10 }, (_, index) => tool(`tool_${index}`, actions(index * 100)));
    const folder = new ImportFolder();
    expect((await folder.import(many, "--baseline", "baseline.json")).code).toBe(0);
    expect((await folder.run("generate")).code).toBe(0);
    expect((await folder.run("gate", "--baseline", "baseline.json")).code).toBe(0);
    expect((await folder.run("gate")).code).toBe(1);
    // One more is not tolerated, and what is decided leaves the baseline.
    await folder.import([...many, tool("surprise")], "--baseline", "baseline.json");
    await folder.run("generate");
    const { code, out } = await folder.run("gate", "--baseline", "baseline.json", "--format", "json");
    expect(code).toBe(1);
    expect((JSON.parse(out) as { findings: { rule: string; severity: string; path: string }[] }).findings.filter(({ severity }) => severity === "error").map(({ rule, path }) => `${rule} ${path}`)).toEqual(["action-undecided tools.surprise"]);
  }, 60_000);
});

describe("usage", () => {
  it.each([
    [["import"], "Say where the list comes from"],
    [["import", "--file", "a", "--stdio", "b"], "Say where the list comes from"],
    [["import", "--file", "list.json", "--check", "--review"], "--check compares and writes nothing"],
    [["import", "--accept-hints", "--prune"], "--prune needs a server"],
    [["import", "--http", "ftp://x"], "http or https"],
    [["import", "--http", "http://127.0.0.1:1/", "--header", "Authorization=NOT_SET"], "NOT_SET"],
    [["import", "--file", "list.json", "--header", "Authorization=TOKEN"], "--header is sent to the address that --http names"],
    [["import", "--stdio", "node x", "--header", "Authorization=TOKEN"], "--header is sent to the address that --http names"],
    [["import", "--file", "list.json", "--decide", "x"], "It must be a pattern"],
  ])("is refused: %j", async (argv, told) => {
    const folder = new ImportFolder();
    folder.write("list.json", '{"tools":[]}');
    const { code, err } = await folder.run(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(told)]);
  });
});

describe("annotations of a wrong type", () => {
  it("are imported as they came, told by lint, and contradict what is decided", async () => {
    const folder = new ImportFolder();
    const surface = [tool("change", { annotations: { readOnlyHint: "true", title: 1, openWorldHint: null } }), tool("odd", { title: null, annotations: null, outputSchema: null, _meta: [1], icons: {} }), tool("open", { outputSchema: true })];
    expect((await folder.import(surface, "--decide", "*=APPLY_ONLY:x.write")).code).toBe(0);
    expect((await folder.check(surface)).findings).toEqual([]);
    expect(folder.read()).toContain("outputSchema: true\n");
    const { code, out } = await folder.run("lint", "--format", "json");
    const { findings } = JSON.parse(out) as { findings: { rule: string; path: string }[] };
    const told = findings.map(({ rule, path }) => `${rule} ${path}`).filter((line) => /^(annotation|wire|output)-/.test(line));
    expect(told.sort()).toEqual([
      "annotation-contradicts-policy tools.change.annotations.readOnlyHint",
      "annotation-wrong-type tools.change.annotations.openWorldHint",
      "annotation-wrong-type tools.change.annotations.readOnlyHint",
      "annotation-wrong-type tools.change.annotations.title",
      "output-schema-without-object-root tools.open.outputSchema",
      "wire-value-refused tools.odd.wire._meta",
      "wire-value-refused tools.odd.wire.annotations",
      "wire-value-refused tools.odd.wire.icons",
      "wire-value-refused tools.odd.wire.outputSchema",
      "wire-value-refused tools.odd.wire.title",
    ]);
    expect(code).toBe(1);
  });

  it("are no suggestion that may be taken unseen", async () => {
    const folder = new ImportFolder();
    await folder.import([tool("delete_bucket", { description: "Deletes a bucket.", annotations: { readOnlyHint: "yes" } })], "--accept-hints");
    expect(policies(folder.read())).toEqual(["delete_bucket: UNDECIDED"]);
  });
});
