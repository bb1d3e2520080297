import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { ANNOTATIONS, isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { isUnconstrained } from "./any.js";
import type { Condition } from "./condition.js";
import { settled, withCondition } from "./meet.js";
import type { Layer } from "./object.js";
import type { Alternative, Shape, Shapes } from "./shape.js";
import { subterm, targetOf, type Located, type Term } from "./term.js";

/** `not` taken apart by kinds: it removes the kinds that its schema accepts whole. */
export function negated(located: Located, schema: JsonObject, shape: Shape, shapes: Shapes): Shape {
  const not = keyword(schema, "not");
  if (not === undefined || negatedTwice(located, schema) !== null) return shape;
  const term = subterm(located, not, "not");
  if (term.length === 0) return [];
  const condition: Condition = { keyword: "not", term, at: `${located.pointer}/not` };
  if (shapes.isOpen(term)) return shape.map((alternative) => withCondition(alternative, condition));
  const inner = shapes.raw(term);
  return shape.flatMap((alternative) => {
    const refused = inner.filter(({ kind }) => kind === alternative.kind);
    if (refused.length === 0) return [alternative];
    if (refused.some(isUnconstrained)) return [];
    if (alternative.kind === "boolean" && alternative.values === null && refused.every(({ values, conditions }) => values !== null && conditions.length === 0)) {
      return settled({ ...alternative, values: [true, false].filter((value) => !refused.some(({ values }) => values!.includes(value))), valuesAt: condition.at }, shapes) ?? [];
    }
    const forbidden = alternative.kind === "object" && alternative.values === null ? forbiddenName(refused) : null;
    if (forbidden !== null && alternative.kind === "object") {
      const layer: Layer = { properties: new Map([[forbidden, [{ ...located, schema: false, pointer: condition.at }]]]), patterns: new Map(), additional: [], silent: true, at: condition.at };
      return settled({ ...alternative, facet: { ...alternative.facet, layers: [...alternative.facet.layers, layer] } }, shapes) ?? [];
    }
    return settled(withCondition(alternative, condition), shapes) ?? [];
  });
}

/** What `not: { not: … }` asks for, wherever the inner one is written; null for any other `not`. */
export function negatedTwice(located: Located, schema: JsonObject): Term | null {
  let inner: Located | null | undefined = subterm(located, keyword(schema, "not"), "not")[0];
  for (let steps = 0; inner != null && steps < MOST_STEPS; steps++) {
    const said: Schema = inner.schema;
    if (saysOnly(said, "not")) return subterm(inner, said.not, "not");
    const reference: Json | undefined = saysOnly(said, "$ref") ? said.$ref : undefined;
    inner = typeof reference === "string" ? targetOf(inner, reference) : null;
  }
  return null;
}

/** References that lead from one to the next before somebody says something. */
const MOST_STEPS = 32;

function saysOnly(schema: Schema, word: string): schema is JsonObject {
  return isSchemaObject(schema) && Object.hasOwn(schema, word) && Object.keys(schema).every((name) => name === word || ANNOTATIONS.has(name));
}

/** `not: { required: [name] }` says that the name may not be there. */
function forbiddenName(refused: readonly Alternative[]): string | null {
  const [only, ...others] = refused;
  if (only?.kind !== "object" || others.length > 0 || only.values !== null || only.conditions.length > 0) return null;
  const { required, layers, ...rest } = only.facet;
  const plain = layers.length === 0 && rest.names.length === 0 && rest.minProperties === null && rest.maxProperties === null && rest.dependencies.length === 0;
  return plain && required.size === 1 ? [...required.keys()][0]! : null;
}
