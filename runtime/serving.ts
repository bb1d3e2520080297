import type { AuditLog } from "./audit.js";
import type { Action } from "./contract/contract.js";
import type { JsonObject } from "./contract/contract.js";
import type { Exclusive } from "./exclusive.js";
import type { Fingerprint } from "./fingerprint/fingerprint.js";
import type { Grant } from "./grant.js";
import type { PreviewTokens } from "./preview-tokens.js";
import type { ProfileInForce } from "./profile.js";
import type { AnyHandler } from "./registry.js";
import type { ServedSurface } from "./served-surface.js";
import type { Body } from "./window/body.js";
import type { PageCache } from "./window/cache.js";

/** What a running server keeps between calls, and what its calls are given. */
export interface Serving {
  readonly surface: ServedSurface;
  readonly profile: ProfileInForce;
  readonly handlers: ReadonlyMap<Action, AnyHandler>;
  readonly reading: unknown;
  /** The mutating core, made for one apply. Nothing but the step `apply` may call it. */
  readonly core: (grant: Grant) => unknown;
  /** Taken around every preview; null where the server is not strict. */
  readonly fingerprint: Fingerprint | null;
  /** True where failures carry what is known of their cause. */
  readonly admin: boolean;
  readonly pages: PageCache<BuiltPage>;
  readonly turns: Exclusive;
  readonly tokens: PreviewTokens;
  readonly audit: AuditLog;
  /** Names the workspace that a call works on: applies on one run one after another. */
  readonly workspaceOf: (args: JsonObject) => string;
  /** Milliseconds that a handler may take, and that an apply waits for its turn; null for no end. */
  readonly longest: number | null;
  /** Told of what is wrong with the server itself. */
  readonly report: (defect: Defect) => void;
}

/** A defect of the server, which its callers are told of without the details. */
export interface Defect {
  readonly operation: string;
  readonly what: "handler-threw" | "answer-invalid" | "preview-mutated" | "contract-broken" | "audit-failed";
  readonly error: unknown;
}

/** What the cache of pages keeps of a read. */
export interface BuiltPage {
  readonly body: Body;
  readonly heading: string;
  readonly warnings: readonly string[];
}

/** Who calls, and how to reach them while the call runs. */
export interface CallContext {
  /** Tells callers apart for the cache and the audit log; null where there is only one. */
  readonly caller: string | null;
  readonly signal: AbortSignal;
  readonly progress: (done: number, total?: number, message?: string) => void;
}
