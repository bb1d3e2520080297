import { drift, isUnjudged, refusals } from "../../generator/output/drift.js";
import type { Ignored } from "../../generator/output/ignored.js";
import { plan } from "../../generator/output/plan.js";
import type { Content } from "../../generator/output/memory-disk.js";
import type { OutputFile } from "../../generator/emit/emitter.js";
import { diskOf, sample, TWO } from "./sample.js";

const files = sample(TWO);
const text = (path: string, of: readonly OutputFile[] = files) => of.find((file) => file.path === path)!.text;

function judged(changes: { readonly [path: string]: Content | null } = {}, { now = files, left = files, ignored = new Map<string, Ignored>() } = {}) {
  return drift(plan(now, diskOf(left, changes)), { repair: "npm run generate", ignored });
}
function verdicts(...given: Parameters<typeof judged>): string[] {
  return judged(...given).map(({ rule, file, line, column }) => `${rule} ${file}${line === undefined ? "" : `:${line}:${column}`}`);
}

describe("drift: a folder that is as generation gives it", () => {
  it("has nothing to say", () => expect(judged()).toEqual([]));

  it("c1: a pure CRLF checkout is no drift, nor are mixed endings", () => {
    const crlf = Object.fromEntries(files.map((file) => [file.path, file.text.replaceAll("\n", "\r\n")]));
    expect(judged(crlf)).toEqual([]);
    expect(judged({ "shared.md": text("shared.md").replace("\n", "\r\n") })).toEqual([]);
  });

  it("c1: one changed character in a CRLF checkout is drift of that file alone", () => {
    const crlf = Object.fromEntries(files.map((file) => [file.path, file.text.replaceAll("\n", "\r\n")]));
    crlf["tools/read.txt"] = crlf["tools/read.txt"]!.replace("Читает", "Читаед");
    expect(verdicts(crlf)).toEqual(["output-hand-edited generated/tools/read.txt:2:6"]);
  });
});

describe("drift: what was edited by hand", () => {
  it.each(files.map(({ path }) => path))("c7: one character appended to %s", (path) => {
    const found = judged({ [path]: `${text(path)}x` });
    expect(found.map(({ rule, file }) => [rule, file])).toEqual([["output-hand-edited", `generated/${path}`]]);
    expect(found[0]!.difference).toEqual({ expected: null, actual: "x" });
    expect(found[0]!.remedy).toContain("npm run generate");
  });

  it.each(files.map(({ path }) => path))("one character taken from the end of %s", (path) => {
    expect(judged({ [path]: text(path).slice(0, -1) }).map(({ rule }) => rule)).toEqual(["output-hand-edited"]);
  });

  it("names the tool whose part of a shared file was edited", () => {
    const [finding] = judged({ "shared.md": text("shared.md").replace("Пишет.", "Не пишет.") });
    expect(finding).toMatchObject({ rule: "output-hand-edited", line: 9, column: 1, difference: { expected: "Пишет. (1)", actual: "Не пишет. (1)" } });
    expect(finding!.message).toContain("`write`");
  });

  it("an edit beside a catalog that moved is still an edit", () => {
    const now = sample([TWO[0]!, { name: "write", says: "Пишет и проверяет." }]);
    expect(verdicts({ "tools/write.txt": `${text("tools/write.txt")}x` }, { now })).toContain("output-hand-edited generated/tools/write.txt:2:6");
  });

  it("a part of a shared file that somebody took out", () => {
    const cut = text("shared.md").replace(/## read[^#]*/, "");
    expect(judged({ "shared.md": cut })[0]).toMatchObject({ rule: "output-hand-edited", facts: { parts: ["read"] } });
  });

  it("a digest that was made to fit nothing", () => {
    const forged = text("digests/tools/read.json").replace(/[0-9a-f]{64}(?="\n)/, "0".repeat(64));
    expect(verdicts({ "digests/tools/read.json": forged })).toEqual([expect.stringMatching(/^output-hand-edited generated\/digests\/tools\/read\.json:/)]);
  });

  it("an output edited together with its digest is not green", () => {
    const edited = sample([{ name: "read", says: "Читает." }, TWO[1]!], { printer: "forged" });
    // Who edits both says what an upgrade of the generator says; each file is told all the same.
    const told = judged(Object.fromEntries(edited.map((file) => [file.path, file.text])));
    expect(told.map(({ rule, file }) => [rule, file])).toEqual(edited.filter((file) => file.text !== text(file.path)).map(({ path }) => ["output-generator-upgraded", `generated/${path}`]));
    expect(told.length).toBe(5);
  });

  it("b7: a byte order mark is told as one", () => {
    const [finding, ...more] = judged({ "shared.md": `\uFEFF${text("shared.md")}` });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: "output-hand-edited", line: 1, column: 1 });
    expect(finding!.message).toContain("U+FEFF");
  });

  it("c11: white space alone is told as white space, with the line", () => {
    const [finding] = judged({ "tools/read.txt": text("tools/read.txt").replace("Читает.", "Читает. ") });
    expect(finding).toMatchObject({ rule: "output-hand-edited", line: 2, column: 8, difference: { expected: "Читает.", actual: "Читает. " } });
    expect(finding!.message).toContain("white space");
  });

  it("c11: a difference in the header line", () => {
    expect(judged({ "tools/read.txt": text("tools/read.txt").replace("printer 1", "printer 2") })[0]).toMatchObject({ line: 1, difference: { expected: "made by printer 1", actual: "made by printer 2" } });
  });

  it("bytes that are no text, and far too many of them", () => {
    expect(judged({ "tools/read.txt": new Uint8Array([0xff, 0xfe, 0]) })[0]).toMatchObject({ rule: "output-hand-edited", facts: { how: "no-text" } });
    // Bytes that decode with a replacement must not pass for the replacement character itself.
    const odd = sample([{ name: "odd", says: "\uFFFD" }]);
    expect(verdicts({ "tools/odd.txt": Buffer.concat([Buffer.from("made by printer 1\n"), new Uint8Array([0xff]), Buffer.from("\n")]) }, { now: odd, left: odd })).toEqual(["output-hand-edited generated/tools/odd.txt"]);
  });

  it("without any digest nobody can say that the generator wrote it", () => {
    const without = Object.fromEntries(files.filter(({ path }) => path.startsWith("digests/")).map(({ path }) => [path, null]));
    const [edited, ...missing] = judged({ ...without, "tools/read.txt": "mine\n" });
    expect(edited).toMatchObject({ rule: "output-hand-edited", facts: { recorded: false } });
    expect(edited!.remedy).not.toContain("Move what the edit wanted");
    expect(new Set(missing.map(({ rule }) => rule))).toEqual(new Set(["output-missing"]));
  });
});

describe("drift: what the generator left", () => {
  it("is stale where the catalog moved", () => {
    const now = sample([{ name: "read", says: "Читает всё." }, TWO[1]!]);
    expect(verdicts({}, { now })).toEqual([
      "output-stale generated/tools/read.txt:2:7",
      "output-stale generated/shared.md:5:7",
      "output-stale generated/digests/tools/read.json:3:14",
    ]);
  });

  it("is stale where only the server moved", () => {
    const now = sample(TWO, { frame: "# All tools", server: "renamed" });
    expect(verdicts({}, { now }).map((verdict) => verdict.replace(/:.*/, ""))).toEqual(["output-stale generated/shared.md", "output-stale generated/digests/server.json"]);
  });

  it("is stale where the catalog's order moved and nothing else", () => {
    const now = sample([...TWO].reverse());
    expect(judged({}, { now })).toMatchObject([{ rule: "output-stale", facts: { because: "order" } }]);
  });

  it("is from another generator where the catalog stands still", () => {
    const now = sample(TWO, { printer: "2" });
    expect(new Set(judged({}, { now }).map(({ rule }) => rule))).toEqual(new Set(["output-generator-upgraded"]));
  });

  it("c3: a new tool without generating is missing, and what is shared is stale", () => {
    const now = sample([...TWO, { name: "third", says: "Третий." }]);
    expect(verdicts({}, { now })).toEqual([
      "output-missing generated/tools/third.txt",
      expect.stringMatching(/^output-stale generated\/shared\.md:/),
      "output-missing generated/digests/tools/third.json",
    ]);
  });

  it("a renamed tool without generating is missing under its new name and left over under the old", () => {
    const now = sample([{ name: "reader", says: "Читает." }, TWO[1]!]);
    expect(verdicts({}, { now })).toEqual([
      "output-missing generated/tools/reader.txt",
      expect.stringMatching(/^output-stale generated\/shared\.md:/),
      "output-missing generated/digests/tools/reader.json",
      "output-orphan generated/digests/tools/read.json",
      "output-orphan generated/tools/read.txt",
    ]);
  });

  it("a merge of two branches that edited different tools is what the merged catalog gives", () => {
    const ours = sample([{ name: "read", says: "Читает всё." }, TWO[1]!]);
    const theirs = sample([TWO[0]!, { name: "write", says: "Пишет всё." }]);
    const merged = sample([{ name: "read", says: "Читает всё." }, { name: "write", says: "Пишет всё." }]);
    const byFile = Object.fromEntries(merged.map(({ path }) => [path, path.includes("read") ? text(path, ours) : path.includes("write") ? text(path, theirs) : text("shared.md", merged)]));
    byFile["digests/server.json"] = text("digests/server.json");
    expect(judged(byFile, { now: merged })).toEqual([]);
  });

  it("what a merge left between two branches is told from a hand edit", () => {
    // The same tool edited on both sides: its digest is torn, its text is a mix of both.
    const ours = text("digests/tools/read.json", sample([{ name: "read", says: "Читает всё." }, TWO[1]!]));
    const theirs = text("digests/tools/read.json", sample([{ name: "read", says: "Только читает." }, TWO[1]!]));
    const torn = `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> branch\n`;
    const now = sample([{ name: "read", says: "Только читает всё." }, TWO[1]!]);
    expect(judged({ "digests/tools/read.json": torn, "tools/read.txt": "made by printer 1\nТолько читает.\nЧитает всё.\n" }, { now })).toMatchObject([
      { rule: "output-stale", file: "generated/tools/read.txt", facts: { because: "merge" } },
      { rule: "output-stale", file: "generated/shared.md" },
      { rule: "output-conflict-markers", file: "generated/digests/tools/read.json" },
    ]);
  });

  it("c4: names that look like numbers or live on every object are names", () => {
    const odd = sample(["10", "2", "__proto__", "constructor", "toString"].map((name) => ({ name, says: name })));
    expect(judged({}, { now: odd, left: odd })).toEqual([]);
    expect(judged({ "tools/__proto__.txt": "x\n" }, { now: odd, left: odd })).toMatchObject([{ rule: "output-hand-edited", file: "generated/tools/__proto__.txt" }]);
  });
});

describe("drift: what is no output", () => {
  it("c11: one missing, one extra, one changed", () => {
    expect(verdicts({ "tools/read.txt": null, "tools/extra.txt": "x\n", "shared.md": text("shared.md").replace("End", "end") })).toEqual([
      "output-missing generated/tools/read.txt",
      "output-hand-edited generated/shared.md:11:3",
      "output-orphan generated/tools/extra.txt",
    ]);
  });

  it("a foreign folder is told once, however much lies in it", () => {
    expect(judged({ "node_modules/a/b.js": "x", "node_modules/c.js": "y" })).toMatchObject([{ rule: "output-orphan", file: "generated/node_modules", facts: { files: 2 } }]);
  });

  it("what file managers leave is nobody's business", () => {
    expect(judged({ ".DS_Store": "x", "tools/Thumbs.db": "x", "tools/desktop.ini": "x" })).toEqual([]);
  });

  it("what a killed run left is known", () => {
    const found = judged({ "tools/.contract-gate-17-3.tmp": "half", ".contract-gate.lock": "17\n" });
    expect(found.map(({ facts }) => facts["by"])).toEqual(["killed-run", "killed-run"]);
  });

  it.each(["link", "other"] as const)("a %s in the place of an output, or of its folder", (kind) => {
    expect(judged({ "shared.md": { kind } })).toMatchObject([{ rule: "output-not-a-file", file: "generated/shared.md" }]);
    const gone = { "tools/read.txt": null, "tools/write.txt": null };
    expect(judged({ ...gone, tools: { kind } })).toMatchObject([{ rule: "output-not-a-file", file: "generated/tools" }]);
  });

  it("a folder in the place of an output is told once, without what lies in it", () => {
    expect(judged({ "shared.md": null, "shared.md/a.txt": "x" })).toMatchObject([{ rule: "output-not-a-file", file: "generated/shared.md" }]);
  });

  it("c14: an output that cannot be read is no drift", () => {
    expect(judged({ "shared.md": { kind: "unreadable" } })).toMatchObject([{ rule: "output-unreadable", file: "generated/shared.md" }]);
  });

  it("c14: nor does `generate` call it somebody else's: whose it is, nobody can say", () => {
    const refused = (content: Content) => refusals(plan(files, diskOf(files, { "shared.md": content })), "npm run generate");
    expect(refused({ kind: "unreadable" })).toMatchObject([{ rule: "output-unreadable", file: "generated/shared.md" }]);
    expect(isUnjudged(refused({ kind: "unreadable" }))).toBe(true);
    expect(refused({ kind: "link" })).toMatchObject([{ rule: "output-place-taken", file: "generated/shared.md" }]);
    expect(isUnjudged(refused({ kind: "link" }))).toBe(false);
  });

  it("c3: an output that git ignores is told with the line that ignores it", () => {
    const ignored = new Map([["tools/read.txt", { file: ".gitignore", line: 3, pattern: "*.txt" }]]);
    const [finding, ...more] = judged({}, { ignored });
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: "output-ignored-by-git", file: "generated/tools/read.txt" });
    expect(finding!.message).toContain(".gitignore:3");
  });

  it("c3: one that is not there is told as missing, ignored or not", () => {
    const ignored = new Map([["tools/read.txt", { file: ".gitignore", line: 3, pattern: "*.txt" }]]);
    expect(verdicts({ "tools/read.txt": null }, { ignored })).toEqual(["output-missing generated/tools/read.txt"]);
  });
});

describe("drift: conflict markers", () => {
  it.each(["<<<<<<< HEAD", "||||||| base", "=======", ">>>>>>> theirs"])("c10: %s in a generated file", (marker) => {
    const [finding] = judged({ "tools/read.txt": text("tools/read.txt").replace("Читает.", `${marker}\nЧитает.`) });
    expect(finding).toMatchObject({ rule: "output-conflict-markers", line: 2 });
    expect(finding!.message).toContain("conflict markers");
    expect(finding!.remedy).toContain("regenerate");
  });

  it("c10: the longer ones that git leaves where both sides renamed a file", () => {
    const [output, digest] = ["tools/read.txt", "digests/tools/read.json"];
    const torn = (path: string) => `<<<<<<<< HEAD:a\n${text(path)}========\n${text(path)}>>>>>>>> b:b\n`;
    expect(verdicts({ [output]: torn(output), [digest]: torn(digest) })).toEqual([`output-conflict-markers generated/${output}:1:1`, `output-conflict-markers generated/${digest}:1:1`]);
  });

  it("c10: an underlined heading that generation itself writes is none", () => {
    const heading = sample([{ name: "read", says: "Заголовок\n=======\n<<<<<<< не метка" }]);
    expect(judged({}, { now: heading, left: heading })).toEqual([]);
    expect(judged({ "tools/read.txt": `${text("tools/read.txt", heading)}x` }, { now: heading, left: heading })).toMatchObject([{ rule: "output-hand-edited" }]);
  });

  it("c10: in Markdown a heading's underline alone is an edit, no conflict", () => {
    expect(judged({ "shared.md": text("shared.md").replace("# End", "End\n=======") })).toMatchObject([{ rule: "output-hand-edited" }]);
  });
});
