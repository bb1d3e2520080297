import { addedParameters, type AddedParameter } from "../../runtime/contract/convention-parameters.js";
import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";

/**
 * Names that stand on the wire of an action and not in the tool's `parameters`, with what puts them
 * there: `mode`, `latch`, `window`, `flag` or `paging`.
 */
export function addedTo(catalog: Catalog, tool: CatalogTool, action: CatalogAction): readonly AddedParameter[] {
  const { policy, flag, latches } = action;
  const window = action.window === undefined ? { unit: "line" as const, paging: null, cache: true } : action.window;
  return addedParameters(catalog, tool.parameters, { policy: policy ?? "UNDECIDED", flag, latches, window });
}
