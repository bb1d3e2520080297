import fc from "fast-check";
import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, ordered } from "../../runtime/contract/ordered.js";

/** Lists of tools as servers in the wild send them: every keyword, every style of actions, every oddity. */
export const listedTools = (): fc.Arbitrary<JsonObject[]> =>
  fc.uniqueArray(tool, { selector: ({ name }) => name, minLength: 1, maxLength: 5 }).chain((tools) => fc.constantFrom(tools, withTwins(tools)));

type Entry = readonly [string, Json];

const entries = (arbitrary: fc.Arbitrary<Entry>, maxLength: number, minLength = 0): fc.Arbitrary<JsonObject> =>
  fc.uniqueArray(arbitrary, { selector: ([key]) => key, minLength, maxLength }).map((list) => ordered<Json>(list));

const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("Shows a file.", "Удаляет объект; правило — «нет»", "list", "a: b # c", "- x", "\tx", " lead", "trail ", "a\n\n  b\n", "[[tool.action]]", "\\[[x]]", "| a |", "no", "1e3", "2026-01-01", "~", "") },
  fc.constantFrom("\u200b", "a\u202eb", "\ufeff", "\u2028", "\u0000", "\ud800", "\u{E0041}", "🙂‍↔️", "é", "\r\n", "'\"\\`${x}", "*/", "<!-- x -->", "<|endoftext|>", "{{x}}", "---", "&a *a !t %Y @ `", "x".repeat(300)),
  fc.string({ unit: "grapheme", maxLength: 12 }),
);
const name = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("path", "id", "limit", "query", "item", "имя", "a.b", "a-b", "a b", "$x", "x/y", "x~y") },
  fc.constantFrom("__proto__", "constructor", "toString", "hasOwnProperty", "10", "2", "01", "-1", "1.10", "no", "null", "type", "properties", "required", "$ref", "enum", "default", "mode", "action", "params", "description", "~", "é", "e\u0301"),
  text.filter((word) => word !== "" && word !== "<<"),
);
const scalar = fc.oneof(text, fc.constantFrom<Json>(0, 1, -1, 1.5, 1e21, 1e-7, 2 ** 53, true, false, null));
const json: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof({ maxDepth: 2 }, scalar, fc.array(tie("value"), { maxLength: 3 }), entries(fc.tuple(name, tie("value")), 3)),
})).value;

/** Lists of values, some of them long. */
const values = fc.oneof(fc.array(scalar, { maxLength: 4 }), fc.integer({ min: 20, max: 60 }).map((length) => Array.from({ length }, (_, index) => `value_${index}`)));
const reference = fc.constantFrom("#/$defs/Node", "#/$defs/10", "#/definitions/Node", "#", "#/properties/path", "#/nowhere", "#/types/Node", "https://example.org/x.json", "#/$defs/__proto__");
const type = fc.constantFrom<Json>("string", "integer", "number", "boolean", "object", "array", "null", ["string", "null"], ["object", "array"], [], "String", 5);

const schema: fc.Arbitrary<JsonObject | boolean> = fc.letrec<{ schema: JsonObject | boolean; object: JsonObject }>((tie) => {
  const map = entries(fc.tuple(name, tie("schema")), 4);
  const list = fc.array(tie("schema"), { maxLength: 3 });
  const keyword = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(fc.constant("type"), type) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom("description", "title", "$comment", "format", "pattern", "contentMediaType"), text) },
    fc.tuple(fc.constantFrom("properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"), map),
    fc.tuple(fc.constantFrom("anyOf", "oneOf", "allOf", "prefixItems"), list),
    fc.tuple(fc.constantFrom("items", "additionalProperties", "unevaluatedProperties", "not", "if", "then", "else", "contains", "propertyNames"), tie("schema")),
    fc.tuple(fc.constant("items"), list),
    fc.tuple(fc.constantFrom("enum", "examples", "required"), values),
    fc.tuple(fc.constantFrom("const", "default", "x-unknown", "discriminator"), json),
    fc.tuple(fc.constantFrom("minimum", "maximum", "minLength", "maxLength", "minItems", "multipleOf"), fc.constantFrom<Json>(0, 1, 10, 0.1, 1e308, -5)),
    fc.tuple(fc.constantFrom("deprecated", "readOnly", "uniqueItems", "nullable"), fc.boolean()),
    fc.tuple(fc.constant("$ref"), reference),
  );
  return {
    schema: fc.oneof({ maxDepth: 3, withCrossShrink: true }, fc.boolean(), fc.constantFrom<JsonObject>({}, { type: "string" }, { type: "array" }), tie("object")),
    object: entries(keyword, 6),
  };
}).schema;
const parameters = entries(fc.tuple(name, schema), 5);

const root = entries(
  fc.oneof(
    fc.tuple(fc.constant("$schema"), fc.constantFrom<Json>("http://json-schema.org/draft-07/schema#", "https://json-schema.org/draft/2020-12/schema")),
    fc.tuple(fc.constant("additionalProperties"), schema),
    fc.tuple(fc.constantFrom("$defs", "definitions"), entries(fc.tuple(fc.constantFrom("Node", "10", "__proto__"), schema), 2)),
    fc.tuple(fc.constantFrom("title", "description", "$id", "$comment", "x-order"), text),
    fc.tuple(fc.constantFrom("anyOf", "oneOf", "allOf"), fc.array(schema, { maxLength: 2 })),
    fc.tuple(fc.constantFrom("required", "default", "examples"), json),
  ),
  3,
);

/** Two schemas in one, the second's keys winning. */
const both = (first: JsonObject, second: JsonObject): JsonObject => ordered<Json>([...entriesIn(first), ...entriesIn(second)]);
const entriesIn = (object: JsonObject): Entry[] => entriesOf(object);

const plainInput = fc
  .record({ root, properties: fc.option(parameters, { nil: undefined }), required: fc.option(fc.array(name, { maxLength: 3 }), { nil: undefined }), type: fc.constantFrom<Json | undefined>("object", "object", "object", undefined, ["object"], "string") })
  .map(({ root: more, properties, required, type: own }) => both(more, ordered<Json>([...given("type", own), ...given("properties", properties), ...given("required", required)])));

const given = (key: string, value: Json | undefined): Entry[] => (value === undefined ? [] : [[key, value]]);

const actions: fc.Arbitrary<readonly string[]> = fc.oneof(fc.constantFrom(["list", "delete"], ["get", "set", "__proto__"], ["+1", "-1", "1"], ["10", "2"], ["удалить", "показать"], ["a b", "a-b", "a_b", "A_B"]), fc.uniqueArray(name, { minLength: 2, maxLength: 6 }));
const SELECTORS = ["action", "operation", "command", "sub_command", "Method"];

/** A bag of parameters that all actions share. */
const flatInput = fc
  .record({ selector: fc.constantFrom(...SELECTORS), actions, more: parameters, about: entries(fc.tuple(fc.constantFrom("description", "title", "default", "examples", "x-enumNames"), json), 2), required: fc.constantFrom<Json | undefined>(undefined, [], ["action"], ["action", "path"], ["path", "action"], ["operation"], ["nowhere"]), root })
  .map(({ selector, actions: names, more, about, required, root: rest }) => both(rest, ordered<Json>([["type", "object"], ["properties", both(more, ordered<Json>([[selector, both({ type: "string", enum: names }, about)]]))], ...given("required", required)])));

/** Arguments in an open object. */
const openInput = fc
  .record({ selector: fc.constantFrom(...SELECTORS), actions, params: fc.constantFrom("params", "arguments", "payload", "Input"), open: fc.constantFrom<JsonObject>({ type: "object" }, { type: "object", additionalProperties: true }, { type: "object", additionalProperties: {} }, { type: "object", additionalProperties: { type: "string" } }, { type: "object", description: "The arguments.", default: {} }), more: parameters, required: fc.constantFrom<Json | undefined>(undefined, [], ["action"], ["action", "params"], ["params"]) })
  .map(({ selector, actions: names, params, open, more, required }) => ordered<Json>([["type", "object"], ["properties", both(ordered<Json>([[selector, { type: "string", enum: names }], [params, open]]), more)], ...given("required", required)]));

/** One branch an action, told apart by a constant, by an enumeration of one, or by a discriminator. */
const unionInput = fc
  .record({ keyword: fc.constantFrom("oneOf", "anyOf", "allOf"), actions, branch: parameters, style: fc.constantFrom("const", "enum", "if", "discriminator"), listed: fc.boolean(), closed: fc.boolean() })
  .map(({ keyword, actions: names, branch, style, listed, closed }) => {
    const told = (action: string): JsonObject => (style === "enum" ? { type: "string", enum: [action] } : { const: action });
    const branches = names.map((action): JsonObject => {
      const properties = both({ action: told(action) }, branch);
      return style === "if" ? { if: { properties: { action: told(action) } }, then: { properties: branch, required: Object.keys(branch) } } : { type: "object", properties, required: ["action"], ...(closed ? { additionalProperties: false } : {}) };
    });
    return ordered<Json>([["type", "object"], ...given("properties", listed ? { action: { type: "string", enum: names } } : undefined), [keyword, branches], ...given("discriminator", style === "discriminator" ? { propertyName: "action" } : undefined)]);
  });

const input = fc.oneof({ weight: 3, arbitrary: plainInput }, { weight: 2, arbitrary: flatInput }, { weight: 2, arbitrary: openInput }, unionInput, fc.constantFrom<Json>({}, { type: "object" }, { type: "object", properties: {}, required: [] }, true, null, [], "schema"));

const annotations = entries(fc.tuple(fc.constantFrom("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint", "title", "x-hint"), fc.oneof(fc.boolean(), json)), 4);
const around = entries(
  fc.oneof(
    fc.tuple(fc.constantFrom("title", "description"), text),
    fc.tuple(fc.constant("annotations"), annotations),
    fc.tuple(fc.constant("outputSchema"), fc.oneof(plainInput, schema)),
    fc.tuple(fc.constant("icons"), fc.constantFrom<Json>([], [{ src: "data:image/png;base64,AAAA", mimeType: "image/png", sizes: ["48x48"] }])),
    fc.tuple(fc.constant("execution"), fc.constantFrom<Json>({}, { taskSupport: "optional" }, { taskSupport: "forbidden" })),
    fc.tuple(fc.constant("_meta"), entries(fc.tuple(fc.constantFrom("ui/resourceUri", "contract-gate/actions", "contract-gate/action", "x"), json), 2)),
    fc.tuple(fc.constantFrom("title", "description", "annotations", "outputSchema", "icons", "_meta", "policy", "actions", "params", "wire", "__proto__", "10", "constructor"), json),
  ),
  5,
);

const tool = fc
  .record({ name: fc.oneof(fc.constantFrom("get_file", "delete_file", "manage", "index", "con", "a/b", "../x", "tool.read", "ToolRead", "tool_read", "поиск"), name), around, input: fc.option(input, { nil: undefined }) })
  .map((one) => ordered<Json>([["name", one.name], ...entriesIn(one.around), ...given("inputSchema", one.input)]));

/** The same tools once more under other names: shapes that repeat. */
function withTwins(tools: readonly JsonObject[]): JsonObject[] {
  const names = new Set(tools.map(({ name: own }) => own));
  return [...tools, ...["a", "b", "c"].flatMap((suffix) => tools.map((one) => both(one, { name: `${String(one.name)}_${suffix}` }))).filter(({ name: own }) => !names.has(own!))];
}
