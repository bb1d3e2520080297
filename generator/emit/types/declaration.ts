import { afterOperator, concat, type Doc, group, hardline, ifBreak, indent, join, line, softline } from "../layout.js";
import { commentDoc } from "./comment.js";
import { aliasedDoc, isEmpty, membersDoc } from "./print-type.js";
import type { Comment, Type } from "./type.js";

/** An exported type: an interface for an object, else an alias. */
export function declarationDoc(name: string, type: Type, comment: Comment): Doc {
  if (type.kind === "object" && !isEmpty(type)) return interfaceDoc(name, [], membersDoc(type), comment);
  return aliasDoc(name, [], aliasedDoc(type), comment);
}

export function interfaceDoc(name: string, parameters: readonly string[], members: Doc, comment: Comment): Doc {
  return concat([commentDoc(comment), `export interface ${name}`, parametersDoc(parameters), " ", members]);
}

/** @param right the `=` and the type */
export function aliasDoc(name: string, parameters: readonly string[], right: Doc, comment: Comment): Doc {
  return concat([commentDoc(comment), group(group(`export type ${name}`, parametersDoc(parameters)), right), ";"]);
}

/** `=` and a type that is no union. */
export function assigned(type: Doc): Doc {
  return concat([" =", afterOperator(type)]);
}

/** Members in braces, with a blank line between each two, so that edits of neighbours do not meet. */
export function spacedMembers(members: readonly Doc[]): Doc {
  return concat(["{", indent(hardline, join(concat([hardline, hardline]), members)), hardline, "}"]);
}

/** `<Reading, Core>`, or nothing. */
export function parametersDoc(parameters: readonly string[]): Doc {
  if (parameters.length === 0) return "";
  return group("<", indent(softline, join(concat([",", line]), parameters)), ifBreak(","), softline, ">");
}
