import { publish } from "../../generator/contract/publish.js";
import { checkSize } from "../../generator/output/size.js";
import { readCatalog } from "../../generator/catalog/read.js";

const HEAD = "catalog: 1\nserver: { name: s, locale: ru }\n";

/** Types that each use the one before and the one at half the way, and tools that take the last. */
function graph(types: number, tools: number): string {
  const uses = (number: number) => `{ near: { $ref: "#/types/T${number - 1}" }, far: { $ref: "#/types/T${number >> 1}" } }`;
  const lines = Array.from({ length: types }, (_, number) => (number === 0 ? "  T0: { type: string }" : `  T${number}: { type: object, properties: ${uses(number)} }`));
  const takers = Array.from({ length: tools }, (_, number) => `  take_${number}: { policy: READ_ONLY, description: Берёт., parameters: { all: { $ref: "#/types/T${types - 1}" } } }`);
  return `${HEAD}types:\n${lines.join("\n")}\ntools:\n${takers.join("\n")}\n`;
}

function sizeOf(yaml: string) {
  const read = readCatalog("catalog.yaml", { read: (path) => (path === "catalog.yaml" ? Buffer.from(yaml) : null), list: () => null });
  if (read.kind !== "catalog") throw new Error(read.kind);
  return checkSize(read.catalog, publish(read.catalog).contract);
}

describe("the size of outputs", () => {
  it("is refused where types that use one another multiply, at the tool that is too much", () => {
    const [finding, ...more] = sizeOf(graph(800, 400));
    expect(more).toEqual([]);
    expect(finding).toMatchObject({ rule: "outputs-too-large", blocks: true, path: expect.stringMatching(/^tools\.take_\d+$/) });
    expect(finding!.message).toMatch(/^With `take_\d+` the list of tools holds more than 5 million values\.$/);
  });

  it("is nothing to speak of where few tools take a large graph, or many a small one", () => {
    expect(sizeOf(graph(800, 4))).toEqual([]);
    expect(sizeOf(graph(8, 400))).toEqual([]);
  });
});
