import { numberLiteral, propertyKey, stringLiteral } from "../characters.js";
import { afterOperator, concat, type Doc, group, hardline, ifBreak, indent, join, line, softline, use } from "../layout.js";
import { commentDoc } from "./comment.js";
import { type Intersection, type ObjectType, type Property, type Tuple, type Type, UNDEFINED, type Union, UNKNOWN, union } from "./type.js";

/** Where a type stands: whether it needs parentheses there, and how a union breaks. */
type Place = "property" | "item" | "optional-item" | "tuple" | "only-in-tuple" | "alternative" | "member";

/** A type as it stands behind a property's colon. */
function typeDoc(type: Type): Doc {
  return docAt(type, "property");
}

/** An alias's `=` and its type. */
export function aliasedDoc(type: Type): Doc {
  if (type.kind === "union" && !isHugged(type)) return concat([" =", group(indent(line, alternativesDoc(type)))]);
  return concat([" =", afterOperator(docAt(type, "property"))]);
}

/** The members of an interface or of an object type, each with its comment, braces around. */
export function membersDoc(object: ObjectType): Doc {
  if (object.properties.length === 0 && object.index === null) return "{}";
  const members = object.properties.map(propertyDoc);
  if (object.index !== null) members.push(concat([KEY, ": ", typeDoc(indexType(object, object.index)), ";"]));
  return concat(["{", indent(hardline, join(hardline, members)), hardline, "}"]);
}

const KEY = group("[", indent(softline, "key: string"), softline, "]");

/** True for an object that has no keys at all, which an interface cannot say. */
export function isEmpty(type: Type): boolean {
  return type.kind === "object" && type.properties.length === 0 && type.index === null;
}

/** `Name<A, B>`. */
export function genericDoc(name: Doc, parameters: readonly Doc[]): Doc {
  return concat([name, group("<", indent(softline, join(concat([",", line]), parameters)), softline, ">")]);
}

function propertyDoc({ name, type, optional, comment }: Property): Doc {
  const member = concat([propertyKey(name), optional ? "?: " : ": ", typeDoc(type), ";"]);
  return concat([commentDoc(comment), member]);
}

/**
 * What TypeScript lets stand beside the named properties: it wants each of them to be assignable to
 * the type of the index, though a schema means only the other keys (TS2411). Of intersections it does
 * not see that they are assignable to themselves, written out a second time.
 */
function indexType(object: ObjectType, index: Type): Type {
  if (index === UNKNOWN || object.properties.some((property) => hasIntersection(property.type))) return UNKNOWN;
  const types = [index, ...object.properties.map((property) => property.type)];
  if (object.properties.some((property) => property.optional)) types.push(UNDEFINED);
  return union(types);
}

function hasIntersection(type: Type): boolean {
  switch (type.kind) {
    case "intersection":
      return true;
    case "union":
      return type.members.some(hasIntersection);
    case "list":
      return hasIntersection(type.item);
    case "tuple":
      return type.items.some((item) => hasIntersection(item.type)) || (type.rest !== null && hasIntersection(type.rest));
    case "object":
      return type.properties.some((property) => hasIntersection(property.type)) || (type.index !== null && hasIntersection(type.index));
    default:
      return false;
  }
}

function docAt(type: Type, place: Place): Doc {
  switch (type.kind) {
    case "keyword":
      return type.name;
    case "literal":
      return typeof type.value === "string" ? stringLiteral(type.value) : typeof type.value === "number" ? numberLiteral(type.value) : String(type.value);
    case "reference":
      return type.from === null ? type.name : use(type.name, type.from);
    case "list":
      return concat([docAt(type.item, "item"), "[]"]);
    case "tuple":
      return tupleDoc(type);
    case "object":
      // `{}` would be any value but null.
      return isEmpty(type) ? genericDoc("Record", ["string", "never"]) : membersDoc(type);
    case "intersection":
      return place === "item" || place === "optional-item" || place === "alternative" ? concat(["(", intersectionDoc(type), ")"]) : intersectionDoc(type);
    case "union":
      return unionDoc(type, place);
  }
}

function tupleDoc(tuple: Tuple): Doc {
  const place = tuple.items.length + (tuple.rest === null ? 0 : 1) === 1 ? "only-in-tuple" : "tuple";
  const items = tuple.items.map((item) => (item.optional ? concat([docAt(item.type, "optional-item"), "?"]) : docAt(item.type, place)));
  if (tuple.rest !== null) items.push(concat(["...", docAt({ kind: "list", item: tuple.rest }, "tuple")]));
  if (items.length === 0) return "[]";
  return group("[", indent(softline, join(concat([",", line]), items)), ifBreak(","), softline, "]");
}

/** One member a line, a bar before each, where the members do not fit on one line. */
function unionDoc(type: Union, place: Place): Doc {
  const parenthesised = place === "item" || place === "optional-item" || place === "member";
  if (isHugged(type)) {
    const doc = join(" | ", type.members.map((member) => docAt(member, "alternative")));
    return parenthesised ? concat(["(", doc, ")"]) : doc;
  }
  const members = alternativesDoc(type);
  if (parenthesised) return concat(["(", group(indent(softline, members), softline), ")"]);
  if (place === "tuple") return group(indent(ifBreak(concat(["(", softline])), members), softline, ifBreak(")"));
  return place === "only-in-tuple" ? members : group(indent(softline, members));
}

const SEPARATOR = concat([line, "| "]);

function alternativesDoc(type: Union): Doc {
  return group(concat(type.members.flatMap((member, index) => [index === 0 ? ifBreak("| ") : SEPARATOR, indent(docAt(member, "alternative"))])));
}

/** An object or a name with nothing but null beside it stays on its line. */
function isHugged(type: Union): boolean {
  const object = type.members.find((member) => isNameLike(member));
  return object !== undefined && type.members.every((member) => member === object || (member.kind === "keyword" && member.name === "null"));
}

function isNameLike(type: Type): boolean {
  return type.kind === "object" || type.kind === "reference";
}

function intersectionDoc(type: Intersection): Doc {
  let wasIndented = false;
  const isObject = (member: Type): boolean => member.kind === "object" && !isEmpty(member);
  return group(
    concat(type.members.map((member, index) => {
      const doc = docAt(member, "member");
      if (index === 0) return doc;
      const previous = isObject(type.members[index - 1]!);
      const current = isObject(member);
      if (previous && current) return concat([" & ", wasIndented ? indent(doc) : doc]);
      if (!previous && !current) return indent(" &", line, doc);
      if (index > 1) wasIndented = true;
      return concat([" & ", index > 1 ? indent(doc) : doc]);
    })),
  );
}
