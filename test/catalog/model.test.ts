import { keysOf } from "../../runtime/contract/ordered.js";
import { EXAMPLES } from "./examples.js";
import { catalogOf, HEAD, read, told } from "./reading.js";

const MINIMAL = "catalog: 1\nserver: { name: demo }\ntools: { ping: { policy: READ_ONLY } }\n";

describe("the model", () => {
  it("writes the defaults out", () => {
    expect(catalogOf(MINIMAL)).toMatchObject({
      file: "catalog.yaml",
      output: "generated",
      journalFolder: "journal",
      server: { name: "demo", title: null, version: null, locale: "ru", description: null },
      conventions: ["mode", "closed", "refusals", "window", "hints"],
      answers: null,
      export: "flat",
      scopes: [], groups: [], profiles: [], types: [], errors: [], suppressions: [],
      retired: { tools: {}, parameters: {} },
      labels: { fields: {}, sections: {} },
      budgets: {},
      tools: [{
        name: "ping", as: null, title: null, description: null, group: null, help: null, address: null, selector: null, params: null, parameters: {}, required: [], schema: {}, outputSchema: null, annotations: null, wire: {}, export: null,
        retired: { actions: {}, parameters: {} },
        actions: [{ name: null, path: "tools.ping", policy: "READ_ONLY", scope: null, takes: "all", requires: [], latches: [], flag: null, window: undefined, result: null, answer: { fields: [], sections: [] }, examples: [] }],
      }],
    });
  });

  it("without a convention nothing is exported anew", () => {
    expect(catalogOf(`${MINIMAL}conventions: []\n`)).toMatchObject({ conventions: [], export: null });
    expect(catalogOf(`${MINIMAL}conventions: [hints, mode]\n`)).toMatchObject({ conventions: ["mode", "hints"], export: "flat" });
    expect(catalogOf(`${MINIMAL}conventions: []\nexport: help\n`).export).toBe("help");
  });

  it("e7: parameters that are absent, null or empty are none", () => {
    for (const parameters of ["", "parameters: {}", "parameters: null", "parameters:", "parameters: ~"]) {
      expect(catalogOf(`${HEAD}tools:\n  ping:\n    policy: READ_ONLY\n    ${parameters}\n`).tools[0]!.parameters).toEqual({});
    }
  });

  it("an action takes group, address and help from its tool, and nothing else", () => {
    const [tool] = catalogOf(`${HEAD}tools:\n  t:\n    group: metadata-write\n    address: fqn\n    help: t.b\n    title: Т\n    actions:\n      a: { policy: READ_ONLY }\n      b: { policy: READ_ONLY, address: null, group: other, help: t, window: null }\n      c: { policy: READ_ONLY, address: id, window: { paging: rows } }\n`).tools;
    expect(tool!.actions).toMatchObject([
      { path: "tools.t.actions.a", group: "metadata-write", address: "fqn", help: "t.b", title: null, window: undefined, takes: [] },
      { group: "other", address: null, help: "t", window: null },
      { address: "id", window: { unit: "line", paging: "rows", cache: true } },
    ]);
    expect(tool!.selector).toEqual({ name: "action", title: null, description: null, optional: false, schema: {} });
  });

  it("is frozen to the last value", () => {
    const thawed: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      if (!Object.isFrozen(value)) thawed.push(path);
      for (const key of Object.keys(value)) if (!["node", "keySpan"].includes(key)) walk((value as { [key: string]: unknown })[key], `${path}.${key}`);
    };
    for (const text of EXAMPLES) walk(catalogOf(text), "");
    expect(thawed).toEqual([]);
  });

  it("every part knows its place", () => {
    const catalog = catalogOf(EXAMPLES[1]!);
    const { source } = catalog.node;
    const spelled = (span: { start: number; end: number }): string => source.text.slice(span.start, span.end);
    for (const part of [...catalog.scopes, ...catalog.groups, ...catalog.profiles, ...catalog.types, ...catalog.errors, ...catalog.tools]) expect(spelled(part.keySpan)).toBe(part.name);
    for (const action of catalog.tools[1]!.actions) expect([spelled(action.keySpan), spelled(action.node).startsWith("as:") || spelled(action.node).startsWith("policy:")]).toEqual([action.name, true]);
    expect(spelled(catalog.scopes[0]!.node)).toBe("{ title: Изменение метаданных, description: Правит объекты }");
  });

  it("names that lint will judge are read as they are: c9", () => {
    const names = ["rights_read", "Rights_Read", "index", "con", "..", "a/b", "", " ", "поиск", "search tool", "10", "2"];
    const catalog = catalogOf(`${HEAD}tools:\n${names.map((name) => `  ${JSON.stringify(name)}: { policy: READ_ONLY }\n`).join("")}`);
    expect(catalog.tools.map(({ name }) => name)).toEqual(names);
  });
});

describe("the shape", () => {
  it("tells every mistake at once, with the nearest key", () => {
    const result = read(`catalog: 2\nserver: { nme: demo }\nconvetions: [mode]\ntools:\n  t:\n    polcy: READ_ONLY\n    titel: x\n    parameters: [a]\n    required: project\n    latches: [confrim]\n    window: { unit: page }\n    examples: { a: 1 }\n    zzz: 1\n`);
    expect(result.kind).toBe("misshapen");
    expect(told(result).map((line) => line.split(":").slice(0, 3).join(":"))).toEqual([
      "unknown-value catalog.yaml:1:10 catalog",
      "missing-key catalog.yaml:2:1 server",
      "unknown-key catalog.yaml:2:11 server.nme",
      "unknown-key catalog.yaml:3:1 convetions",
      "unknown-key catalog.yaml:6:5 tools.t.polcy",
      "unknown-key catalog.yaml:7:5 tools.t.titel",
      "wrong-type catalog.yaml:8:5 tools.t.parameters",
      "wrong-type catalog.yaml:9:15 tools.t.required",
      "unknown-value catalog.yaml:10:15 tools.t.latches[0]",
      "unknown-value catalog.yaml:11:21 tools.t.window.unit",
      "wrong-type catalog.yaml:12:5 tools.t.examples",
      "unknown-key catalog.yaml:13:5 tools.t.zzz",
    ]);
    const remedies = Object.fromEntries(result.findings.map(({ path, remedy }) => [path, remedy]));
    expect(remedies["convetions"]).toBe("Did you mean `conventions`?");
    expect(remedies["tools.t.polcy"]).toBe("Did you mean `policy`?");
    expect(remedies["tools.t.titel"]).toBe("Did you mean `title`?");
    expect(remedies["tools.t.required"]).toBe("Write a list: `[project]`.");
    expect(remedies["tools.t.latches[0]"]).toBe("Did you mean `confirm`?");
    expect(remedies["tools.t.zzz"]).toMatch(/^Delete it, or write one of `as`/);
  });

  it("text that YAML made something else of is told with its quoted form", () => {
    for (const [title, quoted] of [["[Пинг]", '"[Пинг]"'], ["true", '"true"'], ["5", '"5"'], ["{ a }", '"{ a }"'], ["\n      - a", null]] as const) {
      const result = read(`${HEAD}tools:\n  t:\n    policy: READ_ONLY\n    title: ${title}\n`);
      const finding = result.findings.find(({ rule }) => rule === "wrong-type")!;
      expect(finding.path).toBe("tools.t.title");
      if (quoted !== null) expect(finding.remedy).toContain(`\`${quoted}\``);
    }
  });

  it("a sentence with a colon in a list is told as one", () => {
    const result = read(`${HEAD}tools:\n  t:\n    policy: READ_ONLY\n    answer:\n      fields:\n        - Режим: важно\n`);
    expect(told(result)).toEqual([expect.stringMatching(/^wrong-type catalog\.yaml:10:11 tools\.t\.answer\.fields\[0\]/)]);
    expect(result.findings[0]!.remedy).toContain('`"Режим: важно"`');
  });

  it("keeps the order of integer-like names everywhere", () => {
    const catalog = catalogOf(`${HEAD}types: { "10": true, "2": true, b: true }\ntools:\n  "10": { policy: READ_ONLY, parameters: { "9": { properties: { "3": true, "1": true } }, "8": true, a: true }, retired: { parameters: { "7": a, "6": a } } }\n  "2": { policy: READ_ONLY }\n`);
    expect(catalog.tools.map(({ name }) => name)).toEqual(["10", "2"]);
    expect(catalog.types.map(({ name }) => name)).toEqual(["10", "2", "b"]);
    const { parameters, retired } = catalog.tools[0]!;
    expect(keysOf(parameters)).toEqual(["9", "8", "a"]);
    expect(keysOf((parameters["9"] as { properties: object }).properties)).toEqual(["3", "1"]);
    expect(keysOf(retired.parameters)).toEqual(["7", "6"]);
  });
});
