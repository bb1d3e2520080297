import { referencesOf } from "../contract/arguments.js";
import type { Action, Json, JsonObject, PublicContract, Schema } from "../contract/contract.js";
import { hasWindow } from "../contract/convention-parameters.js";
import { ordered } from "../contract/ordered.js";
import { isSchemaObject, withKeywords, without } from "../contract/schema.js";

/**
 * The output schema of a tool whose answers are envelopes: one shape for success and refusal, with
 * `data` typed by the results of the actions.
 */
export function envelopeSchema(contract: PublicContract, actions: readonly Action[]): JsonObject {
  const definitions = new Map<string, Schema>();
  const results = dataOf(contract, actions, definitions);
  const data: JsonObject = results === null ? {} : { anyOf: [{ type: "null" }, ...results, HELP, REFUSAL] };
  const envelope = envelopeOf(data);
  return definitions.size === 0 ? envelope : withKeywords(envelope, { $defs: ordered<Json>(definitions) });
}

/** What the actions return, each once; null where one may return anything. */
function dataOf(contract: PublicContract, actions: readonly Action[], definitions: Map<string, Schema>): Schema[] | null {
  const results = new Map<string, Schema>();
  const add = (schema: Schema): void => void results.set(JSON.stringify(schema), schema);
  for (const action of actions) {
    if (hasWindow(contract, action)) add(PAGE);
    else if (action.result === null || action.result === true || action.policy === "UNDECIDED") return null;
    else add(resolved(action.result));
  }
  return [...results.values()];

  function resolved(result: Schema): Schema {
    const references = referencesOf(contract);
    references.own(result, "result.");
    const schema = references.resolve(result, result, definitions);
    return isSchemaObject(schema) ? without(schema, "$defs", "definitions", "$schema") : schema;
  }
}

/** Every answer of a server with `answers: envelope` (docs/answers.md); `schemas/envelope.schema.json` explains it. */
function envelopeOf(data: JsonObject): JsonObject {
  return {
    type: "object",
    properties: { ok: { type: "boolean" }, data, warnings: { type: "array", items: { type: "string" } }, error: { anyOf: [{ type: "null" }, ERROR] }, meta: META },
    required: ["ok", "data", "warnings", "error", "meta"],
    additionalProperties: false,
  };
}

const TEXT: JsonObject = { type: "string" };
const TEXT_OR_NULL: JsonObject = { type: ["string", "null"] };
const NUMBER_OR_NULL: JsonObject = { type: ["integer", "null"] };

const ERROR: JsonObject = {
  type: "object",
  properties: { code: TEXT, retryable: { type: "boolean" }, message: TEXT, hint: TEXT },
  required: ["code", "retryable", "message", "hint"],
  additionalProperties: false,
};

const META: JsonObject = {
  type: "object",
  properties: {
    tool: TEXT,
    action: TEXT_OR_NULL,
    mode: { enum: ["read", "preview", "apply", null] },
    status: { enum: ["committed", "dry_run", "running", "rolled_back", "failed", "noop"] },
    address: TEXT_OR_NULL,
    latches: { type: "object", additionalProperties: TEXT },
  },
  required: ["tool", "action", "mode", "status", "address"],
  additionalProperties: false,
};

/** A page of a windowed answer, and where it stands; no bounds where it is the whole answer. */
const PAGE: JsonObject = {
  type: "object",
  properties: {
    text: TEXT,
    lines: {
      type: ["object", "null"],
      properties: { from: { type: "integer" }, to: { type: "integer" }, of: { type: "integer" }, offset: { type: "integer" }, next: NUMBER_OR_NULL, filter: TEXT_OR_NULL, cached: NUMBER_OR_NULL },
      required: ["from", "to", "of", "offset", "next", "filter", "cached"],
      additionalProperties: false,
    },
  },
  required: ["text", "lines"],
  additionalProperties: false,
};

/** What `#help` answers. */
const HELP: JsonObject = { type: "object", properties: { help: TEXT }, required: ["help"], additionalProperties: false };

/** What a refusal or a failure knows: every problem, and the names to use instead. */
const REFUSAL: JsonObject = {
  type: "object",
  properties: {
    canonicalParameter: TEXT,
    canonicalAction: TEXT,
    canonicalTool: TEXT,
    didYouMean: { type: "array", items: TEXT },
    problems: {
      type: "array",
      items: {
        type: "object",
        properties: { code: TEXT, parameter: TEXT_OR_NULL, message: TEXT, hint: TEXT, canonicalParameter: TEXT },
        required: ["code", "parameter", "message", "hint"],
        additionalProperties: false,
      },
    },
    help: TEXT,
  },
  required: ["problems"],
  additionalProperties: false,
};
