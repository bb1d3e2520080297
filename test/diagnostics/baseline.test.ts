import { applyBaseline, readBaseline, writeBaseline, type Baseline } from "../../generator/diagnostics/baseline.js";
import { findingOf, type RuleCard } from "../../generator/diagnostics/card.js";
import type { Finding } from "../../generator/diagnostics/finding.js";
import { fingerprintOf } from "../../generator/diagnostics/fingerprint.js";
import { Source, type Span } from "../../generator/diagnostics/span.js";

const span: Span = {
  source: new Source("catalog.yaml", "x"),
  start: 0,
  end: 1,
};
const card: RuleCard = {
  id: "name-too-long",
  severity: "error",
  blocks: false,
  summary: "",
  why: "",
  message: () => "",
  remedy: () => "",
};

function finding(path: string, more: Partial<Finding> = {}): Finding {
  return { ...findingOf(card, span, path, { name: path }), ...more };
}

function written(findings: readonly Finding[], before: Baseline | null = null): Baseline {
  const baseline = readBaseline(writeBaseline(findings, before).text);
  if (typeof baseline === "string") throw new Error(baseline);
  return baseline;
}

const paths = (findings: readonly Finding[]): string[] => findings.map(({ rule, path }) => `${rule} ${path}`);

describe("a fingerprint", () => {
  it("is rule, path and facts, not wording, place or file", () => {
    const one = finding("tools.a", { facts: { name: "a", limit: 64 } });
    const elsewhere: Span = {
      source: new Source("other.yaml", "\n\n x"),
      start: 3,
      end: 4,
    };
    expect(
      fingerprintOf({
        ...one,
        message: "other words",
        at: elsewhere,
        file: "other.yaml",
        facts: { limit: 64, name: "a" },
      } as Finding),
    ).toBe(fingerprintOf(one));
  });

  it("does not move with a measure, an offset or a hint", () => {
    expect(
      fingerprintOf(
        finding("a", {
          facts: { limit: 64, amount: 70, hint: " Did you mean x?" },
        }),
      ),
    ).toBe(fingerprintOf(finding("a", { facts: { limit: 64, amount: 71, hint: "" } })));
  });

  it.each([
    ["rule", { rule: "other" }],
    ["path", { path: "tools.b" }],
    ["facts", { facts: { name: "b" } }],
  ])("differs by %s", (_, more) => expect(fingerprintOf(finding("tools.a", more))).not.toBe(fingerprintOf(finding("tools.a"))));

  it("is told here, so that baselines of today are read tomorrow", () => {
    expect(fingerprintOf(finding("tools.a"))).toBe("4187eb4ccfb64019");
  });
});

describe("a baseline", () => {
  it("tolerates what it holds, as often as it holds it", () => {
    const twice = [finding("tools.a"), finding("tools.a")];
    const { open, tolerated } = applyBaseline([...twice, finding("tools.a"), finding("tools.b")], written(twice), "baseline.json");
    expect([paths(open), paths(tolerated)]).toEqual([
      ["name-too-long tools.a", "name-too-long tools.b"],
      ["name-too-long tools.a", "name-too-long tools.a"],
    ]);
  });

  it("is red where it holds what is settled, at its own file", () => {
    const { open } = applyBaseline([finding("tools.a")], written([finding("tools.a"), finding("tools.a"), finding("tools.b")]), "baseline.json");
    expect(open.map(({ rule, path, file, facts }) => [rule, path, file, facts["spare"]])).toEqual([
      ["baseline-unmatched", "tools.a", "baseline.json", 1],
      ["baseline-unmatched", "tools.b", "baseline.json", 1],
    ]);
  });

  it("shrinks and never grows", () => {
    const before = written([finding("tools.a"), finding("tools.b")]);
    const { text, refused } = writeBaseline([finding("tools.b"), finding("tools.b"), finding("tools.c")], before);
    expect((readBaseline(text) as Baseline).findings.map(({ path, count }) => [path, count])).toEqual([["tools.b", 1]]);
    expect(paths(refused)).toEqual(["name-too-long tools.b", "name-too-long tools.c"]);
  });

  it("takes neither founding findings nor what blocks generation, but for undecided actions", () => {
    const undecided = finding("tools.u", {
      rule: "action-undecided",
      founding: true,
    });
    const all = [
      finding("tools.f", { founding: true }),
      finding("tools.g", { blocks: true }),
      undecided,
      finding("", {}),
      finding("suppressions[0]", { rule: "suppression-expired" }),
    ];
    expect(written(all).findings.map(({ path }) => path)).toEqual(["tools.u"]);
    const { open } = applyBaseline(all, written([undecided]), "baseline.json");
    expect(paths(open)).toEqual(["name-too-long tools.f", "name-too-long tools.g", "name-too-long ", "suppression-expired suppressions[0]"]);
  });

  it("is written an entry a line, by rule and path, whatever the order of the findings", () => {
    const { text } = writeBaseline([finding("tools.b"), finding("tools.a")], null);
    expect(text).toBe(writeBaseline([finding("tools.a"), finding("tools.b")], null).text);
    expect(
      text
        .split("\n")
        .slice(3, 5)
        .map((line) => (JSON.parse(line.replace(/,$/, "")) as { path: string }).path),
    ).toEqual(["tools.a", "tools.b"]);
    expect(writeBaseline([], null).text).toBe('{\n  "baseline": 1,\n  "findings": []\n}\n');
  });

  it.each([
    ["no JSON", "<<<<<<< HEAD\n"],
    ["another version", '{"baseline": 2, "findings": []}'],
    ["a list", "[]"],
    ["an entry without count", '{"baseline": 1, "findings": [{"rule": "a", "path": "b", "fingerprint": "0123456789abcdef"}]}'],
    ["a count of nothing", '{"baseline": 1, "findings": [{"rule": "a", "path": "b", "fingerprint": "0123456789abcdef", "count": 0}]}'],
    [
      "one fingerprint twice",
      '{"baseline": 1, "findings": [{"rule": "a", "path": "b", "fingerprint": "0123456789abcdef", "count": 1}, {"rule": "a", "path": "b", "fingerprint": "0123456789abcdef", "count": 1}]}',
    ],
  ])("is not read where it is %s", (_, text) => expect(typeof readBaseline(text)).toBe("string"));
});
