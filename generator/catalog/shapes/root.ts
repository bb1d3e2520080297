import { boolean, either, exactly, key, list, names, number, object, required, schema, text, words, type ObjectShape } from "../shape.js";
import { PROSE } from "./action.js";
import { CLIENTS } from "./clients.js";
import { EXPORT, TOOL } from "./tool.js";

const SERVER = object("server", "The server that the catalog describes.", {
  name: required(text({ examples: ["mcpd"] }), "Its name in the protocol."),
  title: key(PROSE, "Its name for people."),
  version: key(text({ examples: ["2026.12.0"] }), "Its version; quote it."),
  locale: key(text({ examples: ["ru"] }), "Language of the prose (BCP 47).", "`ru`"),
  description: key(PROSE, "What it is for."),
});

const SCOPE = object("scope", "A permission that mutating actions need.", {
  title: key(PROSE, "Its name for people.", "the name"),
  description: key(PROSE, "What it allows."),
});

const GROUP = object("group", "A set of actions that reads or writes, never both.", {
  access: required(words({ read: "Its actions read.", write: "Its actions write." }), "`read` or `write`."),
  title: key(PROSE, "Its name for people.", "the name"),
  description: key(PROSE, "What its tools are for."),
});

const PROFILE = object("profile", "A named set of groups and scopes. Exactly one is the default, and it cannot write.", {
  title: key(PROSE, "Its name for people.", "the name"),
  description: key(PROSE, "Whom it is for."),
  default: key(boolean, "Whether a fresh workspace gets it.", "`false`"),
  groups: key(list(text(), { distinct: true }), "The groups that it enables.", "the reading ones"),
  scopes: key(list(text(), { distinct: true }), "The scopes that it holds.", "none"),
  enable: key(PROSE, "Where a person switches it on."),
  allowlist: key(list(text()), "Patterns of addresses for the latch `allowlist`: `*` matches within one segment, `**` any.", "none"),
});

const RETIRED = object("retired names", "Former public names; each is refused with the canonical one, never accepted.", {
  tools: key(names(text()), "former tool → tool"),
  parameters: key(names(text()), "former parameter → parameter"),
});

const LABELS = object("labels", "Words of the answers beyond the standard ones.", {
  fields: key(names(PROSE), "label → meaning"),
  sections: key(names(PROSE), "label → meaning"),
});

const ERROR = object("error", "A failure of the team's own.", {
  retryable: key(boolean, "Whether the same call may succeed later.", "`false`"),
  message: required(text(), "What happened, a whole sentence; `{name}` is replaced."),
  hint: key(PROSE, "What to do."),
});

const LIMIT = either(number, object("limit", "A limit that warns before it fails.", { warn: key(number, "A warning past it."), fail: key(number, "An error past it.") }));

const BUDGETS: ObjectShape = object("budgets", "What the surface may cost. A plain number is an error past it; `{ warn: …, fail: … }` warns first.", {
  tools: key(LIMIT, "tools of the surface"),
  tokens: key(LIMIT, "tokens (o200k) of the whole surface"),
  toolTokens: key(LIMIT, "tokens of one tool"),
  bytes: key(LIMIT, "bytes of the whole `tools/list`"),
  toolBytes: key(LIMIT, "bytes of one tool"),
  descriptionLength: key(LIMIT, "characters of one description"),
  nameLength: key(LIMIT, "characters of a tool's name with the client's prefix"),
  prefix: key(text({ empty: true }), "what a client puts before a name; `{server}` is replaced", "`mcp__{server}__`"),
});

const SUPPRESSION: ObjectShape = object("suppression", "A finding that the team has decided to live with until a day.", {
  rule: required(text(), "id of the rule"),
  at: required(text(), "path in the catalog, as the finding prints it"),
  reason: required(text(), "why it stands"),
  owner: required(text(), "who answers for it"),
  until: required(text({ pattern: { source: "^\\d{4}-\\d{2}-\\d{2}$", says: "a day such as 2026-12-31" } }), "last day on which it holds, such as `2026-12-31`"),
});

/** Keys that only the main file may hold: there is one value of each for the whole catalog. */
export const MAIN_KEYS = {
  catalog: required(exactly(1), "`1`, the language's version"),
  include: key(
    either(list(text({ examples: ["tools/*.yaml"] })), text()),
    "list of paths relative to this file, whose maps and lists are joined with these; a name may hold `*`, see below",
    "one file",
  ),
  output: key(text(), "folder that `generate` owns, relative to the main file", "`generated`"),
  server: required(SERVER, "`name` (required), `title`, `version`, `locale` (`ru`), `description`"),
  conventions: key(
    list(
      words({
        mode: "Writes rehearse unless `mode: apply` is given.",
        closed: "Unknown parameters are refused at every depth.",
        refusals: "Refusals come back as the contract says.",
        window: "Reads take limit, offset and filter.",
        hints: "Annotations are derived from the policies.",
      }),
      { distinct: true },
    ),
    "list of `mode`, `closed`, `refusals`, `window`, `hints`",
    "all five",
  ),
  answers: key(words({ markdown: "A result is Markdown text.", envelope: "A result is `{ ok, data, warnings, error, meta }`." }), "`markdown` or `envelope`", "output schemas stay as written"),
  export: key(EXPORT, "`flat`, `signatures` or `help`: how a tool with actions is shown to a model; a tool may have its own", "`flat`; nothing is added where no convention is claimed"),
  clients: key(CLIENTS, "list of clients that the surface is for, or client → `error`, `warning` or `note`: what a client would refuse is found, and a list that it accepts is generated", "none is judged"),
  journal: key(text(), "folder of journal entries, relative to the main file", "`journal`"),
};

/** Keys that an included file may hold as well. */
export const SHARED_KEYS = {
  scopes: key(names(SCOPE), "name → `title`, `description`", "none"),
  groups: key(names(GROUP), "name → `access` (`read` or `write`), `title`, `description`", "none"),
  profiles: key(names(PROFILE), "name → `title`, `description`, `default`, `groups`, `scopes`, `enable` (where a person switches it on), `allowlist` (for the latch of that name: patterns of addresses, `*` matches within one segment, `**` any)", "none"),
  retired: key(RETIRED, "`tools: {old: new}`, `parameters: {old: new}`", "none"),
  types: key(names(schema), "name → JSON Schema, referred to as `#/types/Name`", "none"),
  labels: key(LABELS, "`fields: {name: meaning}`, `sections: {name: meaning}`: words of the answers beyond the standard ones", "none"),
  errors: key(names(ERROR), "CODE → `retryable` (`false`), `message`, `hint`: failures of the team's own", "none"),
  budgets: key(BUDGETS, "limits of what the surface costs, see below", "none"),
  suppressions: key(list(SUPPRESSION), "list of `rule`, `at`, `reason`, `owner`, `until`, see below", "none"),
  tools: required(names(TOOL, { filled: true }), "name → tool; at least one, here or in an included file", { elsewhere: "include" }),
};

export const ROOT: ObjectShape = object("catalog", "A catalog: the one hand-written source of a tool surface.", {
  catalog: MAIN_KEYS.catalog,
  include: MAIN_KEYS.include,
  output: MAIN_KEYS.output,
  server: MAIN_KEYS.server,
  conventions: MAIN_KEYS.conventions,
  answers: MAIN_KEYS.answers,
  export: MAIN_KEYS.export,
  clients: MAIN_KEYS.clients,
  scopes: SHARED_KEYS.scopes,
  groups: SHARED_KEYS.groups,
  profiles: SHARED_KEYS.profiles,
  retired: SHARED_KEYS.retired,
  types: SHARED_KEYS.types,
  labels: SHARED_KEYS.labels,
  errors: SHARED_KEYS.errors,
  budgets: SHARED_KEYS.budgets,
  suppressions: SHARED_KEYS.suppressions,
  journal: MAIN_KEYS.journal,
  tools: SHARED_KEYS.tools,
});

/** An included file: any of the shared keys, and at least one. */
export const PART: ObjectShape = object("part of a catalog", "A file that a catalog includes.", { ...SHARED_KEYS, tools: { ...SHARED_KEYS.tools, required: false, absent: null } });
