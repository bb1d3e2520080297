import { Failed, nearest, notFound } from "contract-gate/runtime";
import { type Module, readModule } from "../bsl/outline.js";
import type { ProjectReading } from "../ports/reading.js";
import { folderOf, isName, parseAddress } from "./address.js";
import { addressOfFile, FOLDERS } from "./file-address.js";
import { KINDS } from "./kinds.js";

/** A module where it lies. */
export interface ModuleFile extends Module {
  readonly address: string;
  readonly path: string;
}

/** @throws Failed NOT_FOUND with the addresses of the modules that the object has */
export async function findModule(reading: ProjectReading, given: string, signal: AbortSignal): Promise<ModuleFile> {
  const address = given.normalize("NFC");
  const path = pathOf(address);
  const text = await reading.text(path);
  if (text !== null) return { ...readModule(text), address, path };
  const owner = path.slice(0, path.lastIndexOf("/"));
  const modules: string[] = [];
  for await (const other of reading.files(owner, [".bsl"], signal)) modules.push(addressOfFile(other));
  throw new Failed(notFound(given, modules.length > 0 ? nearest(address, modules, 5) : await nearObjects(reading, address)));
}

function pathOf(address: string): string {
  const parts = address.split(".");
  const module = parts.pop()!;
  if (parts.length === 1 && parts[0] === "Configuration" && isName(module)) return `src/Configuration/${module}.bsl`;
  const object = parseAddress(parts.join("."));
  const inner = object.members.map(({ kind, name }) => `/${FOLDERS.get(kind) ?? kind}/${name}`).join("");
  return `${folderOf(object)}${inner}/${module}.bsl`;
}

async function nearObjects(reading: ProjectReading, address: string): Promise<readonly string[]> {
  const [kindName, name = ""] = address.split(".");
  const kind = KINDS.get(kindName!);
  if (kind === undefined) return [];
  const module = address.slice(address.lastIndexOf("."));
  return nearest(name, await reading.folders(`src/${kind.folder}`), 3).map((near) => `${kindName}.${near}${module}`);
}
