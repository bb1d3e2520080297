import { codeSpan } from "../../../runtime/answer/escape.js";
import type { Schema } from "../../../runtime/contract/contract.js";
import { jsonText } from "../../../runtime/contract/ordered.js";
import { referenceIn } from "../../../runtime/contract/named-places.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import type { Document } from "./definitions.js";
import { type Comment, NO_COMMENT } from "./type.js";

/**
 * What the comment of a property tells: title and description of its schema, or of the schema that
 * it refers to, and the default where the runtime fills it in.
 */
export function commentOf(schema: Schema, document: Document, isFilled: boolean): Comment {
  if (!isSchemaObject(schema)) return NO_COMMENT;
  const refers = referenceIn(schema);
  const target = refers === null ? undefined : document.target(refers.reference)?.schema;
  const own = proseOf(schema);
  const paragraphs = own.length === 0 && target !== undefined ? proseOf(target) : own;
  if (isFilled) paragraphs.push(`По умолчанию ${codeSpan(jsonText(schema["default"]))}.`);
  return { paragraphs, deprecated: keyword(schema, "deprecated") === true };
}

/** Title and description, where there are any. */
export function proseOf(schema: Schema): string[] {
  if (!isSchemaObject(schema)) return [];
  const texts = [keyword(schema, "title"), keyword(schema, "description")];
  return texts.filter((text): text is string => typeof text === "string" && text.trim() !== "");
}
