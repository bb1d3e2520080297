import { fileURLToPath } from "node:url";
import { ImportFolder } from "../import/folder.js";

const FOREIGN = fileURLToPath(new URL("fake/foreign.mjs", import.meta.url));
const server = (behaviour: string): string => `"${process.execPath}" "${FOREIGN}" {workspace} ${behaviour} {profile}`;

/** The foreign server as a team would bring it in: imported, decided, generated. */
async function decided(): Promise<ImportFolder> {
  const folder = new ImportFolder();
  folder.write("work/note", "old");
  const { code, err } = await folder.run("import", "--stdio", `"${process.execPath}" "${FOREIGN}" work`, "--decide", "show_*=READ_ONLY", "--decide", "save_*=PREVIEW_PARAM:files.write", "--decide", "drop_*=APPLY_ONLY:files.write");
  if (code !== 0) throw new Error(err);
  folder.edit((text) =>
    text
      .replace("  show_file:\n", "  show_file:\n    examples: [{ intent: show the note, arguments: { name: note } }]\n")
      .replace("  drop_file:\n", "  drop_file:\n    examples: [{ intent: delete the note, arguments: { name: note } }]\n"),
  );
  return folder;
}

const findings = (out: string): string[] => (JSON.parse(out) as { findings: { rule: string; severity: string; message: string }[] }).findings.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`);

describe("a foreign server without conventions", () => {
  it("is green on its surface and its rehearsals, and tells which conventions it could claim", async () => {
    const folder = await decided();
    const { code, out, err } = await folder.run("probe", "--stdio", server("honest"), "--workspace", "work", "--format", "json");
    expect(findings(out)).toEqual([
      "note convention-within-reach: The server could claim `closed`: 1 of 1 reading tools refuse the unknown parameter no_such_parameter.",
      'note convention-within-reach: `refusals` is not kept yet: unknown names are refused, in the server\'s own words ("Unknown tool no_such_tool") and not in those of the contract.',
      "note convention-within-reach: `window` is not kept yet: 0 of 1 reading tools take limit, offset, filter; not show_file.",
      "note convention-within-reach: `hints` is not kept yet: 1 of 3 decided tools say all four hints as their policies give them; not save_file, drop_file.",
    ]);
    const { checks } = JSON.parse(out) as { checks: { stage: string; subject: string; outcome: string; detail: string }[] };
    expect(checks).toEqual([
      { stage: "surface", subject: "tools/list", outcome: "passed", detail: "3 tools, equal to the contract" },
      { stage: "preview", subject: "save_file", outcome: "passed", detail: "1 rehearsal with arguments from its schema" },
    ]);
    expect(err).toContain("[1/1] save_file: preview");
    expect(code).toBe(0);
    expect(folder.read("work/note")).toBe("old");
  });

  it("is called in no way that could act: what acts at once is left alone", async () => {
    const folder = await decided();
    await folder.run("probe", "--stdio", server("careless"), "--workspace", "work");
    expect(folder.read("work/note")).toBe("old");
    expect(folder.project.exists("work/sample")).toBe(false);
  });

  it("is told apart from one that takes any name", async () => {
    const { out } = await (await decided()).run("probe", "--stdio", server("careless"), "--format", "json");
    expect(findings(out)).toEqual(expect.arrayContaining(["note convention-within-reach: `closed` is not kept yet: 0 of 1 reading tools refuse the unknown parameter no_such_parameter; not show_file.", "note convention-within-reach: `refusals` is not kept yet: an unknown parameter goes through: show_file."]));
  });

  it("is found out where its rehearsal writes, by a folder and by a command's fingerprint", async () => {
    const folder = await decided();
    const byFolder = await folder.run("probe", "--stdio", server("lying"), "--workspace", "work", "--format", "json");
    expect(byFolder.code).toBe(1);
    expect(findings(byFolder.out)[0]).toMatch(/^error preview-changed-workspace: A rehearsal of save_file \(save_file \{"name":"sample","text":"sample","dry_run":true\}\) changed the workspace: \+sample\.$/);
    folder.project.remove("work/sample");
    const byCommand = await folder.run("probe", "--stdio", `"${process.execPath}" "${FOREIGN}" work lying`, "--fingerprint", "ls work", "--format", "json");
    expect(byCommand.code).toBe(1);
    expect(findings(byCommand.out)[0]).toContain("changed the workspace: +sample.");
  });

  it("is applied in copies alone, and the workspace stays as it was", async () => {
    const folder = await decided();
    const { code, out } = await folder.run("probe", "--stdio", server("honest"), "--workspace", "work", "--mutate");
    expect(code).toBe(0);
    expect(out).toContain("✓ drop_file  applied in a copy, which was thrown away");
    expect(out).toContain("✓ save_file  applied in a copy, which was thrown away");
    expect([folder.read("work/note"), folder.project.exists("work/sample")]).toEqual(["old", false]);
  });

  it("that dies says so with its last words, after what was found until then", async () => {
    const folder = await decided();
    folder.edit((text) => text.replace("Shows a file.", "Shows one file."));
    const { code, out } = await folder.run("probe", "--stdio", server("dying"), "--workspace", "work", "--format", "json");
    expect(code).toBe(2);
    expect(findings(out)).toEqual([expect.stringMatching(/error server-unusable: The server .* exited with 139 before it answered\. The call was save_file with \{.*\}\. Its last words: .*Segmentation fault in save_file/), expect.stringContaining("error surface-differs: show_file/description")]);
  });

  it("has a report in every format", async () => {
    const folder = await decided();
    const report = async (format: string): Promise<string> => (await folder.run("probe", "--stdio", server("honest"), "--workspace", "work", "--format", format)).out;
    expect(await report("junit")).toContain('<testcase classname="probe.preview" name="save_file"/>');
    expect(await report("markdown")).toContain("| ✓ | save\\_file | 1 rehearsal with arguments from its schema |");
    expect(await report("github")).toContain("::notice");
    expect(JSON.parse(await report("sarif"))).toHaveProperty("runs");
  });
});

describe("usage", () => {
  it.each([
    [["probe"], "Say which server"],
    [["probe", "--stdio", "x", "--http", "http://127.0.0.1:1"], "Say which server"],
    [["probe", "--stdio", "x", "--header", "Authorization=TOKEN"], "--header is sent to the address that --http names"],
    [["probe", "--stdio", "x", "--mutate"], "it needs --stdio and --workspace"],
    [["probe", "--stdio", "x", "--mutate", "--workspace", "work"], "--mutate needs `{workspace}` in the command"],
    [["probe", "--stdio", "x", "--workspace", "work", "--fingerprint", "y"], "not both"],
    [["probe", "--stdio", "x", "--workspace", "nowhere"], "There is no folder nowhere"],
    [["probe", "--stdio", "x", "--profile", "nobody"], 'no profile "nobody"'],
  ])("is refused: %j", async (argv, told) => {
    const folder = await decided();
    const { code, err } = await folder.run(...argv);
    expect([code, err]).toEqual([2, expect.stringContaining(told)]);
  });

  it("cannot judge without a catalog, and by a contract that is cut off", async () => {
    const folder = await decided();
    await folder.run("generate");
    folder.project.edit("generated/public-contract.json", (text) => text.slice(0, 100));
    for (const catalog of ["nowhere.yaml", "generated/public-contract.json", "catalog.yaml"]) expect((await folder.run("probe", "--stdio", server("honest"), "--catalog", catalog)).code).toBe(2);
  });
});
