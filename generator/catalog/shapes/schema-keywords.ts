/**
 * Keywords of JSON Schema that an editor offers inside a schema. Only hints: what a schema may hold
 * is judged by its own `$schema`, and a foreign surface comes back as it was.
 */
export interface Keyword {
  readonly about: string;
  /** What the editor completes with. */
  readonly holds: "schema" | "schemas" | "list of schemas" | "type" | "any";
}

export const SCHEMA_KEYWORDS: { readonly [keyword: string]: Keyword } = {
  type: { about: "One type, or a list of them.", holds: "type" },
  title: { about: "A short name for people.", holds: "any" },
  description: { about: "What the value is for: the model reads it.", holds: "any" },
  enum: { about: "The values that are allowed.", holds: "any" },
  const: { about: "The one value that is allowed.", holds: "any" },
  default: { about: "What an absent value counts as; the runtime fills it in.", holds: "any" },
  examples: { about: "Values that show what is meant.", holds: "any" },
  $ref: { about: "`#/types/Name` refers to a schema under `types`.", holds: "any" },
  properties: { about: "Property → schema.", holds: "schemas" },
  required: { about: "Properties that must be given.", holds: "any" },
  additionalProperties: { about: "Schema of all other properties; with the convention `closed` an object has none unless this opens it.", holds: "schema" },
  patternProperties: { about: "Pattern of names → schema.", holds: "schemas" },
  propertyNames: { about: "Schema of the names.", holds: "schema" },
  items: { about: "Schema of the items.", holds: "schema" },
  prefixItems: { about: "Schemas of the first items, by position.", holds: "list of schemas" },
  minItems: { about: "Items at least.", holds: "any" },
  maxItems: { about: "Items at most.", holds: "any" },
  uniqueItems: { about: "Whether the items must differ.", holds: "any" },
  minimum: { about: "The least number.", holds: "any" },
  maximum: { about: "The greatest number.", holds: "any" },
  exclusiveMinimum: { about: "A number that must be exceeded.", holds: "any" },
  exclusiveMaximum: { about: "A number that must not be reached.", holds: "any" },
  multipleOf: { about: "A number that must divide the value.", holds: "any" },
  minLength: { about: "Characters at least.", holds: "any" },
  maxLength: { about: "Characters at most.", holds: "any" },
  pattern: { about: "Regular expression (quote it: backslashes and colons mean something to YAML).", holds: "any" },
  format: { about: "`date-time`, `uri`, …: told to the model.", holds: "any" },
  anyOf: { about: "At least one of these schemas holds.", holds: "list of schemas" },
  oneOf: { about: "Exactly one of these schemas holds.", holds: "list of schemas" },
  allOf: { about: "All of these schemas hold.", holds: "list of schemas" },
  not: { about: "This schema does not hold.", holds: "schema" },
  if: { about: "Where this schema holds, `then` must, else `else`.", holds: "schema" },
  then: { about: "Must hold where `if` holds.", holds: "schema" },
  else: { about: "Must hold where `if` does not.", holds: "schema" },
};

export const SCHEMA_TYPES = ["string", "integer", "number", "boolean", "object", "array", "null"] as const;
