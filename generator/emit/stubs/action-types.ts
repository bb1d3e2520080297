import { inputDocument } from "../../../runtime/contract/arguments.js";
import type { Action, PublicContract, Schema, Tool } from "../../../runtime/contract/contract.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { pascal } from "../../contract/identifier.js";
import type { Doc } from "../layout.js";
import { argumentsType } from "../types/arguments.js";
import { proseOf } from "../types/comment-of.js";
import { declarationDoc } from "../types/declaration.js";
import { type Definition, Document, type Library, Names, type Naming } from "../types/definitions.js";
import { TypeReader } from "../types/read-type.js";
import type { Type } from "../types/type.js";
import { argumentsName, handlersName, resultName } from "./names.js";
import { argumentsSentence, proseOfAction, resultSentence } from "./prose.js";

/**
 * The types of a tool's file: the arguments of each action, its result where the catalog declares
 * one, and the definitions that these refer to.
 */
export function actionTypes(contract: PublicContract, tool: Tool, library: Library): Doc[] {
  const reader = new TypeReader();
  const root = inputDocument(tool);
  const names = new Names(library.names, [handlersName(tool), ...tool.actions.flatMap((action) => [argumentsName(tool, action), resultName(tool, action)])]);
  const naming = (prefix: string): Naming => ({ prefix, names, from: null, library });
  const input = new Document(root, naming(pascal(tool.identifier)), tool.actions.flatMap((action) => Object.values(action.narrow)));
  const types = tool.actions.flatMap((action) => {
    const name = argumentsName(tool, action);
    const own = action.arguments === null ? null : new Document(action.arguments, naming(name), [], root);
    const type = argumentsType(contract, tool, action, reader, { input, own });
    return [declarationDoc(name, type, { paragraphs: [argumentsSentence(tool, action), ...proseOfAction(tool, action)], deprecated: false }), ...resultType(tool, action, reader, naming)];
  });
  return [...types, ...definitionTypes(reader)];
}

/** What a handler returns as data; a tool without actions may declare it as its output schema. */
export function resultOf(tool: Tool, action: Action): Schema | null {
  return action.result ?? (action.name === null ? tool.outputSchema : null);
}

/** The declarations of the definitions that a file's types refer to, but for those that it has already. */
export function definitionTypes(reader: TypeReader, others: readonly Definition[] = []): Doc[] {
  return [...reader.declared(others)].map(({ definition, type }) => declarationOf(definition, type));
}

export function declarationOf({ name, schema }: Definition, type: Type): Doc {
  return declarationDoc(name, type, { paragraphs: proseOf(schema), deprecated: isSchemaObject(schema) && keyword(schema, "deprecated") === true });
}

function resultType(tool: Tool, action: Action, reader: TypeReader, naming: (prefix: string) => Naming): Doc[] {
  const schema = resultOf(tool, action);
  if (schema === null) return [];
  const name = resultName(tool, action);
  const type = reader.read(schema, new Document(schema, naming(name)));
  return [declarationDoc(name, type, { paragraphs: [resultSentence(tool, action), ...proseOf(schema)], deprecated: false })];
}
