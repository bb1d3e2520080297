import type { Schema } from "../../runtime/contract/contract.js";
import { keysOf } from "../../runtime/contract/ordered.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { keyword } from "../../runtime/contract/schema.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import { pathText } from "../catalog/rule.js";
import { nearestNode, nodeAt, type Node } from "../catalog/tree.js";
import type { Facts, More } from "../diagnostics/card.js";
import type { Report } from "./rule.js";
import { partsOf, type Part, type Step } from "./schema-parts.js";
import { dialectOf, vocabularyOf, type Dialect } from "./vocabulary.js";

/** What a schema of a catalog is for. */
export type Role = "parameter" | "narrow" | "arguments" | "result" | "root" | "selector" | "output" | "type";

/** One place where a catalog writes a schema. */
export interface Use {
  readonly node: Node;
  /** Path in the catalog: `tools.metadata_edit.parameters.value`. */
  readonly path: string;
  /** Where it stands in the schema that goes over the wire: `/properties/value`, or "" for a whole one. */
  readonly pointer: string;
  readonly tool: CatalogTool | null;
  readonly action: CatalogAction | null;
}

/** A schema with all its uses: equal content in equal roles is judged once. */
export interface Judged {
  readonly schema: Schema;
  readonly role: Role;
  /** null where `$schema` names a dialect that nobody here knows. */
  readonly dialect: Dialect | null;
  readonly uses: readonly Use[];
  /** The schema and all schemas inside it, parents first; a dialect that nobody knows is read as 2020-12. */
  readonly parts: readonly Part[];
}

/** Every schema of the catalog, in its order. */
export function schemasOf(catalog: Catalog): readonly Judged[] {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = collect(catalog)));
  return known;
}

/**
 * The schemas in which one of the words stands as a keyword, at whatever depth, in the catalog's
 * order. Most rules speak of words that few schemas of a large surface have.
 */
export function schemasWith(catalog: Catalog, words: readonly string[]): Iterable<Judged> {
  const byWord = keywordsOf(catalog);
  const having = words.flatMap((word) => byWord.get(word) ?? []);
  if (having.length < 2) return having[0] ?? [];
  return schemasOf(catalog).filter((judged) => having.some((one) => one.has(judged)));
}

/** Every word that stands as a keyword in some schema, with the schemas in which it does. */
export function keywordsOf(catalog: Catalog): ReadonlyMap<string, ReadonlySet<Judged>> {
  let known = words.get(catalog);
  if (known === undefined) words.set(catalog, (known = collectKeywords(schemasOf(catalog))));
  return known;
}

/**
 * Judges every distinct schema once and reports each defect at every use. `judge` gives the steps
 * to the defect; `pointer` is added to the facts.
 */
export function judgeSchemas<F extends Facts>(catalog: Catalog, report: Report<F & { pointer: string }>, judge: (judged: Judged) => Iterable<Defect<F>>): void {
  judgeEach(schemasOf(catalog), report, judge);
}

/** The same of those schemas alone in which one of the words stands as a keyword. */
export function judgeSchemasWith<F extends Facts>(words: readonly string[], catalog: Catalog, report: Report<F & { pointer: string }>, judge: (judged: Judged) => Iterable<Defect<F>>): void {
  judgeEach(schemasWith(catalog, words), report, judge);
}

interface Defect<F extends Facts> {
  readonly steps: readonly Step[];
  readonly facts: F;
  readonly more?: More;
}

function judgeEach<F extends Facts>(all: Iterable<Judged>, report: Report<F & { pointer: string }>, judge: (judged: Judged) => Iterable<Defect<F>>): void {
  for (const judged of all) {
    for (const { steps, facts, more } of judge(judged)) {
      for (const use of judged.uses) report(nearestNode(use.node, steps), pathOf(use.path, steps), { ...facts, pointer: use.pointer + pointerTo(...steps) || "the root" }, more);
    }
  }
}

/** A catalog path and steps below it, as findings write them. */
export function pathOf(base: string, steps: readonly Step[]): string {
  return steps.length === 0 ? base : pathText([base, ...steps]);
}

/** True for a schema that callers send values of, as opposed to what an action returns. */
export function isSent(judged: Judged): boolean {
  return judged.role !== "result" && judged.role !== "output";
}

const memory = new WeakMap<Catalog, readonly Judged[]>();
const words = new WeakMap<Catalog, ReadonlyMap<string, ReadonlySet<Judged>>>();

class Distinct implements Judged {
  readonly uses: Use[] = [];
  #parts: readonly Part[] | null = null;

  constructor(
    readonly schema: Schema,
    readonly role: Role,
    readonly dialect: Dialect | null,
  ) {}

  get parts(): readonly Part[] {
    return (this.#parts ??= partsOf(this.schema, vocabularyOf(this.dialect ?? "2020-12")));
  }
}

/** A use whose pointer is written when a finding asks for it. */
class PlacedUse implements Use {
  constructor(
    readonly node: Node,
    readonly path: string,
    readonly name: string | null,
    readonly tool: CatalogTool | null,
    readonly action: CatalogAction | null,
  ) {}

  get pointer(): string {
    return this.name === null ? "" : pointerTo("properties", this.name);
  }
}

function collect(catalog: Catalog): Judged[] {
  const distinct = new Map<string, Distinct>();
  /** @param name of the parameter that the schema is of; null for a whole one */
  const add = (schema: Schema | null, role: Role, dialect: Dialect | null, node: Node | undefined, path: string, name: string | null, tool: CatalogTool | null, action: CatalogAction | null): void => {
    if (schema === null || node === undefined) return;
    const key = `${role} ${dialect} ${JSON.stringify(schema)}`;
    let known = distinct.get(key);
    if (known === undefined) distinct.set(key, (known = new Distinct(schema, role, dialect)));
    known.uses.push(new PlacedUse(node, path, name, tool, action));
  };
  for (const type of catalog.types) add(type.schema, "type", ownDialect(type.schema), type.node, `types.${type.name}`, null, null, null);
  for (const tool of catalog.tools) {
    const path = `tools.${tool.name}`;
    const dialect = ownDialect(tool.schema);
    const parameters = nodeAt(tool.node, "parameters");
    add(tool.schema, "root", dialect, nodeAt(tool.node, "schema"), `${path}.schema`, null, tool, null);
    for (const name of keysOf(tool.parameters)) add(tool.parameters[name]!, "parameter", dialect, nodeAt(parameters, name), `${path}.parameters.${name}`, name, tool, null);
    if (tool.selector) add(tool.selector.schema, "selector", dialect, nodeAt(tool.node, "selector", "schema"), `${path}.selector.schema`, tool.selector.name, tool, null);
    if (tool.outputSchema !== null) add(tool.outputSchema, "output", ownDialect(tool.outputSchema), nodeAt(tool.node, "outputSchema"), `${path}.outputSchema`, null, tool, null);
    for (const action of tool.actions) {
      for (const name of keysOf(action.narrow)) add(action.narrow[name]!, "narrow", dialect, nodeAt(action.node, "narrow", name), `${action.path}.narrow.${name}`, name, tool, action);
      if (action.arguments !== null) add(action.arguments, "arguments", ownDialect(action.arguments), nodeAt(action.node, "arguments"), `${action.path}.arguments`, null, tool, action);
      if (action.result !== null) add(action.result, "result", ownDialect(action.result), nodeAt(action.node, "result"), `${action.path}.result`, null, tool, action);
    }
  }
  return [...distinct.values()];
}

function ownDialect(schema: Schema): Dialect | null {
  return dialectOf(keyword(schema, "$schema"));
}

function collectKeywords(all: readonly Judged[]): Map<string, Set<Judged>> {
  const byWord = new Map<string, Set<Judged>>();
  for (const judged of all) {
    for (const { schema } of judged.parts) {
      if (typeof schema === "boolean") continue;
      for (const word of Object.keys(schema)) {
        const known = byWord.get(word);
        if (known === undefined) byWord.set(word, new Set([judged]));
        else known.add(judged);
      }
    }
  }
  return byWord;
}
