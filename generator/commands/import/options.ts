import type { TeamRule } from "../../import/team-rules.js";
import type { FormatOptions } from "../options.js";
import type { ServerOptions } from "../server-options.js";

/** What `import` is asked to do; usage that makes no sense together was refused before. */
export interface ImportOptions extends ServerOptions, FormatOptions {
  readonly file?: string;
  readonly catalog: string;
  readonly check?: boolean;
  readonly prune?: boolean;
  readonly decide?: readonly TeamRule[];
  readonly acceptHints?: boolean;
  readonly review?: boolean;
  readonly baseline?: string;
}
