import type { OutputFile } from "../emit/emitter.js";
import { toolSections } from "../emit/emitters/tools-list.js";
import { printJson } from "../contract/json.js";
import type { PublicContract } from "../../runtime/contract/contract.js";
import { listTools } from "../../runtime/surface/list-tools.js";
import type { ClientName } from "./limits.js";
import { needsProjection, projectTools } from "./project.js";

/**
 * The list as each client needs it, `clients/<client>.json`, for the clients that the catalog names and
 * whose limits ask for another shape of schemas. The runtime keeps checking the contract's own.
 */
export function projections(contract: PublicContract, clients: readonly ClientName[]): OutputFile[] {
  const wanted = clients.filter(needsProjection);
  if (wanted.length === 0) return [];
  const tools = listTools(contract);
  return wanted.map((client) => ({ path: `clients/${client}.json`, text: printJson({ tools: projectTools(tools, client) }), tool: null, sections: toolSections }));
}
