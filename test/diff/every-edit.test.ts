import { readFileSync } from "node:fs";
import type { Json } from "../../runtime/contract/contract.js";
import { DIFF_RULES } from "../../generator/diff/rules.js";
import { compare } from "../../generator/diff/compare.js";
import { judge, type Verdict } from "../../generator/diff/judge.js";
import { changed, published, sideOf, type Draft } from "./sides.js";

/**
 * Every place of a contract, edited: a change is told, told backwards by its opposite, and has a name of
 * its own. What is the same however it is written is told by nobody.
 */
const base = published(readFileSync(new URL("base.yaml", import.meta.url), "utf8"));
const rules = new Map(DIFF_RULES.map((rule) => [rule.id, rule]));

type Holder = { [key: string]: Json };

interface Edit {
  readonly name: string;
  edit(draft: Draft): void;
}

/** Objects whose keys are names, so that each of them may go. */
const MAPS = /(^types|^labels\.\w+|^retired\.\w+|\.(properties|retired\.\w+|narrow|parameters))$/;

function editsOf(value: Json, path: readonly string[]): readonly Edit[] {
  const at = path.join(".");
  const replace = (name: string, by: Json | undefined): Edit => ({
    name: `${at} ${name}`,
    edit(draft) {
      const holder = path.slice(0, -1).reduce((held, step) => held[step] as unknown as Holder, draft as unknown as Holder);
      const last = path.at(-1)!;
      if (by !== undefined) holder[last] = by;
      else if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else delete holder[last];
    },
  });
  const own: Edit[] = [];
  if (typeof value === "string") own.push(replace("says more", `${value}X`));
  if (typeof value === "number") own.push(replace("is one more", value + 1));
  if (typeof value === "boolean") own.push(replace("is the opposite", !value));
  if (typeof value !== "object" || value === null) return own;
  const keys = Object.keys(value);
  if (Array.isArray(value) && value.length > 1) own.push(replace("turned around", [...(value as readonly Json[])].reverse()));
  if (!Array.isArray(value) && keys.length > 1) own.push(replace("in another order", Object.fromEntries(Object.entries(value).reverse())));
  const removable = Array.isArray(value) || MAPS.test(at) ? keys.map((key) => editsOfRemoval([...path, key])) : [];
  return [...own, ...removable, ...keys.flatMap((key) => editsOf((value as Holder)[key]!, [...path, key]))];

  function editsOfRemoval(inner: readonly string[]): Edit {
    return {
      name: `${inner.join(".")} is gone`,
      edit(draft) {
        const holder = inner.slice(0, -1).reduce((held, step) => held[step] as unknown as Holder, draft as unknown as Holder);
        if (Array.isArray(holder)) holder.splice(Number(inner.at(-1)), 1);
        else delete holder[inner.at(-1)!];
      },
    };
  }
}

/** What is the same however it is written, or follows from something else that is compared. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/ in another order$/, "keys have no order"],
  [/ turned around$/, "lists of names and values have none"],
  [/^contract /, "the format's version, which the reader judges"],
  [/\.callClass /, "derived from the policy"],
  [/^tools\.0\.actions\.0\.identifier /, "that of its tool"],
  [/\.multipleOf is gone$/, "whole numbers are multiples of one"],
  [/^tools\.1\.parameters\.validateOnly is gone$/, "a flag is declared by its action"],
  [/^tools\.1\.actions\.1\.takes\.1 /, "a flag is taken by its action"],
];

/** A tool has an action, be it one without a name. */
const BROKEN = /^tools\.0\.actions\.0 is gone$/;

const edits = Object.entries(base).flatMap(([key, value]) => editsOf(value as Json, [key]));
const verdictsOf = (before: typeof base, after: typeof base): readonly Verdict[] => judge(compare(sideOf(before), sideOf(after)));
/** The order of sections is one that readers of an answer rely on. */
const silent = (name: string): boolean => SAME.some(([pattern]) => pattern.test(name)) && name !== "labels.sections in another order";

describe("an edit of a contract", () => {
  it("is one of many", () => expect(edits.length).toBeGreaterThan(400));

  it.each(edits.filter(({ name }) => !BROKEN.test(name)).map((edit) => [edit.name, edit] as const))("%s", (name, { edit }) => {
    const after = changed(base, edit);
    const [forwards, backwards] = [verdictsOf(base, after), verdictsOf(after, base)];
    if (silent(name)) return expect([forwards, backwards]).toEqual([[], []]);
    expect(forwards).not.toEqual([]);
    const prints = forwards.map(({ fingerprint }) => fingerprint);
    expect(new Set(prints).size).toBe(prints.length);
    expect(verdictsOf(changed(base, () => undefined), changed(after, () => undefined)).map(({ fingerprint }) => fingerprint)).toEqual(prints);
    // Levels depend on the direction, so what came may be claimed by another rule than what went.
    const opposite = ({ rule }: Verdict): string => (typeof rule.mirror === "string" ? rules.get(rule.mirror)!.kind : "none");
    const kinds = (verdicts: readonly Verdict[], of: (verdict: Verdict) => string): string[] => verdicts.filter(({ rule }) => typeof rule.mirror === "string").map(of).sort();
    expect(kinds(forwards, opposite)).toEqual(kinds(backwards, ({ rule }) => rule.kind));
  });
});
