import type { Json, JsonObject, Schema } from "../../../runtime/contract/contract.js";
import { entriesOf } from "../../../runtime/contract/ordered.js";
import { keyword, typesOf } from "../../../runtime/contract/schema.js";
import { nodeAt } from "../../catalog/tree.js";
import { actionsOf, placeIn } from "../actions.js";
import { documentsOf } from "../documents.js";
import type { Rule } from "../rule.js";
import { numberOf } from "../validation/access.js";
import { isValid } from "../validation/validate.js";

export const narrowWidens: Rule<{ action: string; parameter: string; problem: string }> = {
  id: "narrow-widens",
  severity: "error",
  blocks: true,
  summary: "`narrow` of an action allows what the tool's own parameter does not.",
  why: "The parameter of the tool is what stands on the wire. An action can ask for less, never for more: a client refuses the rest before the server sees it.",
  bad: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 0, description: Глубина проверки } }
    actions:
      types:
        policy: READ_ONLY
        description: Проверяет типы реквизитов.
        takes: [depth]
        narrow: { depth: { type: string } }
`,
  good: `tools:
  object_check:
    group: data-read
    description: Проверяет объект.
    parameters: { depth: { type: integer, minimum: 0, description: Глубина проверки } }
    actions:
      types:
        policy: READ_ONLY
        description: Проверяет типы реквизитов.
        takes: [depth]
        narrow: { depth: { minimum: 1, maximum: 3 } }
`,
  message: ({ action, parameter, problem }) => `${action} narrows "${parameter}" to what the tool does not allow: ${problem}.`,
  remedy: () => "Widen the tool's parameter, or narrow within it.",
  check(catalog, report) {
    const documents = documentsOf(catalog);
    for (const { tool, action } of actionsOf(catalog)) {
      for (const [name, narrow] of entriesOf(action.narrow)) {
        if (!Object.hasOwn(tool.parameters, name)) continue;
        const input = documents.inputOf(tool);
        const wide = tool.parameters[name]!;
        const allowed = (value: Json): boolean => isValid(wide, value, input, documents.judging("2020-12"));
        const reference = keyword(wide, "$ref");
        const target = typeof reference === "string" ? documents.resolve(reference, input)?.schema : undefined;
        for (const problem of problemsOf(narrow, target === undefined ? [wide] : [wide, target], allowed)) {
          report(nodeAt(action.node, "narrow", name) ?? placeIn(action, "narrow"), `${action.path}.narrow.${name}`, { action: action.path, parameter: name, problem });
        }
      }
    }
  },
};

function* problemsOf(narrow: JsonObject, wide: readonly Schema[], allowed: (value: Json) => boolean): Generator<string> {
  const types = typesOf(narrow) ?? [];
  for (const schema of wide) {
    const wideTypes = typesOf(schema);
    const foreign = types.filter((type) => wideTypes !== null && !wideTypes.includes(type) && !(type === "integer" && wideTypes.includes("number")));
    if (foreign.length > 0) yield `the type ${foreign.join(", ")} is not among ${wideTypes!.join(", ")}`;
    for (const least of ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"]) {
      const [here, there] = [numberOf(narrow, least), keyword(schema, least)];
      if (here !== null && typeof there === "number" && here < there) yield `\`${least}: ${here}\` is less than ${there}`;
    }
    for (const most of ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"]) {
      const [here, there] = [numberOf(narrow, most), keyword(schema, most)];
      if (here !== null && typeof there === "number" && here > there) yield `\`${most}: ${here}\` is more than ${there}`;
    }
  }
  const listed = keyword(narrow, "enum");
  const values = [...(Array.isArray(listed) ? (listed as readonly Json[]) : []), ...(Object.hasOwn(narrow, "const") ? [narrow["const"]!] : [])];
  for (const value of values) if (!allowed(value)) yield `${JSON.stringify(value)} is refused there`;
}
