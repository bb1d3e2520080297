import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Change, Direction } from "../change.js";
import type { Comparison } from "../schema/compare.js";
import type { Difference } from "../schema/difference.js";
import type { Term } from "../schema/term.js";
import { compareAnnotations, type AnnotationChange } from "../surface/annotation-keywords.js";
import type { Asked, NewChange } from "../telling.js";
import { pairLikely } from "./likeness.js";

/** Where a pair of schemas stands in the contract. */
export interface Place {
  readonly tool: string;
  readonly action: string | null;
  readonly direction: Direction;
  readonly path: readonly string[];
  readonly basePath: readonly string[];
  /** The canonical name of a retired property. */
  retired(former: string): string | undefined;
}

/** Tells in what two schemas differ: what they accept, property renames paired. */
export function compareAcceptance(before: Term, after: Term, place: Place, { comparison, changes }: Asked): void {
  tellDifferences(comparison.differences(before, after), place, comparison, (change, difference) => changes.tell(change, difference));
}

export function tellDifferences(differences: readonly Difference[], place: Place, comparison: Comparison, tell: (change: NewChange, difference: Difference) => void): void {
  const renamed = renamedProperties(differences, place, comparison);
  const paired = new Set([...renamed.values()].map(({ after }) => after));
  for (const difference of differences) {
    const rename = renamed.get(difference);
    if (rename !== undefined) {
      const { after, evidence } = rename;
      const common = schematic(difference, place);
      tell({ ...common, kind: "property-renamed", headPointer: after.headPointer, evidence, required: after.required === true, before: difference.name!, after: after.name! }, difference);
    } else if (!paired.has(difference)) {
      tell(changeOf(difference, place), difference);
    }
  }
}

function changeOf(difference: Difference, place: Place): NewChange {
  const common = schematic(difference, place);
  const openness = difference.openness ?? "closed";
  switch (difference.kind) {
    case "property-added":
    case "property-removed":
      return { ...common, kind: difference.kind, openness, required: difference.required === true };
    case "object-closed":
    case "object-opened":
      return { ...common, kind: difference.kind, openness };
    default:
      return { ...common, kind: difference.kind } as NewChange;
  }
}

function schematic({ pointer, headPointer, definition, effect, name, before, after }: Difference, { tool, action, direction, path, basePath }: Place): Omit<Change<"type-changed">, "kind"> {
  return { tool, action, direction, path, basePath, pointer, headPointer, definition, effect, name, before, after };
}

interface Rename {
  readonly after: Difference;
  readonly evidence: Change<"property-renamed">["evidence"];
}

/** Properties of one object of which one went and another one came, and which are likely the same. */
function renamedProperties(differences: readonly Difference[], place: Place, comparison: Comparison): ReadonlyMap<Difference, Rename> {
  const renames = new Map<Difference, Rename>();
  const objects = new Map<string, Difference[]>();
  for (const difference of differences) {
    if (difference.kind !== "property-added" && difference.kind !== "property-removed") continue;
    if (difference.term === null) continue;
    const object = parentOf(difference.kind === "property-added" ? difference.headPointer : difference.pointer);
    objects.set(object, [...(objects.get(object) ?? []), difference]);
  }
  for (const inside of objects.values()) {
    const gone = inside.filter(({ kind }) => kind === "property-removed");
    const come = inside.filter(({ kind }) => kind === "property-added");
    for (const { before, after, evidence } of pairLikely(gone, come, {
      name: ({ name }) => name!,
      words: ({ term }) => descriptionOf(term!),
      sameShape: (one, other) => comparison.equal(one.term!, other.term!),
      retired: (former) => place.retired(former),
    })) {
      renames.set(before, { after, evidence });
    }
  }
  return renames;
}

function parentOf(pointer: string): string {
  return pointer.slice(0, pointer.lastIndexOf("/"));
}

function descriptionOf(term: Term): string | null {
  for (const { schema } of term) {
    const text = isSchemaObject(schema) ? keyword(schema, "description") : undefined;
    if (typeof text === "string") return text;
  }
  return null;
}

/** Tells what two schemas say in words. */
export function compareSchemaWords(before: Term, after: Term, place: Omit<Place, "retired">, { comparison, changes }: Asked): void {
  compareAnnotations(before, after, comparison, (annotation) => changes.tell(annotationChange(annotation, place)));
}

function annotationChange({ keyword: name, before, after, pointer, definition }: AnnotationChange, { tool, action, direction, path, basePath }: Omit<Place, "retired">): NewChange {
  const common = { tool, action, direction, path, basePath, pointer, definition, name, before, after };
  switch (name) {
    case "title":
    case "description":
      return { ...common, kind: "schema-words-changed" };
    case "default":
      return { ...common, kind: "default-changed" };
    case "examples":
      return { ...common, kind: "schema-examples-changed" };
    case "format":
      return { ...common, kind: "format-changed" };
    default:
      return { ...common, kind: "annotation-keyword-changed" };
  }
}

