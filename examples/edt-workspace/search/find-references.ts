import type { Found } from "../metadata/find.js";
import { lastName } from "../metadata/address.js";
import type { ProjectReading } from "../ports/reading.js";
import { filesWith, type Follower, type SearchedFile } from "./files.js";
import { memberFinder } from "./member-references.js";
import { objectFinder } from "./object-references.js";
import { NAMING_FILES, type References } from "./reference.js";

/** References to a part of the configuration, file by file. */
export async function* findReferences(reading: ProjectReading, { address }: Found, folder: string, signal: AbortSignal, follower: Follower): AsyncIterable<SearchedFile & References> {
  const finder = address.members.length === 0 ? objectFinder(address) : await memberFinder(reading, address, signal);
  for await (const file of filesWith(reading, folder, NAMING_FILES, lastName(address), signal, follower)) {
    const references = finder(file.path, file.text);
    if (references.sure.length + references.possible.length > 0) yield { ...file, ...references };
  }
}
