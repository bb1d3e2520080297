import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readToolsList } from "../../generator/contract/read-tools-list.js";
import type { Change } from "../../generator/diff/change.js";
import { compare } from "../../generator/diff/compare.js";
import { gravestFirst, judge, type Verdict } from "../../generator/diff/judge.js";
import { Witnesses } from "../../generator/diff/schema/witness.js";
import type { Side } from "../../generator/diff/side.js";
import { CORPUS } from "./corpus.js";
import exceptions from "./diff-exceptions.json" with { type: "json" };

/** What differs between two versions of a surface, counted by other means: lists of `tool.parameter: detail`. */
type Facts = { readonly [list: string]: readonly string[] | string | number };

const pairs = join(CORPUS, "pairs");
const facts = JSON.parse(readFileSync(join(pairs, "facts.json"), "utf8")) as { readonly [pair: string]: Facts };
const names = readdirSync(pairs).flatMap((file) => (file.endsWith(".old.json") ? [file.slice(0, -".old.json".length)] : []));

interface Disagreement {
  readonly hint: string;
  readonly old: boolean | null;
  readonly new: boolean | null;
  readonly reads: boolean;
}

/** What a hint that is left out says, by the MCP specification. */
const DEFAULTS: { readonly [hint: string]: boolean } = { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: true };

function disagreements(pair: string): { readonly [fact: string]: Disagreement } {
  return (exceptions as unknown as { readonly [pair: string]: { readonly [fact: string]: Disagreement } })[pair] ?? {};
}

function side(pair: string, version: "old" | "new"): Side {
  const list = readToolsList(JSON.parse(readFileSync(join(pairs, `${pair}.${version}.json`), "utf8")));
  if (list.kind !== "tools-list") throw new Error(list.reason);
  return { contract: list.contract, budgets: null };
}

describe("pairs of real surfaces", () => {
  it("are all counted", () => {
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in facts))).toEqual([]);
  });
});

describe.each(names)("%s", (pair) => {
  const compared = compare(side(pair, "old"), side(pair, "new"));
  const verdicts = judge(compared);

  it("agrees with what was counted, difference by difference", () => {
    const counted = new Set(countedFacts(facts[pair]!));
    const told = new Set(verdicts.flatMap(({ change }) => factsOf(change)));
    const known = new Set(Object.keys(disagreements(pair)));
    expect([...counted].filter((fact) => !told.has(fact) && !known.has(fact))).toEqual([]);
    expect([...told].filter((fact) => !counted.has(fact) && !known.has(fact))).toEqual([]);
    // An exception that is none any more must go.
    expect([...known].filter((fact) => counted.has(fact) === told.has(fact))).toEqual([]);
  });

  it("is right where it disagrees: both lists read the same", () => {
    const read = (version: "old" | "new", tool: string, hint: string): unknown => side(pair, version).contract.tools.find(({ name }) => name === tool)?.annotations?.[hint] ?? null;
    for (const [fact, { hint, old, new: now, reads }] of Object.entries(disagreements(pair))) {
      const tool = fact.slice(fact.indexOf(" ") + 1).replace(`.${hint}`, "");
      expect([fact, read("old", tool, hint), read("new", tool, hint)]).toEqual([fact, old, now]);
      expect([old ?? DEFAULTS[hint], now ?? DEFAULTS[hint]]).toEqual([reads, reads]);
    }
  });

  it("calls nothing breaking where only prose changed", () => {
    const prose = ["desc", "title", "paramDesc", "pair", "old", "new", "identical"];
    const onlyProse = Object.entries(facts[pair]!).every(([list, entries]) => prose.includes(list) || (Array.isArray(entries) && entries.length === 0));
    expect(["routing", "none"].includes(gravestFirst(verdicts)[0]?.level ?? "none")).toBe(onlyProse);
  });

  it("shows a call for every breaking change of arguments, and an answer for every one of results", () => {
    const witnesses = new Witnesses(compared.comparison);
    const bare = verdicts.filter((verdict) => verdict.level === "breaking" && "direction" in verdict.change && witnessOf(verdict, witnesses, compared.differenceOf) === undefined);
    expect(bare.map(({ message }) => message)).toEqual([]);
  });
});

function witnessOf({ change }: Verdict, witnesses: Witnesses, differenceOf: ReturnType<typeof compare>["differenceOf"]): unknown {
  const difference = differenceOf(change);
  return difference === undefined ? undefined : witnesses.of(difference, "direction" in change && change.direction === "output");
}

function countedFacts(lists: Facts): readonly string[] {
  return Object.entries(lists).flatMap(([list, entries]) => {
    if (!Array.isArray(entries)) return [];
    return (entries as readonly string[]).map((entry) => (list === "ann" ? `ann ${entry.split(":")[0]}` : ["roFlip", "destrFlip"].includes(list) ? `${list} ${entry.split(" ")[0]}` : `${list} ${entry}`)).flatMap(eachValue);
  });
}

/** `enumAdded tool.parameter: +a,b` is two facts. */
function eachValue(fact: string): readonly string[] {
  const found = /^(enumAdded|enumRemoved) (.*): [+-](.*)$/.exec(fact);
  return found === null ? [fact] : found[3]!.split(",").map((value) => `${found[1]} ${found[2]}: ${value}`);
}

/** The same of one change, in the words of the count: parameters are those at the root of a tool. */
function factsOf(change: Change): readonly string[] {
  const tool = change.tool ?? "";
  switch (change.kind) {
    case "tool-added":
      return [`added ${tool}`];
    case "tool-removed":
      return [`removed ${tool}`];
    case "tool-renamed":
      return [`removed ${String(change.before)}`, `added ${tool}`];
    case "tool-words-changed":
      return [`${change.name === "title" ? "title" : "desc"} ${tool}`];
    case "hint-changed":
      return [`ann ${tool}.${change.name}`, ...(change.name === "readOnlyHint" ? [`roFlip ${tool}`] : change.name === "destructiveHint" ? [`destrFlip ${tool}`] : [])];
    case "dialect-changed":
      return change.direction === "input" ? [`topLevelKw ${tool}`] : [`outChanged ${tool}`];
    case "result-declared":
      return [`outAdded ${tool}`];
    case "result-withdrawn":
      return [`outRemoved ${tool}`];
  }
  if (!("pointer" in change)) return [];
  if (change.direction === "output") return [`outChanged ${tool}`];
  const pointer = change.kind === "property-added" && "headPointer" in change ? change.headPointer : change.pointer;
  const [, first, parameter, ...deeper] = pointer.split("/").map((step) => step.replace(/~1/g, "/").replace(/~0/g, "~"));
  if (first === "required" && "name" in change) return [`${change.kind === "property-became-required" ? "becameRequired" : "becameOptional"} ${tool}.${change.name}`];
  if (first !== "properties") return [`topLevelKw ${tool}`];
  const at = `${tool}.${parameter}`;
  if (change.kind === "property-renamed" && deeper.length === 0) return [`paramRemoved ${at}`, `paramAdded${change.required ? "Required" : "Optional"} ${tool}.${String(change.after)}`];
  if (change.kind === "property-added" && deeper.length === 0) return [`paramAdded${change.required ? "Required" : "Optional"} ${at}`];
  if (change.kind === "property-removed" && deeper.length === 0) return [`paramRemoved ${at}`];
  if (change.kind === "property-became-required" && deeper.length === 0) return [`becameRequired ${at}`];
  if (change.kind === "property-became-optional" && deeper.length === 0) return [`becameOptional ${at}`];
  const word = (value: unknown): string => (value === undefined ? "undefined" : JSON.stringify(value));
  if (deeper.length === 1) {
    if (change.kind === "type-changed") return [`typeChanged ${at}: ${word(change.before)}->${word(change.after)}`];
    if (change.kind === "value-added") return [`enumAdded ${at}: ${String(change.after)}`];
    if (change.kind === "value-removed") return [`enumRemoved ${at}: ${String(change.before)}`];
    if (change.kind === "default-changed") return [`defaultChanged ${at}: ${word(change.before)}->${word(change.after)}`];
    if (change.kind === "schema-words-changed") return change.name === "description" ? [`paramDesc ${at}`] : [];
  }
  return change.kind === "schema-words-changed" ? [] : [`nestedShape ${at}`];
}
