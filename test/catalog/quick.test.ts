import fc from "fast-check";
import { readFileSync } from "node:fs";
import { parseFully } from "../../generator/catalog/parse.js";
import { readQuickly } from "../../generator/catalog/yaml/quick/read-quickly.js";
import { VALUE_RULES } from "../../generator/catalog/rules/values.js";
import { YAML_RULES } from "../../generator/catalog/rules/yaml.js";
import { writeYaml } from "../../generator/catalog/write.js";
import { Source } from "../../generator/diagnostics/span.js";
import type { Node } from "../../generator/catalog/tree.js";
import type { JsonObject } from "../../runtime/contract/contract.js";
import { EXAMPLES } from "./examples.js";

/** A tree as data: kinds, values, places, in order. */
function shown(node: Node): unknown {
  if (node.kind === "scalar") return [node.start, node.end, node.quoted, node.value];
  if (node.kind === "list") return [node.start, node.end, node.items.map(shown)];
  return [node.start, node.end, [...node.entries].map(([key, entry]) => [key, entry.key, entry.keySpan.start, entry.keySpan.end, entry.alias, shown(entry.value)])];
}

/** Whatever the quick reader accepts, the full one reads without a finding, to the same tree. True where it accepts. */
function agree(text: string): boolean {
  const source = new Source("catalog.yaml", text);
  const quick = readQuickly(source);
  if (quick === null) return false;
  const full = parseFully(source);
  expect({ text, findings: full.findings.map(({ message }) => message) }).toEqual({ text, findings: [] });
  expect({ text, tree: shown(quick) }).toEqual({ text, tree: full.root === null ? null : shown(full.root) });
  return true;
}

describe("the quick reader", () => {
  it("reads the catalogs that people and programs write", () => {
    for (const text of EXAMPLES) {
      expect(agree(text)).toBe(true);
      expect(agree(writeYaml(JSON.parse(JSON.stringify(toPlain(text))) as JsonObject))).toBe(true);
      expect(agree(JSON.stringify(toPlain(text)))).toBe(true);
      expect(agree(JSON.stringify(toPlain(text), null, 2))).toBe(true);
    }
  });

  it.each([
    "a: |\n  b\n\n   c\n\n\nd: >-\n  e\n  f\n\n  g\n# end\n", "a: |2-\n   b\n", "a: |\nb: 1\n", "a: |+\n  x\n\n", "a:\n- b\n- c: 1\n  d: 2\n-  - e\n   - f\ng:\n", "a:\n  long text\n    over lines\n\n  and a gap\nb: x\n  y\n", "a: \"b\n  c\\n\\u00e9\"\nd: 'e''f\n\n  g'\n", "# x\n\na: { b: 1,\n  c: [1, -2, \"x\", 'y', {}, []], # note\n  d: }\n",
    '{"a":{"b":[1,2,{"c":null}]},"d":"\\/"}', "a: b # note\nc: d#e\nf: 'g' # h\n", "a : b\n\"c\" : d\n", "a: -1\nb: --x\nc: [-x, -1]\n", "a:\n  # note\n  b: 1\n # odd\n  c: 2\n", "a: b: c".replace(": c", ":c"), "a: [b,\n    c]\n", "a:",
  ])("reads %j", (text) => {
    expect(agree(text)).toBe(true);
  });

  it("leaves to the full reader whatever is wrong", () => {
    for (const { id, bad } of [...YAML_RULES, ...VALUE_RULES]) expect({ id, accepted: bad !== "" && readQuickly(new Source("catalog.yaml", bad)) !== null }).toEqual({ id, accepted: false });
  });

  it("agrees with the full reader on whatever it accepts", () => {
    const pieces = ["a", "b", "ключ", ": ", ":", " ", "  ", "    ", "\n", "\n  ", "\n    ", "- ", "-", "[", "]", "{", "}", ", ", ",", "|", ">-", "|2", "'", '"', "#", " # c", "\\n", "\\", "1", "-2", "1.5", "1.10", "true", "null", "~", "&x ", "*x", "!", "?", "\t", "x y", "description: ", "title", "<<", "---", "...", "%", "@", "=", "\u2028", "😀"];
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        if (agree(parts.join(""))) accepted++;
      }),
      { numRuns: 3_000 },
    );
    expect(accepted).toBeGreaterThan(50);
  });

  it("agrees on a catalog with a piece changed", () => {
    const pieces = ["", " ", "\n", "  ", ":", ": ", "-", "- ", "#", " #", "[", "]", "{", "}", ",", "'", '"', "|", ">", "&a ", "*a", "!", "\\", "\t", "1", "\n\n", "? "];
    fc.assert(
      fc.property(fc.constantFrom(...EXAMPLES, beforeFormat()), fc.nat(), fc.nat(3), fc.constantFrom(...pieces), (text, position, removed, piece) => {
        const at = position % text.length;
        agree(text.slice(0, at) + piece + text.slice(at + removed));
      }),
      { numRuns: 600 },
    );
  });
});

function beforeFormat(): string {
  return readFileSync(new URL("./format/before.yaml", import.meta.url), "utf8");
}

function toPlain(text: string): unknown {
  const plain = (node: Node): unknown => (node.kind === "scalar" ? node.value : node.kind === "list" ? node.items.map(plain) : Object.fromEntries([...node.entries].map(([key, { value }]) => [key, plain(value)])));
  return plain(parseFully(new Source("catalog.yaml", text)).root!);
}

