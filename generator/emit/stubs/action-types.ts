import { inputDocument } from "../../../runtime/contract/arguments.js";
import type { Action, PublicContract, Schema, Tool } from "../../../runtime/contract/contract.js";
import { isSchemaObject, keyword } from "../../../runtime/contract/schema.js";
import { namedTypeName } from "../../contract/identifier.js";
import type { Doc } from "../layout.js";
import { argumentsType } from "../types/arguments.js";
import { proseOf } from "../types/comment-of.js";
import { declarationDoc } from "../types/declaration.js";
import { type Definition, Document, type Library, Names, type Naming } from "../types/definitions.js";
import { TypeReader } from "../types/read-type.js";
import { telling, type Type } from "../types/type.js";
import { argumentsName, handlersName, resultName, toolResultName } from "./names.js";
import { argumentsSentence, proseOfAction, resultSentence } from "./prose.js";

/**
 * The types of a tool's file: the arguments of each action, its result where the catalog declares
 * one, and the definitions that these refer to.
 */
export function actionTypes(contract: PublicContract, tool: Tool, library: Library): Doc[] {
  const reader = new TypeReader();
  const root = inputDocument(tool);
  const names = new Names(library.names, [handlersName(tool), toolResultName(tool), ...tool.actions.flatMap((action) => [argumentsName(tool, action), resultName(tool, action)])]);
  const naming = (prefix: string): Naming => ({ prefix, names, from: null, library });
  const input = new Document(root, naming(namedTypeName(tool.identifier)), tool.actions.flatMap((action) => Object.values(action.narrow)));
  const declared = new Set<string>();
  const types = tool.actions.flatMap((action) => {
    const name = argumentsName(tool, action);
    const own = action.arguments === null ? null : new Document(action.arguments, naming(name), [], root);
    const given = declarationDoc(name, argumentsType(contract, tool, action, reader, { input, own }), telling(argumentsSentence(tool, action), ...proseOfAction(tool, action)));
    const result = resultOf(contract, tool, action);
    if (result === null || declared.has(result.name)) return [given];
    declared.add(result.name);
    const type = reader.read(result.schema, new Document(result.schema, naming(result.name)));
    return [given, declarationDoc(result.name, type, telling(resultSentence(tool, result.name === toolResultName(tool) ? null : action), ...proseOf(result.schema)))];
  });
  return [...types, ...definitionTypes(reader)];
}

/**
 * What a handler returns as data, by the schema that the runtime judges it by; null where none does.
 * A server that keeps output schemas of its own has one for all the actions of a tool.
 */
export function resultOf(contract: PublicContract, tool: Tool, action: Action): { readonly name: string; readonly schema: Schema } | null {
  if (contract.answers === null && tool.outputSchema !== null) return { name: toolResultName(tool), schema: tool.outputSchema };
  return action.result === null ? null : { name: resultName(tool, action), schema: action.result };
}

/** The declarations of the definitions that a file's types refer to, but for those that it has already. */
export function definitionTypes(reader: TypeReader, others: readonly Definition[] = []): Doc[] {
  return [...reader.declared(others)].map(({ definition, type }) => declarationOf(definition, type));
}

export function declarationOf({ name, schema }: Definition, type: Type): Doc {
  return declarationDoc(name, type, { paragraphs: proseOf(schema), deprecated: isSchemaObject(schema) && keyword(schema, "deprecated") === true });
}
