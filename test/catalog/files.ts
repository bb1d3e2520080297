import type { Files } from "../../generator/catalog/read.js";

/** Files in memory: path → text or bytes. */
export function filesOf(contents: { readonly [path: string]: string | Uint8Array }): Files {
  const paths = Object.keys(contents);
  return {
    read: (path) => {
      const content = contents[path];
      return content === undefined ? null : typeof content === "string" ? new TextEncoder().encode(content) : content;
    },
    list: (folder) => {
      const prefix = folder === "" ? "" : `${folder}/`;
      const names = new Set(paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length).split("/")[0]!));
      return names.size === 0 || paths.includes(folder) ? null : [...names];
    },
  };
}
