import { readModule } from "../bsl/outline.js";
import { fold } from "../bsl/tokens.js";
import { defineSearch } from "../generated/tools/search.js";
import { find, readConfiguration } from "../metadata/find.js";
import type { ProjectCore } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { callsIn, readCalled } from "../search/calls.js";
import { areaFolder, filesWith, type Follower } from "../search/files.js";
import { findReferences } from "../search/find-references.js";
import { type FileHits, hitLines, hitsAnswer, type Searched } from "./hits.js";

export const search = defineSearch<ProjectReading, ProjectCore>()({
  text: {
    read: async ({ arguments: { query, area }, reading, signal, progress }) => {
      const looking = follow(progress, area);
      const hits: FileHits[] = [];
      const wanted = new RegExp(query.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
      for await (const { path, text } of filesWith(reading, await areaFolder(reading, area), MODULES, query, signal, looking)) {
        const places = [...text.matchAll(wanted)].map(({ index }) => index);
        if (places.length > 0) hits.push({ path, lines: hitLines(text, places) });
      }
      return hitsAnswer(query, hits, looking);
    },
  },
  symbol: {
    read: async ({ arguments: { query, area }, reading, signal, progress }) => {
      const looking = follow(progress, area);
      const folded = fold(query);
      const folder = await areaFolder(reading, area);
      const hits: FileHits[] = [];
      for (const address of [...(await readConfiguration(reading)).objects.values()].flat()) {
        const [kind, name] = address.split(".") as [string, string];
        if (fold(name).includes(folded) && (area === undefined || area === kind || area === address)) hits.push({ path: address, lines: [] });
      }
      for await (const { path, text } of filesWith(reading, folder, MODULES, query, signal, looking)) {
        const methods = readModule(text).methods.filter(({ name }) => fold(name).includes(folded));
        if (methods.length > 0) hits.push({ path, lines: hitLines(text, methods.map(({ nameStart }) => nameStart)) });
      }
      return hitsAnswer(query, hits, looking);
    },
  },
  references: {
    read: async ({ arguments: { fqn, area }, reading, signal, progress }) => {
      const looking = follow(progress, area);
      const hits: FileHits[] = [];
      const guesses: FileHits[] = [];
      for await (const { path, text, sure, possible } of findReferences(reading, await find(reading, fqn), await areaFolder(reading, area), signal, looking)) {
        if (sure.length > 0) hits.push({ path, lines: hitLines(text, sure.map(({ start }) => start)) });
        if (possible.length > 0) guesses.push({ path, lines: hitLines(text, possible.map(({ start }) => start)) });
      }
      return hitsAnswer(null, hits, looking, guesses);
    },
  },
  calls: {
    read: async ({ arguments: { query, area }, reading, signal, progress }) => {
      const looking = follow(progress, area);
      const called = readCalled(query);
      const hits: FileHits[] = [];
      for await (const { path, text } of filesWith(reading, await areaFolder(reading, area), MODULES, called.method, signal, looking)) {
        const places = callsIn(path, text, called);
        if (places.length > 0) hits.push({ path, lines: hitLines(text, places) });
      }
      return hitsAnswer(query, hits, looking);
    },
  },
});

/** Counts the files that a search reads, for its caller and for its answer. */
function follow(progress: (done: number) => void, area: string | undefined): Follower & Searched {
  let files = 0;
  const warnings: string[] = [];
  return {
    looked: () => {
      files++;
      if (files % EVERY === 0) progress(files);
    },
    skipped: ({ answer }) => {
      if (answer.values !== undefined) warnings.push(`Файл ${answer.values["path"]} пропущен: ${answer.values["reason"]}.`);
    },
    warnings,
    get checked() {
      return [`область: ${area ?? "вся конфигурация"}`, `прочитано файлов: ${files}`];
    },
  };
}

const MODULES = [".bsl"];
const EVERY = 100;
