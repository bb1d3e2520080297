import { concat, type Doc, group, ifBreak, indent, join, line, print } from "./layout.js";
import { MARK } from "./mark.js";

/**
 * The text of a file of code: the mark, the imports that its declarations turn out to need, and the
 * declarations, a blank line between each two.
 *
 * Imports are of types only, and stand apart: an edit to one of them touches no line of another.
 */
export function codeFile(declarations: readonly Doc[]): string {
  const imports = new Imports();
  const bodies = declarations.map((declaration) => print(declaration, imports.add));
  return [`// ${MARK}`, ...imports.print(), ...bodies].join("\n\n") + "\n";
}

class Imports {
  readonly #modules = new Map<string, Set<string>>();

  readonly add = (name: string, from: string): void => {
    const names = this.#modules.get(from);
    if (names === undefined) this.#modules.set(from, new Set([name]));
    else names.add(name);
  };

  /**
   * Packages first, then files, as they are used: an import that is called otherwise stays in its
   * place. Names by code unit.
   */
  print(): string[] {
    const isFile = (module: string): boolean => module.startsWith(".");
    const modules = [...this.#modules.keys()];
    return [...modules.filter((module) => !isFile(module)), ...modules.filter(isFile)].map((module) => print(importDoc([...this.#modules.get(module)!].sort(), module), this.add));
  }
}

function importDoc(names: readonly string[], from: string): Doc {
  if (names.length === 1) return `import type { ${names[0]!} } from "${from}";`;
  return group("import type {", indent(line, join(concat([",", line]), names)), ifBreak(","), line, `} from "${from}";`);
}
