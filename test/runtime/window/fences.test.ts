import { Parser } from "commonmark";
import fc from "fast-check";
import { blocksOf } from "../../../runtime/window/fences.js";

/** First and last line of each fenced block as the reference parser sees them. */
function reference(lines: readonly string[]): (readonly [number, number])[] {
  const regions: (readonly [number, number])[] = [];
  const walker = new Parser().parse(lines.join("\n")).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const { node } = event;
    if (!event.entering || node.type !== "code_block" || !(node as unknown as { _isFenced: boolean })._isFenced) continue;
    regions.push([node.sourcepos[0][0] - 1, node.sourcepos[1][0]]);
  }
  return regions;
}

describe("code regions", () => {
  it.each([
    ["backticks", ["a", "```bsl", "x", "```", "b"], [[1, 4]]],
    ["tildes in which backticks mean nothing", ["~~~", "```", "~~~", "b"], [[0, 3]]],
    ["a longer fence over a shorter one", ["````", "```", "````"], [[0, 3]]],
    ["no end", ["```", "x"], [[0, 2]]],
    ["indented by four", ["    ```", "x"], []],
    ["an info string with a backtick", ["``` a`b", "x"], []],
    ["a quotation that ends", ["> ```", "> x", "y", "z"], [[0, 2]]],
    ["an item", ["- a", "  ```", "  x", "  ```", "b"], [[1, 4]]],
  ])("%s", (_name, lines, expected) => {
    expect(blocksOf(lines).code.map(({ start, end }) => [start, end])).toEqual(expected);
  });

  it("are where the reference parser sees them", () => {
    const start = fc.constantFrom("", "", "", " ", "  ", "   ", "    ", "> ", ">", "- ", "* ", "1. ", "2) ", "\t", "-   ", "+\t", "-      ");
    const rest = fc.constantFrom("```", "````", "~~~", "```bsl", "``` a b", "~~~~ x`y", "text", "", "", "#### H", "---", "`", "* * *", "===");
    const line = fc.tuple(start, start, rest).map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
        // The parser counts a fence's last line where its container ends as one that is blank; only where a block begins and what it holds matters.
        const given = blocksOf(lines).code.map(({ start, end }) => [start, lastHeld(lines, start, end)]);
        const expected = reference(lines).map(([from, end]) => [from, lastHeld(lines, from, end)]);
        expect(given).toEqual(expected);
      }),
      { numRuns: 2000 },
    );
  });
});

/** The end without trailing lines that hold nothing but marks of containers. */
function lastHeld(lines: readonly string[], start: number, end: number): number {
  let last = end;
  while (last > start + 1 && /^[ \t>]*$/.test(lines[last - 1]!)) last--;
  return last;
}
