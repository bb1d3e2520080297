import { CLIENT_WORDS, type ClientName } from "../catalog/shapes/clients.js";

/**
 * What real clients accept, one row a limit: who, what, where it is told, when it was told. Clients
 * change; a row is replaced when a newer report says so, and its date moves.
 */
export const CLIENTS = Object.keys(CLIENT_WORDS) as readonly ClientName[];
export type { ClientName };

export type Limit =
  /** Tools in one request, all servers together. */
  | { readonly kind: "tools"; readonly most: number }
  /** Characters of a tool's name as the client spells it; `{server}` and `{tool}` are replaced. */
  | { readonly kind: "name-length"; readonly spelling: string; readonly most: number }
  /** Characters of a tool's description; what is longer is refused, or cut without a word. */
  | { readonly kind: "description-length"; readonly most: number }
  /** What a tool's own name must match. */
  | { readonly kind: "name-pattern"; readonly pattern: string }
  /** `type: array` without `items`, at any depth, makes the client refuse the tool or the request. */
  | { readonly kind: "array-items" }
  /** A union at the root of an input schema makes the provider refuse the request. */
  | { readonly kind: "root-union" }
  /** References are not resolved. */
  | { readonly kind: "references" }
  /** A parameter without one single type makes the client skip the tool. */
  | { readonly kind: "typed" }
  /** Keywords that make the provider refuse the request. */
  | { readonly kind: "keywords"; readonly refused: readonly string[] }
  /** The only keywords that the provider knows; any other makes it refuse the request. */
  | { readonly kind: "fields"; readonly known: readonly string[] }
  /** `enum` lists texts alone, and only where the type is `string`. */
  | { readonly kind: "text-enums" }
  /** `required` names only what `properties` of the same schema declares. */
  | { readonly kind: "declared-required" }
  /** `properties` and `required` stand at `type: object` alone, `items` at `type: array`. */
  | { readonly kind: "typed-keywords" }
  /** `type` and `anyOf` do not stand in one schema. */
  | { readonly kind: "union-alone" }
  /** Values of `format` that the provider knows, by type. */
  | { readonly kind: "formats"; readonly known: { readonly [type: string]: readonly string[] } }
  /** What names of properties must match, at any depth. */
  | { readonly kind: "property-pattern"; readonly pattern: string }
  /** Levels of objects within objects. */
  | { readonly kind: "depth"; readonly most: number }
  /** Every object closed and every key required. */
  | { readonly kind: "closed-and-required" };

export interface Row {
  readonly client: ClientName;
  readonly limit: Limit;
  /** Public report or page that tells the limit. */
  readonly source: string;
  /** Day of that report, ISO. */
  readonly date: string;
}

/** The fields of a schema in Google's own description of function declarations. */
const GEMINI_FIELDS = [
  "type",
  "format",
  "title",
  "description",
  "nullable",
  "default",
  "example",
  "enum",
  "anyOf",
  "items",
  "minItems",
  "maxItems",
  "properties",
  "propertyOrdering",
  "required",
  "minProperties",
  "maxProperties",
  "minLength",
  "maxLength",
  "pattern",
  "minimum",
  "maximum",
];

export const LIMITS: readonly Row[] = [
  { client: "claude-code", limit: { kind: "name-length", spelling: "mcp__{server}__{tool}", most: 64 }, source: "anthropics/claude-code#22276", date: "2026-01-31" },
  { client: "claude-code", limit: { kind: "name-pattern", pattern: "^[a-zA-Z0-9_-]+$" }, source: "microsoft/wassette#56", date: "2025-08-03" },
  { client: "claude-code", limit: { kind: "description-length", most: 2048 }, source: "anthropics/claude-code#87650", date: "2026-08-18" },
  { client: "claude-code", limit: { kind: "property-pattern", pattern: "^[a-zA-Z0-9_.-]{1,64}$" }, source: "anthropics/claude-code#34771", date: "2026-03-15" },
  { client: "claude-code", limit: { kind: "root-union" }, source: "anthropics/claude-code#95504", date: "2026-09-19" },
  { client: "cursor", limit: { kind: "name-length", spelling: "{server}:{tool}", most: 60 }, source: "ComposioHQ/composio#2788", date: "2026-02-27" },
  { client: "cursor", limit: { kind: "tools", most: 80 }, source: "Snowflake-Labs/mcp#77", date: "2025-09-02" },
  { client: "windsurf", limit: { kind: "tools", most: 100 }, source: "docs.windsurf.com/windsurf/cascade/mcp", date: "2026-06-16" },
  { client: "vscode", limit: { kind: "tools", most: 128 }, source: "microsoft/vscode#255585", date: "2025-07-12" },
  { client: "vscode", limit: { kind: "array-items" }, source: "microsoft/vscode#284536", date: "2025-12-19" },
  { client: "openai", limit: { kind: "tools", most: 128 }, source: "zed-industries/zed#42393", date: "2025-11-10" },
  { client: "openai", limit: { kind: "name-length", spelling: "{tool}", most: 64 }, source: "microsoft/foundry-dev-tools#201", date: "2025-05-09" },
  { client: "openai", limit: { kind: "description-length", most: 1024 }, source: "modelcontextprotocol/servers#799", date: "2025-04-11" },
  { client: "openai", limit: { kind: "root-union" }, source: "makenotion/notion-mcp-server#340", date: "2026-08-05" },
  { client: "openai", limit: { kind: "array-items" }, source: "NousResearch/hermes-agent#54290", date: "2026-06-28" },
  { client: "openai-strict", limit: { kind: "tools", most: 128 }, source: "zed-industries/zed#42393", date: "2025-11-10" },
  { client: "openai-strict", limit: { kind: "name-length", spelling: "{tool}", most: 64 }, source: "microsoft/foundry-dev-tools#201", date: "2025-05-09" },
  { client: "openai-strict", limit: { kind: "description-length", most: 1024 }, source: "modelcontextprotocol/servers#799", date: "2025-04-11" },
  { client: "openai-strict", limit: { kind: "closed-and-required" }, source: "developers.openai.com/api/docs/guides/structured-outputs", date: "2026-04-30" },
  // The documentation said 5 until 2026; it now says 10, and the official libraries follow.
  { client: "openai-strict", limit: { kind: "depth", most: 10 }, source: "openai/openai-java#732", date: "2026-04-30" },
  { client: "openai-strict", limit: { kind: "root-union" }, source: "makenotion/notion-mcp-server#340", date: "2026-08-05" },
  { client: "openai-strict", limit: { kind: "array-items" }, source: "NousResearch/hermes-agent#54290", date: "2026-06-28" },
  { client: "gemini", limit: { kind: "tools", most: 512 }, source: "google-gemini/gemini-cli#19083", date: "2026-02-14" },
  { client: "gemini", limit: { kind: "name-length", spelling: "{tool}", most: 64 }, source: "kaitranntt/ccs#25", date: "2025-11-30" },
  // The command line shortens longer ones in the middle, where two of them may become one.
  { client: "gemini", limit: { kind: "name-length", spelling: "mcp_{server}_{tool}", most: 63 }, source: "google-gemini/gemini-cli#28970", date: "2026-08-23" },
  { client: "gemini", limit: { kind: "name-pattern", pattern: "^[a-zA-Z_][a-zA-Z0-9_.:-]*$" }, source: "kaitranntt/ccs#25", date: "2025-11-30" },
  { client: "gemini", limit: { kind: "array-items" }, source: "NousResearch/hermes-agent#77617", date: "2026-08-03" },
  { client: "gemini", limit: { kind: "typed" }, source: "taylorwilsdon/google_workspace_mcp#197", date: "2025-08-30" },
  { client: "gemini", limit: { kind: "references" }, source: "google-gemini/gemini-cli#13326", date: "2025-11-18" },
  { client: "gemini", limit: { kind: "keywords", refused: ["additionalProperties"] }, source: "promptfoo/promptfoo#6902", date: "2026-01-01" },
  { client: "gemini", limit: { kind: "keywords", refused: ["propertyNames"] }, source: "mpfaffenberger/code_puppy#923", date: "2026-09-07" },
  { client: "gemini", limit: { kind: "keywords", refused: ["const"] }, source: "zed-extensions/mcp-server-brave-search#12", date: "2025-11-20" },
  { client: "gemini", limit: { kind: "text-enums" }, source: "chrisdoc/hevy-mcp#1161", date: "2026-09-18" },
  { client: "gemini", limit: { kind: "declared-required" }, source: "probelabs/probe#569", date: "2026-05-28" },
  { client: "gemini", limit: { kind: "typed-keywords" }, source: "anomalyco/opencode#11889", date: "2026-02-03" },
  { client: "gemini", limit: { kind: "union-alone" }, source: "google-gemini/gemini-cli#4121", date: "2025-07-14" },
  { client: "gemini", limit: { kind: "formats", known: { string: ["enum", "date-time"], number: ["float", "double"], integer: ["int32", "int64"] } }, source: "google-gemini/gemini-cli#2237", date: "2025-06-27" },
  { client: "gemini", limit: { kind: "fields", known: GEMINI_FIELDS }, source: "pizza-bot-app/pizza-bot#62", date: "2026-09-07" },
];

export function limitsOf(client: ClientName): readonly Row[] {
  return LIMITS.filter((row) => row.client === client);
}
