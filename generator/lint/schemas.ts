import type { JsonObject, Schema } from "../../runtime/contract/contract.js";
import { entriesOf } from "../../runtime/contract/ordered.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";
import { pathText } from "../catalog/rule.js";
import { nearestNode, nodeAt, type Node } from "../catalog/tree.js";
import type { Facts, More } from "../diagnostics/card.js";
import type { Report } from "./rule.js";
import { dialectOf, vocabularyOf, type Dialect, type Shape } from "./vocabulary.js";

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

/** A schema inside a schema, with the steps from the root. */
export interface Part {
  readonly schema: Schema;
  readonly steps: readonly Step[];
  /** The keyword of {@link parent} that holds it; null for the root. */
  readonly holder: string | null;
  readonly parent: Part | null;
}
export type Step = string | number;

/** Every schema of the catalog, in its order. */
export function schemasOf(catalog: Catalog): readonly Judged[] {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = collect(catalog)));
  return known;
}

/**
 * Judges every distinct schema once and reports each defect at every use. `judge` gives the steps
 * to the defect; `pointer` is added to the facts.
 */
export function judgeSchemas<F extends Facts>(
  catalog: Catalog,
  report: Report<F & { pointer: string }>,
  judge: (judged: Judged) => Iterable<{ readonly steps: readonly Step[]; readonly facts: F; readonly more?: More }>,
): void {
  for (const judged of schemasOf(catalog)) {
    for (const { steps, facts, more } of judge(judged)) {
      for (const use of judged.uses) report(nearestNode(use.node, steps), pathOf(use.path, steps), { ...facts, pointer: use.pointer + jsonPointer(steps) }, more);
    }
  }
}

/** RFC 6901; "" is the root. */
export function jsonPointer(steps: readonly Step[]): string {
  return steps.map((step) => `/${String(step).replace(/~/g, "~0").replace(/\//g, "~1")}`).join("");
}

/** A catalog path and steps below it, as findings write them. */
export function pathOf(base: string, steps: readonly Step[]): string {
  return steps.length === 0 ? base : pathText([base, ...steps]);
}

/** True for a schema that callers send values of, as opposed to what an action returns. */
export function isSent(judged: Judged): boolean {
  return judged.role !== "result" && judged.role !== "output";
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Value of an own keyword, or undefined: `constructor` is no keyword that a schema inherits. */
export function keyword(schema: Schema, name: string): JsonObject[string] | undefined {
  return typeof schema === "object" && Object.hasOwn(schema, name) ? schema[name] : undefined;
}

/** The types that a schema names literally, or null where it names none. */
export function typesOf(schema: Schema): readonly string[] | null {
  const type = keyword(schema, "type");
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((one): one is string => typeof one === "string") : null;
}

const memory = new WeakMap<Catalog, readonly Judged[]>();

class Distinct implements Judged {
  readonly uses: Use[] = [];
  #parts: readonly Part[] | null = null;

  constructor(
    readonly schema: Schema,
    readonly role: Role,
    readonly dialect: Dialect | null,
  ) {}

  get parts(): readonly Part[] {
    return (this.#parts ??= [...walk({ schema: this.schema, steps: [], holder: null, parent: null }, this.dialect ?? "2020-12")]);
  }
}

function collect(catalog: Catalog): Judged[] {
  const distinct = new Map<string, Distinct>();
  const add = (schema: Schema | null, role: Role, dialect: Dialect | null, node: Node | undefined, path: string, pointer: string, tool: CatalogTool | null, action: CatalogAction | null): void => {
    if (schema === null || node === undefined) return;
    const key = `${role} ${dialect} ${JSON.stringify(schema)}`;
    let known = distinct.get(key);
    if (known === undefined) distinct.set(key, (known = new Distinct(schema, role, dialect)));
    known.uses.push({ node, path, pointer, tool, action });
  };
  for (const type of catalog.types) add(type.schema, "type", ownDialect(type.schema), type.node, `types.${type.name}`, "", null, null);
  for (const tool of catalog.tools) {
    const path = `tools.${tool.name}`;
    const dialect = ownDialect(tool.schema);
    const parameters = nodeAt(tool.node, "parameters");
    add(tool.schema, "root", dialect, nodeAt(tool.node, "schema"), `${path}.schema`, "", tool, null);
    for (const [name, schema] of entriesOf(tool.parameters)) add(schema, "parameter", dialect, nodeAt(parameters, name), `${path}.parameters.${name}`, jsonPointer(["properties", name]), tool, null);
    if (tool.selector) add(tool.selector.schema, "selector", dialect, nodeAt(tool.node, "selector", "schema"), `${path}.selector.schema`, jsonPointer(["properties", tool.selector.name]), tool, null);
    if (tool.outputSchema !== null) add(tool.outputSchema, "output", ownDialect(tool.outputSchema), nodeAt(tool.node, "outputSchema"), `${path}.outputSchema`, "", tool, null);
    for (const action of tool.actions) {
      for (const [name, schema] of entriesOf(action.narrow)) add(schema, "narrow", dialect, nodeAt(action.node, "narrow", name), `${action.path}.narrow.${name}`, jsonPointer(["properties", name]), tool, action);
      if (action.arguments !== null) add(action.arguments, "arguments", ownDialect(action.arguments), nodeAt(action.node, "arguments"), `${action.path}.arguments`, "", tool, action);
      if (action.result !== null) add(action.result, "result", ownDialect(action.result), nodeAt(action.node, "result"), `${action.path}.result`, "", tool, action);
    }
  }
  return [...distinct.values()];
}

function ownDialect(schema: Schema): Dialect | null {
  return dialectOf(keyword(schema, "$schema"));
}

function* walk(part: Part, dialect: Dialect): Generator<Part> {
  yield part;
  const { schema, steps } = part;
  if (!isObject(schema)) return;
  const vocabulary = vocabularyOf(dialect);
  for (const [holder, value] of entriesOf(schema)) {
    const shape = vocabulary.get(holder);
    if (shape === undefined) continue;
    for (const [inner, within] of innerSchemas(shape, value)) yield* walk({ schema: inner, steps: [...steps, holder, ...within], holder, parent: part }, dialect);
  }
}

function innerSchemas(shape: Shape, value: JsonObject[string]): readonly (readonly [Schema, readonly Step[]])[] {
  switch (shape) {
    case "schema":
      return isSchema(value) ? [[value, []]] : [];
    case "schemas":
      return inList(value);
    case "schema-or-schemas":
      return isSchema(value) ? [[value, []]] : inList(value);
    case "schema-map":
    case "pattern-map":
    case "dependencies":
      return isObject(value) ? entriesOf(value).flatMap(([key, inner]) => (isSchema(inner) ? [[inner, [key]] as const] : [])) : [];
    default:
      return [];
  }
}

function inList(value: JsonObject[string]): (readonly [Schema, readonly Step[]])[] {
  return Array.isArray(value) ? value.flatMap((inner: JsonObject[string], index) => (isSchema(inner) ? [[inner, [index]] as const] : [])) : [];
}

const isSchema = (value: JsonObject[string]): value is Schema => typeof value === "boolean" || isObject(value);
