import { findingOf, type RuleCard } from "../../generator/diagnostics/card.js";
import type { Finding } from "../../generator/diagnostics/finding.js";
import { Source, type Span } from "../../generator/diagnostics/span.js";
import { applySuppressions, type Suppression } from "../../generator/diagnostics/suppression.js";

const span: Span = { source: new Source("catalog.yaml", "x"), start: 0, end: 1 };
const card: RuleCard = { id: "name-too-long", severity: "error", blocks: false, summary: "", why: "", message: () => "", remedy: () => "" };

function finding(path: string, more: Partial<Finding> = {}): Finding {
  return { ...findingOf(card, span, path, { name: path }), ...more };
}

function suppress(more: Partial<Suppression> = {}): Suppression {
  return { rule: "name-too-long", at: "tools.a", reason: "переименуем в 2027", owner: "ivanov", until: "2026-12-31", node: span, ...more };
}

function apply(findings: readonly Finding[], suppressions: readonly Suppression[], today = "2026-12-31"): { open: string[]; suppressed: string[] } {
  const { open, suppressed } = applySuppressions(findings, { suppressions }, today);
  return { open: open.map(({ rule, path }) => `${rule} ${path}`), suppressed: suppressed.map((one) => one.finding.path) };
}

describe("suppressions", () => {
  it("take out a finding at their path and below it, through the last day", () => {
    expect(apply([finding("tools.a"), finding("tools.a.actions.b"), finding("tools.a[1]")], [suppress()])).toEqual({ open: [], suppressed: ["tools.a", "tools.a.actions.b", "tools.a[1]"] });
  });

  it("leave other rules, and paths that only begin alike, alone", () => {
    expect(apply([finding("tools.ab"), finding("tools.a", { rule: "other" })], [suppress()]).open).toEqual(["name-too-long tools.ab", "other tools.a", "suppression-unmatched suppressions[0]"]);
  });

  it("are red once past their day, and the finding is back", () => {
    expect(apply([finding("tools.a")], [suppress()], "2027-01-01")).toEqual({ open: ["name-too-long tools.a", "suppression-expired suppressions[0]"], suppressed: [] });
  });

  it.each(["2026-02-31", "9999-99-99", "later", ""])("are red where the day is none: %j", (until) => {
    expect(apply([finding("tools.a")], [suppress({ until })])).toEqual({ open: ["name-too-long tools.a", "suppression-expired suppressions[0]"], suppressed: [] });
  });

  it("are red where they match nothing, unless the rule was not judged", () => {
    expect(apply([], [suppress()]).open).toEqual(["suppression-unmatched suppressions[0]"]);
    expect(applySuppressions([], { suppressions: [suppress()] }, "2026-01-01", (rule) => rule !== "name-too-long").open).toEqual([]);
  });

  it.each([
    ["founding", { founding: true }],
    ["blocks", { blocks: true }],
  ])("have no effect on a finding that %s", (_, more) => {
    expect(apply([finding("tools.a", more)], [suppress()])).toEqual({ open: ["name-too-long tools.a", "suppression-refused suppressions[0]"], suppressed: [] });
  });

  it.each(["reason", "owner"])("are red without %s", (key) => {
    expect(apply([finding("tools.a")], [suppress({ [key]: " " })])).toEqual({ open: ["suppression-incomplete suppressions[0]"], suppressed: ["tools.a"] });
  });

  it("match nothing with an empty path", () => {
    expect(apply([finding("")], [suppress({ at: "" })]).suppressed).toEqual([]);
  });
});
