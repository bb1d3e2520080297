import { readModule } from "../bsl/outline.js";
import { fold } from "../bsl/tokens.js";
import { addressOfFile } from "../metadata/file-address.js";

/** A method as a search names it: `ОбщегоНазначения.СообщитьПользователю`, or by its own name alone. */
export interface CalledMethod {
  readonly module: string | null;
  readonly method: string;
}

export function readCalled(query: string): CalledMethod {
  const cut = query.lastIndexOf(".");
  return { module: cut === -1 ? null : query.slice(0, cut).trim(), method: query.slice(cut + 1).trim() };
}

/**
 * Places in a module where a method is called. By its own name alone a method is called within its
 * module only, and so is not looked for behind a dot.
 */
export function callsIn(path: string, text: string, { module, method }: CalledMethod): readonly number[] {
  const { tokens } = readModule(text);
  const at = (index: number): string => (tokens[index] === undefined ? "" : fold(text.slice(tokens[index].start, tokens[index].end)));
  const own = module === null || addressOfFile(path) === `CommonModule.${module}.Module`;
  return tokens.flatMap(({ kind, start }, index) => {
    if (kind !== "name" || at(index) !== fold(method) || at(index + 1) !== "(") return [];
    const before = at(index - 1);
    if (before === ".") return module !== null && at(index - 2) === fold(module) && at(index - 3) !== "." ? [start] : [];
    return own && !DECLARES.has(before) ? [start] : [];
  });
}

const DECLARES = new Set(["процедура", "procedure", "функция", "function", "новый", "new"]);
