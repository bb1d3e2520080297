import { boolean, either, jsonMap, key, list, names, nothing, object, schema, text, words, type ObjectShape } from "../shape.js";
import { ACTION, OWN_KEYS, PROSE } from "./action.js";

export const EXPORT = words({
  flat: "One flat set of parameters for all actions.",
  signatures: "A one-line signature for each action.",
  help: "Names of actions, help on demand.",
});

const SELECTOR = object("selector", "The parameter that chooses the action.", {
  name: key(text({ examples: ["action", "operation", "method"] }), "Its name on the wire.", "`action`"),
  title: key(PROSE, "Its title."),
  description: key(PROSE, "Its description."),
  optional: key(boolean, "Whether a call may leave it out.", "`false`"),
  schema: key(jsonMap, "Further keywords of its schema, kept as written."),
});

const RETIRED = object("retired names of a tool", "Former names; each is refused with the canonical one, never accepted.", {
  actions: key(names(text()), "former action → action"),
  parameters: key(names(text()), "former parameter → parameter"),
});

/** What decides stands first. */
const { policy, suggestion, scope, ...OTHER_KEYS } = OWN_KEYS;

export const TOOL: ObjectShape = object(
  "tool",
  "What `tools/list` lists: one operation, or several that a selector chooses.",
  {
    as: key(text(), "identifier used in generated code and file names where the name gives none or clashes"),
    group: key(text(), "group of all its actions; where actions differ, each names its own"),
    policy,
    suggestion,
    scope,
    title: key(PROSE, "prose for the client's list"),
    description: key(PROSE, "prose for the model; `[[tool]]` or `[[tool.action]]` refers to another tool, `\\[[` writes two brackets"),
    help: key(text(), "`tool` or `tool.action`: where `<address>#help` of a refusal points"),
    address: key(either(text(), nothing), "name of the parameter that carries the address, or `null`", "none"),
    selector: key(SELECTOR, "`name` (`action`), `title`, `description`, `optional` (`false`), `schema` (further keywords of its schema, kept as written)"),
    params: key(text(), "name of the open object parameter that carries the arguments of an action (`arguments:` of each action types it)"),
    parameters: key(either(names(schema), nothing), "name → JSON Schema: what stands on the wire, besides the selector and what conventions add", "none"),
    required: key(list(text()), "names that every call gives (the selector may be listed to fix its place)", "none"),
    schema: key(jsonMap, "further keywords of the root of the input schema, kept as written (`$schema`, `$defs`, `additionalProperties`, …)"),
    outputSchema: key(schema, "literal output schema, only where `answers` is absent"),
    annotations: key(jsonMap, "literal hints, only without the convention `hints`, but for `title`, `idempotentHint` and `openWorldHint`, which nobody can derive"),
    wire: key(jsonMap, "further keys of the tool in `tools/list`, kept as written (`_meta`, `icons`, `execution`, …); none that the catalog says itself"),
    export: key(EXPORT, "as at the root", "the root's"),
    retired: key(RETIRED, "`actions: {old: new}`, `parameters: {old: new}`"),
    ...OTHER_KEYS,
    actions: key(names(ACTION, { filled: true }), "name → action", "the tool itself carries the keys of an action"),
  },
  { beside: "actions", keys: Object.keys(OWN_KEYS) },
);
