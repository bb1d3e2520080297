import type { Change } from "../ports/core.js";
import type { ProjectReading } from "../ports/reading.js";
import { parseXml } from "../source/xml.js";

/**
 * The project as it would be after a change. A preview looks at it with the very functions that an
 * apply uses to look at what it wrote, so the two cannot tell different stories.
 */
export function withChange(reading: ProjectReading, { writes, moves }: Change): ProjectReading {
  const written = new Map(writes.map(({ path, after }) => [path, after]));
  /** Where a path of afterwards lies now. */
  const origin = (path: string): string => [...moves].reverse().reduce((place, { from, to }) => (place === to || place.startsWith(`${to}/`) ? from + place.slice(to.length) : place), path);
  const text = async (path: string): Promise<string | null> => {
    const now = origin(path);
    return written.get(now) ?? reading.text(now);
  };
  return {
    text,
    xml: async (path) => {
      const source = await text(path);
      return source === null ? null : parseXml(path, source);
    },
    folders: async (path) => [...new Set((await reading.folders(origin(path))).map((name) => destination(`${origin(path)}/${name}`, moves).split("/").at(-1)!))],
    async *files(folder, endings, signal) {
      for await (const path of reading.files(origin(folder), endings, signal)) yield destination(path, moves);
    },
  };
}

/** Where a path of now lies after moves. */
export function destination(path: string, moves: Change["moves"]): string {
  return moves.reduce((place, { from, to }) => (place === from || place.startsWith(`${from}/`) ? to + place.slice(from.length) : place), path);
}
