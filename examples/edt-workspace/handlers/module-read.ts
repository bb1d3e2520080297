import { type Answer, codeBlock, Failed, type Item, list, nearest, notFound } from "contract-gate/runtime";
import type { Method, Region } from "../bsl/outline.js";
import { fold } from "../bsl/tokens.js";
import { defineModuleRead } from "../generated/tools/module_read.js";
import { findModule, type ModuleFile } from "../metadata/module-file.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { linesInWords, readLines } from "../source/line-range.js";
import { lineAt, linesOf } from "../source/text.js";

export const moduleRead = defineModuleRead<ProjectReading, ProjectCore>()({
  tree: {
    read: async ({ arguments: { fqn }, reading, signal }) => outline(await findModule(reading, fqn, signal)),
  },
  text: {
    read: async ({ arguments: { fqn, method, lines }, reading, signal }) => {
      const module = await findModule(reading, fqn, signal);
      const all = linesOf(module.text);
      const range = lines !== undefined ? readLines(lines, all.length) : method !== undefined ? linesOfMethod(module, method) : { first: 1, last: all.length };
      const width = String(range.last).length;
      const numbered = all.slice(range.first - 1, range.last).map((line, index) => `${String(range.first + index).padStart(width)}: ${line}`);
      return { fields: { lines: linesInWords(range) }, sections: [codeBlock("Code", "bsl", numbered.join("\n"))] };
    },
  },
});

function outline(module: ModuleFile): Answer<unknown> {
  const { text, items, methods, faults } = module;
  return {
    digest: [`lines ${linesOf(text).length}`, `methods ${methods.length}`, `exported ${methods.filter(({ exported }) => exported).length}`],
    sections: [{ ...list("Methods", items.map((item) => node(item, text)), methods.length), hidden: 0 }],
    warnings: faults.slice(0, 3).map(({ place, reason }) => `Модуль не разбирается, строка ${lineAt(text, place)}: ${reason}.`),
  };
}

/** `ЦенаНаДату [Функция] (Номенклатура, Дата) Экспорт 12–20`, within its regions. */
function node(item: Region | Method, text: string): Item {
  const lines = linesInWords({ first: lineAt(text, item.start), last: lineAt(text, item.end) });
  if (item.kind === "region") return { name: item.name, type: "Область", detail: lines, children: item.items.map((inner) => node(inner, text)) };
  const { name, kind, directive, parameters, exported } = item;
  const detail = [`(${parameters.join(", ")})`, ...(exported ? ["Экспорт"] : []), ...(directive === null ? [] : [directive]), lines].join(" ");
  return { name, type: kind === "function" ? "Функция" : "Процедура", detail };
}

function linesOfMethod({ text, methods, address }: ModuleFile, given: string): { readonly first: number; readonly last: number } {
  const method = methods.find(({ name }) => fold(name) === fold(given));
  if (method === undefined) throw new Failed({ ...notFound(given, nearest(given, methods.map(({ name }) => name), 5)), reason: `Процедуры или функции ${given} в модуле ${address} нет.` });
  return { first: lineAt(text, method.start), last: lineAt(text, method.end) };
}
