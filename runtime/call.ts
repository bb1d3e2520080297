import type { AuditEvent } from "./audit.js";
import { checkCall, type Ready, type Refused } from "./check-call.js";
import type { JsonObject } from "./contract/contract.js";
import { isSchemaObject } from "./contract/schema.js";
import { helpText } from "./help/help-page.js";
import { calledBy, failure, type Outcome, readWhole, refusal } from "./outcome.js";
import { say } from "./refusals/say.js";
import type { CallContext, Serving } from "./serving.js";
import { apply } from "./steps/apply.js";
import { defective } from "./steps/handle.js";
import type { AskedHelp } from "./steps/help.js";
import { read } from "./steps/read.js";
import { rehearse } from "./steps/rehearse.js";
import { isServed } from "./surface/list-tools.js";

/**
 * A call, in its order: the checks (tool, group, action, permission, parameters, mode, latches,
 * window), then the handler that the mode asks for, its answer, and the window over it. Nothing that
 * could change anything is reached before every check has passed.
 */
export async function call(serving: Serving, toolName: unknown, args: unknown, context: CallContext): Promise<Outcome> {
  try {
    const checked = checkCall(serving.surface, serving.profile, toolName, args);
    switch (checked.kind) {
      case "refused":
        return refuse(serving, checked, args, context);
      case "help":
        return help(serving, checked);
      case "ready":
        return await perform(serving, checked, context);
    }
  } catch (error) {
    return broken(serving, toolName, error);
  }
}

async function perform(serving: Serving, ready: Ready, context: CallContext): Promise<Outcome> {
  const write = (event: AuditEvent["event"], outcome: Outcome): void => afterwards(serving, ready.context.operation, () => audit(serving, ready, context, event, outcome));
  switch (ready.mode) {
    case "read":
      return read(serving, ready, context);
    case "preview": {
      const outcome = await rehearse(serving, ready, context);
      write("previewed", outcome);
      return outcome;
    }
    case "apply": {
      let begun = false;
      const outcome = await apply(serving, ready, context, () => {
        audit(serving, ready, context, "applying", null);
        begun = true;
      });
      write(begun ? "applied" : "denied", outcome);
      return outcome;
    }
  }
}

function refuse(serving: Serving, refused: Refused, args: unknown, { caller }: CallContext): Outcome {
  const outcome = refusal(calledBy(serving.surface.contract, refused), refused.problems);
  const { toolName: tool, action, mode } = refused;
  const event = { event: "denied", tool, action: action?.name ?? null, policy: action?.policy ?? null, scope: action?.scope ?? null, mode, status: outcome.status, code: codeOf(outcome), caller } as const;
  afterwards(serving, tool, () => serving.audit.write(event, () => (isSchemaObject(args) ? args : {})));
  return outcome;
}

function help(serving: Serving, { tool, action, address }: AskedHelp): Outcome {
  const { contract } = serving.surface;
  const text = helpText(contract, tool, action, tool.actions.filter((candidate) => isServed(candidate, serving.profile)));
  return readWhole({ contract, tool, toolName: tool.name, action, mode: "read", address }, { data: { help: text }, ...(address === null ? { subject: "#help" } : {}), markdown: text });
}

function audit(serving: Serving, ready: Ready, { caller }: CallContext, event: AuditEvent["event"], outcome: Outcome | null): void {
  const { tool, action } = ready.context;
  const line = { event, tool: tool.name, action: action.name, policy: action.policy, scope: action.scope, mode: ready.mode, status: outcome?.status ?? null, code: outcome === null ? null : codeOf(outcome), caller };
  serving.audit.write(line, (): JsonObject => ready.given);
}

/** What has happened has happened: that it could not be written down does not change the answer. */
function afterwards(serving: Serving, operation: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    serving.report({ operation, what: "audit-failed", error });
  }
}

const codeOf = (outcome: Outcome): string | null => outcome.envelope.error?.code ?? null;

/** A defect of the runtime, or of the contract that it was given. */
function broken(serving: Serving, toolName: unknown, error: unknown): Outcome {
  const { contract } = serving.surface;
  const name = typeof toolName === "string" ? toolName : "";
  return defective(serving, { operation: name, what: "contract-broken", error }, failure({ contract, tool: serving.surface.tool(name) ?? null, toolName: name, action: null, mode: null, address: null }, say(contract, "internal-error", { operation: name }), {}));
}
