import { codeFile } from "../code-file.js";
import type { OutputFile } from "../emitter.js";
import type { Library } from "../types/definitions.js";
import { TypeReader } from "../types/read-type.js";
import { declarationOf, definitionTypes } from "./action-types.js";
import { SHARED_TYPES } from "./names.js";

/** `types.ts`: the shared types of the catalog in its order, whether a tool uses them or not. */
export function typesFile(library: Library): OutputFile[] {
  const { definitions } = library;
  if (definitions.length === 0) return [];
  const reader = new TypeReader(SHARED_TYPES);
  const types = definitions.map((definition) => declarationOf(definition, reader.readDefinition(definition)));
  return [{ path: "types.ts", text: codeFile([...types, ...definitionTypes(reader, definitions)]), tool: null, sections: null }];
}
