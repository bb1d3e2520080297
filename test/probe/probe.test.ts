import { probeNotes, type Lie, type NotesOptions } from "./notes.js";

const told = async (options: NotesOptions): Promise<string[]> => {
  const { record } = await probeNotes(options);
  return [...new Set(record.findings.map(({ rule, path, message }) => `${rule} ${path}: ${message}`))];
};

describe("an honest server", () => {
  it.each(["markdown", "envelope"] as const)("is green at every stage, with a report per action: %s", async (answers) => {
    const { record, error } = await probeNotes({ answers, mutate: true });
    expect(error).toBeNull();
    expect(record.findings).toEqual([]);
    expect(record.checks.map(({ stage, subject, outcome }) => `${stage} ${subject} ${outcome}`)).toEqual([
      "surface tools/list under reader passed",
      "refusals note_read passed",
      "refusals note_edit.write passed",
      "refusals note_edit.restore passed",
      "refusals note_edit.purge passed",
      "surface tools/list under writer passed",
      "refusals note_edit passed",
      "refusals note_edit.write passed",
      "refusals note_edit.restore passed",
      "refusals note_edit.purge passed",
      "refusals notes_sync skipped",
      "preview note_edit.write passed",
      "preview note_edit.restore passed",
      "mutation note_edit.write passed",
      "mutation note_edit.restore passed",
      "mutation note_edit.purge passed",
      "mutation notes_sync passed",
    ]);
  });

  it("is not rehearsed where nobody watches, nor outside of what was asked for, and it says so", async () => {
    const unwatched = await probeNotes({ watched: false });
    expect(unwatched.record.checks.filter(({ stage }) => stage === "preview").map(({ subject, outcome, detail }) => `${subject} ${outcome}: ${detail}`)).toEqual([
      "note_edit.write skipped: nobody watches the workspace: give --workspace or --fingerprint",
      "note_edit.restore skipped: nobody watches the workspace: give --workspace or --fingerprint",
    ]);
    const { record } = await probeNotes({ only: (operation) => operation === "note_edit.restore" });
    expect(new Set(record.checks.filter(({ stage }) => stage !== "surface").map(({ subject }) => subject))).toEqual(new Set(["note_edit.restore"]));
  });
});

describe("a lying server", () => {
  it.each<[Lie, string[]]>([
    ["a tool more", ["surface-differs tools.note_surprise: The server lists the tool note_surprise, which the contract does not know."]],
    ["a tool less", ["surface-differs tools.note_read: The server does not list the tool note_read, which the contract promises."]],
    ["a hint flipped", ["surface-differs tools.note_read: note_read/annotations/readOnlyHint is false on the server and true in the contract."]],
    ["a preview that says committed", ["preview-says-applied tools.note_edit.actions.write: A rehearsal of note_edit.write"]],
    ["a preview that writes", ["preview-changed-workspace tools.note_edit.actions.write: A rehearsal of note_edit.write"]],
    ["a preview that writes behind its answer", ["preview-changed-workspace"]],
    ["a flagged preview that writes", ["preview-changed-workspace tools.note_edit.actions.restore: A rehearsal of note_edit.restore"]],
    ["a text taken for a flag", ['refusal-missing tools.note_edit.actions.restore: The server accepted «note_edit.restore with the text "true" for the flag validateOnly»']],
    ["an unknown parameter taken", ["refusal-missing tools.note_read: The server accepted «note_read with no_such_parameter»"]],
    ["permission forgotten", ["refusal-missing tools.note_edit.actions.write: The server accepted «note_edit.write under reader»"]],
    ["other words", ["refusal-differs tools.note_read: The refusal of «note_read with dryRun»"]],
    ["another code", ['has "BAD_REQUEST" as its code; the contract promises "UNKNOWN_PARAMETER"']],
    ["a refusal that acts", ["refused-call-acted tools.note_edit: ", "changed the workspace: "]],
  ])("is found out and named: %s", async (lie, expected) => {
    for (const answers of ["markdown", "envelope"] as const) {
      const all = (await told({ lie, answers })).join("\n");
      for (const text of expected) expect(all).toContain(text);
    }
  });

  it("has what changed named", async () => {
    expect((await told({ lie: "a preview that writes" }))[0]).toContain("changed the workspace: ~план.");
  });

  it.each<[Lie, string]>([
    ["an apply that does something else", "apply-differs-from-preview tools.note_edit.actions.write"],
    ["a rolled back apply that stays", "failed-apply-acted tools.note_edit.actions.write: The apply of note_edit.write answers rolled_back, and the copy is changed: ~план."],
    ["an apply outside of the workspace", "mutation-escaped tools.note_edit.actions.write: Applying note_edit.write in the copy changed the workspace itself: ~план."],
  ])("is found out when it applies in a copy: %s", async (lie, expected) => {
    for (const answers of ["markdown", "envelope"] as const) expect((await told({ lie, answers, mutate: true })).join("\n")).toContain(expected);
  });

  it("is not let apply anything before its rehearsals are clean", async () => {
    const { record } = await probeNotes({ lie: "a preview that writes", mutate: true });
    expect(record.checks.filter(({ stage }) => stage === "mutation").map(({ outcome, detail }) => `${outcome}: ${detail}`)).toEqual(Array(4).fill("skipped: something before was not clean"));
  });
});

describe("a server in trouble", () => {
  it("dies with its last words and the call that it died of", async () => {
    const { error } = await probeNotes({ lie: "death" });
    expect(error).toMatchObject({ kind: "died", stderr: "the server died", message: expect.stringMatching(/The server exited with 3\. The call was note_read with \{/) as string });
  });

  it("that stays silent is given up after a few calls", async () => {
    const { record, error } = await probeNotes({ lie: "silence" });
    expect(error).toMatchObject({ kind: "silent" });
    expect(record.findings.map(({ rule }) => rule)).toEqual(["call-silent", "call-silent"]);
  });
});
