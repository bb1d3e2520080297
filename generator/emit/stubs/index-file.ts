import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { propertyKey } from "../characters.js";
import { codeFile } from "../code-file.js";
import type { OutputFile, Sections } from "../emitter.js";
import { concat, type Doc, use } from "../layout.js";
import { aliasDoc, assigned, spacedMembers } from "../types/declaration.js";
import { genericDoc } from "../types/print-type.js";
import { telling } from "../types/type.js";
import { defineDoc } from "./handlers.js";
import { handlersName, RUNTIME, toolModule } from "./names.js";

/**
 * `index.ts`: the handlers of the whole surface, keyed by the tools as callers name them.
 *
 * Every tool has its lines here, whatever its actions are, with a line between that is the same
 * always: so an edit to a tool leaves this file alone, and two of them never meet in it.
 */
export function indexFile(contract: PublicContract): OutputFile {
  const comment = telling("Обработчики всех инструментов: ключ — имя инструмента, каким его передают в вызове.");
  const handlers = contract.tools.length === 0 ? aliasDoc("Handlers", ["_Reading", "_Core"], assigned("Record<string, never>"), comment) : aliasDoc("Handlers", ["Reading", "Core"], toolsDoc(contract.tools), comment);
  const define = defineDoc("defineHandlers", "Handlers", telling("Принимает обработчики всей поверхности и возвращает их же: недостающий или лишний — инструмент, действие или метод — не компилируется."));
  return { path: "index.ts", text: codeFile([handlers, define]), tool: null, sections: sectionsOf(contract.tools) };
}

function toolsDoc(tools: readonly Tool[]): Doc {
  const members = tools.map((tool) => concat([propertyKey(tool.name), ": ", genericDoc(use(handlersName(tool), toolModule(tool)), ["Reading", "Core"]), ";"]));
  return assigned(concat([use("Served", RUNTIME), "<", spacedMembers(members), ">"]));
}

/** A tool's import and its member each stand between two blank lines; both name the type of its handlers. */
function sectionsOf(tools: readonly Tool[]): Sections {
  const names = new Map(tools.map((tool) => [handlersName(tool), tool.name]));
  return {
    opens: (line) => {
      const member = /^ {2}("(?:[^"\\]|\\.)*"|[^\s":]+): \w+</.exec(line)?.[1];
      if (member !== undefined) return member.startsWith('"') ? (JSON.parse(member) as string) : member;
      return names.get(/^import type \{ (\w+) \}/.exec(line)?.[1] ?? "") ?? null;
    },
    identifies: (line) => (line.startsWith("import") ? (/ from "\.\/tools\/([\w-]+)\.js";$/.exec(line)?.[1] ?? null) : null),
    ends: (line) => line === "" || line.startsWith("}"),
  };
}
