import type { Action, PublicContract, Tool } from "../../runtime/contract/contract.js";
import { callClassOf } from "../../runtime/contract/policy.js";
import { FIELDS, SECTIONS, STATUSES } from "../../runtime/answer/labels.js";
import { REFUSALS } from "../../runtime/refusals/catalogue.js";
import { type ContractServer, createServer, type ServerOptions } from "../../runtime/server.js";

/** An action with everything that a test does not speak of left at what is usual. */
export function action(name: string | null, given: Partial<Action> = {}): Action {
  const policy = given.policy ?? "READ_ONLY";
  return {
    name,
    identifier: name ?? "only",
    title: null,
    description: null,
    policy,
    callClass: callClassOf(policy, given.flag ?? null),
    scope: policy === "READ_ONLY" ? null : "metadata.write",
    group: policy === "READ_ONLY" ? "metadata-read" : "metadata-write",
    address: "fqn",
    help: null,
    requires: [],
    takes: [],
    narrow: {},
    arguments: null,
    latches: [],
    flag: null,
    window: policy === "READ_ONLY" ? { unit: "line", paging: null, cache: true } : null,
    result: null,
    answer: { fields: [], sections: [] },
    examples: [],
    ...given,
  };
}

export function tool(name: string, actions: readonly Action[], given: Partial<Tool> = {}): Tool {
  const alone = actions.length === 1 && actions[0]!.name === null;
  return {
    name,
    identifier: name,
    title: null,
    description: null,
    help: null,
    selector: alone ? null : { name: "action", title: null, description: null, optional: false, schema: {} },
    params: null,
    parameters: { fqn: { type: "string" } },
    required: ["fqn"],
    schema: {},
    export: null,
    annotations: null,
    outputSchema: null,
    wire: {},
    retired: { actions: {}, parameters: {} },
    actions,
    ...given,
  };
}

/** A contract of all conventions with two groups and three profiles. */
export function contract(tools: readonly Tool[], given: Partial<PublicContract> = {}): PublicContract {
  return {
    contract: 1,
    server: { name: "mcpd", title: "Кванты", version: "2026.12.0", locale: "ru", description: null },
    conventions: ["mode", "closed", "refusals", "window", "hints"],
    answers: "markdown",
    scopes: [
      { name: "metadata.write", title: "Изменение метаданных", description: null },
      { name: "rights.write", title: "Изменение прав", description: null },
    ],
    groups: [
      { name: "metadata-read", access: "read", title: "Чтение", description: null },
      { name: "metadata-write", access: "write", title: "Запись", description: null },
    ],
    profiles: [
      { name: "reader", title: "Читатель", description: null, default: true, groups: ["metadata-read"], scopes: [], enable: null, allowlist: [] },
      { name: "empty", title: "Пустой", description: null, default: false, groups: ["metadata-read", "metadata-write"], scopes: [], enable: null, allowlist: [] },
      { name: "rights", title: "Права", description: null, default: false, groups: ["metadata-read", "metadata-write"], scopes: ["rights.write"], enable: null, allowlist: [] },
      {
        name: "developer",
        title: "Разработчик",
        description: null,
        default: false,
        groups: ["metadata-read", "metadata-write"],
        scopes: ["metadata.write"],
        enable: "Настройки → Кванты → Профили",
        allowlist: ["Catalog.*.Attribute.*"],
      },
    ],
    retired: { tools: { meta_read: "metadata_read" }, parameters: { dryRun: "mode" } },
    labels: { fields: FIELDS, sections: SECTIONS, statuses: STATUSES },
    errors: REFUSALS,
    types: {},
    tools,
    ...given,
  };
}

/** What ran: every handler function says its name here, and the core says that it was made. */
export type Spy = string[];

/** Handlers for every decided action, which tell the spy and answer nothing of interest. */
export function handlersFor({ tools }: PublicContract, spy: Spy, answers: { readonly [operation: string]: (call: never) => unknown } = {}): object {
  const all: { [tool: string]: unknown } = {};
  for (const { name, actions } of tools) {
    const own: { [action: string]: unknown } = {};
    for (const action of actions) {
      if (action.policy === "UNDECIDED") continue;
      const operation = action.name === null ? name : `${name}.${action.name}`;
      const run = (method: string) => (call: never) => {
        spy.push(`${method} ${operation}`);
        const answer = answers[`${method} ${operation}`];
        return answer === undefined ? {} : answer(call);
      };
      const methods = action.policy === "READ_ONLY" ? ["read"] : action.policy === "APPLY_ONLY" ? ["apply"] : ["preview", "apply"];
      const handler = Object.fromEntries(methods.map((method) => [method, run(method)]));
      if (`stands ${operation}` in answers) handler["stands"] = run("stands");
      if (action.name === null) all[name] = handler;
      else own[action.name] = handler;
    }
    if (!(name in all) && Object.keys(own).length > 0) all[name] = own;
  }
  return all;
}

/** A server over the fixture's handlers, and the spy. */
export function serve(
  surface: PublicContract,
  answers: { readonly [operation: string]: (call: never) => unknown } = {},
  options: Partial<ServerOptions<object, object>> = {},
): { readonly server: ContractServer; readonly spy: Spy; readonly defects: unknown[] } {
  const spy: Spy = [];
  const defects: unknown[] = [];
  const server = createServer<object, object>({
    contract: surface,
    handlers: handlersFor(surface, spy, answers),
    reading: {},
    core: () => {
      spy.push("core");
      return {};
    },
    profile: "developer",
    onDefect: (defect) => defects.push(defect),
    ...options,
  });
  return { server, spy, defects };
}
