import type { Action, JsonObject, PublicContract } from "./contract.js";

/** A parameter that the contract adds to an action besides its author's. */
export interface AddedParameter {
  readonly name: string;
  readonly schema: JsonObject;
  readonly required: boolean;
  readonly from: "mode" | "flag" | "latch" | "window" | "paging";
}

export const WINDOW_PARAMETERS: readonly string[] = ["limit", "offset", "filter"];
export const LARGEST_LIMIT = 1000;
export const DEFAULT_LIMIT = 200;

/**
 * What stands on the wire of an action and not in the author's `parameters`: the mode switch, the
 * flag of a PREVIEW_PARAM action, the values of latches, the window, the action's own paging.
 *
 * A flag or a paging parameter that the author declares keeps the author's schema and is not
 * repeated here.
 */
export function addedParameters(contract: Pick<PublicContract, "conventions">, declared: { readonly [name: string]: unknown }, action: Pick<Action, "policy" | "flag" | "latches" | "window">): readonly AddedParameter[] {
  const added: AddedParameter[] = [];
  const { flag, window } = action;
  if (action.policy === "PREVIEWABLE" && contract.conventions.includes("mode")) added.push({ name: "mode", schema: MODE, required: false, from: "mode" });
  if (action.policy === "PREVIEW_PARAM" && flag !== null && !Object.hasOwn(declared, flag.name)) {
    added.push({ name: flag.name, schema: flagSchema(flag), required: flag.absent === "error", from: "flag" });
  }
  for (const latch of action.latches) {
    if (latch !== "allowlist") added.push({ name: latch, schema: LATCH[latch], required: false, from: "latch" });
  }
  if (window !== null && hasWindow(contract, action)) {
    if (window.paging !== null && !Object.hasOwn(declared, window.paging)) added.push({ name: window.paging, schema: PAGING, required: false, from: "paging" });
    for (const name of WINDOW_PARAMETERS) added.push({ name, schema: WINDOW[name]!, required: false, from: "window" });
  }
  return added;
}

/** Whether a call of the action may ask for a window of its answer. */
export function hasWindow(contract: Pick<PublicContract, "conventions">, action: Pick<Action, "policy" | "window">): boolean {
  return action.policy === "READ_ONLY" && action.window !== null && contract.conventions.includes("window");
}

/** The default is chosen by name: what is absent rehearses. */
const MODE: JsonObject = {
  type: "string",
  enum: ["preview", "apply"],
  default: "preview",
  description: "preview — предпросмотр без записи (по умолчанию), apply — выполнение.",
};

const LATCH: { readonly [latch in "confirm" | "expected" | "preview"]: JsonObject } = {
  confirm: { type: "string", description: "Подтверждение выполнения: адрес того, что меняется, ещё раз." },
  expected: { type: "string", description: "Что стоит на месте изменения сейчас: значение из ответа предпросмотра." },
  preview: { type: "string", description: "Токен предпросмотра, который выполняется: значение preview из его ответа." },
};

const WINDOW: { readonly [name: string]: JsonObject } = {
  limit: { type: "integer", minimum: 1, maximum: LARGEST_LIMIT, default: DEFAULT_LIMIT, description: "Сколько строк ответа вернуть." },
  offset: { type: "integer", minimum: 0, default: 0, description: "С какой строки начать." },
  filter: { type: "string", description: "Регулярное выражение без учёта регистра: оставляет только подходящее." },
};

/** Rows of a live collection that an action's own paging gives at most. */
export const MOST_ROWS = 50;

const PAGING: JsonObject = { type: "string", pattern: "^[0-9]+(-[0-9]+)?$", default: "1-20", description: `Какие строки взять, с единицы: «21-40», за один вызов не больше ${MOST_ROWS}.` };

function flagSchema(flag: NonNullable<Action["flag"]>): JsonObject {
  const schema: JsonObject = { type: "boolean", description: flag.rehearses ? FLAG_REHEARSES : FLAG_APPLIES };
  if (flag.absent === "error") return schema;
  return { ...schema, default: flag.absent === "rehearse" ? flag.rehearses : !flag.rehearses };
}

const FLAG_REHEARSES = "true — предпросмотр без записи, false — выполнение.";
const FLAG_APPLIES = "true — выполнение, false — предпросмотр без записи.";
