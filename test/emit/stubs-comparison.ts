import type { JsonObject, PublicContract, Schema } from "../../runtime/contract/contract.js";
import { mapValues } from "../../runtime/contract/ordered.js";
import { isSchemaObject, mapSubschemas, without } from "../../runtime/contract/schema.js";
import { stubs } from "../../generator/emit/emitters/stubs.js";
import { resultOf } from "../../generator/emit/stubs/action-types.js";
import { argumentsName } from "../../generator/emit/stubs/names.js";
import { referencesOf } from "../../runtime/contract/arguments.js";
import { comparison, declaredByNamedLibrary, handedSchema } from "./named-library.js";
import { diagnosticsOf } from "./typescript.js";

/**
 * Compares every type of arguments and results of a contract's stubs with what the named library makes
 * of the same schema: the compiler must take the two for one type.
 *
 * @returns how many types were compared, and what the compiler says
 */
export async function compareStubs(given: PublicContract): Promise<{ compared: number; diagnostics: string[] }> {
  const contract: PublicContract = { ...given, types: mapValues(given.types, withoutDefaults), tools: given.tools.map((tool) => ({ ...tool, schema: withoutDefaults(tool.schema) as JsonObject })) };
  const files: { [path: string]: string } = Object.fromEntries([...stubs.emit(contract)].map(({ path, text }) => [path, text]));
  let compared = 0;
  const compare = async (identifier: string, name: string, declared: Promise<string>): Promise<void> => {
    files[`theirs/t${compared}.ts`] = await declared;
    files[`probe-${compared}.ts`] = comparison({ name, from: `./tools/${identifier}.js` }, { name: "Theirs", from: `./theirs/t${compared}.js` }, "same");
    compared++;
  };
  for (const tool of contract.tools) {
    for (const action of tool.actions) {
      await compare(tool.identifier, argumentsName(tool, action), declaredByNamedLibrary("Theirs", handedSchema(contract, tool, action), true));
      const result = resultOf(contract, tool, action)?.schema;
      if (result === undefined) continue;
      const definitions = new Map();
      const alone = referencesOf(contract).resolve(result, result, definitions);
      const schema = typeof alone === "boolean" ? alone : { ...alone, ...(definitions.size > 0 ? { $defs: Object.fromEntries(definitions) } : {}) };
      await compare(tool.identifier, resultOf(contract, tool, action)!.name, declaredByNamedLibrary("Theirs", schema));
    }
  }
  return { compared, diagnostics: await diagnosticsOf(files) };
}

/** A default behind a reference is filled in too, but the type is that of all uses, where it may be missing. */
function withoutDefaults(schema: Schema): Schema {
  return isSchemaObject(schema) ? mapSubschemas(without(schema, "default"), withoutDefaults) : schema;
}
