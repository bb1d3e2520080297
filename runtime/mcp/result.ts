import type { PublicContract } from "../contract/contract.js";
import type { Outcome } from "../outcome.js";

/** A result of `tools/call`, as both revisions of the protocol have it. */
export interface ToolResult {
  readonly content: { readonly type: "text"; readonly text: string }[];
  readonly structuredContent?: { [key: string]: unknown };
  readonly isError: boolean;
  readonly _meta?: { [key: string]: unknown };
  [key: string]: unknown;
}

/**
 * An outcome on the wire. Where answers are markdown the result is text alone, because several
 * clients hand a model only the structured content when there is one; what a program needs stands
 * under `_meta`. Where they are envelopes the structured content is the envelope. Where a server
 * keeps output schemas of its own it is the data.
 */
export function toolResult({ answers }: Pick<PublicContract, "answers">, outcome: Outcome): ToolResult {
  const { ok, status, markdown, summary, envelope, canonicalParameter } = outcome;
  const diagnostics = outcome.diagnostics === undefined ? {} : { "contract-gate/diagnostics": outcome.diagnostics };
  const meta = outcome.diagnostics === undefined ? {} : { _meta: diagnostics };
  switch (answers) {
    case "envelope":
      return { content: [{ type: "text", text: summary() }], structuredContent: { ...envelope }, isError: !ok, ...meta };
    case "markdown": {
      // A read that went through has nothing to tell a program: text alone travels lightest.
      if (status === "committed" && envelope.meta.mode === "read" && outcome.diagnostics === undefined) return { content: [{ type: "text", text: markdown }], isError: false };
      const { error } = envelope;
      const told = error === null ? {} : { "contract-gate/error": { code: error.code, retryable: error.retryable, ...(canonicalParameter === null ? {} : { canonicalParameter }) } };
      return { content: [{ type: "text", text: markdown }], isError: !ok, _meta: { "contract-gate/status": status, ...told, ...diagnostics } };
    }
    case null: {
      const { data } = envelope;
      const structured = ok && typeof data === "object" && data !== null && !Array.isArray(data);
      return { content: [{ type: "text", text: markdown }], ...(structured ? { structuredContent: { ...data } } : {}), isError: !ok, ...meta };
    }
  }
}
