import type { JsonObject } from "../../runtime/contract/contract.js";
import { importSurface } from "../../generator/import/import.js";
import { RULES } from "../../generator/lint/rules.js";
import { lint } from "../../generator/lint/run.js";
import { tool } from "./folder.js";

const text = { type: "string" };
const chosenBy = (selector: JsonObject, more: JsonObject = {}): JsonObject => tool("manage", { inputSchema: { type: "object", properties: { ...selector, ...more }, required: Object.keys(selector) } });
const action = { action: { type: "string", enum: ["list", "delete"] } };

/** How a tool is written, and what its author would be told of parameters that no action takes. */
function written(listed: JsonObject): { readonly params: string | null; readonly actions: readonly (readonly [string | null, unknown])[]; readonly untaken: readonly string[] } {
  const { catalog } = importSurface({ server: null, protocolVersion: null, tools: [listed], list: {} });
  const [{ params, actions }] = catalog.tools as [(typeof catalog.tools)[number]];
  const untaken = lint(catalog, RULES.filter(({ id }) => id === "parameter-without-action")).map(({ path }) => path);
  return { params, actions: actions.map(({ name, takes }) => [name, takes] as const), untaken };
}

describe("a tool that several actions share", () => {
  it("with an object for the arguments of each: nothing else is to be told", () => {
    expect(written(chosenBy(action, { params: { type: "object" } }))).toEqual({ params: "params", actions: [["list", []], ["delete", []]], untaken: [] });
  });

  it("with a time limit beside that object: a list does not say which actions take it, so each may", () => {
    expect(written(chosenBy(action, { args: { type: "object" }, timeout: text }))).toEqual({ params: "args", actions: [["list", "all"], ["delete", "all"]], untaken: [] });
  });

  it("with a bag of parameters, of which an open object is one", () => {
    expect(written(chosenBy(action, { data: { type: "object" }, a: text, b: text, c: text }))).toEqual({ params: null, actions: [["list", "all"], ["delete", "all"]], untaken: [] });
  });

  it("with nothing but the selector", () => {
    expect(written(chosenBy(action))).toEqual({ params: null, actions: [["list", []], ["delete", []]], untaken: [] });
  });
});

describe("a plain tool", () => {
  it.each<[string, JsonObject]>([
    ["one value is no choice", { action: { type: "string", enum: ["list"] } }],
    ["HTTP methods are no actions", { method: { type: "string", enum: ["GET", "post", "DELETE"] } }],
    ["other types than text are no names", { action: { type: "integer", enum: [1, 2] } }],
    ["a parameter of another name", { state: { type: "string", enum: ["open", "closed"] } }],
  ])("%s", (_why, selector) => {
    expect(written(chosenBy(selector)).actions).toEqual([[null, expect.anything()]]);
  });
});
