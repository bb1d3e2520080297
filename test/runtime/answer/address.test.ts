import { type Node as Block, Parser } from "commonmark";
import fc from "fast-check";
import { action, contract, serve, tool } from "../fixture.js";

/** Text of a heading, and of the code span of a field, as a reader of CommonMark sees them. */
function readBack(markdown: string): { heading: string; fqn: string | null } {
  let heading = "";
  let fqn: string | null = null;
  let inHeading = false;
  let label = "";
  const walker = new Parser().parse(markdown).walker();
  for (let event = walker.next(); event !== null; event = walker.next()) {
    const node: Block = event.node;
    if (node.type === "heading") inHeading = event.entering;
    else if (event.entering && node.literal !== null) {
      if (inHeading) heading += node.literal;
      else if (node.type === "text") label = node.literal;
      else if (node.type === "code" && label.trim() === "" && fqn === null) fqn = node.literal;
    }
  }
  return { heading, fqn };
}

const segment = fc.array(fc.constantFrom("Контрагенты", "a", "_", "*", "`", "[", "](", "#", " ", "\\", "<b>", "&amp;", "1.", "-", "::", "ё", "~"), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(""));
const addresses = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map((segments) => segments.join("."))
  .filter((text) => text.trim() !== "" && !text.endsWith("#help"));

it("every address that an answer prints is taken by the next call as it stands", async () => {
  const surface = contract([tool("show", [action(null)]), tool("edit", [action("update", { policy: "PREVIEWABLE" })])]);
  const taken: string[] = [];
  const remember = (call: { arguments: { fqn: string } }): object => (taken.push(call.arguments.fqn), {});
  const { server } = serve(surface, { "read show": remember, "preview edit.update": remember });
  await fc.assert(
    fc.asyncProperty(addresses, async (fqn) => {
      const heading = readBack((await server.call("show", { fqn })).markdown).heading.replace(/^🟢 /u, "");
      await server.call("show", { fqn: heading });
      expect(taken.at(-1)).toBe(fqn);
      const printed = readBack((await server.call("edit", { action: "update", fqn })).markdown).fqn!;
      await server.call("edit", { action: "update", fqn: printed });
      expect(taken.at(-1)).toBe(fqn);
    }),
    { numRuns: 500 },
  );
});
