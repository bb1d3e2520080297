import type { Action, PublicContract, Tool } from "./contract/contract.js";
import { StartProblem } from "./profile.js";
import { operationOf } from "./steps/tool.js";

/** A handler as the runtime calls it; the generated stubs type it for its author. */
export interface AnyHandler {
  readonly read?: (call: never) => unknown;
  readonly preview?: (call: never) => unknown;
  readonly apply?: (call: never) => unknown;
  readonly stands?: (call: never) => unknown;
}

/**
 * Every decided action with its handler.
 *
 * @throws StartProblem where one is missing or too many, and where an action that promises a
 *   rehearsal has none of its own; every fault is named
 */
export function registerHandlers(contract: PublicContract, handlers: object): ReadonlyMap<Action, AnyHandler> {
  const faults: string[] = excess(handlers, contract.tools.map(({ name }) => name), "");
  const registered = new Map<Action, AnyHandler>();
  for (const tool of contract.tools) {
    const given = ownValue(handlers, tool.name);
    if (tool.selector !== null && given !== undefined) faults.push(...excess(given, tool.actions.map(({ name }) => name ?? ""), `${tool.name}.`));
    for (const action of tool.actions) {
      const handler = action.name === null ? given : ownValue(given, action.name);
      if (action.policy === "UNDECIDED") {
        if (handler !== undefined) faults.push(`${operationOf(tool, action)}: политика не решена, обработчик не нужен`);
        continue;
      }
      faults.push(...faultsOf(tool, action, handler));
      if (isObject(handler)) registered.set(action, handler);
    }
  }
  if (faults.length > 0) throw new StartProblem(`Обработчики не соответствуют контракту:\n${faults.map((fault) => `- ${fault}`).join("\n")}`);
  return registered;
}

const METHODS: { readonly [policy in Exclude<Action["policy"], "UNDECIDED">]: readonly ("read" | "preview" | "apply")[] } = {
  READ_ONLY: ["read"],
  PREVIEWABLE: ["preview", "apply"],
  PREVIEW_PARAM: ["preview", "apply"],
  APPLY_ONLY: ["apply"],
};

function faultsOf(tool: Tool, action: Action, handler: unknown): string[] {
  const operation = operationOf(tool, action);
  if (action.policy === "UNDECIDED") return [];
  if (!isObject(handler)) return [`${operation}: обработчика нет`];
  const wanted = METHODS[action.policy];
  const given = ["read", "preview", "apply", "stands"].filter((method) => (handler as { readonly [method: string]: unknown })[method] !== undefined);
  const faults = wanted.filter((method) => typeof handler[method] !== "function").map((method) => `${operation}: нет функции ${method}, а политика действия — ${action.policy}`);
  faults.push(...given.filter((method) => method !== "stands" && !(wanted as readonly string[]).includes(method)).map((method) => `${operation}: функция ${method} лишняя, политика действия — ${action.policy}`));
  if (handler.preview !== undefined && handler.preview === handler.apply) faults.push(`${operation}: предпросмотр и выполнение — одна и та же функция`);
  const compared = action.latches.filter((latch) => latch === "expected" || latch === "preview");
  if (handler.preview === undefined && handler.stands === undefined && compared.length > 0) {
    faults.push(`${operation}: нет функции stands, без неё не проверить: ${compared.join(", ")}`);
  }
  return faults;
}

function excess(given: unknown, known: readonly string[], prefix: string): string[] {
  if (!isObject(given)) return [];
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => `${prefix}${name}: в контракте этого нет`);
}

function ownValue(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? (object as { readonly [name: string]: unknown })[name] : undefined;
}

function isObject(value: unknown): value is AnyHandler {
  return typeof value === "object" && value !== null;
}
