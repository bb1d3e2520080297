import { Ajv } from "ajv";
import fc from "fast-check";
import { checkShape } from "../../generator/catalog/check-shape.js";
import { toData } from "../../generator/catalog/data.js";
import { catalogSchema, partSchema } from "../../generator/catalog/json-schema.js";
import { parse } from "../../generator/catalog/parse.js";
import { CATALOG_RULES } from "../../generator/catalog/rules.js";
import { ROOT } from "../../generator/catalog/shapes/root.js";
import { writeYaml } from "../../generator/catalog/write.js";
import { printJson } from "../../generator/contract/json.js";
import { Source } from "../../generator/diagnostics/span.js";
import type { Json } from "../../runtime/contract/contract.js";
import { EXAMPLES } from "./examples.js";
import { expectFile } from "./golden.js";

const accepts = new Ajv({ strict: false, allErrors: false }).compile(catalogSchema());

type Described = { readonly [key: string]: { readonly description?: string } };

/** Both verdicts on one text. */
function verdicts(text: string): { editor: boolean; checker: boolean } {
  const { root } = parse(new Source("catalog.yaml", text));
  if (root === null) throw new Error(`no tree: ${text}`);
  // What is doubtful to the reader is told by the reader; the editor sees the number that it became.
  return { editor: accepts(toData(root)), checker: checkShape(root, ROOT, new Set()).length === 0 };
}

describe("the schema for editors", () => {
  it("is the one in schemas/", () => {
    expectFile(new URL("../../schemas/catalog.schema.json", import.meta.url), printJson(catalogSchema()));
    expectFile(new URL("../../schemas/catalog-part.schema.json", import.meta.url), printJson(partSchema()));
  });

  it("compiles as draft-07 without a word that editors do not know", () => {
    const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true, keywords: ["markdownDescription", "enumDescriptions"] });
    expect(typeof ajv.compile(catalogSchema())).toBe("function");
    expect(typeof ajv.compile(partSchema())).toBe("function");
  });

  it("explains every key", () => {
    const schema = catalogSchema() as { properties: Described; definitions: { [name: string]: { properties: Described } } };
    const shapes = Object.entries({ catalog: schema, ...schema.definitions });
    const undescribed = shapes.flatMap(([name, { properties }]) => Object.keys(properties).filter((key) => !properties[key]!.description).map((key) => `${name}: ${key}`));
    expect(undescribed).toEqual([]);
  });

  const texts = [...CATALOG_RULES.filter((rule) => rule.leaves !== "nothing").flatMap((rule) => [rule.bad, rule.good]), ...EXAMPLES];
  for (const [index, text] of texts.entries()) {
    it(`agrees with the checker on example ${index}`, () => {
      const { editor, checker } = verdicts(text);
      expect({ text, accepted: editor }).toEqual({ text, accepted: checker });
    });
  }

  it("agrees with the checker on whatever a catalog is changed into", () => {
    const values = fc.constantFrom<Json>(null, true, false, 0, 1, "", "x", "READ_ONLY", "markdown", "all", "2026-12-31", [], ["x"], ["mode", "mode"], ["confirm"], {}, { a: 1 }, { name: "x" }, { type: "string" }, { warn: 1 });
    const keys = fc.constantFrom("policy", "actions", "title", "group", "window", "flag", "name", "x", "__proto__", "parameters", "toString");
    fc.assert(
      fc.property(fc.constantFrom(...EXAMPLES), fc.infiniteStream(fc.nat()), values, keys, fc.constantFrom("replace", "delete", "add", "rename"), (text, choices, value, key, change) => {
        const data = structuredClone(toPlain(text));
        const next = (below: number): number => choices.next().value % below;
        let place: { [key: string]: Json } | Json[] = data;
        for (;;) {
          const below: Json[] = Object.values(place).filter((child) => typeof child === "object" && child !== null && Object.keys(child).length > 0);
          if (below.length === 0 || next(4) === 0) break;
          place = below[next(below.length)] as typeof place;
        }
        const names = Object.keys(place);
        const chosen = names[next(names.length)]!;
        if (Array.isArray(place)) place[Number(chosen)] = value;
        else if (change === "replace") place[chosen] = value;
        else if (change === "delete") delete place[chosen];
        else {
          Object.defineProperty(place, key, { value: change === "add" ? value : place[chosen], enumerable: true, configurable: true, writable: true });
          if (change === "rename" && key !== chosen) delete place[chosen];
        }
        const changed = writeYaml(data);
        const { editor, checker } = verdicts(changed);
        expect({ changed, accepted: editor }).toEqual({ changed, accepted: checker });
      }),
      { numRuns: 500 },
    );
  });
});

function toPlain(text: string): { [key: string]: Json } {
  return toData(parse(new Source("catalog.yaml", text)).root!) as { [key: string]: Json };
}
