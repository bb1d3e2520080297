import { fileURLToPath } from "node:url";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../generator/command-line.js";
import { readSavedList } from "../../generator/surface/saved.js";

const HOSTILE = fileURLToPath(new URL("fake/hostile.mjs", import.meta.url));

/** An import of a misbehaving server into an empty folder. */
async function importing(way: string, ...more: string[]): Promise<{ code: number; said: string; files: string[]; folder: string }> {
  const folder = mkdtempSync(join(tmpdir(), "hostile-"));
  let said = "";
  const code = await run(["import", "--stdio", `"${process.execPath}" "${HOSTILE}" "${way}"`, ...more], {
    cwd: folder,
    version: "0",
    environment: process.env,
    out: (text) => void (said += text),
    err: (text) => void (said += text),
    color: false,
    today: "2026-11-30",
    process: { id: process.pid, alive: () => false },
    interrupted: new AbortController().signal,
  });
  return { code, said, files: readdirSync(folder), folder };
}

describe("a server that cannot be imported", () => {
  it.each([
    ["endless cursors", "The list does not end"],
    ["a cursor again", "names a cursor that an earlier page named"],
    ["a cursor that is no text", "nextCursor is no string"],
    ["twins", 'Two tools are named "same": tools[0] and tools[2]'],
    ["an error on page two", "The server refused tools/list: the database is \\u{1b}[31mgone"],
    ["a huge answer", "longer than 33554432 bytes"],
    ["a huge line without an end", "longer than 33554432 bytes"],
    ["no JSON", "Listening on port 3000"],
    ["half an answer", "exited with 0 before it answered"],
    ["a key twice", 'The key "name" stands here for the second time'],
    ["no list", "has no list `tools`"],
    ["a tool without a name", "tools[0] has no name"],
    ["a tool that is no object", "tools[0] is no object"],
    ["death in the middle", "panic: index out of range"],
    ["deep schemas", "nests deeper than 500 levels"],
    ["rather deep schemas", "tools[0] (deep) nests deeper than 150 levels"],
    ["no start", "the variable API_TOKEN is not set"],
  ])("says so and writes nothing: %s", async (way, told) => {
    const { code, said, files } = await importing(way);
    expect(said).toContain(told);
    expect({ code, files }).toEqual({ code: 2, files: [] });
  }, 60_000);

  it.each(["a silent start", "silence"])("is not waited for longer than was asked: %s", async (way) => {
    const { code, said, files } = await importing(way, "--timeout", "0.3");
    expect(said).toContain("did not answer");
    expect({ code, files }).toEqual({ code: 2, files: [] });
  });
});

describe("a server that can be imported all the same", () => {
  it.each(["three pages", "pages of other sizes"])("is read to its last page: %s", async (way) => {
    const { code, folder } = await importing(way);
    const { tools } = readSavedList(readFileSync(join(folder, "catalog.imported.json"), "utf8"));
    expect(code).toBe(0);
    expect(tools.map(({ name }) => name)).toEqual(Array.from({ length: 104 }, (_, index) => `tool_${index}`));
  });

  it.each(["bombs", "cycles", "odd names", "hidden characters"])("comes back equal from generation, quickly: %s", async (way) => {
    const { folder } = await importing(way);
    const { code, said } = await again(folder, way);
    expect(said).not.toContain("defect");
    expect(code).toBe(0);
  });

  it("has every hidden character told, and none of them reaches the terminal", async () => {
    const text = await importing("hidden characters");
    expect(text.code).toBe(1);
    expect(text.said).toContain("prose-html-comment");
    expect(text.said.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    const { said } = await importing("hidden characters", "--format", "json");
    const { findings } = JSON.parse(said.slice(said.indexOf("{"))) as { findings: { rule: string; message: string }[] };
    const points = findings.filter(({ rule }) => rule === "text-hidden-character").map(({ message }) => /U\+[0-9A-F]+ at offset \d+/.exec(message)?.[0]);
    expect(points).toEqual(expect.arrayContaining(["U+200B at offset 4", "U+202E at offset 5", "U+E0049 at offset 13", "U+E0067 at offset 15", "U+2066 at offset 2", "U+FEFF at offset 1", "U+200D at offset 1", "U+2029 at offset 0"]));
  });

  async function again(folder: string, way: string): Promise<{ code: number; said: string }> {
    let said = "";
    const code = await run(["import", "--check", "--stdio", `"${process.execPath}" "${HOSTILE}" "${way}"`], {
      cwd: folder,
      version: "0",
      environment: process.env,
      out: (text) => void (said += text),
      err: (text) => void (said += text),
      color: false,
      today: "2026-11-30",
      process: { id: process.pid, alive: () => false },
      interrupted: new AbortController().signal,
    });
    return { code, said };
  }
});
