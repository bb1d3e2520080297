import type { Json } from "../../runtime/contract/contract.js";

/** What a comparison of two contracts found, as plain data for every renderer. */
export interface DiffSection {
  /** What was compared, as it was asked for: `origin/main`, `catalog.yaml`. */
  readonly base: string;
  readonly head: string;
  /** Levels, the gravest first, with the number of changes of each. */
  readonly counts: { readonly [level: string]: number };
  /** The lightest level that somebody has to decide; null where nobody has to: a first run. */
  readonly decide: string | null;
  readonly step: DiffStep;
  readonly changes: readonly DiffChange[];
  /** Actions whose policy moved. */
  readonly policyMoves: readonly { readonly action: string; readonly from: string; readonly to: string; readonly level: string }[];
  /** What each profile reaches, where that differs. */
  readonly reach: readonly DiffReach[];
  /** o200k tokens of each tool that changed; null where they were not counted. */
  readonly tokens: DiffTokens | null;
}

export interface DiffStep {
  readonly asked: VersionStep;
  readonly from: string | null;
  readonly to: string | null;
  /** The step that the version took; null where it says nothing. */
  readonly taken: VersionStep | null;
}

export type VersionStep = "major" | "minor" | "patch" | "none";

export interface DiffChange {
  readonly rule: string;
  readonly level: string;
  readonly message: string;
  readonly why: string;
  readonly fingerprint: string;
  readonly kind: string;
  readonly tool: string | null;
  readonly action: string | null;
  /** Path in the contract, with dots. */
  readonly path: string;
  readonly basePath: string;
  /** JSON pointer in the schema; null for what is no schema. */
  readonly pointer: string | null;
  /** `input` for arguments, `output` for results; null for what is no schema. */
  readonly direction: string | null;
  readonly definition: string | null;
  readonly before: Json | undefined;
  readonly after: Json | undefined;
  /** Why two names are taken for one. */
  readonly evidence: readonly string[];
  /** Arguments that were accepted and are refused, or an answer that was not possible; undefined where none was built. */
  readonly witness: Json | undefined;
  readonly at: DiffPlace | null;
  readonly baseAt: DiffPlace | null;
  /** Journal entry that records it. */
  readonly recorded: string | null;
  /** Whether what came may write. */
  readonly writes: boolean;
}

export interface DiffPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface DiffReach {
  readonly profile: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
}

export interface DiffTokens {
  readonly before: number;
  readonly after: number;
  readonly tools: readonly { readonly tool: string; readonly before: number | null; readonly after: number | null }[];
}
