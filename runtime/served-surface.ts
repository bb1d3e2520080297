import { canonicalJson, digestOf } from "./canonical.js";
import { argumentsSchema, type Parameter, parametersOf, referencesOf } from "./contract/arguments.js";
import type { Action, Json, JsonObject, PublicContract, Schema, Tool } from "./contract/contract.js";
import { ordered } from "./contract/ordered.js";
import { isSchemaObject, keyword, typesOf, visitSchemas, withKeywords } from "./contract/schema.js";
import { SchemaWalk } from "./parameters/schema-walk.js";
import type { Validate, Validators } from "./validator.js";

/** A contract made ready for calls: names are looked up, each action is compiled when it is first called. */
export class ServedSurface {
  readonly #tools: ReadonlyMap<string, Tool>;
  readonly #actions = new WeakMap<Action, CompiledAction>();
  readonly #validators: Compiling;
  #digest: string | null = null;

  /** @param validators compile what calls are judged by; whoever asks for names and sentences alone needs none */
  constructor(
    readonly contract: PublicContract,
    validators: Compiling = NONE,
  ) {
    this.#validators = validators;
    this.#tools = new Map(contract.tools.map((tool) => [tool.name, tool]));
  }

  tool(name: string): Tool | undefined {
    return this.#tools.get(name);
  }

  compiled(tool: Tool, action: Action): CompiledAction {
    let compiled = this.#actions.get(action);
    if (compiled === undefined) this.#actions.set(action, (compiled = new CompiledAction(this.contract, tool, action, this.#validators)));
    return compiled;
  }

  /** Tells two contracts apart: SHA-256 of the contract, whatever the order of its keys. */
  get digest(): string {
    return (this.#digest ??= digestOf(canonicalJson(this.contract)));
  }
}

type Compiling = Pick<Validators, "compile">;

/** Loading a validator takes longer than all golden tests of a usual surface. */
const NONE: Compiling = {
  compile: () => {
    throw new Error("A surface without validators judges no arguments.");
  },
};

/** What the checks know of one action. */
export class CompiledAction {
  readonly schema: JsonObject;
  readonly parameters: ReadonlyMap<string, Parameter>;
  /** Judges a call's arguments; compiled when the first call asks. */
  readonly validate: Validate;
  readonly walk: SchemaWalk;
  /** True where data goes over the wire and not only text. */
  readonly sendsData: boolean;
  /** True where some object lets unknown names through, so that retired ones must be looked for. */
  readonly isOpen: boolean;
  /** True where something may be filled in for a caller who leaves it out. */
  readonly hasDefaults: boolean;
  readonly #result: Validate | null;

  constructor(
    contract: PublicContract,
    tool: Tool,
    readonly action: Action,
    validators: Compiling,
  ) {
    this.schema = argumentsSchema(contract, tool, action);
    this.parameters = new Map(parametersOf(contract, tool, action).map((parameter) => [parameter.name, parameter]));
    this.validate = lazily(() => validators.compile(this.schema));
    this.walk = new SchemaWalk(this.schema);
    this.isOpen = letsNamesThrough(this.schema);
    this.hasDefaults = declaresDefault(this.schema);
    // A server that keeps output schemas of its own answers by these.
    const ownSchema = contract.answers === null ? tool.outputSchema : null;
    this.sendsData = contract.answers === "envelope" || ownSchema !== null;
    const result = ownSchema ?? action.result;
    this.#result = result === null ? null : lazily(() => validators.compile(resultSchema(contract, result)));
  }

  /** Whether a parameter is the runtime's to answer for, and no handler's: selector, mode, flag, latches, window. */
  isForRuntime(name: string): boolean {
    const from = this.parameters.get(name)?.from;
    return (from !== undefined && from !== "author" && from !== "paging") || name === this.action.flag?.name;
  }

  get promisesResult(): boolean {
    return this.#result !== null;
  }

  /** Whether data is what the action's result says; anything is where it says nothing. */
  acceptsResult(data: unknown): boolean {
    return this.#result === null || this.#result(data).length === 0;
  }
}

/** Golden tests ask for names and sentences of ten thousand actions and for no validator. */
function lazily(compile: () => Validate): Validate {
  let validate: Validate | null = null;
  return (value) => (validate ??= compile())(value);
}

/** What a result must be, standing alone. */
function resultSchema(contract: PublicContract, result: Schema): JsonObject {
  if (!isSchemaObject(result)) return result ? {} : { not: {} };
  const definitions = new Map<string, Schema>();
  const resolved = referencesOf(contract).resolve(result, result, definitions) as JsonObject;
  return definitions.size === 0 ? resolved : withKeywords(resolved, { $defs: ordered<Json>(definitions) });
}

function declaresDefault(schema: JsonObject): boolean {
  let declared = false;
  visitSchemas(schema, (part) => {
    if (Object.hasOwn(part, "default")) declared = true;
  });
  return declared;
}

function letsNamesThrough(schema: JsonObject): boolean {
  let open = false;
  visitSchemas(schema, (part) => {
    const types = typesOf(part);
    const isObject = types === null ? !Object.hasOwn(part, "enum") && !Object.hasOwn(part, "const") && !Object.hasOwn(part, "$ref") : types.includes("object");
    if (isObject && keyword(part, "additionalProperties") !== false && keyword(part, "unevaluatedProperties") !== false) open = true;
  });
  return open;
}
