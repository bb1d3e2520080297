import { catalogOf, HEAD, read, told } from "./reading.js";

const action = (rest: string): string => `${HEAD}tools:\n  metadata_edit:\n    group: metadata-write\n    actions:\n      update: ${rest}\n`;

describe("policies and scopes", () => {
  it.each([
    ["on the value", `${HEAD}types: { T: { x: &p APPLY_ONLY } }\ntools:\n  t: { policy: *p, scope: a }\n`, ["tools.t.policy"]],
    ["on the scope", `${HEAD}types: { T: { x: &s metadata.write } }\ntools:\n  t: { policy: APPLY_ONLY, scope: *s }\n`, ["tools.t.scope"]],
    ["on the action", `${HEAD}tools:\n  t:\n    actions:\n      a: &a { policy: APPLY_ONLY, scope: s }\n      b: *a\n`, ["tools.t.actions.b.policy", "tools.t.actions.b.scope"]],
    ["on the actions", `${HEAD}tools:\n  t:\n    actions: &a\n      a: { policy: READ_ONLY }\n  u:\n    actions: *a\n`, ["tools.u.actions.a.policy"]],
    ["on the tool", `${HEAD}tools:\n  t: &t { policy: READ_ONLY }\n  u: *t\n`, ["tools.u.policy"]],
    ["on all tools", `${HEAD}types: &t { t: { policy: READ_ONLY } }\ntools: *t\n`, ["tools.t.policy"]],
  ])("an alias %s is refused with both places", (_, text, paths) => {
    const result = read(text);
    expect(result.kind).toBe("catalog");
    expect(result.findings.map(({ rule, path, related }) => [rule, path, related?.length])).toEqual(paths.map((path) => ["policy-by-alias", path, 1]));
    for (const { at } of result.findings) expect(at!.source.text.slice(at!.start, at!.end)).toMatch(/^\*\w+$/);
  });

  it("other keys may be aliases", () => {
    expect(catalogOf(`${HEAD}tools:\n  t: { policy: READ_ONLY, result: &r { type: object } }\n  u: { policy: READ_ONLY, result: *r }\n`).tools[1]!.actions[0]!.result).toEqual({ type: "object" });
  });

  it("f8: an empty scope counts as absent and is told", () => {
    for (const scope of ['""', "''", "null", "~", ""]) {
      const result = read(action(`\n        policy: PREVIEWABLE\n        scope: ${scope}`));
      expect(told(result)).toEqual([expect.stringMatching(/^scope-empty catalog\.yaml:\d+:\d+ tools\.metadata_edit\.actions\.update\.scope/)]);
      expect(result.kind === "catalog" && result.catalog.tools[0]!.actions[0]!.scope).toBeNull();
    }
  });

  it("an action without a policy leaves a model: a lint rule speaks of it", () => {
    expect(catalogOf(action("{ scope: metadata.write }")).tools[0]!.actions[0]!.policy).toBeNull();
    expect(catalogOf(action("{ policy: UNDECIDED }")).tools[0]!.actions[0]!.policy).toBe("UNDECIDED");
  });

  it.each([["READ_ONYL", "READ_ONLY"], ["previewable", "PREVIEWABLE"], ["APPLYONLY", "APPLY_ONLY"], ["preview-param", "PREVIEW_PARAM"]])("the policy %s has a near one", (given, meant) => {
    const result = read(action(`{ policy: ${given}, scope: metadata.write }`));
    expect(result.kind).toBe("misshapen");
    expect(result.findings).toMatchObject([{ rule: "unknown-value", path: "tools.metadata_edit.actions.update.policy", remedy: `Did you mean \`${meant}\`?`, suggestion: { replacement: meant } }]);
  });

  it("a policy that is far from all, or no word, is told with what may stand", () => {
    expect(read(action("{ policy: WRITES }")).findings[0]!.message).toContain("none of `READ_ONLY`, `PREVIEWABLE`, `PREVIEW_PARAM`, `APPLY_ONLY`, `UNDECIDED`");
    for (const policy of ["", "null", "true", "[READ_ONLY]", "{ READ_ONLY: true }", "1"]) expect(told(read(action(`\n        policy: ${policy}`)))).toEqual([expect.stringMatching(/^wrong-type /)]);
  });

  it("at a tool with actions a policy governs nothing", () => {
    const result = read(`${HEAD}tools:\n  t:\n    policy: READ_ONLY\n    scope: metadata.write\n    latches: [confirm]\n    actions: { a: { policy: READ_ONLY } }\n`);
    expect(result.kind).toBe("catalog");
    expect(told(result)).toEqual([
      "key-without-effect catalog.yaml:7:5 tools.t.policy: `policy` at a tool with `actions` governs nothing: each action carries its own.",
      expect.stringContaining("key-without-effect catalog.yaml:8:5 tools.t.scope"),
      expect.stringContaining("key-without-effect catalog.yaml:9:5 tools.t.latches"),
    ]);
  });

  it("no actions, no tools", () => {
    expect(told(read(`${HEAD}tools: { t: { actions: {} } }\n`))).toEqual([expect.stringMatching(/^empty-value catalog\.yaml:5:15 tools\.t\.actions/)]);
    expect(told(read(`${HEAD}tools: {}\n`))).toEqual([expect.stringMatching(/^empty-value catalog\.yaml:5:1 tools/)]);
    expect(told(read(HEAD))).toEqual([expect.stringMatching(/^missing-key .*`tools`/)]);
  });
});
