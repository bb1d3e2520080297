import { setMaxListeners } from "node:events";
import { AuditLog, type AuditOptions } from "./audit.js";
import { call } from "./call.js";
import type { JsonObject, PublicContract } from "./contract/contract.js";
import { Exclusive } from "./exclusive.js";
import type { Fingerprint } from "./fingerprint/fingerprint.js";
import type { Grant } from "./grant.js";
import type { PortOf } from "./handlers.js";
import type { Outcome } from "./outcome.js";
import { PreviewTokens } from "./preview-tokens.js";
import { profileInForce, StartProblem } from "./profile.js";
import { registerHandlers } from "./registry.js";
import { ServedSurface } from "./served-surface.js";
import type { BuiltPage, CallContext, Defect, Serving } from "./serving.js";
import { listTools, type WireTool } from "./surface/list-tools.js";
import { Validators } from "./validator.js";
import { sizeOf } from "./window/body.js";
import { PageCache } from "./window/cache.js";

/** What a server is made of. */
export interface ServerOptions<Reading, Core, Handlers extends object = object> {
  /** What `public-contract.json` holds. */
  readonly contract: PublicContract;
  /** A handler for every decided action, as the generated stubs type them, written against these ports. */
  readonly handlers: Handlers;
  /** The port through which every handler reads the world. */
  readonly reading: Reading;
  /**
   * Makes the mutating core for one apply, from a grant that only the runtime can make. It is called
   * after every check and for no other mode.
   */
  readonly core: (grant: Grant) => Core;
  /** The profile in force; absent: the contract's default. */
  readonly profile?: string;
  /** Takes the workspace's fingerprint before and after every preview; a difference is `PREVIEW_MUTATED`. */
  readonly strict?: boolean;
  /** How a strict server takes it. */
  readonly fingerprint?: Fingerprint;
  /** Failures carry what is known of their cause. Adds no tool and no right. */
  readonly admin?: boolean;
  /** Where denied, rehearsed and applied calls are written down, a line of JSON each. */
  readonly audit?: AuditOptions;
  /** Told of the server's own defects (a handler that throws, an answer that breaks the contract). */
  readonly onDefect?: (defect: Defect) => void;
  /** Names the workspace of a call; applies on one run one after another. Absent: there is one. */
  readonly workspaceOf?: (args: JsonObject) => string;
  /** Milliseconds that a handler may take, and that a write waits for its turn. Absent: no end. */
  readonly longest?: number;
  /** Bytes that the cache of pages may hold. Absent: 64 MiB. */
  readonly cacheBytes?: number;
  /** Milliseconds since the epoch, for the audit log and the age of pages. Absent: the clock. */
  readonly now?: () => number;
}

/** A server of a contract: what its transports call. */
export interface ContractServer {
  readonly contract: PublicContract;
  /** SHA-256 of the contract. */
  readonly digest: string;
  /** Name of the profile in force. */
  readonly profile: string;
  /** What `tools/list` answers under that profile: always the same objects. */
  readonly tools: readonly WireTool[];
  /**
   * Calls a tool. Never throws: whatever is wrong with the call or the server is the outcome.
   *
   * @param args the caller's arguments, which are left as they are; undefined counts as none
   */
  call(tool: string, args?: unknown, context?: Partial<CallContext>): Promise<Outcome>;
}

/**
 * A server that keeps its contract (docs/server.md). Ports that the handlers were not written
 * against do not compile.
 *
 * @throws StartProblem where handlers and contract do not fit, and for a profile that is unknown
 */
export function createServer<Reading extends PortOf<Handlers, "reading">, Core extends PortOf<Handlers, "core">, Handlers extends object = object>(options: ServerOptions<Reading, Core, Handlers>): ContractServer {
  const { contract } = options;
  if (contract.contract !== 1) throw new StartProblem(`Контракт версии ${String(contract.contract)} не подходит: эта версия contract-gate/runtime его не поддерживает, нужна версия 1.`);
  if (options.strict === true && options.fingerprint === undefined) throw new StartProblem("Строгий режим без отпечатка рабочей области невозможен: задайте fingerprint.");
  const surface = new ServedSurface(contract, new Validators());
  const profile = profileInForce(contract, options.profile);
  const now = options.now ?? Date.now;
  const serving: Serving = {
    surface,
    profile,
    handlers: registerHandlers(contract, options.handlers),
    reading: options.reading,
    core: options.core,
    fingerprint: options.strict === true ? (options.fingerprint ?? null) : null,
    admin: options.admin ?? false,
    pages: new PageCache<BuiltPage>({ maxBytes: options.cacheBytes ?? 64 * 2 ** 20, sizeOf: ({ body }) => sizeOf(body), now }),
    turns: new Exclusive(),
    tokens: new PreviewTokens(),
    audit: new AuditLog(options.audit ?? null, { profile: profile.name, contract: () => surface.digest, now }),
    workspaceOf: options.workspaceOf ?? (() => ""),
    longest: options.longest ?? null,
    report: options.onDefect ?? (() => undefined),
  };
  let tools: readonly WireTool[] | null = null;
  return {
    contract,
    get digest() {
      return surface.digest;
    },
    profile: profile.name,
    get tools() {
      return (tools ??= listTools(contract, profile));
    },
    call: (tool, args, context = {}) => call(serving, tool, args, { caller: null, signal: NEVER, progress: () => undefined, ...context }),
  };
}

/** For calls that nobody cancels; any number of them may listen to it. */
const NEVER = new AbortController().signal;
setMaxListeners(0, NEVER);
