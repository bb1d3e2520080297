import { Ajv2020 } from "ajv/dist/2020.js";
import { argumentsSchema } from "../../runtime/contract/arguments.js";
import type { Json, Schema } from "../../runtime/contract/contract.js";
import { contractOf } from "./catalog-of.js";

const A: Schema = { type: "object", properties: { a: { type: "string" } } };
const TYPES = { Any: {}, Obj: { type: "object" }, A };

/** What a narrowed parameter takes under the action that narrows it, and under one that does not. */
function takes(wire: Schema, narrowing: Schema): { readonly narrowed: (value: Json) => boolean; readonly other: (value: Json) => boolean } {
  const contract = contractOf(`
catalog: 1
server: { name: mcpd }
conventions: [closed]
types: ${JSON.stringify(TYPES)}
tools:
  object:
    description: Показывает объект.
    parameters: { p: ${JSON.stringify(wire)} }
    actions:
      one: { policy: READ_ONLY, description: Сужает., takes: [p], narrow: { p: ${JSON.stringify(narrowing)} } }
      two: { policy: READ_ONLY, description: Не сужает., takes: [p] }
`);
  const tool = contract.tools[0]!;
  const [narrowed, other] = tool.actions.map((action) => {
    const validate = new Ajv2020({ strict: false, logger: false }).compile(argumentsSchema(contract, tool, action) as object);
    return (value: Json): boolean => validate({ action: action.name, p: value }) as boolean;
  });
  return { narrowed: narrowed!, other: other! };
}

describe("closing what an action narrows", () => {
  const listOfA: Schema = { items: { type: "object", properties: { a: { type: "string" } } } };

  it.each<[string, Schema, Schema, Json, Json, Json]>([
    ["any value", {}, A, { a: "x" }, { b: 1 }, { b: 1 }],
    ["true", true, A, { a: "x" }, { b: 1 }, { b: 1 }],
    ["a type that is any value", { $ref: "#/types/Any" }, A, { a: "x" }, { b: 1 }, { b: 1 }],
    ["any value, to a type", {}, { $ref: "#/types/A" }, { a: "x" }, { b: 1 }, { b: 1 }],
    ["any value, to a type and more", {}, { allOf: [{ $ref: "#/types/A" }, { type: "object", properties: { c: {} } }] }, { a: "x", c: 1 }, { b: 1 }, { b: 1 }],
    ["any object", { type: "object" }, A, { a: "x" }, { b: 1 }, {}],
    ["a type of objects", { $ref: "#/types/Obj" }, A, { a: "x" }, { b: 1 }, {}],
    ["any list", { type: "array" }, listOfA, [{ a: "x" }], [{ b: 1 }], [{ b: 1 }, 5]],
    ["a list of anything", { type: "array", items: {} }, listOfA, [{ a: "x" }], [{ b: 1 }], [{ b: 1 }, 5]],
    ["a list of objects", { type: "array", items: { type: "object" } }, listOfA, [{ a: "x" }], [{ b: 1 }], [{}]],
    ["a list or a text", { anyOf: [{ type: "array", items: { type: "object" } }, { type: "string" }] }, { type: "array", ...listOfA }, [{ a: "x" }], [{ b: 1 }], "text"],
    ["an object with anything inside", { type: "object", properties: { o: {} } }, { properties: { o: A } }, { o: { a: "x" } }, { o: { b: 1 } }, { o: { b: 1 } }],
    ["an object with any object inside", { type: "object", properties: { o: { type: "object" } } }, { properties: { o: A } }, { o: { a: "x" } }, { o: { b: 1 } }, { o: {} }],
  ])("%s: takes what is declared, refuses what is not, and leaves other actions alone", (_, wire, narrowing, right, wrong, others) => {
    const { narrowed, other } = takes(wire, narrowing);
    expect([narrowed(right), narrowed(wrong), other(others)]).toEqual([true, false, true]);
  });

  it("does not give an action the keys that another one adds", () => {
    expect(takes({ type: "array", items: { type: "object" } }, listOfA).other([{ a: "x" }])).toBe(false);
  });

  it("leaves open what the author opened", () => {
    expect(takes({ type: "object", additionalProperties: true }, A).narrowed({ b: 1 })).toBe(true);
    expect(takes({}, { type: "object", properties: { a: {} }, additionalProperties: true }).narrowed({ b: 1 })).toBe(true);
  });
});
