import type { Json, JsonObject } from "../../runtime/contract/contract.js";
import { entriesOf, keysOf } from "../../runtime/contract/ordered.js";
import { pointerTo } from "../../runtime/contract/pointer.js";
import { isSchemaObject, keyword } from "../../runtime/contract/schema.js";
import { keySpan, nearestNode, nodeAt, type Node } from "../catalog/tree.js";
import type { Span } from "../diagnostics/span.js";
import type { Name } from "./name.js";
import type { Part, Step } from "./schema-parts.js";
import { pathOf, type Judged, type Use } from "./schemas.js";

/** Keywords in which names stand, or texts that have to be one. */
export const NAMING = ["properties", "enum", "const", "default", "examples", "required", "dependentRequired", "dependentSchemas", "dependencies"];

export interface Spelling {
  readonly name: Name;
  /** False for what only has to match a name. */
  readonly isName: boolean;
}

/** Every name in a schema, and every text that has to match one, at each use. */
export function* spellingsIn(judged: Judged): Iterable<Spelling> {
  const returned = judged.role === "result" || judged.role === "output";
  const declared = new Map<string, Set<string>>();
  const declaredAt = (object: string): Set<string> => {
    if (declared.size === 0) for (const part of judged.parts) gather(declared, pointerTo(...objectOf(part)), part);
    return declared.get(object) ?? new Set();
  };
  for (const part of judged.parts) {
    const { schema, steps } = part;
    if (!isSchemaObject(schema) || !NAMING.some((word) => Object.hasOwn(schema, word))) continue;
    const properties = keyword(schema, "properties");
    const texts = VALUED.flatMap((word) => (Object.hasOwn(schema, word) ? [...textsIn(schema[word]!, [word])] : []));
    const mentions = mentionsIn(schema);
    for (const use of judged.uses) {
      const base = pathOf(use.path, steps);
      const object = pointerTo(...objectOf(part));
      const isCall = judged.role === "root" && object === "";
      const namespace = `${use.tool?.name ?? ""} ${placeOf(judged, use)}${object}`;
      const node = nearestNode(use.node, steps);
      const spelling = (name: string, kind: "property" | "value", inner: readonly Step[], at: Span, isName: boolean): Spelling => {
        const properties = isCall ? `tools.${use.tool?.name}.parameters` : `${namespace} properties`;
        const beside = kind === "property" ? properties : `${namespace} values${pointerTo(...inner.slice(1).filter((step) => typeof step === "string"))}`;
        return { name: { name, kind, namespace: beside, path: pathOf(base, inner), at, returned, tool: use.tool }, isName };
      };
      if (isSchemaObject(properties)) {
        for (const name of keysOf(properties)) yield spelling(name, "property", ["properties", name], keySpan(nodeAt(node, "properties"), name, node), true);
      }
      for (const { text, inner } of texts) yield spelling(text, "value", inner, nearestNode(node, inner), inner[0] === "enum" && inner.length === 2);
      for (const { text, inner } of mentions) {
        const known = declaredAt(object).has(text) || (isCall && use.tool !== null && Object.hasOwn(use.tool.parameters, text));
        if (!known) yield spelling(text, "property", inner, mentionSpan(node, inner), false);
      }
    }
  }
}

const VALUED = ["enum", "const", "default", "examples"];

interface Text {
  readonly text: string;
  readonly inner: readonly Step[];
}

/** The texts of a value at any depth, keys too; of `examples` those that are one word, since the others are prose. */
function* textsIn(value: Json, inner: readonly Step[]): Iterable<Text> {
  if (typeof value === "string") {
    if (inner[0] !== "examples" || !/\s/u.test(value)) yield { text: value, inner };
  } else if (Array.isArray(value)) {
    for (const [index, item] of (value as readonly Json[]).entries()) yield* textsIn(item, [...inner, index]);
  } else if (typeof value === "object" && value !== null) {
    for (const [key, item] of entriesOf(value as JsonObject)) {
      yield { text: key, inner: [...inner, key] };
      yield* textsIn(item, [...inner, key]);
    }
  }
}

function gather(declared: Map<string, Set<string>>, object: string, { schema }: Part): void {
  const names = declared.get(object) ?? new Set<string>();
  declared.set(object, names);
  const properties = keyword(schema, "properties");
  if (isSchemaObject(properties)) for (const name of keysOf(properties)) names.add(name);
}

/** Properties that an object speaks of without declaring them there. */
function mentionsIn(schema: JsonObject): readonly Text[] {
  const found: Text[] = [];
  const list = (value: Json | undefined, inner: readonly Step[]): void => {
    if (Array.isArray(value)) for (const [index, name] of (value as readonly Json[]).entries()) if (typeof name === "string") found.push({ text: name, inner: [...inner, index] });
  };
  list(keyword(schema, "required"), ["required"]);
  for (const word of ["dependentRequired", "dependentSchemas", "dependencies"]) {
    const map = keyword(schema, word);
    if (!isSchemaObject(map)) continue;
    for (const [name, value] of entriesOf(map)) {
      found.push({ text: name, inner: [word, name] });
      list(value, [word, name]);
    }
  }
  return found;
}

function mentionSpan(node: Node, inner: readonly Step[]): Span {
  const [word, name] = inner;
  return inner.length === 2 && typeof name === "string" ? keySpan(nodeAt(node, word!), name, node) : nearestNode(node, inner);
}

/** Where a schema stands, so that a narrowing stands beside what it narrows, and the rules of a whole call beside its parameters. */
function placeOf({ role }: Judged, use: Use): string {
  if (role === "parameter" || role === "narrow" || role === "selector") return use.pointer;
  return role === "root" ? "root" : use.path;
}

/** The steps to the object that a part speaks of: branches speak of the one around them. */
function objectOf(part: Part): readonly Step[] {
  if (part.parent === null) return part.steps;
  const outer = objectOf(part.parent);
  return IN_PLACE.has(part.holder!) ? outer : [...outer, ...part.steps.slice(part.parent.steps.length)];
}

const IN_PLACE: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if", "then", "else", "dependentSchemas", "dependencies"]);
