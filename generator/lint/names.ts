import { keysOf } from "../../runtime/contract/ordered.js";
import type { Catalog } from "../catalog/model.js";
import { keySpan, nodeAt } from "../catalog/tree.js";
import type { Name } from "./name.js";
import { schemasWith } from "./schemas.js";
import { NAMING, spellingsIn } from "./spellings.js";

/** Every name, in the catalog's order: also those of nested properties and the string values of enums. */
export function namesOf(catalog: Catalog): readonly Name[] {
  return namingOf(catalog).names;
}

/**
 * The names, and all that is written like one and has to match one letter by letter: the texts of
 * `const`, `default` and `examples`, and the properties that `required` and the like only mention.
 */
export function spellingsOf(catalog: Catalog): readonly Name[] {
  return namingOf(catalog).spellings;
}

function namingOf(catalog: Catalog): Naming {
  let known = memory.get(catalog);
  if (known === undefined) memory.set(catalog, (known = collect(catalog)));
  return known;
}

interface Naming {
  readonly names: readonly Name[];
  readonly spellings: readonly Name[];
}

const memory = new WeakMap<Catalog, Naming>();

function collect(catalog: Catalog): Naming {
  const found: Name[] = [];
  const top = (kind: Name["kind"], plural: "scopes" | "groups" | "profiles" | "types" | "tools"): void => {
    for (const part of catalog[plural]) found.push({ name: part.name, kind, namespace: plural, path: `${plural}.${part.name}`, at: part.keySpan, ...SENT, tool: null });
  };
  top("scope", "scopes");
  top("group", "groups");
  top("profile", "profiles");
  top("type", "types");
  top("tool", "tools");
  for (const tool of catalog.tools) {
    const path = `tools.${tool.name}`;
    for (const action of tool.actions) {
      if (action.name !== null) found.push({ name: action.name, kind: "action", namespace: `${path}.actions`, path: action.path, at: action.keySpan, ...SENT, tool });
    }
    const parameters = nodeAt(tool.node, "parameters");
    for (const name of keysOf(tool.parameters)) {
      found.push({ name, kind: "parameter", namespace: `${path}.parameters`, path: `${path}.parameters.${name}`, at: keySpan(parameters, name, tool.node), ...SENT, tool });
    }
    if (tool.selector) found.push({ name: tool.selector.name, kind: "selector", namespace: `${path}.parameters`, path: `${path}.selector.name`, at: nodeAt(tool.node, "selector", "name") ?? tool.node, ...SENT, tool });
  }
  const spellings = [...found, ...wordsOf(catalog)];
  for (const judged of schemasWith(catalog, NAMING)) for (const spelling of spellingsIn(judged)) {
    if (spelling.isName) found.push(spelling.name);
    spellings.push(spelling.name);
  }
  return { names: found, spellings };
}

/** What answers are read by: codes of errors, and labels. */
function* wordsOf({ errors, labels, node }: Catalog): Iterable<Name> {
  for (const { name, keySpan: at } of errors) yield { name, kind: "error", namespace: "errors", path: `errors.${name}`, at, tool: null, returned: true };
  for (const which of ["fields", "sections"] as const) {
    const map = nodeAt(node, "labels", which);
    for (const name of keysOf(labels[which])) yield { name, kind: "label", namespace: `labels.${which}`, path: `labels.${which}.${name}`, at: keySpan(map, name, node), tool: null, returned: true };
  }
}

const SENT = { returned: false };
