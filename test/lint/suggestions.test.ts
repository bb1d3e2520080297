import { bare, lintOf } from "./catalog-of.js";

/** The text after the edit that a rule suggests. */
function settled(text: string, rule: string): string {
  const finding = lintOf(text).find((one) => one.rule === rule)!;
  const { at, replacement } = finding.suggestion!;
  return text.slice(0, at.start) + replacement + text.slice(at.end);
}

describe("an edit that a finding suggests settles it", () => {
  const tool = (lines: string): string => bare(`  object:\n    policy: READ_ONLY\n    description: Показывает объект.\n    parameters: { fqn: { type: string, description: Адрес } }\n${lines}`, "scopes: { data.write: { title: Изменение } }\ngroups: { data-read: { access: read, title: Чтение } }\nprofiles: { reader: { title: Чтение, default: true } }\n");

  it.each([
    ["parameter-unknown", tool("    required: [fqnn]\n")],
    ["parameter-unknown", tool('    address: "fnq"\n')],
    ["group-unknown", tool("    group: data-raed\n")],
    ["scope-unknown", tool("    scope: data.wirte\n")],
    ["help-target-unknown", tool("    help: objekt\n")],
    ["label-unknown", tool("    answer: { fields: [fix_hnt] }\n")],
    ["text-hidden-character", tool("    title: Объ\u200bект\n")],
    ["text-not-normalized", tool("    title: Объекты\u0306\n").replace("ы\u0306", "и\u0306")],
  ])("%s", (rule, text) => {
    expect(lintOf(settled(text, rule)).filter((finding) => finding.rule === rule)).toEqual([]);
  });

  it("a policy is suggested for a person to decide", () => {
    const text = bare("  object:\n    policy: UNDECIDED\n    suggestion: { policy: READ_ONLY, because: имя читает }\n    description: Показывает объект.\n");
    expect(lintOf(text).find(({ rule }) => rule === "action-undecided")!.suggestion!.confidence).toBe("ask");
    expect(settled(text, "action-undecided")).toContain("    policy: READ_ONLY\n");
  });
});
