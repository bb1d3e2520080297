import type { WireTool } from "../../runtime/surface/list-tools.js";

/** What a model is shown of a tool: hints and metadata stay with the client. */
export function shownToModel({ name, description, inputSchema }: WireTool): string {
  return JSON.stringify({ name, ...(description === undefined ? {} : { description }), inputSchema });
}
