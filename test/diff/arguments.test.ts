import { readdirSync, readFileSync } from "node:fs";
import { argumentsSchema } from "../../runtime/contract/arguments.js";
import { Comparison } from "../../generator/diff/schema/compare.js";
import { documentOf, termOf } from "../../generator/diff/schema/term.js";
import { argumentsTerm } from "../../generator/diff/surface/terms.js";
import { published } from "./sides.js";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const OWN_ARGUMENTS = `catalog: 1
server: { name: mcpd, locale: ru }
conventions: [mode, closed, window]
types:
  Node: { type: object, properties: { name: { type: string }, next: { $ref: "#/types/Node" } } }
tools:
  tree:
    group: read
    description: Дерево.
    params: params
    schema: { $defs: { Name: { type: string, minLength: 1 } }, minProperties: 1 }
    parameters:
      params: { type: object, description: Аргументы }
      owner: { $ref: "#/$defs/Name" }
      root: { $ref: "#/types/Node" }
    required: [owner]
    actions:
      show: { policy: READ_ONLY, description: Показ, takes: [root], arguments: { type: object, properties: { a: { $ref: "#/$defs/A" } }, $defs: { A: { type: integer } } } }
      drop: { policy: PREVIEWABLE, scope: s, description: Удаление, latches: [confirm], narrow: { owner: { maxLength: 5 } }, arguments: { type: object, properties: { a: { type: string } }, required: [a] } }
`;

describe("what an action accepts", () => {
  const contracts = {
    "the fixture": published(read("test/diff/base.yaml")),
    "arguments of their own": published(OWN_ARGUMENTS),
    "the reference catalog": published(read("catalog.yaml"), Object.fromEntries((readdirSync(new URL("catalog/", root), { recursive: true }) as string[]).filter((file) => file.endsWith(".yaml")).map((file) => [`catalog/${file.replaceAll("\\", "/")}`, read(`catalog/${file}`)]))),
  };

  it.each(Object.entries(contracts))("is what the runtime judges calls by: %s", (_, contract) => {
    const comparison = new Comparison();
    const unlike = contract.tools.flatMap((tool) =>
      tool.actions.flatMap((action) => {
        const judged = termOf(documentOf(argumentsSchema(contract, tool, action)));
        const differences = [...comparison.differences(argumentsTerm(contract, tool, action), judged), ...comparison.differences(judged, argumentsTerm(contract, tool, action))];
        return differences.map(({ kind, pointer }) => `${tool.name}.${action.name} ${kind} ${pointer}`);
      }),
    );
    expect(unlike).toEqual([]);
  });
});
