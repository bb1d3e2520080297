import { type Intersection, keyOf, type List, NEVER, type ObjectType, type Property, type Tuple, type Type, type Union, UNKNOWN, union } from "./type.js";

/**
 * The type of the values that are of all the given types.
 *
 * As plain as it can be told: objects become one object, members of a union that cannot meet the
 * others go. What cannot be told plainly stays an intersection. The result never excludes a value
 * that is of all the types.
 */
export function meet(types: readonly Type[]): Type {
  return types.reduce(meetTwo, UNKNOWN);
}

function meetTwo(one: Type, other: Type): Type {
  if (one === UNKNOWN || other === NEVER) return other;
  if (other === UNKNOWN || one === NEVER) return one;
  if (keyOf(one) === keyOf(other)) return one;
  if (one.kind === "intersection" || one.kind === "reference" || other.kind === "intersection" || other.kind === "reference") return both(one, other);
  if (one.kind === "union") return meetUnion(one, other);
  if (other.kind === "union") return meetUnion(other, one);
  if (one.kind === "object" || other.kind === "object") return one.kind === other.kind ? meetObjects(one as ObjectType, other as ObjectType) : NEVER;
  const lists = [one, other].filter((type): type is List | Tuple => type.kind === "list" || type.kind === "tuple");
  if (lists.length > 0) return lists.length === 2 ? meetLists(lists[0]!, lists[1]!) : NEVER;
  return meetScalars(one, other);
}

/** A keyword and a literal of it meet in the literal; two different ones do not meet. */
function meetScalars(one: Type, other: Type): Type {
  if (one.kind === "keyword" && other.kind === "literal") return typeof other.value === one.name ? other : NEVER;
  if (one.kind === "literal" && other.kind === "keyword") return typeof one.value === other.name ? one : NEVER;
  return NEVER;
}

function meetLists(one: List | Tuple, other: List | Tuple): Type {
  if (one.kind === "list" && other.kind === "list") return { kind: "list", item: meetTwo(one.item, other.item) };
  if (one.kind === "list" && one.item === UNKNOWN) return other;
  if (other.kind === "list" && other.item === UNKNOWN) return one;
  return both(one, other);
}

function meetObjects(one: ObjectType, other: ObjectType): ObjectType {
  const others = new Map(other.properties.map((property) => [property.name, property]));
  const properties: Property[] = one.properties.map((property) => {
    const twin = others.get(property.name);
    others.delete(property.name);
    if (twin === undefined) return { ...property, type: meetTwo(property.type, other.index ?? NEVER) };
    const comment = property.comment.paragraphs.length === 0 ? twin.comment : property.comment;
    return { name: property.name, type: meetTwo(property.type, twin.type), optional: property.optional && twin.optional, comment };
  });
  for (const property of others.values()) properties.push({ ...property, type: meetTwo(property.type, one.index ?? NEVER) });
  const index = one.index === null || other.index === null ? null : meetTwo(one.index, other.index);
  return { kind: "object", properties, index: index === NEVER ? null : index };
}

/** Distributes, unless that would write several objects out in every combination with others. */
function meetUnion(one: Union, other: Type): Type {
  const objects = one.members.filter(isComposite);
  const others = other.kind === "union" ? other.members : [other];
  if (objects.length < 2 || !others.some(isComposite) || others.every(isLight)) return union(one.members.flatMap((member) => others.map((value) => meetTwo(member, value))));
  const scalars = one.members.filter((member) => !isComposite(member)).flatMap((member) => others.map((value) => meetTwo(member, value)));
  const rest = others.filter(isComposite);
  return union([both(union(objects), union(rest)), ...scalars]);
}

/** Says of objects only which keys they must have: nothing that would be written out twice. */
function isLight(type: Type): boolean {
  return type.kind === "object" && type.index === UNKNOWN && type.properties.every((property) => property.type === UNKNOWN);
}

function isComposite(type: Type): boolean {
  return type.kind !== "keyword" && type.kind !== "literal";
}

function both(one: Type, other: Type): Type {
  const members = [one, other].flatMap((type) => (type.kind === "intersection" ? type.members : [type]));
  return intersection(members);
}

/** Members side by side; whatever objects are among them become one, and open no alternative again. */
function intersection(members: readonly Type[]): Type {
  const distinct = new Map<string, Type>();
  let object: ObjectType | null = null;
  for (const member of members) {
    if (member.kind !== "object") distinct.set(keyOf(member), member);
    else object = object === null ? member : meetObjects(object, member);
  }
  if (object === null) return single([...distinct.values()]);
  const alternatives = [...distinct.values()].map((member) => (member.kind === "union" ? withoutOpenings(member) : member));
  return single([object, ...alternatives.filter((member) => member !== UNKNOWN)]);
}

function single(members: readonly Type[]): Type {
  return members.length === 1 ? members[0]! : ({ kind: "intersection", members } satisfies Intersection);
}

/** Beside an object that says which other keys there are, its alternatives need not say it again. */
function withoutOpenings(type: Union): Type {
  const members = type.members.map((member): Type => {
    if (member.kind !== "object" || member.index !== UNKNOWN) return member;
    return member.properties.length === 0 ? UNKNOWN : { ...member, index: null };
  });
  return union(members);
}
