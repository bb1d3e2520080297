import { join } from "node:path";
import { decode } from "../source/text.js";
import { type XmlText, parseXml } from "../source/xml.js";
import { diskReader, type FileReader } from "./disk.js";

/**
 * The reading port: a project of EDT as it lies on the disk now. Nothing is kept, nothing is read
 * before it is asked for, and nothing can be changed through it. Paths are relative, with `/`.
 */
export interface ProjectReading {
  /** Null where there is no such file. */
  text(path: string): Promise<string | null>;
  xml(path: string): Promise<XmlText | null>;
  /** Names of the folders in a folder, by code unit. */
  folders(path: string): Promise<readonly string[]>;
  /** Paths of the files below a folder that end in one of these ways, one after the other. */
  files(path: string, endings: readonly string[], signal: AbortSignal): AsyncIterable<string>;
}

export function openProject(root: string, reader: FileReader = diskReader): ProjectReading {
  const text = async (path: string): Promise<string | null> => {
    const bytes = await reader.read(join(root, path));
    return bytes === null ? null : decode(path, bytes);
  };
  async function* files(folder: string, endings: readonly string[], signal: AbortSignal): AsyncIterable<string> {
    for (const { name, kind } of await reader.list(join(root, folder))) {
      signal.throwIfAborted();
      const path = `${folder}/${name}`;
      if (kind === "folder") yield* files(path, endings, signal);
      else if (endings.some((ending) => name.endsWith(ending))) yield path;
    }
  }
  return {
    text,
    files,
    xml: async (path) => {
      const source = await text(path);
      return source === null ? null : parseXml(path, source);
    },
    folders: async (path) => (await reader.list(join(root, path))).filter(({ kind }) => kind === "folder").map(({ name }) => name),
  };
}
