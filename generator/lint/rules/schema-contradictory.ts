import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { keysOf } from "../../../runtime/contract/ordered.js";
import { isSchema, isSchemaObject, keyword, typesOf } from "../../../runtime/contract/schema.js";
import type { Rule } from "../rule.js";
import type { Part } from "../schema-parts.js";
import { isSent, judgeSchemas, judgeSchemasWith, type Judged } from "../schemas.js";
import { entriesIn, isOfType, namesIn, numberOf } from "../validation/access.js";
import { canonical, equal } from "../validation/json-equality.js";
import { matches } from "../validation/matches.js";

export const schemaContradictory: Rule<{ problem: string; pointer: string }> = {
  id: "schema-contradictory",
  severity: "error",
  blocks: false,
  summary: "Keywords of one schema contradict each other, so that no value, or not the one that is listed, can satisfy it.",
  why: "Every call would be refused for a parameter that is described and can never be given.",
  bad: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 5, maximum: 1, description: Глубина проверки } }
`,
  good: `tools:
  object_check:
    group: data-read
    policy: READ_ONLY
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 1, maximum: 5, description: Глубина проверки } }
`,
  message: ({ problem, pointer }) => `The schema at ${pointer} contradicts itself: ${problem}.`,
  remedy: () => "Correct the keyword that is wrong.",
  check(catalog, report) {
    judgeSchemas(catalog, report, function* (judged) {
      for (const part of judged.parts) if (isNever(part.schema) && isDescribed(part, judged)) yield { steps: part.steps, facts: { problem: `\`${JSON.stringify(part.schema).slice(0, 80)}\` lets no value through` } };
    });
    const closed = catalog.conventions.includes("closed");
    judgeSchemasWith(WORDS, catalog, report, function* (judged) {
      for (const part of judged.parts) {
        if (!isSchemaObject(part.schema)) continue;
        const problems = [...ofBounds(part.schema), ...ofValues(part.schema), ...ofRequired(part, part.schema, closed && isSent(judged))];
        for (const [word, problem] of problems) yield { steps: [...part.steps, word], facts: { problem } };
      }
    });
  },
};

/** Whether no value can pass for how the branches are written: `false`, `not: {}`, and what is made of them alone. */
function isNever(schema: Schema): boolean {
  if (typeof schema === "boolean") return !schema;
  const { not, allOf, anyOf, oneOf } = schema;
  if (Object.hasOwn(schema, "not") && (not === true || (isSchemaObject(not) && keysOf(not).length === 0))) return true;
  if (Array.isArray(allOf) && allOf.some((branch: Json) => isSchema(branch) && isNever(branch))) return true;
  return [anyOf, oneOf].some((branches) => Array.isArray(branches) && branches.length > 0 && branches.every((branch: Json) => isSchema(branch) && isNever(branch)));
}

/**
 * Whether a schema stands for a value that is offered. In a branch, `false` takes a property away that
 * the object around it offers, a narrowing takes it from one action, and `items: false` ends a list.
 */
function isDescribed({ holder, parent }: Part, { role }: Judged): boolean {
  if (holder === null) return role !== "narrow" && role !== "root";
  if (!OFFERING.has(holder)) return false;
  for (let at = parent; at !== null; at = at.parent) if (at.holder !== null && IN_PLACE.has(at.holder)) return false;
  return role !== "narrow";
}

const OFFERING: ReadonlySet<string> = new Set(["properties", "prefixItems", "contains"]);

/** Without one of these nothing can be contradicted. */
const WORDS = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties", "minContains", "enum", "const", "required"];

type Problem = readonly [keyword: string, problem: string];

const BOUNDS = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minContains", "maxContains"],
] as const;

function ofBounds(schema: JsonObject): readonly Problem[] {
  const problems: Problem[] = [];
  for (const bound of BOUNDS) {
    if (!Object.hasOwn(schema, bound[0])) continue;
    const low = numberOf(schema, bound[0]);
    const high = numberOf(schema, bound[1]);
    if (low !== null && high !== null && low > high) problems.push([bound[0], `\`${bound[0]}: ${low}\` is more than \`${bound[1]}: ${high}\``]);
  }
  const above = numberOf(schema, "exclusiveMinimum");
  for (const most of above === null ? [] : ["maximum", "exclusiveMaximum"]) {
    const high = numberOf(schema, most);
    if (above !== null && high !== null && above >= high) problems.push(["exclusiveMinimum", `\`exclusiveMinimum: ${above}\` leaves nothing below \`${most}: ${high}\``]);
  }
  const low = numberOf(schema, "minimum");
  const below = numberOf(schema, "exclusiveMaximum");
  if (low !== null && below !== null && low >= below) problems.push(["minimum", `\`minimum: ${low}\` leaves nothing below \`exclusiveMaximum: ${below}\``]);
  return problems;
}

function* ofValues(schema: JsonObject): Generator<Problem> {
  const values = keyword(schema, "enum");
  const types = typesOf(schema);
  const fits = (value: Json): boolean => types === null || types.length === 0 || types.some((type) => isOfType(value, type));
  if (Array.isArray(values)) {
    if (values.length === 0) yield ["enum", "`enum` is empty"];
    const seen = new Set<string>();
    for (const value of values as readonly Json[]) {
      const text = canonical(value);
      if (seen.has(text)) yield ["enum", `\`enum\` lists ${text} twice`];
      seen.add(text);
      if (!fits(value)) yield ["enum", `\`enum\` lists ${text}, and the type is ${types!.join(" or ")}`];
    }
  }
  if (!Object.hasOwn(schema, "const")) return;
  const value = schema["const"]!;
  if (!fits(value)) yield ["const", `\`const\` is ${JSON.stringify(value)}, and the type is ${types!.join(" or ")}`];
  if (Array.isArray(values) && values.length > 0 && !values.some((one: Json) => equal(one, value))) yield ["const", `\`const\` is ${JSON.stringify(value)}, which \`enum\` does not list`];
}

/** Required names that a closed object does not let in. Branches belong to the object around them. */
function* ofRequired(part: Part, schema: JsonObject, closes: boolean): Generator<Problem> {
  if (part.holder !== null && IN_PLACE.has(part.holder)) return;
  if (["$ref", "$dynamicRef", "allOf", "anyOf", "oneOf", "if", "dependentSchemas"].some((word) => Object.hasOwn(schema, word))) return;
  const others = keyword(schema, "additionalProperties");
  const isClosed = others === false || (closes && others === undefined && isSchemaObject(keyword(schema, "properties")) && !Object.hasOwn(schema, "unevaluatedProperties"));
  if (!isClosed) return;
  const properties = keyword(schema, "properties");
  const patterns = entriesIn(schema, "patternProperties").map(([pattern]) => pattern);
  for (const name of namesIn(keyword(schema, "required"))) {
    if ((isSchemaObject(properties) && Object.hasOwn(properties, name)) || patterns.some((pattern) => matches(pattern, name))) continue;
    const known = isSchemaObject(properties) ? keysOf(properties) : [];
    yield ["required", `${JSON.stringify(name)} is required, and the closed object has ${known.length === 0 ? "no properties" : `only ${known.slice(0, 8).join(", ")}`}`];
  }
}

const IN_PLACE: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "dependencies"]);
