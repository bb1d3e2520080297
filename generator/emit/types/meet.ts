import { type Keyword, keyOf, type List, type Literal, NEVER, type ObjectType, type Property, type Tuple, type Type, type Union, UNKNOWN, union } from "./type.js";

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

/** Values of one kind meet those of the same kind; what a name stands for may be of any kind. */
function meetTwo(one: Type, other: Type): Type {
  if (one === UNKNOWN || other === NEVER) return other;
  if (other === UNKNOWN || one === NEVER) return one;
  if (keyOf(one) === keyOf(other)) return one;
  const ones = membersOf(one);
  const others = membersOf(other);
  if ([...ones, ...others].some(isOpaque)) return sideBySide([one, other]);
  return union([
    ...meetScalars(ones.filter(isScalar), others.filter(isScalar)),
    meetAlternatives(ones.filter(isList), others.filter(isList), meetLists),
    meetAlternatives(ones.filter(isObject), others.filter(isObject), meetObjects),
  ]);
}

/** The literals and keywords of each side that the other side has too, or has the keyword of. */
function meetScalars(ones: readonly (Keyword | Literal)[], others: readonly (Keyword | Literal)[]): Type[] {
  const isAmong = (types: readonly (Keyword | Literal)[]) => {
    const keys = new Set(types.map(keyOf));
    return (type: Keyword | Literal): boolean => keys.has(keyOf(type)) || (type.kind === "literal" && keys.has(typeof type.value));
  };
  return [...ones.filter(isAmong(others)), ...others.filter(isAmong(ones))];
}

/** In all combinations, if that writes nothing long out several times; else side by side. */
function meetAlternatives<T extends Type>(ones: readonly T[], others: readonly T[], meetPair: (one: T, other: T) => Type): Type {
  if (ones.length === 0 || others.length === 0) return NEVER;
  const repeats = (some: readonly T[], times: number): boolean => times > 1 && !some.every(isLight);
  if (ones.length * others.length > MOST_COMBINATIONS || repeats(ones, others.length) || repeats(others, ones.length)) return sideBySide([union(ones), union(others)]);
  return union(ones.flatMap((one) => others.map((other) => meetPair(one, other))));
}

const MOST_COMBINATIONS = 16;

/** Says of values only that they are lists, or objects with certain keys: nothing that is long to write. */
function isLight(type: Type): boolean {
  if (type.kind === "list") return type.item === UNKNOWN;
  return type.kind === "object" && type.index === UNKNOWN && type.properties.every((property) => property.type === UNKNOWN);
}

function meetLists(one: List | Tuple, other: List | Tuple): Type {
  if (one.kind === "list" && other.kind === "list") return { kind: "list", item: meetTwo(one.item, other.item) };
  if (isLight(one)) return other;
  return isLight(other) ? one : sideBySide([one, other]);
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

/** An intersection; whatever objects are among its members become one, and open no alternative again. */
function sideBySide(types: readonly Type[]): Type {
  const distinct = new Map<string, Type>();
  let object: ObjectType | null = null;
  for (const member of types.flatMap((type) => (type.kind === "intersection" ? type.members : [type]))) {
    if (member.kind !== "object") distinct.set(keyOf(member), member);
    else object = object === null ? member : meetObjects(object, member);
  }
  const others = [...distinct.values()];
  if (object === null) return single(others);
  const whole = object;
  return single([whole, ...others.map((member) => (member.kind === "union" ? beside(whole, member) : member)).filter((member) => member !== UNKNOWN)]);
}

function single(members: readonly Type[]): Type {
  return members.length === 1 ? members[0]! : { kind: "intersection", members };
}

/**
 * Alternatives beside the object that they are alternatives of. It says which other keys there are, so
 * they need not; and where they only want a key of it to be there, they say its type again, since
 * the compiler would let it be undefined.
 */
function beside(object: ObjectType, alternatives: Union): Type {
  const types = new Map(object.properties.map((property) => [property.name, property.type]));
  const members = alternatives.members.map((member): Type => {
    if (member.kind !== "object" || member.index !== UNKNOWN) return member;
    if (member.properties.length === 0) return UNKNOWN;
    const properties = member.properties.map((property) => {
      const type = types.get(property.name);
      return property.type === UNKNOWN && type !== undefined && isShort(type) ? { ...property, type } : property;
    });
    return { kind: "object", properties, index: null };
  });
  return union(members);
}

/** Short enough to be written twice. */
function isShort(type: Type): boolean {
  if (type.kind === "list") return isShort(type.item);
  return membersOf(type).every((member) => isScalar(member) || member.kind === "reference") && membersOf(type).length <= 8;
}

const membersOf = (type: Type): readonly Type[] => (type.kind === "union" ? type.members : [type]);
const isOpaque = (type: Type): boolean => type.kind === "reference" || type.kind === "intersection";
const isScalar = (type: Type): type is Keyword | Literal => type.kind === "keyword" || type.kind === "literal";
const isList = (type: Type): type is List | Tuple => type.kind === "list" || type.kind === "tuple";
const isObject = (type: Type): type is ObjectType => type.kind === "object";
