import { toolResult } from "../../../runtime/mcp/result.js";
import { action, contract, serve, tool } from "../fixture.js";

describe("a tool with an output schema of its own (e9)", () => {
  const outputSchema = { type: "object", properties: { length: { type: "integer" } }, required: ["length"] };
  const surface = contract([tool("show", [action(null)], { outputSchema })], { answers: null });
  const resultOf = async (answer: unknown) => toolResult(surface, await serve(surface, { "read show": () => answer }).server.call("show", { fqn: "X" }));

  it("is answered with structured content, always", async () => {
    expect(await resultOf({ data: { length: 3 } })).toMatchObject({ structuredContent: { length: 3 }, isError: false });
    for (const answer of [{}, { markdown: "только текст" }, { data: { length: "3" } }]) expect(await resultOf(answer)).toMatchObject({ isError: true });
  });
});

describe("an answer in markdown", () => {
  it("is text alone, with what a program needs under _meta", async () => {
    const surface = contract([tool("show", [action(null)])]);
    const { server } = serve(surface);
    expect(toolResult(surface, await server.call("show", { fqn: "X" }))).toEqual({ content: [{ type: "text", text: "### 🟢 X" }], isError: false });
    expect(toolResult(surface, await server.call("show", { fqn: "X", fqnn: 1 }))).toMatchObject({ isError: true, _meta: { "contract-gate/status": "failed", "contract-gate/error": { code: "UNKNOWN_PARAMETER", retryable: false, canonicalParameter: "fqn" } } });
  });
});
