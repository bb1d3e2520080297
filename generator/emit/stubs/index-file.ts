import type { PublicContract, Tool } from "../../../runtime/contract/contract.js";
import { propertyKey } from "../characters.js";
import { codeFile } from "../code-file.js";
import type { OutputFile, Sections } from "../emitter.js";
import { concat, type Doc, hardline, indent, join, use } from "../layout.js";
import { aliasDoc, assigned } from "../types/declaration.js";
import { genericDoc } from "../types/print-type.js";
import { defineDoc } from "./handlers.js";
import { handlersName, RUNTIME, toolModule } from "./names.js";

/**
 * `index.ts`: the handlers of the whole surface, keyed by the tools as callers name them.
 *
 * Every tool has its lines here, whatever its actions are, with a line between that is the same
 * always: so an edit to a tool leaves this file alone, and two of them never meet in it.
 */
export function indexFile(contract: PublicContract): OutputFile {
  const comment = { paragraphs: ["Обработчики всех инструментов: ключ — имя инструмента, каким его передают в вызове."], deprecated: false };
  const define = defineDoc("defineHandlers", "Handlers", {
    paragraphs: ["Принимает обработчики всей поверхности и возвращает их же: недостающий или лишний — инструмент, действие или метод — не компилируется."],
    deprecated: false,
  });
  const handlers = contract.tools.length === 0 ? aliasDoc("Handlers", ["_Reading", "_Core"], assigned("Record<string, never>"), comment) : aliasDoc("Handlers", ["Reading", "Core"], toolsDoc(contract.tools), comment);
  return { path: "index.ts", text: codeFile([handlers, define]), tool: null, sections: sectionsOf(contract.tools) };
}

function toolsDoc(tools: readonly Tool[]): Doc {
  const members = tools.map((tool) => concat([propertyKey(tool.name), ": ", genericDoc(use(handlersName(tool), toolModule(tool)), ["Reading", "Core"]), ";"]));
  const body = concat(["{", indent(hardline, join(concat([hardline, hardline]), members)), hardline, "}"]);
  return assigned(concat([use("Served", RUNTIME), "<", body, ">"]));
}

/** A tool's import and its member each stand between two blank lines. */
function sectionsOf(tools: readonly Tool[]): Sections {
  const names = new Map(tools.map((tool) => [handlersName(tool), tool.name]));
  return {
    opens: (line) => names.get(/^import type \{ (\w+) \}|: (\w+)<(?:Reading, Core>;)?$/.exec(line)?.slice(1).find((name) => name !== undefined) ?? "") ?? null,
    ends: (line) => line === "" || line.startsWith("}"),
  };
}
