import { readFileSync } from "node:fs";
import { keyTable } from "../../generator/catalog/key-table.js";
import { parse } from "../../generator/catalog/parse.js";
import type { ObjectShape, Shape } from "../../generator/catalog/shape.js";
import { PART, ROOT, SHARED_KEYS } from "../../generator/catalog/shapes/root.js";
import { Source } from "../../generator/diagnostics/span.js";
import { expectFile } from "./golden.js";

const url = new URL("../../docs/catalog.md", import.meta.url);

/** Every named shape of the language. */
function objects(shape: Shape, found = new Map<string, ObjectShape>()): Map<string, ObjectShape> {
  if (shape.kind === "object" && !found.has(shape.name)) {
    found.set(shape.name, shape);
    for (const key of Object.values(shape.keys)) objects(key.shape, found);
  } else if (shape.kind === "names") objects(shape.value, found);
  else if (shape.kind === "list") objects(shape.item, found);
  else if (shape.kind === "either") for (const one of shape.shapes) objects(one, found);
  return found;
}

describe("docs/catalog.md", () => {
  const page = readFileSync(url, "utf8");
  const shapes = objects(ROOT);

  it("shows the tables that the shape makes", () => {
    const filled = page
      .replace(/(<!-- keys: (.*?) -->\n)(?:(?!<!-- ).*\n)*(<!-- end -->)/g, (_, open: string, name: string, close: string) => `${open}${keyTable(shapes.get(name)!)}\n${close}`)
      .replace(/(<!-- list: shared -->\n)(?:(?!<!-- ).*\n)*(<!-- end -->)/g, (_, open: string, close: string) => `${open}${Object.keys(SHARED_KEYS).map((key) => `\`${key}\``).join(", ")}.\n${close}`);
    expectFile(url, filled);
  });

  it("names every key of every shape", () => {
    const missing = [...shapes.values(), PART].flatMap((shape) => Object.keys(shape.keys).filter((key) => !new RegExp(`\`[^\`\n]*\\b${key}\\b`).test(page)).map((key) => `${shape.name}: ${key}`));
    expect(missing).toEqual([]);
  });

  it("shows YAML that reads without a finding", () => {
    for (const [, block] of page.matchAll(/```yaml\n(.*?)```/gs)) expect(parse(new Source("page", block!))).toMatchObject({ findings: [] });
  });
});
