import { Ajv2020 } from "ajv/dist/2020.js";
import { readFileSync } from "node:fs";
import { publish } from "../../generator/contract/publish.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { catalogOf, contractOf } from "./catalog-of.js";

const HEAD = `catalog: 1
server: { name: mcpd, title: Кванты, locale: ru }
scopes: { data.write: { title: Запись } }
groups:
  data-read: { access: read, title: Чтение }
  data-write: { access: write, title: Запись }
profiles:
  reader: { title: Читатель, default: true }
  writer: { title: Писатель, groups: [data-read, data-write], scopes: [data.write], enable: Настройки }
`;

const toolOf = (yaml: string, name: string, head = HEAD) => contractOf(head + yaml).tools.find((tool) => tool.name === name)!;

describe("publishing a catalog", () => {
  it("writes references out as a model calls them", () => {
    const tool = toolOf(
      `tools:
  a.read: { group: data-read, policy: READ_ONLY, description: "Пишет [[edit.set.all]], весь [[edit]], себя [[a.read]]; массив \\\\[[1]]." }
  edit:
    group: data-write
    selector: { name: operation }
    parameters: { value: { type: string, description: "Как у [[a.read]]" } }
    actions:
      set.all: { policy: PREVIEWABLE, scope: data.write, description: Всё., takes: all }
`,
      "a.read",
    );
    expect(tool.description).toBe("Пишет edit operation=set.all, весь edit, себя a.read; массив [[1]].");
  });

  it("writes references out in schemas, and touches no pattern, value or property of that name", () => {
    const tool = toolOf(
      `tools:
  read:
    group: data-read
    policy: READ_ONLY
    parameters:
      description: { type: string, pattern: "[[read]]", enum: ["[[read]]"], description: "Как [[read]]" }
`,
      "read",
    );
    expect(tool.parameters["description"]).toEqual({ type: "string", pattern: "[[read]]", enum: ["[[read]]"], description: "Как read" });
  });

  it("resolves what the catalog leaves to a rule", () => {
    const contract = contractOf(`${HEAD}tools:
  edit:
    group: data-write
    help: read
    parameters: { a: {}, b: {}, c: {} }
    required: [a]
    actions:
      one: { policy: PREVIEWABLE, scope: data.write, requires: [b], takes: all, description: Раз. }
  read: { group: data-read, policy: READ_ONLY, description: Читает., parameters: { x: { type: string } } }
`);
    expect(contract.profiles.map(({ name, groups }) => [name, groups])).toEqual([
      ["reader", ["data-read"]],
      ["writer", ["data-read", "data-write"]],
    ]);
    const [edit, read] = contract.tools;
    expect(edit!.actions[0]).toMatchObject({ takes: ["c"], help: "read", window: null, callClass: "rehearse" });
    expect(read!.actions[0]).toMatchObject({ name: null, takes: ["x"], window: { unit: "line", paging: null, cache: true }, callClass: "read" });
  });

  it("keeps titles that are no identifiers (a2) and prose that would end a comment (a3) to the letter", () => {
    const prose = "Маски src/**/*.bsl и */temp; см. @deprecated";
    const tool = toolOf(
      `tools:
  read:
    group: data-read
    policy: READ_ONLY
    title: "1С: выгрузка"
    description: "${prose}"
    parameters:
      v: { type: string, title: 1-й режим, enum: [a], description: "${prose}" }
      m: { type: object, patternProperties: { "^.*/x$": { type: string } } }
`,
      "read",
    );
    expect(tool.title).toBe("1С: выгрузка");
    expect(tool.description).toBe(prose);
    expect(tool.parameters["v"]).toEqual({ type: "string", title: "1-й режим", enum: ["a"], description: prose });
    expect(tool.parameters["m"]).toEqual({ type: "object", patternProperties: { "^.*/x$": { type: "string" } }, additionalProperties: false });
  });

  it("keeps values of every type in their order (a9)", () => {
    const tool = toolOf(`tools:\n  read:\n    group: data-read\n    policy: READ_ONLY\n    parameters: { v: { enum: [auto, 0, 1, true, null, "null"] }, c: { const: [1, a] } }\n`, "read");
    expect(tool.parameters).toEqual({ v: { enum: ["auto", 0, 1, true, null, "null"] }, c: { const: [1, "a"] } });
  });

  it("keeps the order of names that look like numbers, and names that objects have (c4)", () => {
    const tool = toolOf(`tools:\n  read:\n    group: data-read\n    policy: READ_ONLY\n    parameters: { "10": {}, "2": {}, b: {}, __proto__: {}, constructor: {}, a: {} }\n`, "read");
    expect(keysOf(tool.parameters)).toEqual(["10", "2", "b", "__proto__", "constructor", "a"]);
    expect(tool.actions[0]!.takes).toEqual(["10", "2", "b", "__proto__", "constructor", "a"]);
  });

  it("derives hints from the policies (e10)", () => {
    const tools = (last: string): string => `tools:
  mixed:
    annotations: { title: Смесь, readOnlyHint: true, openWorldHint: true }
    actions:
${Array.from({ length: 9 }, (_, index) => `      r${index}: { policy: READ_ONLY, group: data-read, description: Читает. }\n`).join("")}      w: { policy: PREVIEWABLE, group: data-write, scope: data.write, description: Пишет. }
  all:
    actions:
      one: { policy: READ_ONLY, group: data-read, description: Читает. }
${last}`;
    const hints = (yaml: string): unknown[] => contractOf(HEAD + yaml).tools.map(({ annotations }) => annotations);
    expect(hints(tools(""))).toEqual([
      { title: "Смесь", readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true },
      { readOnlyHint: true, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    ]);
    expect(hints(tools("      two: { policy: APPLY_ONLY, group: data-write, scope: data.write, description: Пишет. }\n"))[1]).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(hints(tools("      two: { policy: UNDECIDED }\n"))[1]).toMatchObject({ readOnlyHint: false, destructiveHint: true });
  });

  it("adds nothing that no convention promises", () => {
    const contract = contractOf(`catalog: 1
server: { name: s }
conventions: []
tools:
  t: { policy: UNDECIDED, parameters: { a: { type: object, properties: { b: {} } } }, annotations: { readOnlyHint: true } }
`);
    expect(contract).toMatchObject({ conventions: [], answers: null, errors: [], labels: { fields: {}, sections: {}, statuses: {} } });
    expect(contract.tools[0]).toMatchObject({ export: null, annotations: { readOnlyHint: true }, parameters: { a: { type: "object", properties: { b: {} } } } });
  });

  it("publishes the refusals that its conventions make possible, then its own", () => {
    const ids = (conventions: string, answers = "markdown"): readonly string[] =>
      contractOf(`${HEAD}conventions: [${conventions}]\nanswers: ${answers}\nerrors: { NO_LICENSE: { retryable: true, message: Нет лицензии., hint: "" } }\ntools: { t: { policy: READ_ONLY } }\n`).errors.map(({ id }) => id);
    expect(ids("")).toEqual(["NO_LICENSE"]);
    expect(ids("refusals")).not.toEqual(expect.arrayContaining(["parameter-unknown"]));
    expect(ids("refusals, closed")).toEqual(expect.arrayContaining(["parameter-unknown", "parameter-retired", "operation-unknown", "NO_LICENSE"]));
    expect(ids("refusals, closed")).not.toEqual(expect.arrayContaining(["limit-out-of-range"]));
    expect(ids("refusals, closed, mode, window")).toEqual(expect.arrayContaining(["limit-out-of-range", "parameter-retired-mode", "mode-on-read"]));
    expect(ids("refusals", "envelope")).toEqual(expect.arrayContaining(["action-unknown"]));
    expect(ids("refusals", "envelope")).not.toEqual(expect.arrayContaining(["operation-unknown"]));
  });

  it("closes what callers send and leaves what the server returns", () => {
    const contract = contractOf(`${HEAD}types:
  Sent: { type: object, properties: { a: { type: string } } }
  Returned: { type: object, properties: { a: { type: string } } }
tools:
  edit:
    group: data-write
    params: params
    parameters: { params: { type: object, description: Аргументы действия }, sent: { $ref: "#/types/Sent" } }
    required: [params]
    actions:
      one:
        policy: PREVIEWABLE
        scope: data.write
        description: Раз.
        arguments: { type: object, properties: { deep: { type: object, properties: { x: {} } } } }
        result: { $ref: "#/types/Returned" }
`);
    const [tool] = contract.tools;
    expect(contract.types).toEqual({ Sent: { type: "object", properties: { a: { type: "string" } }, additionalProperties: false }, Returned: { type: "object", properties: { a: { type: "string" } } } });
    expect(tool!.parameters["params"]).toEqual({ type: "object", description: "Аргументы действия" });
    expect(tool!.actions[0]!.arguments).toEqual({ type: "object", properties: { deep: { type: "object", properties: { x: {} }, additionalProperties: false } }, additionalProperties: false });
  });

  it("knows the place of everything it publishes", () => {
    const { places } = publish(catalogOf(`${HEAD}tools:\n  a.b:\n    actions:\n      set.x: { policy: READ_ONLY, group: data-read, requires: [p] }\n    parameters: { p: { type: string } }\n`));
    const text = (path: string): string | undefined => {
      const node = places.get(path);
      return node?.source.text.slice(node.start, node.end);
    };
    expect(text("tools.a.b.actions.set.x.policy")).toBe("READ_ONLY");
    expect(text("tools.a.b.actions.set.x.requires.0")).toBe("p");
    expect(text("tools.a.b.parameters.p.type")).toBe("string");
    expect(text("tools.a.b.actions.set.x.scope")).toBeUndefined();
    expect(places.size).toBe([...places].length);
    for (const [path, node] of places) expect(places.get(path)).toBe(node);
  });
});

describe("schemas/public-contract.schema.json", () => {
  const schema = JSON.parse(readFileSync("schemas/public-contract.schema.json", "utf8")) as object;
  const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);

  it("accepts what catalogs publish", () => {
    const yaml = readFileSync("docs/catalog.md", "utf8").split("```yaml\n")[1]!.split("```")[0]!;
    for (const text of [yaml, yaml.replace("answers: markdown", "answers: envelope"), `${HEAD}tools: { t: { policy: READ_ONLY } }\n`, "catalog: 1\nserver: { name: s }\nconventions: []\ntools:\n  t: { policy: UNDECIDED, outputSchema: true }\n"]) {
      validate(contractOf(text));
      expect(validate.errors ?? []).toEqual([]);
    }
  });

  it("refuses a contract with a key too many or too few", () => {
    const contract = contractOf(`${HEAD}tools:\n  t: { policy: READ_ONLY, group: data-read }\n`);
    const [tool] = contract.tools;
    expect(validate({ ...contract, more: 1 })).toBe(false);
    expect(validate({ ...contract, tools: [{ ...tool, actions: [{ ...tool!.actions[0], policy: "WRITES" }] }] })).toBe(false);
    const { scope: _, ...unscoped } = tool!.actions[0]!;
    expect(validate({ ...contract, tools: [{ ...tool, actions: [unscoped] }] })).toBe(false);
  });
});
