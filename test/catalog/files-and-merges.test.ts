import { toData } from "../../generator/catalog/data.js";
import type { Files, LinkTo } from "../../generator/catalog/files.js";
import { readCatalog } from "../../generator/catalog/read.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { filesOf } from "./files.js";
import { catalogOf, HEAD, read, told, withParameters } from "./reading.js";

const tool = (name: string, parameters = "{}"): string => `tools:\n  ${name}: { group: metadata-write, policy: READ_ONLY, parameters: ${parameters} }\n`;

describe("include", () => {
  const main = `${HEAD}include: ["*.yaml", "sub/*.yaml"]\n`;
  const parts = { "b.yaml": tool("from_b"), "a.yaml": tool("from_a"), "sub/c.yaml": tool("from_c", '{ "10": true, "2": true, b: true, a: true }') };

  it("c4: the order in which files were created does not matter", () => {
    const names = ["catalog.yaml", ...Object.keys(parts)] as const;
    const orders = [names, [...names].reverse(), ["sub/c.yaml", "catalog.yaml", "b.yaml", "a.yaml"]];
    const read = orders.map((order) => catalogOf(Object.fromEntries(order.map((name) => [name, ({ "catalog.yaml": main, ...parts } as { [name: string]: string })[name]!]))));
    for (const catalog of read) {
      expect(catalog.tools.map(({ name }) => name)).toEqual(["from_a", "from_b", "from_c"]);
      expect(JSON.stringify(toData(catalog.node))).toBe(JSON.stringify(toData(read[0]!.node)));
    }
    expect(keysOf(read[0]!.tools[2]!.parameters)).toEqual(["10", "2", "b", "a"]);
  });

  it("d13: a catalog split into files is the same catalog", () => {
    const whole = catalogOf(`${HEAD}${tool("a")}${tool("b").slice("tools:\n".length)}`);
    const split = catalogOf({ "catalog.yaml": `${HEAD}include: [a.yaml, b.yaml]\n`, "a.yaml": tool("a"), "b.yaml": tool("b") });
    const { include: _, ...rest } = toData(split.node) as { include: unknown };
    expect(rest).toEqual(toData(whole.node));
  });

  it("patterns keep the order of the list, their matches come by code unit, each file once, never the main one", () => {
    const files = { "catalog.yaml": "", "z.yaml": tool("z"), "Я.yaml": tool("ya"), "a.yaml": tool("a"), "B.yaml": tool("b"), "а.yaml": tool("cyrillic_a"), "deep/er/x.yaml": tool("x"), "deep/y.yml": tool("y"), ".hidden/h.yaml": tool("h"), ".dotted.yaml": tool("dotted"), "node_modules/m/n.yaml": tool("n") };
    const names = (include: string): string[] => catalogOf({ ...files, "catalog.yaml": `${HEAD}include: ${include}\n` }).tools.map(({ name }) => name);
    expect(names('[z.yaml, "*.yaml"]')).toEqual(["z", "b", "a", "ya", "cyrillic_a"]);
    expect(names('"**/*.yaml"')).toEqual(["b", "a", "x", "z", "ya", "cyrillic_a"]);
    expect(names('["deep/**"]')).toEqual(["x", "y"]);
    expect(names('[".*.yaml", ".hidden/*.yaml"]')).toEqual(["dotted", "h"]);
    expect(names('["d*p/*/x.yaml", "./a.yaml"]')).toEqual(["x", "a"]);
  });

  it.each(["NFC", "NFD"] as const)("a name is the same name on a disk that keeps it as %s", (form) => {
    for (const pattern of ["действий.yaml", "*йств*.yaml"].flatMap((name) => [name.normalize("NFC"), name.normalize("NFD")])) {
      expect(catalogOf({ "catalog.yaml": `${HEAD}include: ["${pattern}"]\n`, ["действий.yaml".normalize(form)]: tool("a") }).tools.map(({ name }) => name)).toEqual(["a"]);
    }
  });

  it("paths are relative to the main file's folder", () => {
    const files = filesOf({ "packages/server/catalog.yaml": `${HEAD}include: ["tools/*.yaml"]\n`, "packages/server/tools/a.yaml": tool("a"), "tools/b.yaml": tool("b") });
    const result = readCatalog("packages/server/catalog.yaml", files);
    expect(result).toMatchObject({ kind: "catalog", findings: [] });
    expect(result.kind === "catalog" && result.catalog.tools.map(({ node }) => node.source.file)).toEqual(["packages/server/tools/a.yaml"]);
  });

  it("joins maps and lists, the main file first", () => {
    const catalog = catalogOf({
      "catalog.yaml": `${HEAD}include: part.yaml\nretired: { parameters: { dryRun: mode } }\nbudgets: { tools: 3 }\nsuppressions: [{ rule: a, at: b, reason: c, owner: d, until: 2030-01-01 }]\n${tool("a")}`,
      "part.yaml": `types: { T: true }\nscopes: { other: {} }\nretired: { parameters: { old: new }, tools: { x: a } }\nbudgets: { bytes: 5 }\nsuppressions: [{ rule: e, at: f, reason: g, owner: h, until: 2030-01-02 }]\n`,
    });
    expect(catalog.retired).toEqual({ tools: { x: "a" }, parameters: { dryRun: "mode", old: "new" } });
    expect(catalog.suppressions.map(({ rule }) => rule)).toEqual(["a", "e"]);
    expect(catalog.budgets).toEqual({ tools: { warn: null, fail: 3 }, bytes: { warn: null, fail: 5 } });
    expect(catalog.scopes.map(({ name }) => name)).toEqual(["metadata.write", "other"]);
    expect(catalog.suppressions[1]!.node.source.file).toBe("part.yaml");
  });

  it.each(["../a.yaml", "sub/../../a.yaml", "/etc/a.yaml", "C:/a.yaml", "C:a.yaml", "sub\\\\a.yaml", "~/a.yaml", "**/../x"])("%s leaves the folder and is refused", (path) => {
    const result = read({ "catalog.yaml": `${HEAD}include: ["${path}"]\n${tool("a")}`, "a.yaml": tool("b") });
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual([expect.stringMatching(/^include-outside catalog\.yaml:5:11 include/)]);
  });

  it.each(["absent.yaml", "*.yml", "sub", "sub/", "a.yaml/x.yaml", "**/z.yaml"])("%s matches nothing and is refused", (path) => {
    const result = read({ "catalog.yaml": `${HEAD}include: ["${path}"]\n${tool("a")}`, "a.yaml": tool("b"), "sub/c.yaml": tool("c") });
    expect(result.kind).toBe("unreadable");
    expect(told(result)).toEqual([expect.stringMatching(/^catalog-missing catalog\.yaml:5:11 include/)]);
  });

  describe("links are not followed", () => {
    const links: { readonly [path: string]: LinkTo } = { "a.yaml": "file", "tools/linked.yaml": "file", away: "folder", "tools/away": "folder", "nowhere.yaml": "nothing" };
    const files = (include: string): Files => {
      const behind = filesOf({ "catalog.yaml": `${HEAD}include: ${include}\n`, "a.yaml": "root:x:0:0", "tools/linked.yaml": "root:x:0:0", "away/x.yaml": "root:x:0:0", "tools/away/x.yaml": "root:x:0:0", "nowhere.yaml": "", "own/b.yaml": tool("b"), "c.yaml": tool("c") });
      // Nothing behind a link may so much as be asked for.
      const refuse = <T,>(path: string, go: (path: string) => T): T => {
        if (Object.keys(links).some((link) => path === link || path.startsWith(`${link}/`))) throw new Error(`${path} was looked into`);
        return go(path);
      };
      return { read: (path) => refuse(path, behind.read), list: (folder) => refuse(folder, behind.list), link: (path) => links[path] ?? null };
    };

    it.each([
      ["[a.yaml]", "a.yaml"],
      ["[away/x.yaml]", "away"],
      ['["away/*.yaml"]', "away"],
      ["[away]", "away"],
      ['["*.yaml"]', "a.yaml"],
      ['["tools/*.yaml"]', "tools/linked.yaml"],
      ['["*/x.yaml"]', "away"],
      ['["**/*.yaml"]', "a.yaml"],
      ['["tools/**"]', "tools/away"],
      ["[nowhere.yaml]", "nowhere.yaml"],
    ])("include: %s", (include, link) => {
      const result = readCatalog("catalog.yaml", files(include));
      expect(result.kind).toBe("unreadable");
      expect(result.findings).toMatchObject([{ rule: "include-outside", path: "include", facts: { link } }]);
    });

    it.each(['["own/*.yaml"]', "[c.yaml]", '["c*.yaml"]', '["o*/*.yaml"]', '["own/**/*.yaml"]'])("a link that a pattern does not need is nobody's business: %s", (include) => {
      expect(readCatalog("catalog.yaml", files(include))).toMatchObject({ kind: "catalog", findings: [] });
    });

    it("the main file may be a link, also where a pattern matches it", () => {
      const behind = filesOf({ "linked/catalog.yaml": `${HEAD}include: ["*.yaml"]\n`, "linked/part.yaml": tool("part") });
      expect(readCatalog("linked/catalog.yaml", { ...behind, link: (path) => ({ linked: "folder" as const, "linked/catalog.yaml": "file" as const })[path] ?? null })).toMatchObject({ kind: "catalog", findings: [] });
    });
  });

  it.each([
    ["catalog.yaml", "`catalog.yaml` is the catalog's main file, which cannot include itself.", "Delete it from `include`."],
    ["./catalog.yaml", "`./catalog.yaml` is the catalog's main file, which cannot include itself.", "Delete it from `include`."],
    ["sub", "`sub` is a folder, and `include` names files.", "Name the files in it: `sub/*.yaml`."],
    ["sub/", "`sub/` is a folder, and `include` names files.", "Name the files in it: `sub/*.yaml`."],
    ["absent.yaml", "The file `absent.yaml` does not exist or cannot be read.", "Correct the path (it is relative to the catalog), or delete it from `include`."],
  ])("says what %s is", (path, message, remedy) => {
    expect(read({ "catalog.yaml": `${HEAD}include: ["${path}"]\n`, "sub/c.yaml": tool("c") }).findings).toMatchObject([{ rule: "catalog-missing", message, remedy }]);
  });

  it.each([
    ["", "The included file is empty."],
    ["# nothing\n", "The included file is empty: it holds comments only."],
  ])("a part that is %j is to be filled or left out", (part, message) => {
    expect(read({ "catalog.yaml": `${HEAD}include: [a.yaml]\n`, "a.yaml": part }).findings).toMatchObject([{ rule: "catalog-empty", message, remedy: expect.stringContaining("delete it from `include`") }]);
  });

  it.each([
    ["null\n", "wrong-type", "The catalog must be a map of"],
    ["~\n", "wrong-type", "The catalog must be a map of"],
    ["[]\n", "wrong-type", "The catalog must be a map of"],
    ["---\n...\n", "catalog-empty", "The catalog is empty: it holds no value."],
    ["# a\n", "catalog-empty", "The catalog is empty: it holds comments only."],
    ["  \n", "catalog-empty", "The catalog is empty."],
  ])("a main file that is %j: a catalog is what to write", (text, rule, message) => {
    expect(read(text).findings).toMatchObject([{ rule, message: expect.stringContaining(message), remedy: "Write a catalog (`contract-gate init` makes one), or name the right file." }]);
  });

  it("folders that contain themselves, by links, come to an end", () => {
    const text = new TextEncoder().encode(`${HEAD}include: "**/*.yaml"\n`);
    const files = { read: () => text, list: (folder: string) => (folder.endsWith(".yaml") ? null : ["catalog.yaml", "loop", "other"]) };
    expect(told(readCatalog("catalog.yaml", files))).toEqual([expect.stringMatching(/^catalog-too-large catalog\.yaml:5:10 include: .*5000 folders/)]);
  });

  it.each(["include: [b.yaml]\n", "server: { name: other }\n", "catalog: 1\n", "conventions: []\n", "output: x\n", "[]\n", "text\n"])("a part that holds %j is refused", (part) => {
    expect(told(read({ "catalog.yaml": `${HEAD}include: [a.yaml]\n${tool("a")}`, "a.yaml": part, "b.yaml": tool("b") }))).toEqual([expect.stringMatching(/^key-misplaced a\.yaml:1:1/)]);
  });

  it("faults of a part name its file; all parts are told at once", () => {
    const result = read({ "catalog.yaml": `${HEAD}include: [a.yaml, b.yaml, c.yaml]\n`, "a.yaml": "tools:\n\tx: {}\n", "b.yaml": "# nothing\n", "c.yaml": "tools: { x: { polcy: READ_ONLY } }\n" });
    expect(result.kind).toBe("unreadable");
    expect(told(result).map((line) => line.split(" ").slice(0, 2).join(" "))).toEqual(["tab-indentation a.yaml:2:1:", "catalog-empty b.yaml:1:1:"]);
    expect(told(read({ "catalog.yaml": `${HEAD}include: c.yaml\n`, "c.yaml": "tools: { x: { polcy: READ_ONLY } }\n" }))).toEqual(["unknown-key c.yaml:1:15 tools.x.polcy: A tool has no key `polcy`."]);
  });

  it("a kind that differs between files is told where it is wrong", () => {
    expect(told(read({ "catalog.yaml": `${HEAD}include: a.yaml\n${tool("a")}`, "a.yaml": "tools: [x]\n" }))).toEqual([expect.stringMatching(/^wrong-type /)]);
    expect(told(read({ "catalog.yaml": `${HEAD}include: a.yaml\nsuppressions: {}\n`, "a.yaml": `${tool("a")}suppressions: []\n` }))).toEqual([expect.stringMatching(/^wrong-type /)]);
  });
});

describe("conflict markers", () => {
  const text = (lines: string): string => withParameters("{}", lines);

  it.each(["<<<<<<< HEAD", "||||||| base", ">>>>>>> branch", "<<<<<<<", "||||||| 1a2b3c"])("c10: %s at the head of a line is refused with the line", (marker) => {
    for (const lines of [`${marker}\n`, `        title: |\n          текст\n${marker}\n          ещё\n`, `        title: |\n          текст\n          ${marker}\n`, `\t${marker}\n`]) {
      const result = read(text(lines));
      const line = text(lines).split("\n").findIndex((each) => each.includes(marker)) + 1;
      expect(result.kind).toBe("unreadable");
      expect(told(result)).toEqual([expect.stringMatching(new RegExp(`^conflict-marker catalog\\.yaml:${line}:.*line ${line}`))]);
    }
  });

  it("c10: all four of a merge are one finding with every place, CRLF or not", () => {
    const conflict = "<<<<<<< ours\n        title: A\n||||||| base\n        title: B\n=======\n        title: C\n>>>>>>> theirs\n";
    for (const whole of [text(conflict), text(conflict).replaceAll("\n", "\r\n")]) {
      const result = read(whole);
      expect(result.findings).toHaveLength(1);
      expect(result.findings[0]).toMatchObject({ rule: "conflict-marker", facts: { lines: ["15", "17", "19", "21"] }, related: [{}, {}, {}] });
    }
  });

  it("c10: the longer ones that git leaves where both sides renamed a file, or where an attribute asks for them", () => {
    for (const [size, base] of [[8, ""], [8, "||||||||\n"], [9, "||||||||| 1a2b3c:catalog/a.yaml\n"], [32, ""]] as const) {
      const conflict = `${"<".repeat(size)} HEAD:catalog/a.yaml\n        title: A\n${base}${"=".repeat(size)}\n        title: C\n${">".repeat(size)} theirs:catalog/b.yaml\n`;
      for (const whole of [text(conflict), text(`        title: |\n${conflict.replace(/^/gm, "          ")}`)]) {
        expect(read(whole).findings).toMatchObject([{ rule: "conflict-marker", related: base === "" ? [{}, {}] : [{}, {}, {}] }]);
      }
    }
  });

  it("c10: a Setext heading underlined by seven is text, and so are longer runs and quoted markers", () => {
    const description = "Заголовок\n=======\n\nтекст\n<<<<<<<< восемь\n";
    const catalog = catalogOf(text(`        title: |\n${description.replace(/^(?=.)/gm, "          ")}`));
    expect(catalog.tools[0]!.actions[0]!.title).toBe(description);
    expect(catalogOf(text('        title: "<<<<<<< HEAD"\n')).tools[0]!.actions[0]!.title).toBe("<<<<<<< HEAD");
    expect(catalogOf(text("        title: a <<<<<<< b\n")).tools[0]!.actions[0]!.title).toBe("a <<<<<<< b");
  });

  it("c10: a separator that a half-resolved merge left is told as one", () => {
    expect(told(read(text("=======\n        title: A\n")))).toEqual([expect.stringMatching(/^conflict-marker catalog\.yaml:15:1/)]);
    expect(told(read(text("        title: |\n          A\n=======\n          B\n          C\n        description: D\n")))).toEqual([expect.stringMatching(/^conflict-marker catalog\.yaml:17:1/)]);
  });
});

describe("what can be judged", () => {
  it.each([
    ["unreadable", "tools: [\n"],
    ["unreadable", "a: 1\na: 2\n"],
    ["misshapen", "a: 1\n"],
    ["misshapen", `${HEAD}tools: {}\n`],
    ["catalog", `${HEAD}tools: { a: { policy: READ_ONLY, x: 1 } }\n`],
  ])("c14: %s: %j", (kind, text) => {
    const result = read(text);
    expect(result.kind).toBe(kind);
    expect(result.findings.length).toBeGreaterThan(0);
  });

  it("c14: a catalog that is not there", () => {
    const result = readCatalog("sub/catalog.yaml", filesOf({}));
    expect(result).toMatchObject({ kind: "unreadable", findings: [{ rule: "catalog-missing", file: "sub/catalog.yaml", at: null }] });
  });

  it.each([new Uint8Array([0xff, 0xfe, 0x61, 0x00]), new Uint8Array([0x61, 0x3a, 0x20, 0xc3, 0x28]), new Uint8Array([0x80]), new Uint8Array([0x61, 0x00, 0x62]), new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])])("c14: bytes that are no text (%#)", (bytes) => {
    const result = read(bytes);
    expect(result.kind).toBe("unreadable");
    expect(result.findings).toMatchObject([{ rule: "catalog-not-text" }]);
  });

  it.each<[string, string, Buffer]>([
    ["UTF-16 without a mark", "UTF-16", Buffer.from("catalog: 1\n", "utf16le")],
    ["UTF-16 from the other end", "UTF-16", Buffer.from("catalog: 1\n", "utf16le").swap16()],
    ["UTF-32", "UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x63, 0, 0, 0])],
    ["Windows-1251", "one byte a letter, such as Windows-1251", Buffer.concat([Buffer.from("catalog: 1 # "), Buffer.from([0xd7, 0xe8, 0xf2, 0xe0, 0xe5, 0xf2])])],
  ])("c14: text in %s is told by its encoding", (_, words, bytes) => {
    const [finding] = read(new Uint8Array(bytes)).findings;
    expect([finding!.rule, finding!.message]).toEqual(["catalog-not-text", expect.stringContaining(words)]);
  });

  it("c14: the first broken byte is told by line and column, also after a genuine replacement character", () => {
    const bytes = new Uint8Array([...new TextEncoder().encode("a: \uFFFD\nб: "), 0xd0, 0x0a]);
    expect(told(read(bytes))).toEqual([expect.stringContaining("catalog-not-text catalog.yaml:2:4")]);
  });
});
