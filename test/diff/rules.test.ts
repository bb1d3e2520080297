import { readdirSync, readFileSync } from "node:fs";
import type { PublicContract } from "../../runtime/contract/contract.js";
import { DIFF_RULES } from "../../generator/diff/rules.js";
import { compare } from "../../generator/diff/compare.js";
import { judge, type Verdict } from "../../generator/diff/judge.js";
import type { Side } from "../../generator/diff/side.js";
import { EXAMPLES, type Example } from "./examples.js";
import { changed, published, sideOf } from "./sides.js";

const base = published(readFileSync(new URL("base.yaml", import.meta.url), "utf8"));
const rules = new Map(DIFF_RULES.map((rule) => [rule.id, rule]));

/** Budgets are the catalog's, not the contract's. */
const BUDGETS: { readonly [rule: string]: readonly [Side["budgets"], Side["budgets"]] } = {
  "budget-loosened": [{ tools: { warn: 10, fail: 20 } }, { tools: { warn: 10, fail: null } }],
};

/** What a list says beside its tools is no part of a contract either. */
const LISTS: { readonly [rule: string]: readonly [Side["list"], Side["list"]] } = {
  "list-key-changed": [{ ttlMs: 60_000 }, { ttlMs: 1000 }],
};

function pairOf(id: string): readonly [Side, Side] {
  const example: Example = EXAMPLES[id] ?? { after: () => undefined };
  const before = changed(base, example.before ?? (() => undefined));
  const side = (contract: PublicContract, at: 0 | 1): Side => ({ ...sideOf(contract, BUDGETS[id]?.[at] ?? null), ...(LISTS[id] === undefined ? {} : { list: LISTS[id][at]! }) });
  return [side(before, 0), side(changed(before, example.after), 1)];
}

const claimed = (before: Side, after: Side): readonly Verdict[] => judge(compare(before, after));

/** Verdicts of an example, forwards and backwards, each made once. */
const told = new Map<string, readonly Verdict[]>();
function verdictsOf(id: string, way: "forwards" | "backwards"): readonly Verdict[] {
  const key = `${way} ${id}`;
  const [before, after] = pairOf(id);
  if (!told.has(key)) told.set(key, way === "forwards" ? claimed(before, after) : claimed(after, before));
  return told.get(key)!;
}
const ids = [...Object.keys(EXAMPLES), ...Object.keys(BUDGETS), ...Object.keys(LISTS)];

describe("diff rules", () => {
  it("are named as their files", () => {
    const files = readdirSync(new URL("../../generator/diff/rules/", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));
    expect(DIFF_RULES.map(({ id }) => id)).toEqual([...files].sort());
  });

  it.each(DIFF_RULES.map((rule) => [rule.id, rule] as const))("%s has an opposite, or says why not", (_, { mirror }) => {
    if (typeof mirror === "string") expect(rules.has(mirror)).toBe(true);
    else expect(mirror.none.length).toBeGreaterThan(20);
  });

  it.each(ids)("%s claims its example", (id) => {
    const verdicts = verdictsOf(id, "forwards");
    expect(verdicts.map(({ rule }) => rule.id)).toContain(id);
    for (const { rule, level } of verdicts) expect(rule.levels).toContain(level);
  });

  it.each(ids.filter((id) => typeof rules.get(id)!.mirror === "string"))("%s backwards is claimed by its opposite", (id) => {
    expect(verdictsOf(id, "backwards").map(({ rule }) => rule.id)).toContain(rules.get(id)!.mirror);
  });

  it("are all shown by an example, forwards or backwards", () => {
    const shown = new Set(ids.flatMap((id) => [...verdictsOf(id, "forwards"), ...verdictsOf(id, "backwards")].map(({ rule }) => rule.id)));
    expect(DIFF_RULES.filter(({ id }) => !shown.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it("say everything in whole sentences", () => {
    for (const id of ids) for (const { message, rule } of verdictsOf(id, "forwards")) expect([rule.id, message]).toEqual([rule.id, expect.stringMatching(/^\S.*\.$/su)]);
    for (const { summary, why } of DIFF_RULES) for (const text of [summary, why]) expect(text).toMatch(/^[A-Z].*\.$/);
  });

  it("leave no change unclaimed: one that nobody claims is a defect", () => {
    const compared = compare(...pairOf("tool-words-changed"));
    expect(() => judge(compared, DIFF_RULES.filter(({ id }) => id !== "tool-words-changed"))).toThrow("No rule claims the change tool-words-changed");
    expect(() => judge(compared, [...DIFF_RULES, rules.get("tool-words-changed")!])).toThrow("Both tool-words-changed and tool-words-changed claim");
  });

  it("give a change the same fingerprint in every run, whatever its definitions are called", () => {
    const [before, after] = pairOf("parameter-value-removed");
    const [one] = claimed(before, after).filter(({ rule }) => rule.id === "parameter-value-removed");
    const renamed = JSON.parse(JSON.stringify([before, after]).replaceAll("#/types/State", "#/types/Condition").replaceAll('"State":', '"Condition":')) as [Side, Side];
    const [other] = claimed(...renamed).filter(({ rule }) => rule.id === "parameter-value-removed");
    expect(other!.fingerprint).toBe(one!.fingerprint);
    expect(one!.message).toBe('metadata_read: parameter where.state[] (definition State) no longer takes "archived".');
  });
});
