import type { Answer } from "../../../runtime/answer/answer.js";
import type { ServerOptions } from "../../../runtime/server.js";
import { action, contract, tool } from "../fixture.js";

/** The tools that the official conformance suite calls, as far as a contract server has such tools. */
const open = { address: null, window: null } as const;
export const CONFORMANCE: ServerOptions<object, object> = {
  contract: contract([
    tool("test_simple_text", [action(null, open)], { parameters: {}, required: [], description: "Отвечает текстом." }),
    tool("test_error_handling", [action(null, open)], { parameters: {}, required: [], description: "Отвечает ошибкой." }),
    tool("test_tool_with_progress", [action(null, open)], { parameters: {}, required: [], description: "Сообщает о ходе." }),
    tool("json_schema_2020_12_tool", [action(null, { ...open, takes: ["name", "address"] })], {
      description: "Tool with JSON Schema 2020-12 features",
      parameters: { name: { type: "string" }, address: { $ref: "#/$defs/address" } },
      required: [],
      schema: { $schema: "https://json-schema.org/draft/2020-12/schema", $defs: { address: { type: "object", properties: { street: { type: "string" }, city: { type: "string" } } } }, additionalProperties: false },
    }),
  ]),
  reading: {},
  core: () => ({}),
  handlers: {
    test_simple_text: { read: (): Answer<object> => ({ markdown: "This is a simple text response for testing." }) },
    test_error_handling: { read: (): Answer<object> => ({ status: "failed", reason: "This tool intentionally returns an error for testing" }) },
    test_tool_with_progress: {
      read: async (call: { progress: (done: number, total: number) => void }): Promise<Answer<object>> => {
        for (const done of [0, 50, 100]) {
          call.progress(done, 100);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        return {};
      },
    },
    json_schema_2020_12_tool: { read: () => ({}) },
  },
};
