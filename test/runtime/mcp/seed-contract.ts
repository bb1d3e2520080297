import type { PublicContract } from "../../../runtime/contract/contract.js";
import { action, contract, tool } from "../fixture.js";

/** A surface on which every example of the seeds can be called. */
export function seedContract(answers: PublicContract["answers"]): PublicContract {
  const read = { unit: "line", paging: null, cache: true } as const;
  const result = { type: "object", properties: { length: { type: "integer" } }, required: ["length"], additionalProperties: false } as const;
  return contract(
    [
      tool("metadata_read", [action(null, { takes: ["project"], window: { ...read, unit: "element" } })], { parameters: { project: { type: "string" }, fqn: { type: "string" } } }),
      tool("metadata_write", [action("update", { policy: "PREVIEWABLE", takes: ["value"], result, latches: [] }), action("slow", { policy: "APPLY_ONLY", result })], { parameters: { fqn: { type: "string" }, value: { type: "integer" } }, help: "metadata_read", description: "Меняет метаданные." }),
      tool("rights_write", [action("update", { policy: "PREVIEWABLE" })], { help: "metadata_read" }),
      tool("spreadsheet_read", [action(null, { window: { ...read, unit: "element" } })]),
      tool("search", ["text", "symbol", "references", "calls"].map((name) => action(name, { address: null, takes: ["query"] })), {
        selector: { name: "operation", title: null, description: null, optional: false, schema: {} },
        parameters: { query: { type: "string" } },
        required: [],
      }),
      tool("clock", [action(null, { address: null, takes: ["seconds"], window: null, result: { type: "object" } })], { parameters: { seconds: { type: "integer" } }, required: [] }),
      tool("stuck", [action(null, { address: null, window: null, result: { type: "object" } })], { parameters: {}, required: [] }),
    ],
    { answers },
  );
}
