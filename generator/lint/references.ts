import type { Catalog, CatalogAction, CatalogTool } from "../catalog/model.js";

export interface Target {
  readonly tool: CatalogTool;
  /** null where the reference names the tool as a whole. */
  readonly action: CatalogAction | null;
}

/** Finds what `tool` or `tool.action` names; names may hold dots themselves, and the whole name wins. */
export function targetsOf(catalog: Catalog): (reference: string) => Target | null {
  const tools = new Map(catalog.tools.map((tool) => [tool.name, tool]));
  const actions = new Map<CatalogTool, ReadonlyMap<string | null, CatalogAction>>();
  const actionsOf = (tool: CatalogTool): ReadonlyMap<string | null, CatalogAction> => {
    let known = actions.get(tool);
    if (known === undefined) actions.set(tool, (known = new Map(tool.actions.map((action) => [action.name, action]))));
    return known;
  };
  return (reference) => {
    const whole = tools.get(reference);
    if (whole) return { tool: whole, action: null };
    for (let dot = reference.indexOf("."); dot !== -1; dot = reference.indexOf(".", dot + 1)) {
      const tool = tools.get(reference.slice(0, dot));
      const action = tool && actionsOf(tool).get(reference.slice(dot + 1));
      if (tool && action) return { tool, action };
    }
    return null;
  };
}

/** `tool` and `tool.action` of everything, for a hint: what a misspelt reference may have meant. */
export function* referableNames(catalog: Catalog): Generator<string> {
  for (const tool of catalog.tools) {
    yield tool.name;
    for (const action of tool.actions) if (action.name !== null) yield `${tool.name}.${action.name}`;
  }
}
