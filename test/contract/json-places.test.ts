import fc from "fast-check";
import { Source } from "../../generator/diagnostics/span.js";
import { JsonPlaces } from "../../generator/contract/json-places.js";

describe("places in a JSON text", () => {
  const text = `\uFEFF{\n  "tools": [\n    { "name": "a\\"b", "actions": [{ "name": "x", "n": -1.5e3 }, { "name": null }] },\n    { "n": [1, "]", {}], "name": "c" }\n  ]\n}\n`;
  const places = new JsonPlaces(new Source("f.json", text));
  const at = (...path: string[]): string => {
    const { span } = places.nearest(path);
    return text.slice(span.start, span.end);
  };

  it("are found by key, index and name", () => {
    expect(at("tools", 'a"b', "actions", "x", "n")).toBe("-1.5e3");
    expect(at("tools", "c", "n", "1")).toBe('"]"');
    expect(at("tools", "0", "actions", "1", "name")).toBe("null");
  });

  it("are those around where there is nothing", () => {
    expect(at("tools", "c", "missing", "deeper")).toBe('{ "n": [1, "]", {}], "name": "c" }');
    expect(places.nearest(["tools", "c", "missing"]).depth).toBe(2);
  });

  it("hold what stands there, in any document", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 0, max: 3 }), (value, indent) => {
        const written = JSON.stringify(value, null, indent);
        const all = new JsonPlaces(new Source("f.json", written));
        const check = (inner: unknown, path: readonly string[]): void => {
          const { span, depth } = all.nearest(path);
          expect([depth, JSON.parse(written.slice(span.start, span.end))]).toEqual([path.length, inner]);
          if (Array.isArray(inner)) inner.forEach((item, index) => check(item, [...path, String(index)]));
          else if (typeof inner === "object" && inner !== null) for (const [key, item] of Object.entries(inner)) check(item, [...path, key]);
        };
        check(JSON.parse(written), []);
      }),
      { numRuns: 300 },
    );
  });
});
